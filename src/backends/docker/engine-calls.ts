// SPDX-License-Identifier: Apache-2.0
/** One call of the engine: its limit, and what its answer means for whoever must act. */
import { HarnessError } from '../../core/domain/errors.ts';

/** How long one call may take, beside the grace of a stop. */
const CALL_LIMIT_MS = 20_000;

export interface Call<T> {
  /** In words, for errors. */
  readonly what: string;
  readonly graceSeconds?: number;
  readonly work: (signal: AbortSignal) => Promise<T>;
}

/** One call of the engine, with a limit. Rejects with a HarnessError. */
export async function call<T>({ what, graceSeconds = 0, work }: Call<T>, signal: AbortSignal): Promise<T> {
  const limitMs = CALL_LIMIT_MS + graceSeconds * 1000;
  const limit = AbortSignal.timeout(limitMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    if (signal.aborted) throw new HarnessError(`${what} was cancelled`, { code: 'cancelled', cause: error });
    if (limit.aborted) {
      throw new HarnessError(`the engine did not answer ${what} within ${limitMs / 1000} s`, {
        code: 'engine-timeout',
        cause: error,
      });
    }
    throw engineError(what, error);
  }
}

/** HTTP status of the engine's answer; null when there was none. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : null;
}

/** What went wrong, with who can mend it. */
export function engineError(what: string, error: unknown): HarnessError {
  if (error instanceof HarnessError) return error;
  const status = statusOf(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === 'EACCES') {
    return new HarnessError(`${what}: no permission on the engine's socket`, {
      code: 'engine-permission',
      hint: 'Add the user to the group that owns the socket (usermod -aG docker USER, then log in again), or run as root.',
      cause: error,
    });
  }
  if (status === null) {
    return new HarnessError(`${what}: no container engine answers`, {
      code: 'engine-unreachable',
      hint: 'Start the engine (systemctl start docker), or set DOCKER_HOST to its socket.',
      cause: error,
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return new HarnessError(`${what}: the engine answered ${status}: ${reason}`, {
    code: 'engine-refused',
    cause: error,
  });
}

/** For calls of the library that take no signal. */
export function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    promise.then(resolve, reject);
  });
}
