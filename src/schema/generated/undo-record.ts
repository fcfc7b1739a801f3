// SPDX-License-Identifier: Apache-2.0
// Generated from ../undo-record.schema.json, do not edit: npm run schema

export interface UndoIntent {
  readonly v: 1;
  readonly type: 'undo';
  /**
   * Number of the record within the run, from 1.
   */
  readonly id: number;
  /**
   * Wall time, ISO 8601.
   */
  readonly at: string;
  /**
   * Identity of the machine's boot; pids of another boot mean nothing.
   */
  readonly bootId: string;
  /**
   * Operation and target, for people.
   */
  readonly subject: string;
  readonly action: UndoAction;
  /**
   * What a person could do by hand. Never executed.
   */
  readonly shell: string;
}

export interface UndoDone {
  readonly v: 1;
  readonly type: 'undone';
  /**
   * The record that was carried out.
   */
  readonly id: number;
  readonly at: string;
  readonly result: UndoResult;
  /**
   * What was read back.
   */
  readonly proof: string;
}

export type UndoResult = 'reverted' | 'already-clean' | 'gone-with-target' | 'foreign-state-refused' | 'failed';

export type UndoAction =
  | ProcessContinue
  | ComponentStart
  | SystemShutdown
  | SystemSweep
  | ProcessEnd
  | RoleStart
  | OperationRevert
  | ContainerUnpause
  | ContainerStart
  | NetworkConnect
  | WorkloadScale
  | WorkloadReady
  | NetworkPolicyDelete;

/**
 * Let a frozen process, or process group, run again.
 */
export interface ProcessContinue {
  readonly kind: 'process.continue';
  readonly pid: number;
  /**
   * Start time of the process as the kernel tells it; another one is another process.
   */
  readonly startTime: string;
  /**
   * Whether the whole group of the process was frozen.
   */
  readonly group: boolean;
}

/**
 * Start a component again with the same arguments (the adapter's start hook).
 */
export interface ComponentStart {
  readonly kind: 'component.start';
  readonly component: string;
}

/**
 * Shut down the system that the run booted (the adapter's shutdown hook).
 */
export interface SystemShutdown {
  readonly kind: 'system.shutdown';
}

/**
 * Remove whatever of the run outlived deletion and shutdown (the adapter's sweep hook).
 */
export interface SystemSweep {
  readonly kind: 'system.sweep';
}

/**
 * End a process group that the harness started and could not end itself.
 */
export interface ProcessEnd {
  readonly kind: 'process.end';
  readonly pid: number;
  readonly startTime: string;
}

/**
 * Start a role of an instance again with the same arguments (the start hook of the adapter's role).
 */
export interface RoleStart {
  readonly kind: 'role.start';
  readonly workload: string;
  readonly instance: string;
  readonly role: string;
}

/**
 * Undo an operation of the adapter (its revert hook).
 */
export interface OperationRevert {
  readonly kind: 'operation.revert';
  /**
   * Name among the adapter's operations.
   */
  readonly operation: string;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  /**
   * Its arguments as text; a file is a path within the run directory.
   */
  readonly with: {
    readonly [k: string]: string;
  };
  /**
   * What its capture hook printed; empty without one.
   */
  readonly captured: string;
}

/**
 * Let a paused container run again.
 */
export interface ContainerUnpause {
  readonly kind: 'container.unpause';
  /**
   * The whole id of the container.
   */
  readonly id: string;
  /**
   * When it was started, as the engine tells it; another time is another life of it.
   */
  readonly startedAt: string;
}

/**
 * Start a container again that was taken down.
 */
export interface ContainerStart {
  readonly kind: 'container.start';
  /**
   * The whole id of the container.
   */
  readonly id: string;
}

/**
 * Connect a container, whichever life it lives, to the networks it was cut from, with the names and the address it had.
 */
export interface NetworkConnect {
  readonly kind: 'network.connect';
  /**
   * The whole id of the container.
   */
  readonly id: string;
  /**
   * When it was started, as the engine tells it; another time is another life of it.
   */
  readonly startedAt: string;
  readonly networks: readonly {
    readonly name: string;
    readonly id: string;
    readonly aliases: readonly string[];
    readonly ipv4: string | null;
  }[];
}

/**
 * Give a controller of a cluster the number of pods back that it had.
 */
export interface WorkloadScale {
  readonly kind: 'workload.scale';
  /**
   * Address of the cluster's API server; through another one nothing is undone.
   */
  readonly server: string;
  readonly namespace: string;
  readonly resource: 'statefulsets' | 'deployments';
  readonly name: string;
  /**
   * Another object of the same name has another one.
   */
  readonly uid: string;
  /**
   * As many as there were to be before.
   */
  readonly replicas: number;
}

/**
 * Wait until a controller of a cluster has its pods running again; it brings them back by itself.
 */
export interface WorkloadReady {
  readonly kind: 'workload.ready';
  /**
   * Address of the cluster's API server; through another one nothing is undone.
   */
  readonly server: string;
  readonly namespace: string;
  readonly resource: 'statefulsets' | 'deployments';
  readonly name: string;
  /**
   * Another object of the same name has another one.
   */
  readonly uid: string;
  /**
   * As many as there were to be before.
   */
  readonly replicas: number;
}

/**
 * Delete the network policy of ours that cuts a pod off.
 */
export interface NetworkPolicyDelete {
  readonly kind: 'network-policy.delete';
  /**
   * Address of the cluster's API server; through another one nothing is undone.
   */
  readonly server: string;
  readonly namespace: string;
  readonly name: string;
  /**
   * Value of the label that says whose it is; one with another label is somebody else's.
   */
  readonly run: string;
}

/**
 * One line of undo.jsonl: what would put a thing back, or that it was put back. Written and synced before the fault is applied.
 */
export type UndoRecord = UndoIntent | UndoDone;
