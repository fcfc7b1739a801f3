// SPDX-License-Identifier: Apache-2.0
/** Stand-in for the StatefulSet controller: ordinals, order, rolling updates from the last pod to the first. */
import type { Control } from './control.ts';
import { controllerOf, isReady, ownerReferenceTo, type NewObject, type Pod, type Workload } from './objects.ts';
import { recordEvent } from './record-event.ts';
import { templateHash } from './template-hash.ts';
import { writeStatus } from './write-status.ts';

interface Claim {
  readonly metadata: { readonly name: string };
  readonly spec: object;
}

const revisionLabel = 'controller-revision-hash';

export async function reconcileStatefulSets(control: Control): Promise<void> {
  for (const set of control.cache.list('statefulsets.apps') as readonly Workload[]) {
    if (set.metadata.deletionTimestamp === undefined) await reconcile(control, set);
  }
}

async function reconcile(control: Control, set: Workload): Promise<void> {
  const pods = podsOf(control, set);
  const revision = `${set.metadata.name}-${templateHash(set)}`;
  await bringTo(control, set, { pods, revision });
  await reportStatus(control, set, revision);
}

/** By their ordinals. */
function podsOf({ cache }: Control, { metadata }: Workload): readonly Pod[] {
  const pods = cache.list('pods') as readonly Pod[];
  return pods.filter((pod) => controllerOf(pod)?.uid === metadata.uid).sort((a, b) => ordinalOf(a) - ordinalOf(b));
}

interface Owned {
  readonly pods: readonly Pod[];
  /** That the pods should have. */
  readonly revision: string;
}

/** In order, one step at a time: what is missing, what is too much, then what is old. */
async function bringTo(control: Control, set: Workload, { pods, revision }: Owned): Promise<void> {
  const { replicas = 1 } = set.spec;
  const parallel = set.spec['podManagementPolicy'] === 'Parallel';
  for (let ordinal = 0; ordinal < replicas; ordinal += 1) {
    const pod = pods.find((one) => ordinalOf(one) === ordinal);
    if (pod === undefined) await createPod(control, set, { ordinal, revision });
    else if (hasEnded(pod)) await removePod(control, set, pod);
    if ((pod === undefined || !isUp(pod)) && !parallel) return;
  }
  const condemned = pods.filter((pod) => ordinalOf(pod) >= replicas).reverse();
  for (const pod of parallel ? condemned : condemned.slice(0, 1)) {
    if (pod.metadata.deletionTimestamp === undefined) await removePod(control, set, pod);
  }
  const strategy = set.spec['updateStrategy'] as { readonly type?: string } | undefined;
  if (condemned.length > 0 || strategy?.type === 'OnDelete' || !pods.every(isUp)) return;
  const old = pods.findLast(({ metadata }) => metadata.labels?.[revisionLabel] !== revision);
  if (old !== undefined) await removePod(control, set, old);
}

async function removePod(control: Control, set: Workload, pod: Pod): Promise<void> {
  await control.remove('pods', pod);
  const message = `delete Pod ${pod.metadata.name} in StatefulSet ${set.metadata.name} successful`;
  recordEvent(control.client, set, { reason: 'SuccessfulDelete', message, component: 'statefulset-controller' });
}

function ordinalOf({ metadata }: Pod): number {
  return Number(metadata.name.slice(metadata.name.lastIndexOf('-') + 1));
}

function isUp(pod: Pod): boolean {
  return isReady(pod) && pod.metadata.deletionTimestamp === undefined;
}

function hasEnded({ metadata, status }: Pod): boolean {
  return metadata.deletionTimestamp === undefined && (status?.phase === 'Failed' || status?.phase === 'Succeeded');
}

async function createPod(
  control: Control,
  set: Workload,
  { ordinal, revision }: { readonly ordinal: number; readonly revision: string },
): Promise<void> {
  const { name, namespace } = set.metadata;
  const { metadata, spec } = set.spec.template;
  const pod = `${name}-${String(ordinal)}`;
  const claims = (set.spec['volumeClaimTemplates'] ?? []) as readonly Claim[];
  const volumes = claims.map((claim) => ({
    ...{ name: claim.metadata.name, persistentVolumeClaim: { claimName: `${claim.metadata.name}-${pod}` } },
  }));
  for (const [i, claim] of claims.entries()) {
    const claimName = volumes[i]?.persistentVolumeClaim.claimName ?? '';
    await createClaim(control, { name: claimName, namespace: namespace ?? '' }, claim);
  }
  const identity = { 'statefulset.kubernetes.io/pod-name': pod, 'apps.kubernetes.io/pod-index': String(ordinal) };
  await control.create('pods', {
    ...{ apiVersion: 'v1', kind: 'Pod' },
    metadata: {
      ...{
        name: pod,
        generateName: `${name}-`,
        ...(namespace === undefined ? {} : { namespace }),
        ownerReferences: [ownerReferenceTo(set)],
      },
      labels: { ...metadata?.labels, ...identity, [revisionLabel]: revision },
      ...(metadata?.annotations === undefined ? {} : { annotations: metadata.annotations }),
    },
    spec: { ...spec, hostname: pod, volumes: [...(spec.volumes ?? []), ...volumes] },
  });
  const message = `create Pod ${pod} in StatefulSet ${name} successful`;
  recordEvent(control.client, set, { reason: 'SuccessfulCreate', message, component: 'statefulset-controller' });
}

/** Stays when the set goes, as with Kubernetes. */
async function createClaim(
  { cache, create }: Control,
  metadata: { readonly name: string; readonly namespace: string },
  { spec }: Claim,
): Promise<void> {
  if (cache.find('persistentvolumeclaims', metadata.namespace, metadata.name) !== undefined) return;
  const claim: NewObject = { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata, spec };
  await create('persistentvolumeclaims', claim);
}

async function reportStatus(control: Control, set: Workload, revision: string): Promise<void> {
  const pods = podsOf(control, set);
  const ready = pods.filter(isUp).length;
  const updated = pods.filter(({ metadata }) => metadata.labels?.[revisionLabel] === revision).length;
  const before = set.status?.['currentRevision'];
  const currentRevision = updated === pods.length || before === undefined ? revision : before;
  await writeStatus(control, ['statefulsets.apps', set], {
    counts: {
      ...{ readyReplicas: ready, updatedReplicas: updated },
      currentReplicas: currentRevision === revision ? updated : pods.length - updated,
    },
    rest: {
      ...{ observedGeneration: set.metadata.generation, replicas: pods.length, availableReplicas: ready },
      ...{ currentRevision, updateRevision: revision, collisionCount: 0 },
    },
  });
}
