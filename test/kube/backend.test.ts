// SPDX-License-Identifier: Apache-2.0
/** Pods as targets: found by labels, known by their uid, ended through the API. */
import { describe, expect, test } from 'vitest';
import { createKubernetesBackend } from '../../src/backends/kubernetes/backend.ts';
import { createProcessBackend } from '../../src/backends/process/backend.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import type { Backend, TargetAddress, TargetIdentity } from '../../src/ports/backend.ts';
import { sendJson, sendStatus, startSmallApi } from './small-api.ts';

const NEVER = new AbortController().signal;
const address: TargetAddress = {
  label: 'gateway',
  type: 'pod',
  namespace: 'lab',
  labels: { app: 'gateway' },
  container: null,
};
const identity: TargetIdentity = { kind: 'pod', namespace: 'lab', name: 'gateway-0', uid: 'u-1', controller: null };

function backend(): Backend {
  const clock = createSystemClock();
  return createKubernetesBackend({ clock, processes: createProcessBackend({ clock }), run: '20261129T154500Z-abc123' });
}

interface PodShape {
  readonly name?: string;
  readonly uid?: string;
  readonly phase?: string;
  readonly running?: boolean;
  readonly ready?: boolean;
  readonly leaving?: boolean;
  readonly createdAt?: string;
  readonly owner?: readonly [kind: string, name: string];
}

function pod({ name = 'gateway-0', uid = 'u-1', phase = 'Running', running = true, ...more }: PodShape = {}): object {
  const { ready = true, leaving = false, createdAt = '2026-11-29T15:00:00Z', owner } = more;
  return {
    metadata: {
      ...{ namespace: 'lab', name, uid, labels: { app: 'gateway' }, creationTimestamp: createdAt },
      ...(leaving ? { deletionTimestamp: '2026-11-29T16:00:00Z' } : {}),
      ...(owner === undefined
        ? {}
        : { ownerReferences: [{ kind: owner[0], name: owner[1], uid: `${owner[1]}-uid`, controller: true }] }),
    },
    status: {
      phase,
      conditions: [{ type: 'Ready', status: ready ? 'True' : 'False' }],
      containerStatuses: [
        { name: 'gateway', state: running ? { running: {} } : { waiting: { reason: 'CrashLoopBackOff' } } },
      ],
    },
  };
}

describe('finding a pod', () => {
  test('who runs is found with what makes it', async () => {
    await startSmallApi(({ url }, response) => {
      if (url.includes('/replicasets/')) {
        sendJson(response, {
          metadata: {
            ...{ name: 'gateway-5d', uid: 'gateway-5d-uid' },
            ownerReferences: [{ kind: 'Deployment', name: 'gateway', uid: 'd-1', controller: true }],
          },
        });
      } else sendJson(response, { items: [pod({ owner: ['ReplicaSet', 'gateway-5d'] })] });
    });
    expect(await backend().locate(address, NEVER)).toEqual({
      found: true,
      identity: { ...identity, controller: { resource: 'deployments', name: 'gateway', uid: 'd-1' } },
    });
  });

  test.for([
    [[], 'no pod carries app=gateway in namespace lab'],
    [[pod({ phase: 'Pending', running: false })], 'pod gateway-0 is Pending (CrashLoopBackOff)'],
    [[pod({ phase: 'Succeeded', running: false })], 'pod gateway-0 is Succeeded (CrashLoopBackOff)'],
  ] as const)('who does not run is not found: %s', async ([items, reason]) => {
    await startSmallApi((_, response) => sendJson(response, { items }));
    expect(await backend().locate(address, NEVER)).toEqual({ found: false, reason });
  });

  test('of a pod that leaves and its successor the successor is meant', async () => {
    const items = [pod({ leaving: true }), pod({ name: 'gateway-1', uid: 'u-2' })];
    await startSmallApi((_, response) => sendJson(response, { items }));
    expect(await backend().locate(address, NEVER)).toMatchObject({ identity: { uid: 'u-2' } });
  });

  test.for([
    ['the old one until the new one is ready', false, 'old'],
    ['the new one as soon as it is ready', true, 'new'],
  ] as const)('during the rollout of a Deployment: %s', async ([, ready, uid]) => {
    const items = [
      pod({ name: 'new', uid: 'new', ready, createdAt: '2026-11-29T15:10:00Z', owner: ['ReplicaSet', 'second'] }),
      pod({ name: 'old', uid: 'old', owner: ['ReplicaSet', 'first'] }),
    ];
    await startSmallApi((_, response) => sendJson(response, { items }));
    expect(await backend().locate(address, NEVER)).toMatchObject({ identity: { uid } });
  });

  test('two that run at the same time are too many', async () => {
    const items = [
      pod({ owner: ['StatefulSet', 'gateway'] }),
      pod({ name: 'gateway-1', uid: 'u-2', owner: ['StatefulSet', 'gateway'] }),
    ];
    await startSmallApi((_, response) => sendJson(response, { items }));
    await expect(backend().locate(address, NEVER)).rejects.toMatchObject({
      code: 'ambiguous-target',
      message: 'gateway: gateway-0 (Running) and gateway-1 (Running) carry app=gateway in namespace lab',
    });
  });
});

describe('ending a pod', () => {
  test.for([
    [{ do: 'kill', signal: 'KILL' }, { gracePeriodSeconds: 0 }],
    [{ do: 'kill', signal: 'TERM' }, {}],
    [{ do: 'stop', graceMs: 4500 }, { gracePeriodSeconds: 5 }],
  ] as const)('%o', async ([action, grace]) => {
    const small = await startSmallApi((_, response) => sendJson(response, pod()));
    await backend().apply(action, identity, NEVER);
    const last = small.asked.at(-1);
    expect(last).toMatchObject({ method: 'DELETE', url: '/api/v1/namespaces/lab/pods/gateway-0' });
    expect(last?.body).toEqual({
      ...{ apiVersion: 'v1', kind: 'DeleteOptions', preconditions: { uid: 'u-1' } },
      ...grace,
    });
  });

  test('another pod of the same name is left alone', async () => {
    const small = await startSmallApi((_, response) => sendJson(response, pod({ uid: 'u-2' })));
    await expect(backend().apply({ do: 'kill', signal: 'KILL' }, identity, NEVER)).rejects.toMatchObject({
      code: 'target-gone',
    });
    expect(small.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  test('a request whose answer was lost has ended it', async () => {
    let isThere = true;
    const small = await startSmallApi(({ method }, response) => {
      if (method === 'GET' && isThere) sendJson(response, pod());
      else if (method === 'GET') sendStatus(response, 404, 'NotFound');
      else {
        isThere = false;
        response.destroy();
      }
    });
    await backend().apply({ do: 'kill', signal: 'KILL' }, identity, NEVER);
    expect(small.asked.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
  });
});

test.for([
  [pod(), 'running', 'pod lab/gateway-0 (uid u-1) is Running'],
  [pod({ leaving: true }), 'running', 'pod lab/gateway-0 (uid u-1) is Terminating'],
  [pod({ running: false }), 'gone', 'pod lab/gateway-0 (uid u-1): it is Running (CrashLoopBackOff)'],
  [pod({ uid: 'u-2' }), 'gone', 'pod lab/gateway-0 (uid u-1): it was removed'],
] as const)('what a look says: %#', async ([seen, condition, proof]) => {
  await startSmallApi((_, response) => sendJson(response, seen));
  expect(await backend().observe(identity, NEVER)).toEqual({ condition, proof });
});

test('whose blast radius it is is said', async () => {
  const small = await startSmallApi((_, response) => sendJson(response, { gitVersion: 'v1.34.2' }));
  expect(await backend().describe(NEVER)).toBe(`Kubernetes v1.34.2 at ${small.server} (context small)`);
});
