// SPDX-License-Identifier: Apache-2.0

/**
 * Runs one command beside the main process, for `sandbox exec`. Owns that process and its output; loaded only when it
 * is first needed.
 */

import { spawn } from 'node:child_process';
import type { ExecRequest, ToGateway } from '../lib/protocol.ts';

const TIMED_OUT = 124;
const NOT_STARTED = 127;
const BY_SIGNAL = 128;

export interface ExecOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly send: (message: ToGateway) => void;
  /** Looks after the command's process group, which leads itself. */
  readonly track: (pid: number) => TrackedProcess;
}

export interface TrackedProcess {
  readonly kill: () => void;
  readonly ended: (exitCode: number) => void;
}

/** Runs the command and sends its output and its end. */
export function runExec(request: ExecRequest, options: ExecOptions): void {
  const { id } = request;
  const [file = 'true', ...args] = request.command;
  const child = spawn(file, args, {
    cwd: request.workdir,
    env: { ...options.env, ...request.env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let timedOut = false;
  const tracked = child.pid === undefined ? undefined : options.track(child.pid);
  const timer = limit(request.timeoutMs, () => {
    timedOut = true;
    tracked?.kill();
  });
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      options.send({ type: 'exec-output', id, stream, data: chunk.toString('base64') });
    });
  }
  const end = (code: number): void => {
    clearTimeout(timer);
    tracked?.ended(code);
    options.send({ type: 'exec-end', id, code: timedOut ? TIMED_OUT : code });
  };
  child.on('error', () => end(NOT_STARTED));
  child.on('close', (code, signal) => end(code ?? (signal === null ? NOT_STARTED : BY_SIGNAL)));
  child.stdin.on('error', () => undefined); // a command need not read its input
  child.stdin.end(Buffer.from(request.stdin, 'base64'));
}

function limit(timeoutMs: number, onTimeout: () => void): NodeJS.Timeout | undefined {
  return timeoutMs === 0 ? undefined : setTimeout(onTimeout, timeoutMs);
}
