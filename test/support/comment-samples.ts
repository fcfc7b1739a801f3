// SPDX-License-Identifier: Apache-2.0
/** Results of jobs and the comments that they become, one for each thing that a reader may have to know. */
import { createHash } from 'node:crypto';
import type {
  OverviewRow,
  ShardExpectation,
  ShardResults,
  ShardRun,
  SiteRow,
} from '../../src/core/domain/documents.ts';
import type { CommentSource } from '../../src/core/publish/comment-source.ts';
import { mergeShards } from '../../src/core/publish/merge.ts';
import { cellOf } from '../../src/core/publish/site-rows.ts';
import { shardDocument } from './shard-results.ts';

export const headSha: string = 'a1b2c3d4'.repeat(5);

const system = { name: 'OpenShell', version: '0.1.10', generation: 'B', build: null, standInFor: null };

export function sampleRun(changes: Partial<ShardRun> = {}): ShardRun {
  const experiment = changes.experiment ?? 'hello-world';
  return {
    experiment,
    title: 'A title',
    adapter: 'openshell-docker',
    gateway: 'release',
    system,
    standInFor: null,
    verdict: 'PASS',
    headline: 'every check holds',
    cancelled: false,
    durationMs: 94_000,
    runId: '20261129T154500Z-abc123',
    seed: '7',
    failedUnexpected: 0,
    failing: [],
    omittedFailing: 0,
    errors: [],
    leftovers: [],
    expectations: [],
    chart: [],
    omittedChartRows: 0,
    place: { artifact: 'chaos-runs-chaos-1-1', path: `${experiment}/20261129T154500Z-abc123` },
    reproduce: ['run', experiment, '--adapter', 'openshell-docker', '--seed', '7'],
    ...changes,
  };
}

export function sampleExpectation(changes: Partial<ShardExpectation> = {}): ShardExpectation {
  return {
    issue: 'NVIDIA/OpenShell#4910',
    reason: 'state is lost when the gateway is killed',
    flaky: false,
    outcome: 'hit',
    counts: true,
    hitInstances: ['counter-1'],
    instances: { hit: 1, all: 2 },
    failed: ['exited-ok'],
    holding: [],
    edit: null,
    ...changes,
  };
}

export const failed: ShardRun = sampleRun({
  experiment: 'supervisor-kill',
  verdict: 'FAIL',
  headline: 'exited-ok failed on counter-1: expected exit code 0, found none recorded',
  failedUnexpected: 2,
  failing: [
    {
      check: 'exited-ok',
      instance: 'counter-1',
      outcome: 'failed',
      expected: 'exit code 0',
      actual: 'none recorded; state Failed 4.2 s after the kill',
      evidence: { file: 'timeline.jsonl', line: 41 },
    },
    {
      check: 'log-clean',
      instance: null,
      outcome: 'undecided',
      expected: 'no line "panic"',
      actual: 'log not collected',
      evidence: null,
    },
  ],
  omittedFailing: 3,
  chart: [
    { lane: 'flow', label: 'wait: counter is running', kind: 'step', startMs: 0, endMs: 12_000 },
    { lane: 'flow', label: 'kill-supervisor: kill', kind: 'fault', startMs: 12_000, endMs: 12_100 },
    { lane: 'counter-1', label: 'Pending', kind: 'pending', startMs: 300, endMs: 2000 },
    { lane: 'counter-1', label: 'Running', kind: 'running', startMs: 2000, endMs: 16_300 },
    { lane: 'counter-1', label: 'Failed', kind: 'failed', startMs: 16_300, endMs: 94_000 },
    { lane: 'counter-2', label: 'Running', kind: 'running', startMs: 2100, endMs: 90_000 },
    { lane: 'counter-2', label: 'Succeeded', kind: 'succeeded', startMs: 90_000, endMs: 94_000 },
  ],
  omittedChartRows: 4,
});

const edit = {
  file: 'experiments/gateway-kill-keeps-state.yaml',
  startLine: 41,
  before: ['    checks: [exited-ok, kept-counting] # both'],
  after: ['    checks: [] # both'],
};

export const fixed: ShardRun = sampleRun({
  experiment: 'gateway-kill-keeps-state',
  verdict: 'XPASS',
  durationMs: 110_000,
  expectations: [sampleExpectation({ outcome: 'clean', hitInstances: [], failed: [], holding: ['exited-ok'], edit })],
});

export const broken: ShardRun = sampleRun({
  experiment: 'policy-tighten-survives-gateway-restart',
  verdict: 'ERROR',
  durationMs: 31_000,
  errors: ['boot: the gateway was not ready within 30 s'],
  leftovers: ['container counter-1 (id 4f3a): could not be removed'],
});

const flaky = (outcome: 'hit' | 'clean'): ShardRun =>
  sampleRun({
    experiment: 'sandbox-stop-start',
    verdict: outcome === 'hit' ? 'XFAIL' : 'PASS',
    durationMs: 307_000,
    expectations: [sampleExpectation({ issue: 'NVIDIA/OpenShell#4981', flaky: true, outcome })],
  });

export const known: ShardRun = sampleRun({
  experiment: 'sandbox-container-restart',
  verdict: 'XFAIL',
  durationMs: 334_000,
  expectations: [sampleExpectation({ issue: 'NVIDIA/OpenShell#4828' })],
});

const passes = ['hello-world', 'smoke', 'supervisor-pause', 'gateway-graceful-restart', 'dns-delay', 'disk-full'].map(
  (experiment) => sampleRun({ experiment }),
);

/** Of job `shard` in attempt 1 of run 50. */
export function sampleShard(
  shard: string,
  runs: readonly ShardRun[],
  changes: Partial<ShardResults> = {},
): ShardResults {
  const document = shardDocument();
  return shardDocument({
    shard,
    runs,
    workflow: { ...document.workflow, repository: 'octo/app', runId: '50', headSha },
    startedAt: '2026-11-29T15:45:00.000Z',
    endedAt: '2026-11-29T15:59:10.000Z',
    ...changes,
  });
}

export function sampleSource(shards: readonly ShardResults[], changes: Partial<CommentSource> = {}): CommentSource {
  return {
    merged: mergeShards(shards),
    main: null,
    closes: null,
    place: {
      repository: 'NVIDIA/OpenShell',
      serverUrl: 'https://github.com',
      runId: '50',
      headSha,
      artifacts: new Map([['chaos-runs-chaos-1-1', 901]]),
    },
    reportUrl: null,
    claim: null,
    missing: [],
    refused: [],
    allowStandIn: false,
    marker: { key: 'chaos', runId: '50', attempt: 1, state: 'abc123' },
    ...changes,
  };
}

/** A row of main's overview: of the stratum that these runs have, its newest run changed by `newest`. */
export function mainRow(
  experiment: string,
  newest: Partial<SiteRow> = {},
  changes: Partial<OverviewRow> = {},
): OverviewRow {
  const row: SiteRow = {
    ...{
      runId: '20261128T041700Z-abc123',
      at: '2026-11-28T04:17:00.000Z',
      verdict: 'PASS',
      headline: 'Every check holds',
    },
    ...{ durationMs: 90_000, standInFor: null, version: '0.1.9', commit: null, event: 'schedule', workflowRun: '40' },
    ...{ failedUnexpected: 0, issues: [], path: null, bytes: 100, ...newest },
  };
  const key = createHash('sha256').update(experiment).digest('hex').slice(0, 12);
  const stratum = { key, experiment, adapter: 'openshell-docker', system: 'OpenShell', gateway: 'release' };
  const recent = [cellOf(row, [])];
  return { stratum, title: 'A title', total: 12, counted: [], durationMs: 90_000, newest: row, recent, ...changes };
}

/** What main counted of an issue, and what its newest run came to. */
export function seenOnMain(
  experiment: string,
  seen: { readonly issue: string; readonly flaky: boolean; readonly hits: number; readonly runs: number },
): OverviewRow {
  const { issue, flaky, hits, runs } = seen;
  const outcome = { issue, flaky, outcome: 'hit' as const, counts: true, instances: { hit: 1, all: 2 } };
  const counted = {
    issue,
    flaky,
    hits,
    runs,
    recorded: null,
    candidate: null,
    since: '2026-11-01T00:00:00.000Z',
    cleanRuns: 0,
  };
  return mainRow(
    experiment,
    { verdict: 'XFAIL', issues: [outcome] },
    { counted: [{ ...counted, state: flaky ? 'still-flaky' : null }] },
  );
}

const main: readonly OverviewRow[] = [
  mainRow('supervisor-kill'),
  seenOnMain('gateway-kill-keeps-state', { issue: 'NVIDIA/OpenShell#4910', flaky: false, hits: 12, runs: 12 }),
  seenOnMain('sandbox-container-restart', { issue: 'NVIDIA/OpenShell#4828', flaky: false, hits: 12, runs: 12 }),
  seenOnMain('sandbox-stop-start', { issue: 'NVIDIA/OpenShell#4981', flaky: true, hits: 5, runs: 40 }),
  ...['hello-world', 'smoke', 'supervisor-pause', 'gateway-graceful-restart'].map((name) => mainRow(name)),
  mainRow('dns-delay', { verdict: 'FAIL', headline: 'exited-ok failed: expected exit code 0', failedUnexpected: 1 }),
];

const oldFailure = mainRow('supervisor-kill', {
  ...{ verdict: 'FAIL', failedUnexpected: 2 },
  headline: 'exited-ok failed on counter-0: expected exit code 0, found 1',
});

const flakyRuns = [flaky('hit'), flaky('hit'), ...Array.from({ length: 6 }, () => flaky('clean'))];
const mixed = [sampleShard('1', [failed, ...passes, known]), sampleShard('2', [fixed, broken, ...flakyRuns])];

export function asStandIn(run: ShardRun): ShardRun {
  const standIn = { ...system, name: 'stand-in', version: '1', standInFor: 'OpenShell' };
  return { ...run, adapter: 'standin', gateway: 'standin', system: standIn, standInFor: 'OpenShell' };
}

/** The same experiment without the change and with it, so many runs of each outcome. */
function proofRuns(
  run: ShardRun,
  { base, head }: { readonly base: readonly [hits: number, clean: number]; readonly head: readonly [number, number] },
): readonly ShardRun[] {
  return (['base', 'head'] as const).flatMap((side) => {
    const [hits, clean] = { base, head }[side];
    return Array.from({ length: hits + clean }, (_, index) => {
      const outcome = index < hits ? 'hit' : 'clean';
      const [expectation = sampleExpectation()] = run.expectations;
      const verdict = outcome === 'hit' ? 'XFAIL' : expectation.flaky ? 'PASS' : 'XPASS';
      const expectations = [{ ...expectation, outcome } as const];
      const gateway = `binaries:/builds/${side}`;
      const runId = `20261129T1545${side === 'base' ? '00' : '30'}Z-abc123`;
      return { ...run, side, runId, decidedBy: 'base' as const, gateway, verdict, expectations } as const;
    });
  });
}

const compared = {
  baseRun: '20261129T154500Z-abc123',
  text: 'B fixes 1 check (exited-ok on 2 instances), breaks none',
  flips: [
    { check: 'exited-ok', instance: 'counter-0', base: 'failed', head: 'held' },
    { check: 'exited-ok', instance: 'counter-1', base: 'failed', head: 'held' },
  ],
  omittedFlips: 0,
} as const;

export const shownFix: readonly ShardRun[] = proofRuns(fixed, { base: [1, 0], head: [0, 1] }).map((run) =>
  run.side === 'head' ? { ...run, compared } : run,
);
const editedFix = shownFix.flatMap((run): readonly ShardRun[] => [
  run,
  {
    ...run,
    decidedBy: 'head',
    verdict: run.side === 'base' ? 'FAIL' : 'PASS',
    expectations: [sampleExpectation({ outcome: 'guard', edit: null })],
  },
]);
const flakyFix = flaky('clean');
const named = (experiment: string, run: ShardRun): ShardRun => ({ ...run, experiment });
const everyState = [
  ...shownFix,
  ...proofRuns(flakyFix, { base: [3, 9], head: [0, 40] }),
  ...proofRuns(named('start-in-sweep', flakyFix), { base: [3, 9], head: [0, 7] }),
  ...proofRuns(named('still-flaky', flakyFix), { base: [3, 9], head: [1, 4] }),
  ...proofRuns(known, { base: [1, 0], head: [1, 0] }),
  ...proofRuns(named('never-seen', known), { base: [0, 1], head: [0, 1] }),
  ...proofRuns(named('newly-broken', known), { base: [0, 1], head: [1, 0] }),
  ...proofRuns(named('no-head', known), { base: [1, 0], head: [0, 0] }),
];

const cutRun: Partial<ShardRun> = {
  ...{ verdict: 'ERROR', cancelled: true, headline: 'Cancelled by SIGINT in the flow' },
  ...{ errors: ['flow: cancelled by SIGINT'] },
  expectations: [sampleExpectation({ issue: 'NVIDIA/OpenShell#4828', outcome: 'undecided', counts: false })],
};

export const comments: Readonly<Record<string, CommentSource>> = {
  mixed: sampleSource(mixed),
  'against-main': sampleSource(mixed, { main }),
  'failing-on-main': sampleSource([sampleShard('1', [failed, ...passes])], { main: [oldFailure] }),
  'stand-in': sampleSource([sampleShard('all', [failed, fixed, known, ...passes].map(asStandIn))]),
  fork: sampleSource([sampleShard('1', passes)], {
    claim: { conclusion: 'failure' },
    reportUrl: 'https://reports.example/run/50/',
  }),
  'fork-that-agrees': sampleSource([sampleShard('1', [failed, ...passes])], { claim: { conclusion: 'failure' } }),
  poisoned: sampleSource([sampleShard('1', passes)], {
    refused: ['Results of job 2 were not used: it has 2 entries instead of one'],
  }),
  'fix-shown': sampleSource([sampleShard('1', shownFix)]),
  'fix-edited': sampleSource([sampleShard('1', editedFix)]),
  'fix-states': sampleSource([sampleShard('1', everyState)]),
  'fix-closes': sampleSource([sampleShard('1', everyState)], {
    closes: ['nvidia/openshell#4981', 'NVIDIA/OpenShell#77'],
    reportUrl: 'https://octo.github.io/app/chaos/pr/7/',
  }),
  'fix-cancelled': sampleSource(
    [
      sampleShard(
        '1',
        [
          ...proofRuns(flakyFix, { base: [3, 9], head: [0, 7] }),
          ...proofRuns(known, { base: [1, 0], head: [0, 0] }),
          { ...proofRuns(known, { base: [0, 0], head: [1, 0] })[0]!, ...cutRun },
          ...(['base', 'head'] as const).map((side) =>
            sampleRun({
              ...{ experiment: 'never-begun', verdict: 'not-run', cancelled: true, durationMs: null, runId: null },
              ...{ headline: 'SIGINT came before it began', side, decidedBy: 'base' },
            }),
          ),
        ],
        { state: 'cancelled' },
      ),
    ],
    { closes: ['NVIDIA/OpenShell#4981', 'NVIDIA/OpenShell#4828'] },
  ),
  'fix-closes-nothing': sampleSource([sampleShard('1', shownFix)], { closes: [] }),
  'fix-stand-in': sampleSource([sampleShard('1', shownFix.map(asStandIn))], { allowStandIn: true }),
  'fix-stand-in-refused': sampleSource([sampleShard('1', shownFix.map(asStandIn))]),
  'all-pass': sampleSource([sampleShard('1', passes)]),
  known: sampleSource([sampleShard('1', [known, ...passes])]),
  cancelled: sampleSource(
    [
      sampleShard(
        '1',
        [
          ...passes.slice(0, 2),
          sampleRun({ experiment: 'supervisor-pause', verdict: 'not-run', durationMs: null, system: null }),
        ],
        {
          state: 'cancelled',
        },
      ),
    ],
    { missing: ['2', '3'] },
  ),
  failed: sampleSource([sampleShard('1', [], { state: 'failed', problem: 'experiments/x.yaml:3:5: found "kil"' })]),
  empty: sampleSource([sampleShard('1', [])]),
  nothing: sampleSource([]),
};
