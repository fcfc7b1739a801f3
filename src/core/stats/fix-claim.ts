// SPDX-License-Identifier: Apache-2.0
/**
 * What clean runs say about a failure that showed now and then: how likely they are were nothing fixed, how many are
 * needed, and which word that earns. Each holds for one look at the runs after one candidate fix; who starts again after
 * every hit will claim a fix of anything sooner or later.
 */
import { MOST_RUNS, requireCount, requireInside, requirePositive } from './arguments.ts';
import type { BetaShape } from './special-functions.ts';

export type Claim = 'probably-fixed' | 'fixed';

/** Most that the chance of the clean runs may be, were nothing fixed. */
export const CLAIM_LEVELS: Readonly<Record<Claim, number>> = { 'probably-fixed': 0.05, fixed: 0.01 };

/** The word that a chance (0 to 1) earns; null when it earns none. */
export function claimOf(chance: number): Claim | null {
  if (chance <= CLAIM_LEVELS.fixed) return 'fixed';
  return chance <= CLAIM_LEVELS['probably-fixed'] ? 'probably-fixed' : null;
}

/**
 * Clean runs in a row after which a failure of a known rate would have shown, but for a chance of `level`: the smallest k
 * with (1 - rate)^k <= level. Optimistic where the rate is only an estimate.
 */
export function cleanRunsForRate(rate: number, level: number): number {
  requireInside('rate', rate);
  requireInside('level', level);
  const exact = Math.log(level) / Math.log1p(-rate);
  // A whole number that rounding has put just above itself is still that number.
  return Math.ceil(exact - exact * 1e-12);
}

/**
 * Predictive chance of `cleanRuns` clean runs in a row while the rate is what `shape` knows of it (beta-binomial):
 * B(a, b + k) / B(a, b). With Jeffreys' shape of the runs before the candidate fix it is the chance of a false claim.
 */
export function chanceOfCleanRuns(shape: BetaShape, cleanRuns: number): number {
  requireShape(shape);
  requireCount('clean runs', cleanRuns, 0);
  let chance = 1;
  for (let run = 0; run < cleanRuns; run += 1) chance *= (shape.b + run) / (shape.a + shape.b + run);
  return chance;
}

/** The fewest clean runs in a row whose chance is at most `level`; infinite when a million are not enough. */
export function cleanRunsNeeded(shape: BetaShape, level: number): number {
  requireShape(shape);
  requireInside('level', level);
  let chance = 1;
  for (let run = 0; run < MOST_RUNS; run += 1) {
    chance *= (shape.b + run) / (shape.a + shape.b + run);
    if (chance <= level) return run + 1;
  }
  return Infinity;
}

/**
 * Posterior probability that it is fixed, when it was as likely fixed as not before the clean runs (Bayes): a fixed
 * failure never shows, one that is not fixed is silent with this `chance` (0 to 1).
 */
export function probabilityFixed(chance: number): number {
  return 1 / (1 + chance);
}

function requireShape({ a, b }: BetaShape): void {
  requirePositive('a', a);
  requirePositive('b', b);
}
