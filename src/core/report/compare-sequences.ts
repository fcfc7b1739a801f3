// SPDX-License-Identifier: Apache-2.0
/** Two sequences of states laid beside each other: which states of the one are which of the other. */
import type { ComparedState } from '../domain/documents.ts';

export interface MatchedPair {
  readonly kind: 'pair';
  readonly a: ComparedState;
  readonly b: ComparedState;
}

/** States between two pairs that have no partner; at least one of the lists is not empty. */
export interface Gap {
  readonly kind: 'gap';
  readonly a: readonly ComparedState[];
  readonly b: readonly ComparedState[];
  /** Whether no pair follows. */
  readonly isLast: boolean;
}

/** Of all ways to pair as many states as possible, the one whose pairs are nearest in time. */
export function matchStates(a: readonly ComparedState[], b: readonly ComparedState[]): readonly (MatchedPair | Gap)[] {
  const scores = scoreTable(a, b);
  const parts: (MatchedPair | Gap)[] = [];
  let open: { a: ComparedState[]; b: ComparedState[] } = { a: [], b: [] };
  const close = (isLast: boolean): void => {
    if (open.a.length + open.b.length > 0) parts.push({ kind: 'gap', ...open, isLast });
    open = { a: [], b: [] };
  };
  let [i, j] = [0, 0];
  for (;;) {
    const [left, right] = [a[i], b[j]];
    if (left === undefined || right === undefined) break;
    const best = scoreAt(scores, i, j);
    if (left.state === right.state && best === scoreAt(scores, i + 1, j + 1) + likeness(left, right)) {
      close(false);
      parts.push({ kind: 'pair', a: left, b: right });
      [i, j] = [i + 1, j + 1];
    } else if (best === scoreAt(scores, i + 1, j)) {
      open.a.push(left);
      i += 1;
    } else {
      open.b.push(right);
      j += 1;
    }
  }
  open.a.push(...a.slice(i));
  open.b.push(...b.slice(j));
  close(true);
  return parts;
}

/** Best score of what begins at these two states; one row and column more than there are states. */
type Scores = readonly (readonly number[])[];

function scoreTable(a: readonly ComparedState[], b: readonly ComparedState[]): Scores {
  const table: number[][] = [...a, null].map(() => [...b, null].map(() => 0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = table[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [left, right] = [a[i], b[j]];
      const skipped = Math.max(scoreAt(table, i + 1, j), scoreAt(table, i, j + 1));
      const isSame = left !== undefined && right !== undefined && left.state === right.state;
      row[j] = isSame ? Math.max(skipped, scoreAt(table, i + 1, j + 1) + likeness(left, right)) : skipped;
    }
  }
  return table;
}

function scoreAt(scores: Scores, i: number, j: number): number {
  return scores[i]?.[j] ?? 0;
}

/** Nearly 1: all deductions of a sequence together are less than one pair. */
function likeness(a: ComparedState, b: ComparedState): number {
  const apart = Math.abs(a.fromMs - b.fromMs);
  return 1 - apart / (apart + 10_000) / 1000;
}
