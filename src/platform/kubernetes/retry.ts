// SPDX-License-Identifier: Apache-2.0
/**
 * Trying again while a cluster is away, busy or failing: with a growing pause, or the one that the cluster asks for, and
 * within limits. What time does not change (no permission, no credentials) is not tried again.
 */
import { causeChain, HarnessError } from '../../core/domain/errors.ts';
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
/** Between two looks at what a cluster is about to do by itself. */
const LOOK_AGAIN_MS = 200;

/** What was asked for is on its way; `insist` looks again. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
}

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

/** The same until the signal, which is the deadline of an undo. Never rejects: what went wrong last is said. */
export async function insist<T>(
  clock: Clock,
  work: () => Promise<T>,
  signal: AbortSignal,
): Promise<{ readonly done: true; readonly value: T } | { readonly done: false; readonly why: string }> {
  let why = 'there was no time for it';
  const tries = countTries();
  while (!signal.aborted) {
    try {
      return { done: true, value: await work() };
    } catch (error) {
      if (!isCancelled(error)) why = describe(error);
      const pauseMs = tries.pauseAfter(error);
      if (pauseMs === null) break;
      await clock.sleepUntil(clock.elapsedMs() + pauseMs, signal);
    }
  }
  return { done: false, why };
}

/** How long to wait after a failure; null when nothing more is to be tried. */
function countTries(): { pauseAfter(error: unknown): number | null } {
  let pauseMs = FIRST_PAUSE_MS;
  let others = 0;
  return {
    pauseAfter(error) {
      if (error instanceof NotYet) return LOOK_AGAIN_MS;
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

function isCancelled(error: unknown): boolean {
  return codeOf(error) === 'cancelled';
}

function isPassing(error: unknown): boolean {
  return PASSING.includes(codeOf(error));
}

function mayPass(error: unknown): boolean {
  const isRace = codeOf(error) === 'cluster-refused' && statusOf(error) === CONFLICT;
  return isPassing(error) || isRace || codeOf(error) === 'cluster-answer';
}

function describe(error: unknown): string {
  const hint = error instanceof HarnessError && error.hint !== null ? ` (${error.hint})` : '';
  return `${causeChain(error)[0] ?? 'unknown error'}${hint}`;
}
