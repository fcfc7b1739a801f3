// SPDX-License-Identifier: Apache-2.0
/** One cell of the matrix on pods, for real; what is left is read from the cluster. */
import fs from 'node:fs';
import path from 'node:path';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import type { CellOf, MeasuredCell } from '../matrix/cells.ts';
import { measureCell } from '../matrix/measure-cell.ts';
import type { HeldRequest } from '../support/held-harness.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import type { Workload } from '../support/kube/objects.ts';
import { startProgram } from '../support/run-program.ts';
import { createToyFolder } from '../support/toy-folder.ts';

export type PodFault = 'outage' | 'partition';

export type PodCell = CellOf<PodFault>;

export interface PodSurvey {
  /** That the gateway is to have. */
  readonly replicas: number | undefined;
  readonly policies: readonly string[];
  /** Of the run. */
  readonly pods: readonly string[];
}

export type PodCellResult = MeasuredCell<PodCell, PodSurvey>;

const experiment = 'held';
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
    return await measureCell(
      cell,
      { folder, request, harness },
      {
        survey: () => surveyOf(cluster, namespace),
        isFaulty,
        isClean: ({ pods }) => pods.length === 0,
      },
    );
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
