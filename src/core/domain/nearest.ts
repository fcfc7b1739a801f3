// SPDX-License-Identifier: Apache-2.0
/** The nearest known name to a mistyped one. */

/** What comes after is not compared, so that a long text costs no more than a long name. */
const comparedCharacters = 80;
/** Fewer letters begin too much. */
const begunCharacters = 3;

/**
 * The candidate with the smallest edit distance (a swap of neighbours counts once), when it is near enough to be what
 * was meant: at most a third of the length, and at least one edit is allowed. A name that was only begun is near when it
 * is the beginning of one candidate alone. Null when nothing is near.
 */
export function nearestName(typed: string, candidates: readonly string[]): string | null {
  const wanted = typed.toLowerCase().slice(0, comparedCharacters);
  let best: { readonly name: string; readonly distance: number } | null = null;
  for (const name of candidates) {
    const known = name.toLowerCase().slice(0, comparedCharacters);
    const distance = editDistance(wanted, known);
    if (distance > Math.max(1, Math.floor(Math.max(wanted.length, known.length) / 3))) continue;
    if (best === null || distance < best.distance) best = { name, distance };
  }
  return best?.name ?? begunName(wanted, candidates);
}

function begunName(wanted: string, candidates: readonly string[]): string | null {
  const begun =
    wanted.length < begunCharacters ? [] : candidates.filter((name) => name.toLowerCase().startsWith(wanted));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function editDistance(left: string, right: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
