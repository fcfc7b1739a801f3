// SPDX-License-Identifier: Apache-2.0

/**
 * Processes by pid and start time, so that a reused pid is never taken for the one that was meant. Owns reading and
 * signalling them; which processes there are is the registry's business.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { codeOf } from './errors.ts';

export interface ProcessId {
  readonly pid: number;
  /** Opaque; equal for the same process only. Made of letters, digits, `_` and `:`. */
  readonly startTime: string;
}

/** Why the stand-in cannot run on this platform, in one line; undefined when it can. */
export function platformProblem(platform: string): string | undefined {
  if (platform === 'linux' || platform === 'darwin') return undefined;
  const name = platform === 'win32' ? 'Windows' : platform;
  return `the stand-in gateway needs process groups and signals of Linux or macOS; ${name} has none it could use`;
}

interface ProcessView {
  readonly startTime: string;
  /** Ended, and not yet collected by its parent. */
  readonly zombie: boolean;
}

function readProcess(pid: number): ProcessView | undefined {
  return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid);
}

function readFromProc(pid: number): ProcessView | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error))) return undefined;
    throw error;
  }
  // The command name is in parentheses and may hold anything; the fields of interest follow the last one.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { startTime: fields[19] ?? '', zombie: fields[0] === 'Z' || fields[0] === 'X' };
}

function readFromPs(pid: number): ProcessView | undefined {
  let text: string;
  try {
    const env = { PATH: process.env['PATH'] ?? '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC0' };
    text = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8', env });
  } catch {
    return undefined; // ps exits 1 when there is no such process
  }
  const [state = '', ...rest] = text.trim().split(/\s+/);
  return state === '' ? undefined : { startTime: rest.join('_'), zombie: state.startsWith('Z') };
}

/** The start time of a live process; undefined when there is none or it has ended. */
function readStartTime(pid: number): string | undefined {
  const view = readProcess(pid);
  return view === undefined || view.zombie ? undefined : view.startTime;
}

/** The identity of a live process. */
export function identify(pid: number): ProcessId | undefined {
  const startTime = readStartTime(pid);
  return startTime === undefined ? undefined : { pid, startTime };
}

/** The identity of a child that this process has started and not yet collected: it may have ended already. */
export function identifyChild(pid: number): ProcessId {
  return { pid, startTime: readProcess(pid)?.startTime ?? '0' };
}

/** True while exactly this process lives. A stopped process lives. */
export function isRunning(process: ProcessId): boolean {
  return readStartTime(process.pid) === process.startTime;
}

/** Signals one process; false when it was gone. */
export function signalProcess(target: ProcessId, signal: NodeJS.Signals): boolean {
  return isRunning(target) && send(target.pid, signal);
}

/**
 * Signals the process group a process leads; false when nothing of it was left. The group may outlive its leader: a
 * pid is not given out again while a group has that id, so only a living stranger with that pid rules the group out.
 */
export function signalGroup(leader: ProcessId, signal: NodeJS.Signals | 0): boolean {
  const startTime = readStartTime(leader.pid);
  if (startTime !== undefined && startTime !== leader.startTime) return false;
  return send(-leader.pid, signal);
}

function send(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(target, signal);
    return true;
  } catch (error) {
    if (['ESRCH', 'EPERM'].includes(codeOf(error))) return false;
    throw error;
  }
}
