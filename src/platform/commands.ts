// SPDX-License-Identifier: Apache-2.0
/**
 * Child processes. Each leads a process group and session of its own, reads a file or /dev/null, sees the environment it is
 * given and nothing more, and is gone with its whole group when the call resolves. A process that made itself a
 * session, as a booted system does, is not of the group and stays. After a time-out or an abort, processes of the
 * leader's session that moved to another group (`timeout`, job control) are ended as well.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import { setImmediate as nextTurn, setTimeout as sleepMs } from 'node:timers/promises';
import type { CommandRequest, CommandResult, CommandRunner, StreamRequest } from '../ports/commands.ts';
import type { Masker, MaskStream } from '../ports/masker.ts';
import { MAX_TIMER_MS } from './clock.ts';
import { type Keeper, keepHead, keepTail, splitLines } from './output.ts';
import { errorCode, livingMembers } from './processes.ts';
import { endSession } from './session-end.ts';

/** How long the pipes are still read after the leader has ended, when another process holds them open. */
const DRAIN_LIMIT_MS = 250;
/** How long we wait for the exit of a leader that was killed. */
const EXIT_LIMIT_MS = 1000;

interface Exit {
  readonly exitCode: number | null;
  readonly signal: string | null;
}

interface End extends Exit {
  readonly outcome: CommandResult['outcome'];
}

interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
}

type Place = Pick<CommandRequest, 'argv' | 'env' | 'cwd' | 'stdinFile'>;

const NO_EXIT: Exit = { exitCode: null, signal: null };

/** The operating system's child processes. What they print is masked before anybody sees it, and before it is cut. */
export function createCommandRunner(masker: Masker): CommandRunner {
  return {
    run: (request, signal) => run({ request, masker }, signal),
    stream: (request, signal) => stream({ request, masker }, signal),
  };
}

interface Asked<R> {
  readonly request: R;
  readonly masker: Masker;
}

async function run({ request, masker }: Asked<CommandRequest>, signal: AbortSignal): Promise<CommandResult> {
  const startedMs = performance.now();
  const mask = masker.stream();
  const stdout = maskInto(keepHead(request.stdoutLimitBytes), mask);
  const stderr = maskInto(keepTail(request.stderrLimitBytes), masker.stream());
  const end = await runInto({ request, stdout, stderr }, signal);
  for (const output of [stdout, stderr]) output.end();
  return {
    ...end,
    ...(mask.hasMasked() ? { stdoutMasked: true as const } : {}),
    stdout: stdout.text(),
    stderr: stderr.text(),
    stdoutBytes: stdout.bytes(),
    stderrBytes: stderr.bytes(),
    durationMs: performance.now() - startedMs,
  };
}

async function runInto(
  sinks: { request: CommandRequest; stdout: MaskedKeeper; stderr: MaskedKeeper },
  signal: AbortSignal,
): Promise<End> {
  const { request, stdout, stderr } = sinks;
  if (signal.aborted) return { ...NO_EXIT, outcome: 'cancelled' };
  const child = spawnLeader(request, 'pipe');
  if (!isStarted(child)) {
    stderr.add(Buffer.from(describeStart(await child, request)));
    return { ...NO_EXIT, outcome: 'not-started' };
  }
  child.child.stdout?.on('data', (chunk: Buffer) => stdout.add(chunk));
  child.child.stderr?.on('data', (chunk: Buffer) => stderr.add(chunk));
  return untilEnd(child, request.timeoutMs, signal);
}

interface MaskedKeeper extends Keeper {
  /** Keeps what the mask held back. */
  end(): void;
}

function maskInto(keeper: Keeper, mask: MaskStream): MaskedKeeper {
  return {
    ...keeper,
    add: (chunk) => keeper.add(mask.add(chunk)),
    end: () => keeper.add(mask.end()),
  };
}

async function stream(
  { request, masker }: Asked<StreamRequest>,
  signal: AbortSignal,
): Promise<{ readonly exitCode: number | null }> {
  if (signal.aborted) return { exitCode: null };
  const child = spawnLeader(request, 'ignore');
  if (!isStarted(child)) {
    await child;
    return { exitCode: null };
  }
  request.onStart(child.pid);
  const lines = splitLines(request.lineLimitBytes, (line) => request.onLine(line.toString('utf8')));
  const mask = masker.stream();
  child.child.stdout?.on('data', (chunk: Buffer) => lines.add(mask.add(chunk)));
  const end = await untilEnd(child, null, signal);
  lines.add(mask.end());
  lines.end();
  return { exitCode: end.exitCode };
}

/** Starts before it returns; a promise is why it could not be started. */
function spawnLeader(place: Place, stderr: 'pipe' | 'ignore'): Started | Promise<Error> {
  const [command = '', ...rest] = place.argv;
  let stdin: number | null = null;
  try {
    if (place.stdinFile !== undefined) stdin = fs.openSync(place.stdinFile, 'r');
    const child = spawn(command, rest, {
      cwd: place.cwd,
      env: place.env,
      stdio: [stdin ?? 'ignore', 'pipe', stderr],
      detached: true,
    });
    const failed = new Promise<Error>((resolve) => child.on('error', resolve));
    return child.pid === undefined ? failed : { child, pid: child.pid };
  } catch (error) {
    return Promise.resolve(error instanceof Error ? error : new Error(String(error)));
  } finally {
    if (stdin !== null) fs.closeSync(stdin);
  }
}

function isStarted(child: Started | Promise<Error>): child is Started {
  return 'pid' in child;
}

function describeStart(error: Error, place: Place): string {
  // The system reports a missing folder as if the command were missing.
  const missingFolder = errorCode(error) === 'ENOENT' && !fs.existsSync(place.cwd);
  const reason = missingFolder ? `the folder ${place.cwd} does not exist` : error.message;
  return `cannot start ${String(place.argv[0])}: ${reason}`;
}

async function untilEnd({ child, pid }: Started, timeoutMs: number | null, signal: AbortSignal): Promise<End> {
  const exited = new Promise<Exit>((resolve) =>
    child.once('exit', (exitCode, exitSignal) => resolve({ exitCode, signal: exitSignal })),
  );
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const outcome = await exitOrInterruption({ exited, timeoutMs }, signal);
  // Also after an ordinary exit: what the leader left behind in its group ends with it.
  if (outcome !== 'exited' || livingMembers(pid).length > 0) await endSession(pid);
  const exit = await within(EXIT_LIMIT_MS, exited, NO_EXIT);
  await within(DRAIN_LIMIT_MS, closed, undefined);
  // A busy machine may have been late with the timer: one more turn reads what the pipes still hold.
  await nextTurn();
  for (const pipe of [child.stdout, child.stderr]) pipe?.destroy();
  child.unref();
  return { ...exit, outcome };
}

/** Resolves at the exit, the time-out or the abort, whichever is first, and lets go of timer and signal. */
function exitOrInterruption(
  { exited, timeoutMs }: { readonly exited: Promise<Exit>; readonly timeoutMs: number | null },
  signal: AbortSignal,
): Promise<'exited' | 'timed-out' | 'cancelled'> {
  return new Promise((resolve) => {
    const end = (outcome: 'exited' | 'timed-out' | 'cancelled'): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      resolve(outcome);
    };
    const onAbort = (): void => end('cancelled');
    const timer =
      timeoutMs === null ? undefined : setTimeout(() => end('timed-out'), Math.min(timeoutMs, MAX_TIMER_MS));
    signal.addEventListener('abort', onAbort, { once: true });
    void exited.then(() => end('exited'));
  });
}

/** The promise's value, or the fallback when it takes longer. */
async function within<T>(ms: number, promise: Promise<T>, fallback: T): Promise<T> {
  const done = new AbortController();
  const late = sleepMs(ms, fallback, { signal: done.signal }).catch(() => fallback);
  const value = await Promise.race([promise, late]);
  done.abort();
  return value;
}
