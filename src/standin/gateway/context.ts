// SPDX-License-Identifier: Apache-2.0

/**
 * What the parts of a gateway share: its settings, its durable records, and what is known of each sandbox's processes
 * while this gateway lives. Owns the change of a phase, which is the one thing all parts do alike.
 */

import type { ChildProcess } from 'node:child_process';
import { messageOf } from '../lib/errors.ts';
import { type SandboxPaths, sandboxPaths } from '../lib/layout.ts';
import type { Log, LogFields } from '../lib/log.ts';
import type { ToGateway, ToSupervisor } from '../lib/protocol.ts';
import type { ProcessEnd, ProcessRecord } from '../lib/registry.ts';
import type { StopReason } from '../lib/sandbox-files.ts';
import type { GatewaySettings } from './settings.ts';
import type { Metrics } from './metrics.ts';
import { conditionsOf, type Phase, type PhaseDetails, type Reason } from './phases.ts';
import type { SandboxRecord, Store } from './store.ts';
import type { Traces } from './traces.ts';

/** A session as its gateway sees it. */
export interface SessionHandle {
  readonly send: (message: ToSupervisor) => void;
  readonly close: () => void;
}

/** What is known of a sandbox's processes, and lost with this gateway. */
export interface Live {
  supervisor: ProcessRecord | undefined;
  child: ChildProcess | undefined;
  session: SessionHandle | undefined;
  /** The supervisor has the runtime. */
  bound: boolean;
  /** Since when there is no bound session, by the monotonic clock. */
  lostAtMs: number | undefined;
  /** How long a sandbox may stay Ready without one. */
  graceMs: number;
  runningSinceMs: number;
  restartTimer: NodeJS.Timeout | undefined;
  /** Supervisors started in a row without one that came to run the workload. */
  attempts: number;
  /** Its container is being started (generation a). */
  starting: boolean;
  startedAtMs: number;
}

/** Files of this machine that are put into a workspace. */
export interface Upload {
  readonly source: string;
  readonly destination: string;
}

export type OnSupervisorExit = (record: ProcessRecord, end: ProcessEnd) => void;

/** What a gateway needs of whatever its sandboxes are made of: plain processes, containers, or pods. */
export interface Driver {
  readonly name: 'process' | 'docker' | 'kubernetes';
  /** Sandboxes and supervisors are this gateway's to stop and start; without, something else keeps them running. */
  readonly ownsLifecycle: boolean;
  /** Makes ready what all sandboxes share; the addresses on which they look for the gateway, besides its own. */
  readonly prepare: (gateway: Gateway) => Promise<readonly string[]>;
  /** Forgets what ended when nobody was there to see it, and removes what no record names. */
  readonly tidy: (gateway: Gateway) => Promise<void>;
  /** Makes a sandbox, with these files in its workspace; nothing of it runs yet. */
  readonly create: (gateway: Gateway, record: SandboxRecord, uploads: readonly Upload[]) => Promise<void>;
  readonly exists: (gateway: Gateway, record: SandboxRecord) => Promise<boolean>;
  /** Starts a supervisor; its epoch is on disk before it exists. */
  readonly startSupervisor: (gateway: Gateway, name: string, onExit: OnSupervisorExit) => Promise<void>;
  readonly isAlive: (gateway: Gateway, supervisor: ProcessRecord) => Promise<boolean>;
  readonly findSupervisor: (gateway: Gateway, name: string) => Promise<ProcessRecord | undefined>;
  /** The workload runs, or what it runs in does. */
  readonly runsWorkload: (gateway: Gateway, name: string) => Promise<boolean>;
  /** Makes it possible that a supervisor starts the workload again after its runtime has ended. */
  readonly reviveRuntime: (gateway: Gateway, name: string) => Promise<void>;
  /** Stops supervisor and workload: asked first, killed when the grace is over. True when nothing runs any more. */
  readonly stop: (gateway: Gateway, name: string) => Promise<boolean>;
  readonly killSupervisor: (gateway: Gateway, name: string) => Promise<boolean>;
  readonly killWorkload: (gateway: Gateway, name: string) => Promise<boolean>;
  /** The main process has ended for good: nothing starts its supervisor again. */
  readonly settle: (gateway: Gateway, name: string) => Promise<void>;
  /** Removes all of a sandbox, running or not. False when something of it could not be ended. */
  readonly remove: (gateway: Gateway, record: SandboxRecord) => Promise<boolean>;
  /** Why the current start was ended on purpose; undefined when it was not. */
  readonly stopReason: (gateway: Gateway, record: SandboxRecord) => Promise<StopReason | undefined>;
  /** True when the current start was ended on purpose, or was begun and lost: its end is not one to report. */
  readonly needsNewStart: (gateway: Gateway, record: SandboxRecord) => Promise<boolean>;
  /** Drops what is recorded of an ended supervisor. */
  readonly forget: (gateway: Gateway, supervisor: ProcessRecord, end: ProcessEnd) => void;
  readonly countSandboxes: (gateway: Gateway) => Promise<number>;
  /** Where a sandbox's files are, for the command line. */
  readonly files: (gateway: Gateway, record: SandboxRecord) => object;
}

/** A driver whose sandboxes can be looked at from outside, as the older generation's rules do. */
export interface ObservedDriver extends Driver {
  /** What runs each sandbox of this gateway, by the sandbox's id; states as a container engine names them. */
  readonly survey: () => Promise<ReadonlyMap<string, { readonly state: string }>>;
  /** Waits until what runs a sandbox has ended. */
  readonly awaitEnd: (gateway: Gateway, name: string, limitMs: number) => Promise<void>;
}

/** What a generation makes of what happens to a running sandbox. */
export interface Rules {
  /** Starts what looks after a sandbox. */
  readonly supervise: (gateway: Gateway, name: string) => Promise<void>;
  /** Gives a sandbox up. */
  readonly fail: (gateway: Gateway, name: string, failure: Failure) => Promise<void>;
  /** A supervisor says who it is; false when it is not wanted. */
  readonly attach: (gateway: Gateway, hello: Hello, session: SessionHandle) => boolean;
  readonly onSessionClosed: (gateway: Gateway, name: string, session: SessionHandle) => void;
  readonly onRunning: (gateway: Gateway, name: string, generation: number) => void;
  readonly onBindRefused: (gateway: Gateway, name: string, message: string) => Promise<void>;
  readonly onExit: (gateway: Gateway, name: string, exit: ReportedExit) => Promise<void>;
  /** Looks after the sandboxes again and again, until it is closed. */
  readonly watch: (gateway: Gateway) => { readonly close: () => void };
  /** Brings a sandbox of an earlier gateway back; `arrived`: whose supervisors are at the door. */
  readonly recover: (gateway: Gateway, record: SandboxRecord, arrived: ReadonlySet<string>) => Promise<Recovered>;
  /** How a start that lost against a sweep fails, and whether the sandbox runs all the same. */
  readonly lostStart: Failure & { readonly runs: boolean };
}

export interface Failure {
  readonly reason: Reason;
  readonly message: string;
}

export const BACKEND_MISSING: Failure = {
  reason: 'BackendResourceMissing',
  message: 'nothing of the sandbox is left but its record',
};

export type Recovered = 'started' | 'failed';
export type Hello = Extract<ToGateway, { readonly type: 'hello' }>;

export interface ReportedExit {
  readonly generation: number;
  readonly code: number | null;
  readonly outside: boolean;
}

export interface Gateway {
  readonly settings: GatewaySettings;
  readonly driver: Driver;
  readonly rules: Rules;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly live: Map<string, Live>;
  /** Lines of the sandboxes' log bus; in memory only. */
  readonly bus: { readonly name: string; readonly line: string; readonly source: 'gateway' | 'sandbox' }[];
  /** Commands in flight, by their id. */
  readonly execs: Map<string, Exec>;
  readonly traces: Traces;
  /** The reconcile sweep, by the monotonic clock. */
  sweep: { readonly running: boolean; readonly nextAtMs: number };
  /** Starts that have lost against the sweep and are failed at its end. */
  readonly losers: Set<string>;
  /** Names of sandboxes that are being made and have no record yet. */
  readonly creating: Set<string>;
  draining: boolean;
  /** The gateway before this one did not end by itself. */
  afterCrash: boolean;
}

/** Runs an operation of the driver on a sandbox, as a span. */
export function driverSpan<T>(
  gateway: Gateway,
  operation: { readonly name: 'create' | 'start' | 'stop' | 'delete'; readonly on: SandboxRecord },
  work: () => Promise<T>,
): Promise<T> {
  const { id, name } = operation.on;
  const attributes = { 'driver.name': gateway.driver.name, 'sandbox.id': id, 'sandbox.name': name };
  return gateway.traces.span(`driver.${operation.name}_sandbox`, attributes, work);
}

export type ExecMessage =
  | { readonly type: 'output'; readonly stream: 'stdout' | 'stderr'; readonly data: string }
  | { readonly type: 'end'; readonly code: number };

export interface Exec {
  readonly name: string;
  readonly deliver: (message: ExecMessage) => void;
  /** The session is lost, and with it the command's end. */
  readonly abandon: () => void;
}

export function liveOf(gateway: Gateway, name: string): Live {
  const found = gateway.live.get(name) ?? {
    supervisor: undefined,
    child: undefined,
    session: undefined,
    bound: false,
    lostAtMs: undefined,
    graceMs: 0,
    runningSinceMs: 0,
    restartTimer: undefined,
    attempts: 0,
    starting: false,
    startedAtMs: 0,
  };
  gateway.live.set(name, found);
  return found;
}

export function pathsOf(gateway: Gateway, name: string): SandboxPaths {
  return sandboxPaths(gateway.settings.state, name);
}

/** Lets work go on by itself; its failure is logged, and is no end of the gateway. */
export function background(gateway: Gateway, work: Promise<unknown>, failure: string): void {
  work.catch((error: unknown) => {
    gateway.log({ level: 'ERROR', target: 'openshell_gateway', message: failure, fields: { error: messageOf(error) } });
  });
}

/** Commits without waiting; a failure is logged, and the next commit tries again. */
export function persist(gateway: Gateway): void {
  background(gateway, gateway.store.commit(), 'Failed to write the state');
}

export function countSessions(gateway: Gateway): void {
  const count = [...gateway.live.values()].filter((live) => live.session !== undefined).length;
  gateway.metrics.gauge('openshell_server_supervisor_sessions', count);
}

/** Logs one line about a sandbox. */
export function note(gateway: Gateway, message: string, fields: LogFields): void {
  gateway.log({ level: 'INFO', target: 'openshell_gateway::sandbox', message, fields });
}

/** The fields that name a sandbox in a log line. */
export function named(record: SandboxRecord): LogFields {
  return { sandbox_id: record.id, sandbox_name: record.name };
}

export interface PhaseChange {
  readonly to: Phase;
  readonly details?: PhaseDetails;
  /** The container was seen so. The older generation logs nothing else. */
  readonly seen?: boolean;
}

/** Moves a sandbox to another phase, in memory; the caller commits what has to be durable. */
export function setPhase(gateway: Gateway, name: string, change: PhaseChange): SandboxRecord | undefined {
  const before = gateway.store.get(name);
  if (before === undefined) return undefined;
  const details = change.details ?? {};
  const conditions = conditionsOf(change.to, details, new Date());
  if (before.phase === change.to && before.conditions[0]?.reason === conditions[0]?.reason) return before;
  const exitCode = details.exitCode ?? null;
  const after = gateway.store.update(name, { phase: change.to, conditions, exitCode });
  if (change.seen === true || gateway.settings.generation === 'n') logPhase(gateway, before, change);
  return after;
}

function logPhase(gateway: Gateway, before: SandboxRecord, { to, details = {} }: PhaseChange): void {
  if (before.phase !== to) {
    note(gateway, 'Sandbox phase changed', { ...named(before), old_phase: before.phase, new_phase: to });
  }
  if (to !== 'Error') return;
  const fields = { ...named(before), reason: details.reason ?? 'Error', message: details.message ?? '' };
  const message = 'Sandbox failed to become ready';
  gateway.log({ level: 'ERROR', target: 'openshell_gateway::sandbox', message, fields });
}
