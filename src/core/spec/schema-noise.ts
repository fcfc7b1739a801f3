// SPDX-License-Identifier: Apache-2.0
/**
 * Which of the validator's errors an author needs. A validator reports a failed branch of a union next to the branch
 * that was meant, and a condition that fails only because a key is misspelled; those are left out here. How the rest
 * is said is schema-problems.ts's affair.
 */
import { isRecord } from './document.ts';
import { knownKeys } from './schema-words.ts';
import { type Schema, type SchemaError, schemaAt, type SchemaName } from './validator.ts';

export interface Sifted {
  readonly errors: readonly SchemaError[];
  /** Keys that the schema does not know, by the pointer of their map. */
  readonly unknownKeys: ReadonlyMap<string, ReadonlySet<string>>;
  /** Keys that are missing whatever else the map holds, by the pointer of their map. */
  readonly missingKeys: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Unions that were not met, and whether one branch has the type of the value that is there. */
type Unions = ReadonlyMap<string, { readonly fits: boolean }>;

export function siftErrors(all: readonly SchemaError[], home: SchemaName): Sifted {
  const unions = unionsOf(all, home);
  const unknownKeys = unknownKeysOf(all, home);
  const missingKeys = collect(
    all.filter((error) => error.keyword === 'required' && !isConditional(error) && !isClaimBranch(error, all)),
    (error) => [error.instancePath, String(error.params['missingProperty'])],
  );
  const refused = new Set(all.filter(isRefusedKey).map(mapOf));
  const errors = all.filter((error) => {
    if (isWrapper(error, unions) || isClaimBranch(error, all) || isAboutKeyName(error, all)) return false;
    if (unions.has(error.instancePath) && ['type', 'const', 'enum'].includes(error.keyword)) return false;
    if (followsFromMisspelling(error, unknownKeys)) return false;
    const mayFollow = (isConditional(error) && !isRefusedKey(error)) || isClaim(error);
    if (mayFollow && refused.has(mapOf(error))) return false;
    return !isToldBetter(error, all);
  });
  return { errors, unknownKeys, missingKeys };
}

/** A list of ways of which one must be taken, each told by the key it requires. */
export function isClaim(error: SchemaError): boolean {
  if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') return false;
  return branchesOf(error).every((branch) => Array.isArray(branch['required']) && Object.keys(branch).length === 1);
}

export function branchesOf(error: SchemaError): readonly Schema[] {
  return Array.isArray(error.schema) ? (error.schema as readonly Schema[]) : [];
}

export function resolved(schema: Schema, home: SchemaName): Schema {
  const reference = schema['$ref'];
  return typeof reference === 'string' ? (schemaAt(reference, home) ?? schema) : schema;
}

function unionsOf(all: readonly SchemaError[], home: SchemaName): Unions {
  const unions = new Map<string, { readonly fits: boolean }>();
  for (const error of all) {
    if (error.keyword !== 'anyOf' || isClaim(error)) continue;
    const fits = branchesOf(error).some((branch) => hasTypeOf(error.data, resolved(branch, home)));
    unions.set(error.instancePath, { fits });
  }
  return unions;
}

function hasTypeOf(data: unknown, schema: Schema): boolean {
  switch (schema['type']) {
    case 'string':
      return typeof data === 'string';
    case 'array':
      return Array.isArray(data);
    case 'object':
      return isRecord(data);
    default:
      return false;
  }
}

function unknownKeysOf(all: readonly SchemaError[], home: SchemaName): ReadonlyMap<string, ReadonlySet<string>> {
  const additional = collect(
    all.filter((error) => error.keyword === 'additionalProperties'),
    (error) => [error.instancePath, String(error.params['additionalProperty'])],
  );
  // Without its discriminator a map is compared with no branch, so a misspelled one must be found here.
  for (const error of all.filter((candidate) => isMissingTag(candidate))) {
    const branches = (error.parentSchema?.['oneOf'] ?? []) as readonly Schema[];
    const known = new Set(branches.flatMap((branch) => knownKeys(resolved(branch, home))));
    const unknown = Object.keys(error.data as object).filter((key) => !known.has(key));
    if (unknown.length > 0) additional.set(error.instancePath, new Set(unknown));
  }
  return additional;
}

function isMissingTag(error: SchemaError): boolean {
  if (error.keyword !== 'discriminator' || !isRecord(error.data)) return false;
  return !Object.hasOwn(error.data, String(error.params['tag']));
}

function isWrapper(error: SchemaError, unions: Unions): boolean {
  if (error.keyword === 'if' || isMissingTag(error)) return true;
  return error.keyword === 'anyOf' && !isClaim(error) && unions.get(error.instancePath)?.fits === true;
}

/** What is wrong with the name of a key; that it is wrong is an error of its own, which knows the key. */
function isAboutKeyName(error: SchemaError, all: readonly SchemaError[]): boolean {
  return all.some(
    (other) =>
      other.keyword === 'propertyNames' &&
      other !== error &&
      other.instancePath === error.instancePath &&
      other.params['propertyName'] === error.data,
  );
}

function isClaimBranch(error: SchemaError, all: readonly SchemaError[]): boolean {
  if (error.keyword !== 'required') return false;
  return all.some(
    (other) =>
      isClaim(other) &&
      other.instancePath === error.instancePath &&
      error.schemaPath.startsWith(`${other.schemaPath}/`),
  );
}

/** Conditions and claims say nothing useful about a map in which a key is misspelled. */
function followsFromMisspelling(error: SchemaError, unknownKeys: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const dependsOnKeys = isConditional(error) || isClaim(error) || error.keyword.endsWith('Properties');
  if (!dependsOnKeys || error.keyword === 'additionalProperties') return false;
  return unknownKeys.has(error.instancePath) || unknownKeys.has(mapOf(error));
}

function isConditional(error: SchemaError): boolean {
  return error.keyword === 'dependentRequired' || /\/(then|else|dependentSchemas)\//.test(error.schemaPath);
}

function isRefusedKey(error: SchemaError): boolean {
  return error.keyword === 'false schema';
}

/** The map that a conditional error is about: the one with the condition, seen from a key of it. */
function mapOf(error: SchemaError): string {
  const { instancePath, keyword } = error;
  return keyword === 'required' || keyword === 'dependentRequired' || isClaim(error)
    ? instancePath
    : instancePath.slice(0, instancePath.lastIndexOf('/'));
}

/** Too few keys where a key is missing by name, and the wider of two lists of allowed words. */
function isToldBetter(error: SchemaError, all: readonly SchemaError[]): boolean {
  const here = all.filter((other) => other !== error && other.instancePath === error.instancePath);
  if (error.keyword === 'minProperties') {
    return here.some(isClaim) || (here.some((other) => other.keyword === 'required') && !lacksClaim(error));
  }
  if (error.keyword !== 'enum') return false;
  const size = (candidate: SchemaError): number => (candidate.schema as readonly unknown[]).length;
  return here.some((other) => other.keyword === 'enum' && size(other) < size(error));
}

/** Nothing is there beside what every map of the kind has. */
function lacksClaim(error: SchemaError): boolean {
  const required = (error.parentSchema?.['required'] ?? []) as readonly string[];
  return required.length > 0 && Object.keys(error.data as object).every((key) => required.includes(key));
}

function collect(
  errors: readonly SchemaError[],
  entry: (error: SchemaError) => readonly [pointer: string, key: string],
): Map<string, ReadonlySet<string>> {
  const collected = new Map<string, ReadonlySet<string>>();
  for (const error of errors) {
    const [pointer, key] = entry(error);
    collected.set(pointer, new Set([...(collected.get(pointer) ?? []), key]));
  }
  return collected;
}
