// SPDX-License-Identifier: Apache-2.0

/**
 * Loopback addresses and ports that stay free for their owner while it is down. Each gateway gets an address of its own
 * where the system has more than one, so that nobody else can take a port in the meantime; and all ports lie below the
 * range for outgoing connections, because a client that keeps dialling a port of that range while nobody listens can
 * end up connected to itself.
 */

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { codeOf } from './errors.ts';

export interface PortRange {
  readonly lowest: number;
  /** Exclusive. */
  readonly end: number;
}

/** Apart from each other: a proxy that is started while its gateway is down must not take one of the gateway's. */
const GATEWAY_PORTS: PortRange = { lowest: 20_000, end: 24_000 };
export const PROXY_PORTS: PortRange = { lowest: 24_000, end: 32_000 };

export const ONLY_ADDRESS = '127.0.0.1';
const MAX_TRIES = 50;

export interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** An address that most likely nobody else uses; the usual one where there is no other. */
export async function pickAddress(): Promise<string> {
  const address = `127.${randomInt(1, 255)}.${randomInt(0, 256)}.${randomInt(1, 255)}`;
  const server = createServer();
  try {
    await listen(server, { address, port: 0 });
    return address;
  } catch {
    return ONLY_ADDRESS;
  } finally {
    server.close();
  }
}

/** Lets `server` listen on a free port and returns that port. */
export async function listenOnFreePort(server: Server, address: string, range: PortRange): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(range.lowest, range.end);
    try {
      await listen(server, { address, port });
      return port;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tries === MAX_TRIES) throw error;
    }
  }
}

/** Lets `server` listen; rejects with the system's error. */
export async function listen(server: Server, at: Endpoint): Promise<void> {
  server.listen(at.port, at.address);
  await once(server, 'listening');
}

/** `count` different ports that were free a moment ago. */
export async function pickFreePorts(address: string, count: number): Promise<readonly number[]> {
  const servers: Server[] = [];
  const ports: number[] = [];
  try {
    while (ports.length < count) {
      const server = createServer();
      ports.push(await listenOnFreePort(server, address, GATEWAY_PORTS));
      servers.push(server);
    }
  } finally {
    for (const server of servers) server.close();
  }
  return ports;
}
