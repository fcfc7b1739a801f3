// SPDX-License-Identifier: Apache-2.0

/**
 * What a namespace has on the engine: containers, volumes, the network. Owns listing and removing exactly that; nothing
 * without the namespace's label is looked at.
 */

import { CommandError } from '../lib/errors.ts';
import type { Thing } from '../lib/thing.ts';
import { type Engine, labelFilter, openEngine } from './engine.ts';
import { NAME_LABEL, namespaceLabels, ROLE_LABEL } from './labels.ts';

const MAX_ROUNDS = 5;
const NOT_FOUND = 404;

/** All of it, in the order in which it can be removed. */
export async function listThings(namespace: string): Promise<readonly Thing[]> {
  return list(open(), namespace);
}

/** Removes all of it, again and again until nothing is left; what was removed. */
export async function removeThings(namespace: string): Promise<readonly Thing[]> {
  const engine = open();
  const removed = new Map<string, Thing>();
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const things = await list(engine, namespace);
    if (things.length === 0) return [...removed.values()];
    for (const thing of things) {
      await remove(engine, thing);
      removed.set(`${thing.kind} ${thing.identity ?? thing.id}`, thing);
    }
  }
  throw new CommandError(`there is always something new of namespace ${namespace}; does its gateway still run?`);
}

function open(): Engine {
  return openEngine(process.env['DOCKER_HOST'] ?? '');
}

async function list(engine: Engine, namespace: string): Promise<readonly Thing[]> {
  const labels = namespaceLabels(namespace);
  const containers = await engine.list(labels);
  const { Volumes: volumes } = (await engine.get(`/volumes?${labelFilter(labels)}`)) as ListedVolumes;
  const networks = (await engine.get(`/networks?${labelFilter(labels)}`)) as readonly ListedNetwork[];
  return [
    ...containers.map(({ id, name, labels: own }): Thing => {
      const instance = own[NAME_LABEL];
      const role = own[ROLE_LABEL] ?? 'sandbox';
      return { kind: 'container', id: name, ...(instance === undefined ? {} : { instance }), role, identity: id };
    }),
    ...(volumes ?? []).map(({ Name: id }): Thing => ({ kind: 'volume', id })),
    ...networks.map(({ Name: id, Id: identity }): Thing => ({ kind: 'network', id, identity })),
  ];
}

interface ListedVolumes {
  readonly Volumes?: readonly { readonly Name: string }[] | null;
}

interface ListedNetwork {
  readonly Name: string;
  readonly Id: string;
}

async function remove(engine: Engine, { kind, id, identity }: Thing): Promise<void> {
  if (kind === 'container') return engine.remove(identity ?? id);
  const path = kind === 'volume' ? `/volumes/${encodeURIComponent(id)}?force=1` : `/networks/${identity ?? id}`;
  await engine.send('DELETE', path, { content: [NOT_FOUND] });
}
