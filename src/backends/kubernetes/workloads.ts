// SPDX-License-Identifier: Apache-2.0
/**
 * StatefulSets and Deployments, which make pods: how many there are to be, having them replaced, and whether they run. One
 * is its resource, namespace, name and uid; another one of the same name is left alone.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type { PodController, PodIdentity } from '../../ports/backend.ts';
import type { ClusterApi } from '../../platform/kubernetes/cluster-api.ts';
import { statusOf } from '../../platform/kubernetes/errors.ts';
import { textAt } from '../../platform/kubernetes/values.ts';
import { type ControllerFacts, controllerOf, describePod, isRunning, type PodFacts, podOf } from './objects.ts';
import { controllerPath, namespacePath, podsPath } from './paths.ts';

export type WorkloadRef = PodController & { readonly namespace: string };

const MERGE_PATCH = 'application/merge-patch+json';
/** As `kubectl rollout restart` does it. */
const RESTARTED_AT = 'kubectl.kubernetes.io/restartedAt';

/** Throws a HarnessError (`not-applicable-target`) for a pod of another owner, or of none. */
export function workloadOfPod({ namespace, name, controller }: PodIdentity): WorkloadRef {
  if (controller !== null) return { namespace, ...controller };
  throw new HarnessError(`pod ${namespace}/${name} is made by neither a StatefulSet nor a Deployment`, {
    code: 'not-applicable-target',
    hint: 'It can be killed, stopped and cut off, but nothing holds a number of such pods or replaces them.',
  });
}

/** `statefulset a/gateway` */
export function nameWorkload({ resource, namespace, name }: Omit<WorkloadRef, 'uid'>): string {
  return `${kindOf(resource)} ${namespace}/${name}`;
}

/** As kubectl takes it: `statefulset`. */
export function kindOf(resource: PodController['resource']): string {
  return resource.slice(0, -1);
}

/** Null when it is gone or another one has its name. */
export async function readWorkload(
  api: ClusterApi,
  ref: WorkloadRef,
  signal: AbortSignal,
): Promise<ControllerFacts | null> {
  const found = await api.read(controllerPath(ref), signal);
  if (found === null) return null;
  const facts = controllerOf(ref.resource, found);
  return facts.uid === ref.uid ? facts : null;
}

/** Rejects with a HarnessError (409) when it was changed since it was read. */
export async function setReplicas(
  api: ClusterApi,
  { facts, replicas }: { readonly facts: ControllerFacts; readonly replicas: number },
  signal: AbortSignal,
): Promise<void> {
  const { resourceVersion } = facts;
  await api.send(
    {
      method: 'PATCH',
      path: `${controllerPath(facts)}/scale`,
      body: { metadata: { resourceVersion }, spec: { replicas } },
      contentType: MERGE_PATCH,
    },
    signal,
  );
}

/** Has all its pods replaced. The same time again changes nothing. */
export async function restartWorkload(
  api: ClusterApi,
  { facts, at }: { readonly facts: ControllerFacts; readonly at: string },
  signal: AbortSignal,
): Promise<void> {
  await api.send(
    {
      method: 'PATCH',
      path: controllerPath(facts),
      body: {
        metadata: { uid: facts.uid },
        spec: { template: { metadata: { annotations: { [RESTARTED_AT]: at } } } },
      },
      contentType: MERGE_PATCH,
    },
    signal,
  );
}

export interface PodsOfWorkload {
  /** Of those that stay. */
  readonly running: readonly PodFacts[];
  readonly all: readonly PodFacts[];
}

export async function readPods(
  api: ClusterApi,
  { namespace, selector }: ControllerFacts,
  signal: AbortSignal,
): Promise<PodsOfWorkload> {
  const { items } = await api.list({ path: podsPath(namespace), labels: selector }, signal);
  const all = items.map(podOf);
  return { all, running: all.filter((pod) => isRunning(pod) && !pod.isTerminating) };
}

/** What keeps its pods from running, with the command that would remove it where there is one. */
export async function describeMissing(
  api: ClusterApi,
  { facts, pods, replicas }: WorkloadState,
  signal: AbortSignal,
): Promise<string> {
  const count = `${pods.running.length} of ${replicas} pods of ${nameWorkload(facts)} run`;
  const others = pods.all.filter((pod) => !pods.running.includes(pod)).slice(0, 3);
  const states = others.map((pod) => `pod ${pod.name} is ${describePod(pod)}${commandFor(pod)}`);
  const leaving = await isNamespaceLeaving(api, facts.namespace, signal);
  return [count, ...states, ...(leaving ? [`namespace ${facts.namespace} is being deleted`] : [])].join('; ');
}

export interface WorkloadState {
  readonly facts: ControllerFacts;
  readonly pods: PodsOfWorkload;
  readonly replicas: number;
}

/** One that does not go is held by a finalizer, or its node does not answer. */
function commandFor({ isTerminating, namespace, name, finalizers }: PodFacts): string {
  if (!isTerminating) return '';
  const how =
    finalizers.length === 0
      ? `kubectl --namespace ${namespace} delete pod ${name} --force --grace-period=0`
      : `kubectl --namespace ${namespace} patch pod ${name} --type=merge --patch '{"metadata":{"finalizers":null}}'`;
  return ` (${how})`;
}

/** Nothing new can be made in one. Whether that may be read is of no matter here. */
async function isNamespaceLeaving(api: ClusterApi, namespace: string, signal: AbortSignal): Promise<boolean> {
  try {
    const found = await api.read(namespacePath(namespace), signal);
    return found === null || textAt(found, 'status', 'phase') === 'Terminating';
  } catch (error) {
    if (statusOf(error) === null) throw error;
    return false;
  }
}
