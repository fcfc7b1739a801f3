// SPDX-License-Identifier: Apache-2.0
/** What preflight says of a cluster: whether it answers, what this user may, and whether it enforces network policies. */
import { expect, onTestFinished, test } from 'vitest';
import { createKubernetesPreflight } from '../../src/backends/kubernetes/preflight.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { bootId } from '../../src/platform/host.ts';
import { readProcess } from '../../src/platform/processes.ts';
import type { BackendPreflight } from '../../src/ports/preflight.ts';
import type { ClusterOptions } from '../support/kube/cluster-shape.ts';
import { NEVER, newBackend, type OnCluster, startOnCluster } from './on-cluster.ts';
import { startSmallApi, sendStatus } from './small-api.ts';

const POLICIES = 'networkpolicies.networking.k8s.io';
const images = ['test/image'];

function preflight(): BackendPreflight {
  const owner = { bootId: bootId(), pid: process.pid, startTime: readProcess(process.pid)?.startTime ?? '' };
  return createKubernetesPreflight({ clock: createSystemClock(), owner });
}

async function started(options: ClusterOptions = {}): Promise<OnCluster> {
  const on = await startOnCluster(options);
  onTestFinished(() => on.stop());
  return on;
}

async function leftIn(on: OnCluster): Promise<number> {
  const pods = await on.cluster.api.list('pods', 'default');
  const policies = await on.cluster.api.list(POLICIES, 'default');
  return pods.items.filter(({ metadata }) => metadata.deletionTimestamp === undefined).length + policies.items.length;
}

test('a cluster that has all: named with its context, and nothing is left on it', { timeout: 60_000 }, async () => {
  const on = await started({ policies: 'enforced' });
  const items = await preflight().probe({ images }, NEVER);
  expect(items.map(({ name, status }) => `${name}: ${status}`)).toEqual([
    'kubernetes cluster: ok',
    'kubernetes permissions: ok',
    'kubernetes network policies: ok',
  ]);
  expect(items[0]?.seen).toContain(`at ${on.cluster.url}, context `);
  expect(await leftIn(on)).toBe(0);
});

test('policies without an effect are said, so that nothing is cut by them', { timeout: 90_000 }, async () => {
  const on = await started({ policies: 'ignored' });
  expect(await preflight().prove('cuts', { images }, NEVER)).toEqual({
    way: null,
    why: 'this cluster does not enforce network policies: a pod was reached although one lets nothing through',
    fix: 'a network plugin that enforces them',
  });
  expect(await leftIn(on)).toBe(0);
});

test('a try that is stopped leaves nothing', { timeout: 60_000 }, async () => {
  const on = await started();
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 1_000);
  expect(await preflight().prove('cuts', { images }, stop.signal)).toMatchObject({ way: null });
  expect(await leftIn(on)).toBe(0);
});

test('a user without permissions is told each one, with the command that asks for it', {
  timeout: 60_000,
}, async () => {
  const on = await started();
  await on.cluster.api.create('serviceaccounts', {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name: 'nobody', namespace: 'default' },
  });
  process.env['KUBECONFIG'] = on.cluster.kubeconfigFor('default', 'nobody');
  const items = await preflight().probe({ images }, NEVER);
  const missing = items.filter(({ status }) => status === 'missing');
  expect(missing.length).toBeGreaterThan(20);
  expect(missing).toContainEqual({
    name: 'kubernetes permissions',
    status: 'missing',
    seen: 'may not get pods/log in namespace default',
    needed: 'keep logs',
    means: 'keep logs',
    fix: 'kubectl auth can-i get pods --subresource=log --namespace default # must say yes; apply the role that the adapter ships',
  });
  expect(items.at(-1)).toMatchObject({ name: 'kubernetes network policies', status: 'optional' });
});

test('credentials that are not accepted', async () => {
  await startSmallApi((_, response) => sendStatus(response, 401, 'Unauthorized'));
  expect(await preflight().probe({ images }, NEVER)).toEqual([
    expect.objectContaining({ name: 'kubernetes cluster', status: 'missing', fix: 'kubectl auth whoami' }),
  ]);
});

test('what a harness made that is dead is removed, and what another one made is left', async () => {
  const on = await started({ kubelet: false });
  const podOf = (name: string, owner: string): never =>
    ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: {
        ...{ name, namespace: 'default', labels: { 'openshell-chaos.scratch': name } },
        annotations: { 'openshell-chaos.scratch-owner': owner },
      },
      spec: { containers: [{ name: 'main', image: 'test/image' }] },
    }) as never;
  await on.cluster.api.create('pods', podOf('dead', `${bootId()} ${String(process.pid)} 1`));
  await on.cluster.api.create(
    'pods',
    podOf('alive', `${bootId()} ${String(process.pid)} ${readProcess(process.pid)?.startTime ?? ''}`),
  );
  await on.cluster.api.create('pods', podOf('elsewhere', 'other-boot 1 1'));
  expect(await newBackend(null).removeStrays(NEVER)).toEqual({
    clean: true,
    lines: ['1 scratch objects of a harness that is dead in namespace default: removed'],
  });
  const left = (await on.cluster.api.list('pods', 'default')).items.map(({ metadata }) => metadata.name);
  expect(left).toEqual(['alive', 'elsewhere']);
});
