// SPDX-License-Identifier: Apache-2.0
/**
 * What a timeline says, folded: the state of a run at its last event. Times are milliseconds on the run's monotonic
 * clock; `seq` is the event's number, and its line in timeline.jsonl is `seq + 1`.
 */
import type {
  ComponentState,
  EventBody,
  FaultKind,
  InstanceState,
  InventoryItem,
  LogPosition,
  LogTextCount,
  Outcome,
  Phase,
  RunError,
  RunManifest,
  SystemInfo,
  UndoResult,
} from './documents.ts';

export interface PhaseSpan {
  readonly phase: Phase;
  readonly startMs: number;
  readonly endMs: number | null;
  readonly outcome: 'done' | 'failed' | 'skipped' | null;
  readonly reason: string | null;
  readonly seq: number;
}

export interface StateEntry<S> {
  readonly state: S;
  readonly atMs: number;
  readonly seq: number;
}

export interface InstanceEntry extends StateEntry<InstanceState> {
  readonly rawPhase: string | null;
  readonly exitCode: number | null;
  readonly reason: string | null;
}

export interface ComponentRecord {
  readonly component: string;
  readonly states: readonly StateEntry<ComponentState>[];
}

export interface InstanceRecord {
  readonly workload: string;
  readonly instance: string;
  readonly states: readonly InstanceEntry[];
  readonly revivals: number;
  readonly collected: {
    readonly complete: boolean;
    readonly files: number;
    readonly leftOut: readonly string[];
    readonly seq: number;
  } | null;
  readonly deleted: boolean | null;
  /** Ended on purpose: where, and by whom. */
  readonly stopped: { readonly by: 'stop' | 'instance-delete'; readonly atMs: number; readonly seq: number } | null;
}

export interface StepRecord {
  readonly step: string;
  readonly parent: string | null;
  readonly kind: Extract<EventBody, { type: 'step.started' }>['kind'];
  readonly label: string;
  readonly startMs: number;
  readonly endMs: number | null;
  readonly outcome: Extract<EventBody, { type: 'step.ended' }>['outcome'] | null;
  readonly reason: string | null;
  readonly seq: number;
}

export interface RevertRecord {
  readonly cause: Extract<EventBody, { type: 'revert.requested' }>['cause'];
  readonly requestedMs: number;
  readonly endedMs: number | null;
  readonly result: UndoResult | null;
  readonly proof: string | null;
  readonly seq: number;
}

/** One firing of an operation on one target. */
export interface FaultRecord {
  readonly operation: string;
  readonly firing: number;
  readonly fault: FaultKind;
  readonly step: string;
  readonly target: string;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
  readonly identity: string | null;
  readonly undo: number | null;
  readonly requestedMs: number;
  readonly requestedSeq: number;
  readonly requestedLogs: readonly LogPosition[];
  readonly respondedMs: number | null;
  readonly effectiveMs: number | null;
  readonly effectiveSeq: number | null;
  readonly effectiveLogs: readonly LogPosition[];
  readonly proof: string | null;
  readonly failure: string | null;
  /** A held fault that was over before its revert was asked for. */
  readonly endedEarly: { readonly proof: string; readonly atMs: number; readonly seq: number } | null;
  readonly revert: RevertRecord | null;
}

/** One firing of an operation that is no fault, on one target. */
export interface ActionRecord {
  readonly operation: string;
  readonly firing: number;
  /** `instance-create`, `instance-delete`, or the adapter's operation. */
  readonly uses: string;
  readonly step: string;
  readonly target: string;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly undo: number | null;
  readonly startedMs: number;
  readonly startedSeq: number;
  readonly startedLogs: readonly LogPosition[];
  /** Null while it is under way, or when the harness died then. */
  readonly end: {
    readonly outcome: 'ok' | 'failed' | 'timed-out' | 'cancelled';
    readonly exitCode: number | null;
    readonly durationMs: number;
    readonly stdout: string;
    readonly stderr: string;
    /** Whether there was more output than is kept. */
    readonly cut: boolean;
    readonly proof: string | null;
    readonly logs: readonly LogPosition[];
    readonly atMs: number;
    readonly seq: number;
  } | null;
  readonly revert: RevertRecord | null;
}

export interface InventoryRecord {
  /** Name of the step, or `end`. */
  readonly at: string;
  readonly outcome: 'ok' | 'failed' | 'unreachable';
  readonly reason: string | null;
  /** Instances that existed then. */
  readonly instances: readonly string[];
  readonly items: readonly InventoryItem[];
  readonly atMs: number;
  readonly seq: number;
}

export interface SweepRecord {
  readonly removed: readonly InventoryItem[];
  readonly left: readonly InventoryItem[];
  readonly seq: number;
}

export interface TargetsRecord {
  readonly operation: string;
  readonly firing: number;
  readonly step: string;
  readonly rule: string;
  readonly candidates: readonly string[];
  readonly chosen: readonly string[];
  readonly seedPath: string | null;
  readonly atMs: number;
  readonly seq: number;
}

export interface SteadyRecord {
  readonly name: string;
  readonly when: 'before' | 'after';
  readonly outcome: Outcome;
  readonly expected: string;
  readonly actual: string;
  readonly seq: number;
}

export interface LogRecord {
  /** `gateway`, or `counter-0/sandbox`. */
  readonly log: string;
  /** Relative to the run directory. */
  readonly path: string;
  readonly lines: number;
  readonly bytes: number;
  readonly capped: boolean;
  readonly complete: boolean;
  /** Why it is not complete; null where that is not known. */
  readonly reason: string | null;
  readonly counts: readonly LogTextCount[];
  readonly seq: number;
}

/** An event that checks can name. `subjects` are the workload, instance, operation and component it concerns. */
export interface Occurrence {
  readonly type: string;
  readonly subjects: readonly string[];
  readonly atMs: number;
  readonly seq: number;
}

/** In the order of their events. */
export interface Occurrences extends Iterable<Occurrence> {
  readonly length: number;
  /** The first of that type that concerns `of` (null: any) and for which `holds`. */
  first(type: string, of: string | null, holds?: (occurrence: Occurrence) => boolean): Occurrence | null;
  /** The last of that type that concerns `of` (null: any), not before the event with this number. */
  lastSince(type: string, of: string | null, seq: number): Occurrence | null;
}

export interface RecordedError extends RunError {
  readonly seq: number;
}

export interface RunState {
  readonly runId: string | null;
  readonly experiment: string | null;
  readonly adapter: string | null;
  readonly startedAt: string | null;
  /** Number of events folded. */
  readonly events: number;
  readonly lastMs: number;
  readonly system: SystemInfo | null;
  readonly phases: readonly PhaseSpan[];
  readonly components: readonly ComponentRecord[];
  readonly instances: readonly InstanceRecord[];
  readonly steps: readonly StepRecord[];
  readonly targets: readonly TargetsRecord[];
  readonly faults: readonly FaultRecord[];
  readonly actions: readonly ActionRecord[];
  readonly inventories: readonly InventoryRecord[];
  readonly sweep: SweepRecord | null;
  /** Why the experiment does not apply to the system that booted. */
  readonly notApplicable: { readonly reason: string; readonly seq: number } | null;
  readonly clockSteps: readonly { readonly byMs: number; readonly atMs: number; readonly seq: number }[];
  readonly steady: readonly SteadyRecord[];
  readonly logs: readonly LogRecord[];
  readonly waitTimeouts: readonly {
    readonly step: string;
    readonly condition: string;
    readonly atMs: number;
    readonly seq: number;
  }[];
  readonly occurrences: Occurrences;
  readonly errors: readonly RecordedError[];
  readonly signals: readonly string[];
  /** What contradicts itself in the timeline; the first 100. */
  readonly problems: readonly { readonly message: string; readonly seq: number }[];
  readonly ended: { readonly cancelled: boolean; readonly reason: string | null; readonly seq: number } | null;
}

/** A run directory, read back and schema-checked. */
export interface RunRecord {
  readonly manifest: RunManifest;
  readonly state: RunState;
  /** Bytes of a last line without a line break that the reader dropped; 0 when the tail was whole. */
  readonly tornBytes: number;
  /** The harness died, and who came after it shut down and swept whatever it had left. */
  readonly putBack: boolean;
  /** Text of experiment.yaml and adapter.yaml as the run used them. */
  readonly experimentText: string;
  readonly adapterText: string;
}
