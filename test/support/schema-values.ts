// SPDX-License-Identifier: Apache-2.0
/**
 * Random values that fit a schema, for schemas of plain structure: what runs record, not what authors write. Texts come
 * from a few names, so that events concern the same things, from what readers stumble over, and from anywhere.
 */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { TimelineEvent, UndoRecord } from '../../src/core/domain/documents.ts';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type Files = Readonly<Record<string, Schema>>;

const names = ['gateway', 'counter', 'counter-0', 'counter-1', 'counter-0/sandbox', 'cut', 'flow', 'flow[0]'];
const odd = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '\u202e<b>',
  'a\nb',
  '\u{1f4a5}'.repeat(9),
];
/** Of free texts; all of Unicode would take seconds to set up. */
const unit = fc.constantFrom(
  ...Array.from('aZ09 -_./:[]{}<>&"\'\\`$#|\n\t\0\x1b\x7f\u0085\u200b\u202e\u2028\ufeff\u0301\u{1f4a5}\ud7ff'),
);
const folder = path.resolve(import.meta.dirname, '../../src/schema');
const files: Files = Object.fromEntries(
  ['experiment', 'run-manifest', 'timeline-event', 'undo-record', 'verdict'].map((name) => [
    `${name}.schema.json`,
    JSON.parse(fs.readFileSync(path.join(folder, `${name}.schema.json`), 'utf8')) as Schema,
  ]),
);

/** Bodies of all types alike; what they say need not agree. Numbered from 0, time goes on. */
export function anyEvents(limits: { readonly maxLength: number }): fc.Arbitrary<readonly TimelineEvent[]> {
  const gap = fc.constantFrom(0, 0.125, 1, 1000, 3_600_000);
  return fc.array(fc.tuple(anyEventBody, gap), limits).map((bodies) => {
    let elapsedMs = 0;
    return bodies.map(([body, gapMs], seq) => {
      elapsedMs += gapMs;
      return { v: 1, seq, at: '2026-11-29T15:45:00.000Z', elapsedMs, ...(body as object) } as TimelineEvent;
    });
  });
}

const anyEventBody: fc.Arbitrary<unknown> = valuesOf('timeline-event.schema.json', '/$defs/body');

export const anyUndoRecord: fc.Arbitrary<UndoRecord> = valuesOf('undo-record.schema.json', '').map(
  (value) => value as UndoRecord,
);

function valuesOf(file: string, pointer: string): fc.Arbitrary<unknown> {
  return arbitraryOf({ $ref: `${file}#${pointer}` }, file);
}

function arbitraryOf(schema: Schema, file: string): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    const [other = '', pointer = ''] = schema.$ref.split('#');
    const target = other === '' ? file : other;
    return arbitraryOf(lookUp(target, pointer), target);
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, file)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['object']);
  return fc.oneof(...types.map((type) => ofType(type, schema, file)));
}

function lookUp(file: string, pointer: string): Schema {
  const [, place, name = ''] = /^\/(\$defs)\/(.+)$/.exec(pointer) ?? [];
  const found = place === undefined ? files[file] : files[file]?.$defs?.[name];
  if (found === undefined) throw new Error(`no schema ${file}#${pointer}`);
  return found;
}

function ofType(type: string, schema: Schema, file: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.constantFrom(0, 1, 2, 2 ** 31, Number.MAX_SAFE_INTEGER), fc.nat()).map(atLeast(schema));
    case 'number':
      return fc.oneof(fc.constantFrom(0, 0.5, 1e21, Number.MAX_VALUE), fc.double({ noNaN: true })).map(atLeast(schema));
    case 'string':
      return textOf(schema);
    case 'array':
      return listOf(schema, file);
    case 'object':
      return mapOf(schema, file);
    default:
      throw new Error(`no values of type ${type}`);
  }
}

function atLeast({ minimum = -Number.MAX_VALUE }: Schema): (value: number) => number {
  // JSON has neither infinities nor a negative zero.
  return (value) => Math.max(minimum, Number.isFinite(value) ? value : 0) + 0;
}

function textOf({ pattern, minLength = 0, maxLength = 1000 }: Schema): fc.Arbitrary<string> {
  const fits = (text: string): boolean =>
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text));
  const free =
    pattern === undefined ? fc.string({ unit, minLength, maxLength }) : fc.stringMatching(new RegExp(pattern));
  const known = [names, odd].map((texts) => texts.filter(fits)).filter((texts) => texts.length > 0);
  return fc.oneof(...known.map((texts) => fc.constantFrom(...texts)), free);
}

function listOf({ items = {}, minItems = 0, maxItems = 5 }: Schema, file: string): fc.Arbitrary<readonly unknown[]> {
  return fc.array(arbitraryOf(items, file), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
}

function mapOf(schema: Schema, file: string): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  const known = Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner, file)] as const);
  const needed = required.filter((name) => name in properties);
  const record = fc.record(Object.fromEntries(known), { requiredKeys: needed });
  if (typeof additionalProperties !== 'object') return record;
  const keys = textOf(propertyNames ?? {}).filter((name) => name !== '__proto__');
  const more = fc.dictionary(keys, arbitraryOf(additionalProperties, file), { maxKeys: 3 });
  return fc.tuple(record, more).map(([fixed, free]) => ({ ...free, ...(fixed as object) }));
}
