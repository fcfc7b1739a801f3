// SPDX-License-Identifier: Apache-2.0

/**
 * Runs one command beside the main process, for `sandbox exec`. Owns that process and its output; loaded only when it
 * is first needed.
 */

import { spawn } from 'node:child_process';
import { addProcess, type ProcessRecord, reportEnd, signalRecorded } from '../lib/registry.ts';
import { identifyChild } from '../lib/process-table.ts';
import type { ExecRequest, ToGateway } from '../lib/protocol.ts';
import { mapSandboxPath } from '../lib/workspace.ts';

const TIMED_OUT = 124;
const NOT_STARTED = 127;
const BY_SIGNAL = 128;

export interface ExecOptions {
  readonly state: string;
  readonly name: string;
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
  readonly send: (message: ToGateway) => void;
}

/** Runs the command and sends its output and its end. */
export function runExec(request: ExecRequest, options: ExecOptions): void {
  const { id } = request;
  const [file = 'true', ...args] = request.command.map((argument) => mapSandboxPath(argument, options.workspace));
  const child = spawn(file, args, {
    cwd: mapSandboxPath(request.workdir, options.workspace),
    env: { ...options.env, ...request.env },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let timedOut = false;
  let record: ProcessRecord | undefined;
  if (child.pid !== undefined) {
    record = { role: 'exec', name: options.name, generation: 0, ...identifyChild(child.pid) };
    addProcess(options.state, record);
  }
  const timer = limit(request.timeoutMs, () => {
    timedOut = true;
    if (record !== undefined) signalRecorded(record, 'SIGKILL');
  });
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      options.send({ type: 'exec-output', id, stream, data: chunk.toString('base64') });
    });
  }
  const end = (code: number): void => {
    clearTimeout(timer);
    if (record !== undefined) reportEnd(options.state, record, { exitCode: code });
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
