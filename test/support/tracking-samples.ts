// SPDX-License-Identifier: Apache-2.0
/** Histories of flaky expectations, and the tracking issues that they become: one for each thing that can be said. */
import { type HistoryRow, type StratumHistory, trackExpectations } from '../../src/core/publish/tracking.ts';
import type { FlakyExpectation } from '../../src/core/publish/tracking.ts';
import type { TrackingIssueSource } from '../../src/core/publish/tracking-issue.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Of the first night. */
const begin = Date.UTC(2026, 8, 1, 4, 17);
export const trackingIssue = 'NVIDIA/OpenShell#4981';

export function sampleFlaky(changes: Partial<FlakyExpectation> = {}): FlakyExpectation {
  return {
    experiment: 'sandbox-stop-start',
    issue: trackingIssue,
    recorded: { hits: 2, runs: 8 },
    since: null,
    adapters: null,
    ...changes,
  };
}

/** One run a night, told as `x` (hit), `.` (clean) and `?` (does not count). */
export function sampleNights(
  nights: string,
  changes: { readonly row?: Partial<HistoryRow>; readonly fresh?: number; readonly gateway?: string } = {},
): StratumHistory {
  const { row = {}, fresh = 0, gateway = 'release' } = changes;
  const stratum = { key: 'a'.repeat(12), experiment: 'sandbox-stop-start', adapter: 'openshell-docker' };
  return {
    stratum: { ...stratum, system: 'OpenShell', gateway },
    rows: Array.from(nights, (night, n) => ({
      ...{ runId: String(n), at: new Date(begin + n * dayMs).toISOString(), durationMs: 41 * 60_000 },
      ...{ standInFor: null, commit: null, isNew: n >= nights.length - fresh },
      issues: [
        {
          ...{ issue: trackingIssue, flaky: true, outcome: night === 'x' ? 'hit' : 'clean', counts: night !== '?' },
          instances: { hit: night === 'x' ? 1 : 0, all: 8 },
        },
      ],
      ...row,
    })),
    older: 0,
  };
}

/** Day of a night, from 0. */
export function nightOf(n: number): string {
  return new Date(begin + n * dayMs).toISOString().slice(0, 10);
}

export interface Sample {
  readonly expectation?: Partial<FlakyExpectation>;
  readonly history?: StratumHistory;
  readonly allowStandIn?: boolean;
  /** Days after the last night. */
  readonly later?: number;
  readonly warnings?: readonly string[];
}

export function sampleTracking(...samples: readonly Sample[]): TrackingIssueSource {
  const parts = samples.map(({ expectation, history }, n) => {
    const experiment = samples.length === 1 ? 'sandbox-stop-start' : `experiment-${String(n + 1)}`;
    return {
      expectation: sampleFlaky({ experiment, ...expectation }),
      strata: history === undefined ? [] : [{ ...history, stratum: { ...history.stratum, experiment } }],
    };
  });
  const strata = parts.flatMap((part) => part.strata);
  const last = Math.max(begin, ...strata.flatMap(({ rows }) => rows.map(({ at }) => Date.parse(at))));
  const [first] = samples;
  return {
    tracked: trackExpectations({
      expectations: parts.map(({ expectation }) => expectation),
      strata,
      allowStandIn: first?.allowStandIn ?? false,
    }),
    now: new Date(last + (first?.later ?? 0) * dayMs + hourMs).toISOString(),
    runUrl: 'https://github.com/octo/app/actions/runs/50',
    reportUrl: null,
    warnings: first?.warnings ?? [],
    marker: { key: 'chaos', runId: '50', attempt: 1, state: 'ab12' },
  };
}

const flakyNights = '..x...x..x....x.';

/** By the state that it tells. */
export const trackingIssues: Readonly<Record<string, TrackingIssueSource>> = {
  'still-flaky': sampleTracking({ history: sampleNights(flakyNights, { fresh: 3 }) }),
  'hits-more-often': sampleTracking({ history: sampleNights('xxxxx.xxxx.xxx') }),
  'probably-fixed': sampleTracking({
    expectation: { since: nightOf(16) },
    history: sampleNights(`${flakyNights}${'.'.repeat(20)}`, { fresh: 1 }),
  }),
  fixed: sampleTracking({
    expectation: { since: nightOf(16) },
    history: sampleNights(`${flakyNights}${'.'.repeat(60)}`),
  }),
  'not-enough-evidence': sampleTracking({
    expectation: { since: nightOf(16) },
    history: sampleNights(`${flakyNights}${'.'.repeat(5)}`),
  }),
  'nothing-before': sampleTracking({
    expectation: { since: nightOf(0), recorded: null },
    history: sampleNights('.....'),
  }),
  refuted: sampleTracking({
    expectation: { since: nightOf(16) },
    history: sampleNights(`${flakyNights}....x..`),
  }),
  'not-seen': sampleTracking({ history: sampleNights(`${flakyNights}${'.'.repeat(40)}`) }),
  'never-ran': sampleTracking({}),
  'no-run-counts': sampleTracking({ history: sampleNights('????') }),
  quiet: sampleTracking({ history: sampleNights(flakyNights), later: 12 }),
  'stand-in': sampleTracking({
    history: sampleNights(flakyNights, { row: { standInFor: 'OpenShell' }, gateway: 'standin:observed', fresh: 16 }),
    allowStandIn: true,
  }),
  'nothing-flaky': sampleTracking(),
  several: {
    ...sampleTracking(
      { history: sampleNights(flakyNights, { fresh: 2 }), warnings: ['Results of job 2 were not used: it is no JSON'] },
      { history: sampleNights('xxxxx.xxxx.xxx') },
      { expectation: { since: nightOf(16) }, history: sampleNights(`${flakyNights}${'.'.repeat(200)}`) },
      { expectation: { since: nightOf(16) }, history: sampleNights(`${flakyNights}${'.'.repeat(24)}`) },
      { history: sampleNights(`${flakyNights}${'.'.repeat(40)}`) },
      {},
    ),
    reportUrl: 'https://octo.github.io/app/',
  },
};
