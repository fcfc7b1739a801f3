// SPDX-License-Identifier: Apache-2.0
/**
 * The temporary folder and the child processes of a benchmark: every child has a time limit, and neither children nor
 * folder outlive the benchmark, also when it is interrupted.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface Finished {
  /** From the call to the exit. */
  readonly ms: number;
  /** From the call to the first output; NaN without any. */
  readonly firstMs: number;
  /** Null when it was killed or could not be started. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Workbench {
  /** A new empty folder. */
  folder(name: string): string;
  /** Runs a command to its end. Never rejects for what the command does. */
  run(argv: readonly string[], options?: { readonly cwd?: string; readonly timeoutMs?: number }): Promise<Finished>;
  /** As `run`, but a command that fails throws. */
  mustRun(argv: readonly string[], options?: { readonly cwd?: string; readonly timeoutMs?: number }): Promise<Finished>;
  /** Keeps that many cores busy until the returned function is called. */
  occupy(cores: number): Promise<() => Promise<void>>;
  close(): void;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const OUTPUT_LIMIT = 1_000_000;
const OCCUPY_LIMIT_MS = 120_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Spins, and ends by itself when whoever started it is gone or the limit is over: a signal may come too late for us. */
const busyLoop = `
const parent = process.ppid;
const end = performance.now() + ${String(OCCUPY_LIMIT_MS)};
process.stdout.write('.');
while (performance.now() < end && process.ppid === parent);
`;

export function openWorkbench(): Workbench {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-bench-'));
  const children = new Set<ChildProcess>();
  const env = childEnvironment(root);
  const start = (argv: readonly string[], cwd: string): ChildProcess => {
    const [command = '', ...rest] = argv;
    const child = spawn(command, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    child.once('close', () => children.delete(child));
    return child;
  };
  const close = (): void => {
    for (const child of children) child.kill('SIGKILL');
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };
  const run: Workbench['run'] = (argv, { cwd = root, timeoutMs = DEFAULT_TIMEOUT_MS } = {}) =>
    untilClosed(() => start(argv, cwd), timeoutMs);
  endWithProcess(close);
  return {
    folder: (name) => fs.mkdtempSync(path.join(root, `${name}-`)),
    run,
    mustRun: async (argv, options) => {
      const finished = await run(argv, options);
      if (finished.exitCode !== 0) throw new Error(describeFailure(argv, finished));
      return finished;
    },
    occupy: (cores) => occupy(() => start([process.execPath, '-e', busyLoop], root), cores),
    close,
  };
}

/** `ended with exit code 2: <last line of stderr>` */
export function describeFailure(argv: readonly string[], { exitCode, stderr }: Finished): string {
  const how = exitCode === null ? 'was killed or did not start' : `ended with exit code ${String(exitCode)}`;
  return `${argv.join(' ').slice(0, 200)} ${how}: ${stderr.trim().slice(-1000)}`;
}

/** What the measured programs need and nothing that changes how they run. */
function childEnvironment(root: string): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env;
  return { PATH, HOME, LANG, TMPDIR: root, XDG_STATE_HOME: root };
}

async function untilClosed(start: () => ChildProcess, timeoutMs: number): Promise<Finished> {
  const output = { stdout: '', stderr: '' };
  const startedMs = performance.now();
  const child = start();
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      output[stream] = (output[stream] + text).slice(-OUTPUT_LIMIT);
    });
  }
  return new Promise((resolve) => {
    let ms = Number.NaN;
    let firstMs = Number.NaN;
    child.stdout?.once('data', () => (firstMs = performance.now() - startedMs));
    child.once('exit', () => (ms = performance.now() - startedMs));
    child.once('error', (error) => (output.stderr = error.message));
    child.once('close', (exitCode) => {
      clearTimeout(timer);
      resolve({ ms, firstMs, exitCode, ...output });
    });
  });
}

async function occupy(start: () => ChildProcess, cores: number): Promise<() => Promise<void>> {
  const busy = Array.from({ length: cores }, start);
  const closed = busy.map((child) => new Promise<void>((resolve) => child.once('close', () => resolve())));
  await Promise.all(busy.map((child) => new Promise((resolve) => child.stdout?.once('data', resolve))));
  return async () => {
    for (const child of busy) child.kill('SIGKILL');
    await Promise.all(closed);
  };
}

/** Cleans up at the exit, and before a signal ends us as it would have. */
function endWithProcess(close: () => void): void {
  process.once('exit', close);
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => {
      close();
      process.kill(process.pid, signal);
    });
  }
}
