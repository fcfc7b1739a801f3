// SPDX-License-Identifier: Apache-2.0
/**
 * A GitHub API on the loopback. Every request and every response is compared with GitHub's own description; what does
 * not fit is kept in `problems`, which a test expects to be empty. Faults are put in by method and path.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { requestProblems, responseProblems, route } from './description.ts';
import { answerGraphql } from './graphql.ts';
import type { Answer } from './answers.ts';
import { answer } from './operations.ts';
import type { TokenRights, World } from './world.ts';

export interface Fault {
  readonly method: string;
  /** Tried on path and query. */
  readonly path: RegExp;
  /** How many requests it meets; the next are answered. */
  readonly times: number;
  /** `cut`: the connection ends without an answer. `cut-after`: it does what was asked first. */
  readonly with: Answer | 'cut' | 'cut-after' | 'hang';
}

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface GitHubServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly world: World;
  readonly requests: SeenRequest[];
  /** Requests and responses that are not as GitHub describes them. */
  readonly problems: string[];
  /** Comes first when more than one fits. */
  inject(fault: Fault): void;
  /** Called after the answer to a request is known and before it is sent. */
  beforeAnswer: ((request: SeenRequest) => Promise<void> | void) | null;
  close(): Promise<void>;
}

export const BOT: TokenRights = {
  id: 41_898_282,
  login: 'github-actions[bot]',
  comments: 'write',
  artifacts: 'read',
};

/** Ends with the test. The token `token` is the bot's and may comment, `readonly` may not. */
export async function startGitHub(repository = 'octo/app'): Promise<GitHubServer> {
  const world: World = {
    repository,
    defaultBranch: 'main',
    pagesUrl: null,
    tokens: new Map([
      ['token', BOT],
      ['readonly', { ...BOT, comments: 'read' as const }],
    ]),
    pulls: [],
    issues: [],
    roles: new Map(),
    comments: [],
    reviewComments: [],
    runs: [],
    artifacts: [],
  };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const github = new LoopbackGitHub(server, url, world);
  onTestFinished(() => github.close());
  return github;
}

class LoopbackGitHub implements GitHubServer {
  readonly requests: SeenRequest[] = [];
  readonly problems: string[] = [];
  beforeAnswer: GitHubServer['beforeAnswer'] = null;
  readonly #faults: (Fault & { left: number })[] = [];
  readonly #server: Server;
  readonly url: string;
  readonly world: World;

  constructor(server: Server, url: string, world: World) {
    this.#server = server;
    this.url = url;
    this.world = world;
    server.on('request', (request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        this.problems.push(`the server itself failed: ${String(error)}`);
        response.destroy();
      });
    });
  }

  inject(fault: Fault): void {
    this.#faults.unshift({ ...fault, left: fault.times });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const target = new URL(request.url ?? '/', this.url);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const seen = { method: request.method ?? '', path: `${target.pathname}${target.search}`, body };
    this.requests.push(seen);
    const fault = this.#faults.find(
      ({ left, method, path }) => left > 0 && method === seen.method && path.test(seen.path),
    );
    if (fault !== undefined) fault.left -= 1;
    if (fault?.with === 'hang') return;
    if (fault?.with === 'cut') {
      response.destroy();
      return;
    }
    if (fault !== undefined && fault.with !== 'cut-after') {
      send(response, fault.with);
      return;
    }
    const given = this.#answer(seen, target, request.headers);
    await this.beforeAnswer?.(seen);
    if (fault?.with === 'cut-after') response.destroy();
    else send(response, given);
  }

  #answer(seen: SeenRequest, target: URL, headers: IncomingMessage['headers']): Answer {
    if (target.pathname.startsWith('/_store/')) return this.#store(target, headers);
    const token = /^(?:bearer|token) (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
    const rights = this.world.tokens.get(token);
    if (rights === undefined) return { status: 401, body: { message: 'Bad credentials' } };
    if ((headers['user-agent'] ?? '') === '') this.problems.push(`${seen.path}: no user-agent`);
    if (seen.method === 'POST' && target.pathname === '/graphql') return answerGraphql(this.world, seen.body, rights);
    const routed = route(seen.method, target.pathname);
    if (routed === null) {
      this.problems.push(`${seen.method} ${seen.path}: not an operation that is described here`);
      return { status: 404, body: { message: 'Not Found' } };
    }
    const wrong = requestProblems(routed, target.searchParams, seen.body);
    this.problems.push(...wrong.map((problem) => `${seen.method} ${seen.path}: ${problem}`));
    const question = { routed, query: target.searchParams, body: seen.body, rights, origin: this.url };
    const paged = this.#page(answer(this.world, question), target);
    const bad = responseProblems(routed.operation, paged.status, paged.body);
    this.problems.push(...bad.map((problem) => `${seen.method} ${seen.path}: answered ${problem}`));
    return paged;
  }

  /** Cuts the page out of a list, with GitHub's links, which name the repository by its number. */
  #page(whole: Answer, target: URL): Answer {
    if (whole.list === undefined) return whole;
    const size = Math.min(Number(target.searchParams.get('per_page') ?? 30), 100);
    const page = Number(target.searchParams.get('page') ?? 1);
    const part = whole.list.slice((page - 1) * size, page * size);
    const isArtifacts = target.pathname.endsWith('/artifacts');
    const next = new URL(target);
    next.pathname = target.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, '/repositories/1');
    next.searchParams.set('page', String(page + 1));
    return {
      status: whole.status,
      body: isArtifacts ? { total_count: whole.list.length, artifacts: part } : part,
      headers: page * size < whole.list.length ? { link: `<${next.href}>; rel="next"` } : {},
    };
  }

  #store(target: URL, headers: IncomingMessage['headers']): Answer {
    if (headers.authorization !== undefined) this.problems.push('the store of artifacts was given a token');
    const artifact = this.world.artifacts.find(({ id }) => `/_store/${String(id)}` === target.pathname);
    return artifact === undefined ? { status: 404 } : { status: 200, body: artifact.zip };
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const isBytes = body instanceof Uint8Array;
  const type = isBytes ? 'application/zip' : 'application/json; charset=utf-8';
  response.writeHead(status, {
    'x-ratelimit-remaining': '900',
    ...(body === undefined ? {} : { 'content-type': type }),
    ...headers,
  });
  response.end(isBytes ? body : body === undefined ? undefined : JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
