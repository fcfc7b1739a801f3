// SPDX-License-Identifier: Apache-2.0

/**
 * A sandbox's runtime as its supervisor sees it through the channel (newer generation): binds to it, has it start and end
 * the workload, notices its end. Owns the connection; a runtime that obeys another supervisor refuses.
 */

import { connect, type Socket } from 'node:net';
import { poll, sleep } from '../lib/duration.ts';
import { lineSplitter } from '../lib/json-lines.ts';
import { ALREADY_BOUND, type ExecRequest, type ToGateway } from '../lib/protocol.ts';
import type { HostEvents, Launch, Runtime } from '../supervisor/host.ts';
import { type FromRuntime, here, RUNTIME_SOCKET, type ToRuntime } from './channel.ts';

const BIND_ATTEMPTS = 5;
const BIND_PAUSE_MS = 450;
const CONNECT_LIMIT_MS = 15_000;
const CONNECT_PAUSE_MS = 50;
/** Between the grace of a stop and giving the runtime up. */
const STOP_EXTRA_MS = 2000;

export interface RemoteRuntime extends Runtime {
  readonly exec: (request: ExecRequest, send: (message: ToGateway) => void) => void;
  /** Start number `generation` ended because its runtime was told to end. */
  readonly endedOutside: (generation: number) => boolean;
  /** Lets the runtime end with its main process's exit code. */
  readonly end: () => void;
  readonly close: () => void;
}

export interface RemoteRuntimeOptions extends HostEvents {
  readonly epoch: number;
  readonly exclusive: boolean;
}

export function openRemoteRuntime(options: RemoteRuntimeOptions): RemoteRuntime {
  return new Remote(options);
}

type Answer = Extract<FromRuntime, { readonly type: 'bound' | 'refused' | 'running' | 'exited' }>;

interface Asked {
  /** The start that was asked for; undefined for a bind. */
  readonly generation: number | undefined;
  readonly answered: (answer: Answer | undefined) => void;
}

class Remote implements RemoteRuntime {
  private readonly options: RemoteRuntimeOptions;
  private readonly execs = new Map<string, (message: ToGateway) => void>();
  private socket: Socket | undefined;
  private current: number | undefined;
  private outside: number | undefined;
  private asked: Asked | undefined;

  constructor(options: RemoteRuntimeOptions) {
    this.options = options;
  }

  async ensure({ generation, command, env }: Launch): Promise<'running' | 'ended' | 'refused'> {
    if (this.current === generation && this.socket !== undefined) return 'running';
    this.current = undefined; // the end of an earlier start is no news any more
    if (!(await this.bind())) return 'refused';
    const answer = await this.ask({ type: 'start', generation, command, env });
    if (answer?.type === 'refused') return 'refused';
    if (answer?.type !== 'running') return this.noteEnd(generation, answer);
    this.options.log({ level: 'INFO', target: TARGET, message: 'The sandbox runtime runs', fields: { generation } });
    return 'running';
  }

  private noteEnd(generation: number, answer: Answer | undefined): 'ended' {
    const exited = answer?.type === 'exited' ? answer : undefined;
    if (exited?.outside === true) this.outside = generation;
    this.options.onEnd(generation, exited?.code ?? null);
    return 'ended';
  }

  async stop(graceMs: number): Promise<void> {
    const { socket } = this;
    if (socket === undefined) return;
    this.current = undefined; // its end is no news
    this.tell({ type: 'stop', graceMs });
    await poll(() => socket.destroyed, { everyMs: CONNECT_PAUSE_MS, timeoutMs: graceMs + STOP_EXTRA_MS });
  }

  exec(request: ExecRequest, send: (message: ToGateway) => void): void {
    this.execs.set(request.id, send);
    this.tell({ type: 'exec', request });
  }

  endedOutside(generation: number): boolean {
    return this.outside === generation;
  }

  end(): void {
    this.tell({ type: 'end' });
  }

  close(): void {
    this.current = undefined;
    this.socket?.destroySoon();
  }

  private tell(message: ToRuntime): void {
    this.socket?.write(`${JSON.stringify(message)}\n`);
  }

  /** The next answer; undefined when the connection is lost before it. */
  private ask(message: Extract<ToRuntime, { readonly type: 'bind' | 'start' }>): Promise<Answer | undefined> {
    if (this.socket === undefined) return Promise.resolve(undefined);
    const answer = new Promise<Answer | undefined>((answered) => {
      this.asked = { generation: message.type === 'start' ? message.generation : undefined, answered };
    });
    this.tell(message);
    return answer;
  }

  /** A runtime obeys one supervisor; another may take over only when that one is gone, and if it is allowed at all. */
  private async bind(): Promise<boolean> {
    const { epoch, exclusive, log } = this.options;
    for (let attempt = 1; attempt <= BIND_ATTEMPTS; attempt += 1) {
      await this.connect();
      const answer = await this.ask({ type: 'bind', epoch, exclusive });
      if (answer?.type === 'bound') return true;
      log({ level: 'WARN', target: TARGET, message: ALREADY_BOUND, fields: { attempt } });
      await sleep(BIND_PAUSE_MS);
    }
    return false;
  }

  /** Waits for a runtime that is just being started. */
  private async connect(): Promise<void> {
    if (this.socket !== undefined) return;
    const deadline = performance.now() + CONNECT_LIMIT_MS;
    let socket = await dial();
    while (socket === undefined) {
      if (performance.now() > deadline) throw new Error('the sandbox runtime does not listen');
      await sleep(CONNECT_PAUSE_MS);
      socket = await dial();
    }
    const connected = socket;
    this.socket = connected;
    const split = lineSplitter(
      (line) => this.onMessage(JSON.parse(line) as FromRuntime),
      () => connected.destroy(),
    );
    connected.on('data', split);
    connected.on('close', () => this.onLost(connected));
  }

  private onMessage(message: FromRuntime): void {
    if (message.type === 'exec-output') this.execs.get(message.id)?.(message);
    else if (message.type === 'exec-end') {
      this.execs.get(message.id)?.(message);
      this.execs.delete(message.id);
    } else if (this.asked !== undefined && isAnswer(this.asked, message)) {
      const { answered } = this.asked;
      this.asked = undefined;
      // Here, and not by who waits for the answer: the end may come in the same piece of the stream.
      if (message.type === 'running') this.current = message.generation;
      answered(message);
    } else if (message.type === 'exited' && message.generation === this.current) {
      this.current = undefined;
      // After who was told that it runs has told that, too.
      setImmediate(() => this.noteEnd(message.generation, message));
    }
  }

  /** A runtime that goes without a word was ended from outside, and the workload with it. */
  private onLost(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = undefined;
    const lost = this.current;
    this.current = undefined;
    this.asked?.answered(undefined);
    this.asked = undefined;
    if (lost !== undefined) this.options.onEnd(lost, null);
  }
}

const TARGET = 'openshell_supervisor::runtime';

function isAnswer({ generation }: Asked, message: Answer): boolean {
  if (message.type === 'bound' || message.type === 'refused') return true;
  return message.generation === generation;
}

function dial(): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(here(RUNTIME_SOCKET));
    socket.on('error', () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.on('connect', () => resolve(socket));
  });
}
