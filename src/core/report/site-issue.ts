// SPDX-License-Identifier: Apache-2.0
/** The page of a linked issue: which experiments reproduce it where, when it last showed, what speaks for a fix. */
import type { OverviewRow, RunReference, SiteIndex } from '../domain/documents.ts';
import { runPath } from './links.ts';
import {
  type CellView,
  isOnStandIn,
  momentOf,
  type RateView,
  type TextLink,
  trackerLink,
  viewCell,
  viewRate,
  whereOf,
} from './site-parts.ts';
import { visible } from './text.ts';

export interface IssueView {
  readonly pageTitle: string;
  readonly root: string;
  readonly issue: TextLink;
  readonly lastHit: TextLink;
  readonly lastClean: TextLink;
  /** Real systems, and stand-ins where there are any. */
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly warning: string | null;
    readonly strata: readonly IssueStratumView[];
  }[];
}

export interface IssueStratumView {
  readonly experiment: TextLink;
  readonly title: string;
  readonly where: string;
  readonly rate: RateView;
  readonly cells: readonly CellView[];
}

const root = '../../../../';
const warning = 'What a stand-in shows is evidence for no issue of the real system.';

export function viewIssue(issue: string, index: SiteIndex): IssueView {
  const summary = index.issues.find((each) => each.issue === issue);
  const strata = index.experiments.flatMap((row) => viewStratum(row, issue));
  const standIns = strata.filter(({ standIn }) => standIn);
  return {
    ...{ pageTitle: `Issue ${visible(issue, 200)}`, root },
    issue: trackerLink(issue),
    lastHit: last(index, summary?.lastHit, { isHit: true, never: 'never on a real system, as far as this site knows' }),
    lastClean: last(index, summary?.lastClean, { isHit: false, never: 'no run without it on a real system' }),
    groups: [
      { id: 'real', title: 'On real systems', warning: null, strata: strata.filter(({ standIn }) => !standIn) },
      ...(standIns.length === 0 ? [] : [{ id: 'stand-ins', title: 'On stand-ins', warning, strata: standIns }]),
    ],
  };
}

/** The latest hit of an issue is never pruned, so its page is there also where the overview knows the run no more. */
function last(
  { experiments }: SiteIndex,
  reference: RunReference | null | undefined,
  { isHit, never }: { readonly isHit: boolean; readonly never: string },
): TextLink {
  if (reference === null || reference === undefined) return { text: never, href: null };
  const { stratum, runId, at, experiment } = reference;
  const row = experiments.find((each) => each.stratum.key === stratum);
  const isThere = row?.recent.find((cell) => cell.runId === runId)?.kept ?? isHit;
  return { text: `${momentOf(at)}, ${experiment}`, href: isThere ? `${root}${runPath(runId)}/index.html` : null };
}

function viewStratum(row: OverviewRow, issue: string): readonly (IssueStratumView & { readonly standIn: boolean })[] {
  const counted = row.counted.find((each) => each.issue === issue);
  if (counted === undefined) return [];
  return [
    {
      experiment: { text: row.stratum.experiment, href: `${root}strata/${row.stratum.key}/index.html` },
      title: visible(row.title, 200),
      where: whereOf(row.stratum),
      rate: viewRate(counted, root),
      cells: row.recent.map((each) => viewCell(each, root)),
      standIn: isOnStandIn(row),
    },
  ];
}
