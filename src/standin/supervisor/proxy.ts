// SPDX-License-Identifier: Apache-2.0

/**
 * The HTTP proxy on loopback that is a workload's only configured way out. Owns accepting, asking the policy and
 * carrying bytes; answers for `probe.internal` itself, so that a policy is observable without a network.
 */

import { connect, createServer, type Server, type Socket } from 'node:net';
import { listen, listenOnFreePort, PROXY_PORTS } from '../lib/ports.ts';
import type { PolicyEndpoint } from '../lib/protocol.ts';
import { parseTarget } from './policy.ts';

/** The host that the proxy answers for itself. */
const SINK_HOST = 'probe.internal';
const LONGEST_HEAD_BYTES = 64 * 1024;
const HEAD_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 512;

export type Decide = (target: PolicyEndpoint) => boolean;

export interface Proxy {
  readonly port: number;
  readonly close: () => void;
}

/** Starts the proxy, on the port if one is given. */
export async function openProxy(
  at: { readonly address: string; readonly port: number | undefined },
  decide: Decide,
): Promise<Proxy> {
  const { server, close } = createProxy(decide);
  const { address, port } = at;
  const bound = port ?? (await listenOnFreePort(server, address, PROXY_PORTS));
  if (port !== undefined) await listen(server, { address, port });
  return { port: bound, close };
}

/** A proxy that listens nowhere yet. */
export function createProxy(decide: Decide): { readonly server: Server; readonly close: () => void } {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    readHead(socket, (head, rest) => serve({ socket, head, rest }, decide));
  });
  server.maxConnections = MAX_CONNECTIONS;
  return {
    server,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

interface Request {
  readonly socket: Socket;
  readonly head: string;
  readonly rest: Buffer;
}

function readHead(socket: Socket, onHead: (head: string, rest: Buffer) => void): void {
  let seen: Buffer = Buffer.alloc(0);
  socket.setTimeout(HEAD_TIMEOUT_MS, () => socket.destroy());
  const onData = (chunk: Buffer): void => {
    seen = Buffer.concat([seen, chunk]);
    const end = seen.indexOf('\r\n\r\n');
    if (end < 0) {
      if (seen.length > LONGEST_HEAD_BYTES) socket.destroy();
      return;
    }
    socket.off('data', onData);
    socket.setTimeout(0);
    onHead(seen.subarray(0, end).toString('latin1'), seen.subarray(end + 4));
  };
  socket.on('data', onData);
}

function serve(request: Request, decide: Decide): void {
  const [line = '', ...headers] = request.head.split('\r\n');
  const [method = '', url = '', version = 'HTTP/1.1'] = line.split(' ');
  const plain = method === 'CONNECT' ? undefined : plainTarget(url);
  const target = method === 'CONNECT' ? parseTarget(url) : plain?.target;
  if (target === undefined) return refuse(request.socket, '400 Bad Request');
  if (!decide(target)) return refuse(request.socket, '403 Forbidden');
  if (plain === undefined) return tunnel(request, target);
  const kept = headers.filter((header) => !/^(proxy-connection|proxy-authorization|connection):/i.test(header));
  forward(request, target, [`${method} ${plain.path} ${version}`, ...kept, 'Connection: close', '', ''].join('\r\n'));
}

/** The target of a request that names it as a whole address, and the path it has there. */
function plainTarget(url: string): { readonly target: PolicyEndpoint; readonly path: string } | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed?.protocol !== 'http:') return undefined;
  const port = parsed.port === '' ? 80 : Number(parsed.port);
  return { target: { host: parsed.hostname, port }, path: parsed.pathname + parsed.search };
}

function refuse(socket: Socket, status: string): void {
  const body = status.startsWith('403') ? 'refused by the sandbox policy\n' : 'not a proxy request\n';
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function tunnel({ socket, rest }: Request, target: PolicyEndpoint): void {
  const established = 'HTTP/1.1 200 Connection Established\r\n\r\n';
  if (target.host === SINK_HOST) {
    socket.write(established);
    socket.write(rest);
    socket.pipe(socket);
    return;
  }
  carry(socket, target, (upstream) => {
    socket.write(established);
    upstream.write(rest);
  });
}

function forward({ socket, rest }: Request, target: PolicyEndpoint, head: string): void {
  if (target.host === SINK_HOST) {
    socket.end(
      'HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 8\r\nConnection: close\r\n\r\nallowed\n',
    );
    return;
  }
  carry(socket, target, (upstream) => {
    upstream.write(head);
    upstream.write(rest);
  });
}

function carry(socket: Socket, target: PolicyEndpoint, onOpen: (upstream: Socket) => void): void {
  const upstream = connect(target.port, target.host);
  let opened = false;
  upstream.on('connect', () => {
    opened = true;
    onOpen(upstream);
    socket.pipe(upstream);
    upstream.pipe(socket);
  });
  upstream.on('error', () => {
    if (opened) socket.destroy();
    else socket.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  socket.on('close', () => upstream.destroy());
}
