// SPDX-License-Identifier: Apache-2.0
/** Subresources that are objects of their own: scale, binding, finalize, token; and reviews of access. */
import type { Access, User } from './access.ts';
import { conflict, invalid, noSuchPath, type StatusObject } from './api-error.ts';
import type { ResourceRequest } from './api-request.ts';
import { kubeTime, type KubeObject, type NewObject, type Pod, type Workload } from './objects.ts';
import { changeObject, found, written, type Target } from './registry.ts';
import { apiVersionOf, type Resource } from './resources.ts';
import { selectorText } from './selectors.ts';
import type { Store } from './store.ts';

/** What a scale is described as, wherever it comes from. */
export const SCALE: Pick<Resource, 'definition'> = { definition: 'io.k8s.api.autoscaling.v1.Scale' };

const AS_SCALE = { group: 'autoscaling', plural: 'scales', kind: 'Scale' };

export function scaleOf({ metadata, spec, status }: Workload): NewObject {
  const { name, namespace, uid, resourceVersion, creationTimestamp } = metadata;
  return {
    ...{ kind: 'Scale', apiVersion: 'autoscaling/v1' },
    metadata: { name, uid, resourceVersion, creationTimestamp, ...(namespace === undefined ? {} : { namespace }) },
    spec: { replicas: spec.replicas ?? 1 },
    status: { replicas: status?.['replicas'] ?? 0, selector: selectorText(spec.selector) },
  };
}

export function changeScale(store: Store, target: Target, make: (current: NewObject) => NewObject): NewObject {
  const changed = changeObject(store, { ...target, subresource: null }, (current) => {
    const { metadata, spec } = make(scaleOf(current as Workload));
    const { replicas } = spec as { readonly replicas?: number };
    if (replicas === undefined || replicas < 0) {
      const message = `Invalid value: ${String(replicas)}: must be greater than or equal to 0`;
      throw invalid(AS_SCALE, target.name, [{ reason: 'FieldValueInvalid', field: 'spec.replicas', message }]);
    }
    const { resourceVersion = current.metadata.resourceVersion, uid = current.metadata.uid } = metadata;
    return {
      ...current,
      metadata: { ...current.metadata, resourceVersion, uid },
      spec: { ...(current as Workload).spec, replicas },
    };
  });
  return scaleOf(changed as Workload);
}

/** A scheduler's decision. */
export function bindPod(store: Store, target: Target, body: unknown): StatusObject {
  const { resource, name } = target;
  const pod = found(store, target) as Pod;
  const node = (body as { readonly target?: { readonly name?: string } }).target?.name ?? '';
  if (pod.spec.nodeName !== undefined) {
    throw conflict(resource, name, `pod ${name} is already assigned to node "${pod.spec.nodeName}"`);
  }
  const scheduled = { type: 'PodScheduled', status: 'True', lastTransitionTime: kubeTime() } as const;
  const status = { phase: 'Pending', ...pod.status, conditions: [scheduled] };
  store.put(resource, { ...pod, spec: { ...pod.spec, nodeName: node }, status });
  return { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', code: 201 };
}

export function finalizeNamespace(store: Store, target: Target, body: unknown): KubeObject {
  const current = found(store, target);
  const { spec } = body as { readonly spec?: { readonly finalizers?: readonly string[] } };
  return written(store, target.resource, { ...current, spec: { finalizers: spec?.finalizers ?? [] } });
}

export function requestToken(store: Store, access: Access, target: Target): unknown {
  found(store, target);
  const token = access.issueFor(target.namespace ?? '', target.name);
  const expirationTimestamp = kubeTime(Date.now() + 3_600_000);
  return {
    ...{ kind: 'TokenRequest', apiVersion: 'authentication.k8s.io/v1', metadata: { name: target.name } },
    spec: { audiences: ['test-cluster'], expirationSeconds: 3_600 },
    status: { token, expirationTimestamp },
  };
}

interface ReviewSpec {
  readonly resourceAttributes?: Readonly<
    Partial<Record<'verb' | 'group' | 'resource' | 'subresource' | 'namespace' | 'name', string>>
  >;
}

export function reviewAccess(access: Access, user: User, { resource }: ResourceRequest, body: unknown): unknown {
  const { spec } = body as { readonly spec: ReviewSpec };
  const wanted = spec.resourceAttributes;
  if (wanted === undefined) throw noSuchPath();
  const { verb = '', group = '', resource: plural = '', subresource, namespace, name } = wanted;
  const attributes = {
    ...{ verb, group, resource: subresource === undefined ? plural : `${plural}/${subresource}` },
    ...{ namespace: namespace === '' ? null : (namespace ?? null), name: name ?? null },
  };
  const allowed = access.allows(user, attributes);
  const head = { kind: resource.kind, apiVersion: apiVersionOf(resource), metadata: {} };
  return { ...head, spec, status: { allowed, ...(allowed ? {} : { reason: 'no RBAC policy matched' }) } };
}
