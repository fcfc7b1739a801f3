// SPDX-License-Identifier: Apache-2.0
/** The watch of a cluster: what is there, each change once, across cuts, versions that are too old and servers that are away. */
import { expect, onTestFinished, test } from 'vitest';
import { createClusterEvents } from '../../src/backends/kubernetes/cluster-events.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import type { ClusterEvents, ObjectSaid, WatchSaid } from '../../src/ports/cluster-events.ts';
import { eventually } from '../support/temp.ts';
import { addressOf, createWorkload, isGone, located, NEVER, newBackend, clusterOfSuite } from './on-cluster.ts';

const on = clusterOfSuite();

interface Watched {
  readonly namespace: string;
  readonly objects: ObjectSaid[];
  readonly watches: WatchSaid[];
  readonly events: ClusterEvents;
}

async function watch(namespace: string): Promise<Watched> {
  const objects: ObjectSaid[] = [];
  const watches: WatchSaid[] = [];
  const events = createClusterEvents(createSystemClock())({
    namespaces: [namespace],
    onObject: (said) => void objects.push(said),
    onWatch: (said) => void watches.push(said),
  });
  onTestFinished(() => events.close());
  await events.open;
  return { namespace, objects, watches, events };
}

const states = (watches: readonly WatchSaid[], what: string): readonly string[] =>
  watches.filter((said) => said.what === what).map(({ state }) => state);

function pods(objects: readonly ObjectSaid[]): readonly string[] {
  return objects
    .filter(({ what }) => what === 'pod')
    .map(
      ({ change, name, facts }) => `${change} ${name} ${String(facts['phase'])}${facts['terminating'] ? ' going' : ''}`,
    );
}

test('what is there comes first, then each change, and what makes it', async () => {
  const namespace = await on.namespace();
  await createWorkload(on, namespace, { kind: 'StatefulSet', app: 'before' });
  await located(newBackend(), addressOf(namespace, 'before'));
  const { objects, watches, events } = await watch(namespace);
  expect(pods(objects)).toEqual(['present before-0 Running']);
  expect(states(watches, 'pod')).toEqual(['open']);
  await createWorkload(on, namespace, { kind: 'StatefulSet' });
  const backend = newBackend();
  const identity = await located(backend, addressOf(namespace));
  await backend.apply({ do: 'scale-down' }, identity, NEVER);
  await isGone(backend, identity);
  await eventually(
    'it is gone',
    () =>
      pods(objects).includes('deleted gateway-0 Running going') ||
      pods(objects).some((one) => one.startsWith('deleted gateway-0')),
  );
  await events.close();
  const seen = pods(objects).filter((one) => one.includes('gateway'));
  expect(seen[0]).toBe('added gateway-0 Pending');
  expect(seen.at(-1)).toMatch(/^deleted gateway-0/);
  expect(new Set(objects.map((said) => JSON.stringify(said))).size).toBe(objects.length);
  expect(objects.find(({ what, name }) => what === 'statefulset' && name === 'gateway')).toMatchObject({
    facts: { wanted: 1 },
  });
  expect(objects.filter(({ what, name }) => what === 'statefulset' && name === 'gateway').at(-1)).toMatchObject({
    facts: { wanted: 0, there: 0 },
  });
});

test('a watch that is cut is taken up where it was', async () => {
  const namespace = await on.namespace();
  const { objects, watches, events } = await watch(namespace);
  await createWorkload(on, namespace, { kind: 'StatefulSet' });
  await located(newBackend(), addressOf(namespace));
  expect(on.cluster.cutWatches()).toBeGreaterThan(0);
  await createWorkload(on, namespace, { kind: 'StatefulSet', app: 'later' });
  await located(newBackend(), addressOf(namespace, 'later'));
  await eventually('the later one', () => pods(objects).includes('changed later-0 Running'));
  await events.close();
  expect(states(watches, 'pod')).not.toContain('gap');
  expect(pods(objects).filter((one) => one.startsWith('added'))).toEqual([
    'added gateway-0 Pending',
    'added later-0 Pending',
  ]);
});

test('where the version is too old, what is there is looked at anew and the gap is said', async () => {
  const namespace = await on.namespace();
  await createWorkload(on, namespace, { kind: 'StatefulSet' });
  const backend = newBackend();
  await located(backend, addressOf(namespace));
  const { objects, watches, events } = await watch(namespace);
  await on.cluster.goAway();
  await on.cluster.comeBack();
  on.cluster.expireVersions();
  await eventually('a gap', () => states(watches, 'pod').includes('gap'));
  await createWorkload(on, namespace, { kind: 'StatefulSet', app: 'later' });
  await eventually('the later one', () => pods(objects).some((one) => one.endsWith('later-0 Running')));
  await events.close();
  expect(pods(objects).filter((one) => one.includes('gateway-0'))).toEqual(['present gateway-0 Running']);
});

test('a server that is away is said once, and that it is back', async () => {
  const namespace = await on.namespace();
  const { objects, watches, events } = await watch(namespace);
  await on.cluster.restart(800);
  await createWorkload(on, namespace, { kind: 'StatefulSet' });
  await eventually('the pod', () => pods(objects).includes('changed gateway-0 Running'));
  await events.close();
  expect(states(watches, 'pod').slice(0, 3)).toEqual(['open', 'lost', 'back']);
});

test('what may not be watched is said, and the rest goes on', async () => {
  const namespace = await on.namespace();
  const injected = on.cluster.inject({ path: /\/events/, times: 1_000, fault: { do: 'status', code: 403 } });
  const { objects, watches, events } = await watch(namespace);
  await createWorkload(on, namespace, { kind: 'StatefulSet' });
  await eventually('the pod', () => pods(objects).includes('changed gateway-0 Running'));
  await events.close();
  injected.remove();
  expect(watches.filter(({ what }) => what === 'event')).toEqual([
    expect.objectContaining({ state: 'lost', reason: expect.stringContaining('list events in namespace') as string }),
  ]);
  expect(injected.hits()).toBe(1);
});
