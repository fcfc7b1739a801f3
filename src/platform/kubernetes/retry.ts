// SPDX-License-Identifier: Apache-2.0
/**
 * Trying again while a cluster is away, busy or failing: with a growing pause, or the one that the cluster asks for, and
 * within limits. What time does not change (no permission, no credentials) is not tried again.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { refusalBehind, statusOf } from './errors.ts';

/** As long as a restart of an API server takes; who waits without a deadline of his own waits no longer. */
const AWAY_LIMIT_MS = 30_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** Of what would never end: answers that make no sense, objects that others keep changing. */
const OTHER_LIMIT = 6;
const PASSING = ['cluster-unreachable', 'cluster-timeout', 'cluster-busy', 'cluster-failing'];
const CONFLICT = 409;

/**
 * Does the work again while the cluster cannot do it, until it can, the signal aborts or the limit is over. The work may
 * have been done by a request whose answer was lost, so it must look first each time.
 */
export async function whileAway<T>(clock: Clock, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const deadlineMs = clock.elapsedMs() + AWAY_LIMIT_MS;
  const tries = countTries();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const pauseMs = tries.pauseAfter(error);
      if (pauseMs === null || signal.aborted || clock.elapsedMs() + pauseMs >= deadlineMs) throw error;
      await clock.sleepUntil(clock.elapsedMs() + pauseMs, signal);
    }
  }
}

/** How long to wait after a failure; null when nothing more is to be tried. */
function countTries(): { pauseAfter(error: unknown): number | null } {
  let pauseMs = FIRST_PAUSE_MS;
  let others = 0;
  return {
    pauseAfter(error) {
      if (!isPassing(error)) others += 1;
      if (others >= OTHER_LIMIT || !mayPass(error)) return null;
      const asked = refusalBehind(error)?.retryAfterMs ?? 0;
      const now = Math.max(pauseMs, asked);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      return now;
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof HarnessError ? error.code : 'bug';
}

function isPassing(error: unknown): boolean {
  return PASSING.includes(codeOf(error));
}

function mayPass(error: unknown): boolean {
  const isRace = codeOf(error) === 'cluster-refused' && statusOf(error) === CONFLICT;
  return isPassing(error) || isRace || codeOf(error) === 'cluster-answer';
}
