// SPDX-License-Identifier: Apache-2.0
/** Which pages a site has, and from which view and template each is made. Their words and markup are not this file's. */
import type {
  HistorySlice,
  PullRequestIndex,
  ShieldsEndpoint,
  SiteIndex,
  SiteRow,
  StratumIndex,
} from '../domain/documents.ts';
import { issuePath, sliceFile } from '../report/links.ts';
import { type BadgeView, viewBadge } from '../report/site-badge.ts';
import { type IssueView, viewIssue } from '../report/site-issue.ts';
import { type OverviewView, viewOverview } from '../report/site-overview.ts';
import { type PullView, viewPull } from '../report/site-pull.ts';
import { type SliceView, type StratumView, viewSlice, viewStratum } from '../report/site-stratum.ts';
import type { Tracked } from './tracking.ts';
import { viewTracked } from './tracking-view.ts';
import { SLICE_ROWS } from './site-stratum.ts';

/** Runs on the charts of a stratum. */
const drawnRows = 100;

/** `path` is relative to the site. */
export type SitePage = { readonly path: string } & (
  | { readonly template: 'site-overview'; readonly view: OverviewView }
  | { readonly template: 'site-stratum'; readonly view: StratumView }
  | { readonly template: 'site-slice'; readonly view: SliceView }
  | { readonly template: 'site-issue'; readonly view: IssueView }
  | { readonly template: 'site-pull'; readonly view: PullView }
  | { readonly template: 'site-compare'; readonly view: { readonly pageTitle: string; readonly root: string } }
  | { readonly template: 'site-badge'; readonly view: BadgeView }
  | { readonly template: null; readonly view: ShieldsEndpoint }
);

export function overviewPage(index: SiteIndex): SitePage {
  return { path: 'index.html', template: 'site-overview', view: viewOverview(index) };
}

/** The page of a stratum, and one for each of `slices` that is full and so leaves that page. */
export function stratumPages(stratum: {
  readonly index: StratumIndex;
  readonly slices: readonly HistorySlice[];
  /** Of the newest slices, the oldest first. */
  readonly rows: readonly SiteRow[];
  readonly tracked: readonly Tracked[];
}): readonly SitePage[] {
  const folder = `strata/${stratum.index.row.stratum.key}`;
  const full = stratum.slices.filter(({ rows }) => rows.length >= SLICE_ROWS);
  const { index } = stratum;
  const rows = stratum.rows.slice(-drawnRows);
  const tracked = stratum.tracked.map(viewTracked);
  const newest = rows.slice(-SLICE_ROWS);
  const shown = { index, rows, newest, tracked, fullSlices: Math.floor(index.row.total / SLICE_ROWS) };
  return [
    ...full.map(
      (slice): SitePage => ({
        ...{ path: `${folder}/${sliceFile(slice.number, 'html')}`, template: 'site-slice' },
        view: viewSlice(slice, index.row.title),
      }),
    ),
    { path: `${folder}/index.html`, template: 'site-stratum', view: viewStratum(shown) },
  ];
}

/** `issue` is one that has a path. */
export function issuePage(issue: string, index: SiteIndex): SitePage {
  const path = `${issuePath(issue) ?? 'issues/none'}/index.html`;
  return { path, template: 'site-issue', view: viewIssue(issue, index) };
}

export function pullPage(index: PullRequestIndex): SitePage {
  return { path: `pr/${String(index.number)}/index.html`, template: 'site-pull', view: viewPull(index) };
}

export function comparePage(): SitePage {
  return { path: 'compare/index.html', template: 'site-compare', view: { pageTitle: 'Compare two runs', root: '../' } };
}

export function badgePages(experiment: string, index: SiteIndex): readonly SitePage[] {
  const { svg, endpoint } = viewBadge(experiment, index);
  return [
    { path: `badges/${experiment}.svg`, template: 'site-badge', view: svg },
    { path: `badges/${experiment}.json`, template: null, view: endpoint },
  ];
}
