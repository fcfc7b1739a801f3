// SPDX-License-Identifier: Apache-2.0
/** Faults on real targets. The engine composes faults of these primitives and proves each by reading back. */
import type { SignalName, UndoAction, UndoResult } from '../core/domain/documents.ts';
import type { BackendId, TargetPlace } from '../core/domain/plan.ts';

/** Where a target is found: its location with all names put in. */
export type TargetAddress = { readonly label: string } & TargetPlace;

/** Who the target is until it is reverted, so that neither a reused pid nor another life of a container is taken for it. */
export type TargetIdentity = ProcessIdentity | ContainerIdentity | ContainerProcessIdentity | PodIdentity;

export interface ProcessIdentity {
  readonly kind: 'process';
  readonly pid: number;
  readonly startTime: string;
  readonly group: boolean;
}

export interface ContainerIdentity {
  readonly kind: 'container';
  /** The whole id. */
  readonly id: string;
  readonly name: string;
  /** As the engine tells it; another one is another life. */
  readonly startedAt: string;
  /** Main process, as the engine's machine numbers it. */
  readonly pid: number;
}

/** The main process of a container, and nothing else in it. */
export interface ContainerProcessIdentity {
  readonly kind: 'container-process';
  /** Id of the container. */
  readonly container: string;
  readonly pid: number;
  readonly startTime: string;
}

/** A pod of a cluster; one that replaces it has another uid. */
export interface PodIdentity {
  readonly kind: 'pod';
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  /** What makes such pods, a Deployment by its ReplicaSet; null for pods of other owners, or of none. */
  readonly controller: PodController | null;
}

export interface PodController {
  readonly resource: 'statefulsets' | 'deployments';
  readonly name: string;
  readonly uid: string;
}

export type Located =
  | { readonly found: true; readonly identity: TargetIdentity }
  | { readonly found: false; readonly reason: string };

export interface TargetObservation {
  /** `cut`: it runs and is connected to no network. */
  readonly condition: 'running' | 'frozen' | 'cut' | 'gone';
  /** It is connected to no network, whatever else it is: held as well, or started again and no longer who is meant. */
  readonly isCut?: true;
  /** What was read, for the timeline. */
  readonly proof: string;
}

export type FaultAction =
  | { readonly do: 'kill'; readonly signal: SignalName }
  /** Asks to end (TERM); KILL when the grace is over. */
  | { readonly do: 'stop'; readonly graceMs: number }
  | { readonly do: 'freeze' }
  /** Cuts a container, or a pod, from its networks. */
  | { readonly do: 'partition' }
  /** Ends a container and starts the same one again, in one request; of a pod, has its controller replace it (a rollout). */
  | { readonly do: 'restart'; readonly graceMs: number }
  /** Sets the number of pods of a pod's controller to 0. */
  | { readonly do: 'scale-down' };

export interface UndoPlan {
  readonly action: UndoAction;
  readonly shell: string;
}

export interface Backend {
  readonly id: BackendId;
  /**
   * What the targets live on, in words for manifest.json; null where that is the machine alone. Rejects with a HarnessError
   * when it cannot be used.
   */
  describe(signal: AbortSignal): Promise<string | null>;
  /** Reads who is there now. Rejects with a HarnessError when that cannot be read. */
  locate(address: TargetAddress, signal: AbortSignal): Promise<Located>;
  /** Sends the request; resolves when it was accepted. Rejects with a HarnessError (`target-gone`, `not-permitted`, ...). */
  apply(action: FaultAction, identity: TargetIdentity, signal: AbortSignal): Promise<void>;
  observe(identity: TargetIdentity, signal: AbortSignal): Promise<TargetObservation>;
  /** Many at the price of few: what each does, in their order. */
  observeAll(identities: readonly TargetIdentity[], signal: AbortSignal): Promise<readonly TargetObservation[]>;
  /**
   * What would put the action back by means of the backend's own, and how a person could do it by hand; null where it has
   * none: processes that were ended are started again by hooks. Reads what it needs to know (the networks of a container).
   */
  undoOf(action: FaultAction, identity: TargetIdentity, signal: AbortSignal): Promise<UndoPlan | null>;
  /** Carries out an undo that is the backend's own and reads it back. Never rejects. */
  undo(action: UndoAction, signal: AbortSignal): Promise<{ readonly result: UndoResult; readonly proof: string }>;
  /** Removes what harnesses that are dead left of the backend's own means (of the system nothing). Never rejects. */
  removeStrays(signal: AbortSignal): Promise<StrayOutcome>;
}

export interface StrayOutcome {
  /** Whether none is left. */
  readonly clean: boolean;
  /** What was found and done, for people. */
  readonly lines: readonly string[];
}
