// SPDX-License-Identifier: Apache-2.0
/** A socket between the harness and the real engine that counts what passes, and cuts, delays or answers as a test wants. */
import fs from 'node:fs';
import http from 'node:http';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * `pass`: as if it were not there. `cut`: the engine never sees it. `lose`: the engine does it and its answer is lost.
 * A number: the engine does it and this status is answered. `delayMs`: it is held that long first. `edit`: the answer is changed.
 */
export type Treatment =
  | 'pass'
  | 'cut'
  | 'lose'
  | number
  | { readonly delayMs: number }
  | { readonly edit: (answer: string) => string };

export interface EngineProxy {
  /** For DOCKER_HOST. */
  readonly address: string;
  /** `POST /containers/ID/pause`, in their order. */
  readonly requests: string[];
  /** Asked for each request; the default passes all. */
  treat: (request: string) => Treatment;
  /** Nobody answers for that long, and connections that are open break. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const engineSocket = (process.env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock').replace('unix://', '');

export async function startEngineProxy(): Promise<EngineProxy> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-engine-'));
  const socketPath = path.join(folder, 'engine.sock');
  const open = new Set<net.Socket>();
  const server = http.createServer((request, response) => void forward(proxy, request, response));
  server.on('connection', (socket: net.Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  const listen = (): Promise<void> => new Promise((resolve) => server.listen(socketPath, resolve));
  const goAway = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  const proxy: EngineProxy = {
    address: `unix://${socketPath}`,
    requests: [],
    treat: () => 'pass',
    goAway,
    comeBack: listen,
    close: async () => {
      await goAway();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  await listen();
  return proxy;
}

async function forward(
  proxy: EngineProxy,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const name = `${request.method ?? ''} ${(request.url ?? '').replace(/^\/v[\d.]+/, '').replace(/\?.*/, '')}`;
  proxy.requests.push(name);
  const treatment = proxy.treat(name);
  if (treatment === 'cut') {
    request.socket.destroy();
    return;
  }
  if (typeof treatment === 'object' && 'delayMs' in treatment)
    await new Promise((resolve) => setTimeout(resolve, treatment.delayMs));
  const { method, url, headers } = request;
  const passed = http.request({ socketPath: engineSocket, method, path: url, headers }, (answer) => {
    if (treatment === 'lose') {
      answer.resume().on('end', () => request.socket.destroy());
    } else if (typeof treatment === 'number') {
      answer.resume().on('end', () => {
        response.writeHead(treatment, { 'content-type': 'application/json' });
        response.end('{"message":"made up by a test"}');
      });
    } else if (typeof treatment === 'object' && 'edit' in treatment) {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => response.writeHead(200).end(treatment.edit(text)));
    } else {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // Of a stream that has nothing to say yet, too.
      response.flushHeaders();
      answer.pipe(response);
    }
  });
  passed.on('error', () => request.socket.destroy());
  request.pipe(passed);
}
