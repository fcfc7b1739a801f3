// SPDX-License-Identifier: Apache-2.0
/**
 * GitHub's own description of the operations that the project uses: which route a request is for, whether request and
 * response are as described, and a smallest valid response to build others on. The description is made by
 * .github/scripts/github-description.mjs.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly route: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** By status; null: without a JSON body. */
  readonly responses: Readonly<Record<string, Schema | null>>;
}

interface Description {
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

export interface Routed {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

const file = path.resolve(import.meta.dirname, '../../fixtures/github/openapi.json');
const description = JSON.parse(fs.readFileSync(file, 'utf8')) as Description;
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: false });
const fromText = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: true });
for (const one of [ajv, fromText]) one.addSchema({ $id: 'github', schemas: description.schemas });
const compiled = new Map<Schema, ValidateFunction>();

/** Answers that any operation may give and that the description mostly leaves out. */
const always = new Set([401, 403, 404, 429, 500, 502, 503]);

export function route(method: string, pathname: string): Routed | null {
  for (const operation of description.operations) {
    if (operation.method !== method.toLowerCase()) continue;
    const names: string[] = [];
    const pattern = operation.route.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
    const match = new RegExp(`^${pattern}$`).exec(pathname);
    if (match === null) continue;
    return { operation, path: Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1]!)])) };
  }
  return null;
}

/** What is wrong with a request, in words; empty when nothing is. */
export function requestProblems(
  { operation, path: given }: Routed,
  query: URLSearchParams,
  body: unknown,
): readonly string[] {
  const problems: string[] = [];
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  for (const name of query.keys()) {
    if (!known.some((parameter) => parameter.name === name)) problems.push(`unknown parameter ${name}`);
  }
  for (const parameter of operation.parameters) {
    const value = parameter.in === 'path' ? given[parameter.name] : query.get(parameter.name);
    if (value === undefined || value === null) {
      if (parameter.required) problems.push(`parameter ${parameter.name} is missing`);
    } else {
      problems.push(...broken(fromText, parameter.schema, { value }, `parameter ${parameter.name}`));
    }
  }
  if (operation.body === null) {
    if (body !== undefined) problems.push('a body that the operation does not have');
  } else {
    problems.push(...broken(ajv, operation.body, { value: body }, 'body'));
    const names = propertyNames(operation.body);
    for (const name of Object.keys(body ?? {})) {
      if (!names.includes(name)) problems.push(`body has an unknown property ${name}`);
    }
  }
  return problems;
}

/** Of a body, also where it may be one of several. */
function propertyNames(schema: Schema): readonly string[] {
  const choices = (schema['anyOf'] ?? schema['oneOf'] ?? []) as readonly Schema[];
  return [...Object.keys(schema['properties'] ?? {}), ...choices.flatMap(propertyNames)];
}

export function responseProblems(operation: Operation, status: number, body: unknown): readonly string[] {
  const schema = operation.responses[String(status)];
  if (schema === undefined) return always.has(status) ? [] : [`status ${String(status)} is not described`];
  if (schema === null) return body === undefined ? [] : [`a body with status ${String(status)}`];
  return broken(ajv, schema, { value: body }, 'response');
}

/** The smallest value that a component allows: every required property, null where that will do. */
export function sampleOf(component: string): Record<string, unknown> {
  return sample({ $ref: `#/schemas/${component}` }) as Record<string, unknown>;
}

function broken(validators: Ajv, schema: Schema, holder: { value: unknown }, what: string): readonly string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    const wrapped = { type: 'object', required: ['value'], properties: { value: schema } };
    const pointed = JSON.parse(JSON.stringify(wrapped).replaceAll('"#/schemas/', '"github#/schemas/')) as Schema;
    validate = validators.compile(pointed);
    compiled.set(schema, validate);
  }
  if (validate(holder)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${what}${instancePath} ${message ?? ''}`);
}

function sample(schema: Schema): unknown {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return sample(description.schemas[reference.replace('#/schemas/', '')]!);
  if (choices !== undefined) return choices.some(({ type }) => type === 'null') ? null : sample(choices[0]!);
  const parts = schema['allOf'] as readonly Schema[] | undefined;
  if (parts !== undefined) return Object.assign({}, ...parts.map(sample)) as unknown;
  const values = schema['enum'] as readonly unknown[] | undefined;
  if (values !== undefined) return values[0];
  switch (schema['type']) {
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 1;
    case 'boolean':
      return false;
    case 'string':
      return schema['format'] === 'date-time' ? '2026-11-01T10:00:00Z' : 'https://example.test/x';
    default:
      return sampleObject(schema);
  }
}

function sampleObject(schema: Schema): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
}
