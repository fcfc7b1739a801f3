// SPDX-License-Identifier: Apache-2.0
/**
 * What all known runs say by now of each flaky expectation, in each stratum: those of a site's history, and those of the
 * workflow run that is not published yet. Strata are never added up, and what a stand-in did is left out unless asked for.
 */
import type { Experiment, ShardRun, SiteRow, SiteStratum } from '../domain/documents.ts';
import type { Evidence } from '../stats/arguments.ts';
import { type FlakyState, type HistoryRun, type HistoryVerdict, judgeHistories } from '../stats/history.ts';
import { compareNames } from '../report/text.ts';
import { compareRows, hitOf, instantOf, type IssueSeen, issueOutcomes, stratumOf, timeOfRunId } from './site-rows.ts';

/** Of an experiment's file: a failure that does not show in every run. */
export interface FlakyExpectation {
  readonly experiment: string;
  readonly issue: string;
  /** What the author recorded; null when only that it is flaky. */
  readonly recorded: Evidence | null;
  /** First day of the candidate fix; null when there is none. */
  readonly since: string | null;
  /** Null: all of them. */
  readonly adapters: readonly string[] | null;
}

/** A run as far as it is counted. */
export interface HistoryRow extends Pick<SiteRow, 'runId' | 'at' | 'durationMs' | 'standInFor' | 'commit'> {
  readonly issues: readonly IssueSeen[];
  /** Of the workflow run that is being told of. */
  readonly isNew: boolean;
}

export interface StratumHistory {
  readonly stratum: SiteStratum;
  /** The oldest first. */
  readonly rows: readonly HistoryRow[];
  /** Runs that are older than these, and were not read. */
  readonly older: number;
}

/** One expectation in one stratum. */
export interface Tracked {
  readonly expectation: FlakyExpectation;
  /** Null where it never ran. */
  readonly stratum: SiteStratum | null;
  /** Name of the system that its runs only stand in for. */
  readonly standInFor: string | null;
  readonly verdict: HistoryVerdict;
  /** Of the workflow run that is being told of, those that count. */
  readonly fresh: Evidence;
  /** The newest run, whether it counts or not. */
  readonly lastRunAt: string | null;
  /** How long a run usually takes, in milliseconds; null when that is not known. */
  readonly runMs: number | null;
  readonly older: number;
}

export interface TrackingSources {
  readonly expectations: readonly FlakyExpectation[];
  readonly strata: readonly StratumHistory[];
  readonly allowStandIn: boolean;
}

/** The most urgent first. Judged together, because all of them are claimed in one report. */
export function trackExpectations(sources: TrackingSources): readonly Tracked[] {
  const pairs = sources.expectations.flatMap((expectation) => pairsOf(expectation, sources));
  const verdicts = judgeHistories(
    pairs.map(({ expectation, rows, runMs }) => ({
      runs: rows.flatMap((row) => judgedRun(row, expectation.issue)).sort(byTime),
      recorded: expectation.recorded,
      since: expectation.since,
      runMs,
    })),
  );
  return pairs
    .flatMap(({ rows, ...pair }, index) => {
      const verdict = verdicts[index];
      return verdict === undefined ? [] : [{ ...pair, verdict, ...sumUp(pair.expectation, rows) }];
    })
    .sort(compareTracked);
}

/** Times that are told in less detail than others would not be in order as texts. */
function judgedRun(row: HistoryRow, issue: string): readonly HistoryRun[] {
  const at = instantOf(row.at);
  return at === null ? [] : [{ at, commit: row.commit, hit: hitOf(row, issue) }];
}

function byTime(left: HistoryRun, right: HistoryRun): number {
  if (left.at === right.at) return 0;
  return left.at < right.at ? -1 : 1;
}

type Pair = Pick<Tracked, 'expectation' | 'stratum' | 'runMs' | 'older'> & { readonly rows: readonly HistoryRow[] };

function pairsOf(expectation: FlakyExpectation, { strata, allowStandIn }: TrackingSources): readonly Pair[] {
  const { experiment, adapters } = expectation;
  const found = strata
    .filter(({ stratum }) => stratum.experiment === experiment && (adapters?.includes(stratum.adapter) ?? true))
    .flatMap(({ stratum, rows: all, older }) => {
      const rows = all.filter(({ standInFor }) => allowStandIn || standInFor === null);
      return rows.length === 0 ? [] : [{ expectation, stratum, rows, older, runMs: usualMs(rows) }];
    });
  return found.length > 0 ? found : [{ expectation, stratum: null, rows: [], older: 0, runMs: null }];
}

function sumUp(
  { issue }: FlakyExpectation,
  rows: readonly HistoryRow[],
): Pick<Tracked, 'standInFor' | 'fresh' | 'lastRunAt'> {
  const fresh = rows.filter(({ isNew }) => isNew).flatMap((row) => hitOf(row, issue) ?? []);
  return {
    standInFor: rows.find(({ standInFor }) => standInFor !== null)?.standInFor ?? null,
    fresh: { hits: fresh.filter((hit) => hit).length, runs: fresh.length },
    lastRunAt: rows.at(-1)?.at ?? null,
  };
}

/** Runs that say how long the next one takes. */
const recentRuns = 30;

function usualMs(rows: readonly HistoryRow[]): number | null {
  const times = rows
    .slice(-recentRuns)
    .map(({ durationMs }) => durationMs)
    .filter((ms) => ms > 0)
    .sort((a, b) => a - b);
  return times[Math.floor((times.length - 1) / 2)] ?? null;
}

/** Whoever reads on needs it less. */
export const STATE_ORDER: readonly FlakyState[] = [
  'hits-more-often',
  'fixed',
  'probably-fixed',
  'not-seen',
  'still-flaky',
  'not-enough-evidence',
];

function compareTracked(left: Tracked, right: Tracked): number {
  return (
    STATE_ORDER.indexOf(left.verdict.state) - STATE_ORDER.indexOf(right.verdict.state) ||
    compareNames(left.expectation.experiment, right.expectation.experiment) ||
    compareNames(left.expectation.issue, right.expectation.issue) ||
    compareNames(left.stratum?.key ?? '', right.stratum?.key ?? '')
  );
}

/** Each issue of an experiment once; a guard is no expectation of a failure. */
export function flakyExpectations({ id, expectations = [] }: Experiment): readonly FlakyExpectation[] {
  const found = new Map<string, FlakyExpectation>();
  for (const { issue, flaky, since, adapters, checks } of expectations) {
    if (flaky === undefined || checks.length === 0 || found.has(issue)) continue;
    const recorded = typeof flaky === 'object' && flaky.hits <= flaky.runs ? flaky : null;
    found.set(issue, { experiment: id, issue, recorded, since: since ?? null, adapters: adapters ?? null });
  }
  return [...found.values()];
}

/**
 * The history with the runs of a workflow run in it, which may have been published meanwhile: each run once. What was not
 * carried out, or does not say when it was, is left out.
 */
export function addNewRuns(
  strata: readonly StratumHistory[],
  runs: readonly ShardRun[],
  digest: (text: string) => string,
): readonly StratumHistory[] {
  const all = new Map(strata.map((one) => [one.stratum.key, one]));
  for (const run of runs) {
    const row = newRow(run);
    if (row === null) continue;
    const stratum = stratumOf(run, digest);
    const known = all.get(stratum.key) ?? { stratum, rows: [], older: 0 };
    const others = known.rows.filter(({ runId }) => runId !== row.runId);
    all.set(stratum.key, { ...known, rows: [...others, row].sort(compareRows) });
  }
  return [...all.values()];
}

function newRow(run: ShardRun): HistoryRow | null {
  const at = run.runId === null ? null : timeOfRunId(run.runId);
  if (run.runId === null || at === null || run.verdict === 'not-run') return null;
  return {
    ...{ runId: run.runId, at, durationMs: Math.max(0, run.durationMs ?? 0), standInFor: run.standInFor },
    ...{ commit: null, issues: issueOutcomes(run.expectations), isNew: true },
  };
}
