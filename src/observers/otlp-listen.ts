// SPDX-License-Identifier: Apache-2.0
/** A listening server whose end is certain: it knows its connections and ends them. */
import type net from 'node:net';
import { HarnessError } from '../core/domain/errors.ts';

const CONNECTIONS = 64;

export interface Listener {
  /** `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Resolves when no connection is left. */
  close(): Promise<void>;
}

/** Takes a free port. Rejects with a HarnessError when the host's address cannot be listened on. */
export async function listen(
  server: net.Server,
  { host, onError }: { readonly host: string; readonly onError: (reason: string) => void },
): Promise<Listener> {
  const sockets = new Set<net.Socket>();
  server.maxConnections = CONNECTIONS;
  server.on('connection', (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(host, error)));
    server.listen({ host, port: 0 }, resolve);
  });
  server.removeAllListeners('error');
  server.on('error', (error) => onError(error.message));
  return {
    url: urlOf(server.address()),
    async close() {
      const ended = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await ended;
    },
  };
}

function listenError(host: string, cause: Error): HarnessError {
  return new HarnessError(`cannot receive traces at ${JSON.stringify(host)}: ${cause.message}`, {
    code: 'traces-not-received',
    hint: 'Check that the address belongs to this machine and that ports are free.',
    subject: 'traces',
    cause,
  });
}

function urlOf(address: ReturnType<net.Server['address']>): string {
  if (address === null || typeof address === 'string') throw new TypeError('the server has no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
