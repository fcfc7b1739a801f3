// SPDX-License-Identifier: Apache-2.0
/**
 * GitHub's own client with two habits added: an answer of 5xx and a connection that was cut are asked again, and a rate
 * limit is waited out as GitHub asks for, while the call it belongs to has time left. What is asked is not this file's
 * affair.
 */
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';

export interface ClientOptions {
  readonly token: string;
  /** `https://api.github.com`, without a slash at the end. */
  readonly apiUrl: string;
  /** What to name ourselves, as GitHub asks of its clients. */
  readonly userAgent: string;
  /** Told of every wait for a rate limit. */
  readonly notice: (text: string) => void;
  /** How long a second of waiting takes; a parameter for the sake of tests. */
  readonly secondMs?: number;
}

/** Asked for again at most so often, by either habit. */
const maxRetries = 3;
/** A limit that GitHub gives no time for ends, by its documentation, after a minute at the earliest. */
const fallbackRetrySeconds = 60;

/** When the call that a request belongs to must have ended, on `performance.now()`; kept in the request's options. */
export interface Deadline {
  readonly deadline: number;
}

export type Client = Octokit;

export function createClient(options: ClientOptions): Client {
  const secondMs = options.secondMs ?? 1000;
  const waitOut = (seconds: number, request: object): boolean => {
    const left = (numberIn(request, 'deadline') - performance.now()) / secondMs;
    if (numberIn(request, 'retryCount') >= maxRetries || seconds >= left) return false;
    options.notice(`GitHub asks for a pause of ${String(seconds)} s (rate limit).`);
    return true;
  };
  const Configured = Octokit.plugin(nameSecondaryLimits, retry, throttling);
  return new Configured({
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: options.userAgent,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    // 429 is a rate limit, and limits are the other habit's.
    retry: { retries: maxRetries, retryAfterBaseValue: secondMs, doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
    throttle: {
      // One limiter for each client: two of them share nothing but the process.
      id: crypto.randomUUID(),
      retryAfterBaseValue: secondMs,
      fallbackSecondaryRateRetryAfter: fallbackRetrySeconds,
      onRateLimit: waitOut,
      onSecondaryRateLimit: waitOut,
    },
  });
}

/**
 * GitHub says "slow down" in several ways, of which the throttling plugin knows one: 403 or 429 with a certain text.
 * The others (429 alone, any refusal with `retry-after`, 422 with the code `abuse`) get that form.
 */
function nameSecondaryLimits({ hook }: Pick<Octokit, 'hook'>): void {
  hook.error('request', (error) => {
    if (isRequestFailure(error) && isSecondaryLimit(error) && !/\bsecondary rate\b/i.test(error.message)) {
      error.message = `secondary rate limit: ${error.message}`;
      if (error.status === 422) error.status = 403;
    }
    throw error;
  });
}

/** Whether an answer asks for a pause, in any of GitHub's ways. */
export function isSecondaryLimit(error: RequestFailure): boolean {
  if (/\bsecondary rate\b/i.test(error.message)) return true;
  const headers = error.response?.headers ?? {};
  switch (error.status) {
    case 403:
      return headers['retry-after'] !== undefined || /abuse detection/i.test(error.message);
    case 422:
      return errorCodes(error.response?.data).includes('abuse');
    case 429:
      return headers['x-ratelimit-remaining'] !== '0';
    default:
      return false;
  }
}

/** An error of the client: its status, and the answer where one came. */
export interface RequestFailure extends Error {
  status: number;
  readonly response?: { readonly headers: Readonly<Record<string, unknown>>; readonly data?: unknown };
}

export function isRequestFailure(error: unknown): error is RequestFailure {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}

function errorCodes(data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null || !('errors' in data) || !Array.isArray(data.errors)) return [];
  return data.errors.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'code' in one ? one.code : null,
  );
}

/** What a request takes along beside what it asks; 0 where it does not. */
function numberIn(options: object, name: string): number {
  const inner: unknown = 'request' in options ? options.request : null;
  const found =
    typeof inner === 'object' && inner !== null ? Object.entries(inner).find(([key]) => key === name) : null;
  return typeof found?.[1] === 'number' ? found[1] : 0;
}

function silent(): void {
  // Its lines would go to the job's log past everything that makes text harmless there.
}
