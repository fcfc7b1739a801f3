// SPDX-License-Identifier: Apache-2.0
/** Deadlines and bounded concurrency. */
import type { Clock } from '../ports/index.ts';

export interface Deadline {
  readonly clock: Clock;
  readonly limitMs: number;
  /** Ends the work early; null for work that nothing but its deadline may end. */
  readonly parent: AbortSignal | null;
}

/** Runs the work with a signal that aborts at the deadline or with the parent. Waits for the work in any case. */
export async function withDeadline<T>(deadline: Deadline, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, limitMs, parent } = deadline;
  const timer = new AbortController();
  const own = new AbortController();
  const abort = (): void => own.abort();
  if (parent?.aborted === true) abort();
  parent?.addEventListener('abort', abort);
  void clock.sleepUntil(clock.elapsedMs() + limitMs, timer.signal).then(() => {
    if (!timer.signal.aborted) abort();
  });
  try {
    return await work(own.signal);
  } finally {
    timer.abort();
    parent?.removeEventListener('abort', abort);
  }
}

/** Works on all items, so many at once. The work must not reject; when it does, the first reason is thrown at the end. */
export async function forEachLimited<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
}

/** Looks again and again until something other than null is seen; null when the signal aborts first. */
export async function pollUntil<T>(
  poll: { readonly clock: Clock; readonly pauseMs: number; readonly look: () => Promise<T | null> },
  signal: AbortSignal,
): Promise<T | null> {
  while (!signal.aborted) {
    const seen = await poll.look();
    if (seen !== null) return seen;
    await poll.clock.sleepUntil(poll.clock.elapsedMs() + poll.pauseMs, signal);
  }
  return null;
}
