// SPDX-License-Identifier: Apache-2.0
/** What the API server asks the pod's node for: logs, and upgraded connections of port-forwards, passed through. */
import https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, badRequest } from './api-error.ts';
import type { ResourceRequest } from './api-request.ts';
import type { KubeObject, Pod } from './objects.ts';
import { found } from './registry.ts';
import { resourceOf } from './resources.ts';
import type { Store } from './store.ts';

interface Node extends KubeObject {
  readonly status?: {
    readonly addresses?: readonly { readonly address: string }[];
    readonly daemonEndpoints?: { readonly kubeletEndpoint?: { readonly Port: number } };
  };
}

export async function proxyLog(store: Store, request: ResourceRequest, response: ServerResponse): Promise<void> {
  const { namespace, name, query } = request;
  const pod = found(store, { ...request, name: name ?? '' }) as Pod;
  const container = containerOf(pod, query.get('container'));
  const rest = new URLSearchParams(query);
  rest.delete('container');
  const path = `/containerLogs/${namespace ?? ''}/${name ?? ''}/${container}?${rest.toString()}`;
  const passed = https.request({ ...kubeletOf(store, pod), path });
  response.on('close', () => passed.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    passed.on('response', resolve).on('error', reject).end();
  }).catch((error: unknown) => {
    throw new ApiError(500, 'InternalError', { message: `Internal error occurred: ${String(error)}` });
  });
  if (answer.statusCode !== 200) throw await refusalOf(answer);
  response.writeHead(200, { 'content-type': 'text/plain' });
  response.flushHeaders();
  answer.on('error', () => response.destroy()).pipe(response);
}

/** The kubelet says why in its body. */
async function refusalOf(answer: IncomingMessage): Promise<ApiError> {
  let message = '';
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) message += chunk;
  const code = answer.statusCode ?? 500;
  return code === 400
    ? badRequest(message)
    : new ApiError(code, code === 404 ? 'NotFound' : 'InternalError', { message });
}

/** Where a pod has one container, beside those that prepare it, that is meant. */
function containerOf({ spec, metadata }: Pod, wanted: string | null): string {
  const names = spec.containers.map(({ name }) => name);
  const before = (spec.initContainers ?? []).map(({ name }) => name);
  const [only] = names;
  if (wanted === null && names.length === 1 && only !== undefined) return only;
  if (wanted !== null && [...names, ...before].includes(wanted)) return wanted;
  if (wanted !== null) throw badRequest(`container ${wanted} is not valid for pod ${metadata.name}`);
  const more = before.length === 0 ? '' : ` or one of the init containers: [${before.join(' ')}]`;
  const choices = `choose one of: [${names.join(' ')}]${more}`;
  throw badRequest(`a container name must be specified for pod ${metadata.name}, ${choices}`);
}

function kubeletOf(store: Store, { spec, metadata }: Pod): https.RequestOptions {
  if (spec.nodeName === undefined) throw badRequest(`pod ${metadata.name} does not have a host assigned`);
  const nodes = resourceOf('nodes');
  const { status } = found(store, { resource: nodes, namespace: null, name: spec.nodeName }) as Node;
  const host = status?.addresses?.[0]?.address ?? '127.0.0.1';
  // As a genuine API server that was given no authority for its kubelets.
  return {
    host,
    port: status?.daemonEndpoints?.kubeletEndpoint?.Port ?? 10_250,
    rejectUnauthorized: false,
    agent: false,
  };
}

export interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export function proxyUpgrade(store: Store, wanted: ResourceRequest, { request, socket, head }: Upgrade): void {
  const pod = found(store, { ...wanted, name: wanted.name ?? '' }) as Pod;
  const ports = wanted.query.getAll('ports').join(',');
  const path = `/portForward/${wanted.namespace ?? ''}/${wanted.name ?? ''}?port=${encodeURIComponent(ports)}`;
  const { authorization: _secret, ...headers } = request.headers;
  const passed = https.request({ ...kubeletOf(store, pod), path, headers });
  passed.on('upgrade', (answer, behind, first) => {
    socket.write(headText(answer));
    if (first.length > 0) socket.write(first);
    if (head.length > 0) behind.write(head);
    behind.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => behind.destroy()).on('close', () => behind.destroy());
    behind.pipe(socket).pipe(behind);
  });
  passed.on('response', (answer) => {
    answer.resume();
    socket.end(headText(answer));
  });
  passed.on('error', () => socket.destroy());
  passed.end();
}

function headText({ statusCode = 502, statusMessage = '', rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${String(statusCode)} ${statusMessage}`];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i] ?? ''}: ${rawHeaders[i + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
