// SPDX-License-Identifier: Apache-2.0
/**
 * Instances of one run share its system and its faults, so they are not independent: how much less they say than as many
 * runs would, and what rates mean on another level. Decisions are made on runs; numbers of instances describe.
 */
import { type Interval, requireCount, requireInside, requireShare } from './arguments.ts';
import { SHOWN_CONFIDENCE, wilsonOfShare } from './intervals.ts';

/** One run: `hits` of its `instances`. */
export interface InstanceCounts {
  readonly hits: number;
  readonly instances: number;
}

export interface InstanceRate {
  readonly hits: number;
  readonly instances: number;
  /** Intraclass correlation, 0 to 1; null while there are too few runs or nothing differs. */
  readonly correlation: number | null;
  /** Independent observations that the instances are worth; null with the correlation. */
  readonly effectiveSize: number | null;
  /** Wilson's of the effective size, 95 %; null with the correlation. */
  readonly interval: Interval | null;
}

/** With fewer the correlation is a guess. */
const fewestRuns = 5;

/** How much the variance grows when `size` instances (1 or more) correlate by `correlation` (0 to 1): 1 + (m - 1) rho (Kish 1965). */
export function designEffect(size: number, correlation: number): number {
  if (!(size >= 1 && Number.isFinite(size))) throw new RangeError(`size: ${String(size)}; expected a number from 1`);
  requireShare('correlation', correlation);
  return 1 + (size - 1) * correlation;
}

/** Rate of instances over runs with the correlation between instances of a run taken into account. */
export function describeInstances(runs: readonly InstanceCounts[]): InstanceRate {
  for (const { hits, instances } of runs) {
    requireCount('instances', instances, 1);
    requireCount('hits', hits, 0);
    if (hits > instances) throw new RangeError(`hits: ${String(hits)} of ${String(instances)} instances`);
  }
  const [hits, instances] = [sumOf(runs, (run) => run.hits), sumOf(runs, (run) => run.instances)];
  const correlation = intraclassCorrelation(runs);
  if (correlation === null) return { hits, instances, correlation, effectiveSize: null, interval: null };
  const size = sumOf(runs, (run) => run.instances ** 2) / instances;
  const effectiveSize = instances / designEffect(size, correlation);
  const interval = wilsonOfShare(hits / instances, effectiveSize, SHOWN_CONFIDENCE);
  return { hits, instances, correlation, effectiveSize, interval };
}

/**
 * Intraclass correlation of hits within runs by analysis of variance (Donner, Koval 1980), from 0 to 1: below 0 is taken
 * for 0, so that instances never count for more than they are. Null for fewer than 5 runs, for runs of single instances
 * and where all instances agree, since nothing can be told apart there.
 */
function intraclassCorrelation(runs: readonly InstanceCounts[]): number | null {
  const total = sumOf(runs, ({ instances }) => instances);
  if (runs.length < fewestRuns || total === runs.length) return null;
  const rate = sumOf(runs, ({ hits }) => hits) / total;
  const between = sumOf(runs, ({ hits, instances }) => instances * (hits / instances - rate) ** 2) / (runs.length - 1);
  const within = sumOf(runs, ({ hits, instances }) => (hits * (instances - hits)) / instances) / (total - runs.length);
  const size = (total - sumOf(runs, ({ instances }) => instances ** 2) / total) / (runs.length - 1);
  const spread = between + (size - 1) * within;
  return spread === 0 ? null : Math.min(1, Math.max(0, (between - within) / spread));
}

/** Rate of "at least one of `trials` hit" where each hits at `rate` (0 to 1) on its own: 1 - (1 - rate)^trials. */
export function rateOfAny(rate: number, trials: number): number {
  requireShare('rate', rate);
  requireCount('trials', trials, 1);
  return -Math.expm1(trials * Math.log1p(-rate));
}

/** Rate of one trial behind the `rate` (0 to 1, not 1) of "at least one of `trials` hit"; inverse of `rateOfAny`. */
export function rateOfOne(rate: number, trials: number): number {
  if (rate !== 0) requireInside('rate', rate);
  requireCount('trials', trials, 1);
  return -Math.expm1(Math.log1p(-rate) / trials);
}

function sumOf(runs: readonly InstanceCounts[], valueOf: (run: InstanceCounts) => number): number {
  return runs.reduce((sum, run) => sum + valueOf(run), 0);
}
