// SPDX-License-Identifier: Apache-2.0
/** What a schema expects, in an author's words: its `$comment` where it has one, otherwise what its keywords say. */
import { listed } from './show.ts';
import type { Schema, SchemaError } from './validator.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'a map',
  array: 'a list',
};

export function describeSchema(schema: Schema): string {
  if (typeof schema['$comment'] === 'string') return schema['$comment'];
  const names = allowedNames(schema);
  if (names.length > 0) return `${names.length > 1 ? 'one of ' : ''}${listed(names)}`;
  const types = [schema['type']].flat().map((type) => TYPES[String(type)] ?? 'a value');
  return `${listed(types)}${boundsOf(schema)}`;
}

/** Names that an `enum` or `const` allows. */
export function allowedNames(schema: Schema): readonly string[] {
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String);
  return 'const' in schema ? [String(schema['const'])] : [];
}

/** Keys that a map may have. */
export function knownKeys(schema: Schema): readonly string[] {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

/** Why a conditional part of the schema applies here: `with uses: outage`, `without component`. Null when it always does. */
export function conditionOf(error: SchemaError, all: readonly SchemaError[]): string | null {
  const [, dependent] = /\/dependentSchemas\/([^/]+)\//.exec(error.schemaPath) ?? [];
  if (dependent !== undefined) return `with ${dependent}`;
  const branch = all.find((candidate) => {
    if (candidate.keyword !== 'if' || !error.instancePath.startsWith(candidate.instancePath)) return false;
    const failing = String(candidate.params['failingKeyword']);
    return error.schemaPath.startsWith(`${candidate.schemaPath.slice(0, -'if'.length)}${failing}/`);
  });
  return branch === undefined ? null : conditionText(branch);
}

function conditionText(branch: SchemaError): string | null {
  const condition = (branch.parentSchema?.['if'] ?? {}) as ConditionSchema;
  const values = Object.keys(condition.properties ?? {}).map((key) => `${key}: ${valueOf(branch.data, key)}`);
  if (values.length > 0) return `with ${values.join(' and ')}`;
  if (condition.required !== undefined) {
    return `${branch.params['failingKeyword'] === 'then' ? 'with' : 'without'} ${listed(condition.required)}`;
  }
  const others = (condition.not?.anyOf ?? []).flatMap(({ required = [] }) => required);
  return others.length === 0 ? null : `without ${listed(others)}`;
}

interface ConditionSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly not?: { readonly anyOf?: readonly { readonly required?: readonly string[] }[] };
}

function valueOf(data: unknown, key: string): string {
  return typeof data === 'object' && data !== null ? String((data as Readonly<Record<string, unknown>>)[key]) : '';
}

interface Bounds {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

function boundsOf(schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, maxLength, minLength = 0 } = schema as Bounds;
  const upTo = maximum === undefined ? '' : ` and up to ${String(maximum)}`;
  if (exclusiveMinimum !== undefined) return ` above ${String(exclusiveMinimum)}${upTo}`;
  if (minimum !== undefined)
    return maximum === undefined ? `, ${String(minimum)} or more` : ` from ${String(minimum)} to ${String(maximum)}`;
  return maxLength === undefined ? '' : ` of ${String(minLength)} to ${String(maxLength)} characters`;
}
