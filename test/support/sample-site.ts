// SPDX-License-Identifier: Apache-2.0
/** A site with every kind of page: histories of several places, stand-ins, pruned runs, claims of a pull request. */
import type { SiteRow, Verdict } from '../../src/core/domain/documents.ts';
import type { SitePage } from '../../src/core/publish/site-pages.ts';
import type { NewRun } from '../../src/core/publish/site-rows.ts';
import { updateSite } from '../../src/core/publish/site-update.ts';
import type { PublishedNote } from '../../src/core/report/view.ts';
import { claimOf, PUSH, sampleRun, type SampleRequest } from './site-runs.ts';

const places: readonly SampleRequest[] = [
  {},
  { adapter: 'openshell-kubernetes', gateway: 'binaries:/tmp/x' },
  { adapter: 'standin', system: 'openshell-standin', gateway: 'standin:observed', row: { standInFor: 'OpenShell' } },
];
const names: readonly string[] = [
  ...['gateway-graceful-restart', 'gateway-kill-keeps-state', 'hello-world', 'sandbox-container-restart'],
  ...['sandbox-stop-start', 'smoke', 'supervisor-kill', 'supervisor-pause'],
];

/** `each` runs of every experiment at every place, and three claims. */
export function sampleHistory(each: number): readonly NewRun[] {
  const runs = names.flatMap((experiment, at) =>
    places.flatMap((place, where) =>
      Array.from({ length: each }, (_, n) =>
        sampleRun(n * 100 + at * 10 + where, {
          ...place,
          experiment,
          title: titles[at % 2] ?? '',
          provenance: PUSH,
          row: rowOf(at, n, place),
        }),
      ),
    ),
  );
  const claims = [5, 6, 7].map((n) => sampleRun(n, { provenance: claimOf(12), experiment: 'smoke' }));
  return [...runs, ...claims];
}

const titles = ['A gateway that is killed keeps what it knew of its sandboxes', 'Sandboxes go on while it restarts'];

function rowOf(at: number, n: number, place: SampleRequest): Partial<SiteRow> {
  if (at === 4) return { ...place.row, ...(n === 2 ? { path: null, bytes: 0 } : {}) };
  const verdict = verdictOf(at, n);
  const issue = `NVIDIA/OpenShell#${String(4900 + at)}`;
  const outcome = verdict === 'XFAIL' ? 'hit' : 'clean';
  const issues = [
    { issue, flaky: false, outcome, counts: verdict !== 'ERROR', instances: { hit: 1, all: 1 } },
  ] as const;
  return { ...place.row, verdict, headline: `As ${verdict} says.`, issues: at % 2 === 0 ? [] : issues };
}

function verdictOf(at: number, n: number): Verdict {
  if (at === 6) return n % 4 === 1 ? 'FAIL' : 'PASS';
  if (at === 5) return n % 9 === 8 ? 'ERROR' : 'PASS';
  if (at === 2) return 'not-applicable';
  return at % 2 === 0 ? 'PASS' : n < 20 ? 'XFAIL' : 'XPASS';
}

/** A page of each template. */
export function samplePages(): readonly (SitePage & { readonly template: string })[] {
  const runs = sampleHistory(110);
  const none = { index: null, slices: [], olderRuns: new Set<string>() };
  const strata = new Map(runs.map(({ stratum }) => [stratum.key, none]));
  const state = { index: null, keys: new Set<string>(), strata, pulls: new Map([[12, null]]) };
  const { pages } = updateSite(state, runs, { now: '2026-11-29T12:00:00.000Z', repository: null });
  return pages.flatMap((page) => (page.template === null ? [] : [page]));
}

export const samplePublishedNote: PublishedNote = {
  ...{ root: '../../../../', upHref: '../../../../pr/12/index.html', upText: 'Pull request #12' },
  ...{ claim: 'The own claim of pull request #12.', notes: ['Made by event pull_request.'] },
};
