// SPDX-License-Identifier: Apache-2.0
/**
 * Deciding while running (sequential probability ratio test, Wald 1945): after every run either enough is known or one
 * more is made. On average it needs fewer runs than a test whose number of runs is fixed beforehand.
 */
import { requireInside } from './arguments.ts';

/** Two rates to tell apart and how often each may be taken for the other; all between 0 and 1. */
export interface SequentialTest {
  /** Rate of hits while it is not fixed. */
  readonly brokenRate: number;
  /** Rate that counts as fixed, below the other. */
  readonly fixedRate: number;
  /** How often "fixed" may be said at `brokenRate`. */
  readonly falseFixed: number;
  /** How often "not fixed" may be said at `fixedRate`. */
  readonly missedFix: number;
}

/** Natural logarithms of likelihood ratios, fixed against not fixed. */
export interface SequentialSteps {
  readonly clean: number;
  readonly hit: number;
  /** At or above it is fixed. */
  readonly accept: number;
  /** At or below it is not. */
  readonly reject: number;
}

export interface SequentialDecision {
  readonly decision: 'fixed' | 'not-fixed' | 'undecided';
  /** Runs that it took; all of them while undecided. Runs after a decision change nothing. */
  readonly runs: number;
  /** Clean runs in a row after which it would be called fixed from here; 0 when decided. */
  readonly cleanRunsMissing: number;
}

/** Throws a RangeError for rates or levels outside (0, 1), or when the rates are the wrong way round. */
export function sequentialSteps(test: SequentialTest): SequentialSteps {
  const { brokenRate, fixedRate, falseFixed, missedFix } = test;
  requireInside('rate while broken', brokenRate);
  requireInside('rate when fixed', fixedRate);
  requireInside('share of false "fixed"', falseFixed);
  requireInside('share of missed fixes', missedFix);
  if (fixedRate >= brokenRate) {
    throw new RangeError(`rate when fixed: ${String(fixedRate)}; expected less than ${String(brokenRate)}`);
  }
  if (falseFixed + missedFix >= 1) {
    throw new RangeError(`shares of wrong decisions: ${String(falseFixed + missedFix)} together; expected less than 1`);
  }
  return {
    clean: Math.log1p(-fixedRate) - Math.log1p(-brokenRate),
    hit: Math.log(fixedRate / brokenRate),
    accept: Math.log((1 - missedFix) / falseFixed),
    reject: Math.log(missedFix / (1 - falseFixed)),
  };
}

/** What the runs so far say, the oldest first; `true` is a hit. */
export function decideSequence(test: SequentialTest, hits: readonly boolean[]): SequentialDecision {
  const steps = sequentialSteps(test);
  let ratio = 0;
  for (const [index, isHit] of hits.entries()) {
    ratio += isHit ? steps.hit : steps.clean;
    if (ratio >= steps.accept) return { decision: 'fixed', runs: index + 1, cleanRunsMissing: 0 };
    if (ratio <= steps.reject) return { decision: 'not-fixed', runs: index + 1, cleanRunsMissing: 0 };
  }
  const cleanRunsMissing = Math.ceil((steps.accept - ratio) / steps.clean);
  return { decision: 'undecided', runs: hits.length, cleanRunsMissing };
}

/** Mean number of runs until a decision (Wald's approximation, which leaves out the last step's overshoot). */
export function expectedRuns(test: SequentialTest): { readonly fixed: number; readonly notFixed: number } {
  const { clean, hit, accept, reject } = sequentialSteps(test);
  const meanStep = (rate: number): number => rate * hit + (1 - rate) * clean;
  return {
    fixed: ((1 - test.missedFix) * accept + test.missedFix * reject) / meanStep(test.fixedRate),
    notFixed: (test.falseFixed * accept + (1 - test.falseFixed) * reject) / meanStep(test.brokenRate),
  };
}
