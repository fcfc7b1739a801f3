// SPDX-License-Identifier: Apache-2.0
/** Stand-in for the garbage collector: what has owners and none of them is left goes; foreground and orphan deletions. */
import { COLLECTED, type Control } from './control.ts';
import type { KubeObject, OwnerReference } from './objects.ts';
import { RESOURCES, apiVersionOf, qualified, type ResourceName } from './resources.ts';

interface Held {
  readonly resource: ResourceName;
  readonly object: KubeObject;
}

export async function collectGarbage(control: Control): Promise<void> {
  const all = COLLECTED.flatMap((resource) =>
    control.cache.list(resource).map((object): Held => ({ resource, object })),
  );
  for (const held of all) {
    const { metadata } = held.object;
    const dependents = all.filter(({ object }) => isOwnedBy(object, metadata.uid));
    if (metadata.finalizers?.includes('foregroundDeletion') === true) await deleteForeground(control, held, dependents);
    if (metadata.finalizers?.includes('orphan') === true) await orphan(control, held, dependents);
    if (metadata.deletionTimestamp === undefined && (await isAbandoned(control, held.object))) {
      await control.remove(held.resource, held.object);
    }
  }
}

function isOwnedBy({ metadata }: KubeObject, uid: string): boolean {
  return (metadata.ownerReferences ?? []).some((reference) => reference.uid === uid);
}

async function isAbandoned(control: Control, { metadata }: KubeObject): Promise<boolean> {
  const references = metadata.ownerReferences ?? [];
  for (const reference of references) if (await exists(control, reference, metadata.namespace)) return false;
  return references.length > 0;
}

/** Asked of the server before it is believed: a watch may be late. */
async function exists({ cache, client }: Control, reference: OwnerReference, namespace?: string): Promise<boolean> {
  const resource = RESOURCES.find((one) => apiVersionOf(one) === reference.apiVersion && one.kind === reference.kind);
  if (resource === undefined) return true;
  const place = resource.namespaced ? namespace : undefined;
  if (cache.find(qualified(resource), place, reference.name)?.metadata.uid === reference.uid) return true;
  const found = await client.find(qualified(resource), place ?? null, reference.name);
  return found?.metadata.uid === reference.uid;
}

async function deleteForeground(control: Control, held: Held, dependents: readonly Held[]): Promise<void> {
  const waiting = dependents.filter(({ object }) => object.metadata.deletionTimestamp === undefined);
  for (const { resource, object } of waiting)
    await control.remove(resource, object, { propagationPolicy: 'Foreground' });
  if (dependents.length === 0) await dropFinalizer(control, held, 'foregroundDeletion');
}

async function orphan(control: Control, held: Held, dependents: readonly Held[]): Promise<void> {
  for (const { resource, object } of dependents) {
    const others = (object.metadata.ownerReferences ?? []).filter(({ uid }) => uid !== held.object.metadata.uid);
    await control.patch(resource, object, { metadata: { ownerReferences: others } });
  }
  await dropFinalizer(control, held, 'orphan');
}

async function dropFinalizer(control: Control, { resource, object }: Held, name: string): Promise<void> {
  const finalizers = (object.metadata.finalizers ?? []).filter((one) => one !== name);
  await control.patch(resource, object, { metadata: { finalizers } });
  if (finalizers.length === 0) control.cache.drop(resource, object);
}
