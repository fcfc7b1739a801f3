// SPDX-License-Identifier: Apache-2.0
/** Durations: the manifest's text (`500ms`, `10s`, `2m`, `1h`) to milliseconds, and milliseconds to text for people. */

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a duration text that the schema has accepted; fractions of a millisecond are rounded. */
export function parseDuration(text: string): number {
  const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text);
  const factor = match?.[2] === undefined ? undefined : UNIT_MS[match[2]];
  if (match === null || factor === undefined) throw new RangeError(`not a duration: ${text}`);
  return Math.round(Number(match[1]) * factor);
}

/** For people: `340 ms`, `4.2 s`, `1 m 34 s`, `2 h 05 m`. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${String(Math.round(ms))} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${String(Math.floor(seconds / 60))} m ${pad(seconds % 60)} s`;
  return `${String(Math.floor(seconds / 3600))} h ${pad(Math.floor((seconds % 3600) / 60))} m`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
