// SPDX-License-Identifier: Apache-2.0
/**
 * Intervals and bounds for the rate behind `hits` of `runs`, and for the difference of two rates. Wilson's is the one to
 * show, Clopper and Pearson's the one to guarantee with, Jeffreys' the one that goes with the fix claims. All take a
 * confidence between 0 and 1 and throw a RangeError for counts without meaning (no runs, more hits than runs).
 */
import { type Evidence, type Interval, requireEvidence, requireInside } from './arguments.ts';
import { type BetaShape, betaQuantile, normalQuantile } from './special-functions.ts';

/** Confidence of the intervals that are shown. */
export const SHOWN_CONFIDENCE = 0.95;

/** Score interval (Wilson 1927): inside [0, 1] and right on average also for few runs. */
export function wilsonInterval(evidence: Evidence, confidence: number = SHOWN_CONFIDENCE): Interval {
  requireEvidence(evidence);
  return wilsonOfShare(evidence.hits / evidence.runs, evidence.runs, confidence);
}

/** The score interval of a share among `size` observations, which need not be whole when they are effective ones. */
export function wilsonOfShare(share: number, size: number, confidence: number): Interval {
  const z = twoSidedQuantile(confidence);
  const scale = 1 + (z * z) / size;
  const middle = (share + (z * z) / (2 * size)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / size + (z / (2 * size)) ** 2);
  // At the ends the formula gives 0 and 1, but not to the last bit.
  return { low: share === 0 ? 0 : Math.max(0, middle - half), high: share === 1 ? 1 : Math.min(1, middle + half) };
}

/** Score interval with continuity correction (Newcombe 1998a, method 4): wider, covers in nearly every case. */
export function wilsonCorrectedInterval(evidence: Evidence, confidence: number = SHOWN_CONFIDENCE): Interval {
  requireEvidence(evidence);
  const { hits, runs } = evidence;
  const z = twoSidedQuantile(confidence);
  const share = hits / runs;
  const scale = 2 * (runs + z * z);
  const middle = 2 * hits + z * z;
  const low = z * Math.sqrt(z * z - 2 - 1 / runs + 4 * share * (runs - hits + 1));
  const high = z * Math.sqrt(z * z + 2 - 1 / runs + 4 * share * (runs - hits - 1));
  return {
    low: hits === 0 ? 0 : Math.max(0, (middle - 1 - low) / scale),
    high: hits === runs ? 1 : Math.min(1, (middle + 1 + high) / scale),
  };
}

/** Exact interval (Clopper, Pearson 1934): covers at least as often as it says, at the price of its width. */
export function clopperPearsonInterval(evidence: Evidence, confidence: number = SHOWN_CONFIDENCE): Interval {
  return clopperPearsonBounds(evidence, oneSidedOf(confidence));
}

/** Exact bounds of which each holds alone with this confidence: "the rate is below `high`". */
export function clopperPearsonBounds(evidence: Evidence, confidence: number): Interval {
  requireEvidence(evidence);
  requireInside('confidence', confidence);
  const { hits, runs } = evidence;
  return {
    low: hits === 0 ? 0 : betaQuantile(1 - confidence, { a: hits, b: runs - hits + 1 }),
    high: hits === runs ? 1 : betaQuantile(confidence, { a: hits + 1, b: runs - hits }),
  };
}

/** Interval of Jeffreys' posterior, with equal tails; 0 or 1 where nothing or everything was hit (Brown, Cai, DasGupta 2001). */
export function jeffreysInterval(evidence: Evidence, confidence: number = SHOWN_CONFIDENCE): Interval {
  return jeffreysBounds(evidence, oneSidedOf(confidence));
}

/** Bounds of Jeffreys' posterior of which each holds alone with this probability. */
export function jeffreysBounds(evidence: Evidence, confidence: number): Interval {
  const shape = jeffreysShape(evidence);
  requireInside('confidence', confidence);
  return {
    low: evidence.hits === 0 ? 0 : betaQuantile(1 - confidence, shape),
    high: evidence.hits === evidence.runs ? 1 : betaQuantile(confidence, shape),
  };
}

/** What is known of the rate after these runs, had Jeffreys' prior Beta(1/2, 1/2) been known before them. */
export function jeffreysShape(evidence: Evidence): BetaShape {
  requireEvidence(evidence);
  return { a: evidence.hits + 0.5, b: evidence.runs - evidence.hits + 0.5 };
}

/** Rate of `first` minus rate of `second`, made of their score intervals (Newcombe 1998b, method 10); from -1 to 1. */
export function rateDifference(
  { first, second }: { readonly first: Evidence; readonly second: Evidence },
  confidence: number = SHOWN_CONFIDENCE,
): Interval {
  const [one, two] = [wilsonInterval(first, confidence), wilsonInterval(second, confidence)];
  const [p, q] = [first.hits / first.runs, second.hits / second.runs];
  return { low: p - q - Math.hypot(p - one.low, two.high - q), high: p - q + Math.hypot(one.high - p, q - two.low) };
}

function twoSidedQuantile(confidence: number): number {
  requireInside('confidence', confidence);
  return normalQuantile(oneSidedOf(confidence));
}

function oneSidedOf(confidence: number): number {
  requireInside('confidence', confidence);
  return (1 + confidence) / 2;
}
