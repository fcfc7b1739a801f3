// SPDX-License-Identifier: Apache-2.0
/**
 * Kubernetes' own description of its API: the definition of every kind, and the parameters of every operation. Requests
 * and answers are checked against it; a strategic merge patch reads from it how lists are merged. The description is made
 * by .github/scripts/kubernetes-description.mjs. A walker of its own, because to compile the schema of a pod takes longer
 * than to start the cluster.
 */
import fs from 'node:fs';
import path from 'node:path';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly enum?: readonly unknown[];
  /** Present where a strategic merge patch merges the list; empty for a list of plain values. */
  readonly 'x-merge-key'?: string;
}

export interface Operation {
  readonly query: readonly (readonly [name: string, type: string])[];
  readonly body: string | null;
  readonly answer: string | null;
}

interface Description {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly definitions: Readonly<Record<string, Schema>>;
}

const file = path.resolve(import.meta.dirname, '../../fixtures/kubernetes/openapi.json');
const description = JSON.parse(fs.readFileSync(file, 'utf8')) as Description;
const patterns = Object.entries(description.operations).map(([key, operation]) => {
  const [method = '', route = ''] = key.split(' ');
  const pattern = new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`);
  return { method, pattern, operation };
});

export function operationFor(method: string, pathname: string): Operation | null {
  const lower = method.toLowerCase();
  return patterns.find((one) => one.method === lower && one.pattern.test(pathname))?.operation ?? null;
}

export function definition(name: string): Schema | undefined {
  return description.definitions[name];
}

export function definitions(): Readonly<Record<string, Schema>> {
  return description.definitions;
}

export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return description.definitions[schema.$ref.slice('#/definitions/'.length)] ?? {};
}

/** What is wrong with a value, in words; empty when nothing is. */
export function schemaProblems(name: string, value: unknown): readonly string[] {
  const schema = description.definitions[name];
  return schema === undefined ? [`there is no definition ${name}`] : problemsOf(schema, value, '');
}

function problemsOf(given: Schema, value: unknown, at: string): readonly string[] {
  const schema = resolved(given);
  if (value === null || value === undefined) return [];
  const kinds = schema.type === undefined ? [] : [schema.type].flat();
  if (kinds.length > 0 && !kinds.some((kind) => isOf(kind, value))) return [`${at || '.'}: not ${kinds.join(' or ')}`];
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return [`${at}: ${JSON.stringify(value)} is not known`];
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined ? [] : value.flatMap((one, i) => problemsOf(items, one, `${at}[${String(i)}]`));
  }
  return typeof value === 'object' ? objectProblems(schema, value as Record<string, unknown>, at) : [];
}

function objectProblems(schema: Schema, value: Readonly<Record<string, unknown>>, at: string): readonly string[] {
  const missing = (schema.required ?? [])
    .filter((name) => value[name] === undefined || value[name] === null)
    .map((name) => `${at}.${name}: is missing`);
  const others = Object.entries(value).flatMap(([name, part]) => {
    const known = schema.properties?.[name] ?? schema.additionalProperties;
    if (known === false) return [`${at}.${name}: unknown field`];
    return typeof known === 'object' ? problemsOf(known, part, `${at}.${name}`) : [];
  });
  return [...missing, ...others];
}

function isOf(kind: string, value: unknown): boolean {
  if (kind === 'array') return Array.isArray(value);
  if (kind === 'object') return typeof value === 'object' && !Array.isArray(value);
  if (kind === 'integer') return Number.isInteger(value);
  return typeof value === kind;
}
