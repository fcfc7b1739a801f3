// SPDX-License-Identifier: Apache-2.0
/** The watchdog of a harness, found among its children, and ending both the way a crash of everything does. */
import fs from 'node:fs';
import type { RunningProgram } from './run-program.ts';
import { eventually } from './temp.ts';

/** Pid of the harness's watchdog; null where it has none. */
export function watchdogOf(harness: number): number | null {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.find((pid) => parentOf(pid) === harness && read(`/proc/${pid}/cmdline`).includes('\0watchdog\0'));
  return found === undefined ? null : Number(found);
}

/** Whether the process still runs; a zombie does not. */
export function isRunning(pid: number): boolean {
  const stat = read(`/proc/${String(pid)}/stat`);
  return stat !== '' && !/\) [ZX] /.test(stat);
}

/** SIGKILL to the watchdog and then to the harness: nobody is left who would put anything back. */
export async function killWithWatchdog(program: RunningProgram): Promise<void> {
  const watchdog = await eventually('the harness has a watchdog', () => watchdogOf(program.process.pid ?? 0));
  process.kill(watchdog, 'SIGKILL');
  await eventually('the watchdog is gone', () => !isRunning(watchdog));
  program.process.kill('SIGKILL');
  await program.ended;
}

function parentOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
