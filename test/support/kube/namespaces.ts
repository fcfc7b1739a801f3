// SPDX-License-Identifier: Apache-2.0
/** Stand-in for the namespace controller: a new one gets its account, a deleted one is emptied and then let go. */
import { COLLECTED, type Control } from './control.ts';
import type { KubeObject } from './objects.ts';
import { pathOf, resourceOf } from './resources.ts';

export async function reconcileNamespaces(control: Control): Promise<void> {
  for (const namespace of control.cache.list('namespaces')) {
    if (namespace.metadata.deletionTimestamp === undefined) await addAccount(control, namespace.metadata.name);
    else await empty(control, namespace);
  }
}

async function addAccount({ cache, create }: Control, namespace: string): Promise<void> {
  if (cache.find('serviceaccounts', namespace, 'default') !== undefined) return;
  await create('serviceaccounts', {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name: 'default', namespace },
  });
}

async function empty({ cache, client, remove }: Control, namespace: KubeObject): Promise<void> {
  const { name } = namespace.metadata;
  let left = 0;
  for (const resource of COLLECTED) {
    for (const object of cache.list(resource).filter(({ metadata }) => metadata.namespace === name)) {
      left += 1;
      if (object.metadata.deletionTimestamp === undefined) await remove(resource, object);
    }
  }
  const events = { method: 'DELETE', path: pathOf(resourceOf('events'), name) };
  if (left > 0 || (namespace['spec'] as { finalizers?: string[] }).finalizers?.length === 0) return;
  await client.call(events);
  const done = await client.update('namespaces', { ...namespace, spec: { finalizers: [] } }, '/finalize');
  if ((done.metadata.finalizers ?? []).length === 0) cache.drop('namespaces', done);
  else cache.put('namespaces', done);
}
