// SPDX-License-Identifier: Apache-2.0

/**
 * Starts the process group of a sandbox's runtime, and keeps how it was started, so that it can be started again from
 * outside with the same arguments. Owns the record of a launch; who starts a runtime and when is decided elsewhere.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readTextIfPresent, writeFileAtomic } from './files.ts';
import { runtimeScript, type SandboxPaths } from './layout.ts';
import { identifyChild } from './process-table.ts';
import { addProcess, type ProcessRecord, reportStart } from './registry.ts';

export interface RuntimeLaunch {
  readonly generation: number;
  readonly orphanLimitSeconds: number;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface RuntimeAt {
  readonly state: string;
  readonly name: string;
  readonly paths: SandboxPaths;
}

export interface StartedRuntime {
  readonly child: ChildProcess;
  /** Undefined when there is no process; the child's `error` event says why. */
  readonly record: ProcessRecord | undefined;
}

/** How the sandbox's runtime was started last; undefined when it never was. */
export function readLaunch(paths: SandboxPaths): RuntimeLaunch | undefined {
  const text = readTextIfPresent(paths.launch);
  return text === undefined ? undefined : (JSON.parse(text) as RuntimeLaunch);
}

/** Starts a runtime in a process group of its own, records it and keeps how it was started. */
export function launchRuntime({ state, name, paths }: RuntimeAt, launch: RuntimeLaunch): StartedRuntime {
  const { generation, orphanLimitSeconds, command, env } = launch;
  writeFileAtomic(paths.launch, JSON.stringify(launch));
  const output = openSync(paths.sandboxLog, 'a', 0o600);
  const args = [runtimeScript(state), state, name, String(generation), String(orphanLimitSeconds), ...command];
  const child = spawn('bash', args, {
    cwd: paths.workspace,
    env: { ...env },
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  if (child.pid === undefined) return { child, record: undefined };
  const record: ProcessRecord = { role: 'sandbox', name, generation, ...identifyChild(child.pid) };
  addProcess(state, record);
  writeFileAtomic(paths.sandboxPid, `${record.pid}\n`);
  reportStart(state, record);
  return { child, record };
}
