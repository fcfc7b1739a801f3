// SPDX-License-Identifier: Apache-2.0
// Generated from ../timeline-event.schema.json, do not edit: npm run schema

import type { ComponentState, FaultKind, InstanceState } from './experiment.ts';
import type { SystemInfo } from './run-manifest.ts';
import type { UndoResult } from './undo-record.ts';

export interface EventEnvelope {
  /**
   * Version of the format; a newer one is refused.
   */
  readonly v: number;
  /**
   * Number of the event, from 0, without gaps.
   */
  readonly seq: number;
  /**
   * Wall time for people, ISO 8601.
   */
  readonly at: string;
  /**
   * Milliseconds since the run began, on a monotonic clock; for order and durations.
   */
  readonly elapsedMs: number;
}

/**
 * `gateway`, or `counter-0/supervisor`.
 */
export type TargetLabel = string;

export type Phase =
  | 'boot'
  | 'flow'
  | 'revert'
  | 'settle'
  | 'steady-state'
  | 'collect'
  | 'delete'
  | 'shutdown'
  | 'sweep'
  | 'evaluate';

export interface LogPosition {
  readonly log: string;
  readonly lines: number;
  readonly bytes: number;
}

export interface LogTextCount {
  readonly text: string;
  readonly count: number;
  /**
   * Line numbers of the first matches, from 1.
   */
  readonly lines: readonly number[];
}

/**
 * The run directory is open.
 */
export interface RunStarted {
  readonly type: 'run.started';
  readonly runId: string;
  readonly experiment: string;
  readonly adapter: string;
  readonly seed: string;
}

/**
 * A part of the run began.
 */
export interface PhaseStarted {
  readonly type: 'phase.started';
  readonly phase: Phase;
}

/**
 * A part of the run ended.
 */
export interface PhaseEnded {
  readonly type: 'phase.ended';
  readonly phase: Phase;
  readonly outcome: 'done' | 'failed' | 'skipped';
  readonly reason: string | null;
}

/**
 * The boot hook described the system.
 */
export interface SystemBooted {
  readonly type: 'system.booted';
  readonly system: SystemInfo;
}

/**
 * A component was seen in another state.
 */
export interface ComponentStateChanged {
  readonly type: 'component.state';
  readonly component: string;
  readonly state: ComponentState;
}

/**
 * A hook was started (reads and ready polls are recorded only when they fail).
 */
export interface HookStarted {
  readonly type: 'hook.started';
  readonly hook: string;
  readonly subject: string | null;
}

/**
 * A hook ended.
 */
export interface HookEnded {
  readonly type: 'hook.ended';
  readonly hook: string;
  readonly subject: string | null;
  readonly exitCode: number | null;
  readonly outcome: 'ok' | 'failed' | 'timed-out' | 'cancelled';
  readonly durationMs: number;
  /**
   * Head of the output, bounded.
   */
  readonly stdout: string;
  /**
   * Tail of the output, bounded.
   */
  readonly stderr: string;
}

/**
 * A step of the flow began.
 */
export interface StepStarted {
  readonly type: 'step.started';
  readonly step: string;
  readonly parent: string | null;
  readonly kind:
    | 'serial'
    | 'parallel'
    | 'repeat'
    | 'round'
    | 'delay'
    | 'start'
    | 'await'
    | 'workload'
    | 'operation'
    | 'revert'
    | 'wait'
    | 'start-operation'
    | 'await-operation'
    | 'hold'
    | 'stop'
    | 'inventory';
  readonly label: string;
}

/**
 * A step of the flow ended.
 */
export interface StepEnded {
  readonly type: 'step.ended';
  readonly step: string;
  readonly outcome: 'done' | 'failed' | 'timed-out' | 'cancelled' | 'skipped';
  readonly reason: string | null;
}

/**
 * An instance was seen in another state.
 */
export interface InstanceStateChanged {
  readonly type: 'instance.state';
  readonly workload: string;
  readonly instance: string;
  readonly state: InstanceState;
  readonly rawPhase: string | null;
  readonly exitCode: number | null;
  readonly reason: string | null;
}

/**
 * An instance left Succeeded or Failed.
 */
export interface InstanceRevived {
  readonly type: 'instance.revived';
  readonly workload: string;
  readonly instance: string;
  readonly from: InstanceState;
  readonly to: InstanceState;
}

/**
 * What the instance left was copied into the run directory.
 */
export interface InstanceCollected {
  readonly type: 'instance.collected';
  readonly workload: string;
  readonly instance: string;
  readonly complete: boolean;
  readonly files: number;
  readonly bytes: number;
  /**
   * What was not copied, and why.
   */
  readonly leftOut: readonly string[];
}

/**
 * The delete hook ended.
 */
export interface InstanceDeleted {
  readonly type: 'instance.deleted';
  readonly workload: string;
  readonly instance: string;
  readonly deleted: boolean;
}

/**
 * A workload's timeout ran out before all its instances had ended.
 */
export interface AwaitTimedOut {
  readonly type: 'await.timed-out';
  readonly step: string;
  readonly workload: string;
  readonly instances: readonly string[];
}

/**
 * A wait was not met in time.
 */
export interface WaitTimedOut {
  readonly type: 'wait.timed-out';
  readonly step: string;
  readonly condition: string;
  readonly lastSeen: string;
  readonly onTimeout: 'error' | 'continue';
}

/**
 * Targets were chosen when the step fired.
 */
export interface TargetsResolved {
  readonly type: 'targets.resolved';
  readonly step: string;
  readonly operation: string;
  readonly firing: number;
  readonly rule: string;
  readonly candidates: readonly TargetLabel[];
  readonly chosen: readonly TargetLabel[];
  /**
   * What the choice was drawn from, together with the root seed; null when nothing was drawn.
   */
  readonly seedPath: string | null;
}

/**
 * A fault is about to be applied to one target; its undo is on disk.
 */
export interface FaultRequested {
  readonly type: 'fault.requested';
  readonly step: string;
  readonly operation: string;
  readonly firing: number;
  readonly fault: FaultKind;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  readonly identity: string | null;
  /**
   * Record in undo.jsonl; null where the fault is irreversible.
   */
  readonly undo: number | null;
  /**
   * How far each followed log had been read.
   */
  readonly logs: readonly LogPosition[];
}

/**
 * The effect was read back.
 */
export interface FaultEffective {
  readonly type: 'fault.effective';
  readonly operation: string;
  readonly firing: number;
  readonly fault: FaultKind;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  readonly proof: string;
  /**
   * When the request had been answered, on the clock of elapsedMs.
   */
  readonly respondedMs: number;
  /**
   * How far each followed log had been read.
   */
  readonly logs: readonly LogPosition[];
}

/**
 * The fault did not take effect.
 */
export interface FaultFailed {
  readonly type: 'fault.failed';
  readonly operation: string;
  readonly firing: number;
  readonly fault: FaultKind;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  readonly code: string;
  readonly message: string;
}

/**
 * A fault is about to be undone.
 */
export interface RevertRequested {
  readonly type: 'revert.requested';
  readonly operation: string;
  readonly firing: number;
  /**
   * Null for an operation that is no fault.
   */
  readonly fault: FaultKind | null;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  readonly undo: number;
  readonly cause: 'duration' | 'step' | 'end' | 'broken';
}

/**
 * The undo was carried out and read back.
 */
export interface RevertEnded {
  readonly type: 'revert.ended';
  readonly operation: string;
  readonly firing: number;
  /**
   * Null for an operation that is no fault.
   */
  readonly fault: FaultKind | null;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  readonly undo: number;
  readonly result: UndoResult;
  readonly proof: string;
}

/**
 * A steady-state condition was decided.
 */
export interface SteadyStateChecked {
  readonly type: 'steady-state.checked';
  readonly name: string;
  readonly when: 'before' | 'after';
  readonly outcome: 'held' | 'failed' | 'undecided';
  readonly expected: string;
  readonly actual: string;
  readonly attempts: number;
}

/**
 * A log was read to its end.
 */
export interface LogClosed {
  readonly type: 'log.closed';
  readonly log: string;
  readonly path: string;
  readonly lines: number;
  readonly bytes: number;
  readonly capped: boolean;
  /**
   * Whether the log was read to its end.
   */
  readonly complete: boolean;
  /**
   * Why it is not complete.
   */
  readonly reason?: string;
  /**
   * How often each text of a log check was met, counted before the cap.
   */
  readonly counts: readonly LogTextCount[];
}

/**
 * A watch command, a metrics scraper or the receiver of traces ended.
 */
export interface WatchEnded {
  readonly type: 'watch.ended';
  readonly name: string;
  readonly path: string;
  readonly lines: number;
  readonly exitCode: number | null;
  /**
   * Whether the harness ended it.
   */
  readonly expected: boolean;
}

/**
 * The harness was told to stop.
 */
export interface SignalReceived {
  readonly type: 'signal.received';
  readonly signal: string;
}

/**
 * The harness could not do its part; the verdict is ERROR.
 */
export interface ErrorRecorded {
  readonly type: 'error';
  readonly phase: Phase;
  readonly code: string;
  readonly subject: string | null;
  readonly message: string;
}

/**
 * Nothing more will be recorded.
 */
export interface RunEnded {
  readonly type: 'run.ended';
  readonly cancelled: boolean;
  readonly reason: string | null;
}

/**
 * A held fault was over before its revert was asked for: what it held down is back, or gone.
 */
export interface FaultEndedEarly {
  readonly type: 'fault.ended-early';
  readonly operation: string;
  readonly firing: number;
  readonly fault: FaultKind;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  readonly proof: string;
}

/**
 * An operation that is no fault is about to be done to one target.
 */
export interface OperationStarted {
  readonly type: 'operation.started';
  readonly operation: string;
  readonly firing: number;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  /**
   * `instance-create`, `instance-delete`, or the adapter's operation.
   */
  readonly uses: string;
  readonly step: string;
  readonly undo: number | null;
  /**
   * How far each followed log had been read.
   */
  readonly logs: readonly LogPosition[];
}

/**
 * It has ended on that target.
 */
export interface OperationEnded {
  readonly type: 'operation.ended';
  readonly operation: string;
  readonly firing: number;
  readonly target: TargetLabel;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  /**
   * `instance-create`, `instance-delete`, or the adapter's operation.
   */
  readonly uses: string;
  readonly outcome: 'ok' | 'failed' | 'timed-out' | 'cancelled';
  readonly exitCode: number | null;
  readonly durationMs: number;
  /**
   * Head of the output, bounded.
   */
  readonly stdout: string;
  /**
   * Tail of the output, bounded.
   */
  readonly stderr: string;
  /**
   * Whether there was more output than is kept. Left out when all of it is there.
   */
  readonly cut?: boolean;
  /**
   * What showed that it took effect, or why it did not.
   */
  readonly proof: string | null;
  /**
   * How far each followed log had been read.
   */
  readonly logs: readonly LogPosition[];
}

/**
 * An instance was ended on purpose, by the flow.
 */
export interface InstanceStopped {
  readonly type: 'instance.stopped';
  readonly workload: string;
  readonly instance: string;
  /**
   * The `stop` step, or the operation that deleted it.
   */
  readonly by: 'stop' | 'instance-delete';
}

export interface InventoryItem {
  readonly kind: string;
  readonly id: string;
  readonly instance: string | null;
  readonly role: string | null;
  /**
   * What tells it from another of the same id.
   */
  readonly identity: string | null;
}

/**
 * The adapter's inventory was asked for.
 */
export interface InventoryTaken {
  readonly type: 'inventory.taken';
  /**
   * Name of the `inventory` step; `end` after the instances were deleted.
   */
  readonly point: string;
  readonly outcome: 'ok' | 'failed' | 'unreachable';
  readonly reason: string | null;
  /**
   * Instances that existed then.
   */
  readonly instances: readonly string[];
  readonly items: readonly InventoryItem[];
}

/**
 * What outlived deletion and shutdown was removed, or is left.
 */
export interface SystemSwept {
  readonly type: 'system.swept';
  readonly removed: readonly InventoryItem[];
  /**
   * What the sweep could not remove or, with --keep-leftovers, did not try to.
   */
  readonly left: readonly InventoryItem[];
}

/**
 * The system that booted is not one that the experiment requires; nothing is created.
 */
export interface RunNotApplicable {
  readonly type: 'run.not-applicable';
  readonly reason: string;
}

/**
 * The wall clock moved against the monotonic one since the event before: it was set, or the machine was suspended. Order and durations follow the monotonic clock and are right all the same; wall times before and after cannot be compared.
 */
export interface ClockStepped {
  readonly type: 'clock.stepped';
  /**
   * How far, in milliseconds; negative is back.
   */
  readonly byMs: number;
}

export type EventBody =
  | RunStarted
  | PhaseStarted
  | PhaseEnded
  | SystemBooted
  | ComponentStateChanged
  | HookStarted
  | HookEnded
  | StepStarted
  | StepEnded
  | InstanceStateChanged
  | InstanceRevived
  | InstanceCollected
  | InstanceDeleted
  | AwaitTimedOut
  | WaitTimedOut
  | TargetsResolved
  | FaultRequested
  | FaultEffective
  | FaultFailed
  | RevertRequested
  | RevertEnded
  | SteadyStateChecked
  | LogClosed
  | WatchEnded
  | SignalReceived
  | ErrorRecorded
  | RunEnded
  | FaultEndedEarly
  | OperationStarted
  | OperationEnded
  | InstanceStopped
  | InventoryTaken
  | SystemSwept
  | RunNotApplicable
  | ClockStepped;

/**
 * One line of timeline.jsonl. Intent and outcome are two events.
 */
export type TimelineEvent = EventEnvelope & EventBody;
