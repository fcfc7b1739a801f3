// SPDX-License-Identifier: Apache-2.0
/** Stand-in for the ReplicaSet controller: as many pods as are wanted, whoever they are. */
import type { Control } from './control.ts';
import { controllerOf, isReady, ownerReferenceTo, type Pod, type Workload } from './objects.ts';
import { recordEvent } from './record-event.ts';
import { writeStatus } from './write-status.ts';

export async function reconcileReplicaSets(control: Control): Promise<void> {
  for (const set of control.cache.list('replicasets.apps') as readonly Workload[]) {
    if (set.metadata.deletionTimestamp === undefined) await reconcile(control, set);
  }
}

async function reconcile(control: Control, set: Workload): Promise<void> {
  const { replicas = 1 } = set.spec;
  const pods = livePods(control, set);
  for (let missing = replicas - pods.length; missing > 0; missing -= 1) await createPod(control, set);
  // Those that are not ready go first.
  const spare = [...pods].sort((a, b) => Number(isReady(a)) - Number(isReady(b))).slice(0, pods.length - replicas);
  if (pods.length > replicas) for (const pod of spare) await removePod(control, set, pod);
  await reportStatus(control, set);
}

/** Terminating and ended ones do not count: they are replaced at once. */
function livePods({ cache }: Control, { metadata }: Workload): readonly Pod[] {
  const pods = cache.list('pods') as readonly Pod[];
  return pods.filter(
    (pod) =>
      controllerOf(pod)?.uid === metadata.uid &&
      pod.metadata.deletionTimestamp === undefined &&
      pod.status?.phase !== 'Failed' &&
      pod.status?.phase !== 'Succeeded',
  );
}

async function createPod(control: Control, set: Workload): Promise<void> {
  const { name, namespace = '' } = set.metadata;
  const { metadata, spec } = set.spec.template;
  const pod = await control.create('pods', {
    ...{ apiVersion: 'v1', kind: 'Pod', spec },
    metadata: { ...metadata, generateName: `${name}-`, namespace, ownerReferences: [ownerReferenceTo(set)] },
  });
  tell(control, set, { reason: 'SuccessfulCreate', message: `Created pod: ${pod.metadata.name}` });
}

async function removePod(control: Control, set: Workload, pod: Pod): Promise<void> {
  await control.remove('pods', pod);
  tell(control, set, { reason: 'SuccessfulDelete', message: `Deleted pod: ${pod.metadata.name}` });
}

function tell({ client }: Control, set: Workload, words: { readonly reason: string; readonly message: string }): void {
  recordEvent(client, set, { ...words, component: 'replicaset-controller' });
}

async function reportStatus(control: Control, set: Workload): Promise<void> {
  const pods = livePods(control, set);
  const ready = pods.filter(isReady).length;
  await writeStatus(control, ['replicasets.apps', set], {
    counts: { fullyLabeledReplicas: pods.length, readyReplicas: ready, availableReplicas: ready },
    rest: { observedGeneration: set.metadata.generation, replicas: pods.length },
  });
}
