// SPDX-License-Identifier: Apache-2.0
/**
 * Facts about processes, read from the kernel: who a pid is (its start time), what it does, and who else is in its
 * group. It sends signals to groups, but decides nothing about whom to signal.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { childEnvironment } from './env.ts';

export interface ProcessFacts {
  readonly pid: number;
  /** First letter as the kernel or ps gives it: R, S, D running or waiting, T stopped, Z dead but not yet reaped. */
  readonly state: string;
  readonly group: number;
  /** Where ps does not tell the session (macOS) this is the group. */
  readonly session: number;
  /** Tells two processes with the same pid apart; text, compared only for equality. */
  readonly startTime: string;
}

const PS_LIMIT_MS = 2000;
const PS_OUTPUT_LIMIT_BYTES = 16 * 1024 * 1024;

/** Facts of a pid; null when there is no such process. A zombie still has facts: see `isAlive`. */
export function readProcess(pid: number): ProcessFacts | null {
  if (process.platform === 'linux') return readStat(String(pid));
  return listWithPs(['-p', String(pid)])[0] ?? null;
}

/** Members of a process group, zombies left out. Costs next to nothing when there is no such group. */
export function livingMembers(group: number): readonly ProcessFacts[] {
  return groupExists(group) ? listProcesses().filter((facts) => facts.group === group && isAlive(facts)) : [];
}

/** Members of a session, in whatever group, zombies left out. Reads the list of all processes. */
export function livingOfSession(leader: number): readonly ProcessFacts[] {
  return listProcesses().filter((facts) => facts.session === leader && isAlive(facts));
}

/** Whether the process still runs: a zombie is gone. */
export function isAlive(facts: ProcessFacts): boolean {
  return facts.state !== 'Z' && facts.state !== 'X';
}

export function isStopped(facts: ProcessFacts): boolean {
  return facts.state === 'T';
}

/** Sends a signal to every member of a group; false when there is none. Throws on other errors (EPERM). */
export function signalGroup(group: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-group, signal);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

/** `ENOENT` and the like; null for anything that is not a system error. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** A cheap answer before the list of all processes is read; zombies count here. */
export function groupExists(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

/** All processes, zombies too. Takes tens of milliseconds on a busy machine. */
export function listProcesses(): readonly ProcessFacts[] {
  if (process.platform !== 'linux') return listWithPs(['-A']);
  return fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readStat(name) ?? []) : []));
}

function readStat(pid: string): ProcessFacts | null {
  let text: string;
  try {
    text = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return null;
  }
  return parseStat(text);
}

/** Reads one line of /proc/PID/stat. The command's name is in parentheses and may itself hold spaces and `)`. */
export function parseStat(text: string): ProcessFacts | null {
  const nameEnd = text.lastIndexOf(')');
  const pid = Number.parseInt(text, 10);
  // Behind the name: state is field 3, group and session 5 and 6, the start time field 22 (proc_pid_stat(5)).
  const fields = text.slice(nameEnd + 2).split(' ');
  const [state, startTime] = [fields[0], fields[19]];
  if (nameEnd < 0 || state === undefined || startTime === undefined) return null;
  return { pid, state, group: Number(fields[2]), session: Number(fields[3]), startTime };
}

function listWithPs(which: readonly string[]): readonly ProcessFacts[] {
  let text: string;
  try {
    text = execFileSync('ps', ['-o', 'pid=,pgid=,stat=,lstart=', ...which], {
      encoding: 'utf8',
      env: { ...childEnvironment([]), LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PS_LIMIT_MS,
      maxBuffer: PS_OUTPUT_LIMIT_BYTES,
    });
  } catch (error) {
    // ps exits 1 when it found nobody.
    if (error instanceof Error && 'status' in error && error.status === 1) return [];
    throw error;
  }
  return text.split('\n').flatMap((line) => parsePsLine(line) ?? []);
}

/** Reads one line of `ps -o pid=,pgid=,stat=,lstart=`. */
export function parsePsLine(line: string): ProcessFacts | null {
  const match = /^\s*(\d+)\s+(\d+)\s+(\S)\S*\s+(\S.*?)\s*$/.exec(line);
  const [, pid, group, state, startTime] = match ?? [];
  if (state === undefined || startTime === undefined) return null;
  return { pid: Number(pid), group: Number(group), session: Number(group), state, startTime };
}
