// SPDX-License-Identifier: Apache-2.0
/**
 * What the runs of one flaky expectation in one stratum say about it by now. A fix is claimed for one candidate: the day
 * `since` that the author names. What came before is what the clean runs after it are held against, the first hit after
 * it refutes it for good, and only another day opens another claim. Without a day nothing is ever claimed.
 */
import { type Evidence, type Interval, requireCount, requireEvidence } from './arguments.ts';
import { evidenceOfMore } from './binomial.ts';
import { chanceOfCleanRuns, CLAIM_LEVELS, claimOf, cleanRunsNeeded } from './fix-claim.ts';
import { adjustByHolm } from './holm.ts';
import { jeffreysShape, wilsonInterval } from './intervals.ts';

export interface HistoryRun {
  /** When it started; ISO 8601 in UTC (`2026-11-29T15:45:00.000Z`). */
  readonly at: string;
  /** Of the system under test; null when that is not known. */
  readonly commit: string | null;
  /** Null when the run does not count for this expectation. */
  readonly hit: boolean | null;
}

export interface History {
  /** The oldest first. */
  readonly runs: readonly HistoryRun[];
  /** What the author recorded; null when only that it is flaky. */
  readonly recorded: Evidence | null;
  /** First day (UTC, `2026-11-01`) of the candidate fix; null when there is none. */
  readonly since: string | null;
  /** How long a run usually takes, in milliseconds; null when that is not known. */
  readonly runMs: number | null;
}

export type FlakyState =
  | 'still-flaky'
  /** Hits more often than recorded. */
  | 'hits-more-often'
  | 'probably-fixed'
  | 'fixed'
  /** Too few clean runs since the candidate, no run that counts at all, or nothing to hold them against. */
  | 'not-enough-evidence'
  /** Not for as many runs as would be remarkable, or never in this history; no candidate is named. */
  | 'not-seen';

export interface HistoryVerdict {
  readonly state: FlakyState;
  /** Runs that count, from `since` on when it is given. */
  readonly evidence: Evidence;
  /** Wilson's for their rate, 95 %; null without runs. */
  readonly interval: Interval | null;
  /** Counted runs after the last hit. */
  readonly cleanRuns: number;
  /** What the clean runs are held against; null when no hit is known from before them. */
  readonly prior: Evidence | null;
  /**
   * How likely so many clean runs are were nothing fixed, adjusted for the other claims of the report; 0 to 1. Null where
   * no claim is open: no candidate, a refuted one, or nothing to hold it against.
   */
  readonly chance: number | null;
  /** What the next better claim still takes, at most; null where none is open or nothing is better. */
  readonly missing: MissingRuns | null;
  /** The hit that refuted the candidate. */
  readonly refutedBy: HistoryRun | null;
  /** The newest run that counts. */
  readonly lastRun: HistoryRun | null;
}

export interface MissingRuns {
  /** Clean runs; infinite when a million are not enough. */
  readonly cleanRuns: number;
  /** Milliseconds that they take; null when nobody knows how long a run takes. */
  readonly ms: number | null;
}

type CountedRun = HistoryRun & { readonly hit: boolean };

/** What one history says by itself, before the report's other claims are looked at. */
interface Findings extends Omit<HistoryVerdict, 'state' | 'missing'> {
  readonly history: History;
  readonly isMoreOften: boolean;
}

/** Level of "hits more often", which holds for looks after every run. */
const moreOftenLevel = 0.01;

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Judges the histories of one report together, in the order given: their claims are made at once, so each chance is
 * adjusted by Holm's rule. Throws a RangeError for runs out of order, times that are none, and counts without meaning.
 */
export function judgeHistories(histories: readonly History[]): readonly HistoryVerdict[] {
  const findings = histories.map(examine);
  const adjusted = [...adjustByHolm(findings.map(({ chance }) => chance).filter((chance) => chance !== null))];
  const claims = adjusted.length;
  return findings.map((found) => {
    const chance = found.chance === null ? null : (adjusted.shift() ?? null);
    return describe({ ...found, chance }, claims);
  });
}

function describe({ history, isMoreOften, ...found }: Findings, claims: number): HistoryVerdict {
  const state = stateOf({ ...found, history, isMoreOften });
  return { ...found, state, missing: missingFor(found, claims, history.runMs) };
}

function stateOf({ history, isMoreOften, evidence, cleanRuns, prior, chance, refutedBy }: Findings): FlakyState {
  if (evidence.runs === 0) return 'not-enough-evidence';
  if (history.since !== null && refutedBy === null) {
    return (chance === null ? null : claimOf(chance)) ?? 'not-enough-evidence';
  }
  if (refutedBy === null && (evidence.hits === 0 || isRemarkable(prior, cleanRuns))) return 'not-seen';
  return isMoreOften ? 'hits-more-often' : 'still-flaky';
}

/** Whether a candidate named before these clean runs could be called probably fixed by now. */
function isRemarkable(prior: Evidence | null, cleanRuns: number): boolean {
  return prior !== null && claimOf(chanceOfCleanRuns(jeffreysShape(prior), cleanRuns)) !== null;
}

function examine(history: History): Findings {
  const { recorded, since } = history;
  requireHistory(history);
  const counted = history.runs.filter(isCounted);
  const begin = since === null ? 0 : counted.filter(({ at }) => at < since).length;
  const after = counted.slice(begin);
  const evidence = sumUp(after);
  const lastHit = after.findLastIndex(({ hit }) => hit);
  const firstHit = since === null ? undefined : after.find(({ hit }) => hit);
  const before = since === null ? counted.slice(0, lastHit + 1) : counted.slice(0, begin);
  const cleanRuns = after.length - 1 - lastHit;
  const prior = priorOf(recorded, sumUp(before));
  const isOpen = since !== null && firstHit === undefined && prior !== null;
  return {
    history,
    evidence,
    interval: evidence.runs === 0 ? null : wilsonInterval(evidence),
    cleanRuns,
    prior,
    chance: isOpen ? chanceOfCleanRuns(jeffreysShape(prior), cleanRuns) : null,
    refutedBy: firstHit ?? null,
    lastRun: counted.at(-1) ?? null,
    isMoreOften: recorded !== null && isMoreThan(recorded, evidence),
  };
}

function isCounted(run: HistoryRun): run is CountedRun {
  return run.hit !== null;
}

function sumUp(runs: readonly CountedRun[]): Evidence {
  return { hits: runs.filter(({ hit }) => hit).length, runs: runs.length };
}

/**
 * Recorded runs may be among those of the history, so the two are not added up: the more runs, the better the witness.
 * A history without a hit is another matter, since the recorded hits cannot be in it: its runs make the failure rarer.
 * Where no hit is known at all, nothing says how long the failure may be silent.
 */
function priorOf(recorded: Evidence | null, seen: Evidence): Evidence | null {
  if (recorded === null || recorded.hits === 0) return seen.hits === 0 ? null : seen;
  if (seen.hits === 0) return { hits: recorded.hits, runs: recorded.runs + seen.runs };
  return seen.runs > recorded.runs ? seen : recorded;
}

/** Nothing can be told beside a recorded rate of 0, and nothing hits more often than always. */
function isMoreThan(recorded: Evidence, seen: Evidence): boolean {
  const rate = recorded.hits / recorded.runs;
  return seen.runs > 0 && rate > 0 && rate < 1 && evidenceOfMore(seen, rate) >= 1 / moreOftenLevel;
}

function missingFor(
  { prior, chance, cleanRuns }: Pick<HistoryVerdict, 'prior' | 'chance' | 'cleanRuns'>,
  claims: number,
  runMs: number | null,
): MissingRuns | null {
  if (prior === null || chance === null) return null;
  const claim = claimOf(chance);
  if (claim === 'fixed') return null;
  const level = CLAIM_LEVELS[claim === null ? 'probably-fixed' : 'fixed'];
  const missing = cleanRunsNeeded(jeffreysShape(prior), level / claims) - cleanRuns;
  return { cleanRuns: missing, ms: runMs === null ? null : missing * runMs };
}

function requireHistory({ runs, recorded, since, runMs }: History): void {
  requireCount('runs', runs.length, 0);
  if (recorded !== null) requireEvidence(recorded);
  if (since !== null && !dayPattern.test(since)) {
    throw new RangeError(`since: ${since}; expected a day such as 2026-11-01`);
  }
  if (runMs !== null && !(runMs >= 0 && Number.isFinite(runMs))) {
    throw new RangeError(`duration of a run: ${String(runMs)}; expected milliseconds`);
  }
  let previous = '';
  for (const { at } of runs) {
    if (!instantPattern.test(at)) throw new RangeError(`time of a run: ${at}; expected ISO 8601 in UTC`);
    if (at < previous) throw new RangeError(`runs: ${at} after ${previous}; expected the oldest first`);
    previous = at;
  }
}
