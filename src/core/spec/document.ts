// SPDX-License-Identifier: Apache-2.0
/**
 * From text to a plain value and the places of all its parts: YAML 1.2 core, one document, no anchors, aliases or tags,
 * text keys that occur once, bounded depth. What the keys mean is not looked at.
 */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import type { SpecProblem } from '../domain/errors.ts';
import { child, type Place, type Places, sortedProblems, type ValuePlaces } from './places.ts';
import type { Parsed } from './source.ts';

export interface SpecDocument {
  readonly value: Readonly<Record<string, unknown>>;
  readonly places: Places;
  /** The text as the file spells it, for places inside a value. */
  readonly text: string;
}

const MAX_DEPTH = 40;
const MAX_PROBLEMS = 20;
const TOO_DEEP = { found: 'values nested too deeply', expected: `at most ${String(MAX_DEPTH)} levels` } as const;

const PARSE_OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  // Looking for duplicates takes quadratic time there; they are found below.
  uniqueKeys: false,
  prettyErrors: false,
  // Not 'silent': that would also keep a second document unsaid.
  logLevel: 'error',
} as const;

/** What YAML's own error codes mean to an author; others are passed on in the parser's words. */
const YAML_ERRORS: Readonly<Record<string, readonly [found: string, expected: string]>> = {
  TAB_AS_INDENT: ['a tab as indentation', 'spaces'],
  BAD_INDENT: ['a line that is not indented like its neighbours', 'the same indentation for all keys of a map'],
  FLOW: ['a bracket or brace that is not closed', 'its counterpart, on a line indented like its content'],
  MULTIPLE_DOCS: ['a second document (---)', 'one document in the file'],
  RESOURCE_EXHAUSTION: [TOO_DEEP.found, TOO_DEEP.expected],
  BLOCK_AS_IMPLICIT_KEY: ['a map inside a value of the same line', 'the inner map on lines of its own, or in braces'],
  TAG_RESOLVE_FAILED: ['a YAML tag', 'plain values without tags'],
};

export function parseYaml(text: string, file: string): Parsed<SpecDocument> {
  const lines = new LineCounter();
  const document = parseWithinStack(text, lines);
  if (document === null) return { ok: false, problems: [{ file, ...deepestPlace(text), ...TOO_DEEP, nearest: null }] };
  const reader = new Reader(file, lines);
  if (document.errors.length > 0) return { ok: false, problems: syntaxProblems(document.errors, reader) };
  const { explicit, version } = document.directives.yaml;
  if (explicit === true && version !== '1.2') {
    reader.report(0, `a directive for YAML ${version}`, 'YAML 1.2, without a directive');
  }
  const value = reader.read(document.contents, { pointer: '', depth: 0, key: null });
  if (value === null) reader.report(0, 'an empty file', 'a map of keys');
  else if (!isRecord(value))
    reader.report(0, `${Array.isArray(value) ? 'a list' : 'a single value'} as the whole file`, 'a map of keys');
  if (reader.problems.length > 0 || !isRecord(value)) return { ok: false, problems: reader.problems };
  return { ok: true, value: { value, text, places: { file, entries: reader.entries } } };
}

/** Null where the parser, which counts no levels while it splits a text into its parts, had no stack left. */
function parseWithinStack(text: string, lineCounter: LineCounter): Document.Parsed | null {
  try {
    return parseDocument(text, { ...PARSE_OPTIONS, lineCounter });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Where the line begins that has most in front of it: spaces, and the marks of lists and keys. */
function deepestPlace(text: string): Place {
  const depths = text.split('\n').map((line) => /^ *(?:[-?:] +)*/.exec(line)?.[0].length ?? 0);
  const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
  return { line: depths.indexOf(deepest) + 1, column: deepest + 1 };
}

/** Where the parser gave up, all that follows is its own confusion. */
function syntaxProblems(errors: readonly YAMLError[], reader: Reader): readonly SpecProblem[] {
  const exhausted = errors.find(isExhausted);
  const told = exhausted === undefined ? errors.slice(0, MAX_PROBLEMS) : [exhausted];
  return sortedProblems(told.map((error) => reader.syntaxProblem(error)));
}

/** What part of the parser finds the stack at its end, and what code it gives that, is chance. */
function isExhausted({ code, message }: YAMLError): boolean {
  return code === 'RESOURCE_EXHAUSTION' || message.includes('Maximum call stack size exceeded');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface Spot {
  readonly pointer: string;
  readonly depth: number;
  readonly key: Place | null;
}

/** Walks the nodes once; holds the places and problems found on the way. */
class Reader {
  readonly entries: Map<string, ValuePlaces> = new Map<string, ValuePlaces>();
  readonly problems: SpecProblem[] = [];
  readonly #file: string;
  readonly #lines: LineCounter;

  constructor(file: string, lines: LineCounter) {
    this.#file = file;
    this.#lines = lines;
  }

  report(offset: number, found: string, expected: string): void {
    if (this.problems.length >= MAX_PROBLEMS) return;
    this.problems.push({ file: this.#file, ...this.#place(offset), found, expected, nearest: null });
  }

  syntaxProblem(error: YAMLError): SpecProblem {
    const code = error.message.startsWith('Flow ') ? 'FLOW' : isExhausted(error) ? 'RESOURCE_EXHAUSTION' : error.code;
    const unknown = [`YAML that cannot be read: ${error.message}`, 'valid YAML 1.2'] as const;
    const [found, expected] = YAML_ERRORS[code] ?? unknown;
    return { file: this.#file, ...this.#place(error.pos[0]), found, expected, nearest: null };
  }

  read(node: unknown, spot: Spot): unknown {
    const offset = offsetOf(node);
    const value = offset === null ? (spot.key ?? this.#place(0)) : this.#place(offset);
    this.entries.set(spot.pointer, { key: spot.key, value });
    this.#refuseExtras(node, offset ?? 0);
    if (spot.depth > MAX_DEPTH) {
      this.report(offset ?? 0, TOO_DEEP.found, TOO_DEEP.expected);
      return null;
    }
    if (isScalar(node)) {
      // An empty value has its place behind the key, where a reader would not look.
      if (node.value === null && spot.key !== null) this.entries.set(spot.pointer, { key: spot.key, value: spot.key });
      return node.value;
    }
    if (isSeq(node)) {
      return node.items.map((item, index) =>
        this.read(item, { pointer: child(spot.pointer, index), depth: spot.depth + 1, key: null }),
      );
    }
    return isMap(node) ? this.#readMap(node, spot) : null;
  }

  #readMap(node: YAMLMap, spot: Spot): Readonly<Record<string, unknown>> {
    const entries = new Map<string, unknown>();
    for (const pair of node.items) {
      const key = this.#readKey(pair, entries);
      if (key === null) continue;
      const place = this.#place(offsetOf(pair.key) ?? 0);
      entries.set(key, this.read(pair.value, { pointer: child(spot.pointer, key), depth: spot.depth + 1, key: place }));
    }
    return Object.fromEntries(entries);
  }

  #readKey(pair: Pair, known: ReadonlyMap<string, unknown>): string | null {
    const offset = offsetOf(pair.key) ?? 0;
    if (!isScalar(pair.key) || pair.key.value === null) {
      this.report(offset, 'a key that is not text', 'a word before the colon');
      return null;
    }
    this.#refuseExtras(pair.key, offset);
    const key = typeof pair.key.value === 'string' ? pair.key.value : (pair.key.source ?? '');
    if (key === '__proto__') this.report(offset, 'key "__proto__"', 'another name');
    else if (known.has(key)) this.report(offset, `key ${JSON.stringify(key)} a second time`, 'each key once in a map');
    else return key;
    return null;
  }

  #refuseExtras(node: unknown, offset: number): void {
    if (typeof node !== 'object' || node === null) return;
    if (isAlias(node)) this.report(offset, 'an alias (*)', 'the value itself');
    if ('anchor' in node && typeof node.anchor === 'string') this.report(offset, 'an anchor (&)', 'the value alone');
    if ('tag' in node && typeof node.tag === 'string') {
      this.report(offset, `YAML tag ${node.tag.replace('tag:yaml.org,2002:', '!!')}`, 'plain values without tags');
    }
  }

  #place(offset: number): Place {
    const { line, col } = this.#lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  }
}

function offsetOf(node: unknown): number | null {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return null;
  const [start] = node.range as readonly unknown[];
  return typeof start === 'number' ? start : null;
}
