// SPDX-License-Identifier: Apache-2.0
/** The overview of a site as plain data: one row for each stratum, open failures first, its newest runs as cells. */
import { formatDuration } from '../domain/duration.ts';
import type { OverviewRow, SiteCell, SiteIndex } from '../domain/documents.ts';
import { compareUrgency, statusLook } from './looks.ts';
import {
  type CellView,
  hitAt,
  intervalWords,
  isOnStandIn,
  issueLink,
  momentOf,
  type TextLink,
  viewCell,
  whereOf,
} from './site-parts.ts';
import { count, visible } from './text.ts';

export interface OverviewView {
  readonly pageTitle: string;
  readonly title: string;
  readonly root: string;
  readonly updated: string;
  readonly counts: readonly {
    readonly word: string;
    readonly glyph: string;
    readonly tone: string;
    readonly number: number;
  }[];
  /** Where runs were made: the tabs. */
  readonly places: readonly { readonly id: string; readonly text: string }[];
  readonly rows: readonly OverviewRowView[];
  /** What is not shown; empty when all is. */
  readonly unlisted: string;
  readonly columns: number;
  readonly issues: readonly IssueRowView[];
  /** Which issues are shown; empty when they surely are all. */
  readonly issuesCut: string;
}

export interface OverviewRowView {
  readonly experiment: string;
  readonly title: string;
  readonly href: string;
  /** Number of its tab. */
  readonly place: string;
  readonly where: string;
  readonly standIn: boolean;
  readonly verdict: string;
  readonly rates: readonly { readonly issue: TextLink; readonly text: string }[];
  /** Points of a line in a box of 60 by 16; empty with fewer than two runs that count. */
  readonly spark: string;
  readonly total: string;
  readonly took: string;
  readonly cells: readonly CellView[];
}

interface IssueRowView {
  readonly issue: TextLink;
  readonly experiments: string;
  readonly lastHit: string;
  readonly lastClean: string;
}

/** On the overview; bounds what a publication reads and writes. */
export const MAX_LISTED_ISSUES = 500;

const sparkWidth = 60;
const sparkHeight = 16;
/** Runs that one point of a sparkline looks back on. */
const sparkWindow = 5;

export function viewOverview(index: SiteIndex): OverviewView {
  const rows = [...index.experiments].sort(compareRows);
  const places = [...new Set(rows.map(({ stratum }) => whereOf(stratum)))].sort();
  const title =
    index.repository === null ? 'Chaos experiments' : `Chaos experiments of ${visible(index.repository, 140)}`;
  return {
    ...{ pageTitle: title, title },
    root: '',
    updated: momentOf(index.updatedAt),
    counts: countsOf(rows),
    places: places.map((text, place) => ({ id: String(place + 1), text })),
    rows: rows.map((row) => viewRow(row, places)),
    unlisted: unlistedText(index),
    columns: Math.max(1, ...rows.map(({ recent }) => recent.length)),
    issues: index.issues.map(({ issue, experiments, lastHit, lastClean }) => ({
      issue: issueLink(issue, ''),
      experiments: experiments.join(', '),
      lastHit: lastHit === null ? 'never on a real system' : momentOf(lastHit.at),
      lastClean: lastClean === null ? 'never' : momentOf(lastClean.at),
    })),
    issuesCut: index.issues.length < MAX_LISTED_ISSUES ? '' : issuesCutText,
  };
}

const issuesCutText = `At most ${String(MAX_LISTED_ISSUES)} issues are listed: those that were tried last on a real system.`;

function unlistedText({ unlisted, experiments }: SiteIndex): string {
  if (unlisted === 0) return '';
  const shown = `Only the ${count(experiments.length, 'row')} with the newest runs are shown.`;
  return `${shown} ${String(unlisted)} more, where nothing ran for longest, keep their pages below strata/.`;
}

function viewRow(row: OverviewRow, places: readonly string[]): OverviewRowView {
  const { stratum, recent, counted } = row;
  const where = whereOf(stratum);
  return {
    experiment: stratum.experiment,
    title: visible(row.title, 200),
    href: `strata/${stratum.key}/index.html`,
    ...{ place: String(places.indexOf(where) + 1), where, standIn: isOnStandIn(row) },
    verdict: newestVerdict(row),
    rates: counted.map((each) => ({ issue: issueLink(each.issue, ''), text: rateWords(each) })),
    spark: sparkOf(row),
    total: count(row.total, 'run'),
    took: row.durationMs === null ? '' : formatDuration(row.durationMs),
    cells: recent.map((each) => viewCell(each, '')),
  };
}

function rateWords(counted: OverviewRow['counted'][number]): string {
  const interval = intervalWords(counted);
  return `hit ${String(counted.hits)} of ${String(counted.runs)}${interval === '' ? '' : ` (${interval})`}`;
}

/** Share of hits among a few runs, over the recent ones; the oldest on the left. */
function sparkOf({ recent, counted }: OverviewRow): string {
  if (counted.length === 0) return '';
  const hits = [...recent].reverse().flatMap((cell) => hitAt(cell, 0) ?? []);
  if (hits.length < 2) return '';
  return hits
    .map((_, place) => {
      const seen = hits.slice(Math.max(0, place - sparkWindow + 1), place + 1);
      const rate = seen.filter((hit) => hit).length / seen.length;
      const x = 1 + (place * (sparkWidth - 2)) / (hits.length - 1);
      return `${x.toFixed(1)},${(sparkHeight - 1 - rate * (sparkHeight - 2)).toFixed(1)}`;
    })
    .join(' ');
}

function newestVerdict({ recent }: OverviewRow): string {
  return recent[0]?.verdict ?? 'not-applicable';
}

/** Open failures first; what is alike in the order of the index. */
function compareRows(left: OverviewRow, right: OverviewRow): number {
  return compareUrgency(left.recent[0]?.verdict ?? 'not-run', right.recent[0]?.verdict ?? 'not-run');
}

function countsOf(rows: readonly OverviewRow[]): OverviewView['counts'] {
  const numbers = new Map<SiteCell['verdict'], number>();
  for (const { recent } of rows) {
    const verdict = recent[0]?.verdict;
    if (verdict !== undefined) numbers.set(verdict, (numbers.get(verdict) ?? 0) + 1);
  }
  return [...numbers].map(([verdict, number]) => {
    const { word, glyph, tone } = statusLook(verdict);
    return { word, glyph, tone, number };
  });
}
