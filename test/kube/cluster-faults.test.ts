// SPDX-License-Identifier: Apache-2.0
/** What goes wrong in the test cluster when a test wants it, and that the stand-in's own parts live through it. */
import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import { Watch, type V1ConfigMapList, type V1Pod } from '@kubernetes/client-node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientsOf, type Clients } from '../support/kube/client-of.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { isReady, plain, podOf, refusal, setOf, until } from '../support/kube/samples.ts';
import { eventually } from '../support/temp.ts';

let cluster: Cluster;
let clients: Clients;

beforeEach(async () => {
  cluster = await startCluster({ bookmarkMs: 50, window: 100 });
  clients = clientsOf(cluster.kubeconfig);
});
afterEach(() => cluster.stop());

interface Seen {
  readonly events: { readonly type: string; readonly object: Record<string, unknown> }[];
  readonly done: () => boolean;
  readonly error: () => unknown;
  readonly stop: () => void;
}

async function watched(path: string, query: Record<string, string> = {}): Promise<Seen> {
  const events: Seen['events'] = [];
  let done = false;
  let error: unknown = null;
  const controller = await new Watch(clients.config).watch(
    path,
    query,
    (type: string, object: Record<string, unknown>) => events.push({ type, object }),
    (thrown: unknown) => {
      done = true;
      error = thrown;
    },
  );
  return { events, done: () => done, error: () => error, stop: () => controller.abort() };
}

describe('watches', () => {
  test('carry bookmarks, are cut, and go on from the last version', async () => {
    const path = '/api/v1/namespaces/default/configmaps';
    const first = await watched(path, { allowWatchBookmarks: 'true', resourceVersion: '0' });
    await eventually('a bookmark', () => first.events.some(({ type }) => type === 'BOOKMARK'));
    expect(cluster.cutWatches()).toBeGreaterThan(0);
    await eventually('cut', first.done);
    const bookmark = first.events.findLast(({ type }) => type === 'BOOKMARK')?.object;
    await clients.core.createNamespacedConfigMap({
      namespace: 'default',
      body: plain({ metadata: { name: 'later' } }),
    });
    const { resourceVersion } = bookmark?.['metadata'] as { readonly resourceVersion: string };
    const second = await watched(path, { resourceVersion });
    await eventually('caught up', () => second.events.length > 0);
    expect(second.events[0]).toMatchObject({ type: 'ADDED', object: { metadata: { name: 'later' } } });
    second.stop();
  });

  test('are told that their version is too old', async () => {
    const { metadata } = await clients.core.listNamespacedConfigMap({ namespace: 'default' });
    cluster.expireVersions();
    const seen = await watched('/api/v1/namespaces/default/configmaps', {
      resourceVersion: metadata?.resourceVersion ?? '',
    });
    await eventually('ended', seen.done);
    expect(seen.events).toMatchObject([{ type: 'ERROR', object: { kind: 'Status', code: 410, reason: 'Expired' } }]);
  });

  test('break off after a while, that one alone', async () => {
    const path = '/api/v1/namespaces/default/configmaps';
    const injected = cluster.inject({ verb: 'watch', path: /configmaps/, fault: { do: 'cut', afterMs: 50 } });
    const [first, second] = [await watched(path), await watched(path)];
    await eventually('broken off', first.done);
    expect([second.done(), injected.hits()]).toEqual([false, 1]);
    second.stop();
  });

  test('see who enters and leaves a selector', async () => {
    const seen = await watched('/api/v1/namespaces/default/configmaps', { labelSelector: 'in=yes' });
    const change = (labels: object): Promise<unknown> =>
      cluster.api.patch(
        'configmaps',
        { metadata: { name: 'a', namespace: 'default' } as never },
        { metadata: { labels } },
      );
    await clients.core.createNamespacedConfigMap({ namespace: 'default', body: plain({ metadata: { name: 'a' } }) });
    await change({ in: 'yes' });
    await change({ in: 'no' });
    await eventually('both', () => seen.events.length >= 2);
    expect(seen.events.map(({ type }) => type)).toEqual(['ADDED', 'DELETED']);
    seen.stop();
  });
});

describe('lists', () => {
  test('come in pages that stay as they were, until they are too old', async () => {
    for (const name of ['a', 'b', 'c']) {
      await clients.core.createNamespacedConfigMap({ namespace: 'default', body: plain({ metadata: { name } }) });
    }
    const list = (_continue?: string): Promise<V1ConfigMapList> =>
      clients.core.listNamespacedConfigMap({
        ...{ namespace: 'default', limit: 2 },
        ...(_continue === undefined ? {} : { _continue }),
      });
    const first = await list();
    expect(first.metadata?.remainingItemCount).toBe(1);
    await clients.core.deleteNamespacedConfigMap({ namespace: 'default', name: 'c' });
    const second = await list(first.metadata?._continue);
    expect(second.items.map(({ metadata }) => metadata?.name)).toEqual(['c']);
    expect(second.metadata?._continue).toBeUndefined();
    await clients.core.createNamespacedConfigMap({ namespace: 'default', body: plain({ metadata: { name: 'd' } }) });
    const third = await list();
    cluster.expireVersions();
    expect(await refusal(list(third.metadata?._continue))).toMatchObject({ code: 410, reason: 'Expired' });
  });
});

describe('answers', () => {
  const list = (): Promise<unknown> => clients.core.listNamespacedPod({ namespace: 'default' });

  test.each([
    { code: 401, reason: '' },
    { code: 403, reason: 'Forbidden' },
    { code: 500, reason: 'InternalError' },
    { code: 503, reason: 'ServiceUnavailable' },
  ] as const)('$code once, then as before', async ({ code, reason }) => {
    const injected = cluster.inject({ path: /\/pods/, fault: { do: 'status', code } });
    expect(await refusal(list())).toMatchObject({ code, reason });
    await list();
    expect(injected.hits()).toBe(1);
  });

  test('429 says when to come back', async () => {
    cluster.inject({ method: 'GET', fault: { do: 'status', code: 429, retryAfter: 2 } });
    const answer = await raw('/api/v1/namespaces/default/pods');
    answer.destroy();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '2']);
  });

  test('late, broken off, lost, and no JSON', async () => {
    cluster.inject({ fault: { do: 'slow', ms: 100 } });
    const began = performance.now();
    await list();
    expect(performance.now() - began).toBeGreaterThan(90);
    cluster.inject({ fault: { do: 'reset' } });
    await expect(list()).rejects.toThrow();
    cluster.inject({ method: 'POST', fault: { do: 'lose' } });
    const body = plain({ metadata: { name: 'lost' } });
    await expect(clients.core.createNamespacedConfigMap({ namespace: 'default', body })).rejects.toThrow();
    expect((await clients.core.readNamespacedConfigMap({ namespace: 'default', name: 'lost' })).metadata?.name).toBe(
      'lost',
    );
    cluster.inject({ fault: { do: 'malformed' } });
    await expect(list()).rejects.toThrow();
  });

  test('without an end', async () => {
    cluster.inject({ fault: { do: 'endless' } });
    const answer = await raw('/api/v1/pods');
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > 5_000_000) break;
    }
    expect(bytes).toBeGreaterThan(5_000_000);
  });

  /** With what the client leaves out. */
  function raw(path: string): Promise<IncomingMessage> {
    const headers = { authorization: `Bearer ${cluster.token}` };
    return new Promise((resolve, reject) => {
      https.get(cluster.url + path, { ca: cluster.ca, headers, agent: false }, resolve).on('error', reject);
    });
  }
});

describe('a server that goes away', () => {
  test('comes back at its port with what it knew, and the pods ran on', async () => {
    await clients.apps.createNamespacedStatefulSet({ namespace: 'default', body: setOf('web', 1) });
    const read = (): Promise<V1Pod | null> =>
      clients.core.readNamespacedPod({ namespace: 'default', name: 'web-0' }).catch(() => null);
    const before = await until('ready', read, (pod) => pod !== null && isReady(pod));
    await cluster.goAway();
    await expect(clients.core.listNamespacedPod({ namespace: 'default' })).rejects.toThrow();
    await cluster.comeBack();
    expect((await read())?.metadata?.uid).toBe(before?.metadata?.uid);
    await clients.core.deleteNamespacedPod({ namespace: 'default', name: 'web-0', gracePeriodSeconds: 0 });
    const after = await until('back', read, (pod) => pod !== null && isReady(pod));
    expect(after?.metadata?.uid).not.toBe(before?.metadata?.uid);
  });

  test('and versions that expire do not stop the controllers', async () => {
    cluster.expireVersions();
    await clients.core.createNamespacedPod({ namespace: 'default', body: podOf('one', 'exec sleep 600') });
    await until('ready', () => clients.core.readNamespacedPod({ namespace: 'default', name: 'one' }), isReady);
    cluster.inject({ path: /./, times: 20, components: true, fault: { do: 'status', code: 500 } });
    await cluster.api
      .delete('pods', { metadata: { name: 'one', namespace: 'default' } as never })
      .catch(() => undefined);
    await until(
      'gone',
      async () => {
        await clients.core.deleteNamespacedPod({ namespace: 'default', name: 'one' }).catch(() => undefined);
        return clients.core.listNamespacedPod({ namespace: 'default' }).then(
          ({ items }) => items,
          () => [null],
        );
      },
      (items) => items.length === 0,
    );
  });
});
