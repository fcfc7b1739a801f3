// SPDX-License-Identifier: Apache-2.0
/**
 * A cluster that gives trouble while a fault is applied and undone: what passes is waited for, what does not is said with
 * who can mend it and the command that removes what is left.
 */
import { describe, expect, test } from 'vitest';
import type { UndoAction } from '../../src/core/domain/documents.ts';
import type { Backend, PodIdentity } from '../../src/ports/backend.ts';
import type { Fault } from '../support/kube/faults.ts';
import type { KubeObject } from '../support/kube/objects.ts';
import { until } from '../support/kube/samples.ts';
import { addressOf, createWorkload, isGone, located, NEVER, newBackend, clusterOfSuite } from './on-cluster.ts';

const on = clusterOfSuite();

interface Down {
  readonly namespace: string;
  readonly backend: Backend;
  readonly identity: PodIdentity;
  readonly action: UndoAction;
}

/** A gateway that is scaled down. */
async function down(): Promise<Down> {
  const namespace = await on.namespace();
  await createWorkload(on, namespace, { kind: 'StatefulSet' });
  const backend = newBackend();
  const identity = await located(backend, addressOf(namespace));
  const plan = await backend.undoOf({ do: 'scale-down' }, identity, NEVER);
  if (plan === null) throw new Error('there is no undo');
  await backend.apply({ do: 'scale-down' }, identity, NEVER);
  await isGone(backend, identity);
  return { namespace, backend, identity, action: plan.action };
}

function nameOf(namespace: string, name: string): KubeObject {
  return { metadata: { name, namespace } } as KubeObject;
}

async function replicasOf(namespace: string): Promise<unknown> {
  const { spec } = await on.cluster.api.get<KubeObject & { readonly spec: { readonly replicas: number } }>(
    'statefulsets.apps',
    namespace,
    'gateway',
  );
  return spec.replicas;
}

describe('what passes is waited for, and the number of pods is restored once', () => {
  test.for<readonly [string, Fault, number]>([
    ['429 with a time to wait', { do: 'status', code: 429, retryAfter: 1 }, 2],
    ['429 without one', { do: 'status', code: 429 }, 4],
    ['500', { do: 'status', code: 500 }, 4],
    ['503', { do: 'status', code: 503 }, 4],
    ['connections that break', { do: 'reset' }, 4],
    ['answers that are lost', { do: 'lose' }, 4],
    ['answers that are no JSON', { do: 'malformed' }, 3],
    ['a change by somebody else in between', { do: 'status', code: 409 }, 3],
    ['a slow server', { do: 'slow', ms: 700 }, 3],
  ])('%s', async ([, fault, times]) => {
    const { namespace, backend, action } = await down();
    const injected = on.cluster.inject({ path: new RegExp(`/namespaces/${namespace}/`), times, fault });
    try {
      expect(await backend.undo(action, AbortSignal.timeout(15_000))).toMatchObject({ result: 'reverted' });
      expect(injected.hits()).toBe(times);
      expect(await replicasOf(namespace)).toBe(1);
    } finally {
      injected.remove();
    }
  });

  test('an API server that is started again in the middle', async () => {
    const { namespace, backend, action } = await down();
    const restarted = on.cluster.restart(1_500);
    const outcome = await backend.undo(action, AbortSignal.timeout(15_000));
    await restarted;
    expect(outcome).toMatchObject({ result: 'reverted' });
    expect(await replicasOf(namespace)).toBe(1);
  });

  test('a fault whose answer was lost is applied once', async () => {
    const namespace = await on.namespace();
    await createWorkload(on, namespace, { kind: 'StatefulSet' });
    const backend = newBackend();
    const identity = await located(backend, addressOf(namespace));
    await backend.undoOf({ do: 'partition' }, identity, NEVER);
    const injected = on.cluster.inject({ method: 'POST', path: /networkpolicies/, fault: { do: 'lose' } });
    await backend.apply({ do: 'partition' }, identity, NEVER);
    expect(injected.hits()).toBe(1);
    injected.remove();
    expect((await on.cluster.api.list('networkpolicies.networking.k8s.io', namespace)).items).toHaveLength(1);
    expect(await backend.observe(identity, NEVER)).toMatchObject({ condition: 'cut' });
  });
});

describe('what does not pass is said', () => {
  test.for<readonly [string, Fault, RegExp]>([
    [
      'no permission',
      { do: 'status', code: 403 },
      /not permitted.*kubectl auth can-i get statefulsets\.apps --namespace/,
    ],
    ['no credentials', { do: 'status', code: 401 }, /does not accept the credentials.*kubectl auth whoami/],
  ])('%s, at once', async ([, fault, words]) => {
    const { namespace, backend, action } = await down();
    const injected = on.cluster.inject({ path: new RegExp(`/namespaces/${namespace}/`), times: 1_000, fault });
    const begunMs = performance.now();
    const outcome = await backend.undo(action, AbortSignal.timeout(15_000));
    injected.remove();
    expect(outcome.result).toBe('failed');
    expect(outcome.proof).toMatch(words);
    expect(performance.now() - begunMs).toBeLessThan(5_000);
    expect(await backend.undo(action, AbortSignal.timeout(15_000))).toMatchObject({ result: 'reverted' });
  });

  test('a cluster that stays away, when the time is over', async () => {
    const { backend, action } = await down();
    await on.cluster.goAway();
    try {
      const outcome = await backend.undo(action, AbortSignal.timeout(1_500));
      expect(outcome.result).toBe('failed');
      expect(outcome.proof).toContain(`no answer from the cluster at ${on.cluster.url}`);
    } finally {
      await on.cluster.comeBack();
    }
    expect(await backend.undo(action, AbortSignal.timeout(15_000))).toMatchObject({ result: 'reverted' });
  });

  test('a pod that stays in Terminating, with the command that lets it go', async () => {
    const namespace = await on.namespace();
    await createWorkload(on, namespace, { kind: 'StatefulSet' });
    const backend = newBackend();
    const identity = await located(backend, addressOf(namespace));
    const plan = await backend.undoOf({ do: 'stop', graceMs: 1000 }, identity, NEVER);
    await on.cluster.api.patch('pods', nameOf(namespace, identity.name), {
      metadata: { finalizers: ['lab.example/hold'] },
    });
    await backend.apply({ do: 'stop', graceMs: 1000 }, identity, NEVER);
    await isGone(backend, identity);
    const outcome = await backend.undo(plan!.action, AbortSignal.timeout(1_500));
    expect(outcome).toEqual({
      result: 'failed',
      proof:
        `0 of 1 pods of statefulset ${namespace}/gateway run; pod gateway-0 is Terminating, held by lab.example/hold ` +
        `(kubectl --namespace ${namespace} patch pod gateway-0 --type=merge --patch '{"metadata":{"finalizers":null}}')`,
    });
    await on.cluster.api.patch('pods', nameOf(namespace, identity.name), { metadata: { finalizers: null } });
    expect(await backend.undo(plan!.action, AbortSignal.timeout(15_000))).toMatchObject({ result: 'reverted' });
  });

  test('a network policy that does not go, with the command that lets it go', async () => {
    const namespace = await on.namespace();
    await createWorkload(on, namespace, { kind: 'StatefulSet' });
    const backend = newBackend();
    const identity = await located(backend, addressOf(namespace));
    const plan = await backend.undoOf({ do: 'partition' }, identity, NEVER);
    await backend.apply({ do: 'partition' }, identity, NEVER);
    const [policy] = (await on.cluster.api.list('networkpolicies.networking.k8s.io', namespace)).items;
    const name = policy?.metadata.name ?? '';
    await on.cluster.api.patch('networkpolicies.networking.k8s.io', nameOf(namespace, name), {
      metadata: { finalizers: ['lab.example/hold'] },
    });
    const outcome = await backend.undo(plan!.action, AbortSignal.timeout(1_500));
    expect(outcome.result).toBe('failed');
    expect(outcome.proof).toBe(
      `network policy ${namespace}/${name} does not go, held by lab.example/hold (kubectl --namespace ${namespace} ` +
        `patch networkpolicy ${name} --type=merge --patch '{"metadata":{"finalizers":null}}')`,
    );
    await on.cluster.api.patch('networkpolicies.networking.k8s.io', nameOf(namespace, name), {
      metadata: { finalizers: null },
    });
  });

  test('a namespace that is being deleted: what was in it is gone with it', async () => {
    const { namespace, backend, action } = await down();
    await on.cluster.api.delete('namespaces', { metadata: { name: namespace } } as KubeObject);
    await until(
      'the namespace is empty',
      () => on.cluster.api.find('statefulsets.apps', namespace, 'gateway'),
      (found) => found === null,
    );
    expect(await backend.undo(action, AbortSignal.timeout(15_000))).toMatchObject({ result: 'gone-with-target' });
  });

  test('a namespace that is being deleted and is held: nothing can be made in it', async () => {
    const { namespace, backend, action } = await down();
    await on.cluster.api.patch('statefulsets.apps', nameOf(namespace, 'gateway'), {
      metadata: { finalizers: ['lab.example/hold'] },
    });
    await on.cluster.api.delete('namespaces', { metadata: { name: namespace } } as KubeObject);
    await until(
      'the controller is asked to go',
      () => on.cluster.api.get('statefulsets.apps', namespace, 'gateway'),
      ({ metadata }) => metadata.deletionTimestamp !== undefined,
    );
    expect(await backend.undo(action, AbortSignal.timeout(15_000))).toMatchObject({
      result: 'gone-with-target',
      proof: `statefulset ${namespace}/gateway was asked to go`,
    });
    await on.cluster.api.patch('statefulsets.apps', nameOf(namespace, 'gateway'), { metadata: { finalizers: null } });
  });
});
