// SPDX-License-Identifier: Apache-2.0
/**
 * An experiment of a pull request beside what the site's history says of the same one: only runs of the same stratum are
 * compared. It reads the overview row alone, so "the same way" means as far as a row tells.
 */
import type { OverviewRow, ShardRun, SiteRow } from '../domain/documents.ts';
import { statusLook } from '../report/looks.ts';
import { shorten } from '../report/text.ts';
import { wilsonInterval } from '../stats/intervals.ts';
import type { MergedExperiment } from './merge.ts';
import { isOfStratum } from './site-rows.ts';

export interface AgainstMain {
  /** `new`, `same`, `was PASS`; empty where nothing can be compared. */
  readonly word: string;
  /** ` 12 of 12`: how often main failed as it did last; empty where nothing steady explains it. */
  readonly steady: string;
  /** Whether the newest run of main came to the same, in the same way. */
  readonly isSame: boolean;
  /** How often the flaky issues of the experiment showed on main. */
  readonly flaky: readonly SeenOnMain[];
}

export interface SeenOnMain {
  readonly issue: string;
  readonly hits: number;
  readonly runs: number;
}

const nothing: AgainstMain = { word: '', steady: '', isSame: false, flaky: [] };
const headlineLength = 300;
const maxFlaky = 3;

/** Null without an index. */
export function compareWithMain(experiment: MergedExperiment, main: readonly OverviewRow[] | null): AgainstMain | null {
  if (main === null) return null;
  const { worst } = experiment;
  if (worst.verdict === 'not-run') return nothing;
  const row = main.find(({ stratum }) => isOfStratum(worst, stratum));
  const newest = row?.newest ?? undefined;
  // What did not boot does not say which system it is, so that nobody knows whether it is new.
  if (row === undefined || newest === undefined) return worst.system === null ? nothing : { ...nothing, word: 'new' };
  const isSame = isSameWay(experiment, row, newest);
  return {
    word: isSame ? 'same' : earlierWord(worst, newest),
    steady: isSame || newest.verdict !== 'XFAIL' ? '' : steadyRate(row, newest),
    isSame,
    flaky: flakyOf(row),
  };
}

/** Whether everything that asks for somebody is as on main. Never without an index. */
export function isAsOnMain(experiment: MergedExperiment, main: readonly OverviewRow[] | null): boolean {
  return compareWithMain(experiment, main)?.isSame ?? false;
}

/** `hit 2 of 8 (7 to 59 %)` */
export function rateText(hits: number, runs: number): string {
  const { low, high } = wilsonInterval({ hits, runs });
  const [from, to] = [low, high].map((share) => String(Math.round(share * 100)));
  return `hit ${String(hits)} of ${String(runs)} (${from ?? ''} to ${to ?? ''} %)`;
}

function earlierWord({ verdict }: ShardRun, newest: SiteRow): string {
  const was = `was ${statusLook(newest.verdict).word}`;
  return newest.verdict === verdict ? `${was} in another way` : was;
}

/** ` 12 of 12`, where one issue that is not flaky explains the failure. */
function steadyRate({ counted }: OverviewRow, newest: SiteRow): string {
  const hit = newest.issues.filter(({ outcome }) => outcome === 'hit').map(({ issue }) => issue);
  const [count, ...others] = counted.filter(({ issue }) => hit.includes(issue));
  if (count === undefined || others.length > 0 || count.flaky || !isRate(count)) return '';
  return ` ${String(count.hits)} of ${String(count.runs)}`;
}

function flakyOf({ counted }: OverviewRow): readonly SeenOnMain[] {
  return counted.filter((count) => count.flaky && isRate(count)).slice(0, maxFlaky);
}

/** Of one run nothing is known, and of a file of whoever pushed it anything may be said. */
function isRate({ hits, runs }: { readonly hits: number; readonly runs: number }): boolean {
  return runs >= 2 && hits <= runs;
}

function isSameWay({ worst, runs }: MergedExperiment, row: OverviewRow, newest: SiteRow): boolean {
  if (worst.verdict !== newest.verdict) return false;
  const alike = runs.filter(({ verdict }) => verdict === worst.verdict);
  switch (worst.verdict) {
    case 'FAIL':
      return alike.every((run) => failsAlike(run, newest));
    case 'XFAIL':
      return alike.every((run) => hitsNothingNew(run, row, newest));
    default:
      return true;
  }
}

/** The same checks, and no more failures that no issue explains. */
function failsAlike(run: ShardRun, newest: SiteRow): boolean {
  const now = failedChecks(run);
  return now !== null && now === failedChecks(newest) && run.failedUnexpected <= newest.failedUnexpected;
}

/** As the headline names them, which is how a row of the history knows them; null where it names none. */
function failedChecks({ headline, standInFor }: Pick<SiteRow, 'headline' | 'standInFor'>): string | null {
  const prefix = standInFor === null ? '' : `Stand-in, not ${standInFor}: `;
  const text = shorten(headline, headlineLength).slice(headline.startsWith(prefix) ? prefix.length : 0);
  const [, first] = /^(\S{1,60}) failed/.exec(text) ?? [];
  const [, others = ''] = /; ([^;]+) failed as well$/.exec(text) ?? [];
  return first === undefined ? null : `${first}; ${others}`;
}

function hitsNothingNew({ expectations }: ShardRun, { counted }: OverviewRow, newest: SiteRow): boolean {
  const seen = new Set([
    ...newest.issues.filter(({ outcome }) => outcome === 'hit').map(({ issue }) => issue),
    ...counted.filter(({ flaky, hits }) => flaky && hits > 0).map(({ issue }) => issue),
  ]);
  return expectations.every(({ outcome, issue }) => outcome !== 'hit' || seen.has(issue));
}
