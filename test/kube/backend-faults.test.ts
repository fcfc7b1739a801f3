// SPDX-License-Identifier: Apache-2.0
/** Each fault on a pod and what puts it back, on a cluster whose controllers make pods again. */
import { describe, expect, test } from 'vitest';
import type { UndoAction } from '../../src/core/domain/documents.ts';
import type { Backend, FaultAction, PodIdentity, UndoPlan } from '../../src/ports/backend.ts';
import type { KubeObject } from '../support/kube/objects.ts';
import { until } from '../support/kube/samples.ts';
import { addressOf, createWorkload, isGone, located, NEVER, newBackend, RUN_ID, clusterOfSuite } from './on-cluster.ts';

const on = clusterOfSuite();

const KILL: FaultAction = { do: 'kill', signal: 'KILL' };
const kinds = ['StatefulSet', 'Deployment'] as const;

interface Started {
  readonly namespace: string;
  readonly backend: Backend;
  readonly identity: PodIdentity;
}

async function started(kind: (typeof kinds)[number], more: object = {}): Promise<Started> {
  const namespace = await on.namespace();
  await createWorkload(on, namespace, { kind, ...more });
  const backend = newBackend();
  return { namespace, backend, identity: await located(backend, addressOf(namespace)) };
}

async function undoOf({ backend, identity }: Started, action: FaultAction): Promise<UndoPlan> {
  const plan = await backend.undoOf(action, identity, NEVER);
  if (plan === null) throw new Error('there is no undo');
  return plan;
}

function undo(backend: Backend, action: UndoAction, limitMs = 10_000): ReturnType<Backend['undo']> {
  return backend.undo(action, AbortSignal.timeout(limitMs));
}

interface Workload extends KubeObject {
  readonly spec: { readonly replicas: number };
}

function read(namespace: string, kind: (typeof kinds)[number]): Promise<Workload> {
  return on.cluster.api.get<Workload>(
    kind === 'StatefulSet' ? 'statefulsets.apps' : 'deployments.apps',
    namespace,
    'gateway',
  );
}

async function scale(namespace: string, replicas: number): Promise<void> {
  await on.cluster.api.patch('statefulsets.apps', { metadata: { name: 'gateway', namespace } } as KubeObject, {
    spec: { replicas },
  });
}

describe.for(kinds)('a pod of a %s', (kind) => {
  test.for([KILL, { do: 'kill', signal: 'TERM' }, { do: 'stop', graceMs: 1000 }] as const)(
    'that is ended (%o) comes back by itself, which the undo reads back',
    async (action) => {
      const one = await started(kind);
      const { backend, identity, namespace } = one;
      const { action: undoing, shell } = await undoOf(one, action);
      expect(undoing).toMatchObject({ kind: 'workload.ready', namespace, name: 'gateway', replicas: 1 });
      expect(shell).toContain(`kubectl --namespace ${namespace} rollout status ${kind.toLowerCase()} gateway`);
      await backend.apply(action, identity, NEVER);
      const outcome = await undo(backend, undoing);
      expect(['reverted', 'already-clean']).toContain(outcome.result);
      const next = await located(backend, addressOf(namespace), identity);
      expect(outcome.proof).toBe(`${kind.toLowerCase()} ${namespace}/gateway: ${next.name} (uid ${next.uid}) runs`);
      await isGone(backend, identity);
    },
  );

  test('is replaced by a restart', async () => {
    const { backend, identity, namespace } = await started(kind);
    await backend.apply({ do: 'restart', graceMs: 1000 }, identity, NEVER);
    await isGone(backend, identity);
    await located(backend, addressOf(namespace), identity);
  });

  test('stays away while its controller is scaled down, and has its number again afterwards', async () => {
    const one = await started(kind);
    const { backend, identity, namespace } = one;
    const { action, shell } = await undoOf(one, { do: 'scale-down' });
    expect(action).toEqual({
      ...{ kind: 'workload.scale', server: on.cluster.url, namespace, name: 'gateway', replicas: 1 },
      ...{ resource: `${kind.toLowerCase()}s`, uid: identity.controller?.uid },
    });
    expect(shell).toBe(
      `kubectl --namespace ${namespace} scale ${kind.toLowerCase()} gateway --current-replicas=0 --replicas=1`,
    );
    await backend.apply({ do: 'scale-down' }, identity, NEVER);
    await isGone(backend, identity);
    expect(await backend.locate(addressOf(namespace), NEVER)).toMatchObject({ found: false });
    expect(await undo(backend, action)).toMatchObject({ result: 'reverted' });
    expect((await read(namespace, kind)).spec.replicas).toBe(1);
    expect(await undo(backend, action)).toMatchObject({ result: 'already-clean' });
  });
});

describe('a number of pods', () => {
  test('that somebody else has set is left', async () => {
    const one = await started('StatefulSet');
    const { action } = await undoOf(one, { do: 'scale-down' });
    await one.backend.apply({ do: 'scale-down' }, one.identity, NEVER);
    await scale(one.namespace, 3);
    expect(await undo(one.backend, action)).toEqual({
      result: 'foreign-state-refused',
      proof: `statefulset ${one.namespace}/gateway is to have 3 pods, which somebody else has set; it had 1`,
    });
  });

  test('is not given to another controller of the same name', async () => {
    const one = await started('StatefulSet');
    const { action } = await undoOf(one, { do: 'scale-down' });
    await on.cluster.api.delete('statefulsets.apps', {
      metadata: { name: 'gateway', namespace: one.namespace },
    } as KubeObject);
    await isGone(one.backend, one.identity);
    await createWorkload(on, one.namespace, { kind: 'StatefulSet', replicas: 0 });
    expect(await undo(one.backend, action)).toEqual({
      result: 'gone-with-target',
      proof: `statefulset ${one.namespace}/gateway was removed`,
    });
  });

  test('that another fault of ours has set is known to the next one', async () => {
    const one = await started('StatefulSet');
    const first = await undoOf(one, { do: 'scale-down' });
    await one.backend.apply({ do: 'scale-down' }, one.identity, NEVER);
    expect((await undoOf(one, { do: 'scale-down' })).action).toEqual(first.action);
  });

  test('that somebody else set to none is no target', async () => {
    const one = await started('StatefulSet');
    await scale(one.namespace, 0);
    await expect(one.backend.undoOf({ do: 'scale-down' }, one.identity, NEVER)).rejects.toMatchObject({
      code: 'not-applicable-target',
    });
  });
});

test('nothing is undone through another cluster', async () => {
  const one = await started('StatefulSet');
  const { action } = await undoOf(one, { do: 'scale-down' });
  const elsewhere = { ...action, server: 'https://elsewhere:6443' } as UndoAction;
  const { result, proof } = await undo(one.backend, elsewhere);
  expect(result).toBe('failed');
  expect(proof).toContain('it was done at https://elsewhere:6443, and the current context');
  expect(proof).toContain(on.cluster.url);
});

test('a pod that nothing makes again has no undo, and no number', async () => {
  const namespace = await on.namespace();
  await on.cluster.api.create('pods', {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'box', namespace, labels: { app: 'box' } },
    spec: { containers: [{ name: 'main', image: 'test/image', command: ['/bin/sh', '-c', 'exec sleep 600'] }] },
  });
  const backend = newBackend();
  const identity = await located(backend, addressOf(namespace, 'box'));
  expect(identity.controller).toBeNull();
  expect(await backend.undoOf(KILL, identity, NEVER)).toBeNull();
  await expect(backend.undoOf({ do: 'scale-down' }, identity, NEVER)).rejects.toMatchObject({
    code: 'not-applicable-target',
    message: `pod ${namespace}/box is made by neither a StatefulSet nor a Deployment`,
  });
});

describe('a cut', () => {
  async function policies(namespace: string): Promise<readonly KubeObject[]> {
    return (await on.cluster.api.list('networkpolicies.networking.k8s.io', namespace)).items;
  }

  async function allow(namespace: string, podSelector: object): Promise<void> {
    await on.cluster.api.create('networkpolicies.networking.k8s.io', {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: { name: 'open', namespace },
      spec: { podSelector, ingress: [{}] },
    });
  }

  test('selects the pod alone, lets nothing through, and carries the run', async () => {
    const one = await started('StatefulSet');
    const { backend, identity, namespace } = one;
    const { action, shell } = await undoOf(one, { do: 'partition' });
    await backend.apply({ do: 'partition' }, identity, NEVER);
    const [policy] = await policies(namespace);
    expect(action).toEqual({
      ...{ kind: 'network-policy.delete', server: on.cluster.url, namespace, run: RUN_ID },
      name: policy?.metadata.name,
    });
    expect(policy?.metadata.name).toMatch(/^chaos-cut-[0-9a-f]{12}$/);
    expect(shell).toBe(`kubectl --namespace ${namespace} delete networkpolicy ${policy?.metadata.name ?? ''}`);
    expect(policy).toMatchObject({
      metadata: { labels: { 'chaos-run': RUN_ID } },
      spec: {
        policyTypes: ['Ingress', 'Egress'],
        podSelector: { matchLabels: { app: 'gateway', 'statefulset.kubernetes.io/pod-name': 'gateway-0' } },
      },
    });
    expect(await backend.observe(identity, NEVER)).toMatchObject({ condition: 'cut', isCut: true });
    expect(await undo(backend, action)).toMatchObject({ result: 'reverted' });
    expect(await policies(namespace)).toEqual([]);
    expect(await backend.observe(identity, NEVER)).toMatchObject({ condition: 'running' });
    expect(await undo(backend, action)).toMatchObject({ result: 'already-clean' });
  });

  test('stays for what replaces the pod', async () => {
    const one = await started('StatefulSet');
    await undoOf(one, { do: 'partition' });
    await one.backend.apply({ do: 'partition' }, one.identity, NEVER);
    await one.backend.apply(KILL, one.identity, NEVER);
    await located(one.backend, addressOf(one.namespace), one.identity);
    expect(await one.backend.observe(one.identity, NEVER)).toMatchObject({ condition: 'gone', isCut: true });
  });

  test('is refused where another policy opens the pod, and nothing is made', async () => {
    const one = await started('StatefulSet');
    await allow(one.namespace, { matchExpressions: [{ key: 'app', operator: 'In', values: ['gateway', 'other'] }] });
    await expect(one.backend.undoOf({ do: 'partition' }, one.identity, NEVER)).rejects.toMatchObject({
      code: 'not-applicable-target',
      message: `pod ${one.namespace}/gateway-0 cannot be cut off: network policies let something through: open`,
    });
    expect(await policies(one.namespace)).toHaveLength(1);
  });

  test('is refused where the labels of the pod are those of another one, too', async () => {
    const namespace = await on.namespace();
    await createWorkload(on, namespace, { kind: 'Deployment' });
    const backend = newBackend();
    const identity = await located(backend, addressOf(namespace));
    await on.cluster.api.patch('deployments.apps', { metadata: { name: 'gateway', namespace } } as KubeObject, {
      spec: { replicas: 2 },
    });
    await until(
      'two pods',
      () => on.cluster.api.list('pods', namespace),
      ({ items }) => items.length === 2,
    );
    await expect(backend.undoOf({ do: 'partition' }, identity, NEVER)).rejects.toMatchObject({
      code: 'not-applicable-target',
      message: expect.stringContaining('cannot be selected alone: pod gateway-') as string,
    });
  });

  test('that another policy opens later is no cut any more', async () => {
    const one = await started('StatefulSet');
    await undoOf(one, { do: 'partition' });
    await one.backend.apply({ do: 'partition' }, one.identity, NEVER);
    await allow(one.namespace, {});
    expect(await one.backend.observe(one.identity, NEVER)).toMatchObject({
      condition: 'running',
      proof: expect.stringContaining('is opened by another one') as string,
    });
  });

  test('of another run is left', async () => {
    const one = await started('StatefulSet');
    const { action } = await undoOf(one, { do: 'partition' });
    await one.backend.apply({ do: 'partition' }, one.identity, NEVER);
    const other = { ...action, run: '20261129T160000Z-other1' } as UndoAction;
    expect(await undo(one.backend, other)).toMatchObject({ result: 'foreign-state-refused' });
    expect(await policies(one.namespace)).toHaveLength(1);
  });
});
