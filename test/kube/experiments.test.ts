// SPDX-License-Identifier: Apache-2.0

// The shipped experiments on a cluster, as a user runs them: the stand-in gateway is installed there, seven give what its
// switches foretell and three do not apply. The account is the shipped one, and nothing but the gateway is left.

import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunResult } from '../../src/app/outcome.ts';
import type { RunStatus } from '../../src/core/report/looks.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { installStandin, type StandinOptions } from '../support/kube/install-standin.ts';
import { type ProgramResult, type RunningProgram, startProgram } from '../support/run-program.ts';
import { leastAccount } from './hook-rig.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000, maxConcurrency: 2 });

const runLimitMs = 200_000;
const counting = ['ticks=40', 'tick-seconds=0.25', 'lead=1s'];
const issue4910 = 'NVIDIA/OpenShell#4910';

interface Expected {
  readonly id: string;
  readonly verdict: RunStatus;
  /** The issue that must have been hit, and no other; null for none. */
  readonly hit: string | null;
  readonly sets: readonly string[];
  readonly standin?: StandinOptions;
}

/** With the bugs that were observed; written down before they were run. */
const expectations: readonly Expected[] = [
  { id: 'hello-world', verdict: 'PASS', hit: null, sets: [] },
  { id: 'smoke', verdict: 'PASS', hit: null, sets: ['ticks=8', 'tick-seconds=0.25'] },
  { id: 'gateway-graceful-restart', verdict: 'PASS', hit: null, sets: counting },
  { id: 'supervisor-kill', verdict: 'FAIL', hit: null, sets: counting },
  { id: 'gateway-kill-keeps-state', verdict: 'XFAIL', hit: issue4910, sets: [...counting, 'down=1s'] },
  {
    id: 'policy-tighten-survives-gateway-restart',
    verdict: 'XFAIL',
    hit: issue4910,
    sets: ['probes=30', 'lead=1s', 'down=1s'],
  },
  // The sandbox that was being started can be neither started nor deleted: that is an error, and the issue was hit all the same.
  {
    id: 'gateway-sigterm-during-recovery',
    verdict: 'ERROR',
    hit: 'NVIDIA/OpenShell#4409',
    sets: ['recover=20s'],
    standin: { bugs: '4409', settings: { 'recovery-step': '600ms' } },
  },
];

/** By the backend's and the adapter's nature. */
const notApplicable = ['supervisor-pause', 'sandbox-container-restart', 'sandbox-stop-start'];

let cluster: Cluster;
let systems = 0;

beforeAll(async () => {
  cluster = await startCluster();
});

afterAll(async () => {
  await cluster.stop();
});

interface Outcome {
  readonly result: RunResult;
  /** Pods that are not the gateway's. */
  readonly left: readonly string[];
  readonly log: string;
}

describe('with the bugs that were observed', () => {
  test.concurrent.for(expectations)('$id is $verdict', async (expected, { expect: expectHere }) => {
    const { result, left, log } = await run(expected);
    const { headline, issueResults, verdict } = result;
    const hits = issueResults.filter(({ outcome }) => outcome === 'hit').map(({ issue }) => issue);
    const wanted = { verdict: expected.verdict, hits: expected.hit === null ? [] : [expected.hit] };
    expectHere({ verdict, hits }, `${headline}\n${log}`).toEqual(wanted);
    expectHere(headline).toMatch(/^Stand-in, not OpenShell/);
    expectHere(left).toEqual(expected.verdict === 'ERROR' ? expect.anything() : []);
  });
});

describe('without bugs', () => {
  test('a gateway that is killed loses nothing, also while the API server is away for a moment', async () => {
    const id = 'gateway-kill-keeps-state';
    const standin = { bugs: 'fixed' };
    const whenRunning = async (running: RunningProgram): Promise<void> => {
      await running.printed('3 Running');
      await cluster.restart(700);
    };
    const sets = [...counting, 'down=1s'];
    const { result, left } = await run({ id, verdict: 'XPASS', hit: null, sets, standin }, whenRunning);
    expect(result).toMatchObject({ verdict: 'XPASS', issueResults: [{ outcome: 'clean' }] });
    expect(left).toEqual([]);
  });
});

test('what a pod cannot do is told before anything is started', async () => {
  const cwd = fs.mkdtempSync(path.join(cluster.kubeconfig, '../none-'));
  const args = ['run', ...notApplicable, '--adapter', 'openshell-kubernetes', '--gateway', 'installed', '--json'];
  const env = { KUBECONFIG: cluster.kubeconfig, OPENSHELL_BIN: '/bin/false' };
  const { code, stdout } = await startProgram('dist/cli.js', args, { cwd, env }).ended;
  const verdicts = (JSON.parse(stdout) as readonly RunResult[]).map(({ verdict }) => verdict);
  expect({ code, verdicts }).toEqual({ code: 0, verdicts: notApplicable.map(() => 'not-applicable') });
});

/** Of a run that takes too long, what it was doing is the error. */
async function endOf(running: RunningProgram, cwd: string): Promise<ProgramResult> {
  const late = delay(runLimitMs, null, { ref: false });
  const result = await Promise.race([running.ended, late]);
  if (result !== null) return result;
  const timelines = fs.globSync('runs/*/*/timeline.jsonl', { cwd });
  const last = timelines.map((file) => fs.readFileSync(path.join(cwd, file), 'utf8').split('\n').slice(-12).join('\n'));
  running.process.kill('SIGTERM');
  throw new Error(`the run did not end within ${String(runLimitMs)} ms:\n${last.join('\n')}`);
}

async function run(
  { id, sets, standin: options = { bugs: 'observed' } }: Expected,
  meanwhile: (running: RunningProgram) => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> {
  systems += 1;
  const namespace = `system-${String(systems)}`;
  const standin = await installStandin(cluster, { namespace, ...options });
  const cwd = path.dirname(standin.openshell);
  try {
    const gateway = `installed:${namespace}/${standin.release}`;
    const args = ['run', id, '--adapter', 'openshell-kubernetes', '--gateway', gateway, '--json'];
    const env = { KUBECONFIG: await leastAccount(cluster, [], namespace), OPENSHELL_BIN: standin.openshell };
    const running = startProgram('dist/cli.js', [...args, ...sets.flatMap((set) => ['--set', set])], { cwd, env });
    await meanwhile(running);
    const { stdout, stderr } = await endOf(running, cwd);
    const [result] = JSON.parse(stdout) as readonly RunResult[];
    if (result === undefined) throw new Error(stderr);
    const pods = (await cluster.api.list('pods', namespace)).items.map(({ metadata }) => metadata.name);
    const log = fs.readFileSync(path.resolve(cwd, result.runDir ?? '', 'logs/harness.log'), 'utf8');
    return { result, left: pods.filter((name) => name !== `${standin.release}-0`), log };
  } finally {
    await standin.remove();
  }
}
