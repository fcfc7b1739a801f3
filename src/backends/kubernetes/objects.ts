// SPDX-License-Identifier: Apache-2.0
/** What is read of pods and of what makes them. Everything that a cluster answers may be missing or of another type. */
import { HarnessError } from '../../core/domain/errors.ts';
import type { PodController } from '../../ports/backend.ts';
import { type Fields, listAt, numberAt, recordAt, textAt, textsAt, valueAt } from '../../platform/kubernetes/values.ts';

export interface ContainerFacts {
  readonly name: string;
  readonly state: 'running' | 'waiting' | 'terminated';
  /** Why it waits or has ended: `CrashLoopBackOff`, `Completed`, ...; null when that is not said. */
  readonly reason: string | null;
  readonly exitCode: number | null;
  readonly restarts: number;
  /** RFC 3339; null while it waits. */
  readonly startedAt: string | null;
}

export interface Owner {
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
}

export interface PodFacts {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  readonly labels: Readonly<Record<string, string>>;
  /** RFC 3339. */
  readonly createdAt: string;
  readonly phase: string;
  readonly isReady: boolean;
  /** It was asked to go. */
  readonly isTerminating: boolean;
  readonly finalizers: readonly string[];
  readonly containers: readonly ContainerFacts[];
  /** In the order of its specification. */
  readonly containerNames: readonly string[];
  /** The one that manages it. */
  readonly owner: Owner | null;
}

/** Throws a HarnessError (`cluster-answer`) for what has no name or uid. */
export function podOf(value: Fields): PodFacts {
  const { namespace, name, uid, labels } = metadataOf(value);
  const conditions = listAt(value, 'status', 'conditions');
  return {
    namespace,
    name,
    uid,
    labels,
    createdAt: textAt(value, 'metadata', 'creationTimestamp') ?? '',
    phase: textAt(value, 'status', 'phase') ?? 'Unknown',
    isReady: conditions.some((one) => textAt(one, 'type') === 'Ready' && textAt(one, 'status') === 'True'),
    isTerminating: isTerminating(value),
    finalizers: listAt(value, 'metadata', 'finalizers').filter((one) => typeof one === 'string'),
    containers: listAt(value, 'status', 'containerStatuses').map(containerOf),
    containerNames: listAt(value, 'spec', 'containers').flatMap((one) => textAt(one, 'name') ?? []),
    owner: ownerOf(value),
  };
}

function containerOf(status: unknown): ContainerFacts {
  const state = recordAt(status, 'state');
  const named = (['running', 'terminated'] as const).find((one) => valueAt(state, one) !== undefined) ?? 'waiting';
  return {
    name: textAt(status, 'name') ?? '',
    state: named,
    reason: textAt(state, named, 'reason'),
    exitCode: numberAt(state, named, 'exitCode'),
    restarts: numberAt(status, 'restartCount') ?? 0,
    startedAt: textAt(state, named, 'startedAt'),
  };
}

/** The owner that manages an object: of several one at most does. */
export function ownerOf(value: Fields): Owner | null {
  const managing = listAt(value, 'metadata', 'ownerReferences').find((one) => valueAt(one, 'controller') === true);
  if (managing === undefined) return null;
  const [kind, name, uid] = [textAt(managing, 'kind'), textAt(managing, 'name'), textAt(managing, 'uid')];
  return kind === null || name === null || uid === null ? null : { kind, name, uid };
}

interface Metadata {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  readonly labels: Readonly<Record<string, string>>;
}

export function metadataOf(value: Fields): Metadata {
  const [name, uid] = [textAt(value, 'metadata', 'name'), textAt(value, 'metadata', 'uid')];
  if (name === null || uid === null) {
    throw new HarnessError('the cluster answered with an object that has no name or uid', { code: 'cluster-answer' });
  }
  const namespace = textAt(value, 'metadata', 'namespace') ?? '';
  return { namespace, name, uid, labels: textsAt(value, 'metadata', 'labels') };
}

/** Whether a container of it runs. */
export function isRunning({ phase, containers }: PodFacts): boolean {
  return phase === 'Running' && containers.some(({ state }) => state === 'running');
}

/** `Running`, `Pending (ImagePullBackOff)`, `Running (CrashLoopBackOff)`, `Terminating`. */
export function describePod({ phase, containers, isTerminating, finalizers }: PodFacts): string {
  const held = finalizers.length === 0 ? '' : `, held by ${finalizers.slice(0, 5).join(', ')}`;
  if (isTerminating) return `Terminating${held}`;
  const reasons = containers.flatMap(({ state, reason }) => (state === 'running' ? [] : (reason ?? [])));
  return reasons.length === 0 ? phase : `${phase} (${[...new Set(reasons)].slice(0, 3).join(', ')})`;
}

export interface ControllerFacts extends PodController {
  readonly namespace: string;
  readonly resourceVersion: string;
  /** As many as there are to be. */
  readonly replicas: number;
  /** What its pods carry. */
  readonly selector: Readonly<Record<string, string>>;
  readonly isTerminating: boolean;
}

/** Throws a HarnessError (`cluster-answer`) for what has no name or uid. */
export function controllerOf(resource: PodController['resource'], value: Fields): ControllerFacts {
  const { namespace, name, uid } = metadataOf(value);
  return {
    resource,
    namespace,
    name,
    uid,
    resourceVersion: textAt(value, 'metadata', 'resourceVersion') ?? '',
    // As the API has it where none is given.
    replicas: numberAt(value, 'spec', 'replicas') ?? 1,
    selector: textsAt(value, 'spec', 'selector', 'matchLabels'),
    isTerminating: isTerminating(value),
  };
}

/** Whether it was asked to go. */
export function isTerminating(value: Fields): boolean {
  return textAt(value, 'metadata', 'deletionTimestamp') !== null;
}
