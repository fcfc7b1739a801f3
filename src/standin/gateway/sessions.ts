// SPDX-License-Identifier: Apache-2.0

/**
 * The gateway's end of the supervisor sessions: answers the upgrade, reads messages, hands them to who handles them.
 * Owns the sockets and the log bus lines that come over them; no decision about a sandbox is made here.
 */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { lineSplitter } from '../lib/json-lines.ts';
import { decodeToGateway, encode, SESSION_PROTOCOL, type ToGateway } from '../lib/protocol.ts';
import type { Gateway, SessionHandle } from './context.ts';
import { onPolicyLoaded } from './lifecycle.ts';

const MAX_BUS_LINES = 5000;

/** Holds connections back until the gateway serves, and says who has dialled so far. */
export interface Door {
  readonly opened: Promise<void>;
  readonly arrived: Set<string>;
}

/** Accepts sessions on the gateway's server. */
export function acceptSessions(server: Server, gateway: Gateway, door: Door): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    const name = /^\/session\/([a-z0-9-]+)$/.exec(request.url ?? '')?.[1];
    if (name === undefined || request.headers.upgrade !== SESSION_PROTOCOL) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    door.arrived.add(name);
    void door.opened.then(() => serveSession(gateway, socket));
  });
}

function serveSession(gateway: Gateway, socket: Duplex): void {
  const handle: SessionHandle = {
    send: (message) => {
      if (!socket.destroyed) socket.write(encode(message));
    },
    close: () => socket.destroy(),
  };
  let name: string | undefined;
  const onLine = (line: string): void => {
    const message = decodeToGateway(line);
    if (message === undefined) return;
    if (message.type === 'hello') name = gateway.rules.attach(gateway, message, handle) ? message.name : undefined;
    else if (name !== undefined) dispatch(gateway, name, message);
  };
  socket.on(
    'data',
    lineSplitter(onLine, () => socket.destroy()),
  );
  socket.on('end', () => socket.end());
  socket.on('close', () => {
    if (name !== undefined) gateway.rules.onSessionClosed(gateway, name, handle);
  });
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: ${SESSION_PROTOCOL}\r\n\r\n`);
}

type Message = Exclude<ToGateway, { readonly type: 'hello' }>;

function dispatch(gateway: Gateway, name: string, message: Message): void {
  const work = handle(gateway, name, message);
  work?.catch((error: unknown) => {
    const fields = { sandbox_name: name, type: message.type, error: String(error) };
    gateway.log({
      level: 'ERROR',
      target: 'openshell_gateway::session',
      message: 'Failed to handle a supervisor message',
      fields,
    });
  });
}

function handle(gateway: Gateway, name: string, message: Message): Promise<void> | undefined {
  if (message.type === 'running') gateway.rules.onRunning(gateway, name, message.generation);
  else if (message.type === 'policy-loaded') onPolicyLoaded(gateway, name, message.version);
  else if (message.type === 'log') addBusLine(gateway, { name, source: 'sandbox', ...message });
  else if (message.type === 'exec-output') {
    gateway.execs.get(message.id)?.deliver({ type: 'output', stream: message.stream, data: message.data });
  } else if (message.type === 'exec-end') gateway.execs.get(message.id)?.deliver({ type: 'end', code: message.code });
  else if (message.type === 'exit') return gateway.rules.onExit(gateway, name, message);
  else return gateway.rules.onBindRefused(gateway, name, message.message);
  return undefined;
}

export interface BusLine {
  readonly name: string;
  readonly source: 'gateway' | 'sandbox';
  readonly level: string;
  readonly target: string;
  readonly message: string;
}

/** Adds a line to the sandboxes' log bus; the oldest lines fall out. */
export function addBusLine(gateway: Gateway, line: BusLine): void {
  const now = Date.now();
  const stamp = `${Math.floor(now / 1000)}.${String(now % 1000).padStart(3, '0')}`;
  const text = `[${stamp}] [${line.source}] [${line.level}] [${line.target}] ${line.message}`;
  gateway.bus.push({ name: line.name, source: line.source, line: text });
  if (gateway.bus.length > MAX_BUS_LINES) gateway.bus.splice(0, gateway.bus.length - MAX_BUS_LINES);
}
