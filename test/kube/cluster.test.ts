// SPDX-License-Identifier: Apache-2.0
/** The test cluster under the official client: what is written, read and watched, and what pods and sets do by themselves. */
import { ApiException, Watch, type V1Pod } from '@kubernetes/client-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientsOf, type Clients } from '../support/kube/client-of.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { isReady, plain, podOf, refusal, setOf, until } from '../support/kube/samples.ts';
import { eventually } from '../support/temp.ts';

let cluster: Cluster;
let clients: Clients;

beforeAll(async () => {
  cluster = await startCluster();
  clients = clientsOf(cluster.kubeconfig);
});
afterAll(() => cluster.stop());

describe('pods', () => {
  test('one runs as a process and goes with its grace', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({
      namespace,
      body: podOf('one', 'trap "exit 0" TERM; while :; do sleep 0.05; done'),
    });
    const pod = await until('ready', () => clients.core.readNamespacedPod({ namespace, name: 'one' }), isReady);
    expect(pod.status?.podIP).toMatch(/^127\./);
    expect(pod.status?.containerStatuses?.[0]).toMatchObject({ ready: true, restartCount: 0, image: 'test/image' });
    const deleted = await clients.core.deleteNamespacedPod({ namespace, name: 'one' });
    expect(deleted.metadata).toMatchObject({ deletionGracePeriodSeconds: 2, uid: pod.metadata?.uid });
    await until(
      'gone',
      () => clients.core.listNamespacedPod({ namespace }),
      ({ items }) => items.length === 0,
    );
  });

  test('without grace it is gone at once', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedPod({ namespace, body: podOf('one', 'exec sleep 600') });
    const { metadata } = await until(
      'ready',
      () => clients.core.readNamespacedPod({ namespace, name: 'one' }),
      isReady,
    );
    const wrong = { gracePeriodSeconds: 0, preconditions: { uid: 'another' } };
    expect(
      await refusal(clients.core.deleteNamespacedPod({ namespace, name: 'one', body: plain(wrong) })),
    ).toMatchObject({
      ...{ code: 409, reason: 'Conflict' },
      message: `Operation cannot be fulfilled on Pod "one": the UID in the precondition (another) does not match the UID in record (${metadata?.uid ?? ''}). The object might have been deleted and then recreated`,
    });
    const right = { gracePeriodSeconds: 0, preconditions: { uid: metadata?.uid ?? '' } };
    await clients.core.deleteNamespacedPod({ namespace, name: 'one', body: plain(right) });
    expect(await refusal(clients.core.readNamespacedPod({ namespace, name: 'one' }))).toMatchObject({
      ...{ code: 404, reason: 'NotFound', message: 'pods "one" not found' },
    });
  });
});

describe('stateful sets', () => {
  test('are scaled down and up', async () => {
    const namespace = await clients.newNamespace();
    await clients.apps.createNamespacedStatefulSet({ namespace, body: setOf('web', 2) });
    const pods = (): Promise<readonly V1Pod[]> =>
      clients.core.listNamespacedPod({ namespace, labelSelector: 'app=web' }).then(({ items }) => items);
    const both = await until('both ready', pods, (items) => items.length === 2 && items.every(isReady));
    expect(both.map(({ metadata }) => metadata?.name)).toEqual(['web-0', 'web-1']);
    const scale = await clients.apps.readNamespacedStatefulSetScale({ namespace, name: 'web' });
    expect(scale.spec?.replicas).toBe(2);
    await clients.apps.replaceNamespacedStatefulSetScale({
      namespace,
      name: 'web',
      body: plain({ metadata: scale.metadata, spec: { replicas: 0 } }),
    });
    await until('none', pods, (items) => items.length === 0);
    expect(
      (await refusal(clients.apps.replaceNamespacedStatefulSetScale({ namespace, name: 'web', body: scale }))).message,
    ).toContain('the object has been modified');
  }, 60_000);

  test('a killed pod comes back with the same name and another uid', async () => {
    const namespace = await clients.newNamespace();
    await clients.apps.createNamespacedStatefulSet({ namespace, body: setOf('web', 1) });
    const read = (): Promise<V1Pod | null> =>
      clients.core.readNamespacedPod({ namespace, name: 'web-0' }).catch(() => null);
    const before = await until('ready', read, (pod) => pod !== null && isReady(pod));
    await clients.core.deleteNamespacedPod({ namespace, name: 'web-0', body: plain({ gracePeriodSeconds: 0 }) });
    const after = await until('back', read, (pod) => pod !== null && isReady(pod));
    expect(after?.metadata?.uid).not.toBe(before?.metadata?.uid);
    expect(after?.metadata?.ownerReferences?.[0]).toMatchObject({ kind: 'StatefulSet', name: 'web', controller: true });
  });
});

describe('namespaces', () => {
  test('a deleted one takes everything along', async () => {
    const namespace = await clients.newNamespace();
    await clients.core.createNamespacedConfigMap({
      namespace,
      body: plain({ metadata: { name: 'settings' }, data: { a: 'b' } }),
    });
    await clients.core.createNamespacedPod({ namespace, body: podOf('one', 'exec sleep 600') });
    await clients.core.deleteNamespace({ name: namespace });
    const read = (): Promise<unknown> =>
      clients.core.readNamespace({ name: namespace }).catch((error: unknown) => error);
    await until('gone', read, (value) => value instanceof ApiException && value.code === 404);
  });
});

describe('watches', () => {
  test('tell what happens from a version on', async () => {
    const namespace = await clients.newNamespace();
    const { metadata } = await clients.core.listNamespacedConfigMap({ namespace });
    const seen: string[] = [];
    const query = { resourceVersion: metadata?.resourceVersion ?? '' };
    const done = await new Watch(clients.config).watch(
      `/api/v1/namespaces/${namespace}/configmaps`,
      query,
      (type: string, object: { metadata: { name: string } }) => seen.push(`${type} ${object.metadata.name}`),
      () => undefined,
    );
    await clients.core.createNamespacedConfigMap({ namespace, body: plain({ metadata: { name: 'a' } }) });
    await clients.core.deleteNamespacedConfigMap({ namespace, name: 'a' });
    await eventually('both seen', () => seen.length >= 2);
    expect(seen).toEqual(['ADDED a', 'DELETED a']);
    done.abort();
  });
});
