// SPDX-License-Identifier: Apache-2.0
/**
 * What a stratum's history says of its flaky expectations, by the function that also makes the tracking issue, over as
 * many runs: so page and issue have the same numbers. Here a stand-in's runs are told of as well; its page says so.
 */
import type { OverviewRow, SiteRow } from '../domain/documents.ts';
import { type Tracked, trackExpectations } from './tracking.ts';

/** Newest slices that flaky expectations are judged by: 1,000 runs, almost three years of nights. */
export const TRACKED_SLICES = 40;

/** In the order of `counted`. `rows` are the newest ones, the oldest first. */
export function trackStratum(
  { stratum, counted, total }: Pick<OverviewRow, 'stratum' | 'counted' | 'total'>,
  rows: readonly SiteRow[],
): readonly Tracked[] {
  const { experiment } = stratum;
  const expectations = counted
    .filter(({ flaky }) => flaky)
    .map(({ issue, recorded, candidate }) => ({ experiment, issue, recorded, since: candidate, adapters: null }));
  const history = {
    ...{ stratum, older: Math.max(0, total - rows.length) },
    rows: rows.map((row) => ({ ...row, isNew: false })),
  };
  const tracked = trackExpectations({ expectations, strata: [history], allowStandIn: true });
  const place = ({ expectation }: Tracked): number => counted.findIndex(({ issue }) => issue === expectation.issue);
  return [...tracked].sort((a, b) => place(a) - place(b));
}
