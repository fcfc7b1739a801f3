// SPDX-License-Identifier: Apache-2.0

/**
 * What the parts of a gateway share: its settings, its durable records, and what is known of each sandbox's processes
 * while this gateway lives. Owns the change of a phase, which is the one thing all parts do alike.
 */

import type { ChildProcess } from 'node:child_process';
import { messageOf } from '../lib/errors.ts';
import { type SandboxPaths, sandboxPaths } from '../lib/layout.ts';
import type { Log, LogFields } from '../lib/log.ts';
import type { ToSupervisor } from '../lib/protocol.ts';
import type { ProcessRecord } from '../lib/registry.ts';
import type { BugSwitch } from '../lib/switches.ts';
import type { Metrics } from './metrics.ts';
import { conditionsOf, type Phase, type PhaseDetails } from './phases.ts';
import type { SandboxRecord, Store } from './store.ts';
import type { Traces } from './traces.ts';

export interface GatewaySettings {
  readonly state: string;
  readonly address: string;
  readonly port: number;
  readonly healthPort: number;
  readonly metricsPort: number;
  readonly switches: ReadonlySet<BugSwitch>;
  readonly reconcileIntervalMs: number;
  readonly outageLimitMs: number;
  readonly stopGraceMs: number;
  /** The least that start-up recovery takes for one sandbox. */
  readonly recoveryStepMs: number;
  /** How long before a sweep a start meets it. */
  readonly raceWindowMs: number;
  /** How likely such a start loses, from 0 to 1. */
  readonly raceProbability: number;
  /** Decides the races. */
  readonly seed: string;
  /** Where spans go; empty for nowhere. */
  readonly otlpEndpoint: string;
  readonly otlpDelayMs: number;
  /** The program that supervisors are started from: this one. */
  readonly entry: string;
}

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
}

export interface Gateway {
  readonly settings: GatewaySettings;
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
  draining: boolean;
}

/** The name of the one driver there is. */
export const DRIVER = 'process';

/** Runs an operation of the driver on a sandbox, as a span. */
export function driverSpan<T>(
  gateway: Gateway,
  operation: { readonly name: 'create' | 'start' | 'stop' | 'delete'; readonly on: SandboxRecord },
  work: () => Promise<T>,
): Promise<T> {
  const { id, name } = operation.on;
  const attributes = { 'driver.name': DRIVER, 'sandbox.id': id, 'sandbox.name': name };
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
  if (before.phase !== change.to) {
    note(gateway, 'Sandbox phase changed', { ...named(before), old_phase: before.phase, new_phase: change.to });
  }
  if (change.to === 'Error') {
    const fields = { ...named(before), reason: details.reason ?? 'Error', message: details.message ?? '' };
    gateway.log({
      level: 'ERROR',
      target: 'openshell_gateway::sandbox',
      message: 'Sandbox failed to become ready',
      fields,
    });
  }
  return after;
}
