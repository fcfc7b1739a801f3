// SPDX-License-Identifier: Apache-2.0
/** The three kinds of patches: JSON (RFC 6902), merge (RFC 7386), and Kubernetes' strategic merge by the description. */
import { badRequest, rejected, unsupportedMediaType } from './api-error.ts';
import { definition, resolved, type Schema } from './description.ts';
import type { Resource } from './resources.ts';

type Json = Readonly<Record<string, unknown>>;

export const PATCH_TYPES = {
  json: 'application/json-patch+json',
  merge: 'application/merge-patch+json',
  strategic: 'application/strategic-merge-patch+json',
} as const;

export interface Patch {
  readonly type: string;
  readonly value: unknown;
}

export function patched<T>(resource: Resource, original: T, { type, value }: Patch): T {
  const base = structuredClone(original) as Json;
  if (type === PATCH_TYPES.json) return jsonPatched(base, value) as T;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest('the patch is no object');
  if (type === PATCH_TYPES.merge) return merged(base, value as Json) as T;
  if (type !== PATCH_TYPES.strategic || resource.definition === null) {
    const known = Object.values(PATCH_TYPES).filter(
      (one) => resource.definition !== null || one !== PATCH_TYPES.strategic,
    );
    throw unsupportedMediaType(known.join(', '));
  }
  return strategicallyMerged(base, value as Json, definition(resource.definition) ?? {}) as T;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merged(base: Json, patch: Json): Json {
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) Reflect.deleteProperty(result, name);
    else if (isObject(value)) result[name] = merged(isObject(result[name]) ? result[name] : {}, value);
    else result[name] = value;
  }
  return result;
}

const directive = /^\$(setElementOrder|deleteFromPrimitiveList|retainKeys)/;

function strategicallyMerged(base: Json, patch: Json, schema: Schema): Json {
  if (patch['$patch'] === 'replace') return without(patch, ['$patch']);
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (name.startsWith('$deleteFromPrimitiveList/')) {
      const list = name.slice('$deleteFromPrimitiveList/'.length);
      result[list] = ((result[list] ?? []) as unknown[]).filter((one) => !(value as unknown[]).includes(one));
    }
    if (directive.test(name)) continue;
    const part = partOf(schema, name);
    if (value === null) Reflect.deleteProperty(result, name);
    else if (Array.isArray(value)) result[name] = mergedList((result[name] ?? []) as unknown[], value, part);
    else if (isObject(value)) {
      const inner = isObject(result[name]) ? result[name] : {};
      if (value['$patch'] === 'delete') Reflect.deleteProperty(result, name);
      else result[name] = strategicallyMerged(inner, value, resolved(part));
    } else result[name] = value;
  }
  return result;
}

function partOf(schema: Schema, name: string): Schema {
  const { properties, additionalProperties } = schema;
  return properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

function mergedList(base: readonly unknown[], patch: readonly unknown[], schema: Schema): readonly unknown[] {
  const key = schema['x-merge-key'];
  if (key === undefined) return patch;
  if (key === '') return [...base, ...patch.filter((one) => !base.includes(one))];
  const elements = patch.filter(isObject);
  if (elements.some((one) => one['$patch'] === 'replace')) return elements.filter((one) => one['$patch'] === undefined);
  const result = base.filter(isObject).map((one) => ({ ...one }));
  for (const element of elements) {
    const at = result.findIndex((one) => one[key] === element[key]);
    if (element['$patch'] === 'delete') result.splice(at, at < 0 ? 0 : 1);
    else if (at < 0) result.push(element);
    else result[at] = strategicallyMerged(result[at] ?? {}, element, resolved(schema.items ?? {}));
  }
  return result;
}

function without(value: Json, names: readonly string[]): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

interface Step {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

function jsonPatched(base: Json, steps: unknown): Json {
  if (!Array.isArray(steps)) throw badRequest('a JSON patch is a list');
  let document: unknown = base;
  for (const { op, path, value } of steps as readonly Step[]) {
    const keys = path
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    document = applied(document, keys, { op, path, value });
  }
  return document as Json;
}

function applied(at: unknown, keys: readonly string[], step: Step): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return step.value;
  const container = (Array.isArray(at) ? [...(at as unknown[])] : { ...(at as Json) }) as Record<string, unknown>;
  if (rest.length > 0) {
    if (container[key] === undefined) throw rejected();
    container[key] = applied(container[key], rest, step);
    return container;
  }
  return changed(container, key, step);
}

function changed(container: Record<string, unknown>, key: string, { op, value }: Step): unknown {
  if (op !== 'add' && container[key] === undefined) throw rejected();
  if (op === 'test') {
    if (JSON.stringify(container[key]) !== JSON.stringify(value)) throw rejected();
  } else if (op === 'remove') {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else Reflect.deleteProperty(container, key);
  } else if (op === 'add' && Array.isArray(container)) {
    container.splice(key === '-' ? container.length : Number(key), 0, value);
  } else if (op === 'add' || op === 'replace') container[key] = value;
  else throw badRequest(`the test cluster has no JSON patch operation ${op}`);
  return container;
}
