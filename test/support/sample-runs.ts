// SPDX-License-Identifier: Apache-2.0
/**
 * Runs made by hand, one per verdict and some that are hard to show: what a report, a summary or a table is made from.
 * Their records are folded from events, as a reader would; their verdicts are written here, not decided.
 */
import type {
  CheckOutcome,
  EventBody,
  InstanceVerdict,
  RunManifest,
  TimelineEvent,
  Verdict,
  VerdictDocument,
} from '../../src/core/domain/documents.ts';
import type { RunRecord } from '../../src/core/domain/record.ts';
import { noEvidence, type PageEvidence } from '../../src/core/report/page-evidence.ts';
import { foldEvents } from '../../src/core/timeline/fold.ts';
import { sampleEvidence } from './sample-evidence.ts';
import { changingEvents, stopStartEvents } from './sample-operations.ts';
import {
  largeEvents,
  notApplicableEvents,
  type Moment,
  outageEvents,
  supervisorKillEvents,
} from './sample-timelines.ts';

export interface SampleRun {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
  readonly files: readonly { readonly path: string; readonly sizeBytes: number }[];
  readonly evidence: PageEvidence;
  readonly runDir: string;
}

const runId = '20261129T154500Z-ab12cd';
const startedAt = '2026-11-29T15:45:00.000Z';
const issue = 'NVIDIA/OpenShell#4910';

export function passRun(): SampleRun {
  const moments = outageEvents({ instances: 3 });
  return sample({ experiment: 'gateway-graceful-restart', verdict: 'PASS', headline: 'Every check holds.', moments });
}

export function failRun(): SampleRun {
  const actual = 'none recorded; state Failed 4.2 s after the kill';
  return sample({
    ...{ experiment: 'supervisor-kill', verdict: 'FAIL', moments: supervisorKillEvents() },
    headline: 'exited-ok failed on counter-1: expected exit code 0, none recorded; state Failed 4.2 s after the kill.',
    failing: [{ instance: 'counter-1', actual, expectedBy: [] }],
  });
}

export function xfailRun(): SampleRun {
  return sample({
    ...{ experiment: 'gateway-kill-keeps-state', verdict: 'XFAIL' },
    headline: `no-tick-lost failed on counter-0 and counter-2, as ${issue} says.`,
    moments: outageEvents({ instances: 3, failed: ['counter-0', 'counter-2'] }),
    failing: [
      { instance: 'counter-0', actual: '31 lines, 27 missing after 31', expectedBy: [issue] },
      { instance: 'counter-2', actual: '29 lines, 31 missing after 29', expectedBy: [issue] },
    ],
  });
}

export function xpassRun(): SampleRun {
  return sample({
    ...{ experiment: 'gateway-kill-keeps-state', verdict: 'XPASS', moments: outageEvents({ instances: 3 }) },
    headline: `${issue} did not show: every check that it explains held.`,
  });
}

export function errorRun(): SampleRun {
  const run = sample({
    ...{ experiment: 'gateway-kill-keeps-state', verdict: 'ERROR' },
    headline: 'wait-timed-out in flow: no instance of counter was Running within 2 m 00 s.',
    moments: outageEvents({ instances: 3, broken: true }),
    failing: [{ instance: 'counter-1', actual: 'not collected', expectedBy: [], undecided: true }],
  });
  return {
    ...run,
    record: { ...run.record, tornBytes: 118 },
    verdict: {
      ...run.verdict,
      errors: [
        {
          ...{ phase: 'flow', code: 'wait-timed-out', subject: 'flow.parallel[1].serial[0]' },
          message: 'no instance of counter was Running within 2 m 00 s; last seen 3 of 3 Pending',
        },
        {
          ...{ phase: 'delete', code: 'hook-failed', subject: 'counter-1' },
          message: 'instance.delete ended with exit code 1: sandbox is busy',
        },
      ],
      leftovers: ['container counter-1 (chaos-counter-1)'],
    },
  };
}

/** The system that booted is none that the experiment is about. */
export function notApplicableRun(): SampleRun {
  const run = sample({
    ...{ experiment: 'policy-tighten', verdict: 'not-applicable', headline: 'it needs policies, which this has not' },
    moments: notApplicableEvents(),
  });
  const counts = { held: 0, failedExpected: 0, failedUnexpected: 0, undecided: 0 };
  return { ...run, evidence: noEvidence, verdict: { ...run.verdict, checks: [], counts } };
}

export function standInRun(): SampleRun {
  const run = xfailRun();
  const standInFor = 'OpenShell';
  const system = { name: 'stand-in', version: '0.1.0', generation: 'B', build: 'observed', standInFor };
  const headline = `Stand-in, not OpenShell: ${run.verdict.headline}`;
  return {
    ...run,
    record: { ...run.record, manifest: { ...run.record.manifest, system } },
    verdict: { ...run.verdict, standInFor, headline, adapter: 'standin' },
  };
}

/** 300 instances, 20 rounds. */
export function largeRun(): SampleRun {
  const names = Array.from({ length: 300 }, (_, index) => `sandbox-${String(index)}`);
  const actual = 'Failed at 12 m 04 s (StartFailed)';
  return sample({
    ...{ experiment: 'sandbox-stop-start', verdict: 'XFAIL', moments: largeEvents(names) },
    headline: 'never-failed failed on 3 of 300 instances, as NVIDIA/OpenShell#4981 says.',
    failing: ['sandbox-23', 'sandbox-123', 'sandbox-223'].map((instance) => ({
      ...{ instance, actual, expectedBy: ['NVIDIA/OpenShell#4981'] },
    })),
  });
}

/** 8 instances, 20 rounds of two operations on each of them. */
export function stopStartRun(): SampleRun {
  const names = Array.from({ length: 8 }, (_, index) => `sandbox-${String(index)}`);
  return sample({
    ...{ experiment: 'sandbox-stop-start', verdict: 'XFAIL', moments: stopStartEvents(names) },
    headline: 'As NVIDIA/OpenShell#4981 says, starts-every-time failed on sandbox-2: expected exit code 0.',
    failing: [{ instance: 'sandbox-2', actual: 'exit code 1', expectedBy: ['NVIDIA/OpenShell#4981'] }],
  });
}

/** Instances come and go, a fault is over early, something is left. */
export function changingRun(): SampleRun {
  const run = sample({
    ...{ experiment: 'more-and-less', verdict: 'ERROR', moments: changingEvents() },
    headline: 'delete: sandbox-0 was not deleted.',
  });
  const manifest = { ...run.record.manifest, replayOf: '20261128T101500Z-zz99yy', secrets: ['API_TOKEN'] };
  return {
    ...run,
    record: { ...run.record, manifest },
    verdict: { ...run.verdict, leftovers: ['sandbox-0: left', 'volume sandbox-0-x: left'] },
  };
}

interface SampleParts {
  readonly experiment: string;
  readonly verdict: Verdict;
  readonly headline: string;
  readonly moments: readonly Moment[];
  readonly failing?: readonly {
    readonly instance: string;
    readonly actual: string;
    readonly expectedBy: readonly string[];
    readonly undecided?: boolean;
  }[];
}

function sample(parts: SampleParts): SampleRun {
  const state = foldEvents(parts.moments.map(([ms, body], seq) => eventOf(seq, ms, body)));
  const verdict = verdictOf(parts, state);
  const runDir = `runs/${parts.experiment}/${runId}`;
  const record: RunRecord = {
    ...{
      manifest: manifestOf(parts.experiment),
      state,
      tornBytes: 0,
      putBack: false,
      experimentText: 'id: x\n',
      adapterText: 'id: y\n',
    },
  };
  return { record, verdict, runDir, files: filesOf(state.instances.slice(0, 8)), evidence: sampleEvidence(state) };
}

export function eventOf(seq: number, elapsedMs: number, body: EventBody): TimelineEvent {
  const at = new Date(Date.parse(startedAt) + elapsedMs).toISOString();
  return { v: 1, seq, at, elapsedMs, ...body };
}

function verdictOf(parts: SampleParts, state: RunRecord['state']): VerdictDocument {
  const failing = new Map((parts.failing ?? []).map((failure) => [failure.instance, failure]));
  const outcomes = state.instances.map((record): CheckOutcome => {
    const failure = failing.get(record.instance);
    const outcome = failure === undefined ? 'held' : failure.undecided === true ? 'undecided' : 'failed';
    const file = `workloads/${record.workload}/instances/${record.instance}/output/journal`;
    return {
      ...{ instance: record.instance, outcome, expected: '60 lines, numbered from 1 without a gap' },
      actual: failure?.actual ?? '60 lines, numbered 1 to 60',
      evidence: failure?.undecided === true ? null : { file, line: failure === undefined ? null : 31 },
      expectedBy: failure?.expectedBy ?? [],
    };
  });
  const instances = state.instances.map((record): InstanceVerdict => {
    const failure = failing.get(record.instance);
    const last = record.states.at(-1);
    const verdict =
      failure === undefined
        ? 'PASS'
        : failure.undecided === true
          ? 'ERROR'
          : failure.expectedBy.length > 0
            ? 'XFAIL'
            : 'FAIL';
    return { ...record, verdict, lastState: last?.state ?? null, exitCode: last?.exitCode ?? null };
  });
  const issues = [
    ...new Set([...failing.values()].flatMap(({ expectedBy }) => expectedBy)),
    ...(parts.verdict === 'XPASS' ? [issue] : []),
  ];
  const ready: CheckOutcome = {
    ...{ instance: null, outcome: 'held', expected: 'gateway ready', actual: 'ready after 1.4 s' },
    ...{ evidence: { file: 'timeline.jsonl', line: 31 }, expectedBy: [] },
  };
  const number = (outcome: string, expected: boolean): number =>
    outcomes.filter((each) => each.outcome === outcome && each.expectedBy.length > 0 === expected).length;
  return {
    ...{ format: 1, experiment: parts.experiment, adapter: 'openshell-docker', runId, verdict: parts.verdict },
    ...{ headline: parts.headline, standInFor: null, cancelled: false, durationMs: state.lastMs },
    counts: {
      held: number('held', false) + 1,
      failedExpected: number('failed', true),
      failedUnexpected: number('failed', false),
      undecided: number('undecided', false),
    },
    checks: [
      { name: 'no-tick-lost', kind: 'output', workload: state.instances[0]?.workload ?? null, outcomes },
      { name: 'gateway-ready@after', kind: 'state', workload: null, outcomes: [ready] },
    ],
    expectations: issues.map((reference) => ({
      ...{ issue: reference, reason: 'A sandbox loses what it wrote while the gateway is away.', flaky: false },
      outcome: parts.verdict === 'XPASS' ? 'clean' : 'hit',
      scopeNote: null,
      hitInstances: [...failing.keys()],
      failed: failing.size === 0 ? [] : ['no-tick-lost'],
      holding: failing.size === 0 ? ['no-tick-lost'] : [],
    })),
    instances: instances.map(({ workload, instance, verdict, lastState, exitCode }) => ({
      ...{ workload, instance, verdict, lastState, exitCode },
    })),
    errors: [],
    leftovers: [],
  };
}

function manifestOf(experiment: string): RunManifest {
  const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  return {
    ...{ format: 1, runId, createdAt: startedAt },
    tool: {
      name: 'openshell-chaos',
      version: '0.1.0',
      commit: '3f2c9d1e8b7a6f5e4d3c2b1a0f9e8d7c6b5a4938',
      dirty: true,
    },
    experiment: { id: experiment, title: 'The gateway is killed while workloads write', sha256, origin: 'shipped' },
    adapter: { id: 'openshell-docker', title: 'OpenShell on Docker', sha256, origin: 'local' },
    ...{ gateway: 'release:0.1.10', seed: '7' },
    parameters: { ticks: 60, 'tick-seconds': 1, lead: '5s', down: '5s', verbose: false },
    host: { os: 'linux', arch: 'x64', kernel: '6.1.0', node: 'v24.21.0', cpus: 4, memoryBytes: 16_777_216_000 },
    engine: 'Docker 29.6.2',
    system: { name: 'OpenShell', version: '0.1.10', generation: 'B', build: 'release', standInFor: null },
    reproduce: ['run', experiment, '--adapter', 'openshell-docker', '--seed', '7', '--set', 'lead=5s'],
  };
}

function filesOf(instances: readonly { readonly workload: string; readonly instance: string }[]): SampleRun['files'] {
  const own = [
    'experiment.yaml',
    'adapter.yaml',
    'manifest.json',
    'plan.json',
    'timeline.jsonl',
    'undo.jsonl',
    'verdict.json',
    'logs/harness.log',
    'logs/gateway.log',
  ];
  const theirs = instances.flatMap(({ workload, instance }) => {
    const folder = `workloads/${workload}/instances/${instance}`;
    return [`${folder}/logs/sandbox.log`, `${folder}/output/journal`];
  });
  return [...own, ...theirs].map((path, index) => ({ path, sizeBytes: 137 * (index + 1) ** 3 }));
}
