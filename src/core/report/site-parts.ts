// SPDX-License-Identifier: Apache-2.0
/** What the pages of a site share: one run as a cell or a row, where it ran, and how often an issue showed. */
import { formatDuration } from '../domain/duration.ts';
import type { OverviewRow, SiteCell, SiteIssueOutcome, SiteRow, SiteStratum } from '../domain/documents.ts';
import { wilsonInterval } from '../stats/intervals.ts';
import { issuePath, issueUrl, runPath } from './links.ts';
import { type Look, statusLook } from './looks.ts';
import { count, visible } from './text.ts';

export interface CellView extends Look {
  /** Null once the run's folder was pruned. */
  readonly href: string | null;
  readonly label: string;
}

export interface TextLink {
  readonly text: string;
  /** Null where there is nothing to lead to. */
  readonly href: string | null;
}

export interface RunRowView extends Look {
  readonly when: TextLink;
  readonly version: string;
  readonly commit: string;
  readonly event: string;
  readonly took: string;
  readonly headline: string;
  readonly issues: string;
}

export interface RateView {
  readonly issue: TextLink;
  /** `2 of 8 runs` */
  readonly seen: string;
  /** `7 to 59 %`; empty without runs. */
  readonly interval: string;
  /** What the author recorded; empty without it. */
  readonly recorded: string;
  /** What is to be thought of a flaky one; empty of any other. */
  readonly state: string;
  readonly cleanRuns: string;
}

type Counted = OverviewRow['counted'][number];

/** Page of a run, from the root of the site; the file is named so that it also opens from a disk. */
function runHref(path: string): string {
  return `${path}/index.html`;
}

/** `root` leads from the page to the root of the site: empty or `../` some times. */
export function viewCell({ runId, at, verdict, version, kept }: SiteCell, root: string): CellView {
  const { word, glyph, tone } = statusLook(verdict);
  const parts = [word, momentOf(at), version === null ? null : visible(version, 40)];
  return {
    ...{ word, glyph, tone },
    href: kept ? `${root}${runHref(runPath(runId))}` : null,
    label: parts.filter((part) => part !== null).join(', '),
  };
}

export function viewRunRow(row: SiteRow, root: string): RunRowView {
  const { word, glyph, tone } = statusLook(row.verdict);
  return {
    ...{ word, glyph, tone },
    when: { text: momentOf(row.at), href: row.path === null ? null : `${root}${runHref(row.path)}` },
    version: visible(row.version ?? '', 60),
    commit: row.commit?.slice(0, 10) ?? '',
    event: visible(row.event ?? '', 40),
    took: formatDuration(row.durationMs),
    headline: visible(row.headline, 300),
    issues: row.issues.map(issueWords).join('; '),
  };
}

function issueWords({ issue, outcome, instances, counts }: SiteIssueOutcome): string {
  const where = outcome === 'hit' && instances.all > 1 ? ` ${String(instances.hit)} of ${String(instances.all)}` : '';
  return `${visible(issue, 100)} ${outcome}${where}${counts ? '' : ', not counted'}`;
}

/** `2026-11-29 15:45` in UTC. */
export function momentOf(at: string): string {
  return visible(at, 40).slice(0, 16).replace('T', ' ');
}

/** `standin, openshell-standin, standin:observed` */
export function whereOf({ adapter, system, gateway }: Omit<SiteStratum, 'key' | 'experiment'>): string {
  return [adapter, system ?? 'unknown system', gateway].map((part) => visible(part, 80)).join(', ');
}

/** Whether a run hit the issue that has this place in its stratum's `counted`; null where it says nothing that counts. */
export function hitAt({ seen }: Pick<SiteCell, 'seen'>, place: number): boolean | null {
  const letter = seen[place] ?? '-';
  return letter === '-' ? null : letter === 'h';
}

/** Whether the newest run was on a stand-in. */
export function isOnStandIn({ recent }: Pick<OverviewRow, 'recent'>): boolean {
  return (recent[0]?.standInFor ?? null) !== null;
}

export function viewRate(counted: Counted, root: string): RateView {
  const { hits, runs, recorded, state, cleanRuns } = counted;
  return {
    issue: issueLink(counted.issue, root),
    seen: `${String(hits)} of ${count(runs, 'run')}`,
    interval: intervalWords({ hits, runs }),
    recorded: recorded === null ? '' : `${String(recorded.hits)} of ${count(recorded.runs, 'run')}`,
    state: state === null ? '' : stateWords[state],
    cleanRuns: cleanRuns === 0 ? '' : count(cleanRuns, 'clean run'),
  };
}

/** `7 to 59 %`: Wilson's interval, 95 %. */
export function intervalWords(seen: { readonly hits: number; readonly runs: number }): string {
  if (seen.runs === 0 || seen.hits > seen.runs) return '';
  const { low, high } = wilsonInterval(seen);
  return `${percent(low)} to ${percent(high)} %`;
}

function percent(share: number): string {
  return String(Math.round(share * 100));
}

export const stateWords: Readonly<Record<NonNullable<Counted['state']>, string>> = {
  'still-flaky': 'still flaky',
  'hits-more-often': 'hits more often than recorded',
  'probably-fixed': 'probably fixed',
  fixed: 'fixed',
  'not-enough-evidence': 'not enough evidence',
  'not-seen': 'not seen for a remarkable time',
};

/** The issue's page on the site; text where the reference is none. */
export function issueLink(issue: string, root: string): TextLink {
  const path = issuePath(issue);
  return { text: visible(issue, 200), href: path === null ? null : `${root}${path}/index.html` };
}

/** The issue on GitHub. */
export function trackerLink(issue: string): TextLink {
  return { text: visible(issue, 200), href: issueUrl(issue) };
}
