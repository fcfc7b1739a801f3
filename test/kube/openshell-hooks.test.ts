// SPDX-License-Identifier: Apache-2.0

// The hooks of the adapter for OpenShell on Kubernetes, with the least role, on the stand-in gateway in the test cluster.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { type InstalledStandin, installStandin, type StandinOptions } from '../support/kube/install-standin.ts';
import { runCommand } from '../support/run-program.ts';
import { eventually, tempFolder } from '../support/temp.ts';
import { createFiles, type Hooks, leastAccount, openHooks, SCOPE } from './hook-rig.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let cluster: Cluster;
let standin: InstalledStandin | null = null;
let hooks: Hooks | null = null;

beforeEach(async () => {
  cluster = await startCluster();
  vi.stubEnv('KUBECONFIG', cluster.kubeconfig);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await hooks?.close();
  await standin?.remove();
  [hooks, standin] = [null, null];
  await cluster.stop();
});

async function install(options: StandinOptions = {}, gateway = 'installed'): Promise<Hooks> {
  standin = await installStandin(cluster, options);
  const kubeconfig = await leastAccount(cluster);
  hooks = await openHooks({ gateway, kubeconfig, env: { OPENSHELL_BIN: standin.openshell } });
  return hooks;
}

async function pods(): Promise<readonly string[]> {
  return (await cluster.api.list('pods', 'openshell')).items.map(({ metadata }) => metadata.name).sort();
}

interface Line {
  readonly instance: string;
  readonly state: string;
  readonly exitCode?: number;
}

async function read(rig: Hooks): Promise<readonly Line[]> {
  const { code, stdout, stderr } = await rig.call('instance.read');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return lines(stdout) as readonly Line[];
}

function lines(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

const box = { CHAOS_INSTANCE: 'box-0', CHAOS_WORKLOAD: 'box', CHAOS_INDEX: '0' };

async function create(rig: Hooks, script: string): Promise<void> {
  const created = await rig.call('instance.create', { ...box, ...createFiles(rig.workDir, script) });
  expect(created).toMatchObject({ code: 0 });
}

async function until(rig: Hooks, state: string): Promise<Line> {
  return eventually(`box-0 is ${state}`, async () => (await read(rig)).find((line) => line.state === state), 60_000);
}

describe.for(['a', 'n'] as const)('generation %s', (generation) => {
  const version = generation === 'a' ? '0.0.111' : '0.1.10';

  test('a gateway is joined, a sandbox lives and is removed, and the gateway is as it was', async () => {
    const rig = await install({ generation, workload: generation === 'a' ? 'deployment' : 'statefulset' });
    const before = await pods();
    const booted = await rig.call('system.boot');
    expect(booted.code, booted.stderr).toBe(0);
    expect(JSON.parse(booted.stdout)).toMatchObject({
      ...{ name: 'openshell-stand-in', version, generation, standInFor: 'OpenShell' },
      build: `openshell-stand-in/gateway:${generation}`,
      namespaces: { system: 'openshell', sandboxes: 'openshell' },
      names: { app: 'openshell', release: 'openshell', run: 'abc123', supervisor: 'agent' },
    });
    expect(await rig.call('system.ready')).toMatchObject({ code: 0 });
    await create(rig, 'echo "$WORD" > "$CHAOS_OUTPUT/word"; echo from "$CHAOS_INSTANCE"; sleep 0.3');
    expect(await until(rig, 'Succeeded')).toMatchObject({ instance: 'box-0', exitCode: 0 });
    const inventory = lines((await rig.call('inventory')).stdout);
    expect(inventory).toContainEqual(expect.objectContaining({ kind: 'sandbox', instance: 'box-0' }));
    expect(inventory).toContainEqual(expect.objectContaining({ kind: 'pod', instance: 'box-0', role: 'sandbox' }));
    const destination = tempFolder();
    const collected = await rig.call('instance.collect', { ...box, CHAOS_DEST: destination });
    expect(collected).toMatchObject({ code: 0, stderr: '' });
    expect(fs.readFileSync(path.join(destination, 'output/word'), 'utf8')).toBe('hello\n');
    expect(fs.readFileSync(path.join(rig.workDir, 'instance-logs/box-0.log'), 'utf8')).toBe('from box-0\n');
    expect(await rig.call('instance.delete', box)).toMatchObject({ code: 0, stderr: '' });
    expect(await rig.call('instance.delete', box)).toMatchObject({ code: 0, stderr: '' });
    expect(await read(rig)).toEqual([]);
    expect(await rig.call('system.shutdown')).toMatchObject({ code: 0, stderr: '' });
    expect(await rig.call('system.sweep')).toMatchObject({ code: 0, stdout: '' });
    expect(await pods()).toEqual(before);
  });
});

test('what an instance leaves when its gateway is gone is swept, and what is not of the run stays', async () => {
  const rig = await install();
  await rig.call('system.boot');
  await create(rig, 'sleep 600');
  await until(rig, 'Running');
  await openshell(rig, 'sandbox', 'create', '--name', 'theirs', '--detach', '--', 'sleep', '600');
  await eventually('both run', async () => (await pods()).filter((name) => name.startsWith('default--')).length === 2);
  const set = await cluster.api.get('statefulsets.apps', 'openshell', 'openshell');
  await cluster.api.update('statefulsets.apps', { ...set, spec: { ...(set['spec'] as object), replicas: 0 } });
  await eventually('the gateway is gone', async () => !(await pods()).includes('openshell-0'), 30_000);
  expect(await rig.call('system.ready')).toMatchObject({ code: 75 });
  expect(await rig.call('instance.read')).toMatchObject({ code: 75 });
  expect(await rig.call('instance.delete', box)).toMatchObject({
    code: 1,
    stderr: 'the gateway cannot be reached\n',
  });
  const swept = await rig.call('system.sweep');
  // What it has on its record could not be deleted.
  expect(standin?.records()).toEqual(['box-0-abc123', 'theirs']);
  expect(swept.code).not.toBe(0);
  expect(swept.stderr).toContain('may still have sandboxes of the run on its record: statefulsets/openshell in');
  const kinds = (lines(swept.stdout) as readonly { kind: string; instance: string }[]).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['deployment', 'pod', 'pod', 'sandbox-resource']);
  const left = await pods();
  expect(left.filter((name) => name.includes('box-0'))).toEqual([]);
  expect(left).toContain('default--theirs');
});

test('a gateway that is starting again is waited for, and deletes what it has on its record', async () => {
  const rig = await install();
  await rig.call('system.boot');
  await create(rig, 'sleep 600');
  await until(rig, 'Running');
  const scale = async (replicas: number): Promise<void> => {
    const set = await cluster.api.get('statefulsets.apps', 'openshell', 'openshell');
    await cluster.api.update('statefulsets.apps', { ...set, spec: { ...(set['spec'] as object), replicas } });
  };
  await scale(0);
  await eventually('the gateway is gone', async () => !(await pods()).includes('openshell-0'), 30_000);
  await scale(1);
  const swept = await rig.call('system.sweep');
  expect(swept.code, swept.stderr).toBe(0);
  expect(lines(swept.stdout)).toContainEqual({ kind: 'sandbox', id: 'box-0-abc123', instance: 'box-0' });
  expect(standin?.records()).toEqual([]);
});

test('a sandbox of somebody else that has the name of an instance is not deleted', async () => {
  const rig = await install();
  await rig.call('system.boot');
  await openshell(rig, 'sandbox', 'create', '--name', 'box-0-abc123', '--detach', '--', 'sleep', '600');
  await eventually('it runs', async () => (await pods()).includes('default--box-0-abc123'));
  expect(await read(rig)).toEqual([]);
  await rig.call('instance.delete', box);
  expect(standin?.records()).toEqual(['box-0-abc123']);
});

test('a policy is set on the sandbox of the instance', async () => {
  const rig = await install();
  await rig.call('system.boot');
  await create(rig, 'sleep 600');
  await until(rig, 'Running');
  const policy = path.resolve(import.meta.dirname, '../../experiments/policies/closed.yaml');
  const set = await rig.operation('openshell-policy-set', { CHAOS_TARGET: 'box-0', CHAOS_WITH_POLICY: policy });
  expect(set.code, set.stderr).toBe(0);
});

describe('a boot says what is wrong', () => {
  test('when no release is there, or another one', async () => {
    const rig = await install({}, 'installed:openshell/other');
    const { code, stderr } = await rig.call('system.boot');
    expect(code).not.toBe(0);
    expect(stderr).toContain('release other has no gateway in namespace openshell');
    expect(await rig.call('system.shutdown')).toMatchObject({ code: 0 });
    expect(await rig.call('system.sweep')).toMatchObject({ code: 0, stdout: '' });
  });

  test('when there are several gateways', async () => {
    const rig = await install();
    const set = await cluster.api.get('statefulsets.apps', 'openshell', 'openshell');
    await cluster.api.update('statefulsets.apps', { ...set, spec: { ...(set['spec'] as object), replicas: 2 } });
    const { stderr } = await rig.call('system.boot');
    expect(stderr).toContain('statefulsets/openshell in namespace openshell has 2 replicas');
  });

  test('when a permission is missing', async () => {
    standin = await installStandin(cluster);
    const kubeconfig = await leastAccount(cluster, ['list statefulsets']);
    hooks = await openHooks({ gateway: 'installed', kubeconfig, env: { OPENSHELL_BIN: standin.openshell } });
    const { code, stderr } = await hooks.call('system.boot');
    expect(code).not.toBe(0);
    expect(stderr).toContain('list statefulsets in namespace openshell is not permitted');
  });

  test('when the command line does not work; what never was is not looked for', async () => {
    standin = await installStandin(cluster);
    const kubeconfig = await leastAccount(cluster);
    hooks = await openHooks({ gateway: 'installed', kubeconfig, env: { OPENSHELL_BIN: '/nowhere/openshell' } });
    const { code, stderr } = await hooks.call('system.boot');
    expect(code).not.toBe(0);
    expect(stderr).toContain('/nowhere/openshell');
    expect(await hooks.call('system.shutdown')).toMatchObject({ code: 0, stderr: '' });
    expect(await hooks.call('system.sweep')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('when Helm is not there, or fails; what was made by then is removed', async () => {
    const folder = tempFolder();
    for (const program of ['bash', 'sed', 'cat', 'tr']) fs.symlinkSync(`/bin/${program}`, path.join(folder, program));
    hooks = await openHooks({ gateway: 'release:0.1.8', kubeconfig: cluster.kubeconfig, env: { PATH: folder } });
    const missing = await hooks.call('system.boot');
    expect(missing.stderr).toContain('helm is not on the PATH');
    const helm = '#!/bin/bash\necho "$@" >> "$0.calls"\necho "Error: chart not found" >&2\nexit 1\n';
    fs.writeFileSync(path.join(folder, 'helm'), helm, { mode: 0o755 });
    const failing = await hooks.call('system.boot');
    expect(failing.stderr).toContain('helm upgrade failed: Error: chart not found');
    const calls = fs.readFileSync(path.join(folder, 'helm.calls'), 'utf8');
    expect(calls).toContain(
      `upgrade --install openshell oci://ghcr.io/nvidia/openshell/helm-chart --namespace ${SCOPE}`,
    );
    expect(calls).toContain('--wait --timeout 480s --version 0.1.8 --values');
    const values = JSON.parse(fs.readFileSync(path.join(hooks.workDir, 'helm-values.json'), 'utf8')) as unknown;
    expect(values).toMatchObject({ replicaCount: 1, server: { disableTls: true, sandboxNamespace: SCOPE } });
    const names = async (): Promise<readonly string[]> =>
      (await cluster.api.list('namespaces', null)).items.map(({ metadata }) => metadata.name);
    expect(await names()).toContain(SCOPE);
    expect(await hooks.call('system.shutdown')).toMatchObject({ code: 0 });
    expect(await names()).not.toContain(SCOPE);
    expect(await hooks.call('system.sweep')).toMatchObject({ code: 0, stdout: '' });
  });

  test('when the namespace of the run is somebody else’s, which is not removed', async () => {
    const metadata = { name: SCOPE };
    hooks = await openHooks({ gateway: 'release', kubeconfig: cluster.kubeconfig, env: { PATH: '/bin:/usr/bin' } });
    await hooks.call('system.boot');
    await cluster.api.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata });
    const { code, stderr } = await hooks.call('system.shutdown');
    expect(code).not.toBe(0);
    expect(stderr).toContain(`namespace ${SCOPE} does not carry the run's label`);
  });
});

async function openshell({ workDir }: Hooks, ...args: readonly string[]): Promise<void> {
  const { code, stderr } = await runCommand([path.join(workDir, 'bin/openshell'), ...args], { cwd: workDir });
  expect(code, stderr).toBe(0);
}
