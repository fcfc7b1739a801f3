// SPDX-License-Identifier: Apache-2.0
/**
 * A clock for tests: when nothing else is left to run, it jumps to the next deadline. An experiment of forty minutes
 * takes milliseconds. Only for code that waits through the clock alone; real input and output would not be waited for.
 */
import type { Clock } from '../../src/ports/index.ts';

export interface FakeClock extends Clock {
  /** Runs the action when the clock reaches that time. */
  at(ms: number, action: () => void): void;
  /** Sets the wall clock forward, or back. */
  stepWall(byMs: number): void;
  /** Resolves that much later. */
  sleep(ms: number): Promise<void>;
}

interface Timer {
  readonly deadlineMs: number;
  readonly wake: () => void;
}

/** A test that waits for longer than this waits for something that never comes. */
const END_OF_TIME_MS = 24 * 3_600_000;

export function createFakeClock(): FakeClock {
  const timers = new Set<Timer>();
  let wallStart = Date.UTC(2026, 10, 29, 15, 45);
  let nowMs = 0;
  let scheduled = false;

  const jump = (): void => {
    scheduled = false;
    const next = Math.min(...[...timers].map(({ deadlineMs }) => deadlineMs));
    if (!Number.isFinite(next) || next > END_OF_TIME_MS) return;
    nowMs = Math.max(nowMs, next);
    for (const timer of [...timers]) {
      if (timer.deadlineMs > nowMs) continue;
      timers.delete(timer);
      timer.wake();
    }
    schedule();
  };
  // An immediate runs when all promises have settled that can.
  const schedule = (): void => {
    if (scheduled || timers.size === 0) return;
    scheduled = true;
    setImmediate(jump);
  };
  const sleepUntil = (deadlineMs: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted || deadlineMs <= nowMs) {
        resolve();
        return;
      }
      const onAbort = (): void => {
        timers.delete(timer);
        resolve();
      };
      const wake = (): void => {
        signal.removeEventListener('abort', onAbort);
        resolve();
      };
      const timer: Timer = { deadlineMs, wake };
      timers.add(timer);
      signal.addEventListener('abort', onAbort, { once: true });
      schedule();
    });
  const never = new AbortController().signal;
  return {
    wallTime: () => new Date(wallStart + nowMs).toISOString(),
    elapsedMs: () => nowMs,
    sleepUntil,
    stepWall: (byMs) => {
      wallStart += byMs;
    },
    sleep: (ms) => sleepUntil(nowMs + ms, never),
    at: (ms, action) => void sleepUntil(ms, never).then(action),
  };
}
