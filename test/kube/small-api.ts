// SPDX-License-Identifier: Apache-2.0
/** A small API server on loopback that answers as it is told, and a kubeconfig that names it: for what a whole cluster is too much. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { tempFolder } from '../support/temp.ts';

export interface Asked {
  readonly method: string;
  /** With its query. */
  readonly url: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}

export type Answer = (asked: Asked, response: http.ServerResponse) => void;

export interface SmallApi {
  readonly asked: Asked[];
  answer: Answer;
  readonly server: string;
  readonly kubeconfig: string;
}

/** KUBECONFIG names it until the test is over. */
export async function startSmallApi(answer: Answer, user: object = { token: 'token-1' }): Promise<SmallApi> {
  const asked: Asked[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: text === '' ? null : (JSON.parse(text) as unknown) };
      asked.push(one);
      api.answer(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  const address = `http://127.0.0.1:${String(port)}`;
  const kubeconfig = path.join(tempFolder(), 'kubeconfig');
  const api: SmallApi = { asked, answer, server: address, kubeconfig };
  writeKubeconfig(api, user);
  const before = process.env['KUBECONFIG'];
  process.env['KUBECONFIG'] = kubeconfig;
  onTestFinished(async () => {
    if (before === undefined) delete process.env['KUBECONFIG'];
    else process.env['KUBECONFIG'] = before;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return api;
}

export function writeKubeconfig({ kubeconfig, server }: Pick<SmallApi, 'kubeconfig' | 'server'>, user: object): void {
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'small',
    clusters: [{ name: 'small', cluster: { server, 'insecure-skip-tls-verify': true } }],
    contexts: [{ name: 'small', context: { cluster: 'small', user: 'tester' } }],
    users: [{ name: 'tester', user }],
  };
  fs.writeFileSync(kubeconfig, JSON.stringify(config));
}

export function sendJson(response: http.ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

export function sendStatus(response: http.ServerResponse, code: number, reason: string): void {
  sendJson(
    response,
    { kind: 'Status', apiVersion: 'v1', status: 'Failure', code, reason, message: `it is ${reason}` },
    code,
  );
}
