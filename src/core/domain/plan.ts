// SPDX-License-Identifier: Apache-2.0
/**
 * The run plan: an experiment bound to an adapter, with every default filled in, every duration in
 * milliseconds and every step named by its path. It is data: the engine walks it, plan.json stores it.
 * How it is built is core/plan's affair.
 */
import type { ComponentState, FaultKind, InstanceState, ParameterValue, SignalName } from './documents.ts';

export type BackendId = 'process';

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
  readonly workloads: readonly PlannedWorkload[];
  readonly operations: readonly PlannedOperation[];
  readonly steadyState: readonly PlannedCondition[];
  readonly flow: PlanStep;
  readonly system: PlannedSystem;
}

export interface PlannedWorkload {
  readonly name: string;
  /** Instance names, `<workload>-<index>` from 0. */
  readonly instances: readonly string[];
  readonly script: string;
  /** Parameters (upper case, `-` as `_`) and the workload's own `env`. CHAOS_INSTANCE and CHAOS_INDEX are added per instance. */
  readonly env: Readonly<Record<string, string>>;
  readonly image: string | null;
  /** File name under inputs/ of the run directory. */
  readonly policy: string | null;
  readonly restartPolicy: 'never' | 'on-failure' | 'always' | null;
  readonly timeoutMs: number;
  /** Texts of log checks, counted in the sandbox log while it is copied. */
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
    };

export type PlannedSelect =
  | { readonly kind: 'all' }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'percent'; readonly percent: number };

export interface PlannedOperation {
  readonly name: string;
  readonly fault: FaultKind;
  readonly target: PlannedTarget;
  readonly select: PlannedSelect;
  /** Signal of `kill`; null for other faults. */
  readonly signal: SignalName | null;
  /** How an `outage` takes its target down; null for other faults. */
  readonly how: 'stop' | 'kill' | null;
  /** How long a held fault lasts from its confirmed effect; null for momentary faults. */
  readonly durationMs: number | null;
  readonly onEmpty: 'error' | 'skip';
  readonly timeoutMs: number;
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
      readonly state: InstanceState;
      readonly count: number | null;
    }
  | { readonly kind: 'component'; readonly component: string; readonly state: ComponentState }
  | { readonly kind: 'metric'; readonly selector: MetricSelector; readonly bound: Bound }
  /** `log` is a component, or a workload: any instance's sandbox log. */
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
      readonly times: number;
      readonly steps: readonly PlanStep[];
    }
  | { readonly kind: 'delay'; readonly path: string; readonly label: string; readonly durationMs: number }
  | { readonly kind: 'start'; readonly path: string; readonly label: string; readonly workload: string }
  | { readonly kind: 'await'; readonly path: string; readonly label: string; readonly workload: string }
  /** `start` and `await` in one. */
  | { readonly kind: 'workload'; readonly path: string; readonly label: string; readonly workload: string }
  | { readonly kind: 'operation'; readonly path: string; readonly label: string; readonly operation: string }
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

export type HookName =
  | 'system.boot'
  | 'system.ready'
  | 'system.start'
  | 'system.shutdown'
  | 'instance.create'
  | 'instance.read'
  | 'instance.collect'
  | 'instance.delete';

export interface PlannedHook {
  /** Prelude and hook text, without the `set` line. */
  readonly script: string;
  readonly timeoutMs: number;
}

/** Where a target's process is found. Paths may hold `${work-dir}`, `${instance}`, `${workload}`, `${index}`. */
export interface TargetLocation {
  readonly type: 'process' | 'process-group';
  readonly pidFile: string;
  readonly log: string | null;
}

export interface PlannedSystem {
  /** Variables of the harness's environment that hooks may see beside the usual ones. */
  readonly passEnv: readonly string[];
  readonly hooks: Readonly<Record<HookName, PlannedHook>>;
  readonly components: Readonly<Record<string, TargetLocation & { readonly logTexts: readonly string[] }>>;
  readonly roles: Readonly<Record<string, TargetLocation>>;
  /** `url` may hold `${endpoints.NAME}`. */
  readonly metrics: readonly { readonly name: string; readonly url: string; readonly intervalMs: number }[];
  readonly watch: readonly { readonly name: string; readonly script: string }[];
  /** Where received spans go; null when the system sends none. */
  readonly traces: { readonly name: string } | null;
  readonly signals: Readonly<Record<string, SpanPattern>>;
  readonly readIntervalMs: number;
  readonly readyIntervalMs: number;
  /** Role whose log is a workload's log. */
  readonly workloadLogRole: 'sandbox';
}
