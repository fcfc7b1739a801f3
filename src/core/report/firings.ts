// SPDX-License-Identifier: Apache-2.0
/** Records of single targets put together again: one list per firing of an operation. */
import type { RevertRecord } from '../domain/record.ts';

interface OfFiring {
  readonly operation: string;
  readonly firing: number;
}

/** In the order of each firing's first record; no list is empty. */
export function groupFirings<T extends OfFiring>(records: readonly T[]): readonly (readonly [T, ...T[]])[] {
  const firings = new Map<string, [T, ...T[]]>();
  for (const record of records) {
    const key = `${String(record.firing)} ${record.operation}`;
    const known = firings.get(key);
    if (known === undefined) firings.set(key, [record]);
    else known.push(record);
  }
  return [...firings.values()];
}

/** How a firing was undone. */
export interface Undoing {
  /** When the last of its undos was over; null without one. */
  readonly revertedMs: number | null;
  /** Whether any of them failed. */
  readonly revertFailed: boolean;
}

export function undoingOf(records: readonly { readonly revert: RevertRecord | null }[]): Undoing {
  const reverts = records.flatMap(({ revert }) => revert ?? []);
  // Of what had ended by itself or is gone, nothing was undone.
  const undone = reverts.filter(({ result }) => result !== 'already-clean' && result !== 'gone-with-target');
  const ends = undone.flatMap(({ endedMs }) => endedMs ?? []);
  return {
    revertedMs: ends.length === 0 ? null : ends.reduce((most, end) => Math.max(most, end), 0),
    revertFailed: reverts.some(({ result }) => result === 'failed' || result === 'foreign-state-refused'),
  };
}

/** `start-all`, or from the second one on `start-all, firing 3`. */
export function firingName({ operation, firing }: OfFiring): string {
  return firing > 1 ? `${operation}, firing ${String(firing)}` : operation;
}
