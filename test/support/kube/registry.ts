// SPDX-License-Identifier: Apache-2.0
/** Creating and changing objects in the store: names, versions, generations, conflicts, and what a client cannot set. */
import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { alreadyExists, badRequest, conflict, forbidden, invalid, notFound } from './api-error.ts';
import { causesOf, changeCauses, withDefaults } from './defaults.ts';
import { kubeTime, type KubeObject, type Meta, type NewObject } from './objects.ts';
import { qualityCauses, withQuality } from './quality-of-service.ts';
import { apiVersionOf, resourceOf, type Resource } from './resources.ts';
import type { Store } from './store.ts';

export interface Place {
  readonly resource: Resource;
  readonly namespace: string | null;
}

export interface Target extends Place {
  readonly name: string;
}

export function found(store: Store, { resource, namespace, name }: Target): KubeObject {
  const object = store.get(resource, namespace, name);
  if (object === undefined) throw notFound(resource, name);
  return object;
}

export function createObject(store: Store, place: Place, given: NewObject): KubeObject {
  const { resource, namespace } = place;
  const body = typed(resource, given);
  checkNamespace(store, place, body);
  const object = withDefaults(resource, { ...body, metadata: newMeta(place, body) }, () => store.newServiceAddress());
  const { name } = object.metadata;
  const causes = causesOf(resource, object);
  if (causes.length > 0) throw invalid(resource, name, causes);
  if (store.get(resource, namespace, name) !== undefined) throw alreadyExists(resource, name);
  return store.put(resource, object);
}

/** Kubernetes' own kinds need not say what they are: the path does. */
function typed(resource: Resource, body: NewObject): NewObject {
  const own = { apiVersion: apiVersionOf(resource), kind: resource.kind };
  const { apiVersion, kind } = resource.definition === null ? body : { ...own, ...body };
  if (apiVersion === own.apiVersion && kind === own.kind) return { ...body, ...own };
  throw badRequest(`the object provided (${apiVersion}, ${kind}) is no ${own.apiVersion}, ${own.kind}`);
}

function checkNamespace(store: Store, { resource, namespace }: Place, { metadata }: NewObject): void {
  if (!resource.namespaced) return;
  if (namespace === null) throw badRequest('an empty namespace may not be set during creation');
  if (metadata.namespace !== undefined && metadata.namespace !== namespace) {
    throw badRequest('the namespace of the provided object does not match the namespace sent on the request');
  }
  const namespaces = resourceOf('namespaces');
  const { status } = found(store, { resource: namespaces, namespace: null, name: namespace }) as {
    readonly status?: { readonly phase: string };
  };
  if (status?.phase !== 'Terminating') return;
  const why = `unable to create new content in namespace ${namespace} because it is being terminated`;
  const message = `namespace ${namespace} is being terminated`;
  const causes = [{ reason: 'NamespaceTerminating', message, field: 'metadata.namespace' }];
  const name = metadata.name ?? '';
  throw forbidden(`${resource.plural} "${name}" is forbidden: ${why}`, { name, kind: resource.plural, causes });
}

function newMeta({ resource, namespace }: Place, { metadata }: NewObject): Meta {
  const random = randomBytes(5).toString('hex').slice(0, 5);
  const name = metadata.name ?? (metadata.generateName === undefined ? undefined : metadata.generateName + random);
  if (name === undefined || name === '') {
    const message = 'Required value: name or generateName is required';
    const cause = { reason: 'FieldValueRequired', field: 'metadata.name', message };
    throw invalid(resource, '', [cause]);
  }
  const { deletionTimestamp: _at, deletionGracePeriodSeconds: _grace, ...given } = metadata;
  const place = namespace === null ? {} : { namespace };
  const own = { name, uid: randomUUID(), creationTimestamp: kubeTime(), resourceVersion: '' };
  return { ...given, ...place, ...own, ...(countsGenerations(resource) ? { generation: 1 } : {}) };
}

/** Changes of what is wanted are counted, except for the kinds that Kubernetes does not count. */
function countsGenerations({ plural, definition }: Resource): boolean {
  return (
    definition === null || ['pods', 'statefulsets', 'deployments', 'replicasets', 'networkpolicies'].includes(plural)
  );
}

/** Through the object's main path, or through its `status`. */
export function changeObject(
  store: Store,
  target: Target & { readonly subresource: string | null },
  make: (current: KubeObject) => NewObject,
): KubeObject {
  const { resource, name } = target;
  const current = found(store, target);
  const wanted = typed(resource, make(current));
  checkVersions(target, current, wanted);
  const status = target.subresource === 'status';
  const next = status ? withStatus(resource, current, wanted) : changed(resource, current, wanted);
  const causes = status
    ? qualityCauses(current, next)
    : [...causesOf(resource, next), ...changeCauses(resource, current, next)];
  if (causes.length > 0) throw invalid(resource, name, causes);
  return isDeepStrictEqual(next, current) ? current : written(store, resource, next);
}

function withStatus({ kind }: Resource, current: KubeObject, { status }: NewObject): KubeObject {
  return { ...current, status: kind === 'Pod' ? withQuality(current, status) : status };
}

function checkVersions({ resource, name }: Target, current: KubeObject, { metadata }: NewObject): void {
  const { resourceVersion, uid } = metadata;
  if (uid !== undefined && uid !== '' && uid !== current.metadata.uid) {
    const why = `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${current.metadata.uid}`;
    throw conflict(resource, name, why);
  }
  if (resourceVersion === undefined || resourceVersion === '') return;
  if (resourceVersion !== current.metadata.resourceVersion) throw conflict(resource, name);
}

/** What of the metadata the server alone decides stays; a changed spec is a new generation. */
function changed(resource: Resource, current: KubeObject, wanted: NewObject): KubeObject {
  const before = current.metadata;
  const { name, namespace, uid, creationTimestamp, resourceVersion, generation } = before;
  if (wanted.metadata.name !== undefined && wanted.metadata.name !== name) {
    throw badRequest(`the name of the object (${wanted.metadata.name}) does not match the name on the URL (${name})`);
  }
  const same = isDeepStrictEqual(wanted['spec'], current['spec']);
  const { deletionTimestamp: _at, deletionGracePeriodSeconds: _grace, ...given } = wanted.metadata;
  const metadata: Meta = {
    ...given,
    ...{ name, uid, creationTimestamp, resourceVersion },
    ...(generation === undefined ? {} : { generation: same ? generation : generation + 1 }),
    ...(namespace === undefined ? {} : { namespace }),
    ...(before.deletionTimestamp === undefined ? {} : { deletionTimestamp: before.deletionTimestamp }),
    ...(before.deletionGracePeriodSeconds === undefined
      ? {}
      : { deletionGracePeriodSeconds: before.deletionGracePeriodSeconds }),
  };
  const kept = resource.status && current['status'] !== undefined ? { status: current['status'] } : {};
  return { ...wanted, ...kept, metadata };
}

/** An object whose deletion waited for its last finalizer goes with it. */
export function written(store: Store, resource: Resource, next: KubeObject): KubeObject {
  const { deletionTimestamp, deletionGracePeriodSeconds = 0, finalizers = [] } = next.metadata;
  const specFinalizers = resource.kind === 'Namespace' ? (next['spec'] as { finalizers?: string[] }).finalizers : [];
  const waits = deletionGracePeriodSeconds > 0 || finalizers.length > 0 || (specFinalizers ?? []).length > 0;
  return deletionTimestamp !== undefined && !waits ? store.remove(resource, next) : store.put(resource, next);
}
