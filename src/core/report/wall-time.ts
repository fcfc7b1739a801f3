// SPDX-License-Identifier: Apache-2.0
/** Wall time of a moment on the run's clock, for people. */

/** What turns moments of a run into wall times: its start, and how the wall clock was moved since. */
export interface WallClock {
  /** ISO 8601; null when it is not recorded. */
  readonly startedAt: string | null;
  /** In the order of their times. */
  readonly steps: readonly { readonly atMs: number; readonly byMs: number }[];
}

/** Milliseconds since 1970, as the wall clock showed them then; null when the start is not a time. */
export function wallMs({ startedAt, steps }: WallClock, ms: number): number | null {
  const start = startedAt === null ? NaN : Date.parse(startedAt);
  const moved = steps.reduce((sum, { atMs, byMs }) => (atMs <= ms ? sum + byMs : sum), 0);
  const at = new Date(start + ms + moved).getTime();
  return Number.isNaN(at) ? null : at;
}

/** `15:45:04.210 UTC`; null when the start is not a time. */
export function wallTime(clock: WallClock, ms: number): string | null {
  const at = wallMs(clock, ms);
  return at === null ? null : `${new Date(at).toISOString().slice(11, 23)} UTC`;
}
