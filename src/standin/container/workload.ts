// SPDX-License-Identifier: Apache-2.0

/**
 * The main process of a sandbox inside its container, as a process group that this process leads by no more than signals.
 * Owns starting and ending it and its exit code; whether it should run is decided by who opened it.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { ExecRequest } from '../lib/protocol.ts';
import { mapSandboxText } from '../lib/workspace.ts';
import type { TrackedProcess } from '../supervisor/exec.ts';
import { here } from './channel.ts';

/** The workspace of every sandbox in a container. */
export const WORKSPACE = '/sandbox';
/** Where workloads find `probe`. */
export const BIN_DIR = '/opt/openshell/bin';
const NOT_STARTED = 127;
const BY_SIGNAL = 128;
const KILL_WAIT_MS = 2000;

export interface MainProcess {
  readonly generation: number;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface Workload {
  /** Which start runs; undefined when none does. */
  readonly running: () => number | undefined;
  readonly start: (main: MainProcess) => void;
  /** Passes SIGTERM on, without waiting for what comes of it. */
  readonly terminate: () => void;
  /** TERM, then KILL after the grace; resolves when the main process has ended. */
  readonly stop: (graceMs: number) => Promise<void>;
}

export interface WorkloadOptions {
  /** What becomes of its output: the container's, or nothing. */
  readonly output: 'inherit' | 'ignore';
  readonly onEnd: (generation: number, code: number) => void;
}

interface Running {
  readonly generation: number;
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

export function openWorkload({ output, onEnd }: WorkloadOptions): Workload {
  let current: Running | undefined;
  const signal = (name: NodeJS.Signals): void => signalGroup(current?.child.pid, name);
  return {
    running: () => current?.generation,
    start: ({ generation, command, env }) => {
      const [file = 'true', ...args] = command.map(inWorkspace);
      const child = spawn(file, args, {
        cwd: here(WORKSPACE),
        env: { ...env },
        detached: true,
        stdio: ['ignore', output, output],
      });
      const ended = new Promise<void>((resolve) => {
        const end = (code: number): void => {
          signalGroup(child.pid, 'SIGKILL'); // what the main process left behind ends with it
          current = undefined;
          onEnd(generation, code);
          resolve();
        };
        child.on('error', () => end(NOT_STARTED));
        child.on('exit', (code, by) => end(code ?? BY_SIGNAL + (by === null ? 0 : constants.signals[by])));
      });
      current = { generation, child, ended };
    },
    terminate: () => signal('SIGTERM'),
    stop: async (graceMs) => {
      const stopping = current;
      if (stopping === undefined) return;
      signal('SIGTERM');
      await endOf(stopping, graceMs);
      if (current !== stopping) return;
      signal('SIGKILL');
      await endOf(stopping, KILL_WAIT_MS);
    },
  };
}

/** Waits for the end, no longer than the limit. */
async function endOf({ ended }: Running, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([ended, limit]);
  clearTimeout(timer); // or it would keep this process alive
}

/** A command beside the main process, as this container has to run it. */
export function inThisContainer(request: ExecRequest): ExecRequest {
  return { ...request, command: request.command.map(inWorkspace), workdir: inWorkspace(request.workdir) };
}

/** The text itself, where the container has a file system of its own. */
function inWorkspace(text: string): string {
  return mapSandboxText(text, here(WORKSPACE));
}

export interface Commands {
  readonly track: (pid: number) => TrackedProcess;
  readonly killAll: () => void;
}

/** Looks after the commands beside the main process, which must not outlive this one. */
export function openCommands(): Commands {
  const running = new Set<number>();
  return {
    track: (pid) => {
      running.add(pid);
      return { kill: () => signalGroup(pid, 'SIGKILL'), ended: () => void running.delete(pid) };
    },
    killAll: () => {
      for (const pid of running) signalGroup(pid, 'SIGKILL');
    },
  };
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // nothing of it is left
  }
}
