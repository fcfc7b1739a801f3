// SPDX-License-Identifier: Apache-2.0
// Generated from ../adapter.schema.json, do not edit: npm run schema

import type { DurationText, FaultKind, ParameterValue, VariableNames } from './experiment.ts';

export type HookText = string;

export interface TargetLocation {
  /**
   * A process, or the process group that it leads; a container, or its main process alone; a pod.
   */
  readonly type: 'process' | 'process-group' | 'container' | 'container-process' | 'pod';
  /**
   * Of a process or group: file that holds the pid; may use `${work-dir}`, `${instance}`, `${workload}`, `${index}`.
   */
  readonly 'pid-file'?: string;
  /**
   * Of a container: labels that, with those of the scope, exactly one container carries. Of a pod: labels that exactly one pod of the namespace carries. May use `${instance}`, `${workload}`, `${index}`, `${run-scope}`, of a pod also `${names.NAME}`.
   */
  readonly labels?: LabelSet;
  /**
   * Of a pod: where it is; may use `${namespaces.NAME}` and `${names.NAME}`, as the boot hook tells them.
   */
  readonly namespace?: string;
  /**
   * Of a pod: the container whose log is its log; may use `${names.NAME}`. Default: the first.
   */
  readonly container?: string;
  /**
   * Its log: a file, followed and copied whole, which may use the same names; or `container`, what the container itself writes to its streams.
   */
  readonly log?: string;
  /**
   * How long it may take to end when it is asked to, before it is killed. Default 10s.
   */
  readonly 'stop-grace'?: DurationText;
  /**
   * Starts it again with the same arguments; the log is appended, the pid file rewritten. Gets `$CHAOS_COMPONENT`, or `$CHAOS_ROLE` and `$CHAOS_INSTANCE`. For the gateway `system.start` serves. Without it, faults that start their target again are not applicable to it, unless it is a container, which the backend starts, or a component that is a pod, which its controller does.
   */
  readonly start?: HookText;
  /**
   * Where it is instead in systems of these generations (as the boot hook gives it).
   */
  readonly generations?: {
    readonly [k: string]: TargetVariant;
  };
}

export interface AdapterOperation {
  /**
   * Its arguments. Hooks get each as `$CHAOS_WITH_<NAME>`.
   */
  readonly with?: {
    readonly [k: string]: OperationArgument;
  };
  /**
   * Does it to `$CHAOS_TARGET`. Exit code and output are kept.
   */
  readonly run: HookText;
  /**
   * Runs before `run` and prints what `revert` needs; it gets that as `$CHAOS_CAPTURED`.
   */
  readonly capture?: HookText;
  /**
   * Puts it back, at `revert: OP` or at the end of the flow, also after a kill of the harness. Called again it does nothing.
   */
  readonly revert?: HookText;
  /**
   * Exit 0: what `run` did shows. Asked until it does, or the operation's time is over.
   */
  readonly verify?: HookText;
}

export interface OperationArgument {
  /**
   * A `file` is given relative to the experiment file; the hook gets the path of its copy.
   */
  readonly type: 'string' | 'number' | 'duration' | 'file';
  /**
   * Without a default the argument is required.
   */
  readonly default?: ParameterValue;
}

export interface LabelSet {
  readonly [k: string]: string;
}

export interface TargetVariant {
  /**
   * A process, or the process group that it leads; a container, or its main process alone; a pod.
   */
  readonly type: 'process' | 'process-group' | 'container' | 'container-process' | 'pod';
  /**
   * Of a process or group: file that holds the pid; may use `${work-dir}`, `${instance}`, `${workload}`, `${index}`.
   */
  readonly 'pid-file'?: string;
  /**
   * Of a container: labels that, with those of the scope, exactly one container carries. Of a pod: labels that exactly one pod of the namespace carries. May use `${instance}`, `${workload}`, `${index}`, `${run-scope}`, of a pod also `${names.NAME}`.
   */
  readonly labels?: LabelSet;
  /**
   * Of a pod: where it is; may use `${namespaces.NAME}` and `${names.NAME}`, as the boot hook tells them.
   */
  readonly namespace?: string;
  /**
   * Of a pod: the container whose log is its log; may use `${names.NAME}`. Default: the first.
   */
  readonly container?: string;
  /**
   * Its log: a file, followed and copied whole, which may use the same names; or `container`, what the container itself writes to its streams.
   */
  readonly log?: string;
  /**
   * How long it may take to end when it is asked to, before it is killed. Default 10s.
   */
  readonly 'stop-grace'?: DurationText;
  /**
   * Starts it again with the same arguments; the log is appended, the pid file rewritten. Gets `$CHAOS_COMPONENT`, or `$CHAOS_ROLE` and `$CHAOS_INSTANCE`. For the gateway `system.start` serves. Without it, faults that start their target again are not applicable to it, unless it is a container, which the backend starts, or a component that is a pod, which its controller does.
   */
  readonly start?: HookText;
}

/**
 * Binds the harness to one system on one backend: hooks, targets and what to observe.
 */
export interface Adapter {
  /**
   * Name of the adapter; equals the file name without `.yaml`.
   */
  readonly id: string;
  /**
   * What it binds to, in one line.
   */
  readonly title: string;
  readonly description?: string;
  /**
   * Through what faults act: plain processes of this machine, containers of its engine, or pods of a cluster.
   */
  readonly backend: 'process' | 'docker' | 'kubernetes';
  /**
   * Labels that every container of a run carries, with `${run-scope}` in one of them. No container without them is ever touched.
   */
  readonly scope?: LabelSet;
  /**
   * Which kinds of gateway the boot hook can start; the first is what `auto` means.
   */
  readonly gateways: readonly ('release' | 'binaries' | 'endpoint' | 'standin' | 'installed')[];
  /**
   * Faults that this system cannot stand although its backend can do them.
   */
  readonly capabilities?: {
    readonly without: readonly FaultKind[];
  };
  /**
   * Overrides of parameter defaults, for those experiments that declare the name.
   */
  readonly parameters?: {
    readonly [k: string]: ParameterValue;
  };
  /**
   * Variables of the harness's environment that hooks may see.
   */
  readonly 'pass-env'?: readonly string[];
  /**
   * Images that the system's containers are made of, for `chaos preflight`: the variable of the harness's environment that names one, and the usual one.
   */
  readonly images?: readonly {
    readonly variable: string;
    readonly default?: string;
  }[];
  /**
   * Variables of the harness's environment whose values are masked in everything that is written.
   */
  readonly secrets?: VariableNames;
  /**
   * Settings that the boot hook understands (`$CHAOS_SETTINGS`, a JSON file); experiments may require them.
   */
  readonly settings?: readonly string[];
  /**
   * Shell text put before each hook.
   */
  readonly prelude?: HookText;
  /**
   * Limits of hooks, by hook name. Defaults: boot and create 2m, collect 1m, others 30s; ready and read 10s.
   */
  readonly timeouts?: {
    readonly 'system.boot'?: DurationText;
    readonly 'system.ready'?: DurationText;
    readonly 'system.start'?: DurationText;
    readonly 'system.shutdown'?: DurationText;
    readonly 'instance.create'?: DurationText;
    readonly 'instance.read'?: DurationText;
    readonly 'instance.collect'?: DurationText;
    readonly 'instance.delete'?: DurationText;
    readonly 'target.start'?: DurationText;
    readonly inventory?: DurationText;
    readonly 'system.sweep'?: DurationText;
  };
  /**
   * How often the harness looks.
   */
  readonly poll?: {
    /**
     * Pause between two reads of the instances. Default 500ms.
     */
    readonly read?: DurationText;
    /**
     * Pause between two calls of the ready hook. Default 250ms.
     */
    readonly ready?: DurationText;
  };
  /**
   * Hooks on the system as a whole.
   */
  readonly system: {
    /**
     * Starts the system and prints one JSON line {name, version, generation, build, standInFor?, pidFile, log, endpoints}; the process stays. Where the gateway is a pod, `pidFile` and `log` are left out, and `namespaces` and `names` {NAME: text} say where its pods are.
     */
    readonly boot: HookText;
    /**
     * Exit 0: ready; 75: not yet; anything else: broken.
     */
    readonly ready: HookText;
    /**
     * Starts the gateway again with the same arguments; the log is appended, the pid file rewritten. Not of a pod, which its controller starts.
     */
    readonly start?: HookText;
    /**
     * Ends the system and all it started. Called again it does nothing.
     */
    readonly shutdown: HookText;
    /**
     * Removes whatever of this run outlived deletion and shutdown, and prints one JSON line {kind, id, instance?, role?} for each thing removed. Called again it does nothing.
     */
    readonly sweep?: HookText;
  };
  /**
   * Hooks on one instance of a workload.
   */
  readonly instance: {
    /**
     * Exit 0: accepted by the system.
     */
    readonly create: HookText;
    /**
     * Prints one JSON line per instance {instance, state, rawPhase, exitCode?, reason?}; exit 75: system unreachable.
     */
    readonly read: HookText;
    /**
     * Fills `$CHAOS_DEST/output` and `$CHAOS_DEST/logs`; exit 0 means that this is all there is.
     */
    readonly collect: HookText;
    /**
     * Exit 0 when the instance is gone. Called again it does nothing.
     */
    readonly delete: HookText;
  };
  /**
   * Prints one JSON line per thing that belongs to the run {kind, id, instance?, role?, identity}: containers, processes, volumes, records of the system; exit 75: system unreachable.
   */
  readonly inventory?: HookText;
  /**
   * Operations of this system that experiments can use by name.
   */
  readonly operations?: {
    readonly [k: string]: AdapterOperation;
  };
  /**
   * What faults can act on.
   */
  readonly targets: {
    /**
     * Parts of the system; the gateway among them.
     */
    readonly components: {
      readonly [k: string]: TargetLocation;
    };
    /**
     * Parts of each instance.
     */
    readonly roles?: {
      readonly [k: string]: TargetLocation;
    };
  };
  /**
   * Ports of pods that are reachable from this machine while the run lasts, whichever pod the component is at the time: hooks get each as `$CHAOS_FORWARD_<NAME>`, `127.0.0.1:PORT`.
   */
  readonly forwards?: readonly {
    readonly name: string;
    /**
     * Whose pods listen there.
     */
    readonly component: string;
    /**
     * Port of the pod, or the name that its container gives it.
     */
    readonly port: number | string;
  }[];
  /**
   * Prometheus endpoints to scrape.
   */
  readonly metrics?: readonly {
    /**
     * Name of the file under system/metrics/.
     */
    readonly name: string;
    /**
     * Address; may use `${endpoints.NAME}` and `${forwards.NAME}`.
     */
    readonly url: string;
    /**
     * Pause between two scrapes. Default 1s.
     */
    readonly interval?: DurationText;
  }[];
  /**
   * Commands whose lines are recorded while the run lasts.
   */
  readonly watch?: readonly {
    /**
     * Name of the file under system/watch/.
     */
    readonly name: string;
    /**
     * Shell text; the prelude is put before it.
     */
    readonly run: HookText;
  }[];
  /**
   * The system can send traces over OTLP: the `system` hooks get `CHAOS_OTLP_GRPC` and `CHAOS_OTLP_HTTP`, addresses that receive them until evidence is collected (empty without this key).
   */
  readonly traces?: {
    /**
     * Name of the file under system/watch/.
     */
    readonly name: string;
  };
  /**
   * What waits can be for beside states, logs and metrics, by name: how it is recognised in the traces.
   */
  readonly signals?: {
    readonly [k: string]: {
      /**
       * Name of the span. The signal occurs when the span ends.
       */
      readonly span: string;
      /**
       * Attributes that the span must have, compared as text.
       */
      readonly attributes?: {
        readonly [k: string]: ParameterValue;
      };
    };
  };
}
