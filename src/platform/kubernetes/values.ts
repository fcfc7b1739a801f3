// SPDX-License-Identifier: Apache-2.0
/** Reading what a cluster answered: nothing about it is taken for granted. What is not there, or of another type, is null. */

export type Fields = Readonly<Record<string, unknown>>;

const NONE: Fields = {};

/** An object's fields; none of anything else. */
export function asRecord(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : NONE;
}

/** What lies at the end of a path of names. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const name of path) {
    const fields = asRecord(current);
    current = Object.hasOwn(fields, name) ? fields[name] : undefined;
  }
  return current;
}

export function recordAt(value: unknown, ...path: readonly string[]): Fields {
  return asRecord(valueAt(value, ...path));
}

export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(value, ...path);
  return typeof found === 'string' ? found : null;
}

export function numberAt(value: unknown, ...path: readonly string[]): number | null {
  const found = valueAt(value, ...path);
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = valueAt(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Those entries whose values are texts: labels, annotations. */
export function textsAt(value: unknown, ...path: readonly string[]): Readonly<Record<string, string>> {
  const entries = Object.entries(recordAt(value, ...path));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
