// SPDX-License-Identifier: Apache-2.0
/**
 * Where in a file each value of a document stands. Values are named by JSON pointer (`/workloads/0/name`, the whole
 * document is the empty text), as the schema validator names them.
 */
import type { SpecProblem } from '../domain/errors.ts';

/** Line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface ValuePlaces {
  /** Of the key that holds the value; null for items of a list and for the document. */
  readonly key: Place | null;
  readonly value: Place;
}

export interface Places {
  readonly file: string;
  readonly entries: ReadonlyMap<string, ValuePlaces>;
}

/** The pointer of a key or item below another pointer. */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** The last key of a pointer. */
export function lastKey(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}

/** Keys and indexes of a pointer, as text. */
export function segmentsOf(pointer: string): readonly string[] {
  return pointer === '' ? [] : pointer.slice(1).split('/').map(lastKey);
}

/** Where a value stands. A value that is nowhere in the file stands where its holder does. */
export function valuePlace(places: Places, pointer: string): Place {
  return lookup(places, pointer).value;
}

/** Where the key of a value stands; for an item of a list, where the item begins. */
function keyPlace(places: Places, pointer: string): Place {
  const entry = lookup(places, pointer);
  return entry.key ?? entry.value;
}

/** A problem with a value. */
export function problemAt(
  places: Places,
  pointer: string,
  what: {
    readonly found: string;
    readonly expected: string;
    readonly nearest?: string | null;
    readonly atKey?: boolean;
  },
): SpecProblem {
  const place = what.atKey === true ? keyPlace(places, pointer) : valuePlace(places, pointer);
  return { file: places.file, ...place, found: what.found, expected: what.expected, nearest: what.nearest ?? null };
}

/** In the order of the file; what is said twice of one place is said once. */
export function sortedProblems(problems: readonly SpecProblem[]): readonly SpecProblem[] {
  const seen = new Set<string>();
  return [...problems]
    .sort((left, right) => left.line - right.line || left.column - right.column)
    .filter((problem) => {
      const key = `${problem.file}\n${String(problem.line)}:${String(problem.column)} ${problem.found}`;
      return !seen.has(key) && seen.add(key);
    });
}

function lookup(places: Places, pointer: string): ValuePlaces {
  for (let at = pointer; ; at = parentOf(at)) {
    const entry = places.entries.get(at);
    if (entry !== undefined) return entry;
    if (at === '') return { key: null, value: { line: 1, column: 1 } };
  }
}
