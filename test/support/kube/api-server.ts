// SPDX-License-Identifier: Apache-2.0
/**
 * The API server of the test cluster: HTTPS on the loopback, bearer tokens, RBAC, faults; what it answers comes from
 * handlers.ts. Its state outlives a restart, as with etcd, and so does its port.
 */
import https from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Access, type User } from './access.ts';
import { ApiError, badRequest, PAGE_NOT_FOUND, unauthorized, unsupportedMediaType } from './api-error.ts';
import { resourceRequest, type ResourceRequest } from './api-request.ts';
import type { Certificate } from './certificate.ts';
import { answerProblems, objectProblems, requestProblems } from './conformance.ts';
import { discovered } from './discovery.ts';
import { applyBefore, Faults, type Fault } from './faults.ts';
import { answerTo, type Body, type Handlers } from './handlers.ts';
import { proxyLog, proxyUpgrade } from './kubelet-proxy.ts';
import { Listing } from './listing.ts';
import { qualified } from './resources.ts';
import { Store } from './store.ts';
import { serveWatch } from './watch.ts';

export interface ApiServerOptions {
  readonly certificate: Certificate;
  /** How many changes are kept for watches. */
  readonly window: number;
  readonly bookmarkMs: number;
  /** `127.A.B`: where services get their addresses. */
  readonly serviceNetwork: string;
}

/** Of everyone but the stand-in's own components. */
export interface LoggedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly verb: string;
  /** `pods`, `statefulsets.apps/scale`; empty for what is no resource. */
  readonly resource: string;
  readonly user: string;
  readonly body: unknown;
}

interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly user: User;
  readonly request: ResourceRequest | null;
}

const maxBodyBytes = 3 * 1_024 * 1_024;

export class ApiServer {
  readonly store: Store;
  readonly access: Access;
  readonly faults: Faults = new Faults();
  readonly requests: LoggedRequest[] = [];
  /** Requests and answers that are not as described, and errors of the server itself. */
  readonly problems: string[] = [];
  readonly #options: ApiServerOptions;
  readonly #handlers: Handlers;
  readonly #sockets = new Set<Socket>();
  readonly #watches = new Set<ServerResponse>();
  #server: https.Server | null = null;
  #port = 0;

  constructor(options: ApiServerOptions) {
    this.#options = options;
    this.store = new Store(options.window, options.serviceNetwork);
    this.access = new Access(this.store);
    this.#handlers = { store: this.store, access: this.access, listing: new Listing(this.store) };
  }

  get url(): string {
    return `https://127.0.0.1:${String(this.#port)}`;
  }

  async listen(): Promise<void> {
    const server = https.createServer(
      this.#options.certificate,
      (request, response) => void this.#serve(request, response),
    );
    // As genuine servers do: a client that asks just when an idle connection is closed sees it reset.
    server.keepAliveTimeout = 0;
    server.on('secureConnection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => undefined);
    });
    server.on(
      'upgrade',
      (request: IncomingMessage, socket: Duplex, head: Buffer) => void this.#upgrade(request, socket, head),
    );
    await new Promise<void>((resolve, reject) => server.on('error', reject).listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Nobody answers from now on, and what is open breaks. */
  async goAway(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** How many there were. */
  cutWatches(): number {
    const count = this.#watches.size;
    for (const response of this.#watches) response.destroy();
    return count;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    try {
      const exchange = this.#identify(request);
      const body = await bodyOf(request);
      const fault = this.#noted(exchange, body.value);
      if (fault !== null && (await applyBefore(fault, request, response))) return;
      await this.#answer(exchange, body, response);
    } catch (error) {
      // Who has gone away hears nothing any more.
      if (!request.socket.destroyed) this.#refuse(error, response);
    }
  }

  #identify(request: IncomingMessage): Exchange {
    const url = new URL(request.url ?? '/', this.url);
    const method = request.method ?? 'GET';
    const user = this.access.userOf(request.headers.authorization);
    if (user === null) throw unauthorized();
    return { method, url, user, request: resourceRequest(method, url) };
  }

  /** The fault that meets it. */
  #noted({ method, url, user, request }: Exchange, body: unknown): Fault | null {
    const verb = request?.verb ?? method.toLowerCase();
    const below = request === null || request.subresource === null ? '' : `/${request.subresource}`;
    const resource = request === null ? '' : `${qualified(request.resource)}${below}`;
    const path = `${url.pathname}${url.search}`;
    if (!user.component) this.requests.push({ method, path, verb, resource, user: user.name, body });
    return this.faults.next({ method, verb, path, component: user.component });
  }

  async #answer(exchange: Exchange, body: Body, response: ServerResponse): Promise<void> {
    const { request, user, url } = exchange;
    this.#check(exchange, body.value);
    if (request === null) {
      this.#discover(exchange, response);
      return;
    }
    this.#authorize(request, user);
    if (request.verb === 'watch') {
      this.#watch(request, response);
    } else if (request.subresource === 'portforward') {
      throw badRequest('Upgrade request required');
    } else if (request.subresource === 'log') {
      await proxyLog(this.store, request, response);
    } else {
      const answer = answerTo(this.#handlers, request, body, user);
      this.#note(exchange, answerProblems({ ...exchange, url }, answer.body));
      sendJson(response, answer.code, answer.body);
    }
  }

  #check(exchange: Exchange, body: unknown): void {
    const problems = requestProblems(exchange, body);
    this.#note(exchange, problems);
    if (problems.length > 0) throw badRequest(`the test cluster refuses what is not described: ${problems.join('; ')}`);
  }

  #authorize({ verb, resource, subresource, namespace, name }: ResourceRequest, user: User): void {
    if (resource.kind === 'SelfSubjectAccessReview') return;
    const plural = subresource === null ? resource.plural : `${resource.plural}/${subresource}`;
    const place = resource.kind === 'Namespace' ? name : namespace;
    this.access.check(user, { verb, group: resource.group, resource: plural, namespace: place, name });
  }

  #discover(exchange: Exchange, response: ServerResponse): void {
    const found = discovered(exchange.url.pathname);
    if (found === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(PAGE_NOT_FOUND);
      return;
    }
    if (typeof found === 'string') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(found);
      return;
    }
    if (!exchange.url.pathname.startsWith('/openapi/')) this.#note(exchange, answerProblems(exchange, found));
    sendJson(response, 200, found);
  }

  #watch(request: ResourceRequest, response: ServerResponse): void {
    this.#watches.add(response);
    response.on('close', () => this.#watches.delete(response));
    const onSent = (object: unknown): void => {
      for (const problem of objectProblems(request.resource, object)) this.problems.push(`a watch sent ${problem}`);
    };
    serveWatch(this.store, request, response, { bookmarkMs: this.#options.bookmarkMs, onSent });
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => undefined);
    try {
      const exchange = this.#identify(request);
      const fault = this.#noted(exchange, undefined);
      if (fault !== null) await applyToUpgrade(fault, socket);
      if (socket.destroyed) return;
      if (exchange.request?.subresource !== 'portforward') throw badRequest('Upgrade request required');
      this.#check(exchange, undefined);
      this.#authorize(exchange.request, exchange.user);
      proxyUpgrade(this.store, exchange.request, { request, socket, head });
    } catch (error) {
      const status = this.#statusOf(error);
      socket.end(`HTTP/1.1 ${String(status.code)} ${status.reason}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    }
  }

  #note({ method, url, user }: Exchange, problems: readonly string[]): void {
    for (const problem of problems) {
      this.problems.push(`${user.name}: ${method} ${url.pathname}${url.search}: ${problem}`);
    }
  }

  #refuse(error: unknown, response: ServerResponse): void {
    const status = this.#statusOf(error);
    if (response.headersSent) response.destroy();
    else sendJson(response, status.code, status.toStatus());
  }

  #statusOf(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    this.problems.push(`the server itself failed: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
    return new ApiError(500, 'InternalError', { message: `Internal error occurred: ${String(error)}` });
  }
}

function sendJson(response: ServerResponse, code: number, body: unknown): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function applyToUpgrade(fault: Fault, socket: Duplex): Promise<void> {
  if (fault.do === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
  else if (fault.do === 'cut') setTimeout(() => socket.destroy(), fault.afterMs).unref();
  else if (fault.do === 'status') throw new ApiError(fault.code, 'InternalError', { message: 'made up by a test' });
  else socket.destroy();
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new ApiError(413, 'RequestEntityTooLarge', { message: 'limit is 3145728' });
  }
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (bytes === 0) return { type, value: undefined };
  // kubectl writes what it makes itself as protobuf, and what it reads from files as JSON.
  if (!type.endsWith('json')) throw unsupportedMediaType('application/json');
  try {
    return { type, value: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown };
  } catch {
    throw badRequest('the object provided is unrecognized: the body is no JSON');
  }
}
