// SPDX-License-Identifier: Apache-2.0

/**
 * Where things are inside a state folder. Owns every file name the gateway, the supervisors, the runtime script and
 * the sweep share; the adapter names the pid files and logs among them.
 */

import { join } from 'node:path';

/** The gateway's durable state. */
export function stateFile(state: string): string {
  return join(state, 'gateway.json');
}

/** One empty file per process that was started and not yet seen to end. */
export function processesDir(state: string): string {
  return join(state, 'processes');
}

/** Written by a sweep before it looks: whatever starts later ends itself. */
export function sweptFile(state: string): string {
  return join(state, 'swept');
}

/** Append-only process life-cycle events. */
export function eventsFile(state: string): string {
  return join(state, 'events.jsonl');
}

/** Commands that are on every sandbox's PATH. */
export function sandboxBinDir(state: string): string {
  return join(state, 'bin');
}

/** The bash script that runs a workload. */
export function runtimeScript(state: string): string {
  return join(state, 'runtime.sh');
}

export function sandboxesDir(state: string): string {
  return join(state, 'sandboxes');
}

export interface SandboxPaths {
  readonly dir: string;
  /** What a sandbox knows as `/sandbox`. */
  readonly workspace: string;
  readonly sandboxPid: string;
  readonly sandboxLog: string;
  readonly supervisorPid: string;
  readonly supervisorLog: string;
  /** Which supervisor the runtime belongs to, JSON. */
  readonly binding: string;
  /** How the runtime was started last, JSON. */
  readonly launch: string;
  /** `GENERATION CODE`, and `terminated` when the runtime itself got SIGTERM; written by the runtime. */
  readonly exit: string;
  /** `GENERATION REASON`, when the workload was ended on purpose. */
  readonly stopReason: string;
}

export function sandboxPaths(state: string, name: string): SandboxPaths {
  const dir = join(sandboxesDir(state), name);
  return {
    dir,
    workspace: join(dir, 'workspace'),
    sandboxPid: join(dir, 'sandbox.pid'),
    sandboxLog: join(dir, 'sandbox.log'),
    supervisorPid: join(dir, 'supervisor.pid'),
    supervisorLog: join(dir, 'supervisor.log'),
    binding: join(dir, 'binding.json'),
    launch: join(dir, 'launch.json'),
    exit: join(dir, 'exit'),
    stopReason: join(dir, 'stop-reason'),
  };
}

/** A sandbox's name: the start of a DNS label, so that it is also a file name without dots. */
export const SANDBOX_NAME: RegExp = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
