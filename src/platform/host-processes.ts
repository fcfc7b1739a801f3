// SPDX-License-Identifier: Apache-2.0
/**
 * Processes of a workload beside the system. Each is held at a gate until it is let go, so that what would end it can be
 * on disk before anything of it runs: the gate is a pipe from us, and when we die first its end ends the process.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import type { Writable } from 'node:stream';
import { HarnessError } from '../core/domain/errors.ts';
import type { HostProcess, HostProcessEnd, HostProcesses, HostProcessRequest } from '../ports/host-processes.ts';
import { endMarkedSession, livingOfMarkedSession, type SessionEnding, undoOfSession } from './session-end.ts';

/** Largest file that one may write, its log among them: who prints without end must not fill the disk. */
const FILE_LIMIT_KIB = 1024 * 1024;
/** Waits for the word, closes the gate and becomes the command. Its pid and start time stay. */
const GATE = `ulimit -f ${String(FILE_LIMIT_KIB)} 2> /dev/null; IFS= read -r go <&3 && exec 3<&- && exec "$@"`;
const GATE_FD = 3;

const { O_WRONLY, O_CREAT, O_APPEND, O_NOFOLLOW } = fs.constants;

export function createHostProcesses(): HostProcesses {
  return { start };
}

async function start(request: HostProcessRequest): Promise<HostProcess> {
  const child = spawnAtGate(request);
  const failed = new Promise<Error>((resolve) => child.on('error', resolve));
  const { pid } = child;
  if (pid === undefined) throw notStarted(request, await failed);
  const exited = new Promise<HostProcessEnd>((resolve) =>
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal })),
  );
  const undo = undoOfSession(pid);
  if (undo === null) throw notStarted(request, new Error('it has ended already'));
  return handleOf({ pid, mark: request.mark, undo, exited, gate: gateOf(child) });
}

function spawnAtGate(request: HostProcessRequest): ChildProcess {
  const { argv, env, cwd, logFile } = request;
  try {
    const log = fs.openSync(logFile, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, 0o600);
    try {
      const stdio = ['ignore', log, log, 'pipe'] as const;
      return spawn('bash', ['-c', GATE, 'gate', ...argv], { cwd, env, stdio: [...stdio], detached: true });
    } finally {
      fs.closeSync(log);
    }
  } catch (error) {
    throw notStarted(request, error);
  }
}

function notStarted({ argv }: HostProcessRequest, cause: unknown): HarnessError {
  return new HarnessError(`cannot start ${String(argv[0])}`, { code: 'create-failed', cause });
}

function gateOf(child: ChildProcess): Writable {
  const gate = child.stdio[GATE_FD] as Writable;
  // One that was ended at the gate does not read it.
  gate.on('error', () => undefined);
  return gate;
}

interface Leader {
  readonly pid: number;
  readonly mark: string;
  readonly undo: HostProcess['undo'];
  readonly exited: Promise<HostProcessEnd>;
  readonly gate: Writable;
}

function handleOf({ pid, mark, undo, exited, gate }: Leader): HostProcess {
  let ending: Promise<boolean> | null = null;
  let hasEnded = false;
  const endOnce = (how?: SessionEnding): Promise<boolean> => (ending ??= endMarkedSession(pid, mark, how));
  const ended = exited.then(async (end) => {
    // What it left running ends with it, also what has a session of its own.
    if (ending !== null || livingOfMarkedSession(pid, mark).length > 0) await endOnce();
    hasEnded = true;
    gate.destroy();
    return end;
  });
  return {
    undo,
    release: () => void gate.end('go\n'),
    ended,
    async end(graceMs, signal) {
      if (hasEnded) return true;
      const isGone = await endOnce({ graceMs, signal });
      if (isGone) await ended;
      // Where it could not be ended, the next one may try again.
      else ending = null;
      return isGone;
    },
  };
}
