// SPDX-License-Identifier: Apache-2.0

/**
 * The cluster's API as the kubernetes driver needs it, from inside a pod: calls with the token of its service account. Owns
 * limits, refusals and the patience with an API server that is away for a while; what is asked for is decided by the callers.
 */

import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { sleep } from '../lib/duration.ts';
import { CommandError, messageOf } from '../lib/errors.ts';
import { readTextIfPresent } from '../lib/files.ts';
import { readBody } from '../lib/http-body.ts';

const ATTEMPT_LIMIT_MS = 10_000;
/** How long a call is made again and again while the API server is away or asks to be left alone. */
const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
const LARGEST_ANSWER_BYTES = 64 * 1024 * 1024;
const NOT_FOUND = 404;
const CONFLICT = 409;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

export interface ApiPlace {
  /** `https://HOST:PORT`. */
  readonly server: string;
  /** The folder of `token` and `ca.crt`, as a pod has it. */
  readonly serviceAccount: string;
}

export interface Api {
  /** An object or a list; undefined when there is none. */
  readonly get: (path: string) => Promise<unknown>;
  /** Content with one that is there already. */
  readonly create: (path: string, object: object) => Promise<void>;
  /** A merge patch; false when there is no such object. */
  readonly patch: (path: string, change: object) => Promise<boolean>;
  /** Content with one that is not there. Without a grace it has its own. */
  readonly remove: (path: string, options?: { readonly graceS: number }) => Promise<void>;
}

export function openApi(place: ApiPlace): Api {
  const send = (call: Call): Promise<Answer> => callPatiently(place, call);
  return {
    get: async (path) => {
      const { status, text } = await send({ method: 'GET', path, content: [NOT_FOUND] });
      return status === NOT_FOUND ? undefined : (JSON.parse(text) as unknown);
    },
    create: async (path, object) => {
      await send({ method: 'POST', path, body: object, content: [CONFLICT] });
    },
    patch: async (path, change) => {
      const type = 'application/merge-patch+json';
      const { status } = await send({ method: 'PATCH', path, body: change, type, content: [NOT_FOUND] });
      return status !== NOT_FOUND;
    },
    remove: async (path, options) => {
      const body = {
        apiVersion: 'v1',
        kind: 'DeleteOptions',
        propagationPolicy: 'Background',
        ...(options === undefined ? {} : { gracePeriodSeconds: options.graceS }),
      };
      await send({ method: 'DELETE', path, body, content: [NOT_FOUND, CONFLICT] });
    },
  };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  readonly type?: string;
  /** Statuses that are as good as done. */
  readonly content: readonly number[];
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfterMs: number | undefined;
}

/** All calls here can be made twice: the second one finds what the first has done. */
async function callPatiently(place: ApiPlace, call: Call): Promise<Answer> {
  const deadline = performance.now() + PATIENCE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const outcome = await attempt(place, call);
    const isOver = performance.now() > deadline;
    if (outcome instanceof Error) {
      if (isOver) throw new CommandError(`cannot reach the cluster's API at ${place.server}: ${outcome.message}`);
    } else if (outcome.status < SERVER_ERROR && outcome.status !== TOO_MANY) {
      if (outcome.status < 300 || call.content.includes(outcome.status)) return outcome;
      throw refusal(call, outcome);
    } else if (isOver) throw refusal(call, outcome);
    await sleep(outcome instanceof Error ? pauseMs : (outcome.retryAfterMs ?? pauseMs));
  }
}

function refusal({ method, path }: Call, { status, text }: Answer): CommandError {
  return new CommandError(`the cluster refused ${method} ${path} (${status}): ${text.trim().slice(0, 500)}`);
}

/** One attempt; an error when there was no whole answer. */
function attempt(place: ApiPlace, { method, path, body, type = 'application/json' }: Call): Promise<Answer | Error> {
  const url = new URL(path, place.server);
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    accept: 'application/json',
    // Read each time: a kubelet replaces it before it expires.
    authorization: `Bearer ${readFileSync(join(place.serviceAccount, 'token'), 'utf8').trim()}`,
    ...(content === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(content) }),
  };
  return new Promise((resolve) => {
    const fail = (error: unknown): void => resolve(new Error(messageOf(error)));
    const onAnswer = (answer: IncomingMessage): void => {
      readBody(answer, LARGEST_ANSWER_BYTES).then((bytes) => {
        const after = Number(answer.headers['retry-after']);
        const retryAfterMs = after > 0 ? Math.min(after * 1000, ATTEMPT_LIMIT_MS) : undefined;
        resolve({ status: answer.statusCode ?? 0, text: bytes.toString('utf8'), retryAfterMs });
      }, fail);
    };
    const signal = AbortSignal.timeout(ATTEMPT_LIMIT_MS);
    const options = { method, headers, signal, agent: false } as const;
    const ca = readTextIfPresent(join(place.serviceAccount, 'ca.crt'));
    const request =
      url.protocol === 'http:'
        ? httpRequest(url, options, onAnswer)
        : httpsRequest(url, { ...options, ...(ca === undefined ? {} : { ca }) }, onAnswer);
    request.on('error', fail);
    request.end(content);
  });
}
