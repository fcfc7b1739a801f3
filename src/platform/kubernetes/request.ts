// SPDX-License-Identifier: Apache-2.0
/** One request to a cluster's API: sent once, its answer bounded in time and bytes. Trying again is the caller's affair. */
import http from 'node:http';
import https from 'node:https';
import { parseJson } from '../../core/domain/json.ts';
import type { ApiRequest } from './api-request.ts';
import type { ClusterConnection } from './connection.ts';
import { asRecord } from './values.ts';
import { cancelled, refusalOf, refused, strange, tooSlow, unanswered } from './errors.ts';

const TIMEOUT_MS = 20_000;
/** Of one answer; a page of a list has at most some hundred objects. */
const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024;
/** Of what is read of a refusal. */
const REFUSAL_LIMIT_BYTES = 64 * 1024;
const UNAUTHORIZED = 401;

/**
 * The answer's object. Rejects with a HarnessError: `cluster-unreachable`, `cluster-timeout`, `cluster-busy`,
 * `cluster-failing`, `cluster-answer`, `cluster-credentials`, `not-permitted`, `cluster-refused`, `cancelled`.
 */
export async function sendRequest(
  connection: ClusterConnection,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const limit = limitOf(request, signal);
  try {
    const response = await open(connection, request, limit.signal);
    const text = await readBody(response, ANSWER_LIMIT_BYTES, (error) => broken(connection, request, error));
    const value = parseJson(text);
    if (typeof value === 'object' && value !== null) return value;
    throw strange(request, `the cluster's answer is no JSON object (${String(text.length)} characters)`);
  } catch (error) {
    throw limit.explain(error);
  } finally {
    limit.end();
  }
}

/** The answer's body as it comes, for watches and logs. Whoever gets it destroys it, or the signal does. */
export async function openStream(
  connection: ClusterConnection,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const limit = limitOf(request, signal);
  try {
    return await open(connection, request, limit.signal);
  } catch (error) {
    throw limit.explain(error);
  } finally {
    limit.disarm();
  }
}

interface Limit {
  readonly signal: AbortSignal;
  readonly explain: (error: unknown) => unknown;
  /** The time does not count any more; the caller's signal still does. */
  readonly disarm: () => void;
  readonly end: () => void;
}

function limitOf(request: ApiRequest, signal: AbortSignal): Limit {
  const timeoutMs = request.timeoutMs ?? TIMEOUT_MS;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const disarm = (): void => clearTimeout(timer);
  return {
    signal: AbortSignal.any([signal, late.signal]),
    explain: (error) => {
      if (signal.aborted) return cancelled(request, error);
      return late.signal.aborted ? tooSlow(request, timeoutMs, error) : error;
    },
    disarm,
    end: disarm,
  };
}

/** Credentials that are not accepted are read anew once: tokens are short-lived, and files and programs renew them. */
async function open(
  connection: ClusterConnection,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const first = await ask(connection, request, signal);
  if (isFine(first)) return first;
  const second = first.statusCode === UNAUTHORIZED && (await connection.renew(signal));
  if (!second) throw await refusal(connection, request, first);
  first.destroy();
  const again = await ask(connection, request, signal);
  if (isFine(again)) return again;
  throw await refusal(connection, request, again);
}

function isFine({ statusCode = 0 }: http.IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}

async function ask(
  connection: ClusterConnection,
  request: ApiRequest,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const { method, path, query = {}, body, contentType = 'application/json' } = request;
  const url = new URL(`${connection.server.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { headers, ...options } = await connection.options(signal);
  const payload = body === undefined ? null : Buffer.from(JSON.stringify(body));
  const sent = payload === null ? {} : { 'content-type': contentType, 'content-length': String(payload.length) };
  const all = { ...options, method, signal, headers: { accept: 'application/json', ...asRecord(headers), ...sent } };
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === 'https:' ? https : http).request(url, all, resolve);
    outgoing.on('error', (error) => reject(unanswered(request, connection.server, error)));
    outgoing.end(payload ?? undefined);
  });
}

async function refusal(
  connection: ClusterConnection,
  request: ApiRequest,
  response: http.IncomingMessage,
): Promise<Error> {
  const { statusCode = 0, headers } = response;
  let text = '';
  try {
    text = await readBody(response, REFUSAL_LIMIT_BYTES, (error) => broken(connection, request, error));
  } catch {
    // The status says enough.
  }
  return refused(request, refusalOf(statusCode, parseJson(text), headers['retry-after']));
}

function readBody(
  response: http.IncomingMessage,
  limitBytes: number,
  explain: (error: unknown) => Error,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limitBytes) chunks.push(chunk);
      else response.destroy(new TooLarge(limitBytes));
    });
    response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    response.on('error', (error) => reject(explain(error)));
    // After an end or an error it says nothing new.
    response.on('close', () => reject(explain(new Error('the answer broke off'))));
  });
}

class TooLarge extends Error {
  constructor(limitBytes: number) {
    super(`the cluster's answer is larger than ${limitBytes / 1024} KiB`);
  }
}

function broken({ server }: ClusterConnection, request: ApiRequest, error: unknown): Error {
  return error instanceof TooLarge ? strange(request, error.message, error) : unanswered(request, server, error);
}
