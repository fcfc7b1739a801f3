// SPDX-License-Identifier: Apache-2.0
/**
 * Stand-in for the agent-sandbox controller: one pod of the sandbox's name for each Sandbox that is not suspended. The pod
 * is the sandbox's own, and one that ended stays as it is: nobody restarts it.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Control } from './control.ts';
import { controllerOf, isReady, kubeTime, ownerReferenceTo, type Condition } from './objects.ts';
import type { KubeObject, Pod, PodTemplate } from './objects.ts';

interface Sandbox extends KubeObject {
  readonly spec: {
    readonly podTemplate: PodTemplate;
    readonly operatingMode?: 'Running' | 'Suspended';
    readonly replicas?: number;
  };
  readonly status?: { readonly conditions?: readonly Condition[] };
}

const resource = 'sandboxes.agents.x-k8s.io';

export async function reconcileSandboxes(control: Control): Promise<void> {
  for (const sandbox of control.cache.list(resource) as readonly Sandbox[]) {
    if (sandbox.metadata.deletionTimestamp === undefined) await reconcile(control, sandbox);
  }
}

async function reconcile(control: Control, sandbox: Sandbox): Promise<void> {
  const { operatingMode, replicas = 1 } = sandbox.spec;
  const suspended = operatingMode === 'Suspended' || replicas === 0;
  const pod = podOf(control, sandbox);
  if (pod === undefined && !suspended) await createPod(control, sandbox);
  if (pod !== undefined && suspended && pod.metadata.deletionTimestamp === undefined) await control.remove('pods', pod);
  await reportStatus(control, sandbox, suspended);
}

function podOf({ cache }: Control, { metadata }: Sandbox): Pod | undefined {
  const pod = cache.find('pods', metadata.namespace, metadata.name) as Pod | undefined;
  return pod !== undefined && controllerOf(pod)?.uid === metadata.uid ? pod : undefined;
}

async function createPod(control: Control, sandbox: Sandbox): Promise<void> {
  const { name, namespace = '', labels } = sandbox.metadata;
  const { metadata, spec } = sandbox.spec.podTemplate;
  await control.create('pods', {
    ...{ apiVersion: 'v1', kind: 'Pod', spec },
    metadata: {
      ...{ name, namespace, ownerReferences: [ownerReferenceTo(sandbox)] },
      labels: { ...labels, ...metadata?.labels },
      ...(metadata?.annotations === undefined ? {} : { annotations: metadata.annotations }),
    },
  });
  const annotations = { 'agents.x-k8s.io/pod-name': name };
  await control.patch(resource, sandbox, { metadata: { annotations } });
}

async function reportStatus(control: Control, sandbox: Sandbox, suspended: boolean): Promise<void> {
  const pod = podOf(control, sandbox);
  const ready = pod !== undefined && isReady(pod);
  const status = ready ? 'True' : 'False';
  const reason = ready ? 'DependenciesReady' : suspended ? 'SandboxSuspended' : 'DependenciesNotReady';
  const before = sandbox.status?.conditions?.find(({ type }) => type === 'Ready');
  const lastTransitionTime = before?.status === status ? (before.lastTransitionTime ?? kubeTime()) : kubeTime();
  const conditions = [{ type: 'Ready', status, reason, message: reason, lastTransitionTime }];
  const next = { conditions, replicas: pod === undefined ? 0 : 1 };
  if (!isDeepStrictEqual(next, sandbox.status)) await control.patch(resource, sandbox, { status: next }, '/status');
}
