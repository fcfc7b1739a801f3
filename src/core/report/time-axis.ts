// SPDX-License-Identifier: Apache-2.0
/** Places on a time axis: where a moment lies, and which moments get a label. */
import { formatTime } from './text.ts';

export interface Tick {
  readonly x: number;
  readonly label: string;
}

const minute = 60_000;
const hour = 60 * minute;
const steps: readonly number[] = [
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500],
  ...[1000, 2000, 5000, 10_000, 15_000, 30_000],
  ...[minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute],
  ...[hour, 2 * hour, 6 * hour, 12 * hour, 24 * hour],
];
const maxTicks = 10;

/** Rounded to a tenth, which is finer than a screen and keeps the page small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface Scale {
  /** Where the axis begins and how long it is, in px. */
  readonly left: number;
  readonly length: number;
  readonly endMs: number;
}

/** A moment before or after the axis lies at its end. */
export function xOf(scale: Scale, ms: number): number {
  const share = Math.min(1, Math.max(0, ms / scale.endMs));
  return round(scale.left + share * scale.length);
}

/** At most 10 steps of a round length. `zeroMs`: where 0 is on the axis; what lies before it is negative. */
export function buildTicks(scale: Scale, zeroMs = 0): readonly Tick[] {
  const longest = steps.at(-1) ?? 1;
  const step =
    steps.find((length) => scale.endMs / length <= maxTicks) ?? Math.ceil(scale.endMs / maxTicks / longest) * longest;
  const ticks: Tick[] = [];
  for (let ms = -Math.floor(zeroMs / step) * step; ms <= scale.endMs - zeroMs; ms += step) {
    ticks.push({ x: xOf(scale, ms + zeroMs), label: `${ms < 0 ? '-' : ''}${tickLabel(Math.abs(ms))}` });
  }
  return ticks;
}

/** `1.0 s` is more digits than a label needs. */
function tickLabel(ms: number): string {
  return formatTime(ms)
    .replace('.0 s', ' s')
    .replace(/ 00 [sm]$/, '');
}
