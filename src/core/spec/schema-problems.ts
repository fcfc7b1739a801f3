// SPDX-License-Identifier: Apache-2.0
/** The one place that says the validator's errors in the author's terms, each at its place in the file. */
import type { SpecProblem } from '../domain/errors.ts';
import { nearestName } from '../domain/nearest.ts';
import { isRecord } from './document.ts';
import { child, lastKey, type Places, problemAt } from './places.ts';
import { branchesOf, isClaim, resolved, type Sifted, siftErrors } from './schema-noise.ts';
import { allowedNames, conditionOf, describeSchema, knownKeys } from './schema-words.ts';
import { counted, listed, quoted, showValue } from './show.ts';
import { type Schema, type SchemaError, type SchemaName, schemaErrors } from './validator.ts';

/** More errors than anyone reads; sifting looks at each beside the others. */
const MAX_ERRORS = 1000;

export interface SchemaCheck {
  readonly schema: SchemaName;
  readonly value: unknown;
  readonly places: Places;
  /** What stood in the file where a parameter was put in, by pointer. */
  readonly originals: ReadonlyMap<string, string>;
}

export interface SchemaFindings {
  readonly problems: readonly SpecProblem[];
  /** Pointers of maps with a key that the schema does not know: what was meant to be there cannot be told. */
  readonly mapsWithUnknownKeys: ReadonlySet<string>;
}

interface Context extends SchemaCheck, Sifted {
  readonly all: readonly SchemaError[];
  /** Missing keys that a misspelled one stands for, by the pointer of their map. */
  readonly meant: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function checkSchema(check: SchemaCheck): SchemaFindings {
  const all = schemaErrors(check.schema, check.value).slice(0, MAX_ERRORS);
  const sifted = siftErrors(all, check.schema);
  const context: Context = { ...check, ...sifted, all, meant: meantKeys(sifted, { ...check, all }) };
  const problems = [
    ...[...sifted.unknownKeys].flatMap(([pointer, keys]) =>
      [...keys].map((key) => unknownKeyProblem({ pointer, key }, context)),
    ),
    ...sifted.errors.flatMap((error) => problemOf(error, context) ?? []),
  ];
  return { problems, mapsWithUnknownKeys: new Set(sifted.unknownKeys.keys()) };
}

type Teller = (error: SchemaError, context: Context) => SpecProblem | null;

/** How errors of a keyword are told; all others are about a value. */
const TELLERS: Readonly<Record<string, Teller>> = {
  // Told once for each key before.
  additionalProperties: () => null,
  required: missingKeyProblem,
  dependentRequired: dependentKeyProblem,
  'false schema': refusedKeyProblem,
  discriminator: kindProblem,
  propertyNames: keyNameProblem,
  uniqueItems: repeatedItemProblem,
  minItems: sizeProblem,
  maxItems: sizeProblem,
  minProperties: sizeProblem,
  maxProperties: sizeProblem,
};

function problemOf(error: SchemaError, context: Context): SpecProblem | null {
  if (isClaim(error)) return claimProblem(error, context);
  return (TELLERS[error.keyword] ?? valueProblem)(error, context);
}

function keyNameProblem(error: SchemaError, context: Context): SpecProblem {
  const key = String(error.params['propertyName']);
  const expected = describeSchema(resolved(error.schema as Schema, context.schema));
  return problemAt(context.places, child(error.instancePath, key), {
    found: `key ${quoted(key)}`,
    expected,
    atKey: true,
  });
}

function valueProblem(error: SchemaError, context: Context): SpecProblem {
  const schema = schemaOf(error);
  const data: unknown = error.data;
  const original = context.originals.get(error.instancePath);
  const found = `${keyOf(error.instancePath)}${showValue(data)}${original === undefined ? '' : ` (from ${original})`}`;
  const nearest = typeof data === 'string' ? nearestName(data, allowedNames(schema)) : null;
  return problemAt(context.places, error.instancePath, { found, expected: describeSchema(schema), nearest });
}

function missingKeyProblem(error: SchemaError, context: Context): SpecProblem | null {
  const key = String(error.params['missingProperty']);
  const stoodFor = [...(context.meant.get(error.instancePath)?.values() ?? [])];
  if (stoodFor.includes(key)) return null;
  const condition = conditionOf(error, context.all);
  const what = propertyText({ key, error }, context.schema);
  const expected = condition === null ? what : `${quoted(key)} (${condition})`;
  return problemAt(context.places, error.instancePath, { found: `missing key ${quoted(key)}`, expected, atKey: true });
}

function dependentKeyProblem(error: SchemaError, context: Context): SpecProblem {
  const key = quoted(String(error.params['missingProperty']));
  const expected = `${key} (with ${String(error.params['property'])})`;
  return problemAt(context.places, error.instancePath, { found: `missing key ${key}`, expected, atKey: true });
}

/** `run: text`: what belongs under a key that is missing. */
function propertyText(missing: { readonly key: string; readonly error: SchemaError }, home: SchemaName): string {
  const { key, error } = missing;
  const { properties, additionalProperties, discriminator } = schemaOf(error);
  if (isRecord(discriminator) && discriminator['propertyName'] === key)
    return `${key}: one of ${listed(kindsOf(error, home))}`;
  const property = isRecord(properties) ? properties[key] : additionalProperties;
  return isRecord(property) ? `${key}: ${describeSchema(resolved(property, home))}` : quoted(key);
}

function refusedKeyProblem(error: SchemaError, context: Context): SpecProblem {
  const key = lastKey(error.instancePath);
  const expected = `no ${quoted(key)} (${conditionOf(error, context.all) ?? holderOf(error)})`;
  return problemAt(context.places, error.instancePath, { found: `key ${quoted(key)}`, expected, atKey: true });
}

/** `in until`: the key of the map that has the key. */
function holderOf({ instancePath }: SchemaError): string {
  const key = lastKey(instancePath.slice(0, instancePath.lastIndexOf('/')));
  return /^\d*$/.test(key) ? 'here' : `in ${key}`;
}

function unknownKeyProblem(unknown: { readonly pointer: string; readonly key: string }, context: Context): SpecProblem {
  const { pointer, key } = unknown;
  const meant = context.meant.get(pointer)?.get(key);
  const free = freeKeys(pointer, context);
  const nearest = nearestName(key, free);
  const choices = free.length === 0 ? 'no further key' : `${free.length === 1 ? '' : 'one of '}${listed(free)}`;
  const missing = meant === undefined ? '' : quoted(meant);
  const isIt = meant !== undefined && (nearest === null || nearest === meant);
  const expected = isIt
    ? `${missing}, which is missing here`
    : `${choices}${missing === '' ? '' : `, and ${missing} as well`}`;
  return problemAt(context.places, child(pointer, key), {
    found: `unknown key ${quoted(key)}`,
    expected,
    nearest,
    atKey: true,
  });
}

function kindProblem(error: SchemaError, context: Context): SpecProblem {
  const tag = String(error.params['tag']);
  const kinds = kindsOf(error, context.schema);
  const value = isRecord(error.data) ? error.data[tag] : undefined;
  const nearest = typeof value === 'string' ? nearestName(value, kinds) : null;
  const found = `${tag}: ${showValue(value)}`;
  return problemAt(context.places, child(error.instancePath, tag), {
    found,
    expected: `one of ${listed(kinds)}`,
    nearest,
  });
}

function repeatedItemProblem(error: SchemaError, context: Context): SpecProblem {
  const index = Math.max(Number(error.params['i']), Number(error.params['j']));
  const found = `${showValue((error.data as readonly unknown[])[index])} a second time`;
  return problemAt(context.places, child(error.instancePath, index), { found, expected: 'each item once' });
}

function sizeProblem(error: SchemaError, context: Context): SpecProblem {
  const limit = Number(error.params['limit']);
  const most = error.keyword.startsWith('max');
  const isList = Array.isArray(error.data);
  const keys = isList ? [] : Object.keys(error.data as object);
  const here = { atKey: true } as const;
  if (!isList && !most) {
    const required = (schemaOf(error)['required'] ?? []) as readonly string[];
    const claims = knownKeys(schemaOf(error)).filter((key) => !required.includes(key) && !needsAnother(error, key));
    const found = keys.length === 0 ? 'an empty map' : `nothing but ${listed(keys, 'and')}`;
    return problemAt(context.places, error.instancePath, { found, expected: `one of ${listed(claims)}`, ...here });
  }
  const size = isList ? (error.data as readonly unknown[]).length : keys.length;
  const found = isList
    ? size === 0
      ? 'an empty list'
      : counted(size, 'item')
    : `the keys ${listed(keys, 'and')} in one map`;
  const noun = isList ? 'item' : 'key';
  const expected = `${most ? 'at most' : 'at least'} ${counted(limit, noun)}`;
  return problemAt(context.places, error.instancePath, { found, expected, ...here });
}

/** A key that only adds to another is no claim by itself. */
function needsAnother(error: SchemaError, key: string): boolean {
  const dependent = schemaOf(error)['dependentSchemas'];
  const of = isRecord(dependent) ? dependent[key] : undefined;
  return isRecord(of) && 'required' in of;
}

function claimProblem(error: SchemaError, context: Context): SpecProblem {
  const ways = branchesOf(error).flatMap((branch) => (branch['required'] ?? []) as readonly string[]);
  const given = ways.filter((key) => isRecord(error.data) && Object.hasOwn(error.data, key));
  const found = given.length === 0 ? `none of ${listed(ways)}` : `${listed(given, 'and')} together`;
  const expected = error.keyword === 'oneOf' ? `exactly one of ${listed(ways)}` : `${listed(ways)} as well`;
  const condition = conditionOf(error, context.all);
  return problemAt(context.places, error.instancePath, {
    found,
    expected: condition === null ? expected : `${expected} (${condition})`,
    atKey: true,
  });
}

/** Which missing key each unknown key stands for: the nearest, otherwise the next that is missing. */
function meantKeys(
  sifted: Sifted,
  context: Pick<Context, 'all' | 'schema'>,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const meant = new Map<string, ReadonlyMap<string, string>>();
  for (const [pointer, unknown] of sifted.unknownKeys) {
    const missing = new Set(sifted.missingKeys.get(pointer) ?? []);
    const free = freeKeys(pointer, context);
    const nearMissing = (key: string): boolean => missing.has(nearestName(key, free) ?? '');
    const pairs = new Map<string, string>();
    for (const key of [...unknown].sort((left, right) => Number(nearMissing(right)) - Number(nearMissing(left)))) {
      const near = nearestName(key, free);
      const [next] = missing;
      const stoodFor = near !== null && missing.has(near) ? near : next;
      if (stoodFor === undefined) continue;
      pairs.set(key, stoodFor);
      missing.delete(stoodFor);
    }
    meant.set(pointer, pairs);
  }
  return meant;
}

/** Keys that the map at a pointer may have and does not. */
function freeKeys(pointer: string, context: Pick<Context, 'all' | 'schema'>): readonly string[] {
  const about = context.all.find(
    ({ instancePath, keyword }) =>
      instancePath === pointer && (keyword === 'additionalProperties' || keyword === 'discriminator'),
  );
  if (about === undefined) return [];
  const branches = about.keyword === 'discriminator' ? (schemaOf(about)['oneOf'] as readonly Schema[]) : null;
  const shapes = branches?.map((branch) => resolved(branch, context.schema)) ?? [schemaOf(about)];
  const known = new Set(shapes.flatMap(knownKeys));
  return [...known].filter((key) => isRecord(about.data) && !Object.hasOwn(about.data, key));
}

function kindsOf(error: SchemaError, home: SchemaName): readonly string[] {
  const branches = (schemaOf(error)['oneOf'] ?? []) as readonly Schema[];
  return branches.flatMap((branch) => {
    const { properties } = resolved(branch, home);
    const kind = isRecord(properties) ? properties['kind'] : undefined;
    return isRecord(kind) ? allowedNames(kind) : [];
  });
}

/** `timeout: ` of a value that has a key; items of lists have none. */
function keyOf(pointer: string): string {
  const key = lastKey(pointer);
  return pointer === '' || /^\d+$/.test(key) ? '' : `${key}: `;
}

function schemaOf(error: SchemaError): Schema {
  return error.parentSchema ?? {};
}
