// SPDX-License-Identifier: Apache-2.0
/**
 * What publishing runs changes on a site, as a function of what is there now: so a writer that lost a race applies it
 * again to what the other one left. The same run twice changes nothing. Claims of pull requests stay below `pr/N/`.
 */
import type {
  HistorySlice,
  IssueSummary,
  OverviewRow,
  PullRequestIndex,
  RunReference,
  SiteIndex,
  SiteMarker,
  SiteRow,
  StratumIndex,
} from '../domain/documents.ts';
import { issuePath, sliceFile } from '../report/links.ts';
import { MAX_LISTED_ISSUES } from '../report/site-overview.ts';
import { compareNames } from '../report/text.ts';
import {
  type SitePage,
  badgePages,
  comparePage,
  issuePage,
  overviewPage,
  pullPage,
  stratumPages,
} from './site-pages.ts';
import { updatePull } from './site-pulls.ts';
import { compareRows, hitOf, issuesOf, type IssueSeen, type NewRun } from './site-rows.ts';
import { SITE_FORMAT, type StratumState, type StratumUpdate, updateStratum } from './site-stratum.ts';

/** What is on the site of all that the new runs touch; every document is checked against its schema already. */
export interface SiteState {
  readonly index: SiteIndex | null;
  /** Keys of all strata that have a folder. */
  readonly keys: ReadonlySet<string>;
  /** By key. */
  readonly strata: ReadonlyMap<string, StratumState>;
  readonly pulls: ReadonlyMap<number, PullRequestIndex | null>;
}

/** Paths are relative to the site. Written in this order, a site that was left half-written is put right by the next. */
export interface SiteChange {
  /** Runs whose folders are to be written. */
  readonly added: readonly NewRun[];
  readonly pages: readonly SitePage[];
  readonly documents: readonly SiteDocument[];
  /** Folders, all of them ours. */
  readonly removed: readonly string[];
}

export interface SiteDocument {
  readonly path: string;
  readonly value: object;
}

export interface SiteMoment {
  /** ISO 8601 in UTC. */
  readonly now: string;
  /** `owner/name`; null for a site of a person's own. */
  readonly repository: string | null;
}

export const MARKER_FILE = 'site.json';
export const INDEX_FILE = 'index.json';
/** Without it a static host would leave out files whose names begin with an underscore. */
export const NO_JEKYLL_FILE = '.nojekyll';

const maxStrata = 500;
const maxExperiments = 50;

export const SITE_MARKER: SiteMarker = { format: SITE_FORMAT, generator: 'openshell-chaos' };

export function stratumFolder(key: string): string {
  return `strata/${key}`;
}

export function slicePath(key: string, number: number): string {
  return `${stratumFolder(key)}/${sliceFile(number, 'json')}`;
}

export function pullFolder(number: number): string {
  return `pr/${String(number)}`;
}

/** `runs` may hold some that are on the site already. */
export function updateSite(state: SiteState, runs: readonly NewRun[], moment: SiteMoment): SiteChange {
  const history = updateHistory(state, runs, moment);
  const claims = [...state.pulls].map(([number, before]) =>
    updatePull(
      before,
      runs.filter(({ provenance }) => provenance.kind === 'pull-request' && provenance.number === number),
      moment,
    ),
  );
  const pulls = claims.filter((claim) => claim !== null);
  return {
    added: [...history.added, ...pulls.flatMap(({ added }) => added)],
    pages: [...history.pages, ...pulls.map(({ index }) => pullPage(index))],
    documents: [
      ...history.documents,
      ...pulls.map(({ index }) => ({ path: `${pullFolder(index.number)}/${INDEX_FILE}`, value: index })),
    ],
    removed: pulls.flatMap(({ removed }) => removed),
  };
}

function updateHistory(state: SiteState, runs: readonly NewRun[], moment: SiteMoment): SiteChange {
  const updates = [...state.strata].flatMap(([key, before]) => {
    const own = runs.filter(({ provenance, stratum }) => provenance.kind === 'history' && stratum.key === key);
    const update = updateStratum(before, own);
    return update === null ? [] : [update];
  });
  const stale = [...state.strata.values()].flatMap(({ index }) => (index === null ? [] : [index]));
  const touched = mergeIndices(stale, updates);
  const index = nextIndex(state.index, { touched, strata: state.keys }, moment);
  const isSame =
    state.index !== null &&
    JSON.stringify({ ...index, updatedAt: state.index.updatedAt }) === JSON.stringify(state.index);
  if (updates.length === 0 && isSame) return { added: [], pages: [], documents: [], removed: [] };
  return {
    added: updates.flatMap(({ added }) => added),
    pages: [...updates.flatMap((update) => stratumPages(update)), ...sitePages(index, touched)],
    documents: [
      ...updates.flatMap(({ slices }) => slices.map(sliceDocument)),
      ...updates.map((update) => stratumDocument(update.index)),
      { path: INDEX_FILE, value: index },
    ],
    removed: [],
  };
}

/** Pages that say something of these strata, besides their own. */
export function sitePages(index: SiteIndex, touched: readonly StratumIndex[]): readonly SitePage[] {
  const issues = new Set(touched.flatMap((stratum) => [...issueNames(stratum)]));
  return [
    ...[...issues].filter((issue) => issuePath(issue) !== null).map((issue) => issuePage(issue, index)),
    ...[...new Set(touched.map(({ row }) => row.stratum.experiment))].flatMap((id) => badgePages(id, index)),
    comparePage(),
    overviewPage(index),
  ];
}

export function sliceDocument(slice: HistorySlice): SiteDocument {
  return { path: slicePath(slice.stratum.key, slice.number), value: slice };
}

export function stratumDocument(index: StratumIndex): SiteDocument {
  return { path: `${stratumFolder(index.row.stratum.key)}/${INDEX_FILE}`, value: index };
}

function mergeIndices(stale: readonly StratumIndex[], updates: readonly StratumUpdate[]): readonly StratumIndex[] {
  const byKey = new Map(stale.map((index) => [index.row.stratum.key, index]));
  for (const { index } of updates) byKey.set(index.row.stratum.key, index);
  return [...byKey.values()];
}

/** The overview with the strata as they are now in the place of what it said of them. `strata`: keys of all there are. */
export function nextIndex(
  before: SiteIndex | null,
  { touched, strata }: { readonly touched: readonly StratumIndex[]; readonly strata: ReadonlySet<string> },
  { now, repository }: SiteMoment,
): SiteIndex {
  const rows = new Map((before?.experiments ?? []).map((row) => [row.stratum.key, row]));
  for (const { row } of touched) rows.set(row.stratum.key, row);
  const newest = [...rows.values()].sort(compareNewest).slice(0, maxStrata);
  const all = new Set([...strata, ...rows.keys()]);
  const issues = new Map((before?.issues ?? []).map((summary) => [summary.issue, summary]));
  for (const index of touched) mergeIssues(issues, index);
  return {
    format: SITE_FORMAT,
    updatedAt: now,
    repository: repository ?? before?.repository ?? null,
    experiments: newest.sort(compareStrata),
    unlisted: all.size - newest.length,
    issues: [...issues.values()]
      .sort(compareLastTried)
      .slice(0, MAX_LISTED_ISSUES)
      .sort((a, b) => compareNames(a.issue, b.issue)),
  };
}

/** The newest first; those that no real system ever tried come last. */
function compareLastTried(left: IssueSummary, right: IssueSummary): number {
  const [a = '', b = ''] = [left, right].map(({ lastHit, lastClean }) => newer(lastHit, lastClean)?.at);
  if (a !== b) return a < b ? 1 : -1;
  return compareNames(left.issue, right.issue);
}

/** What a stratum says of its issues. A stand-in is evidence for no issue: it only shows which experiments try it. */
function mergeIssues(issues: Map<string, IssueSummary>, stratum: StratumIndex): void {
  const { row, first } = stratum;
  const cells = row.recent.map((cell) => ({ ...cell, issues: issuesOf(cell, row.counted) }));
  const runs: readonly SeenRun[] = [...first.map((landmark) => landmark.row), ...cells];
  const real = runs.filter(({ standInFor }) => standInFor === null);
  for (const issue of issueNames(stratum)) {
    const old = issues.get(issue) ?? { issue, experiments: [], lastHit: null, lastClean: null };
    const experiments = [...new Set([...old.experiments, row.stratum.experiment])].sort(compareNames);
    const last = (hit: boolean): SeenRun | undefined =>
      real
        .filter((each) => hitOf(each, issue) === hit)
        .sort(compareRows)
        .at(-1);
    issues.set(issue, {
      ...{ issue, experiments: experiments.slice(0, maxExperiments) },
      lastHit: newer(old.lastHit, reference(row, last(true))),
      lastClean: newer(old.lastClean, reference(row, last(false))),
    });
  }
}

interface SeenRun extends Pick<SiteRow, 'runId' | 'at' | 'standInFor'> {
  readonly issues: readonly IssueSeen[];
}

/** Those that count, and those that some run of note or the newest one names. */
function issueNames({ row, first }: StratumIndex): ReadonlySet<string> {
  const rows = [...first.map((landmark) => landmark.row), ...(row.newest === null ? [] : [row.newest])];
  return new Set([...row.counted, ...rows.flatMap(({ issues }) => issues)].map(({ issue }) => issue));
}

function reference({ stratum }: OverviewRow, row: SeenRun | undefined): RunReference | null {
  if (row === undefined) return null;
  return { experiment: stratum.experiment, stratum: stratum.key, runId: row.runId, at: row.at };
}

function newer(left: RunReference | null, right: RunReference | null): RunReference | null {
  if (left === null || right === null) return left ?? right;
  return right.at > left.at || (right.at === left.at && right.runId > left.runId) ? right : left;
}

function compareNewest(left: OverviewRow, right: OverviewRow): number {
  const [a = '', b = ''] = [left.recent[0]?.at, right.recent[0]?.at];
  if (a !== b) return a < b ? 1 : -1;
  return left.stratum.key < right.stratum.key ? -1 : 1;
}

function compareStrata({ stratum: a }: OverviewRow, { stratum: b }: OverviewRow): number {
  return (
    compareNames(a.experiment, b.experiment) ||
    compareNames(a.adapter, b.adapter) ||
    compareNames(a.system ?? '', b.system ?? '') ||
    compareNames(a.gateway, b.gateway)
  );
}
