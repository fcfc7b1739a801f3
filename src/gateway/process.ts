// SPDX-License-Identifier: Apache-2.0
/**
 * The gateway's process: started in a session of its own with its log appended, found again by its pid file, ended. A
 * pid counts as the gateway's only while its arguments name this run's configuration.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HarnessError } from '../core/domain/errors.ts';
import { isAlive, readProcess } from '../platform/processes.ts';
import type { WorkFiles } from './context.ts';

const LOOK_AGAIN_MS = 50;

/** What was booted; enough to start it again. */
export interface Launch {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Its environment is built from nothing. Resolves to the pid once the process exists; throws a HarnessError. */
export async function spawnGateway(files: WorkFiles, launch: Launch): Promise<number> {
  const log = fs.openSync(files.log, 'a', 0o600);
  try {
    const child = spawn(launch.program, launch.args, {
      cwd: files.workDir,
      env: launch.env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    await new Promise<void>((resolve, reject) => {
      child.on('spawn', resolve);
      child.on('error', (cause) => {
        reject(new HarnessError(`${launch.program} could not be started: ${cause.message}`, { code: 'boot-failed' }));
      });
    });
    child.unref();
    const pid = child.pid ?? 0;
    writeWhole(files.pid, `${String(pid)}\n`);
    return pid;
  } finally {
    fs.closeSync(log);
  }
}

/** Pid of the gateway that runs; null when none does. */
export function runningGateway(files: WorkFiles): number | null {
  const pid = Number(readIfPresent(files.pid)?.trim() ?? '0');
  return Number.isInteger(pid) && pid > 0 && isOurs(pid, files) ? pid : null;
}

function isOurs(pid: number, files: WorkFiles): boolean {
  const facts = readProcess(pid);
  if (facts === null || !isAlive(facts)) return false;
  const args = readIfPresent(`/proc/${String(pid)}/cmdline`);
  // Where there is no /proc the pid file, which is in a private folder, has to do.
  return args === null ? !fs.existsSync('/proc/self') : args.split('\0').includes(files.toml);
}

/** TERM, then KILL when the grace is over. Whether it is gone. */
export async function endGateway(files: WorkFiles, graceMs: number): Promise<boolean> {
  for (const [signal, limitMs] of [
    ['SIGTERM', graceMs],
    ['SIGKILL', 5_000],
  ] as const) {
    const pid = runningGateway(files);
    if (pid === null) return true;
    try {
      process.kill(pid, signal);
    } catch {
      // It went meanwhile.
    }
    if (await waitFor(() => !isOurs(pid, files), limitMs)) return true;
  }
  return runningGateway(files) === null;
}

/** Whether `holds` came true within the limit. */
export async function waitFor(holds: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() >= deadline) return false;
    await sleep(LOOK_AGAIN_MS);
  }
  return true;
}

/** A reader sees the old or the new text, never a part. */
export function writeWhole(file: string, text: string, mode = 0o600): void {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${String(process.pid)}.tmp`;
  fs.writeFileSync(temporary, text, { mode });
  fs.renameSync(temporary, file);
}

export function readIfPresent(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
