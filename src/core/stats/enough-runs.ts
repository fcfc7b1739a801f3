// SPDX-License-Identifier: Apache-2.0
/**
 * When the runs of one linked failure are enough to stop: a hit that tells, or as many clean runs as a claim takes. Runs
 * that do not count are left out by the caller.
 */
import type { Evidence } from './arguments.ts';
import { CLAIM_LEVELS, cleanRunsNeeded } from './fix-claim.ts';
import { jeffreysShape } from './intervals.ts';
import { decideSequence } from './sequential.ts';

/** How often a failure was seen; `always`: its author says that it shows in every run; null: only not in every one. */
export type RecordedRate = Evidence | 'always' | null;

/** What clean runs of a failure that shows in every run are held against: as if it had been seen once. */
const seenOnce: Evidence = { hits: 1, runs: 1 };

const level = CLAIM_LEVELS['probably-fixed'];
/** Rate that counts as fixed, and the share of the recorded one where that is so small itself. */
const fixedRate = 0.01;
const fixedShare = 0.1;

/**
 * Whether more runs would change nothing, the oldest first. Without a hit, when a failure at the recorded rate would have
 * shown with 95 %; with hits, as the sequential test says. One hit decides where no rate is recorded, and nothing else
 * does; it also decides where each run was to be one.
 */
export function isDecided(recorded: RecordedRate, hits: readonly boolean[]): boolean {
  const isHit = hits.includes(true);
  if (recorded === null) return isHit;
  if (recorded === 'always') return isHit || hits.length >= cleanRunsNeeded(jeffreysShape(seenOnce), level);
  if (recorded.hits === 0) return isHit;
  const shape = jeffreysShape(recorded);
  if (!isHit) return hits.length >= cleanRunsNeeded(shape, level);
  const brokenRate = shape.a / (shape.a + shape.b);
  const test = {
    brokenRate,
    fixedRate: Math.min(fixedRate, brokenRate * fixedShare),
    falseFixed: level,
    missedFix: level,
  };
  return decideSequence(test, hits).decision !== 'undecided';
}
