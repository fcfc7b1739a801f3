// SPDX-License-Identifier: Apache-2.0
/** Stand-in for the Deployment controller: a ReplicaSet for each template, and rollouts from the old ones to the new. */
import type { Control } from './control.ts';
import { controllerOf, kubeTime, ownerReferenceTo, type Condition, type Workload } from './objects.ts';
import { recordEvent } from './record-event.ts';
import { templateHash } from './template-hash.ts';
import { writeStatus } from './write-status.ts';

const hashLabel = 'pod-template-hash';
const revisionAnnotation = 'deployment.kubernetes.io/revision';

export async function reconcileDeployments(control: Control): Promise<void> {
  for (const deployment of control.cache.list('deployments.apps') as readonly Workload[]) {
    if (deployment.metadata.deletionTimestamp === undefined) await reconcile(control, deployment);
  }
}

async function reconcile(control: Control, deployment: Workload): Promise<void> {
  const hash = templateHash(deployment);
  const isNew = (set: Workload): boolean => set.metadata.labels?.[hashLabel] === hash;
  const before = setsOf(control, deployment);
  if (!before.some(isNew)) await createSet(control, deployment, { hash, revision: before.length + 1 });
  const sets = setsOf(control, deployment);
  const current = sets.find(isNew);
  if (current !== undefined) {
    await noteRevision(control, deployment, current);
    await roll(control, deployment, { current, old: sets.filter((set) => !isNew(set)) });
    await reportStatus(control, deployment, hash);
  }
}

/** On the deployment, as on the set in use. */
async function noteRevision(control: Control, deployment: Workload, current: Workload): Promise<void> {
  const revision = current.metadata.annotations?.[revisionAnnotation];
  if (deployment.metadata.annotations?.[revisionAnnotation] === revision) return;
  await control.patch('deployments.apps', deployment, {
    metadata: { annotations: { [revisionAnnotation]: revision } },
  });
}

function setsOf({ cache }: Control, { metadata }: Workload): readonly Workload[] {
  const sets = cache.list('replicasets.apps') as readonly Workload[];
  return sets.filter((set) => controllerOf(set)?.uid === metadata.uid);
}

interface Rollout {
  readonly current: Workload;
  readonly old: readonly Workload[];
}

/** As far as surge and unavailability allow; the rest follows when pods become ready or go. */
async function roll(control: Control, deployment: Workload, { current, old }: Rollout): Promise<void> {
  const { replicas = 1 } = deployment.spec;
  const wanted = (set: Workload): number => set.spec.replicas ?? 1;
  const oldWanted = old.reduce((sum, set) => sum + wanted(set), 0);
  const { recreate, surge, unavailable } = strategyOf(deployment, replicas);
  const oldPods = old.reduce((sum, set) => sum + statusOf(set, 'replicas'), 0);
  if (recreate) {
    for (const set of old) await scale(control, set, 0);
    await scale(control, current, oldPods > 0 || oldWanted > 0 ? wanted(current) : replicas);
    return;
  }
  const room = replicas + surge - oldWanted;
  await scale(control, current, Math.min(replicas, Math.max(oldWanted === 0 ? replicas : room, wanted(current), 0)));
  let removable = statusOf(current, 'readyReplicas') + readyOf(old) - (replicas - unavailable);
  for (const set of old) {
    const unready = wanted(set) - statusOf(set, 'readyReplicas');
    const less = Math.min(wanted(set), Math.max(0, removable) + Math.max(0, unready));
    removable -= less - Math.max(0, unready);
    await scale(control, set, wanted(set) - less);
  }
}

function readyOf(sets: readonly Workload[]): number {
  return sets.reduce((sum, set) => sum + statusOf(set, 'readyReplicas'), 0);
}

function statusOf({ status }: Workload, field: string): number {
  return (status?.[field] as number | undefined) ?? 0;
}

interface Strategy {
  readonly recreate: boolean;
  readonly surge: number;
  readonly unavailable: number;
}

function strategyOf({ spec }: Workload, replicas: number): Strategy {
  const { type, rollingUpdate = {} } = spec['strategy'] as {
    readonly type?: string;
    readonly rollingUpdate?: { readonly maxSurge?: number | string; readonly maxUnavailable?: number | string };
  };
  const surge = amount(rollingUpdate.maxSurge ?? '25%', replicas, Math.ceil);
  const unavailable = amount(rollingUpdate.maxUnavailable ?? '25%', replicas, Math.floor);
  return { recreate: type === 'Recreate', surge, unavailable: surge + unavailable === 0 ? 1 : unavailable };
}

function amount(value: number | string, of: number, round: (value: number) => number): number {
  return typeof value === 'number' ? value : round((Number(value.replace('%', '')) * of) / 100);
}

async function scale(control: Control, set: Workload, replicas: number): Promise<void> {
  const before = set.spec.replicas ?? 1;
  if (before === replicas) return;
  await control.patch('replicasets.apps', set, { spec: { replicas } });
  const way = before < replicas ? 'up' : 'down';
  const message = `Scaled ${way} replica set ${set.metadata.name} from ${String(before)} to ${String(replicas)}`;
  recordEvent(control.client, set, { reason: 'ScalingReplicaSet', message, component: 'deployment-controller' });
}

async function createSet(
  control: Control,
  deployment: Workload,
  { hash, revision }: { readonly hash: string; readonly revision: number },
): Promise<void> {
  const { name, namespace = '' } = deployment.metadata;
  const { template, selector } = deployment.spec;
  const labels = { ...template.metadata?.labels, [hashLabel]: hash };
  await control.create('replicasets.apps', {
    ...{ apiVersion: 'apps/v1', kind: 'ReplicaSet' },
    metadata: {
      ...{ name: `${name}-${hash}`, namespace, labels, ownerReferences: [ownerReferenceTo(deployment)] },
      annotations: { [revisionAnnotation]: String(revision) },
    },
    spec: {
      replicas: 0,
      selector: { ...selector, matchLabels: { ...selector.matchLabels, [hashLabel]: hash } },
      template: { ...template, metadata: { ...template.metadata, labels } },
    },
  });
}

async function reportStatus(control: Control, deployment: Workload, hash: string): Promise<void> {
  const sets = setsOf(control, deployment);
  const current = sets.find(({ metadata }) => metadata.labels?.[hashLabel] === hash);
  const { replicas = 1 } = deployment.spec;
  const ready = readyOf(sets);
  const all = sets.reduce((sum, set) => sum + statusOf(set, 'replicas'), 0);
  const updated = current === undefined ? 0 : statusOf(current, 'replicas');
  const complete = updated === replicas && all === replicas && ready === replicas;
  const { unavailable } = strategyOf(deployment, replicas);
  const enough = ready >= replicas - unavailable;
  const available = enough ? 'MinimumReplicasAvailable' : 'MinimumReplicasUnavailable';
  const progress = complete ? 'NewReplicaSetAvailable' : 'ReplicaSetUpdated';
  const conditions = [
    condition(deployment, 'Available', { holds: enough, reason: available }),
    condition(deployment, 'Progressing', { holds: true, reason: progress }),
  ];
  await writeStatus(control, ['deployments.apps', deployment], {
    counts: {
      ...{ replicas: all, updatedReplicas: updated, readyReplicas: ready, availableReplicas: ready },
      unavailableReplicas: Math.max(0, replicas - ready),
    },
    rest: { observedGeneration: deployment.metadata.generation, conditions },
  });
}

const messages: Readonly<Record<string, string>> = {
  MinimumReplicasAvailable: 'Deployment has minimum availability.',
  MinimumReplicasUnavailable: 'Deployment does not have minimum availability.',
  NewReplicaSetAvailable: 'ReplicaSet has successfully progressed.',
  ReplicaSetUpdated: 'ReplicaSet is progressing.',
};

/** The times stay as long as it says the same. */
function condition(
  { status }: Workload,
  type: string,
  { holds, reason }: { readonly holds: boolean; readonly reason: string },
): Condition & { readonly lastUpdateTime: string } {
  const value = holds ? 'True' : 'False';
  const conditions = (status?.['conditions'] ?? []) as readonly (Condition & { readonly lastUpdateTime: string })[];
  const before = conditions.find((one) => one.type === type);
  if (before?.status === value && before.reason === reason) return before;
  const now = kubeTime();
  const lastTransitionTime = before?.status === value ? (before.lastTransitionTime ?? now) : now;
  return { type, status: value, reason, message: messages[reason] ?? '', lastUpdateTime: now, lastTransitionTime };
}
