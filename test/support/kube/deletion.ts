// SPDX-License-Identifier: Apache-2.0
/** Deleting: preconditions, grace of pods, finalizers, propagation, and namespaces, which go when they are empty. */
import { conflict, success, type StatusObject } from './api-error.ts';
import { kubeTime, type KubeObject, type Meta, type Pod } from './objects.ts';
import { found, written, type Target } from './registry.ts';
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

/** It names the kind where others name the resource: as Kubernetes does. */
function checkPreconditions(
  { resource, name }: Target,
  { metadata }: KubeObject,
  { preconditions }: DeleteOptions,
): void {
  const { uid, resourceVersion } = preconditions ?? {};
  const refuse = (what: 'UID' | 'ResourceVersion', [given, actual]: readonly [string, string], then: string): never => {
    const why = `the ${what} in the precondition (${given}) does not match the ${what} in record (${actual})`;
    throw conflict({ ...resource, plural: resource.kind }, name, `${why}. The object might have been ${then}`);
  };
  if (uid !== undefined && uid !== metadata.uid) refuse('UID', [uid, metadata.uid], 'deleted and then recreated');
  if (resourceVersion !== undefined && resourceVersion !== metadata.resourceVersion) {
    refuse('ResourceVersion', [resourceVersion, metadata.resourceVersion], 'modified');
  }
}

/** None where nothing runs: not bound yet, or ended. */
function graceOf({ spec, status }: Pod, { gracePeriodSeconds }: DeleteOptions): number {
  if (spec.nodeName === undefined || status?.phase === 'Succeeded' || status?.phase === 'Failed') return 0;
  const grace = gracePeriodSeconds ?? spec.terminationGracePeriodSeconds ?? 30;
  return grace < 0 ? 1 : grace;
}

/** A second deletion can shorten the grace and never prolong it. */
function deletionMeta(before: Meta, grace: number): Partial<Meta> {
  if (before.deletionTimestamp !== undefined && grace >= (before.deletionGracePeriodSeconds ?? 0)) return {};
  const { generation, deletionTimestamp } = before;
  const counted = generation === undefined || deletionTimestamp !== undefined ? {} : { generation: generation + 1 };
  return { ...counted, deletionTimestamp: kubeTime(Date.now() + grace * 1_000), deletionGracePeriodSeconds: grace };
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
