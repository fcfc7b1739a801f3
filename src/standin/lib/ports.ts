// SPDX-License-Identifier: Apache-2.0

/**
 * Free loopback ports below the range the system takes for outgoing connections: a client that keeps dialling a port
 * of that range while nobody listens can end up connected to itself and so take the port away.
 */

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { codeOf } from './errors.ts';

const LOWEST_PORT = 20_000;
const HIGHEST_PORT = 32_000;
const MAX_TRIES = 50;

/** Lets `server` listen on a free loopback port and returns that port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    try {
      await listen(server, port);
      return port;
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tries === MAX_TRIES) throw error;
    }
  }
}

/** Lets `server` listen on one loopback port; rejects with the system's error. */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** `count` different ports that were free a moment ago. */
export async function pickFreePorts(count: number): Promise<readonly number[]> {
  const servers: Server[] = [];
  const ports: number[] = [];
  try {
    while (ports.length < count) {
      const server = createServer();
      ports.push(await listenOnFreePort(server));
      servers.push(server);
    }
  } finally {
    for (const server of servers) server.close();
  }
  return ports;
}
