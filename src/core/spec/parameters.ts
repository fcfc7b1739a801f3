// SPDX-License-Identifier: Apache-2.0
/**
 * Parameters: which value is in force (default, then the adapter's override, then `--set`) and `${name}` put into
 * scalars before the schema looks at them. Scripts and prose are left alone: a script has the environment.
 */
import { isScalar, parseDocument } from 'yaml';
import type { ParameterValue } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import { nearestName } from '../domain/nearest.ts';
import { isRecord, type SpecDocument } from './document.ts';
import { child, type Place, problemAt, segmentsOf, valuePlace } from './places.ts';
import { listed, quoted, showValue } from './show.ts';

export interface ParameterInputs {
  readonly overrides: Readonly<Record<string, ParameterValue>>;
  /** `--set name=value`, value as typed. */
  readonly sets: Readonly<Record<string, string>>;
}

export interface Effective {
  readonly values: ReadonlyMap<string, ParameterValue>;
  readonly problems: readonly SpecProblem[];
}

export interface Substituted {
  readonly value: Readonly<Record<string, unknown>>;
  readonly problems: readonly SpecProblem[];
  /** What stood in the file where a parameter was put in, by pointer. */
  readonly originals: ReadonlyMap<string, string>;
  /** Pointers of values with an unknown name in them; what else is said of them is of no use. */
  readonly broken: ReadonlySet<string>;
}

const MAX_TEXT = 4096;
const exactNumber = 'a number that can be kept as it is written, or text in quotes';
const USE = /\$\{([^{}\n]*)\}/g;
const WHOLE_USE = /^\$\{([^{}\n]*)\}$/;

export function effectiveParameters(document: SpecDocument, inputs: ParameterInputs): Effective {
  const values = new Map<string, ParameterValue>();
  const problems: SpecProblem[] = [];
  const declared = document.value['parameters'];
  for (const [name, value] of Object.entries(isRecord(declared) ? declared : {})) {
    if (!isParameterValue(value)) continue;
    const pointer = child('/parameters', name);
    values.set(name, value);
    const expected = whatIsExpected(value);
    if (expected !== null) {
      problems.push(problemAt(document.places, pointer, { found: `${name}: ${showValue(value)}`, expected }));
    }
    if (!Object.hasOwn(inputs.overrides, name)) continue;
    const override = inputs.overrides[name];
    if (typeof override === typeof value && override !== undefined) values.set(name, override);
    else
      problems.push(
        problemAt(document.places, pointer, {
          found: `a default that the adapter overrides with ${showValue(override)}`,
          expected: `${typeName(override)} on both sides`,
        }),
      );
  }
  for (const [name, text] of Object.entries(inputs.sets)) {
    const set = readSet({ name, text }, values);
    if ('found' in set) problems.push(set);
    else values.set(name, set.value);
  }
  return { values, problems };
}

/** Of a default that has the right type and cannot be one all the same; numbers without end are the schema's affair. */
function whatIsExpected(value: ParameterValue): string | null {
  if (typeof value === 'string') return value.includes('${') ? 'a value that uses no other parameter' : null;
  return typeof value === 'number' && Number.isFinite(value) && !isExact(value) ? exactNumber : null;
}

/** A value of `--set`, read as YAML reads a scalar and of the default's type. */
function readSet(
  set: { readonly name: string; readonly text: string },
  values: ReadonlyMap<string, ParameterValue>,
): SpecProblem | { readonly value: ParameterValue } {
  const problem = (found: string, expected: string, nearest: string | null = null): SpecProblem => ({
    file: '--set',
    line: 1,
    column: 1,
    found,
    expected,
    nearest,
  });
  const known = values.get(set.name);
  if (known === undefined) {
    const names = [...values.keys()];
    const expected = names.length === 0 ? 'no parameter: the experiment declares none' : `one of ${listed(names)}`;
    return problem(`parameter ${quoted(set.name)}`, expected, nearestName(set.name, names));
  }
  const value = set.text === '' ? '' : readScalar(set.text);
  const found = `${set.name}=${quoted(set.text)}`;
  if (typeof value === 'string' && value.length > MAX_TEXT)
    return problem(found, `at most ${String(MAX_TEXT)} characters`);
  if (typeof value === 'number' && !isExact(value)) return problem(found, exactNumber);
  if (isParameterValue(value) && typeof value === typeof known) return { value };
  const hint =
    typeof known === 'string' ? `text, in quotes where YAML reads something else (${set.name}='"5"')` : typeName(known);
  return problem(found, `${hint}, as its default ${showValue(known)}`);
}

function readScalar(text: string): unknown {
  const document = parseDocument(text.slice(0, MAX_TEXT * 2), {
    version: '1.2',
    schema: 'core',
    prettyErrors: false,
    logLevel: 'error',
  });
  const { contents, errors } = document;
  // A value with ` #` in it would lose what follows without a word.
  const isWhole = document.comment === null && isScalar(contents) && contents.comment === undefined;
  return errors.length === 0 && isWhole && contents.tag === undefined ? contents.value : undefined;
}

/** A copy of the document with parameters in the place of `${name}`. */
export function substitute(document: SpecDocument, values: ReadonlyMap<string, ParameterValue>): Substituted {
  const originals = new Map<string, string>();
  const broken = new Set<string>();
  const problems: SpecProblem[] = [];
  const names = [...values.keys()];
  const declared = document.value['parameters'];

  const putIn = (text: string, pointer: string): unknown => {
    if (!text.includes('${')) return text;
    const unknown = [...text.matchAll(USE)].flatMap(([, name = '']) => (values.has(name) ? [] : [name]));
    for (const name of unknown) {
      // One whose value the schema refuses is not unknown.
      if (isRecord(declared) && Object.hasOwn(declared, name)) continue;
      const expected =
        names.length === 0 ? 'a declared parameter; there are none' : `a declared parameter: ${listed(names)}`;
      const place = placeOfUse(document, pointer, `\${${name}}`);
      problems.push({
        file: document.places.file,
        ...place,
        found: `unknown parameter ${quoted(name)}`,
        expected,
        nearest: nearestName(name, names),
      });
    }
    if (unknown.length > 0) broken.add(pointer);
    else originals.set(pointer, text);
    const [, whole] = WHOLE_USE.exec(text) ?? [];
    if (whole !== undefined) return values.get(whole) ?? text;
    return text.replaceAll(USE, (use, name: string) => String(values.get(name) ?? use));
  };
  const walk = (value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') return isLeftAlone(pointer) ? value : putIn(value, pointer);
    if (Array.isArray(value)) return value.map((item, index) => walk(item, child(pointer, index)));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, child(pointer, key))]));
  };
  return { value: walk(document.value, '') as Readonly<Record<string, unknown>>, problems, originals, broken };
}

/** Scripts have the environment; prose and the parameters themselves are meant as they are written. */
function isLeftAlone(pointer: string): boolean {
  const [first, , third] = segmentsOf(pointer);
  if (first === 'title' || first === 'description' || first === 'parameters') return true;
  return (first === 'workloads' && third === 'run') || (first === 'expectations' && third === 'reason');
}

/** Where in a value the use stands; the value's own place when the file spells it in another way. */
function placeOfUse(document: SpecDocument, pointer: string, use: string): Place {
  const start = valuePlace(document.places, pointer);
  const lines = document.text.split('\n');
  for (let index = start.line - 1; index < lines.length; index += 1) {
    const column = (lines[index] ?? '').indexOf(use, index === start.line - 1 ? start.column - 1 : 0);
    if (column !== -1) return { line: index + 1, column: column + 1 };
  }
  return start;
}

/** Whole numbers beyond 2^53 would reach scripts as others. */
function isExact(value: number): boolean {
  return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}

function isParameterValue(value: unknown): value is ParameterValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function typeName(value: unknown): string {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'a number' : 'true or false';
}
