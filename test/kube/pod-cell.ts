// SPDX-License-Identifier: Apache-2.0
/** One cell of the matrix on pods, for real; what is left is read from the cluster. */
import fs from 'node:fs';
import path from 'node:path';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import {
  type Bench,
  endLimitMs,
  type Evidence,
  neverReached,
  readEvidence,
  sendAll,
  trackEnd,
} from '../matrix/run-cell.ts';
import type { HeldPoint, HeldRequest } from '../support/held-harness.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import type { Workload } from '../support/kube/objects.ts';
import { holdsWithin } from '../support/poll.ts';
import { startProgram, stateHome } from '../support/run-program.ts';
import { createToyFolder } from '../support/toy-folder.ts';
import { isRunning, watchdogOf } from '../support/watchdogs.ts';

export type PodFault = 'outage' | 'partition';

export interface PodCell {
  readonly fault: PodFault;
  readonly point: HeldPoint;
  readonly signals: readonly NodeJS.Signals[];
  readonly undo: HeldRequest['undo'];
}

export interface PodSurvey {
  /** That the gateway is to have. */
  readonly replicas: number | undefined;
  readonly policies: readonly string[];
  /** Of the run. */
  readonly pods: readonly string[];
}

export interface PodCellResult {
  readonly cell: PodCell;
  readonly before: PodSurvey;
  /** From the first signal until no fault showed any more, and until no pod of the run was left; null: never. */
  readonly revertedMs: number | null;
  readonly cleanMs: number | null;
  readonly after: PodSurvey;
  readonly exitCode: number | null;
  readonly evidence: Evidence;
  readonly hasWorkDir: boolean;
  readonly registered: readonly string[];
}

const experiment = 'held';
/** Before the signal nothing is measured; a busy machine may take its time to start programs and pods. */
const startLimitMs = 100_000;
const hooks = path.join(import.meta.dirname, '../support/kube/toy-hooks.mjs');
let cells = 0;

/** Throws when the harness does not get to the point. */
export async function runPodCell(cluster: Cluster, cell: PodCell): Promise<PodCellResult> {
  cells += 1;
  const namespace = `cell-${String(cells)}`;
  await installGateway(cluster, namespace);
  const folder = createToyFolder();
  const request: HeldRequest = {
    ...{ experiment, point: cell.point, undo: cell.undo, gateway: `installed:${namespace}/toy` },
    reachedFile: path.join(folder.path, 'reached'),
    toldFile: path.join(folder.path, 'told'),
  };
  folder.write(`chaos/experiments/${experiment}.yaml`, experimentOf(cell));
  const env = { KUBECONFIG: cluster.kubeconfig, TOY_HOOKS: hooks };
  const harness = startProgram('test/support/held-harness.ts', [JSON.stringify(request)], { cwd: folder.path, env });
  try {
    return await measure(cell, { folder, request, harness }, () => surveyOf(cluster, namespace));
  } finally {
    harness.process.kill('SIGKILL');
    for (const runDir of folder.runs()) {
      fs.rmSync(workDirPath(path.basename(runDir)), { recursive: true, force: true });
    }
    folder.remove();
  }
}

async function installGateway({ api }: Cluster, namespace: string): Promise<void> {
  await api.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace } });
  const labels = { 'toy/name': 'gateway' };
  const command = ['/bin/sh', '-c', 'trap "exit 0" TERM; echo up; while :; do sleep 0.1; done'];
  const template = { metadata: { labels }, spec: { containers: [{ name: 'main', image: 'toy/gateway', command }] } };
  await api.create('deployments.apps', {
    ...{ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'toy', namespace } },
    spec: { replicas: 1, selector: { matchLabels: labels }, template },
  });
}

function experimentOf({ fault }: PodCell): string {
  const how = fault === 'outage' ? 'how: stop, ' : '';
  return `# SPDX-License-Identifier: Apache-2.0
id: ${experiment}
title: A ${fault} that something happens to.
default-adapter: toy-kubernetes
timeout: 10m
workloads:
  - name: sleeper
    kind: shell
    run: trap 'exit 0' TERM; while :; do sleep 0.1; done
    timeout: 9m
    checks:
      - {name: lives, kind: state, never: Failed}
operations:
  - {name: break, uses: ${fault}, target: {component: gateway}, with: {${how}duration: 5m}, timeout: 90s}
flow:
  - start: sleeper
  - wait: {workload: sleeper, state: Running, timeout: 1m}
  - break
`;
}

async function measure(cell: PodCell, bench: Bench, survey: () => Promise<PodSurvey>): Promise<PodCellResult> {
  const { folder, request, harness } = bench;
  const ended = trackEnd(harness);
  const isReached = (): boolean => ended.has() || fs.existsSync(request.reachedFile);
  if (!(await holdsWithin(startLimitMs, isReached)) || ended.has()) throw await neverReached(harness);
  const runDir = folder.runs()[0] ?? '';
  const before = await survey();
  const watchdog = watchdogOf(harness.process.pid ?? 0);

  const startedMs = performance.now();
  const times = { revertedMs: null as number | null, cleanMs: null as number | null };
  const look = async (): Promise<boolean> => {
    const now = await survey();
    const nowMs = performance.now() - startedMs;
    if (!isFaulty(now)) times.revertedMs ??= nowMs;
    if (now.pods.length === 0) times.cleanMs ??= nowMs;
    return times.cleanMs !== null || (cell.undo === 'off' && ended.has());
  };
  const watching = holdsWithin(endLimitMs, look);
  await sendAll(cell, bench);
  await watching;
  await holdsWithin(endLimitMs, () => ended.has() && (watchdog === null || !isRunning(watchdog)));
  return {
    ...{ cell, before, ...times, after: await survey() },
    exitCode: harness.process.exitCode,
    evidence: readEvidence(runDir),
    hasWorkDir: fs.existsSync(workDirPath(path.basename(runDir))),
    registered: fs.readdirSync(path.join(stateHome(folder.path), 'openshell-chaos/runs')),
  };
}

export function isFaulty({ replicas, policies }: PodSurvey): boolean {
  return replicas !== 1 || policies.length > 0;
}

async function surveyOf({ api }: Cluster, namespace: string): Promise<PodSurvey> {
  const [gateway, policies, pods] = await Promise.all([
    api.get<Workload>('deployments.apps', namespace, 'toy'),
    api.list('networkpolicies.networking.k8s.io', namespace),
    api.list('pods', namespace, 'labelSelector=toy%2Frun'),
  ]);
  const names = (list: typeof pods): readonly string[] => list.items.map(({ metadata }) => metadata.name);
  return { replicas: gateway.spec.replicas, policies: names(policies), pods: names(pods) };
}
