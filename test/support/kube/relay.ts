// SPDX-License-Identifier: Apache-2.0
/** An address and a port that lead to a pod, as far as network policies let whoever dials it through. */
import net from 'node:net';
import type { Pod } from './objects.ts';
import { letsThrough, type Policy } from './policies.ts';
import type { PodRunner } from './pod-runner.ts';
import { sessionBehind } from './socket-owner.ts';

/** What the network of a node looks at: it may have changed each time. */
export interface NetworkView {
  /** Whether policies have an effect. */
  readonly enforced: boolean;
  readonly policies: () => readonly Policy[];
  readonly runners: () => readonly PodRunner[];
}

export interface Destination {
  readonly runner: PodRunner;
  readonly port: number;
}

export interface Listening {
  readonly address: string;
  readonly port: number;
  /** Where the next connection goes; null: nobody listens at all. */
  readonly next: () => Destination | null;
}

interface Connection extends Destination {
  /** Null: not from a pod. */
  readonly from: Pod | null;
  readonly socket: net.Socket;
}

export class Relay {
  readonly #listening: Listening;
  readonly #view: NetworkView;
  readonly #connections = new Set<Connection>();
  #server: net.Server | null = null;

  constructor(listening: Listening, view: NetworkView) {
    this.#listening = listening;
    this.#view = view;
  }

  /** Pods or policies have changed. */
  review(): void {
    for (const connection of this.#connections) if (!this.#isOpen(connection)) connection.socket.resetAndDestroy();
    if (this.#listening.next() === null) this.#stop();
    else this.#server ??= this.#listen();
  }

  close(): void {
    this.#stop();
    for (const { socket } of this.#connections) socket.destroy();
  }

  #stop(): void {
    this.#server?.close();
    this.#server = null;
  }

  #listen(): net.Server {
    const server = net.createServer((socket) => this.#connect(socket));
    // The address is free again as soon as whoever had it is gone.
    server.on('error', () => (this.#server = null));
    return server.listen(this.#listening.port, this.#listening.address);
  }

  #isOpen({ from, runner, port }: Omit<Connection, 'socket'>): boolean {
    return !this.#view.enforced || letsThrough(this.#view.policies(), { from, to: runner.pod, port });
  }

  #connect(socket: net.Socket): void {
    socket.on('error', () => undefined);
    const destination = this.#listening.next();
    const from = this.#source(socket);
    const connection = destination === null || from === 'gone' ? null : { ...destination, from, socket };
    if (connection === null || !this.#isOpen(connection)) {
      socket.resetAndDestroy();
      return;
    }
    this.#connections.add(connection);
    const inner = net.connect({ host: connection.runner.ip, port: connection.port });
    socket.on('close', () => {
      this.#connections.delete(connection);
      inner.destroy();
    });
    inner.on('error', () => socket.resetAndDestroy()).on('close', () => socket.destroy());
    inner.pipe(socket).pipe(inner);
  }

  /** Looked for only where it makes a difference. */
  #source({ remoteAddress = '', remotePort = 0 }: net.Socket): Pod | null | 'gone' {
    if (!this.#view.enforced) return null;
    const runners = new Map(this.#view.runners().flatMap((runner) => runner.sessions().map((pid) => [pid, runner])));
    const session = sessionBehind(remoteAddress, remotePort, new Set(runners.keys()));
    if (session === 'gone') return 'gone';
    return session === 'other' ? null : (runners.get(session)?.pod ?? null);
  }
}
