// SPDX-License-Identifier: Apache-2.0
/**
 * How often each flaky experiment is run within a budget of time. Time is shared out evenly: the next run goes to whoever
 * had the least of it, and of those to whoever is nearest to a decision. What does not fit is said.
 */
import { CLAIM_LEVELS, cleanRunsNeeded } from '../stats/fix-claim.ts';
import { jeffreysShape } from '../stats/intervals.ts';
import type { MatrixRow } from './matrix.ts';
import type { Tracked } from './tracking.ts';

/** One experiment on one adapter, with what is known of its flaky expectations there. */
export interface TrackCandidate {
  /** How the job is told: an id or a path. */
  readonly selector: string;
  readonly experiment: string;
  readonly tracked: readonly Tracked[];
  /** How long a run usually takes, in milliseconds; null when that is not known. */
  readonly runMs: number | null;
}

export interface PlannedRepeats {
  readonly candidate: TrackCandidate;
  readonly repeat: number;
  /** Runs that would be made with all the time in the world. */
  readonly wanted: number;
}

export interface TrackPlan {
  /** The nearest to a decision first; those for which there is no time have `repeat: 0`. */
  readonly planned: readonly PlannedRepeats[];
  readonly expectedMs: number;
}

/** Most runs of one experiment in one night, and those of a failure that no known run has shown. */
const mostRepeats = 1000;
const unknownFailureRuns = 20;
/** So that a plan of runs that take no time ends. */
const leastMs = 1000;

/** Where nothing is known of how long anything takes, each is run once, and that is how it becomes known. */
export function planRepeats(candidates: readonly TrackCandidate[], budgetMs: number): TrackPlan {
  const known = candidates.flatMap(({ runMs }) => runMs ?? []).sort((a, b) => a - b);
  const usual = known[Math.floor((known.length - 1) / 2)] ?? leastMs;
  const parts = candidates
    .map((candidate) => partOf(candidate, usual))
    .sort((left, right) => left.wanted * left.runMs - right.wanted * right.runMs);
  let left = budgetMs;
  for (let next = nextOf(parts, left); next !== null; next = nextOf(parts, left)) {
    next.repeat += 1;
    left -= next.runMs;
  }
  return {
    planned: parts.map(({ candidate, repeat, wanted }) => ({ candidate, repeat, wanted })),
    expectedMs: budgetMs - left,
  };
}

interface Part {
  readonly candidate: TrackCandidate;
  readonly wanted: number;
  readonly runMs: number;
  repeat: number;
}

function partOf(candidate: TrackCandidate, usual: number): Part {
  const isKnown = candidate.runMs !== null;
  const wanted = isKnown ? Math.max(1, ...candidate.tracked.map(wantedRuns)) : 1;
  return { candidate, wanted, runMs: Math.max(leastMs, candidate.runMs ?? usual), repeat: 0 };
}

function nextOf(parts: readonly Part[], left: number): Part | null {
  let best: Part | null = null;
  for (const part of parts) {
    if (part.repeat >= part.wanted || part.runMs > left) continue;
    if (best === null || part.repeat * part.runMs < best.repeat * best.runMs) best = part;
  }
  return best;
}

/** Clean runs after which something better could be said; one keeps watch where nothing could. */
function wantedRuns({ verdict: { prior, missing, chance, cleanRuns } }: Tracked): number {
  if (missing !== null) return atMost(missing.cleanRuns);
  if (chance !== null) return 1;
  if (prior === null) return unknownFailureRuns;
  return atMost(cleanRunsNeeded(jeffreysShape(prior), CLAIM_LEVELS['probably-fixed']) - cleanRuns);
}

function atMost(runs: number): number {
  return Math.min(mostRepeats, Math.max(1, runs));
}

/**
 * The rows of a matrix, one for each experiment where there may be so many. Where several share a job, all are run as
 * often as the one with the fewest runs, so that no job takes longer than was planned.
 */
export function repeatRows(planned: readonly PlannedRepeats[], shards: number): readonly MatrixRow[] {
  const runs = planned.filter(({ repeat }) => repeat > 0).toSorted((left, right) => right.repeat - left.repeat);
  const size = Math.max(1, Math.ceil(runs.length / shards));
  return Array.from({ length: Math.ceil(runs.length / size) }, (_unused, index) => {
    const share = runs.slice(index * size, (index + 1) * size);
    return {
      shard: String(index + 1),
      experiments: share.map(({ candidate }) => candidate.selector).join('\n'),
      repeat: share.at(-1)?.repeat ?? 1,
    };
  });
}
