// SPDX-License-Identifier: Apache-2.0
/** What a boot hook prints: exactly one JSON line that describes the system. Untrusted, so checked field by field. */
import type { SystemInfo } from '../core/domain/documents.ts';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { clip, oneLine } from './text.ts';

export interface BootLine {
  readonly system: SystemInfo;
  /** Null where the gateway is a pod. */
  readonly pidFile: string | null;
  readonly log: string | null;
  readonly endpoints: Readonly<Record<string, string>>;
  /** Of pods: where they are, and what else their places name. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

export interface BootLineOptions {
  /** Whether the gateway is a pod. */
  readonly isPod: boolean;
}

const NAMESPACE = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const LABEL_VALUE = /^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;

/** The line, checked. Throws a HarnessError (`boot-output`) that names what is wrong and what was printed. */
export function parseBootLine(stdout: string, { isPod }: BootLineOptions): BootLine {
  const line = stdout.trim();
  if (line === '' || /[\r\n]/.test(line)) throw wrong('one JSON line', line);
  const value = parseObject(line);
  return {
    system: {
      name: text(value, 'name', 100),
      version: text(value, 'version', 100),
      generation: optionalText(value, 'generation', 100),
      build: optionalText(value, 'build', 200),
      standInFor: optionalText(value, 'standInFor', 100),
    },
    pidFile: isPod ? null : text(value, 'pidFile', 4096),
    log: isPod ? null : text(value, 'log', 4096),
    endpoints: endpointsOf(value),
    namespaces: namesOf(value, 'namespaces', { shape: NAMESPACE, what: 'a name of a namespace' }),
    names: namesOf(value, 'names', { shape: LABEL_VALUE, what: 'a value of a label' }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parseObject(line: string): Fields {
  const value = parseJson(line);
  if (value === undefined) throw wrong('one JSON line', line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong('a JSON object', line);
  return value as Fields;
}

function text(fields: Fields, key: string, max: number): string {
  const value = fields[key];
  if (typeof value !== 'string' || value === '' || value.length > max) {
    throw wrong(`a text of 1 to ${String(max)} characters as ${key}`, JSON.stringify(value));
  }
  return value;
}

function optionalText(fields: Fields, key: string, max: number): string | null {
  const value = fields[key];
  return value === undefined || value === null ? null : text(fields, key, max);
}

function endpointsOf(fields: Fields): Readonly<Record<string, string>> {
  const value = fields['endpoints'];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong('an object of addresses as endpoints', JSON.stringify(value));
  }
  for (const name of Object.keys(value)) text(value as Fields, name, 500);
  return value as Readonly<Record<string, string>>;
}

function namesOf(
  fields: Fields,
  key: string,
  { shape, what }: { readonly shape: RegExp; readonly what: string },
): Readonly<Record<string, string>> {
  const value = fields[key] ?? {};
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw wrong(`an object of names as ${key}`, JSON.stringify(value));
  }
  for (const [name, named] of Object.entries(value)) {
    if (typeof named !== 'string' || !shape.test(named))
      throw wrong(`${what} as ${key}.${name}`, JSON.stringify(named));
  }
  return value as Readonly<Record<string, string>>;
}

function wrong(expected: string, seen: string | undefined): HarnessError {
  const shown = seen === undefined ? 'nothing' : seen === '' ? 'an empty output' : clip(oneLine(seen), 120);
  return new HarnessError(`hook system.boot must print ${expected}; it printed ${shown}`, {
    code: 'boot-output',
    phase: 'boot',
    subject: 'system.boot',
  });
}
