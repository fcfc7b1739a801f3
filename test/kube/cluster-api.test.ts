// SPDX-License-Identifier: Apache-2.0
/** Requests to a cluster: who asks, what is tried again, what a refusal becomes, and that nothing an answer holds is believed. */
import { describe, expect, test } from 'vitest';
import { createSystemClock } from '../../src/platform/clock.ts';
import { type ClusterApi, openCluster } from '../../src/platform/kubernetes/cluster-api.ts';
import { refuseOldNode } from '../../src/platform/kubernetes/connection.ts';
import { permissionOf } from '../../src/platform/kubernetes/permissions.ts';
import { whileAway } from '../../src/platform/kubernetes/retry.ts';
import { sendJson, sendStatus, startSmallApi, writeKubeconfig } from './small-api.ts';

const NEVER = new AbortController().signal;
const clock = createSystemClock();

function askPods(api: ClusterApi): Promise<unknown> {
  return api.send({ method: 'GET', path: '/api/v1/namespaces/lab/pods' }, NEVER);
}

test('the current context of the kubeconfig says where the cluster is and who asks', async () => {
  const small = await startSmallApi((_, response) => sendJson(response, { items: [] }));
  const api = await openCluster();
  expect(api.connection).toMatchObject({ server: small.server, context: 'small' });
  await askPods(api);
  expect(small.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1']);
});

test('credentials that expired are read anew once', async () => {
  const small = await startSmallApi(({ headers }, response) => {
    if (headers.authorization === 'Bearer token-2') sendJson(response, { items: [] });
    else sendStatus(response, 401, 'Unauthorized');
  });
  const api = await openCluster();
  writeKubeconfig(small, { token: 'token-2' });
  await askPods(api);
  expect(small.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
});

test('credentials that a program makes are made anew when they are not accepted', async () => {
  const script =
    'n=$(cat "$0" 2>/dev/null || echo 0); echo $((n+1)) > "$0"; ' +
    'echo "{\\"apiVersion\\":\\"client.authentication.k8s.io/v1\\",\\"kind\\":\\"ExecCredential\\",\\"status\\":{\\"token\\":\\"made-$n\\"}}"';
  const small = await startSmallApi(({ headers }, response) => {
    if (headers.authorization === 'Bearer made-1') sendJson(response, { items: [] });
    else sendStatus(response, 401, 'Unauthorized');
  });
  const count = `${small.kubeconfig}.count`;
  writeKubeconfig(small, {
    exec: { apiVersion: 'client.authentication.k8s.io/v1', command: 'sh', args: ['-c', script, count] },
  });
  const api = await openCluster();
  await askPods(api);
  await askPods(api);
  expect(small.asked.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer made-0',
    'Bearer made-1',
    'Bearer made-1',
  ]);
});

test('what the cluster keeps refusing is named with who can mend it', async () => {
  const small = await startSmallApi((_, response) => sendStatus(response, 401, 'Unauthorized'));
  const api = await openCluster();
  await expect(askPods(api)).rejects.toMatchObject({
    code: 'cluster-credentials',
    message: 'list pods in namespace lab: the cluster does not accept the credentials (401 it is Unauthorized)',
  });
  expect(small.asked).toHaveLength(2);
  small.answer = (_, response) => sendStatus(response, 403, 'Forbidden');
  await expect(askPods(api)).rejects.toMatchObject({
    code: 'not-permitted',
    hint: expect.stringContaining('kubectl auth can-i list pods --namespace lab') as string,
  });
});

describe('what a cluster does for a moment is waited for', () => {
  test.for([
    [429, 'TooManyRequests'],
    [500, 'InternalError'],
    [503, 'ServiceUnavailable'],
  ] as const)('%i', async ([status, reason]) => {
    let left = 3;
    const small = await startSmallApi((_, response) => {
      left -= 1;
      if (left < 0) sendJson(response, { items: [] });
      else sendStatus(response, status, reason);
    });
    const api = await openCluster();
    await whileAway(clock, () => askPods(api), NEVER);
    expect(small.asked).toHaveLength(4);
  });

  test('a connection that breaks in the middle of an answer', async () => {
    let isBroken = true;
    const small = await startSmallApi((_, response) => {
      if (!isBroken) {
        sendJson(response, { items: [] });
        return;
      }
      isBroken = false;
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"items": [', () => response.destroy());
    });
    const api = await openCluster();
    await whileAway(clock, () => askPods(api), NEVER);
    expect(small.asked).toHaveLength(2);
  });

  test('as long as the cluster asks for', async () => {
    let answered = 0;
    await startSmallApi((_, response) => {
      answered += 1;
      if (answered > 1) {
        sendJson(response, { items: [] });
        return;
      }
      response.setHeader('retry-after', '1');
      sendStatus(response, 429, 'TooManyRequests');
    });
    const api = await openCluster();
    const begunMs = performance.now();
    await whileAway(clock, () => askPods(api), NEVER);
    expect(performance.now() - begunMs).toBeGreaterThan(900);
  });
});

test('answers that make no sense are tried a few times only', async () => {
  const small = await startSmallApi((_, response) => response.end('<html>it works</html>'));
  const api = await openCluster();
  await expect(whileAway(clock, () => askPods(api), NEVER)).rejects.toMatchObject({ code: 'cluster-answer' });
  expect(small.asked.length).toBeLessThan(10);
});

test('an answer without an end is cut off', async () => {
  await startSmallApi((_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const more = (): void => {
      while (!response.destroyed && response.write(chunk));
      response.once('drain', more);
    };
    more();
  });
  const api = await openCluster();
  await expect(askPods(api)).rejects.toMatchObject({
    code: 'cluster-answer',
    message: expect.stringContaining('larger than 32768 KiB') as string,
  });
});

test('nobody there, and an answer that does not come, are told apart', async () => {
  const small = await startSmallApi(() => undefined);
  const api = await openCluster();
  await expect(api.send({ method: 'GET', path: '/version', timeoutMs: 100 }, NEVER)).rejects.toMatchObject({
    code: 'cluster-timeout',
  });
  writeKubeconfig({ ...small, server: 'http://127.0.0.1:1' }, {});
  const other = await openCluster();
  await expect(askPods(other)).rejects.toMatchObject({
    code: 'cluster-unreachable',
    message: 'list pods in namespace lab: no answer from the cluster at http://127.0.0.1:1 (ECONNREFUSED)',
  });
});

test('a list comes in pages, and is begun again when its pages have expired', async () => {
  let expired = false;
  const small = await startSmallApi(({ url }, response) => {
    const next = new URL(url, 'http://any').searchParams.get('continue');
    if (next === null) sendJson(response, { metadata: { continue: 'page 2' }, items: [{ a: 1 }] });
    else if (!expired) {
      expired = true;
      sendStatus(response, 410, 'Expired');
    } else sendJson(response, { metadata: { resourceVersion: '7' }, items: [{ a: 2 }, 'no object'] });
  });
  const api = await openCluster();
  const listed = await api.list({ path: '/api/v1/namespaces/lab/pods', labels: { app: 'a' } }, NEVER);
  expect(listed).toEqual({ items: [{ a: 1 }, { a: 2 }, {}], resourceVersion: '7' });
  expect(small.asked).toHaveLength(4);
  expect(small.asked[0]?.url).toBe('/api/v1/namespaces/lab/pods?limit=250&labelSelector=app%3Da');
});

test('without a kubeconfig nothing is made up', async () => {
  const small = await startSmallApi(() => undefined);
  const home = process.env['HOME'];
  process.env['KUBECONFIG'] = '';
  process.env['HOME'] = `${small.kubeconfig}.none`;
  try {
    await expect(openCluster()).rejects.toMatchObject({ code: 'cluster-unconfigured' });
  } finally {
    process.env['HOME'] = home;
  }
});

test('credentials in the address of a server are refused, as addresses are written down', async () => {
  const small = await startSmallApi(() => undefined);
  writeKubeconfig({ ...small, server: 'http://user:secret@127.0.0.1:1' }, {});
  await expect(openCluster()).rejects.toMatchObject({
    code: 'cluster-unconfigured',
    message: expect.not.stringContaining('secret') as string,
  });
});

test('an old Node is told so', () => {
  expect(() => refuseOldNode('20.19.0')).toThrow('the Kubernetes client needs Node 22 or later; this is 20.19.0');
  expect(() => refuseOldNode('22.0.0')).not.toThrow();
});

test.for([
  ['GET', '/api/v1/namespaces/lab/pods', { verb: 'list', resource: 'pods', namespace: 'lab' }],
  ['GET', '/api/v1/namespaces/lab/pods/a', { verb: 'get', resource: 'pods', namespace: 'lab' }],
  ['GET', '/api/v1/namespaces/lab/pods/a/log', { verb: 'get', resource: 'pods', subresource: 'log' }],
  ['DELETE', '/api/v1/namespaces/lab/pods/a', { verb: 'delete', resource: 'pods' }],
  ['PATCH', '/apis/apps/v1/namespaces/lab/deployments/a/scale', { verb: 'patch', group: 'apps', subresource: 'scale' }],
  ['GET', '/api/v1/namespaces/lab', { verb: 'get', resource: 'namespaces', namespace: null }],
  ['GET', '/version', { verb: 'get', resource: '/version', namespace: null }],
] as const)('%s %s needs its permission', ([method, path, permission]) => {
  expect(permissionOf({ method, path })).toMatchObject(permission);
});
