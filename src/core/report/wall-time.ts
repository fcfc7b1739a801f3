// SPDX-License-Identifier: Apache-2.0
/** Wall time of a moment on the run's clock, for people. */

/** `15:45:04.210 UTC`; null when the start is not a time. */
export function wallTime(startedAt: string | null, ms: number): string | null {
  const start = startedAt === null ? NaN : Date.parse(startedAt);
  const at = new Date(start + ms);
  return Number.isNaN(at.getTime()) ? null : `${at.toISOString().slice(11, 23)} UTC`;
}
