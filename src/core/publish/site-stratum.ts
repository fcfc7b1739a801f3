// SPDX-License-Identifier: Apache-2.0
/**
 * The history of one stratum with new runs in it. Rates are counters in its index, so no old slice is read; a run that
 * is known already changes nothing, and runs come out the same in whatever order they are published.
 */
import type { HistorySlice, OverviewRow, SiteCell, SiteRow, StratumIndex } from '../domain/documents.ts';
import { cellOf, compareRows, hitOf, type NewRun } from './site-rows.ts';
import { TRACKED_SLICES, trackStratum } from './site-tracked.ts';
import type { Tracked } from './tracking.ts';

type Counted = OverviewRow['counted'][number];
type Landmark = StratumIndex['first'][number];

/** What the site has of a stratum; null throughout when it has none of it. */
export interface StratumState {
  readonly index: StratumIndex | null;
  /**
   * The newest ones, the oldest first, with the rows that the index knows of and no others: the last is written to, and
   * what is told of the history is told of these.
   */
  readonly slices: readonly HistorySlice[];
  /** Of the new runs, those that lie in older slices. */
  readonly olderRuns: ReadonlySet<string>;
}

export interface StratumUpdate {
  readonly index: StratumIndex;
  /** Those that are new or changed. */
  readonly slices: readonly HistorySlice[];
  /** Of the newest slices, in the order of their times. */
  readonly rows: readonly SiteRow[];
  readonly tracked: readonly Tracked[];
  /** Those that the site did not have. */
  readonly added: readonly NewRun[];
}

export const SITE_FORMAT = 1;
/** Rows of one slice: one is written again with each run, so they are few. */
export const SLICE_ROWS = 25;
/** Slices that the page of a stratum draws. */
const drawnSlices = 4;
/** Runs of a stratum on the overview. */
const recentRuns = 25;
const maxCounted = 20;
const maxLandmarks = 60;

/** Newest slices that a publication looks at: those that are drawn, or judged where an expectation is flaky. */
export function slicesToRead(index: StratumIndex | null, rows: readonly Pick<SiteRow, 'issues'>[]): number {
  const issues = [...(index?.row.counted ?? []), ...rows.flatMap((row) => row.issues)];
  return issues.some(({ flaky }) => flaky) ? TRACKED_SLICES : drawnSlices;
}

/** Null when there is nothing new. */
export function updateStratum(before: StratumState, runs: readonly NewRun[]): StratumUpdate | null {
  const added = newOnes(before, runs);
  const [first] = added;
  if (first === undefined) return null;
  const rows = added.map(({ row }) => row);
  const slices = appendRows(before, { rows, stratum: first.stratum });
  const history = newestRows([...before.slices, ...slices], slicesToRead(before.index, rows));
  const { row, tracked } = overviewRow(before.index?.row ?? null, { first, added, history });
  return {
    index: {
      ...{ format: SITE_FORMAT, row },
      slices: Math.ceil(row.total / SLICE_ROWS),
      first: landmarks(before.index?.first ?? [], rows),
    },
    ...{ slices, rows: history, tracked, added },
  };
}

/** Of the newest slices, each in its last state; the oldest first. */
function newestRows(slices: readonly HistorySlice[], most: number): readonly SiteRow[] {
  const newest = [...new Map(slices.map((slice) => [slice.number, slice])).values()].slice(-most);
  return newest.flatMap(({ rows }) => rows).sort(compareRows);
}

function overviewRow(
  old: OverviewRow | null,
  about: { readonly first: NewRun; readonly added: readonly NewRun[]; readonly history: readonly SiteRow[] },
): { readonly row: OverviewRow; readonly tracked: readonly Tracked[] } {
  const { first, added, history } = about;
  const newest = added.at(-1) ?? first;
  const before = old ?? { newest: null, recent: [], total: 0, counted: [] };
  const isNewest = before.newest === null || compareRows(newest.row, before.newest) > 0;
  const total = before.total + added.length;
  const sums = count(before.counted, { added, newestRun: isNewest ? newest : null });
  const tracked = trackStratum({ stratum: first.stratum, counted: sums, total }, history);
  const counted = sums.map((sum) => judge(sum, { history, tracked }));
  const all: readonly SiteCell[] = [...before.recent, ...added.map(({ row }) => cellOf(row, counted))];
  const recent = [...all].sort((a, b) => compareRows(b, a)).slice(0, recentRuns);
  const row = {
    stratum: first.stratum,
    title: isNewest ? newest.title : (old?.title ?? newest.title),
    total,
    counted,
    durationMs: median(recent.map(({ durationMs }) => durationMs)),
    newest: isNewest ? newest.row : before.newest,
    recent,
  };
  return { row, tracked };
}

/**
 * Runs that the stratum does not have, the oldest first. The newest runs are all in the index, so that older slices
 * matter for no run that is newer than those.
 */
function newOnes({ index, slices, olderRuns }: StratumState, runs: readonly NewRun[]): readonly NewRun[] {
  const rows = [...(index?.row.recent ?? []), ...slices.flatMap((slice) => slice.rows)];
  const known = new Set([...rows.map(({ runId }) => runId), ...olderRuns]);
  const fresh = new Map<string, NewRun>();
  for (const run of runs) if (!known.has(run.row.runId)) fresh.set(run.row.runId, run);
  return [...fresh.values()].sort((a, b) => compareRows(a.row, b.row));
}

function appendRows(
  before: StratumState,
  { rows, stratum }: Pick<HistorySlice, 'rows' | 'stratum'>,
): readonly HistorySlice[] {
  const slices: HistorySlice[] = [];
  let open: HistorySlice = before.slices.at(-1) ?? { format: SITE_FORMAT, stratum, number: 0, rows: [] };
  let left = rows;
  while (left.length > 0) {
    if (open.rows.length >= SLICE_ROWS) open = { ...open, number: open.number + 1, rows: [] };
    const room = SLICE_ROWS - open.rows.length;
    open = { ...open, rows: [...open.rows, ...left.slice(0, room)] };
    slices.push(open);
    left = left.slice(room);
  }
  return slices;
}

interface CountSources {
  readonly added: readonly NewRun[];
  /** Null when an older one was published before. */
  readonly newestRun: NewRun | null;
}

/** With what the newest run's author says of each. */
function count(before: readonly Counted[], { added, newestRun }: CountSources): readonly Counted[] {
  const counted = new Map(before.map((each) => [each.issue, each]));
  for (const { row } of added) {
    for (const { issue, flaky } of row.issues) {
      const hit = hitOf(row, issue);
      const isWorthIt = (hit !== null || flaky) && counted.size < maxCounted;
      const old = counted.get(issue) ?? (isWorthIt ? emptyCount(issue, { flaky, since: row.at }) : undefined);
      if (old !== undefined) counted.set(issue, hit === null ? old : addedTo(old, { hit, at: row.at }));
    }
  }
  return [...counted.values()].map((each) => (newestRun === null ? each : note(each, newestRun)));
}

function addedTo(old: Counted, { hit, at }: { readonly hit: boolean; readonly at: string }): Counted {
  const since = old.runs === 0 || at < old.since ? at : old.since;
  return { ...old, since, hits: old.hits + Number(hit), runs: old.runs + 1 };
}

/** A flaky issue is there from its first run on, also when that run says nothing: it is waited for. */
function emptyCount(issue: string, { flaky, since }: Pick<Counted, 'flaky' | 'since'>): Counted {
  return { ...{ issue, flaky, recorded: null, candidate: null, hits: 0, runs: 0, since }, state: null, cleanRuns: 0 };
}

function note(counted: Counted, { row, flaky }: NewRun): Counted {
  const { issue } = counted;
  const said = row.issues.find((each) => each.issue === issue);
  const { recorded, since } = flaky.get(issue) ?? { recorded: null, since: null };
  return { ...counted, flaky: said?.flaky ?? counted.flaky, recorded, candidate: since };
}

function judge(
  counted: Counted,
  { history, tracked }: { readonly history: readonly SiteRow[]; readonly tracked: readonly Tracked[] },
): Counted {
  const verdict = tracked.find(({ expectation }) => expectation.issue === counted.issue)?.verdict;
  if (verdict !== undefined) return { ...counted, state: verdict.state, cleanRuns: verdict.cleanRuns };
  const hits = history.flatMap((row) => hitOf(row, counted.issue) ?? []);
  return { ...counted, state: null, cleanRuns: hits.length - 1 - hits.lastIndexOf(true) };
}

/** The first and the latest run of each verdict, the first and the latest hit of each issue. */
function landmarks(before: readonly Landmark[], rows: readonly SiteRow[]): readonly Landmark[] {
  const found = new Map(before.map(({ what, row }) => [what, row]));
  const offer = (what: string, row: SiteRow, isBetter: (old: SiteRow) => boolean): void => {
    const old = found.get(what);
    if (old === undefined ? found.size < maxLandmarks : isBetter(old)) found.set(what, row);
  };
  for (const row of rows) {
    const names = [row.verdict, ...row.issues.filter((each) => hitOf(row, each.issue) === true).map(hitName)];
    for (const name of names) {
      offer(`first ${name}`, row, (old) => compareRows(row, old) < 0);
      offer(`latest ${name}`, row, (old) => compareRows(row, old) > 0);
    }
  }
  return [...found].map(([what, row]) => ({ what, row }));
}

function hitName({ issue }: { readonly issue: string }): string {
  return `hit of ${issue}`;
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
