// SPDX-License-Identifier: Apache-2.0

/**
 * The process driver: a sandbox is a folder, a supervisor process and a workload's process group. Owns spawning, signalling
 * and waiting; phases and what an end means are the life cycle's.
 */

import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { daemonEnvironment } from '../lib/daemon.ts';
import { poll } from '../lib/duration.ts';
import { codeOf, messageOf } from '../lib/errors.ts';
import { writeFileAtomic } from '../lib/files.ts';
import { sandboxesDir } from '../lib/layout.ts';
import { identifyChild, isRunning } from '../lib/process-table.ts';
import {
  addProcess,
  findRunning,
  isLeft,
  listProcesses,
  type ProcessEnd,
  type ProcessRecord,
  processesOf,
  reportEnd,
  reportStart,
  signalRecorded,
} from '../lib/registry.ts';
import { readBinding, readExitCode, readStopReason, removePidFile } from '../lib/sandbox-files.ts';
import { copyInto, mapSandboxPath } from '../lib/workspace.ts';
import { type Gateway, liveOf, pathsOf } from './context.ts';
import type { Driver, OnSupervisorExit, Upload } from './context.ts';
import type { SandboxRecord } from './store.ts';

const POLL_MS = 15;
/** A supervisor may use its grace for the workload and a little for itself. */
const SUPERVISOR_EXTRA_MS = 1500;
const KILL_WAIT_MS = 3000;

export const PROCESS_DRIVER: Driver = {
  name: 'process',
  ownsLifecycle: true,
  prepare: () => Promise.resolve([]),
  tidy,
  create,
  exists: (gateway, { name }) => Promise.resolve(existsSync(pathsOf(gateway, name).dir)),
  startSupervisor,
  isAlive: (_gateway, supervisor) => Promise.resolve(isRunning(supervisor)),
  findSupervisor: (gateway, name) => Promise.resolve(findRunning(gateway.settings.state, name, 'supervisor')),
  runsWorkload: (gateway, name) => Promise.resolve(findRunning(gateway.settings.state, name, 'sandbox') !== undefined),
  reviveRuntime: () => Promise.resolve(),
  stop: stopProcesses,
  killSupervisor: (gateway, name) => killRole(gateway, name, 'supervisor'),
  killWorkload,
  settle: () => Promise.resolve(),
  remove,
  stopReason: (gateway, { name, generation }) => Promise.resolve(readStopReason(pathsOf(gateway, name), generation)),
  needsNewStart: (gateway, record) => Promise.resolve(needsNewStart(gateway, record)),
  forget: forgetProcess,
  countSandboxes: (gateway) =>
    Promise.resolve(listProcesses(gateway.settings.state).filter(({ role }) => role === 'sandbox').length),
  files: (gateway, { name }) => ({ workspace: pathsOf(gateway, name).workspace }),
};

/** Processes that died while there was no gateway to see it, and folders that no record names. */
async function tidy(gateway: Gateway): Promise<void> {
  for (const record of listProcesses(gateway.settings.state)) {
    if (record.role !== 'gateway' && !isLeft(record)) forgetProcess(gateway, record, endOf(gateway, record, 'unknown'));
  }
  for (const name of sandboxFolders(gateway.settings.state)) {
    if (gateway.store.get(name) !== undefined) continue;
    // Never accepted: the gateway died between making it and writing it down.
    await killProcesses(gateway, name);
    rmSync(pathsOf(gateway, name).dir, { recursive: true, force: true });
    gateway.live.delete(name);
  }
}

function sandboxFolders(state: string): readonly string[] {
  try {
    return readdirSync(sandboxesDir(state));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function create(gateway: Gateway, { name }: SandboxRecord, uploads: readonly Upload[]): Promise<void> {
  const { dir, workspace } = pathsOf(gateway, name);
  mkdirSync(workspace, { recursive: true, mode: 0o700 });
  try {
    for (const { source, destination } of uploads) copyInto(source, mapSandboxPath(destination, workspace));
    return Promise.resolve();
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw new Error(`cannot upload: ${messageOf(error)}`, { cause: error });
  }
}

async function remove(gateway: Gateway, { name }: SandboxRecord): Promise<boolean> {
  if (!(await killProcesses(gateway, name))) return false;
  rmSync(pathsOf(gateway, name).dir, { recursive: true, force: true, maxRetries: 3 });
  return true;
}

function needsNewStart(gateway: Gateway, { name, generation }: SandboxRecord): boolean {
  const paths = pathsOf(gateway, name);
  if (readStopReason(paths, generation) === 'Stopped') return true;
  return readBinding(paths)?.generation === generation && readExitCode(paths, generation) === undefined;
}

/** Starts a supervisor under the next epoch, which is on disk before the process exists. */
async function startSupervisor(gateway: Gateway, name: string, onExit: OnSupervisorExit): Promise<void> {
  const before = gateway.store.get(name);
  if (before === undefined) return;
  const epoch = before.epoch + 1;
  gateway.store.update(name, { epoch });
  await gateway.store.commit();
  if (gateway.draining || gateway.store.get(name)?.epoch !== epoch) return;

  const paths = pathsOf(gateway, name);
  mkdirSync(paths.workspace, { recursive: true, mode: 0o700 });
  const output = openSync(paths.supervisorLog, 'a', 0o600);
  const child = spawn(process.execPath, supervisorArguments(gateway, name, epoch), {
    cwd: paths.dir,
    env: daemonEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.on('error', (error) => {
    gateway.log({
      level: 'ERROR',
      target: 'openshell_gateway::driver',
      message: 'Failed to start a supervisor',
      fields: { error: error.message },
    });
  });
  if (child.pid === undefined) return;
  const record: ProcessRecord = { role: 'supervisor', name, generation: epoch, ...identifyChild(child.pid) };
  addProcess(gateway.settings.state, record);
  writeFileAtomic(paths.supervisorPid, `${record.pid}\n`);
  reportStart(gateway.settings.state, record);
  const live = liveOf(gateway, name);
  live.supervisor = record;
  live.child = child;
  child.on('exit', (code, signal) =>
    onExit(record, code === null ? { signal: signal ?? 'unknown' } : { exitCode: code }),
  );
}

function supervisorArguments(gateway: Gateway, name: string, epoch: number): readonly string[] {
  const { settings } = gateway;
  const options = {
    state: settings.state,
    name,
    epoch,
    address: settings.address,
    port: settings.port,
    'outage-limit-ms': settings.outageLimitMs,
    'stop-grace-ms': settings.stopGraceMs,
  };
  const pairs = Object.entries(options).flatMap(([key, value]) => [`--${key}`, String(value)]);
  return [settings.entry, 'supervisor', ...pairs, ...(settings.switches.has('4910') ? ['--exclusive'] : [])];
}

/** Stops a sandbox's supervisor and workload: asked first, killed when the grace is over. True when nothing is left. */
async function stopProcesses(gateway: Gateway, name: string): Promise<boolean> {
  const { state, stopGraceMs } = gateway.settings;
  const live = liveOf(gateway, name);
  clearTimeout(live.restartTimer);
  const supervisor = live.supervisor ?? findRunning(state, name, 'supervisor');
  if (supervisor !== undefined) {
    if (live.session === undefined) signalRecorded(supervisor, 'SIGTERM');
    else live.session.send({ type: 'stop' });
    const timeoutMs = stopGraceMs + SUPERVISOR_EXTRA_MS;
    await poll(() => !isRunning(supervisor), { everyMs: POLL_MS, timeoutMs });
  }
  const rest = processesOf(state, name, 'sandbox').filter((record) => isLeft(record));
  if (supervisor === undefined && rest.length > 0) {
    for (const record of rest) signalRecorded(record, 'SIGTERM');
    await poll(() => !rest.some((record) => isLeft(record)), { everyMs: POLL_MS, timeoutMs: stopGraceMs });
  }
  return killProcesses(gateway, name);
}

/** Kills whatever is left of a sandbox. True when nothing is left. */
async function killProcesses(gateway: Gateway, name: string): Promise<boolean> {
  clearTimeout(liveOf(gateway, name).restartTimer);
  const ended = [await killRole(gateway, name, 'supervisor'), await killWorkload(gateway, name)];
  return ended.every(Boolean);
}

/** Kills a sandbox's workload and leaves the supervisor alone. */
async function killWorkload(gateway: Gateway, name: string): Promise<boolean> {
  return [await killRole(gateway, name, 'sandbox'), await killRole(gateway, name, 'exec')].every(Boolean);
}

async function killRole(gateway: Gateway, name: string, role: ProcessRecord['role']): Promise<boolean> {
  const { state } = gateway.settings;
  const records = processesOf(state, name, role);
  for (const record of records) signalRecorded(record, 'SIGKILL');
  const gone = await poll(() => !records.some((record) => isLeft(record)), {
    everyMs: POLL_MS,
    timeoutMs: KILL_WAIT_MS,
  });
  for (const record of records) {
    if (!isLeft(record)) forgetProcess(gateway, record, endOf(gateway, record, 'SIGKILL'));
  }
  return gone;
}

/** How a process ended that nobody waited for: a workload's exit code is on record, other ends are not. */
function endOf(gateway: Gateway, record: ProcessRecord, signal: string): ProcessEnd {
  const code = record.role === 'sandbox' ? readExitCode(pathsOf(gateway, record.name), record.generation) : undefined;
  return code === undefined ? { signal } : { exitCode: code };
}

/** Drops what is recorded of an ended process. */
function forgetProcess(gateway: Gateway, record: ProcessRecord, end: ProcessEnd): void {
  const paths = pathsOf(gateway, record.name);
  reportEnd(gateway.settings.state, record, end);
  if (record.role === 'supervisor') removePidFile(paths.supervisorPid, record.pid);
  if (record.role === 'sandbox') removePidFile(paths.sandboxPid, record.pid);
}
