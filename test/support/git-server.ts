// SPDX-License-Identifier: Apache-2.0
/**
 * A real git server on the loopback: `git http-backend` as a CGI program behind the HTTP server of Node. It lets in whoever
 * has the token, counts what is asked, and keeps a log of every move of a branch, which shows a push by force.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

export interface GitRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Of the bodies. */
  readonly bytesIn: number;
  readonly bytesOut: number;
}

interface GitFault {
  readonly path: RegExp;
  readonly status: number;
  readonly late?: true;
  left: number;
}

export interface GitServer {
  /** Of the repository: `http://127.0.0.1:PORT/octo/app.git` */
  readonly url: string;
  /** Folder of the bare repository. */
  readonly folder: string;
  readonly requests: GitRequest[];
  /** Runs git in the repository. */
  git(...args: readonly string[]): string;
  /** The same, with something to read. */
  input(stdin: string, ...args: readonly string[]): string;
  /** Instead of an answer, for the next so many requests that fit; `late`: what was asked for is done all the same. */
  refuse(fault: Omit<GitFault, 'left'> & { readonly times: number }): void;
  /** What happens before a request is answered. */
  before: ((path: string) => Promise<void> | void) | null;
  /** A hook of the repository, as a shell script. */
  hook(name: string, script: string): void;
  close(): Promise<void>;
}

export const GIT_TOKEN = 'needle-token-of-git';
/** May read, and not push. */
export const GIT_READ_TOKEN = 'needle-token-that-reads';

const environment = {
  PATH: process.env['PATH'] ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'server',
  GIT_AUTHOR_EMAIL: 'server@localhost',
  GIT_COMMITTER_NAME: 'server',
  GIT_COMMITTER_EMAIL: 'server@localhost',
};

/** An empty repository, as GitHub sets one up: filters, and objects by their id. */
export async function startGitServer(): Promise<GitServer> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-git-'));
  const folder = path.join(root, 'octo', 'app.git');
  fs.mkdirSync(folder, { recursive: true });
  const input = (stdin: string, ...args: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...args], {
      ...{ encoding: 'utf8', env: environment, maxBuffer: 1 << 28, input: stdin },
      stdio: ['pipe', 'pipe', 'pipe'],
    }).trim();
  const git = (...args: readonly string[]): string => input('', ...args);
  git('init', '--quiet', '--bare', '--initial-branch', 'main');
  const settings = {
    'http.receivepack': 'true',
    'uploadpack.allowFilter': 'true',
    'uploadpack.allowAnySHA1InWant': 'true',
    'core.logAllRefUpdates': 'always',
    'gc.auto': '0',
    'receive.autogc': 'false',
  };
  for (const [name, value] of Object.entries(settings)) git('config', name, value);
  const faults: GitFault[] = [];
  const requests: GitRequest[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const place = request.url ?? '/';
    await self.before?.(place);
    const fault = faults.find(({ left, path: where }) => left > 0 && where.test(place));
    if (fault !== undefined) fault.left -= 1;
    const status = fault?.status ?? refusalOf(request);
    if (status === null || fault?.late === true) {
      serve({ request, response, root, status }, (bytes) =>
        requests.push({ ...bytes, method: request.method ?? '', path: place }),
      );
      return;
    }
    requests.push({ method: request.method ?? '', path: place, bytesIn: 0, bytesOut: 0 });
    request.resume();
    response.writeHead(status, status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {});
    response.end('no\n');
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const self: GitServer = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/octo/app.git`,
    ...{ folder, requests, git, input, before: null },
    refuse: ({ times, ...fault }) => faults.push({ ...fault, left: times }),
    hook: (name, script) => {
      fs.mkdirSync(path.join(folder, 'hooks'), { recursive: true });
      fs.writeFileSync(path.join(folder, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
  return self;
}

/** GitHub's way: 401 without a good token, 403 where it may not push. Null: go on. */
function refusalOf(request: IncomingMessage): number | null {
  const given = /^basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const [user, token] = Buffer.from(given, 'base64').toString('utf8').split(':');
  if (user !== 'x-access-token' || (token !== GIT_TOKEN && token !== GIT_READ_TOKEN)) return 401;
  return token === GIT_READ_TOKEN && /git-receive-pack/.test(request.url ?? '') ? 403 : null;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly root: string;
  /** Null: as git answers. */
  readonly status: number | null;
}

function serve(
  { request, response, root, status: given }: Exchange,
  done: (bytes: Pick<GitRequest, 'bytesIn' | 'bytesOut'>) => void,
): void {
  const target = new URL(request.url ?? '/', 'http://loopback');
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...environment,
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      REMOTE_USER: 'octo',
      REQUEST_METHOD: request.method ?? 'GET',
      PATH_INFO: target.pathname,
      QUERY_STRING: target.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      ...(request.headers['content-length'] === undefined ? {} : { CONTENT_LENGTH: request.headers['content-length'] }),
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  });
  let [bytesIn, bytesOut] = [0, 0];
  let head: Buffer | null = Buffer.alloc(0);
  request.on('data', (chunk: Buffer) => (bytesIn += chunk.length));
  request.pipe(child.stdin);
  // A refused push is answered before all of it was read.
  child.stdin.on('error', () => request.resume());
  child.stdout.on('data', (chunk: Buffer) => {
    bytesOut += chunk.length;
    if (head === null) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const lines = head.subarray(0, end).toString('utf8').split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(/: ?(.*)/s, 2) as [string, string]));
    const { Status: status = '200', ...others } = headers;
    response.writeHead(given ?? Number.parseInt(status, 10), others);
    response.write(head.subarray(end + 4));
    head = null;
  });
  child.on('close', () => {
    done({ bytesIn, bytesOut });
    if (head !== null) response.writeHead(500);
    response.end();
  });
}

/** Every move of a branch as the server saw it, and whether each kept what was there. */
export function movesOf(server: GitServer, branch: string): { readonly moves: number; readonly forced: number } {
  const log = path.join(server.folder, 'logs', 'refs', 'heads', branch);
  const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  const forced = lines.filter((line) => {
    const [before = '', after = ''] = line.split(' ');
    if (/^0+$/.test(before)) return false;
    try {
      server.git('merge-base', '--is-ancestor', before, after);
      return false;
    } catch {
      return true;
    }
  });
  return { moves: lines.length, forced: forced.length };
}
