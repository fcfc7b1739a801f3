// SPDX-License-Identifier: Apache-2.0
/**
 * What enforces network policies on the stand-in node. A pod's address in the cluster is not the one its processes listen
 * on: between the two lies a proxy for each port that the pod declares, and the proxy refuses, or breaks, what policies do
 * not let through. Whoever dials a process's own address goes around it; nothing in the cluster tells that address.
 */
import net from 'node:net';
import type { Pod } from './objects.ts';
import { isShut, letsThrough, type Policy } from './policies.ts';
import type { PodRunner } from './pod-runner.ts';
import { sessionBehind } from './socket-owner.ts';

/** What a network looks at: it may have changed each time. */
export interface NetworkView {
  readonly policies: () => readonly Policy[];
  readonly runners: () => readonly PodRunner[];
}

interface Relay {
  readonly from: Pod | null;
  readonly socket: net.Socket;
}

export class PodNetwork {
  readonly #view: NetworkView;
  readonly #ports = new Map<PodRunner, readonly PodPort[]>();

  constructor(view: NetworkView) {
    this.#view = view;
  }

  /** Pods came and went, or policies did. */
  review(): void {
    const runners = this.#view.runners();
    for (const [runner, ports] of this.#ports) {
      if (runners.includes(runner)) continue;
      for (const port of ports) port.close();
      this.#ports.delete(runner);
    }
    for (const runner of runners) {
      const ports =
        this.#ports.get(runner) ?? declaredPorts(runner).map((port) => new PodPort(runner, port, this.#view));
      this.#ports.set(runner, ports);
      for (const port of ports) port.review();
    }
  }

  close(): void {
    for (const port of [...this.#ports.values()].flat()) port.close();
    this.#ports.clear();
  }
}

function declaredPorts({ pod }: PodRunner): readonly number[] {
  return pod.spec.containers.flatMap(({ ports = [] }) => ports.map(({ containerPort }) => containerPort));
}

class PodPort {
  readonly #runner: PodRunner;
  readonly #port: number;
  readonly #view: NetworkView;
  readonly #relays = new Set<Relay>();
  #server: net.Server | null = null;

  constructor(runner: PodRunner, port: number, view: NetworkView) {
    this.#runner = runner;
    this.#port = port;
    this.#view = view;
  }

  review(): void {
    const policies = this.#view.policies();
    for (const relay of this.#relays) if (!this.#isOpen(relay.from)) relay.socket.resetAndDestroy();
    if (isShut(policies, this.#runner.pod)) {
      this.#server?.close();
      this.#server = null;
    } else this.#server ??= this.#listen();
  }

  close(): void {
    this.#server?.close();
    this.#server = null;
    for (const { socket } of this.#relays) socket.destroy();
  }

  #isOpen(from: Pod | null): boolean {
    return letsThrough(this.#view.policies(), { from, to: this.#runner.pod, port: this.#port });
  }

  #listen(): net.Server {
    const server = net.createServer((socket) => this.#relay(socket));
    // The address is free again as soon as whoever had it is gone.
    server.on('error', () => (this.#server = null));
    return server.listen(this.#port, this.#runner.address);
  }

  #relay(socket: net.Socket): void {
    const from = this.#source(socket);
    socket.on('error', () => undefined);
    if (!this.#isOpen(from)) {
      socket.resetAndDestroy();
      return;
    }
    const relay = { from, socket };
    const inner = net.connect({ host: this.#runner.ip, port: this.#port });
    this.#relays.add(relay);
    socket.on('close', () => {
      this.#relays.delete(relay);
      inner.destroy();
    });
    inner.on('error', () => socket.resetAndDestroy()).on('close', () => socket.destroy());
    inner.pipe(socket).pipe(inner);
  }

  #source({ remoteAddress = '', remotePort = 0 }: net.Socket): Pod | null {
    const runners = new Map(this.#view.runners().flatMap((runner) => runner.sessions().map((pid) => [pid, runner])));
    const session = sessionBehind(remoteAddress, remotePort, new Set(runners.keys()));
    return session === null ? null : (runners.get(session)?.pod ?? null);
  }
}
