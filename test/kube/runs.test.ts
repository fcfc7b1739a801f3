// SPDX-License-Identifier: Apache-2.0
/** Whole runs on a system that is installed in a cluster, from the command line, asserted from their run directories. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RunManifest, TimelineEvent, UndoRecord } from '../../src/core/domain/documents.ts';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import type { KubeObject } from '../support/kube/objects.ts';
import { callCli } from '../support/run-cli.ts';
import { startProgram } from '../support/run-program.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { killWithWatchdog } from '../support/watchdogs.ts';
import { addressOf, createWorkload, located, newBackend, clusterOfSuite } from './on-cluster.ts';

vi.setConfig({ testTimeout: 120_000 });

const on = clusterOfSuite({ policies: 'enforced' });

const adapter = (namespace: string): string => `# SPDX-License-Identifier: Apache-2.0
id: toy-cluster
title: A toy in a cluster
backend: kubernetes
gateways: [installed]
images:
  - {variable: TOY_IMAGE, default: test/image}
system:
  boot: echo '{"name":"toy","version":"1","endpoints":{},"namespaces":{"system":"${namespace}"}}'
  ready: "true"
  shutdown: "true"
instance:
  create: "false"
  read: "true"
  collect: "false"
  delete: "true"
targets:
  components:
    gateway: {type: pod, namespace: "\${namespaces.system}", labels: {app: gateway}, log: container}
`;

const experiment = `# SPDX-License-Identifier: Apache-2.0
id: cluster-faults
title: Every fault on a pod
default-adapter: toy-cluster
timeout: 90s
workloads:
  - {name: client, kind: shell, on: host, run: "exec sleep 600", timeout: 80s}
operations:
  - {name: kill, uses: kill, target: {component: gateway}}
  - {name: stop, uses: stop, target: {component: gateway}}
  - {name: restart, uses: restart, target: {component: gateway}}
  - {name: outage, uses: outage, target: {component: gateway}, with: {how: kill, duration: 1s}}
  - {name: cut, uses: partition, target: {component: gateway}, with: {duration: 1s}}
flow:
  - start: client
  - kill
  - revert: kill
  - restart
  - outage
  - wait: {component: gateway, state: ready, timeout: 20s}
  - cut
  - stop
  - revert: stop
  - stop: client
checks:
  - {name: began, kind: log, log: gateway, contains: begin}
`;

async function folderFor(
  kind: 'StatefulSet' | 'Deployment',
): Promise<{ readonly folder: ToyFolder; readonly namespace: string }> {
  const namespace = await on.namespace();
  const folder = createToyFolder();
  onTestFinished(() => folder.remove());
  folder.write('chaos/adapters/toy-cluster.yaml', adapter(namespace));
  folder.write('chaos/experiments/cluster-faults.yaml', experiment);
  await createWorkload(on, namespace, { kind, script: 'echo begin; exec sleep 600' });
  await located(newBackend(), addressOf(namespace));
  return { folder, namespace };
}

function linesOf(runDir: string, name: string): readonly unknown[] {
  const text = fs.readFileSync(path.join(runDir, name), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

test.for(['StatefulSet', 'Deployment'] as const)(
  'the pod of a %s takes every fault, and each is proven, reverted and read back',
  async (kind) => {
    const { folder, namespace } = await folderFor(kind);
    const { stdout, stderr, code } = await callCli(['run', 'cluster-faults'], { cwd: folder.path });
    expect(`${stdout}${stderr}`).toMatch(/PASS\s+cluster-faults/);
    expect(code).toBe(0);
    const [runDir = ''] = folder.runs();
    const manifest = JSON.parse(fs.readFileSync(path.join(runDir, 'manifest.json'), 'utf8')) as RunManifest;
    expect(manifest.engine).toContain(`Kubernetes v1.34.2 at ${on.cluster.url} (context `);
    const events = linesOf(runDir, 'timeline.jsonl') as readonly TimelineEvent[];
    const effects = events.filter((event) => event.type === 'fault.effective');
    expect(effects.map(({ operation }) => operation)).toEqual(['kill', 'restart', 'outage', 'cut', 'stop']);
    expect(effects.find(({ operation }) => operation === 'cut')?.proof).toContain('lets nothing through');
    const reverts = events.filter((event) => event.type === 'revert.ended');
    expect(reverts.map(({ operation, result }) => `${operation}: ${result}`)).toEqual([
      expect.stringMatching(/^kill: (reverted|already-clean)$/),
      'restart: already-clean',
      'outage: reverted',
      'cut: reverted',
      expect.stringMatching(/^stop: (reverted|already-clean)$/),
    ]);
    const undos = linesOf(runDir, 'undo.jsonl') as readonly UndoRecord[];
    expect(undos.flatMap((record) => (record.type === 'undo' ? record.action.kind : []))).toEqual(
      expect.arrayContaining(['workload.ready', 'workload.scale', 'network-policy.delete']),
    );
    const pods = linesOf(runDir, 'system/watch/cluster.jsonl') as readonly { what?: string; change?: string }[];
    expect(pods.filter(({ what, change }) => what === 'pod' && change === 'deleted').length).toBeGreaterThan(2);
    const log = fs.readFileSync(path.join(runDir, 'logs/gateway.log'), 'utf8');
    expect(log.split('\n').filter((line) => line === 'begin').length).toBeGreaterThan(3);
    expect((await on.cluster.api.list('networkpolicies.networking.k8s.io', namespace)).items).toEqual([]);
  },
);

const heldExperiment = `# SPDX-License-Identifier: Apache-2.0
id: held
title: A fault that is held
default-adapter: toy-cluster
timeout: 80s
workloads:
  - {name: client, kind: shell, on: host, run: "exec sleep 600", timeout: 80s}
operations:
  - {name: down, uses: outage, target: {component: gateway}, with: {how: stop, duration: 60s}}
flow:
  - start: client
  - down
checks: []
`;

async function replicasOf(namespace: string): Promise<number> {
  const found = await on.cluster.api.get('statefulsets.apps', namespace, 'gateway');
  return (found as KubeObject & { readonly spec: { readonly replicas: number } }).spec.replicas;
}

/** A run in an outage, of which nobody is left who would end it. */
async function killedInOutage(): Promise<{ readonly folder: ToyFolder; readonly namespace: string }> {
  const { folder, namespace } = await folderFor('StatefulSet');
  folder.write('chaos/experiments/held.yaml', heldExperiment);
  const env = { KUBECONFIG: on.cluster.kubeconfig };
  const harness = startProgram('src/cli/main.ts', ['run', 'held'], { cwd: folder.path, env });
  await harness.printed('outage of gateway in effect');
  await killWithWatchdog(harness);
  expect(await replicasOf(namespace)).toBe(0);
  return { folder, namespace };
}

const restored = /down #1 \(outage\) on gateway: reverted \(statefulset lab-\d+\/gateway: gateway-0/;

test('an outage whose harness and watchdog were killed is put back by recover', async () => {
  const { folder, namespace } = await killedInOutage();
  const { code, stdout } = await callCli(['recover'], { cwd: folder.path });
  expect(stdout).toMatch(restored);
  expect(code).toBe(0);
  expect(await replicasOf(namespace)).toBe(1);
  expect((await callCli(['recover'], { cwd: folder.path })).stdout).toContain('Nothing to recover');
});

test('an outage is put back also when the machine of the harness was started again since', async () => {
  const { folder, namespace } = await killedInOutage();
  const [runDir = ''] = folder.runs();
  const undos = path.join(runDir, 'undo.jsonl');
  fs.writeFileSync(undos, fs.readFileSync(undos, 'utf8').replaceAll(/"bootId":"[^"]*"/g, '"bootId":"another"'));
  fs.rmSync(workDirPath(path.basename(runDir)), { recursive: true });
  const { code, stdout } = await callCli(['recover'], { cwd: folder.path });
  expect(stdout).toMatch(restored);
  expect(stdout).toContain('gone-with-target (the machine was started again since)');
  expect(code).toBe(0);
  expect(await replicasOf(namespace)).toBe(1);
});
