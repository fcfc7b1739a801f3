// SPDX-License-Identifier: Apache-2.0
/**
 * Counts, shares and levels that the formulas take, and the refusal of those that mean nothing: a NaN that slips through
 * here would come out as a number that somebody believes.
 */

/** How often something was seen: `hits` of `runs` independent runs. Whole numbers, 0 <= hits <= runs. */
export interface Evidence {
  readonly hits: number;
  readonly runs: number;
}

/** Both ends are shares from 0 to 1, low <= high; of a difference of two shares, from -1 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** More runs than anybody makes; what loops over runs ends there. */
export const MOST_RUNS = 1_000_000;

/** Throws a RangeError unless there is at least one run and no more hits than runs. */
export function requireEvidence({ hits, runs }: Evidence): void {
  requireCount('runs', runs, 1);
  requireCount('hits', hits, 0);
  if (hits > runs) throw new RangeError(`hits: ${String(hits)} of ${String(runs)} runs; expected at most all of them`);
}

/** Throws a RangeError unless `value` is a whole number from `least` to a million. */
export function requireCount(name: string, value: number, least: number): void {
  if (Number.isSafeInteger(value) && value >= least && value <= MOST_RUNS) return;
  throw new RangeError(
    `${name}: ${String(value)}; expected a whole number from ${String(least)} to ${String(MOST_RUNS)}`,
  );
}

/** Throws a RangeError unless `value` lies between 0 and 1 and is neither. */
export function requireInside(name: string, value: number): void {
  if (value > 0 && value < 1) return;
  throw new RangeError(`${name}: ${String(value)}; expected a number between 0 and 1, without the ends`);
}

/** Throws a RangeError unless `value` is a number from 0 to 1. */
export function requireShare(name: string, value: number): void {
  if (value >= 0 && value <= 1) return;
  throw new RangeError(`${name}: ${String(value)}; expected a number from 0 to 1`);
}

/** Throws a RangeError unless `value` is positive and finite. */
export function requirePositive(name: string, value: number): void {
  if (value > 0 && Number.isFinite(value)) return;
  throw new RangeError(`${name}: ${String(value)}; expected a positive number`);
}
