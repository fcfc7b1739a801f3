// SPDX-License-Identifier: Apache-2.0

/**
 * The first process of a sandbox's container in the newer generation: `standin runtime`. It obeys one supervisor, runs the
 * workload and leads its connections to that supervisor's proxy. Owns whom it obeys and when this container ends.
 */

import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { readTextIfPresent, writeFileAtomic } from '../lib/files.ts';
import { lineSplitter } from '../lib/json-lines.ts';
import { parseOptions, required } from '../lib/options.ts';
import {
  EXIT_FILE,
  type Exited,
  type FromRuntime,
  here,
  LAUNCH_FILE,
  ownAddress,
  PROXY_PORT,
  PROXY_SOCKET,
  RUNTIME_SOCKET,
  type ToRuntime,
} from './channel.ts';
import { PROXY_NAMES } from '../supervisor/environment.ts';
import { inThisContainer, type MainProcess, openCommands, openWorkload, type Workload } from './workload.ts';

/** How long a runtime that is started from outside leaves it to its system to say what is to run. */
const SYSTEM_FIRST_MS = 1000;
const KILLED = 137;
const TERMINATED = 143;

/** Runs until the sandbox is done; resolves to the container's exit code. */
export async function runRuntime(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { 'orphan-limit-ms': { kind: 'value' }, 'wait-for-supervisor': { kind: 'flag' } });
  const runtime = new RuntimeProcess(Number(required(options, 'orphan-limit-ms')), options.flag('wait-for-supervisor'));
  const code = await runtime.done;
  runtime.close();
  return code;
}

interface Bound {
  readonly epoch: number;
  readonly exclusive: boolean;
  readonly socket: Socket;
}

class RuntimeProcess {
  readonly done: Promise<number>;
  private readonly orphanLimitMs: number;
  private readonly workload: Workload;
  private readonly commands = openCommands();
  private readonly sockets = new Set<Socket>();
  private readonly servers = [
    createServer((socket) => this.serve(socket)),
    createServer((socket) => this.forward(socket)),
  ] as const;
  private finish: (code: number) => void = () => undefined;
  private bound: Bound | undefined;
  private last: Exited | undefined;
  private terminated = false;
  private orphaned: NodeJS.Timeout | undefined;

  /** `waits`: what an earlier container began is not started by itself. */
  constructor(orphanLimitMs: number, waits: boolean) {
    this.orphanLimitMs = orphanLimitMs;
    this.done = new Promise((resolve) => {
      this.finish = resolve;
    });
    this.workload = openWorkload({ output: 'inherit', onEnd: (generation, code) => this.onEnd(generation, code) });
    const earlier = this.readEarlier();
    rmSync(here(RUNTIME_SOCKET), { force: true });
    this.servers[0].listen(here(RUNTIME_SOCKET));
    this.servers[1].listen(PROXY_PORT, ownAddress());
    this.startOrphanTimer();
    if (earlier !== undefined && !waits) setTimeout(() => this.startFromOutside(earlier), SYSTEM_FIRST_MS);
    process.on('SIGTERM', () => this.onTerminate());
  }

  /** Lets go of everything; what was said last still arrives. */
  close(): void {
    this.bound = undefined;
    clearTimeout(this.orphaned);
    this.commands.killAll();
    for (const server of this.servers) server.close();
    for (const socket of this.sockets) socket.destroySoon();
  }

  /** What an earlier runtime of this container began and did not see end; how it ended otherwise. */
  private readEarlier(): MainProcess | undefined {
    const launch = readJson(here(LAUNCH_FILE)) as MainProcess | undefined;
    if (launch === undefined) return undefined;
    const { generation } = launch;
    const exit = readJson(here(EXIT_FILE)) as { readonly generation: number; readonly code: number } | undefined;
    const ended = exit?.generation === generation;
    this.last = { type: 'exited', generation, code: ended ? exit.code : null, outside: !ended };
    return ended ? undefined : launch;
  }

  private startFromOutside(launch: MainProcess): void {
    if (this.workload.running() !== undefined || this.last?.generation !== launch.generation) return;
    this.start(launch);
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    return socket;
  }

  private serve(socket: Socket): void {
    this.keep(socket).on('error', () => socket.destroy());
    const split = lineSplitter(
      (line) => this.onMessage(socket, JSON.parse(line) as ToRuntime),
      () => socket.destroy(),
    );
    socket.on('data', split);
    socket.on('close', () => {
      if (this.bound?.socket === socket) this.startOrphanTimer();
    });
  }

  /** Every connection to the proxy's port inside goes to the supervisor's proxy outside. */
  private forward(inside: Socket): void {
    const outside = this.keep(connect(here(PROXY_SOCKET)));
    this.keep(inside).on('error', () => outside.destroy());
    outside.on('error', () => inside.destroy());
    inside.on('close', () => outside.destroy());
    outside.on('close', () => inside.destroy());
    inside.pipe(outside);
    outside.pipe(inside);
  }

  private onMessage(socket: Socket, message: ToRuntime): void {
    if (message.type === 'bind') return this.bind(socket, message);
    if (this.bound?.socket !== socket) return say(socket, { type: 'refused' });
    if (message.type === 'start') this.ensure(socket, message);
    else if (message.type === 'stop') void this.stop(message.graceMs);
    else if (message.type === 'end') this.finish(this.last?.code ?? KILLED);
    else void this.exec(socket, message);
  }

  private bind(socket: Socket, { epoch, exclusive }: Extract<ToRuntime, { readonly type: 'bind' }>): void {
    const { bound } = this;
    const free = bound === undefined || bound.epoch === epoch || (!bound.exclusive && bound.socket.destroyed);
    if (free) {
      this.bound = { epoch, exclusive, socket };
      clearTimeout(this.orphaned);
    }
    say(socket, { type: free ? 'bound' : 'refused' });
  }

  private ensure(socket: Socket, { generation, command, env }: Extract<ToRuntime, { readonly type: 'start' }>): void {
    if (this.workload.running() === generation) return say(socket, { type: 'running', generation });
    if (this.last?.generation === generation) return say(socket, this.last);
    void this.workload.stop(0).then(() => {
      this.start({ generation, command, env });
      say(socket, { type: 'running', generation });
    });
  }

  private start(main: MainProcess): void {
    this.last = undefined;
    writeFileAtomic(here(LAUNCH_FILE), JSON.stringify(main));
    this.workload.start({ ...main, env: throughOwnProxy(main.env) });
  }

  private onEnd(generation: number, code: number): void {
    const outside = this.terminated;
    this.last = { type: 'exited', generation, code, outside };
    if (!outside) writeFileAtomic(here(EXIT_FILE), JSON.stringify({ generation, code }));
    if (this.bound !== undefined) say(this.bound.socket, this.last);
    if (outside) this.finish(code);
  }

  /** What is stopped on purpose is not started again from outside. */
  private async stop(graceMs: number): Promise<void> {
    rmSync(here(LAUNCH_FILE), { force: true });
    await this.workload.stop(graceMs);
    this.finish(this.last?.code ?? TERMINATED);
  }

  private onTerminate(): void {
    this.terminated = true;
    if (this.workload.running() === undefined) this.finish(TERMINATED);
    else this.workload.terminate();
  }

  /** Without a supervisor for too long, nobody enforces a policy. */
  private startOrphanTimer(): void {
    clearTimeout(this.orphaned);
    this.orphaned = setTimeout(() => {
      const code = this.last?.code ?? KILLED;
      void this.workload.stop(0).then(() => this.finish(code));
    }, this.orphanLimitMs);
  }

  private async exec(socket: Socket, { request }: Extract<ToRuntime, { readonly type: 'exec' }>): Promise<void> {
    const { runExec } = await import('../supervisor/exec.ts');
    const send = (message: object): void => say(socket, message as FromRuntime);
    const here = inThisContainer({ ...request, env: throughOwnProxy(request.env) });
    runExec(here, { env: {}, send, track: this.commands.track });
  }
}

/** A supervisor in another pod does not know where this one listens. */
function throughOwnProxy(env: Readonly<Record<string, string>>): Record<string, string> {
  const proxy = `http://${ownAddress()}:${PROXY_PORT}`;
  return Object.fromEntries(
    Object.entries(env).map(([key, value]) => [key, PROXY_NAMES.includes(key) ? proxy : value]),
  );
}

function readJson(path: string): unknown {
  const text = readTextIfPresent(path);
  return text === undefined ? undefined : JSON.parse(text);
}

function say(socket: Socket, message: FromRuntime): void {
  if (!socket.destroyed) socket.write(`${JSON.stringify(message)}\n`);
}
