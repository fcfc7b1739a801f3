// SPDX-License-Identifier: Apache-2.0
/** Results of a label's jobs and the answers that they become, one for each thing that a reader may have to know. */
import type { ShardExpectation, ShardResults, ShardRun } from '../../src/core/domain/documents.ts';
import { mergeShards } from '../../src/core/publish/merge.ts';
import type { ReproductionSource } from '../../src/core/publish/reproduction.ts';
import { sampleExpectation, sampleRun, sampleShard, sampleSource } from './comment-samples.ts';

const always = 'gateway-kill-keeps-state';
const rare = 'sandbox-stop-start';

/** A run of an experiment that names the issue, with its own directory. */
export function issueRun(n: number, expectation: Partial<ShardExpectation>, run: Partial<ShardRun> = {}): ShardRun {
  const experiment = run.experiment ?? always;
  const runId = `20261129T1545${String(n).padStart(2, '0')}Z-abc123`;
  const full = sampleExpectation(expectation);
  const isHit = full.outcome === 'hit';
  return sampleRun({
    experiment,
    verdict: isHit ? 'XFAIL' : full.flaky ? 'PASS' : 'XPASS',
    runId,
    place: { artifact: 'chaos-runs-chaos-1-1', path: `${experiment}/${runId}` },
    reproduce: ['run', experiment, '--adapter', 'openshell-docker', '--seed', String(n)],
    expectations: [
      isHit ? full : { ...full, hitInstances: [], instances: { hit: 0, all: full.instances.all }, failed: [] },
    ],
    ...run,
  });
}

const seldom = { flaky: true, recorded: { hits: 2, runs: 8 } };

function rareRuns(outcomes: readonly ShardExpectation['outcome'][]): readonly ShardRun[] {
  return outcomes.map((outcome, n) => issueRun(n, { ...seldom, outcome }, { experiment: rare }));
}

export const cleanRuns = (n: number): readonly ShardRun[] => rareRuns(Array.from({ length: n }, () => 'clean'));

const broken = issueRun(
  1,
  { outcome: 'undecided', counts: false },
  {
    verdict: 'ERROR',
    errors: ['boot: the gateway was not ready within 30 s'],
  },
);

export function answerOf(
  shards: readonly ShardResults[],
  changes: Partial<ReproductionSource> = {},
): ReproductionSource {
  const { place, missing, refused, marker, reportUrl } = sampleSource([]);
  const issues = ['NVIDIA/OpenShell#4910'];
  return { merged: mergeShards(shards), place, missing, refused, marker, reportUrl, issues, ...changes };
}

function asStandIn(run: ShardRun): ShardRun {
  const system = { name: 'stand-in', version: '1', generation: 'B', build: null, standInFor: 'OpenShell' };
  return { ...run, adapter: 'standin', gateway: 'standin:observed', system, standInFor: 'OpenShell' };
}

export const reproductions: Readonly<Record<string, ReproductionSource>> = {
  reproduced: answerOf([sampleShard('1', [issueRun(1, {})])]),
  'reproduced-sometimes': answerOf([sampleShard('1', rareRuns(['clean', 'hit', 'clean', 'hit']))]),
  'reproduced-by-one-of-two': answerOf([sampleShard('1', [issueRun(1, {})]), sampleShard('2', cleanRuns(17))]),
  'reproduced-though-it-failed': answerOf([
    sampleShard('1', [issueRun(1, {}, { verdict: 'ERROR', errors: ['shutdown: the gateway did not end'] })]),
  ]),
  'not-reproduced': answerOf([sampleShard('1', cleanRuns(17))]),
  'not-enough-runs': answerOf([sampleShard('1', cleanRuns(3))]),
  'no-rate-recorded': answerOf([
    sampleShard(
      '1',
      [1, 2, 3, 4, 5].map((n) => issueRun(n, { outcome: 'clean' })),
    ),
  ]),
  'not-applicable': answerOf([
    sampleShard('1', [
      sampleRun({
        ...{ experiment: always, verdict: 'not-applicable', headline: 'needs Docker', system: null, runId: null },
        ...{ durationMs: null, place: null, reproduce: [] },
      }),
    ]),
  ]),
  error: answerOf([sampleShard('1', [broken, broken])]),
  cancelled: answerOf([sampleShard('1', cleanRuns(2), { state: 'cancelled' })], { missing: ['2'] }),
  nothing: answerOf([]),
  'stand-in': answerOf([sampleShard('1', [issueRun(1, {})].map(asStandIn))]),
};
