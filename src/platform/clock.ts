// SPDX-License-Identifier: Apache-2.0
/** The system's clock: monotonic time for order and deadlines, wall time for people. Fake clocks live with the tests. */
import type { Clock } from '../ports/clock.ts';

/** Longest delay that setTimeout takes; a longer one would fire at once. */
export const MAX_TIMER_MS = 2_147_483_647;

/** A clock that starts now. Deadlines are absolute, so that late timers do not add up. */
export function createSystemClock(): Clock {
  const origin = process.hrtime.bigint();
  const elapsedMs = (): number => Number(process.hrtime.bigint() - origin) / 1e6;
  return {
    wallTime: () => new Date().toISOString(),
    elapsedMs,
    async sleepUntil(deadlineMs, signal) {
      while (!signal.aborted) {
        const leftMs = deadlineMs - elapsedMs();
        if (!(leftMs > 0)) return;
        await sleep(Math.min(Math.ceil(leftMs), MAX_TIMER_MS), signal);
      }
    },
  };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
