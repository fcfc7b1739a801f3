// SPDX-License-Identifier: Apache-2.0
/** How fast one harness may ask a cluster that others use too: a bucket of tokens that fills at a constant rate. */

const PER_SECOND = 30;
const BURST = 60;

export type Pace = (signal: AbortSignal) => Promise<void>;

/** Each call waits for its turn; an abort ends the wait, and whatever follows then fails by itself. */
export function createPace(): Pace {
  let tokens = BURST;
  let filledMs = performance.now();
  return async (signal) => {
    const nowMs = performance.now();
    tokens = Math.min(BURST, tokens + ((nowMs - filledMs) / 1000) * PER_SECOND) - 1;
    filledMs = nowMs;
    if (tokens >= 0 || signal.aborted) return;
    const waitMs = (-tokens / PER_SECOND) * 1000;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, waitMs);
      signal.addEventListener('abort', end, { once: true });
    });
  };
}
