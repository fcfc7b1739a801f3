// SPDX-License-Identifier: Apache-2.0
/** What the API server asks of a node, over HTTPS: /containerLogs and /portForward, for a genuine one just as for ours. */
import https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Certificate } from './certificate.ts';
import { logQuery, sendLog } from './log-reader.ts';
import type { PodRunner } from './pod-runner.ts';
import { servePortForward } from './port-forward.ts';

export type FindPod = (namespace: string, name: string) => PodRunner | undefined;

export interface KubeletServer {
  readonly port: number;
  /** Breaks every open port-forward and log. */
  cut(): void;
  close(): Promise<void>;
}

export async function startKubeletServer(certificate: Certificate, find: FindPod): Promise<KubeletServer> {
  const sockets = new Set<Socket>();
  const server = https.createServer(certificate, (request, response) => {
    serveLog(find, request, response).catch(() => response.destroy());
  });
  server.on('secureConnection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [, kind, namespace = '', name = ''] = urlOf(request).pathname.split('/');
    const pod = find(namespace, name);
    if (kind !== 'portForward' || pod === undefined) {
      socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
      return;
    }
    const ports = (urlOf(request).searchParams.get('port') ?? '').split(',').map(Number);
    servePortForward({ request, socket, head }, pod.ip, ports);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}

function urlOf(request: IncomingMessage): URL {
  return new URL(request.url ?? '/', 'https://127.0.0.1');
}

async function serveLog(find: FindPod, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = urlOf(request);
  const [, kind, namespace = '', name = '', container = ''] = pathname.split('/');
  const pod = find(namespace, name);
  if (kind !== 'containerLogs' || pod === undefined) {
    response.writeHead(404).end(`pod ${namespace}/${name} does not exist`);
    return;
  }
  const previous = ['true', '1'].includes(searchParams.get('previous') ?? '');
  const log = pod.container(container)?.log(previous);
  if (log === undefined) {
    const words = previous
      ? `previous terminated container "${container}" in pod "${name}" not found`
      : `container "${container}" in pod "${name}" is waiting to start: ContainerCreating`;
    response.writeHead(400, { 'content-type': 'text/plain' }).end(words);
    return;
  }
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  response.writeHead(200, { 'content-type': 'text/plain' });
  response.flushHeaders();
  await sendLog(log, logQuery(searchParams), { to: response, signal: gone.signal });
  response.end();
}
