// SPDX-License-Identifier: Apache-2.0
/** One container of a pod: its processes, one life after the other, each with its log, and the state that is reported. */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ContainerLog } from './container-log.ts';
import { kubeTime, type Container, type ContainerState, type ContainerStatus } from './objects.ts';
import type { ProcessGuard } from './process-guard.ts';

export interface Surroundings {
  /** Of the pod. */
  readonly folder: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** After its main process has gone, its output is waited for so long. */
const outputLimitMs = 1_000;

export class RunningContainer {
  readonly spec: Container;
  /** Set by probes. */
  ready = false;
  started = false;
  restarts = -1;
  state: ContainerState = { waiting: { reason: 'ContainerCreating' } };
  lastState: ContainerState = {};
  readonly #surroundings: Surroundings;
  readonly #guard: ProcessGuard;
  readonly #logs: ContainerLog[] = [];
  #id = '';
  #child: ChildProcess | null = null;

  constructor(spec: Container, surroundings: Surroundings, guard: ProcessGuard) {
    this.spec = spec;
    this.#surroundings = surroundings;
    this.#guard = guard;
  }

  get running(): boolean {
    return this.#child !== null;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Of this life, or of the one before. */
  log(previous: boolean): ContainerLog | undefined {
    return this.#logs.at(previous ? -2 : -1);
  }

  /** Runs one life to its end; `onStart` when the process is there. */
  async live(onStart: () => void): Promise<void> {
    this.restarts += 1;
    this.#id = `standin://${randomBytes(32).toString('hex')}`;
    const startedAt = kubeTime();
    const log = this.#newLog();
    if (this.state.terminated !== undefined) this.lastState = this.state;
    const child = this.#spawn();
    const ended = endOf(child);
    if (child.pid !== undefined) {
      this.#guard.add(child.pid);
      this.#child = child;
      this.state = { running: { startedAt } };
      onStart();
    }
    collect(child, log);
    const { code, signal, error } = await ended;
    this.#child = null;
    await this.#finish(child, log);
    const exitCode = error === null ? (code ?? 128 + os.constants.signals[signal ?? 'SIGKILL']) : 128;
    const reason = error !== null ? 'StartError' : exitCode === 0 ? 'Completed' : 'Error';
    this.ready = false;
    this.started = false;
    const what = error === null ? {} : { message: error.message };
    this.state = {
      terminated: { exitCode, reason, startedAt, finishedAt: kubeTime(), containerID: this.#id, ...what },
    };
  }

  /** TERM goes to the main process alone, KILL to all of them. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    try {
      process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
    } catch {
      // Gone meanwhile.
    }
  }

  status(): ContainerStatus {
    const { name, image = '' } = this.spec;
    return {
      ...{ name, image, imageID: image, ready: this.ready, started: this.started },
      ...{ restartCount: Math.max(0, this.restarts), state: this.state, lastState: this.lastState },
      ...(this.#id === '' ? {} : { containerID: this.#id }),
    };
  }

  #newLog(): ContainerLog {
    const folder = path.join(this.#surroundings.folder, 'logs', this.spec.name);
    fs.mkdirSync(folder, { recursive: true });
    const log = new ContainerLog(path.join(folder, `${String(this.restarts)}.log`));
    this.#logs.push(log);
    if (this.#logs.length > 2) fs.rmSync(this.#logs.shift()?.file ?? '', { force: true });
    return log;
  }

  #spawn(): ChildProcess {
    const { command, environment, folder } = this.#surroundings;
    const [program = '', ...args] = command;
    const cwd = this.spec.workingDir ?? folder;
    return spawn(program, args, { cwd, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** A container ends with its main process: what is left of its group goes with it. */
  async #finish(child: ChildProcess, log: ContainerLog): Promise<void> {
    if (child.pid !== undefined) {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Nobody was left.
      }
      this.#guard.remove(child.pid);
    }
    const closed = new Promise((resolve) => child.on('close', resolve));
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise((resolve) => (timer = setTimeout(resolve, outputLimitMs)));
    if (!(child.stdout?.closed ?? true) || !(child.stderr?.closed ?? true)) await Promise.race([closed, limit]);
    clearTimeout(timer);
    for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    log.end();
  }
}

interface End {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly error: Error | null;
}

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => resolve({ code, signal, error: null }));
    child.on('error', (error) => resolve({ code: null, signal: null, error }));
  });
}

function collect(child: ChildProcess, log: ContainerLog): void {
  for (const name of ['stdout', 'stderr'] as const) {
    const writer = log.writer(name);
    child[name]?.on('data', writer.push).on('end', writer.flush);
  }
}
