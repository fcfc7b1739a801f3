// SPDX-License-Identifier: Apache-2.0
/** Faults of the API server: what goes wrong with which requests, how often. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, forbidden, unauthorized } from './api-error.ts';

/**
 * `status`: answered instead of being done. `slow`: held that long, then done. `reset`: the connection breaks and nothing
 * is done. `lose`: it is done and its answer is lost. `malformed`: the answer is no JSON. `endless`: the answer never ends.
 * `cut`: the answer breaks off so long after it began, which is for watches and logs.
 */
export type Fault =
  | {
      readonly do: 'status';
      readonly code: 401 | 403 | 404 | 409 | 410 | 429 | 500 | 503;
      readonly retryAfter?: number;
    }
  | { readonly do: 'slow'; readonly ms: number }
  | { readonly do: 'reset' | 'lose' | 'malformed' | 'endless' }
  | { readonly do: 'cut'; readonly afterMs: number };

export interface Injection {
  /** Left out: any. `watch` and `list` are GET requests, told apart by `verb`. */
  readonly method?: string;
  readonly verb?: string;
  readonly path?: RegExp;
  /** Default: the next one only. */
  readonly times?: number;
  /** Requests of the stand-in's own controllers and kubelet, too. */
  readonly components?: boolean;
  readonly fault: Fault;
}

export interface Injected {
  /** How many requests it has met. */
  readonly hits: () => number;
  readonly remove: () => void;
}

export interface FaultedRequest {
  readonly method: string;
  readonly verb: string;
  readonly path: string;
  readonly component: boolean;
}

export class Faults {
  readonly #active = new Map<Injection, number>();

  inject(injection: Injection): Injected {
    this.#active.set(injection, 0);
    let last = 0;
    const hits = (): number => (last = this.#active.get(injection) ?? last);
    return {
      hits,
      remove: () => {
        hits();
        this.#active.delete(injection);
      },
    };
  }

  /** The first that fits, counted. */
  next(request: FaultedRequest): Fault | null {
    for (const [injection, hits] of this.#active) {
      if (hits >= (injection.times ?? 1) || !fits(injection, request)) continue;
      this.#active.set(injection, hits + 1);
      return injection.fault;
    }
    return null;
  }
}

function fits({ method, verb, path, components = false }: Injection, request: FaultedRequest): boolean {
  if (request.component && !components) return false;
  return (
    (method === undefined || method === request.method) &&
    (verb === undefined || verb === request.verb) &&
    (path === undefined || path.test(request.path))
  );
}

const words: Readonly<Record<number, readonly [reason: string, message: string]>> = {
  404: ['NotFound', 'the server could not find the requested resource'],
  409: ['Conflict', 'Operation cannot be fulfilled: the object has been modified'],
  410: ['Expired', 'The provided continue parameter is too old to display a consistent list result.'],
  429: ['TooManyRequests', 'Too many requests, please try again later.'],
  500: ['InternalError', 'Internal error occurred: etcdserver: request timed out'],
  503: ['ServiceUnavailable', 'the server is currently unable to handle the request'],
};

/** True when the request is answered or broken and nothing else is to be done with it. */
export async function applyBefore(fault: Fault, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  switch (fault.do) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return false;
    case 'reset':
      request.socket.destroy();
      return true;
    case 'status':
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', String(fault.retryAfter));
      throw errorOf(fault.code, request.url ?? '');
    case 'malformed':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"kind":"List","items":[{"meta');
      return true;
    case 'endless':
      sendEndlessly(response);
      return true;
    case 'cut':
      setTimeout(() => request.socket.destroy(), fault.afterMs).unref();
      return false;
    case 'lose':
      response.end = () => response.destroy();
      response.write = () => true;
      return false;
  }
}

function errorOf(code: number, url: string): ApiError {
  if (code === 401) return unauthorized();
  if (code === 403) return forbidden(`${url} is forbidden: User "test" cannot do this`);
  const [reason = '', message = ''] = words[code] ?? [];
  return new ApiError(code, reason, { message });
}

function sendEndlessly(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"kind":"List","apiVersion":"v1","items":["');
  const chunk = 'x'.repeat(64 * 1_024);
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}
