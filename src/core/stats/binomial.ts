// SPDX-License-Identifier: Apache-2.0
/** How likely counts of hits are: tails of the binomial distribution, two groups beside each other, and too many hits. */
import { type Evidence, requireEvidence, requireInside, requireShare } from './arguments.ts';
import { jeffreysShape } from './intervals.ts';
import { type BetaShape, betaDistribution, logGamma, logIncompleteBeta } from './special-functions.ts';

/** P(X >= hits) of `runs` runs that hit at `rate`. Of one look: who looks after every run takes `evidenceOfMore`. */
export function probabilityOfAtLeast(evidence: Evidence, rate: number): number {
  requireEvidence(evidence);
  requireShare('rate', rate);
  const { hits, runs } = evidence;
  return hits === 0 ? 1 : betaDistribution(rate, { a: hits, b: runs - hits + 1 });
}

/** P(X <= hits) of `runs` runs that hit at `rate`. */
export function probabilityOfAtMost(evidence: Evidence, rate: number): number {
  requireEvidence(evidence);
  requireShare('rate', rate);
  const { hits, runs } = evidence;
  return hits === runs ? 1 : betaDistribution(1 - rate, { a: runs - hits, b: hits + 1 });
}

/**
 * Fisher's exact test, one-sided: how likely so few hits (or fewer) fall into `after` when hits fall into both groups
 * alike. Conditional on the sum of hits, so it errs on the side of no difference.
 */
export function fisherExact({ before, after }: { readonly before: Evidence; readonly after: Evidence }): number {
  requireEvidence(before);
  requireEvidence(after);
  const hits = before.hits + after.hits;
  const all = logChoose(before.runs + after.runs, hits);
  let sum = 0;
  for (let late = Math.max(0, hits - before.runs); late <= after.hits; late += 1) {
    sum += Math.exp(logChoose(before.runs, hits - late) + logChoose(after.runs, late) - all);
  }
  return Math.min(1, sum);
}

function logChoose(from: number, taken: number): number {
  return logGamma(from + 1) - logGamma(taken + 1) - logGamma(from - taken + 1);
}

/**
 * How strongly these runs speak for a rate above `rate`, as a likelihood ratio: Jeffreys' prior cut off below `rate`
 * against `rate` itself. While the rate is no higher, it ever reaches 1/level in at most a share `level` of histories,
 * however often somebody looks (Ville 1939; Robbins 1970). `rate` between 0 and 1.
 */
export function evidenceOfMore(evidence: Evidence, rate: number): number {
  requireEvidence(evidence);
  requireInside('rate', rate);
  const { hits, runs } = evidence;
  const above = logAbove(rate, jeffreysShape(evidence)) - logAbove(rate, { a: 0.5, b: 0.5 });
  return Math.exp(above - hits * Math.log(rate) - (runs - hits) * Math.log1p(-rate));
}

/** Logarithm of the incomplete beta function above `rate`. */
function logAbove(rate: number, { a, b }: BetaShape): number {
  return logIncompleteBeta(1 - rate, { a: b, b: a });
}
