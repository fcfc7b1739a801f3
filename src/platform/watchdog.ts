// SPDX-License-Identifier: Apache-2.0
/**
 * Starting the process that outlives us: in a session of its own, so that neither a terminal that closes nor a signal to
 * our group reaches it, and with a pipe from us whose end tells it that we died. What it then does is not known here.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import type { Socket } from 'node:net';

export interface Watchdog {
  /** Tells it that nothing is left to watch: it ends. */
  close(): void;
}

export interface WatchdogRequest {
  readonly argv: readonly string[];
  /** Absolute; takes what it prints. */
  readonly logFile: string;
}

/** What it reads from the pipe before the end of a harness that ended in order. */
export const WATCH_IS_OVER = 'over\n';

const LOG_LIMIT_BYTES = 1024 * 1024;
const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = fs.constants;

/** Does not wait for it, and does not keep this process alive. Throws what the system says when it cannot be started. */
export function startWatchdog({ argv, logFile }: WatchdogRequest): Watchdog {
  const [command = '', ...rest] = argv;
  const log = fs.openSync(logFile, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
  try {
    if (fs.fstatSync(log).size > LOG_LIMIT_BYTES) fs.ftruncateSync(log);
    const child = spawn(command, rest, { cwd: '/', detached: true, stdio: ['pipe', log, log] });
    const ignore = (): void => undefined;
    // One that ended early cannot be told anything, which is no reason to break a run.
    child.on('error', ignore);
    const pipe = child.stdin as Socket;
    pipe.on('error', ignore);
    child.unref();
    pipe.unref();
    return { close: () => void pipe.end(WATCH_IS_OVER) };
  } finally {
    fs.closeSync(log);
  }
}
