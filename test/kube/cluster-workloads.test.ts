// SPDX-License-Identifier: Apache-2.0
/** What the controllers of the test cluster do: rollouts of both kinds, sandboxes, garbage, finalizers, events. */
import { CustomObjectsApi, PatchStrategy, setHeaderOptions, type V1Pod } from '@kubernetes/client-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientsOf, type Clients } from '../support/kube/client-of.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { isReady, plain, podOf, refusal, setOf, until } from '../support/kube/samples.ts';

let cluster: Cluster;
let clients: Clients;

beforeAll(async () => {
  cluster = await startCluster();
  clients = clientsOf(cluster.kubeconfig);
});
afterAll(() => cluster.stop());

function deploymentOf(name: string, replicas: number, strategy: object = {}): never {
  const labels = { app: name };
  const containers = [{ name: 'main', image: 'test/image', command: ['/bin/sh', '-c', 'exec sleep 600'] }];
  const template = { metadata: { labels }, spec: { containers } };
  return plain({ metadata: { name }, spec: { replicas, selector: { matchLabels: labels }, template, ...strategy } });
}

async function podsOf(namespace: string, app: string): Promise<readonly V1Pod[]> {
  return (await clients.core.listNamespacedPod({ namespace, labelSelector: `app=${app}` })).items;
}

const asPatch = setHeaderOptions('Content-Type', PatchStrategy.StrategicMergePatch);
const restart = plain({
  spec: { template: { metadata: { annotations: { 'kubectl.kubernetes.io/restartedAt': '2026-11-01T10:00:00Z' } } } },
});
const uidsOf = (pods: readonly V1Pod[]): readonly string[] => pods.map(({ metadata }) => metadata?.uid ?? '').sort();
const allReady = (count: number) => (pods: readonly V1Pod[]) => pods.length === count && pods.every(isReady);

describe('rollouts', () => {
  test('of a deployment replace every pod and leave one replica set in use', async () => {
    const namespace = await clients.newNamespace();
    await clients.apps.createNamespacedDeployment({ namespace, body: deploymentOf('web', 2) });
    const before = await until('ready', () => podsOf(namespace, 'web'), allReady(2));
    expect(before[0]?.metadata?.ownerReferences?.[0]?.kind).toBe('ReplicaSet');
    await clients.apps.patchNamespacedDeployment({ namespace, name: 'web', body: restart }, asPatch);
    const after = await until(
      'replaced',
      () => podsOf(namespace, 'web'),
      (pods) => allReady(2)(pods) && pods.every(({ metadata }) => !uidsOf(before).includes(metadata?.uid ?? '')),
    );
    expect(after).toHaveLength(2);
    const { items } = await clients.apps.listNamespacedReplicaSet({ namespace });
    expect(items.map(({ spec }) => spec?.replicas).sort()).toEqual([0, 2]);
    const { status } = await until(
      'complete',
      () => clients.apps.readNamespacedDeployment({ namespace, name: 'web' }),
      (read) => read.status?.updatedReplicas === 2 && read.status.replicas === 2,
    );
    expect(status).toMatchObject({ readyReplicas: 2, availableReplicas: 2 });
  });

  test('of a deployment that recreates never have old and new at once', async () => {
    const namespace = await clients.newNamespace();
    const strategy = { strategy: { type: 'Recreate' } };
    await clients.apps.createNamespacedDeployment({ namespace, body: deploymentOf('web', 1, strategy) });
    const [before] = await until('ready', () => podsOf(namespace, 'web'), allReady(1));
    await clients.apps.patchNamespacedDeployment({ namespace, name: 'web', body: restart }, asPatch);
    const [after] = await until(
      'replaced',
      () => podsOf(namespace, 'web'),
      (pods) => allReady(1)(pods) && pods[0]?.metadata?.uid !== before?.metadata?.uid,
    );
    expect(after?.metadata?.labels?.['pod-template-hash']).not.toBe(before?.metadata?.labels?.['pod-template-hash']);
  });

  test('of a stateful set go from the last pod to the first', async () => {
    const namespace = await clients.newNamespace();
    await clients.apps.createNamespacedStatefulSet({ namespace, body: setOf('db', 2) });
    const before = await until('ready', () => podsOf(namespace, 'db'), allReady(2));
    await clients.apps.patchNamespacedStatefulSet({ namespace, name: 'db', body: restart }, asPatch);
    await until(
      'replaced',
      () => podsOf(namespace, 'db'),
      (pods) => allReady(2)(pods) && pods.every(({ metadata }) => !uidsOf(before).includes(metadata?.uid ?? '')),
    );
    const told = await clients.core.listNamespacedEvent({ namespace, fieldSelector: 'reason=SuccessfulDelete' });
    const messages = told.items.sort(byVersion).map(({ message }) => message);
    expect(messages.map((message) => /db-\d/.exec(message ?? '')?.[0])).toEqual(['db-1', 'db-0']);
  });

  test('a deployment scaled to none has none, and comes back', async () => {
    const namespace = await clients.newNamespace();
    await clients.apps.createNamespacedDeployment({ namespace, body: deploymentOf('web', 1) });
    await until('ready', () => podsOf(namespace, 'web'), allReady(1));
    const asMerge = setHeaderOptions('Content-Type', PatchStrategy.MergePatch);
    const to = (replicas: number): Promise<unknown> =>
      clients.apps.patchNamespacedDeploymentScale(
        { namespace, name: 'web', body: plain({ spec: { replicas } }) },
        asMerge,
      );
    await to(0);
    await until(
      'none',
      () => podsOf(namespace, 'web'),
      (pods) => pods.length === 0,
    );
    await to(1);
    await until('back', () => podsOf(namespace, 'web'), allReady(1));
  });
});

function byVersion(
  a: { metadata: { resourceVersion?: string } },
  b: { metadata: { resourceVersion?: string } },
): number {
  return Number(a.metadata.resourceVersion) - Number(b.metadata.resourceVersion);
}

describe('sandboxes', () => {
  const place = { group: 'agents.x-k8s.io', version: 'v1beta1', plural: 'sandboxes' };

  test('have one pod, suspended none, and take it along', async () => {
    const namespace = await clients.newNamespace();
    const custom = clients.config.makeApiClient(CustomObjectsApi);
    const containers = [{ name: 'agent', image: 'test/image', command: ['/bin/sh', '-c', 'exec sleep 600'] }];
    const body = {
      ...{ apiVersion: 'agents.x-k8s.io/v1beta1', kind: 'Sandbox', metadata: { name: 'box', labels: { app: 'box' } } },
      spec: { podTemplate: { spec: { containers, restartPolicy: 'Never' } } },
    };
    await custom.createNamespacedCustomObject({ ...place, namespace, body });
    const [pod] = await until('ready', () => podsOf(namespace, 'box'), allReady(1));
    expect(pod?.metadata).toMatchObject({ name: 'box', ownerReferences: [{ kind: 'Sandbox', name: 'box' }] });
    const asMerge = setHeaderOptions('Content-Type', PatchStrategy.MergePatch);
    const mode = { spec: { operatingMode: 'Suspended' } };
    await custom.patchNamespacedCustomObject({ ...place, namespace, name: 'box', body: mode }, asMerge);
    await until(
      'suspended',
      () => podsOf(namespace, 'box'),
      (pods) => pods.length === 0,
    );
    const resumed = { spec: { operatingMode: 'Running' } };
    await custom.patchNamespacedCustomObject({ ...place, namespace, name: 'box', body: resumed }, asMerge);
    await until('resumed', () => podsOf(namespace, 'box'), allReady(1));
    await custom.deleteNamespacedCustomObject({ ...place, namespace, name: 'box' });
    await until(
      'gone',
      () => podsOf(namespace, 'box'),
      (pods) => pods.length === 0,
    );
  });
});

describe('deletion', () => {
  test('of an owner takes what it owned, and orphans it when asked', async () => {
    const namespace = await clients.newNamespace();
    await clients.apps.createNamespacedStatefulSet({ namespace, body: setOf('kept', 1) });
    await clients.apps.createNamespacedStatefulSet({ namespace, body: setOf('lost', 1) });
    await until('ready', () => podsOf(namespace, 'kept'), allReady(1));
    await until('ready', () => podsOf(namespace, 'lost'), allReady(1));
    await clients.apps.deleteNamespacedStatefulSet({ namespace, name: 'kept', propagationPolicy: 'Orphan' });
    await clients.apps.deleteNamespacedStatefulSet({ namespace, name: 'lost', propagationPolicy: 'Foreground' });
    await until(
      'lost',
      () => podsOf(namespace, 'lost'),
      (pods) => pods.length === 0,
    );
    const [kept] = await until(
      'orphaned',
      () => podsOf(namespace, 'kept'),
      ([pod]) => (pod?.metadata?.ownerReferences ?? []).length === 0,
    );
    expect(kept?.metadata?.name).toBe('kept-0');
  });

  test('waits for a finalizer: a pod stuck in Terminating, and a namespace', async () => {
    const namespace = await clients.newNamespace();
    const asMerge = setHeaderOptions('Content-Type', PatchStrategy.MergePatch);
    const finalizers = (names: readonly string[]): Promise<V1Pod> => {
      const body = plain({ metadata: { finalizers: names } });
      return clients.core.patchNamespacedPod({ namespace, name: 'held', body }, asMerge);
    };
    await clients.core.createNamespacedPod({ namespace, body: podOf('held', 'exec sleep 600') });
    await finalizers(['test.example/held']);
    await clients.core.deleteNamespace({ name: namespace });
    const [pod] = await until(
      'ended',
      () => podsOf(namespace, 'held'),
      ([held]) => held?.metadata?.deletionGracePeriodSeconds === 0,
    );
    expect(pod?.metadata?.deletionTimestamp).toBeDefined();
    expect((await clients.core.readNamespace({ name: namespace })).status?.phase).toBe('Terminating');
    const late = await refusal(clients.core.createNamespacedPod({ namespace, body: podOf('late', 'true') }));
    expect(late).toMatchObject({ code: 403, reason: 'Forbidden' });
    expect(late.message).toContain(`because it is being terminated`);
    await finalizers([]);
    await until(
      'gone',
      () => clients.core.listNamespace(),
      ({ items }) => items.every(({ metadata }) => metadata?.name !== namespace),
    );
  });
});

describe('restarts', () => {
  test('a container that fails is run again, and what happened is told', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: podOf('frail', 'exit 3') });
    const pod = await until(
      'restarted',
      () => clients.core.readNamespacedPod({ namespace, name: 'frail' }),
      ({ status }) => (status?.containerStatuses?.[0]?.restartCount ?? 0) >= 1,
    );
    expect(pod.status?.containerStatuses?.[0]?.lastState?.terminated).toMatchObject({ exitCode: 3, reason: 'Error' });
    const read = (): Promise<readonly (string | undefined)[]> =>
      clients.core
        .listNamespacedEvent({ namespace, fieldSelector: 'involvedObject.name=frail' })
        .then(({ items }) => items.map(({ reason }) => reason));
    await until('told', read, (reasons) => ['Scheduled', 'Started', 'BackOff'].every((one) => reasons.includes(one)));
  });

  test.each([
    { restartPolicy: 'Never', script: 'exit 0', phase: 'Succeeded' },
    { restartPolicy: 'Never', script: 'exit 1', phase: 'Failed' },
    { restartPolicy: 'OnFailure', script: 'exit 0', phase: 'Succeeded' },
  ])('$restartPolicy: a pod that does $script ends as $phase', async ({ restartPolicy, script, phase }) => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: podOf('once', script, { restartPolicy }) });
    await until(
      'ended',
      () => clients.core.readNamespacedPod({ namespace, name: 'once' }),
      ({ status }) => status?.phase === phase,
    );
  });
});
