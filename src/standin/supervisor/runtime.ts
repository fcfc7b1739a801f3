// SPDX-License-Identifier: Apache-2.0

/**
 * One sandbox's runtime as its supervisor sees it: starts it, binds to one that already runs, notices its end, stops
 * it. Owns the processes and their records; whether a workload should run, and what its end means, is not its matter.
 */

import { poll, sleep } from '../lib/duration.ts';
import type { SandboxPaths } from '../lib/layout.ts';
import type { Log } from '../lib/log.ts';
import { isRunning, type ProcessId } from '../lib/process-table.ts';
import { ALREADY_BOUND } from '../lib/protocol.ts';
import { isLeft, type ProcessRecord, processesOf, reportEnd, signalRecorded } from '../lib/registry.ts';
import { launchRuntime } from '../lib/runtime-process.ts';
import type { Launch, Runtime } from './host.ts';
import { readBinding, readExitCode, removePidFile, writeBinding } from '../lib/sandbox-files.ts';

const BIND_ATTEMPTS = 5;
const BIND_PAUSE_MS = 450;
const ADOPTED_POLL_MS = 100;
const END_POLL_MS = 20;
const KILL_WAIT_MS = 2000;

export interface RuntimeOptions {
  readonly state: string;
  readonly name: string;
  readonly paths: SandboxPaths;
  readonly self: ProcessId;
  readonly exclusive: boolean;
  readonly orphanLimitMs: number;
  readonly log: Log;
  /** Called once per start; the code is null when the runtime ended without recording one. */
  readonly onEnd: (generation: number, code: number | null) => void;
}

export function openRuntime(options: RuntimeOptions): Runtime {
  let current: ProcessRecord | undefined;

  const ended = (record: ProcessRecord, signal: string | null): void => {
    if (current?.pid !== record.pid) return;
    current = undefined;
    signalRecorded(record, 'SIGKILL'); // what the main process left behind ends with it, as in a container
    const code = readExitCode(options.paths, record.generation);
    reportEnd(options.state, record, code === undefined ? { signal: signal ?? 'unknown' } : { exitCode: code });
    removePidFile(options.paths.sandboxPid, record.pid);
    options.onEnd(record.generation, code ?? null);
  };

  const adopt = async (record: ProcessRecord): Promise<void> => {
    current = record;
    do await sleep(ADOPTED_POLL_MS);
    while (isRunning(record)); // never before its caller has told that it runs
    ended(record, null);
  };

  return {
    ensure: async (launch) => {
      if (current?.generation === launch.generation) return 'running';
      await endEarlier(options, launch.generation);
      const { code, running, begun, barred } = lookAt(options, launch.generation);
      if ((running !== undefined || barred) && !(await bind(options, launch))) return 'refused';
      if (running !== undefined) {
        options.log({
          level: 'INFO',
          target: TARGET,
          message: 'Took over the sandbox runtime',
          fields: { pid: running.pid },
        });
        void adopt(running);
        return 'running';
      }
      if (begun) {
        options.onEnd(launch.generation, code ?? null);
        return 'ended';
      }
      current = start(options, launch, ended);
      return current === undefined ? 'ended' : 'running';
    },
    stop: async (graceMs) => {
      const record = current ?? findRuntime(options, () => true);
      if (record === undefined) return;
      signalRecorded(record, 'SIGTERM');
      if (await poll(() => !isLeft(record), { everyMs: END_POLL_MS, timeoutMs: graceMs })) return;
      signalRecorded(record, 'SIGKILL');
      await poll(() => !isLeft(record), { everyMs: END_POLL_MS, timeoutMs: KILL_WAIT_MS });
    },
  };
}

const TARGET = 'openshell_supervisor::runtime';

function findRuntime(
  { state, name }: RuntimeOptions,
  wanted: (record: ProcessRecord) => boolean,
): ProcessRecord | undefined {
  return processesOf(state, name, 'sandbox').findLast((record) => wanted(record) && isRunning(record));
}

/** Ends what somebody else started again from an earlier start: a sandbox has one main process. */
async function endEarlier(options: RuntimeOptions, generation: number): Promise<void> {
  const earlier = processesOf(options.state, options.name, 'sandbox').filter(
    (record) => record.generation < generation && isLeft(record),
  );
  for (const record of earlier) signalRecorded(record, 'SIGKILL');
  await poll(() => !earlier.some(isLeft), { everyMs: END_POLL_MS, timeoutMs: KILL_WAIT_MS });
  for (const record of earlier) if (!isLeft(record)) reportEnd(options.state, record, { signal: 'SIGKILL' });
}

interface Found {
  readonly code: number | undefined;
  readonly running: ProcessRecord | undefined;
  /** This start was made already, by this supervisor or by an earlier one. */
  readonly begun: boolean;
  /** A runtime that obeys one supervisor only keeps even its exit code from another one. */
  readonly barred: boolean;
}

function lookAt(options: RuntimeOptions, generation: number): Found {
  const code = readExitCode(options.paths, generation);
  const binding = readBinding(options.paths);
  const begun = code !== undefined || binding?.generation === generation;
  const barred = begun && binding?.exclusive === true && binding.supervisor.pid !== options.self.pid;
  const running = code === undefined ? findRuntime(options, (record) => record.generation === generation) : undefined;
  return { code, running, begun, barred };
}

/** A runtime obeys one supervisor process; another may take over only when that one is dead, and if it is allowed at all. */
async function bind(options: RuntimeOptions, launch: Launch): Promise<boolean> {
  for (let attempt = 1; attempt <= BIND_ATTEMPTS; attempt += 1) {
    const binding = readBinding(options.paths);
    if (binding === undefined || (!binding.exclusive && !isRunning(binding.supervisor))) {
      writeBinding(options.paths, bindingOf(options, launch));
      return true;
    }
    options.log({
      level: 'WARN',
      target: TARGET,
      message: ALREADY_BOUND,
      fields: { bound_pid: binding.supervisor.pid, attempt },
    });
    await sleep(BIND_PAUSE_MS);
  }
  return false;
}

function bindingOf(options: RuntimeOptions, launch: Launch): Parameters<typeof writeBinding>[1] {
  const { generation, proxyPort } = launch;
  return { generation, supervisor: options.self, proxyPort, exclusive: options.exclusive };
}

type Ended = (record: ProcessRecord, signal: string | null) => void;

function start(options: RuntimeOptions, launch: Launch, ended: Ended): ProcessRecord | undefined {
  const { state, name, paths, log } = options;
  const { generation, command, env } = launch;
  // Before the runtime exists, so that a supervisor that dies right here never leads to a second start.
  writeBinding(paths, bindingOf(options, launch));
  const orphanLimitSeconds = Math.max(1, Math.ceil(options.orphanLimitMs / 1000));
  const { child, record } = launchRuntime({ state, name, paths }, { generation, orphanLimitSeconds, command, env });
  if (record === undefined) {
    child.on('error', (error) => {
      log({
        level: 'ERROR',
        target: TARGET,
        message: 'Failed to start the sandbox runtime',
        fields: { error: error.message },
      });
      options.onEnd(generation, null);
    });
    return undefined;
  }
  child.on('exit', (_code, signal) => ended(record, signal));
  const { pid } = record;
  log({ level: 'INFO', target: TARGET, message: 'Started the sandbox runtime', fields: { pid, generation } });
  return record;
}
