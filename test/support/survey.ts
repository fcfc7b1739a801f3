// SPDX-License-Identifier: Apache-2.0
/**
 * What there is of a run on this machine, read from /proc by whoever tests it: its processes are those whose environment
 * names the run. Nothing that the harness reports is believed.
 */
import fs from 'node:fs';
import path from 'node:path';

export interface RunProcess {
  readonly pid: number;
  /** First letter of the state in /proc/PID/stat. */
  readonly state: string;
  readonly command: string;
}

export interface Survey {
  readonly processes: readonly RunProcess[];
  /** In state T. */
  readonly frozen: readonly RunProcess[];
  readonly hasGateway: boolean;
  /** Whether the workload of the matrix runs. */
  readonly hasSleeper: boolean;
  /** Whether a fault shows: something is frozen, or there is no gateway although the run has processes. */
  readonly isFaulty: boolean;
}

interface Seen extends RunProcess {
  readonly environment: string;
}

/** Several runs are watched at once; reading all of /proc for each of them would be most of the load. */
const freshMs = 30;
/** How the toy system's gateway is started. Its hooks hold the same text further on. */
const gatewayCommand = 'bash -c trap "echo gateway asked to end';
const sleeperCommand = 'sleep 600 ';

let seen: readonly Seen[] = [];
let seenAtMs = -Infinity;

/** What there is now, at most some milliseconds ago. */
export function surveyRun(runDir: string): Survey {
  refresh();
  const name = path.basename(runDir).split('-').at(-1) ?? '';
  const processes = seen.filter(({ environment }) => environment.includes(name));
  const frozen = processes.filter(({ state }) => state === 'T');
  const hasGateway = processes.some(({ command }) => command.startsWith(gatewayCommand));
  const hasSleeper = processes.some(({ command }) => command.startsWith(sleeperCommand));
  const isFaulty = frozen.length > 0 || (!hasGateway && processes.length > 0);
  return { processes, frozen, hasGateway, hasSleeper, isFaulty };
}

/** What there is from now on. */
export function surveyNow(runDir: string): Survey {
  seenAtMs = -Infinity;
  return surveyRun(runDir);
}

/** Whether there is a process that watches the harness. */
export function isWatched(harness: number): boolean {
  refresh();
  return seen.some(({ command }) => command.includes(` watchdog ${String(harness)} `));
}

/** Ends whatever a run has left. */
export function killAllOf(runDir: string): void {
  for (const { pid } of surveyNow(runDir).processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}

function refresh(): void {
  if (performance.now() - seenAtMs <= freshMs) return;
  seen = readAll();
  seenAtMs = performance.now();
}

function readAll(): readonly Seen[] {
  const names = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return names.flatMap((name) => {
    const environment = read(`/proc/${name}/environ`);
    const stat = read(`/proc/${name}/stat`);
    const state = stat[stat.lastIndexOf(')') + 2];
    if (environment === '' || state === undefined || state === 'Z' || state === 'X') return [];
    const command = read(`/proc/${name}/cmdline`).replaceAll('\0', ' ');
    return [{ pid: Number(name), state, command, environment }];
  });
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
