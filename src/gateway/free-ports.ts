// SPDX-License-Identifier: Apache-2.0
/**
 * Ports that were free a moment ago, below the range for outgoing connections: a client that dials a port of that range
 * again and again while its gateway is down can end up connected to itself. Whoever binds one later may still lose the
 * race; the caller tries again with others.
 */
import crypto from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { HarnessError } from '../core/domain/errors.ts';

const LOWEST = 20_000;
const END = 24_000;
const MAX_TRIES = 100;

export async function pickFreePorts(count: number): Promise<readonly number[]> {
  const servers: net.Server[] = [];
  const ports: number[] = [];
  try {
    for (let tries = 0; ports.length < count; tries += 1) {
      if (tries === MAX_TRIES) {
        throw new HarnessError(`no free ports between ${String(LOWEST)} and ${String(END)}`, { code: 'no-ports' });
      }
      const port = crypto.randomInt(LOWEST, END);
      const server = net.createServer();
      if (!(await canListen(server, port))) continue;
      servers.push(server);
      ports.push(port);
    }
  } finally {
    for (const server of servers) server.close();
  }
  return ports;
}

/** On every address: the gateway also binds that of its bridge. */
async function canListen(server: net.Server, port: number): Promise<boolean> {
  server.listen(port);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  }
}
