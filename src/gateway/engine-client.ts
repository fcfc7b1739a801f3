// SPDX-License-Identifier: Apache-2.0
/**
 * The container engine as the hooks of one system need it: JSON calls and file archives over its socket, with no pinned
 * version of the API. Faults and observers have a client of their own. Every call has a limit; the engine's refusals
 * become HarnessErrors.
 */
import http from 'node:http';
import type { Readable } from 'node:stream';
import { HarnessError } from '../core/domain/errors.ts';

const CALL_LIMIT_MS = 20_000;
const ANSWER_LIMIT_BYTES = 64 * 1024 * 1024;
const DEFAULT_SOCKET = '/var/run/docker.sock';

export interface EngineAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface EngineClient {
  /** Any answer of the engine, also a refusal. */
  call(method: string, path: string): Promise<EngineAnswer>;
  /** The JSON of an answer; null where there is no such thing. */
  get(path: string): Promise<unknown>;
  /** A body that is read while it arrives; null where there is no such thing. */
  stream(path: string): Promise<Readable | null>;
}

/** `dockerHost`: as DOCKER_HOST has it; empty for the usual socket. */
export function connectEngine(dockerHost: string): EngineClient {
  const place = placeOf(dockerHost);
  const call: EngineClient['call'] = async (method, path) => {
    const answer = await request(place, method, path);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readAll(answer) };
  };
  return {
    call,
    get: async (path) => {
      const answer = await call('GET', path);
      if (answer.status === 404) return null;
      requireOk(`GET ${path}`, answer);
      return JSON.parse(answer.body.toString('utf8')) as unknown;
    },
    stream: async (path) => {
      const answer = await request(place, 'GET', path);
      if (answer.statusCode === 200) return answer;
      const refused = { status: answer.statusCode ?? 0, headers: answer.headers, body: await readAll(answer) };
      if (refused.status === 404) return null;
      throw refusal(`GET ${path}`, refused);
    },
  };
}

/** Throws a HarnessError for an answer that is a refusal. */
export function requireOk(what: string, answer: EngineAnswer): void {
  if (answer.status >= 400) throw refusal(what, answer);
}

function refusal(what: string, { status, body }: EngineAnswer): HarnessError {
  const text = body.toString('utf8').trim().slice(0, 300);
  return new HarnessError(`${what}: the engine answered ${String(status)}: ${text}`, { code: 'engine-refused' });
}

type Place = { readonly socketPath: string } | { readonly host: string; readonly port: number };

function placeOf(dockerHost: string): Place {
  if (dockerHost === '') return { socketPath: DEFAULT_SOCKET };
  const [, scheme, rest = ''] = /^(unix|tcp|http):\/\/(.+)$/.exec(dockerHost) ?? [];
  if (scheme === 'unix') return { socketPath: rest };
  const [, host, port] = /^([^:/]+):(\d+)\/?$/.exec(rest) ?? [];
  if (host !== undefined && port !== undefined) return { host, port: Number(port) };
  throw new HarnessError(`DOCKER_HOST is "${dockerHost}"; expected unix:///path/to/docker.sock or tcp://host:port`, {
    code: 'engine-unreachable',
  });
}

function request(place: Place, method: string, path: string): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(CALL_LIMIT_MS);
    const call = http.request({ ...place, method, path, headers: { Host: 'engine' }, signal, agent: false }, resolve);
    call.on('error', (cause) => reject(unreachable(place, { cause, timedOut: signal.aborted })));
    call.end();
  });
}

function unreachable(
  place: Place,
  { cause, timedOut }: { readonly cause: Error; readonly timedOut: boolean },
): HarnessError {
  const where = 'socketPath' in place ? place.socketPath : `${place.host}:${String(place.port)}`;
  const refused = 'code' in cause && cause.code === 'EACCES';
  const message = timedOut ? `did not answer within ${String(CALL_LIMIT_MS / 1000)} s` : cause.message;
  return new HarnessError(`the container engine at ${where}: ${message}`, {
    code: refused ? 'engine-permission' : 'engine-unreachable',
    hint: refused
      ? "Add the user to the group that owns the engine's socket (usermod -aG docker USER, then log in again)."
      : 'Start the engine (systemctl start docker), or set DOCKER_HOST to its socket.',
    cause,
  });
}

async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > ANSWER_LIMIT_BYTES) throw new HarnessError('the engine answers without end', { code: 'engine-refused' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
