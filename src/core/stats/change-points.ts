// SPDX-License-Identifier: Apache-2.0
/**
 * Where the rate of hits of a long history changed. A change is a hint where to look, not a claim: the place was chosen
 * after the runs were seen.
 */
import { logGamma } from './special-functions.ts';

/** Runs that follow each other and hit at one rate; indices into the history. */
export interface Segment {
  readonly from: number;
  /** The first that is not in it. */
  readonly to: number;
  readonly hits: number;
}

/** The work grows with the square of the runs; this many take about a second. */
export const LONGEST_HISTORY = 5000;

/** How often a history of one rate may be split (Markov's inequality, summed over the places). */
const splitLevel = 0.05;

/**
 * Splits a history (the oldest run first, `true` is a hit) into segments of one rate each, at the best places for
 * beta-binomial segments with Jeffreys' prior (optimal partitioning, Jackson et al. 2005). A history of one rate is split
 * in at most 5 %: a change at one of n places must make it n / 0.05 times more likely. Empty for no runs; throws a
 * RangeError for more than 5,000.
 */
export function segmentHistory(hits: readonly boolean[]): readonly Segment[] {
  if (hits.length > LONGEST_HISTORY) {
    throw new RangeError(`runs: ${String(hits.length)}; expected at most ${String(LONGEST_HISTORY)}`);
  }
  return readSegments(bestSplits(hits), cumulate(hits));
}

/** For each end, where the last segment up to it begins in the best split. */
function bestSplits(hits: readonly boolean[]): readonly number[] {
  const sums = cumulate(hits);
  const logMarginal = marginals(hits.length);
  const penalty = Math.log(hits.length / splitLevel);
  const best = [0];
  const begins = [0];
  for (let end = 1; end <= hits.length; end += 1) {
    let [most, begin] = [-Infinity, 0];
    for (let from = 0; from < end; from += 1) {
      const value =
        (best[from] ?? 0) + logMarginal(at(sums, end) - at(sums, from), end - from) - (from === 0 ? 0 : penalty);
      if (value > most) [most, begin] = [value, from];
    }
    best.push(most);
    begins.push(begin);
  }
  return begins;
}

function readSegments(begins: readonly number[], sums: readonly number[]): readonly Segment[] {
  const segments: Segment[] = [];
  for (let to = begins.length - 1; to > 0; to = at(begins, to)) {
    const from = at(begins, to);
    segments.unshift({ from, to, hits: at(sums, to) - at(sums, from) });
  }
  return segments;
}

/** Logarithm of B(hits + 1/2, rest + 1/2) / B(1/2, 1/2) from tables: it is asked for millions of times. */
function marginals(longest: number): (hits: number, runs: number) => number {
  const halves = Array.from({ length: longest + 1 }, (_, count) => logGamma(count + 0.5));
  const wholes = Array.from({ length: longest + 1 }, (_, count) => logGamma(count + 1));
  const prior = Math.log(Math.PI);
  return (hits, runs) => at(halves, hits) + at(halves, runs - hits) - at(wholes, runs) - prior;
}

function cumulate(hits: readonly boolean[]): readonly number[] {
  const sums = [0];
  for (const isHit of hits) sums.push(at(sums, sums.length - 1) + Number(isHit));
  return sums;
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}
