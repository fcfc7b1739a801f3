// SPDX-License-Identifier: Apache-2.0
/** Deleting: preconditions, grace of pods, finalizers, propagation, and namespaces, which go when they are empty. */
import { conflict, success, type StatusObject } from './api-error.ts';
import { kubeTime, type KubeObject, type Meta, type Pod } from './objects.ts';
import { found, preconditionWords, written, type Target } from './registry.ts';
import type { Resource } from './resources.ts';
import type { Store } from './store.ts';

export interface DeleteOptions {
  readonly gracePeriodSeconds?: number;
  readonly propagationPolicy?: 'Background' | 'Foreground' | 'Orphan';
  readonly preconditions?: { readonly uid?: string; readonly resourceVersion?: string };
  readonly dryRun?: readonly string[];
}

/** Of the body; what it leaves out may be in the query. */
export function deleteOptions(body: unknown, query: URLSearchParams): DeleteOptions {
  const grace = query.get('gracePeriodSeconds');
  const propagation = query.get('propagationPolicy');
  return {
    ...(grace === null ? {} : { gracePeriodSeconds: Number(grace) }),
    ...(propagation === null ? {} : { propagationPolicy: propagation as 'Background' }),
    ...(body as DeleteOptions | undefined),
  };
}

/** The object where it is a pod or is not gone yet, else a Status. */
export function deleteObject(store: Store, target: Target, options: DeleteOptions): KubeObject | StatusObject {
  const { resource, name } = target;
  const current = found(store, target);
  checkPreconditions(target, current, options);
  if (resource.kind === 'Namespace') return terminateNamespace(store, resource, current);
  const grace = resource.kind === 'Pod' ? graceOf(current as Pod, options) : 0;
  const finalizers = finalizersOf(current, options);
  const metadata: Meta = {
    ...current.metadata,
    ...deletionMeta(current.metadata, grace),
    ...(finalizers.length > 0 ? { finalizers } : {}),
  };
  const last = written(store, resource, { ...current, metadata });
  const gone = store.get(resource, target.namespace, name) === undefined;
  return gone && resource.kind !== 'Pod' ? success(resource, name, current.metadata.uid) : last;
}

function checkPreconditions(
  { resource, name }: Target,
  { metadata }: KubeObject,
  { preconditions }: DeleteOptions,
): void {
  const { uid, resourceVersion } = preconditions ?? {};
  if (uid !== undefined && uid !== metadata.uid) {
    throw conflict(resource, name, preconditionWords('UID', uid, metadata.uid));
  }
  if (resourceVersion !== undefined && resourceVersion !== metadata.resourceVersion) {
    throw conflict(resource, name, preconditionWords('ResourceVersion', resourceVersion, metadata.resourceVersion));
  }
}

/** None where nothing runs: not bound yet, or ended. */
function graceOf({ spec, status }: Pod, { gracePeriodSeconds }: DeleteOptions): number {
  if (spec.nodeName === undefined || status?.phase === 'Succeeded' || status?.phase === 'Failed') return 0;
  return gracePeriodSeconds ?? spec.terminationGracePeriodSeconds ?? 30;
}

/** A second deletion can shorten the grace and never prolong it. */
function deletionMeta(before: Meta, grace: number): Partial<Meta> {
  if (before.deletionTimestamp !== undefined && grace >= (before.deletionGracePeriodSeconds ?? 0)) return {};
  return { deletionTimestamp: kubeTime(Date.now() + grace * 1_000), deletionGracePeriodSeconds: grace };
}

function finalizersOf({ metadata }: KubeObject, { propagationPolicy }: DeleteOptions): readonly string[] {
  const own = metadata.finalizers ?? [];
  const added = { Foreground: 'foregroundDeletion', Orphan: 'orphan', Background: null }[
    propagationPolicy ?? 'Background'
  ];
  return added === null || own.includes(added) ? own : [...own, added];
}

function terminateNamespace(store: Store, resource: Resource, current: KubeObject): KubeObject {
  if (current.metadata.deletionTimestamp !== undefined) return current;
  const metadata = { ...current.metadata, deletionTimestamp: kubeTime() };
  return written(store, resource, { ...current, metadata, status: { phase: 'Terminating' } });
}
