// SPDX-License-Identifier: Apache-2.0
/** Time as a parameter. */
export interface Clock {
  /** Wall time for people, ISO 8601 in UTC with milliseconds. */
  wallTime(): string;
  /** Milliseconds on a monotonic clock since the clock was made; fractions allowed. */
  elapsedMs(): number;
  /** Resolves when `elapsedMs()` has reached the deadline, or as soon as the signal aborts. Never rejects. */
  sleepUntil(deadlineMs: number, signal: AbortSignal): Promise<void>;
}
