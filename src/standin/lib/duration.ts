// SPDX-License-Identifier: Apache-2.0

/**
 * Reads durations such as `500ms`, `10s` or `2m`, and waits. Owns no clock other than the process's own.
 */

import { UsageError } from './errors.ts';

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const LONGEST_MS = 7 * 24 * 3_600_000;

/** Milliseconds of a duration text. `what` names it in the error. */
export function parseDuration(text: string, what: string): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text);
  const unit = UNIT_MS[match?.[2] ?? ''];
  const valueMs = match === null || unit === undefined ? Number.NaN : Math.round(Number(match[1]) * unit);
  if (!(valueMs >= 0 && valueMs <= LONGEST_MS)) {
    throw new UsageError(`${what} must be a duration such as 500ms, 10s or 2m, not "${text}"`);
  }
  return valueMs;
}

/** Resolves after `delayMs`. */
export function sleep(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}

export interface PollLimits {
  readonly everyMs: number;
  readonly timeoutMs: number;
}

/** Asks `holds` again and again; false when it did not hold within the time limit. */
export async function poll(holds: () => boolean | Promise<boolean>, limits: PollLimits): Promise<boolean> {
  const deadline = performance.now() + limits.timeoutMs;
  for (;;) {
    if (await holds()) return true;
    if (performance.now() >= deadline) return false;
    await sleep(limits.everyMs);
  }
}
