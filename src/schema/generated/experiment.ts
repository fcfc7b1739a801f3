// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, do not edit: npm run schema

export type ParameterValue = string | number | boolean;

export type DurationText = string;

export interface Workload {
  /**
   * Name of the workload; its instances are `<name>-0`, `<name>-1`, ...
   */
  readonly name: string;
  /**
   * How the workload is written.
   */
  readonly kind: 'shell';
  /**
   * Where it runs: in the `system` (default; each instance is a sandbox), or on the `host` beside it, as a client, load or prober that is a process of the harness.
   */
  readonly on?: 'system' | 'host';
  /**
   * How many sandboxes run it. Default 1.
   */
  readonly instances?: number;
  /**
   * The bash script. Files written under `$CHAOS_OUTPUT` become evidence.
   */
  readonly run: string;
  /**
   * Further environment variables of the script.
   */
  readonly env?: {
    readonly [k: string]: string | number | boolean;
  };
  /**
   * Image of the sandbox; default is the adapter's.
   */
  readonly image?: string;
  /**
   * Policy file, relative to the experiment file.
   */
  readonly policy?: string;
  /**
   * When the system replaces the script after it ended.
   */
  readonly 'restart-policy'?: 'never' | 'on-failure' | 'always';
  /**
   * How long `await` waits for its instances. Default 10m.
   */
  readonly timeout?: DurationText;
  /**
   * Claims about each instance; one outcome per instance.
   */
  readonly checks?: readonly WorkloadCheck[];
}

export interface Operation {
  /**
   * Name that the flow uses.
   */
  readonly name: string;
  /**
   * A built-in fault (`kill`, `stop`, `restart` and `restart-in-place` are momentary; `freeze`, `outage` and `partition` are held and then reverted), `instance-create`, `instance-delete`, or an operation of the adapter.
   */
  readonly uses: string;
  /**
   * A component of the system, a role of each instance of a workload, or, for operations that are no faults, the instances of a workload.
   */
  readonly target: Target;
  /**
   * Which of the candidates: `all` (default), a count, or a percentage (rounded up). The choice is drawn from the seed and recorded.
   */
  readonly select?: Select;
  /**
   * Arguments of a fault: `signal` (kill), `how` and `duration` (outage), `duration` (freeze, partition); or those of the adapter's operation.
   */
  readonly with?: {
    readonly [k: string]: ParameterValue;
  };
  /**
   * What zero targets mean when the step fires. Default `error`.
   */
  readonly 'on-empty'?: 'error' | 'skip';
  /**
   * What a failed operation means. `error` (default) breaks the run; `record` leaves it to an `operation` check. Only for operations that are no faults.
   */
  readonly 'on-failure'?: 'error' | 'record';
  /**
   * How long a fault may take to show its effect, and its revert to be read back; how long an operation may take. Default 30s.
   */
  readonly timeout?: DurationText;
}

export interface Target {
  /**
   * A component that the adapter declares.
   */
  readonly component?: string;
  /**
   * A workload of this experiment.
   */
  readonly workload?: string;
  /**
   * A role that the adapter declares: which process or container of an instance. Faults need one.
   */
  readonly role?: string;
  /**
   * Exact instance names; a missing one is an error.
   */
  readonly instances?: readonly string[];
}

export type Select =
  | 'all'
  | {
      /**
       * Exactly this many; more than there are is an error.
       */
      readonly count?: number;
      /**
       * This share, rounded up.
       */
      readonly percent?: number;
    };

export interface FaultArguments {
  /**
   * Signal of `kill`. Default KILL.
   */
  readonly signal?: SignalName;
  /**
   * How an `outage` takes its target down: asked (`stop`, default) or by KILL (`kill`).
   */
  readonly how?: 'stop' | 'kill';
  /**
   * How long a held fault lasts, counted from its confirmed effect.
   */
  readonly duration?: DurationText;
}

export type FaultKind = 'kill' | 'stop' | 'restart' | 'restart-in-place' | 'freeze' | 'outage' | 'partition';

export type SignalName = 'KILL' | 'TERM' | 'INT' | 'HUP' | 'QUIT' | 'ABRT' | 'USR1' | 'USR2';

export type Flow = readonly Step[] | StepObject | string;

export type Step = string | StepObject | readonly Step[];

export interface StepObject {
  /**
   * Steps one after another.
   */
  readonly serial?: readonly Step[];
  /**
   * Branches at the same time; ends when all have ended.
   */
  readonly parallel?: readonly Step[];
  /**
   * Rounds, one after another.
   */
  readonly repeat?: Repeat;
  /**
   * Applies a held fault, does the steps, and reverts it; also when a step breaks.
   */
  readonly hold?: Hold;
  /**
   * Ends that long after it started.
   */
  readonly delay?: DurationText;
  /**
   * Creates a workload's instances and ends when all are accepted; or fires an operation and ends at once, so that something else can fall inside it.
   */
  readonly start?: string;
  /**
   * Ends when each instance of the workload has ended or its `timeout` ran out; or when the operation that was started has ended.
   */
  readonly await?: string;
  /**
   * Ends a workload on purpose, which is not its failure.
   */
  readonly stop?: string;
  /**
   * Undoes the last firing of an operation and reads it back.
   */
  readonly revert?: string;
  /**
   * Ends when a condition is met, or at its timeout.
   */
  readonly wait?: Wait;
  /**
   * Takes the adapter's inventory at this point, under a name that an `inventory` check uses.
   */
  readonly inventory?: string;
}

export interface Repeat {
  /**
   * Number of rounds.
   */
  readonly times?: number;
  /**
   * No further round starts after this time.
   */
  readonly for?: DurationText;
  /**
   * No further round starts once this condition holds.
   */
  readonly until?: RepeatCondition;
  /**
   * No further round starts once each instance of this workload has ended.
   */
  readonly while?: string;
  /**
   * The steps of one round.
   */
  readonly do: readonly Step[];
}

export type InstanceState = 'Created' | 'Pending' | 'Running' | 'Unknown' | 'Succeeded' | 'Failed';

export type ComponentState = 'down' | 'up' | 'ready';

export interface Labels {
  readonly [k: string]: string;
}

export interface Wait {
  /**
   * Instances of this workload ...
   */
  readonly workload?: string;
  /**
   * ... are in this state; or the component is (`down`, `up`, `ready`).
   */
  readonly state?: 'Created' | 'Pending' | 'Running' | 'Succeeded' | 'Failed' | 'down' | 'up' | 'ready';
  /**
   * ... or in this phase, as the system itself calls it.
   */
  readonly raw?: string;
  /**
   * At least this many of the instances. Default all.
   */
  readonly count?: number;
  /**
   * A component that the adapter declares.
   */
  readonly component?: string;
  /**
   * Name of a metric; give one bound.
   */
  readonly metric?: string;
  /**
   * Which of the adapter's `metrics` it is read from. Default the first.
   */
  readonly source?: string;
  /**
   * Labels that the series must carry; matching series are added up.
   */
  readonly labels?: Labels;
  /**
   * The metric's value is this.
   */
  readonly equals?: number;
  /**
   * The metric's value is this or more.
   */
  readonly 'at-least'?: number;
  /**
   * The metric's value is this or less.
   */
  readonly 'at-most'?: number;
  /**
   * A line of this component's log, or of any instance of this workload, ...
   */
  readonly log?: string;
  /**
   * ... matches this pattern (JavaScript regular expression).
   */
  readonly matches?: string;
  /**
   * An event of this type is recorded.
   */
  readonly event?: ReferableEventType;
  /**
   * The event concerns this workload, instance, operation or component.
   */
  readonly of?: string;
  /**
   * A signal that the adapter declares: a span that tells it has ended.
   */
  readonly signal?: string;
  /**
   * Count occurrences since this earlier operation or workload started, instead of since the preceding step.
   */
  readonly since?: string;
  /**
   * Default 60s.
   */
  readonly timeout?: DurationText;
  /**
   * `error` (default) breaks the run; `continue` leaves the claim to a check.
   */
  readonly 'on-timeout'?: 'error' | 'continue';
}

export type ReferableEventType =
  | 'system.booted'
  | 'component.state'
  | 'instance.state'
  | 'instance.revived'
  | 'instance.collected'
  | 'instance.deleted'
  | 'await.timed-out'
  | 'wait.timed-out'
  | 'fault.requested'
  | 'fault.effective'
  | 'fault.failed'
  | 'fault.ended-early'
  | 'revert.requested'
  | 'revert.ended'
  | 'operation.started'
  | 'operation.ended'
  | 'instance.stopped'
  | 'inventory.taken';

export interface EventReference {
  /**
   * Type of the event; its first occurrence counts.
   */
  readonly event: ReferableEventType;
  /**
   * The workload, instance, operation or component that it concerns.
   */
  readonly of?: string;
}

export type WorkloadCheck = ExitCodeCheck | InstanceStateCheck | OutputCheck | InstanceLogCheck | OperationCheck;

export type RunCheck =
  | ComponentStateCheck
  | LogCheck
  | MetricCheck
  | EventCheck
  | DurationCheck
  | OperationCheck
  | InventoryCheck;

export type Condition = StateCondition | MetricCondition;

/**
 * The exit code that the system recorded for the instance. An instance without one fails.
 */
export interface ExitCodeCheck {
  /**
   * Name of the check; expectations refer to it.
   */
  readonly name: string;
  readonly kind: 'exit-code';
  /**
   * The exit code.
   */
  readonly equals: number;
}

/**
 * The states, raw phases or reasons that the instance was seen in. `equals` is the last one, or the one `at` an event; give exactly one of `equals`, `ever`, `never`.
 */
export interface InstanceStateCheck {
  readonly name: string;
  readonly kind: 'state';
  /**
   * What is compared: the `state` (default), the `raw` phase as the system calls it, or the `reason`.
   */
  readonly of?: 'state' | 'raw' | 'reason';
  /**
   * The last state, or with `at` the state then.
   */
  readonly equals?: string;
  /**
   * Seen at least once.
   */
  readonly ever?: string;
  /**
   * Not seen once.
   */
  readonly never?: string;
  /**
   * With `equals`: the state when this event was recorded.
   */
  readonly at?: EventReference;
}

/**
 * The states of a component: `down` no process, `up` a process, `ready` the ready hook says 0. Give exactly one of `equals`, `ever`, `never`.
 */
export interface ComponentStateCheck {
  readonly name: string;
  readonly kind: 'state';
  /**
   * A component that the adapter declares.
   */
  readonly component: string;
  /**
   * The last state before the system was shut down, or with `at` the state then.
   */
  readonly equals?: ComponentState;
  /**
   * Seen at least once.
   */
  readonly ever?: ComponentState;
  /**
   * Not seen once.
   */
  readonly never?: ComponentState;
  /**
   * With `equals`: the state when this event was recorded.
   */
  readonly at?: EventReference;
}

/**
 * A file that the instance wrote under `$CHAOS_OUTPUT`. All claims given must hold.
 */
export interface OutputCheck {
  readonly name: string;
  readonly kind: 'output';
  /**
   * Path of the file under `$CHAOS_OUTPUT`.
   */
  readonly file: string;
  /**
   * The file exists, or does not.
   */
  readonly exists?: boolean;
  /**
   * The content is this text; one trailing line break is ignored.
   */
  readonly equals?: string;
  /**
   * Some line matches this pattern (JavaScript regular expression).
   */
  readonly matches?: string;
  /**
   * Number of lines.
   */
  readonly lines?: number;
  /**
   * The lines are whole numbers, each one more than the line before, beginning with this one.
   */
  readonly 'consecutive-from'?: number;
}

/**
 * Lines of the instance's sandbox log.
 */
export interface InstanceLogCheck {
  readonly name: string;
  readonly kind: 'log';
  /**
   * Some line contains this text.
   */
  readonly contains?: string;
  /**
   * No line contains this text.
   */
  readonly absent?: string;
  /**
   * How many lines contain a text.
   */
  readonly count?: LogCount;
  /**
   * Only lines written between this operation's request and its confirmed effect.
   */
  readonly during?: string;
}

/**
 * Lines of a component's log, or of the sandbox log of each instance of a workload.
 */
export interface LogCheck {
  readonly name: string;
  readonly kind: 'log';
  /**
   * A component or a workload.
   */
  readonly log: string;
  /**
   * Some line contains this text.
   */
  readonly contains?: string;
  /**
   * No line contains this text.
   */
  readonly absent?: string;
  /**
   * How many lines contain a text.
   */
  readonly count?: LogCount;
  /**
   * Only lines written between this operation's request and its confirmed effect.
   */
  readonly during?: string;
}

export interface LogCount {
  readonly text: string;
  readonly equals?: number;
  readonly 'at-least'?: number;
  readonly 'at-most'?: number;
}

/**
 * A metric over the whole run. Series with all the given labels are added up; a counter that restarts from zero goes on counting.
 */
export interface MetricCheck {
  readonly name: string;
  readonly kind: 'metric';
  /**
   * Name of the metric.
   */
  readonly metric: string;
  /**
   * Which of the adapter's `metrics`. Default the first.
   */
  readonly source?: string;
  readonly labels?: Labels;
  /**
   * The last value (default), the increase over the run, or the greatest value.
   */
  readonly of?: 'value' | 'delta' | 'max';
  readonly equals?: number;
  readonly 'at-least'?: number;
  readonly 'at-most'?: number;
}

/**
 * An event of the timeline: whether it occurred, its order, or its distance from another.
 */
export interface EventCheck {
  readonly name: string;
  readonly kind: 'event';
  /**
   * Type of the event.
   */
  readonly event: ReferableEventType;
  /**
   * The workload, instance, operation or component that it concerns.
   */
  readonly of?: string;
  /**
   * Whether it must occur (default) or must not.
   */
  readonly occurs?: boolean;
  /**
   * The first such event comes after the first of these.
   */
  readonly after?: EventReference;
  /**
   * The first such event comes before the first of these.
   */
  readonly before?: EventReference;
  /**
   * With `after` or `before`: at most this long between the two.
   */
  readonly within?: DurationText;
}

/**
 * How long something took: the flow, the recovery (from the last revert until the steady state held), a fault or operation (its longest firing), a workload (its longest instance, Created to its end).
 */
export interface DurationCheck {
  readonly name: string;
  readonly kind: 'duration';
  /**
   * `flow`, `recovery`, or the name of an operation or workload.
   */
  readonly of: string;
  /**
   * Of a fault: from request to effect (`effect`, default for momentary faults), from the revert's request until it was read back (`revert`), or from effect to the end of the revert (`hold`). Default: all of it.
   */
  readonly part?: 'effect' | 'hold' | 'revert';
  readonly 'at-least'?: DurationText;
  readonly 'at-most'?: DurationText;
}

/**
 * The present state of a component, or of every instance of a workload.
 */
export interface StateCondition {
  readonly name: string;
  readonly kind: 'state';
  readonly component?: string;
  readonly workload?: string;
  readonly equals: 'Created' | 'Pending' | 'Running' | 'Unknown' | 'Succeeded' | 'Failed' | 'down' | 'up' | 'ready';
}

/**
 * The latest value of a metric.
 */
export interface MetricCondition {
  readonly name: string;
  readonly kind: 'metric';
  readonly metric: string;
  readonly source?: string;
  readonly labels?: Labels;
  readonly equals?: number;
  readonly 'at-least'?: number;
  readonly 'at-most'?: number;
}

export interface Expectation {
  /**
   * The issue that says so.
   */
  readonly issue: string;
  /**
   * Why it fails, in one sentence.
   */
  readonly reason: string;
  /**
   * Checks that may fail. Empty: the issue is fixed and the experiment guards the fix.
   */
  readonly checks: readonly string[];
  /**
   * Only these instances may fail: names, or the targets of an operation.
   */
  readonly instances?:
    | readonly string[]
    | {
        readonly 'targets-of': string;
      };
  /**
   * Only failures whose actual value matches this pattern (JavaScript regular expression).
   */
  readonly message?: string;
  /**
   * The failure does not show in every run: `true`, or how often it was seen.
   */
  readonly flaky?:
    | true
    | {
        readonly hits: number;
        readonly runs: number;
      };
  /**
   * Only with these adapters.
   */
  readonly adapters?: readonly string[];
  /**
   * Only with these systems.
   */
  readonly systems?: readonly SystemRange[];
  /**
   * Day from which runs count, after a change that touched the failure.
   */
  readonly since?: string;
}

export type VariableNames = readonly string[];

export interface Requires {
  /**
   * Settings that the system is booted with; the adapter must name each among its `settings`.
   */
  readonly settings?: {
    readonly [k: string]: ParameterValue;
  };
  /**
   * Systems that will do; one of these must match.
   */
  readonly system?: readonly SystemRange[];
}

export interface SystemRange {
  /**
   * Name that the system gives at boot.
   */
  readonly name: string;
  /**
   * Bounds on its version, all of which must hold.
   */
  readonly version?: string;
}

export interface Hold {
  /**
   * An operation that is a held fault.
   */
  readonly fault: string;
  /**
   * The steps during which it is held.
   */
  readonly do: readonly Step[];
}

export type RepeatCondition = {
  readonly timeout?: never;
  readonly 'on-timeout'?: never;
  readonly since?: never;
} & Wait;

/**
 * What an operation that is no fault came to: every target and every firing of it is evidence. In a workload's checks one outcome for each instance over all firings on it. All claims given must hold for each.
 */
export interface OperationCheck {
  readonly name: string;
  readonly kind: 'operation';
  /**
   * Name of the operation.
   */
  readonly operation: string;
  /**
   * Its exit code; 0 also says that its verify hook, where it has one, saw the effect.
   */
  readonly 'exit-code'?: number;
  /**
   * Some line of its output contains this text.
   */
  readonly contains?: string;
  /**
   * No line of its output contains this text.
   */
  readonly absent?: string;
  /**
   * It took this long or longer.
   */
  readonly 'at-least'?: DurationText;
  /**
   * It took no longer than this.
   */
  readonly 'at-most'?: DurationText;
}

/**
 * What the adapter's inventory listed. Give exactly one of `nothing-left`, `one-per-instance`.
 */
export interface InventoryCheck {
  readonly name: string;
  readonly kind: 'inventory';
  /**
   * The `inventory` step whose list is meant. Default: the list taken at the end, after the instances were deleted.
   */
  readonly at?: string;
  /**
   * Only things of this kind.
   */
  readonly of?: string;
  /**
   * Only things of this role.
   */
  readonly role?: string;
  /**
   * Nothing is listed.
   */
  readonly 'nothing-left'?: true;
  /**
   * Exactly one is listed for each instance of this workload that exists then.
   */
  readonly 'one-per-instance'?: string;
}

/**
 * One experiment: what to run, what to disrupt and what must hold.
 */
export interface Experiment {
  /**
   * Name of the experiment; equals the file name without `.yaml`.
   */
  readonly id: string;
  /**
   * The claim in one sentence: what a reader learns when the verdict is PASS.
   */
  readonly title: string;
  /**
   * Background for readers of the report.
   */
  readonly description?: string;
  /**
   * Words to select experiments by (`tag:smoke`).
   */
  readonly tags?: readonly string[];
  /**
   * Adapter used when `--adapter` is not given. It is looked up when the experiment runs.
   */
  readonly 'default-adapter': string;
  /**
   * Names and default values. `--set name=value` and the adapter's `parameters` override them. In scripts a parameter is an environment variable (upper case, `-` as `_`); in any other scalar write `${name}`.
   */
  readonly parameters?: {
    readonly [k: string]: ParameterValue;
  };
  /**
   * Limit for the whole run, from boot to the end of the flow. Default 10m.
   */
  readonly timeout?: DurationText;
  /**
   * How long the system may take to be well again, before the first operation and after the last. Default 60s.
   */
  readonly 'settle-timeout'?: DurationText;
  /**
   * What the system must be: settings it is booted with, and versions. Where it cannot be had the experiment is not applicable.
   */
  readonly requires?: Requires;
  /**
   * What the system runs; each instance is one sandbox.
   */
  readonly workloads?: readonly Workload[];
  /**
   * What is done to the system while the workloads run.
   */
  readonly operations?: readonly Operation[];
  /**
   * The order of things. A list is a `serial`. Without it all workloads run in parallel.
   */
  readonly flow?: Flow;
  /**
   * Claims about the run as a whole, decided from the run directory.
   */
  readonly checks?: readonly RunCheck[];
  /**
   * Conditions that must hold before the first operation and again after the last. Without it the adapter's ready hook serves.
   */
  readonly 'steady-state'?: readonly Condition[];
  /**
   * Known failures: which checks may fail, and the issue that says so.
   */
  readonly expectations?: readonly Expectation[];
  /**
   * Variables of the harness's environment whose values are masked in everything that is written.
   */
  readonly secrets?: VariableNames;
}
