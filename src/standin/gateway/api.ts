// SPDX-License-Identifier: Apache-2.0

/**
 * The gateway's own HTTP interface, spoken by its command line only. Owns routes, bodies and the request metrics, which
 * carry the method names of OpenShell's gRPC service; what a request does is in lifecycle.ts.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { messageOf } from '../lib/errors.ts';
import { type ExecMessage, type Gateway, liveOf } from './context.ts';
import {
  type CreateInput,
  createSandbox,
  deleteSandbox,
  mustGet,
  type PolicyInput,
  RequestError,
  setPolicy,
  startSandbox,
  stopSandbox,
} from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { policyView, sandboxView } from './views.ts';

const LARGEST_BODY_BYTES = 16 * 1024 * 1024;
const GRPC_OK = '0';
const GRPC_UNKNOWN = '2';
const GRPC_CODES: Readonly<Record<number, string>> = { 400: '3', 404: '5', 409: '9', 500: '13', 503: '14' };

interface Call {
  readonly gateway: Gateway;
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: () => Promise<unknown>;
  readonly response: ServerResponse;
}

interface Route {
  readonly http: string;
  readonly path: RegExp;
  readonly method: string;
  /** What is answered as JSON; undefined when the handler has answered itself. */
  readonly answer: (call: Call) => unknown;
}

const ROUTES: readonly Route[] = [
  { http: 'GET', path: /^\/v1\/status$/, method: 'Health', answer: () => ({ status: 'healthy' }) },
  {
    http: 'GET',
    path: /^\/v1\/sandboxes$/,
    method: 'ListSandboxes',
    answer: ({ gateway }) => gateway.store.list().map(sandboxView),
  },
  { http: 'POST', path: /^\/v1\/sandboxes$/, method: 'CreateSandbox', answer: create },
  {
    http: 'GET',
    path: /^\/v1\/sandboxes\/([^/]+)$/,
    method: 'GetSandbox',
    answer: ({ gateway, name }) => sandboxView(mustGet(gateway, name)),
  },
  {
    http: 'DELETE',
    path: /^\/v1\/sandboxes\/([^/]+)$/,
    method: 'DeleteSandbox',
    answer: async ({ gateway, name }) => deleteSandbox(gateway, name),
  },
  {
    http: 'POST',
    path: /^\/v1\/sandboxes\/([^/]+)\/stop$/,
    method: 'StopSandbox',
    answer: async ({ gateway, name }) => stopSandbox(gateway, name),
  },
  {
    http: 'POST',
    path: /^\/v1\/sandboxes\/([^/]+)\/start$/,
    method: 'StartSandbox',
    answer: async ({ gateway, name }) => startSandbox(gateway, name),
  },
  {
    http: 'GET',
    path: /^\/v1\/sandboxes\/([^/]+)\/policy$/,
    method: 'GetSandboxPolicy',
    answer: ({ gateway, name }) => policyView(mustGet(gateway, name)),
  },
  { http: 'PUT', path: /^\/v1\/sandboxes\/([^/]+)\/policy$/, method: 'UpdateSandboxPolicy', answer: putPolicy },
  { http: 'GET', path: /^\/v1\/sandboxes\/([^/]+)\/files$/, method: 'GetSandboxFiles', answer: files },
  { http: 'GET', path: /^\/v1\/sandboxes\/([^/]+)\/logs$/, method: 'GetSandboxLogs', answer: logs },
  { http: 'POST', path: /^\/v1\/sandboxes\/([^/]+)\/exec$/, method: 'ExecSandbox', answer: exec },
];

/** Answers one request and counts it. */
export async function handleRequest(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const began = performance.now();
  const url = new URL(request.url ?? '/', 'http://gateway');
  const route = ROUTES.find((candidate) => candidate.http === request.method && candidate.path.test(url.pathname));
  let status = 200;
  try {
    if (route === undefined) throw new RequestError(404, `no such route: ${url.pathname}`);
    const name = decodeURIComponent(route.path.exec(url.pathname)?.[1] ?? '');
    const call = { gateway, name, query: url.searchParams, body: () => readBody(request), response };
    const answer = await route.answer(call);
    if (!response.headersSent) sendJson(response, 200, answer ?? {});
  } catch (error) {
    status = error instanceof RequestError ? error.status : 500;
    if (response.headersSent) response.destroy();
    else sendJson(response, status, { error: messageOf(error) });
  }
  countRequest(gateway.metrics, { method: route?.method, status, seconds: (performance.now() - began) / 1000 });
}

interface Counted {
  readonly method: string | undefined;
  readonly status: number;
  readonly seconds: number;
}

function countRequest(metrics: Metrics, { method, status, seconds }: Counted): void {
  if (method !== undefined) {
    const labels = { method, code: status === 200 ? GRPC_OK : (GRPC_CODES[status] ?? GRPC_UNKNOWN) };
    metrics.count('openshell_server_grpc_requests_total', labels);
    metrics.histogram('openshell_server_grpc_request_duration_seconds', labels, seconds);
  }
  const labels = { path: method === undefined ? 'unknown' : '/v1', status: String(status) };
  metrics.count('openshell_server_http_requests_total', labels);
  metrics.summary('openshell_server_http_request_duration_seconds', labels, seconds);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    sizeBytes += bytes.length;
    if (sizeBytes > LARGEST_BODY_BYTES) throw new RequestError(400, 'the request is too large');
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new RequestError(400, 'the request is not JSON');
  }
}

async function create({ gateway, body }: Call): Promise<unknown> {
  return sandboxView(await createSandbox(gateway, (await body()) as CreateInput));
}

async function putPolicy({ gateway, name, body }: Call): Promise<unknown> {
  await setPolicy(gateway, name, (await body()) as PolicyInput);
  return policyView(mustGet(gateway, name));
}

/** Where the workspace is. Like the real upload and download, only for a sandbox that is Ready. */
function files({ gateway, name }: Call): unknown {
  mustBeReady(gateway, name);
  return gateway.driver.files(gateway, mustGet(gateway, name));
}

function mustBeReady(gateway: Gateway, name: string): void {
  const { phase } = mustGet(gateway, name);
  if (phase === 'Ready') return;
  const isOlder = gateway.settings.generation === 'a';
  throw new RequestError(
    409,
    isOlder ? 'sandbox is not ready' : `sandbox '${name}' is not ready; current phase is ${phase}`,
  );
}

function logs({ gateway, name, query }: Call): unknown {
  mustGet(gateway, name);
  const sources = query.getAll('source');
  const wanted = gateway.bus.filter(
    (line) => line.name === name && (sources.length === 0 || sources.includes(line.source)),
  );
  return { lines: wanted.slice(-Number(query.get('n') ?? '200')).map(({ line }) => line) };
}

interface ExecBody {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  readonly stdin: string;
  readonly timeoutMs: number;
}

/** Passes a command to the supervisor; the answer is one JSON line per piece of output, and one for the end. */
async function exec({ gateway, name, body, response }: Call): Promise<void> {
  const request = (await body()) as ExecBody;
  mustBeReady(gateway, name);
  const { session } = liveOf(gateway, name);
  if (session === undefined) throw new RequestError(503, `sandbox '${name}' has no supervisor session`);
  const id = randomUUID();
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  response.flushHeaders();
  await new Promise<void>((resolve) => {
    response.on('close', resolve);
    const deliver = (message: ExecMessage): void => {
      response.write(`${JSON.stringify(message)}\n`);
      if (message.type === 'end') response.end();
    };
    gateway.execs.set(id, { name, deliver, abandon: () => response.destroy() });
    session.send({ type: 'exec', request: { id, ...request } });
  });
  gateway.execs.delete(id);
}
