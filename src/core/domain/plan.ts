// SPDX-License-Identifier: Apache-2.0
/**
 * The run plan: an experiment bound to an adapter, with every default filled in, every duration in
 * milliseconds and every step named by its path. It is data: the engine walks it, plan.json stores it.
 * How it is built is core/plan's affair.
 */
import type { ComponentState, FaultKind, InstanceState, ParameterValue, SignalName, SystemRange } from './documents.ts';

export type BackendId = 'process' | 'docker' | 'kubernetes';

export interface RunPlan {
  readonly format: 1;
  readonly runId: string;
  readonly experiment: string;
  readonly title: string;
  readonly adapter: string;
  readonly backend: BackendId;
  /** As the boot hook gets it (`standin:observed`). */
  readonly gateway: string;
  /** 64-bit root seed, decimal. */
  readonly seed: string;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  readonly timeoutMs: number;
  readonly settleTimeoutMs: number;
  readonly requires: PlannedRequires;
  /** Variables of the harness's environment whose values are masked; the adapter's and the experiment's. */
  readonly secrets: readonly string[];
  readonly workloads: readonly PlannedWorkload[];
  readonly operations: readonly PlannedOperation[];
  readonly steadyState: readonly PlannedCondition[];
  readonly flow: PlanStep;
  /** Whether a check looks at what is there once the instances were deleted. */
  readonly inventoryAtEnd: boolean;
  readonly system: PlannedSystem;
}

/** The system is someone else's: nothing of it is started, ended or swept, and its processes are not known. */
export function isAtEndpoint({ gateway }: Pick<RunPlan, 'gateway'>): boolean {
  return gateway.startsWith('endpoint:');
}

/** The system was there before, and stays: faults act on it, and what the run made is removed, but it is not ended. */
export function isInstalled({ gateway }: Pick<RunPlan, 'gateway'>): boolean {
  return gateway === 'installed' || gateway.startsWith('installed:');
}

export interface PlannedRequires {
  /** What the system is booted with. */
  readonly settings: Readonly<Record<string, ParameterValue>>;
  /** Systems that will do; null for any. */
  readonly system: readonly SystemRange[] | null;
}

export interface PlannedWorkload {
  readonly name: string;
  /** In a sandbox of the system, or as a process of the harness beside it. */
  readonly on: 'system' | 'host';
  /** Names of the instances that its start creates, `<workload>-<index>` from 0. */
  readonly instances: readonly string[];
  readonly script: string;
  /** Parameters (upper case, `-` as `_`) and the workload's own `env`. CHAOS_INSTANCE and CHAOS_INDEX are added per instance. */
  readonly env: Readonly<Record<string, string>>;
  readonly image: string | null;
  /** File name under inputs/ of the run directory. */
  readonly policy: string | null;
  readonly restartPolicy: 'never' | 'on-failure' | 'always' | null;
  readonly timeoutMs: number;
  /** Texts of log checks, counted in the instance's log while it is copied. */
  readonly logTexts: readonly string[];
}

export type PlannedTarget =
  | { readonly kind: 'component'; readonly component: string }
  | {
      readonly kind: 'role';
      readonly workload: string;
      readonly role: string;
      /** Exact names; null for every instance. */
      readonly instances: readonly string[] | null;
    }
  /** The instances themselves; for operations that are no faults. */
  | { readonly kind: 'instance'; readonly workload: string; readonly instances: readonly string[] | null };

export type PlannedSelect =
  | { readonly kind: 'all' }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'percent'; readonly percent: number };

export type PlannedOperation = PlannedFault | PlannedAction;

interface OperationBase {
  readonly name: string;
  readonly target: PlannedTarget;
  readonly select: PlannedSelect;
  readonly onEmpty: 'error' | 'skip';
  readonly timeoutMs: number;
}

export interface PlannedFault extends OperationBase {
  readonly kind: 'fault';
  readonly fault: FaultKind;
  /** Signal of `kill`; null for other faults. */
  readonly signal: SignalName | null;
  /** How an `outage` takes its target down; null for other faults. */
  readonly how: 'stop' | 'kill' | null;
  /** How long a held fault lasts at most from its confirmed effect; null for momentary faults, and where something else ends it. */
  readonly durationMs: number | null;
}

/** An operation that is no fault. */
export interface PlannedAction extends OperationBase {
  readonly kind: 'action';
  /** `instance-create`, `instance-delete`, or one of the system's `operations`. */
  readonly uses: string;
  /** Arguments as text; of type `file`, the file's name under inputs/ of the run directory. Defaults are filled in. */
  readonly with: Readonly<Record<string, string>>;
  /** Names among `with` that are files. */
  readonly files: readonly string[];
  /** A failure breaks the run, or is left to a check. */
  readonly onFailure: 'error' | 'record';
}

export interface MetricSelector {
  readonly source: string;
  readonly metric: string;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Bound {
  readonly op: 'equals' | 'at-least' | 'at-most';
  readonly value: number;
}

export type PlannedCondition = { readonly name: string } & (
  | { readonly kind: 'component-state'; readonly component: string; readonly equals: ComponentState }
  | { readonly kind: 'workload-state'; readonly workload: string; readonly equals: InstanceState }
  | { readonly kind: 'metric'; readonly selector: MetricSelector; readonly bound: Bound }
);

export type WaitCondition =
  /** `count`: at least this many; null means all instances. */
  | {
      readonly kind: 'instances';
      readonly workload: string;
      /** What is compared: the state, or the raw phase as the system calls it. */
      readonly of: 'state' | 'raw';
      readonly is: string;
      readonly count: number | null;
    }
  | { readonly kind: 'component'; readonly component: string; readonly state: ComponentState }
  | { readonly kind: 'metric'; readonly selector: MetricSelector; readonly bound: Bound }
  /** `log` is a component, or a workload: the log of any of its instances. */
  | { readonly kind: 'log'; readonly log: string; readonly ofWorkload: boolean; readonly matches: string }
  | { readonly kind: 'event'; readonly event: string; readonly of: string | null }
  /** One of the system's `signals`. */
  | { readonly kind: 'signal'; readonly signal: string };

/** What makes a span the one that is waited for. */
export interface SpanPattern {
  readonly name: string;
  /** Attributes that it must have, compared as text; lists and objects match nothing. */
  readonly attributes?: Readonly<Record<string, ParameterValue>>;
}

/**
 * A step of the flow. `path` is static (`flow.parallel[1].serial[2]`, `flow[0].repeat.do[1]`); at run time each
 * round of a repeat puts `#k` (from 1) behind its `repeat`, and children carry that prefix.
 * A child's path always starts with its parent's path.
 */
export type PlanStep =
  | { readonly kind: 'serial'; readonly path: string; readonly label: string; readonly steps: readonly PlanStep[] }
  | { readonly kind: 'parallel'; readonly path: string; readonly label: string; readonly steps: readonly PlanStep[] }
  | {
      readonly kind: 'repeat';
      readonly path: string;
      readonly label: string;
      readonly rule: RepeatRule;
      readonly steps: readonly PlanStep[];
    }
  /** Applies a held fault, does the steps, reverts it. */
  | {
      readonly kind: 'hold';
      readonly path: string;
      readonly label: string;
      readonly operation: string;
      readonly steps: readonly PlanStep[];
    }
  | { readonly kind: 'delay'; readonly path: string; readonly label: string; readonly durationMs: number }
  | { readonly kind: 'start'; readonly path: string; readonly label: string; readonly workload: string }
  | { readonly kind: 'await'; readonly path: string; readonly label: string; readonly workload: string }
  /** Ends the workload's instances on purpose. */
  | { readonly kind: 'stop'; readonly path: string; readonly label: string; readonly workload: string }
  /** `start` and `await` in one. */
  | { readonly kind: 'workload'; readonly path: string; readonly label: string; readonly workload: string }
  | { readonly kind: 'operation'; readonly path: string; readonly label: string; readonly operation: string }
  /** Fires and ends at once. */
  | { readonly kind: 'start-operation'; readonly path: string; readonly label: string; readonly operation: string }
  /** Ends when the firing that was started has ended. */
  | { readonly kind: 'await-operation'; readonly path: string; readonly label: string; readonly operation: string }
  /** Takes the inventory under a name. */
  | { readonly kind: 'inventory'; readonly path: string; readonly label: string; readonly name: string }
  | { readonly kind: 'revert'; readonly path: string; readonly label: string; readonly operation: string }
  | {
      readonly kind: 'wait';
      readonly path: string;
      readonly label: string;
      readonly condition: WaitCondition;
      readonly timeoutMs: number;
      readonly onTimeout: 'error' | 'continue';
      /** Operation or workload whose start opens the window; null: the preceding step of the same serial. */
      readonly since: string | null;
    };

/** When no further round starts. */
export type RepeatRule =
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'for'; readonly durationMs: number }
  | { readonly kind: 'until'; readonly condition: WaitCondition }
  | { readonly kind: 'while'; readonly workload: string };

/** Hooks that every adapter has. */
export type HookName =
  | 'system.boot'
  | 'system.ready'
  | 'system.shutdown'
  | 'instance.create'
  | 'instance.read'
  | 'instance.collect'
  | 'instance.delete';

/** Hooks that an adapter may have. */
export type OptionalHookName = 'system.start' | 'system.sweep' | 'inventory';

export interface PlannedHook {
  /** Prelude and hook text, without the `set` line. */
  readonly script: string;
  readonly timeoutMs: number;
}

/** Where a target is found. Texts may hold `${instance}`, `${workload}`, `${index}`, paths also `${work-dir}`. */
export type TargetPlace =
  | { readonly type: 'process' | 'process-group'; readonly pidFile: string }
  /** Exactly one container carries all the labels; those of the adapter's scope are among them. */
  | { readonly type: 'container' | 'container-process'; readonly labels: Readonly<Record<string, string>> }
  | PodPlace;

/** Exactly one pod of the namespace carries all the labels. Texts may also hold `${namespaces.NAME}` and `${names.NAME}`. */
export interface PodPlace {
  readonly type: 'pod';
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Whose log is that of the pod; null for its first. */
  readonly container: string | null;
}

export type TargetLocation = TargetPlace & {
  /** Path of a file, or `container` for what the container itself writes; null for none. */
  readonly log: string | null;
  /** Starts it again with the same arguments; null where no hook does. For the gateway that is `system.start`. */
  readonly start: PlannedHook | null;
  /** How long it may take to end when asked; left out where the engine's own limit serves. */
  readonly stopGraceMs?: number;
};

/** Systems of some generations have it elsewhere. */
export type VersionedLocation = TargetLocation & {
  readonly generations: Readonly<Record<string, TargetLocation>>;
};

export interface PlannedSystemOperation {
  readonly run: PlannedHook;
  readonly capture: PlannedHook | null;
  readonly revert: PlannedHook | null;
  readonly verify: PlannedHook | null;
  /** Names of its arguments that are files. */
  readonly files: readonly string[];
}

export interface PlannedForward {
  readonly name: string;
  /** Whose pods listen there. */
  readonly component: string;
  /** Of the pod, or the name that its container gives it. */
  readonly port: number | string;
}

export interface PlannedSystem {
  /** Labels that every container of the run carries; null where it has no containers. */
  readonly scope: Readonly<Record<string, string>> | null;
  /** Variables of the harness's environment that hooks may see beside the usual ones. */
  readonly passEnv: readonly string[];
  readonly hooks: Readonly<Record<HookName, PlannedHook> & Record<OptionalHookName, PlannedHook | null>>;
  readonly operations: Readonly<Record<string, PlannedSystemOperation>>;
  readonly components: Readonly<Record<string, VersionedLocation & { readonly logTexts: readonly string[] }>>;
  readonly roles: Readonly<Record<string, VersionedLocation>>;
  /** Ports of pods that are reachable from this machine while the run lasts. */
  readonly forwards: readonly PlannedForward[];
  /** `url` may hold `${endpoints.NAME}` and `${forwards.NAME}`. */
  readonly metrics: readonly { readonly name: string; readonly url: string; readonly intervalMs: number }[];
  readonly watch: readonly { readonly name: string; readonly script: string }[];
  /** Where received spans go; null when the system sends none. */
  readonly traces: { readonly name: string } | null;
  readonly signals: Readonly<Record<string, SpanPattern>>;
  readonly readIntervalMs: number;
  readonly readyIntervalMs: number;
}
