// SPDX-License-Identifier: Apache-2.0
/** One call to GitHub, of however many requests: it ends by its deadline, and what goes wrong becomes a GitHubError. */
import { GitHubError, type GitHubErrorKind } from '../core/domain/errors.ts';
import { type Deadline, isRequestFailure, isSecondaryLimit, type RequestFailure } from './octokit.ts';

export interface CallLimits {
  readonly totalMs: number;
  /** Aborts when the step is stopped. */
  readonly signal: AbortSignal;
}

/** What every request of the call takes along. */
export type RequestLimits = Deadline & { readonly signal: AbortSignal };

export type Ask<T> = (request: RequestLimits) => Promise<T>;
/** A call with its limits set. */
export type Call = <T>(what: string, ask: Ask<T>) => Promise<T>;

const maxMessageLength = 500;

/** `what` is named in the error: `reading pull request 7`. Throws a GitHubError, and nothing else. */
export async function callWithin<T>(what: string, { totalMs, signal }: CallLimits, ask: Ask<T>): Promise<T> {
  const ended = new AbortController();
  const stop = (): void => ended.abort(new GitHubError('unavailable', `${what}: stopped`));
  const late = (): void =>
    ended.abort(new GitHubError('unavailable', `${what}: no answer within ${String(totalMs / 1000)} s`));
  const timer = setTimeout(late, totalMs);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    // Waits between requests cannot be aborted; whoever asked need not sit through them.
    return await Promise.race([
      ask({ deadline: performance.now() + totalMs, signal: ended.signal }),
      new Promise<never>((_resolve, reject) => {
        const give = (): void => reject(ended.signal.reason as GitHubError);
        if (ended.signal.aborted) give();
        ended.signal.addEventListener('abort', give);
      }),
    ]);
  } catch (error) {
    throw ended.signal.aborted ? ended.signal.reason : asGitHubError(what, error);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    // Ends what is still on its way, and the listeners with it.
    ended.abort();
  }
}

function asGitHubError(what: string, error: unknown): GitHubError {
  if (error instanceof GitHubError) return error;
  if (!isRequestFailure(error)) return new GitHubError('unavailable', `${what}: ${messageOf(error)}`, error);
  const status = error.response === undefined ? '' : ` (${String(error.status)})`;
  return new GitHubError(kindOf(error), `${what}: ${messageOf(error)}${status}`);
}

function kindOf(error: RequestFailure): GitHubErrorKind {
  if (error.response === undefined) return 'unavailable';
  if (isSecondaryLimit(error) || error.response.headers['x-ratelimit-remaining'] === '0') return 'limited';
  if (error.status === 401 || error.status === 403) return 'forbidden';
  if (error.status === 404 || error.status === 410) return 'not-found';
  if (error.status >= 400 && error.status < 500) return 'refused';
  return 'unavailable';
}

/** Without the address of the documentation that GitHub adds. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/ - https:\/\/docs\.github\.com\S*$/, '').slice(0, maxMessageLength);
}
