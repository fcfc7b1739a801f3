// SPDX-License-Identifier: Apache-2.0
/** Starts this project's programs as real processes, from their sources, with an environment built from nothing. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Where programs that a test starts in a folder keep state: never where those of its user do. */
export function stateHome(cwd: string): string {
  return path.join(cwd, '.state');
}

export interface ProgramResult {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProgram {
  readonly process: ChildProcess;
  readonly ended: Promise<ProgramResult>;
  /** Resolves when the text has been printed on stdout or stderr; rejects when the program ends without it. */
  printed(text: string): Promise<void>;
}

export interface ProgramOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** `entry` is relative to the project (`src/cli/main.ts`). */
export function startProgram(entry: string, args: readonly string[], options: ProgramOptions): RunningProgram {
  return startCommand([process.execPath, path.join(root, entry), ...args], options);
}

function startCommand(argv: readonly string[], options: ProgramOptions): RunningProgram {
  const child = spawn(argv[0]!, argv.slice(1), {
    cwd: options.cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: options.cwd, XDG_STATE_HOME: stateHome(options.cwd), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<ProgramResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  const printed = (text: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (`${stdout}${stderr}`.includes(text)) resolve();
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      child.once('close', () => reject(new Error(`ended without printing "${text}":\n${stdout}\n${stderr}`)));
      look();
    });
  return { process: child, ended, printed };
}

export function runProgram(entry: string, args: readonly string[], options: ProgramOptions): Promise<ProgramResult> {
  return startProgram(entry, args, options).ended;
}

export function runCommand(argv: readonly string[], options: ProgramOptions): Promise<ProgramResult> {
  return startCommand(argv, options).ended;
}
