// SPDX-License-Identifier: Apache-2.0
/** Pods and resources of the run's sandboxes in a cluster, by the names that only the run's sandboxes have. Reads alone. */
import { HarnessError } from '../core/domain/errors.ts';
import { statusOf } from '../platform/kubernetes/errors.ts';
import { type Fields, listAt, numberAt, textAt } from '../platform/kubernetes/values.ts';
import { instanceOf, type KubeContext, podsPath } from './kube-context.ts';
import type { ContainerEnd } from './sandboxes.ts';

export interface SandboxPod {
  readonly instance: string;
  readonly name: string;
  readonly uid: string;
  /** `supervisor` where it has a pod of its own, else `sandbox`. */
  readonly role: 'sandbox' | 'supervisor';
  readonly fields: Fields;
}

const MANAGED = { 'openshell.ai/managed-by': 'openshell' };
const NAME_LABEL = 'openshell.ai/sandbox-name';
const ROLE_LABEL = 'openshell.ai/boundary-role';
/** The newer first. */
const RESOURCE_VERSIONS = ['v1beta1', 'v1alpha1'];
const NOT_FOUND = 404;

export async function listPods({ ctx, api, signal }: KubeContext, namespace: string): Promise<readonly SandboxPod[]> {
  const { items } = await api.list({ path: podsPath(namespace), labels: MANAGED }, signal);
  return items.flatMap((fields) => {
    const instance = instanceOf(ctx, textAt(fields, 'metadata', 'labels', NAME_LABEL) ?? '');
    if (instance === null) return [];
    const role = textAt(fields, 'metadata', 'labels', ROLE_LABEL) === 'supervisor' ? 'supervisor' : 'sandbox';
    const [name, uid] = [textAt(fields, 'metadata', 'name') ?? '', textAt(fields, 'metadata', 'uid') ?? ''];
    return [{ instance, name, uid, role, fields }];
  });
}

export interface ClusterObject {
  readonly kind: 'sandbox-resource' | 'deployment';
  readonly instance: string;
  readonly name: string;
  readonly path: string;
}

/** Custom resources of the run's sandboxes, and the Deployments of their supervisors. */
export async function listObjects(kube: KubeContext, namespace: string): Promise<readonly ClusterObject[]> {
  const deployments = `/apis/apps/v1/namespaces/${encodeURIComponent(namespace)}/deployments`;
  return [
    ...(await listResources(kube, namespace)),
    ...(await listAll(kube, { kind: 'deployment', path: deployments })),
  ];
}

async function listResources(kube: KubeContext, namespace: string): Promise<readonly ClusterObject[]> {
  for (const version of RESOURCE_VERSIONS) {
    const path = `/apis/agents.x-k8s.io/${version}/namespaces/${encodeURIComponent(namespace)}/sandboxes`;
    try {
      return await listAll(kube, { kind: 'sandbox-resource', path });
    } catch (error) {
      if (statusOf(error) !== NOT_FOUND) throw error;
    }
  }
  throw new HarnessError('the cluster knows no sandboxes.agents.x-k8s.io', { code: 'cluster-refused' });
}

async function listAll(
  { ctx, api, signal }: KubeContext,
  { kind, path }: Pick<ClusterObject, 'kind' | 'path'>,
): Promise<readonly ClusterObject[]> {
  const { items } = await api.list({ path, labels: MANAGED }, signal);
  return items.flatMap((item) => {
    const instance = instanceOf(ctx, textAt(item, 'metadata', 'labels', NAME_LABEL) ?? '');
    const name = textAt(item, 'metadata', 'name') ?? '';
    return instance === null ? [] : [{ kind, instance, name, path: `${path}/${encodeURIComponent(name)}` }];
  });
}

/** How the container of a sandbox's main process stands. */
export function endOf({ fields }: Pick<SandboxPod, 'fields'>): ContainerEnd {
  const [main] = listAt(fields, 'status', 'containerStatuses');
  const exitCode = numberAt(main, 'state', 'terminated', 'exitCode');
  return { status: exitCode === null ? 'running' : 'exited', exitCode };
}
