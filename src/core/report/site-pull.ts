// SPDX-License-Identifier: Apache-2.0
/** The page of a pull request's runs: what they claim, marked as a claim. */
import type { PullRequestIndex } from '../domain/documents.ts';
import { momentOf, type RunRowView, viewRunRow, whereOf } from './site-parts.ts';
import { visible } from './text.ts';

export interface PullView {
  readonly pageTitle: string;
  readonly root: string;
  readonly number: string;
  readonly from: string;
  readonly updated: string;
  readonly rows: readonly { readonly experiment: string; readonly where: string; readonly run: RunRowView }[];
}

const root = '../../';

export function viewPull({ number, headRepository, updatedAt, runs }: PullRequestIndex): PullView {
  return {
    ...{ pageTitle: `Claims of pull request #${String(number)}`, root },
    ...{ number: String(number), updated: momentOf(updatedAt) },
    from: headRepository === null ? 'a repository that is gone' : visible(headRepository, 140),
    rows: runs.map(({ stratum, row }) => ({
      ...{ experiment: stratum.experiment, where: whereOf(stratum), run: viewRunRow(row, root) },
    })),
  };
}
