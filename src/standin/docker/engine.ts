// SPDX-License-Identifier: Apache-2.0

/**
 * The container engine as the docker driver needs it: calls over its socket (DOCKER_HOST or the usual one), with no pinned
 * version of the API. Owns limits and the engine's refusals; what is asked for is decided by the callers.
 */

import { request as httpRequest } from 'node:http';
import { poll } from '../lib/duration.ts';
import { codeOf, CommandError, messageOf } from '../lib/errors.ts';
import { readBody } from '../lib/http-body.ts';

const DEFAULT_HOST = 'unix:///var/run/docker.sock';
const CALL_LIMIT_MS = 30_000;
/** Of a container that somebody else is removing. */
const REMOVAL_POLL_MS = 200;
const LARGEST_ANSWER_BYTES = 256 * 1024 * 1024;
const NOT_FOUND = 404;
const CONFLICT = 409;

/** The engine said no. */
export class EngineError extends CommandError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface ContainerView {
  readonly id: string;
  /** Without the leading slash. */
  readonly name: string;
  /** `created`, `running`, `paused`, `restarting`, `removing`, `exited` or `dead`. */
  readonly state: string;
  readonly labels: Readonly<Record<string, string>>;
}

export type Labels = Readonly<Record<string, string>>;

export interface Engine {
  /** As DOCKER_HOST has it. */
  readonly host: string;
  /** The JSON of an answer; undefined when there is no such thing. */
  readonly get: (path: string) => Promise<unknown>;
  /** Sends JSON, or bytes as a tar; the answer's bytes. A refusal is an EngineError. */
  readonly send: (method: string, path: string, body?: Sent) => Promise<Buffer>;
  /** All containers with these labels, running or not. */
  readonly list: (labels: Labels) => Promise<readonly ContainerView[]>;
  /** The exit code of a container that has ended; undefined for one that runs or is not there. */
  readonly exitCode: (id: string) => Promise<number | undefined>;
  readonly create: (name: string, spec: object) => Promise<string>;
  readonly start: (id: string) => Promise<void>;
  /** TERM, and KILL when the grace is over. Like all that follow, content with a container that is not there. */
  readonly stop: (id: string, graceMs: number) => Promise<void>;
  readonly kill: (id: string) => Promise<void>;
  /** Resolves when it is gone, also where somebody else removes it. */
  readonly remove: (id: string) => Promise<void>;
  /** True when the container has ended, or did within the limit. */
  readonly ended: (id: string, limitMs: number) => Promise<boolean>;
  /** Unpacks a tar into a folder of a container, running or not. */
  readonly put: (id: string, folder: string, tar: Buffer) => Promise<void>;
  /** A file or folder of a container as a tar; undefined when there is none. */
  readonly take: (id: string, path: string) => Promise<Buffer | undefined>;
}

export interface Sent {
  readonly json?: unknown;
  readonly tar?: Buffer;
  readonly limitMs?: number;
  /** Statuses that are as good as done. */
  readonly content?: readonly number[];
}

/** `host`: as DOCKER_HOST has it; empty for the usual socket. */
export function openEngine(host: string): Engine {
  const address = host === '' ? DEFAULT_HOST : host;
  const place = placeOf(address);
  const send: Engine['send'] = async (method, path, body = {}) => {
    const { status, bytes } = await call({ place, address, method, path, body });
    if (status >= 400 && !(body.content ?? []).includes(status)) throw refusal(status, { method, path, bytes });
    return bytes;
  };
  const get: Engine['get'] = async (path) => {
    const { status, bytes } = await call({ place, address, method: 'GET', path, body: {} });
    if (status === NOT_FOUND) return undefined;
    if (status >= 400) throw refusal(status, { method: 'GET', path, bytes });
    return JSON.parse(bytes.toString('utf8')) as unknown;
  };
  return { host: address, get, send, ...questions(get), ...changes(send), ...archives(send) };
}

type Get = Engine['get'];
type Send = Engine['send'];

/** Nothing but that it is done. */
type Do = (path: string, body?: Sent) => Promise<void>;

function questions(get: Get): Pick<Engine, 'list' | 'exitCode'> {
  return {
    list: async (labels) => {
      const found = (await get(`/containers/json?all=1&${labelFilter(labels)}`)) as readonly ListedContainer[];
      return found.map(({ Id: id, Names: names, State: state, Labels: own }) => ({
        id,
        name: (names?.[0] ?? id).replace(/^\//, ''),
        state,
        labels: own ?? {},
      }));
    },
    exitCode: async (id) => {
      const facts = (await get(`/containers/${id}/json`)) as Inspected | undefined;
      return facts?.State.Status === 'exited' ? facts.State.ExitCode : undefined;
    },
  };
}

interface ListedContainer {
  readonly Id: string;
  readonly Names?: readonly string[] | null;
  readonly State: string;
  readonly Labels?: Labels | null;
}

interface Inspected {
  readonly State: { readonly Status: string; readonly ExitCode: number };
}

/** The query that selects what carries all the labels. */
export function labelFilter(labels: Labels): string {
  const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return `filters=${encodeURIComponent(JSON.stringify({ label }))}`;
}

function changes(send: Send): Pick<Engine, 'create' | 'start' | 'stop' | 'kill' | 'remove' | 'ended'> {
  const post: Do = async (path, body) => {
    await send('POST', path, body);
  };
  return {
    create: async (name, spec) => {
      const answer = await send('POST', `/containers/create?name=${encodeURIComponent(name)}`, { json: spec });
      return (JSON.parse(answer.toString('utf8')) as { readonly Id: string }).Id;
    },
    start: (id) => post(`/containers/${id}/start`),
    stop: (id, graceMs) => {
      const graceS = Math.max(1, Math.round(graceMs / 1000));
      const limitMs = CALL_LIMIT_MS + graceMs;
      return post(`/containers/${id}/stop?t=${graceS}`, { content: [NOT_FOUND], limitMs });
    },
    kill: (id) => post(`/containers/${id}/kill`, { content: [NOT_FOUND, CONFLICT] }),
    remove: async (id) => {
      const isGone = await poll(() => removed(send, id), { everyMs: REMOVAL_POLL_MS, timeoutMs: CALL_LIMIT_MS });
      if (!isGone) throw new CommandError(`container ${id} is still being removed after ${CALL_LIMIT_MS / 1000} s`);
    },
    ended: async (id, limitMs) => {
      try {
        await post(`/containers/${id}/wait?condition=not-running`, { content: [NOT_FOUND], limitMs });
        return true;
      } catch (error) {
        if (error instanceof TimeLimitError) return false;
        throw error;
      }
    },
  };
}

/** False while somebody else is removing it: its name and its volumes are in use until that is done. */
async function removed(send: Send, id: string): Promise<boolean> {
  try {
    await send('DELETE', `/containers/${id}?force=1&v=1`, { content: [NOT_FOUND] });
    return true;
  } catch (error) {
    if (error instanceof EngineError && error.status === CONFLICT && /already in progress/.test(error.message))
      return false;
    throw error;
  }
}

function archives(send: Send): Pick<Engine, 'put' | 'take'> {
  const path = (id: string, inside: string): string => `/containers/${id}/archive?path=${encodeURIComponent(inside)}`;
  return {
    put: async (id, folder, tar) => {
      await send('PUT', path(id, folder), { tar });
    },
    take: async (id, inside) => {
      try {
        return await send('GET', path(id, inside));
      } catch (error) {
        if (error instanceof EngineError && error.status === NOT_FOUND) return undefined;
        throw error;
      }
    },
  };
}

type Place = { readonly socketPath: string } | { readonly host: string; readonly port: number };

function placeOf(address: string): Place {
  const [, scheme, rest = ''] = /^(unix|tcp|http):\/\/(.+)$/.exec(address) ?? [];
  if (scheme === 'unix') return { socketPath: rest };
  const [, host, port] = /^([^:/]+):(\d+)\/?$/.exec(rest) ?? [];
  if (host !== undefined && port !== undefined) return { host, port: Number(port) };
  throw new CommandError(`DOCKER_HOST is "${address}"; expected unix:///path/to/docker.sock or tcp://host:port`);
}

interface Call {
  readonly place: Place;
  readonly address: string;
  readonly method: string;
  readonly path: string;
  readonly body: Sent;
}

class TimeLimitError extends CommandError {}

function call({ place, address, method, path, body }: Call): Promise<{ status: number; bytes: Buffer }> {
  const limitMs = body.limitMs ?? CALL_LIMIT_MS;
  const content = body.tar ?? (body.json === undefined ? undefined : Buffer.from(JSON.stringify(body.json)));
  const type = body.tar === undefined ? 'application/json' : 'application/x-tar';
  const headers = content === undefined ? {} : { 'content-type': type, 'content-length': content.length };
  return new Promise((resolve, reject) => {
    const request = httpRequest({ ...place, method, path, headers: { host: 'engine', ...headers }, agent: false });
    const timer = setTimeout(() => {
      reject(new TimeLimitError(`the container engine did not answer ${method} ${path} within ${limitMs / 1000} s`));
      request.destroy();
    }, limitMs);
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      const hint = codeOf(error) === 'EACCES' ? '; is this user in the group that owns the socket?' : '';
      reject(new CommandError(`cannot reach the container engine at ${address}: ${messageOf(error)}${hint}`));
    };
    request.on('error', fail);
    request.on('response', (answer) => {
      readBody(answer, LARGEST_ANSWER_BYTES).then((bytes) => {
        clearTimeout(timer);
        resolve({ status: answer.statusCode ?? 0, bytes });
      }, fail);
    });
    request.end(content);
  });
}

function refusal(
  status: number,
  at: { readonly method: string; readonly path: string; readonly bytes: Buffer },
): EngineError {
  const text = at.bytes.toString('utf8').trim().slice(0, 500);
  return new EngineError(status, `the container engine refused ${at.method} ${at.path} (${status}): ${text}`);
}
