// SPDX-License-Identifier: Apache-2.0
/** Boschloo's exact test, one-sided: an unconditional cross-check of Fisher's p-values and the binomial tails. */
import type { Evidence } from '../../../src/core/stats/arguments.ts';
import { fisherExact, probabilityOfAtMost } from '../../../src/core/stats/binomial.ts';

const grid = 400;

/** The largest probability, over all common rates, of tables whose Fisher p-value is at most the one seen. */
export function boschloo(before: Evidence, after: Evidence): number {
  const seen = fisherExact({ before, after });
  const tables = countsOf(before.runs).flatMap((early) => {
    const asExtreme = countsOf(after.runs).filter(
      (late) => fisherExact({ before: { ...before, hits: early }, after: { ...after, hits: late } }) <= seen + 1e-12,
    );
    return asExtreme.map((late) => [early, late] as const);
  });
  const total = (rate: number): number =>
    tables.reduce((sum, [early, late]) => sum + mass(before.runs, early, rate) * mass(after.runs, late, rate), 0);
  const rates = Array.from({ length: grid - 1 }, (_, index) => (index + 1) / grid);
  const best = rates.reduce((top, rate) => (total(rate) > total(top) ? rate : top), 0.5);
  return climb(total, best - 1 / grid, best + 1 / grid);
}

function countsOf(runs: number): readonly number[] {
  return Array.from({ length: runs + 1 }, (_, hits) => hits);
}

function mass(runs: number, hits: number, rate: number): number {
  const below = hits === 0 ? 0 : probabilityOfAtMost({ hits: hits - 1, runs }, rate);
  return probabilityOfAtMost({ hits, runs }, rate) - below;
}

/** The top of a hill by ternary search. */
function climb(height: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (height(left) < height(right)) low = left;
    else high = right;
  }
  return height((low + high) / 2);
}
