// SPDX-License-Identifier: Apache-2.0

/**
 * Processes by pid and start time, so that a reused pid is never taken for the one that was meant. Owns reading and
 * signalling them; which processes there are is the registry's business.
 */

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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
  readonly group: number;
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
  return { startTime: fields[19] ?? '', zombie: fields[0] === 'Z' || fields[0] === 'X', group: Number(fields[2]) };
}

function readFromPs(pid: number): ProcessView | undefined {
  const text = runPs(['-o', 'pgid=,stat=,lstart=', '-p', String(pid)]);
  const [group = '', state = '', ...start] = (text ?? '').trim().split(/\s+/);
  return state === '' ? undefined : { startTime: start.join('_'), zombie: state.startsWith('Z'), group: Number(group) };
}

/** What ps prints; undefined when it finds nothing, which it says with exit code 1. */
function runPs(args: readonly string[]): string | undefined {
  const env = { PATH: process.env['PATH'] ?? '/bin:/usr/bin', LC_ALL: 'C', TZ: 'UTC0' };
  try {
    return execFileSync('ps', args, { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

/** The start time of a live process; undefined when there is none or it has ended. */
function readStartTime(pid: number): string | undefined {
  const view = readProcess(pid);
  return view === undefined || view.zombie ? undefined : view.startTime;
}

/** The identity of this process, or of a child that it has started and not yet collected: that may have ended already. */
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
export function signalGroup(leader: ProcessId, signal: NodeJS.Signals): boolean {
  return !isStranger(leader) && send(-leader.pid, signal);
}

/** True while a process lives, or anything of the group it leads. Ended processes that nobody collects do not count. */
export function isGroupLeft(leader: ProcessId): boolean {
  if (isRunning(leader)) return true;
  // A signal reaches the uncollected too, so that alone proves nothing; it saves looking in the usual case.
  return !isStranger(leader) && send(-leader.pid, 0) && groupMembersLive(leader.pid);
}

function isStranger(leader: ProcessId): boolean {
  const startTime = readStartTime(leader.pid);
  return startTime !== undefined && startTime !== leader.startTime;
}

function groupMembersLive(group: number): boolean {
  return process.platform === 'linux' ? groupLivesInProc(group) : groupLivesInPs(group);
}

function groupLivesInProc(group: number): boolean {
  return readdirSync('/proc').some((entry) => {
    const view = /^\d+$/.test(entry) ? readFromProc(Number(entry)) : undefined;
    return view !== undefined && !view.zombie && view.group === group;
  });
}

function groupLivesInPs(group: number): boolean {
  const text = runPs(['-ax', '-o', 'pgid=,stat=']) ?? '';
  return text.split('\n').some((line) => {
    const [pgid, state = ''] = line.trim().split(/\s+/);
    return Number(pgid) === group && !state.startsWith('Z');
  });
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
