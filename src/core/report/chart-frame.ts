// SPDX-License-Identifier: Apache-2.0
/** What all pictures of a run share, so that a moment lies at the same place in each: columns, axis, bands of faults. */
import type { FaultSpan } from './fault-spans.ts';
import { visible } from './text.ts';
import { buildTicks, round, type Scale, type Tick, xOf } from './time-axis.ts';
import { faultTitle } from './timeline-words.ts';

const width = 1160;
const labelWidth = 208;
export const axisY = 26;
const endingWidth = 244;
const axisStart = 6;
/** Glyphs at the ends of the axis reach over it. */
const overhang = 8;
export const maxBands = 60;

export interface Box {
  readonly x: number;
  readonly width: number;
  readonly title: string;
}

/** Columns and axis of one picture, in px. */
export interface ChartFrame {
  /** Begins the ids of its parts. */
  readonly id: string;
  readonly width: number;
  readonly labelWidth: number;
  readonly plotWidth: number;
  readonly axisY: number;
  readonly axisStart: number;
  readonly axisEnd: number;
  /** What lies outside of it belongs to other times. */
  readonly clipX: number;
  readonly clipWidth: number;
  readonly ticks: readonly Tick[];
}

export function scaleOf(endMs: number): Scale {
  return { left: axisStart, length: width - labelWidth - endingWidth, endMs };
}

export function frameOf(id: string, scale: Scale): ChartFrame {
  const { left, length } = scale;
  return {
    ...{ id, width, labelWidth, plotWidth: width - labelWidth, axisY },
    ...{ axisStart: left, axisEnd: left + length, clipX: left - overhang, clipWidth: length + 2 * overhang },
    ticks: buildTicks(scale),
  };
}

export function bandsOf(faults: readonly FaultSpan[], scale: Scale): readonly Box[] {
  return faults.slice(0, maxBands).map((fault) => {
    const x = xOf(scale, fault.fromMs);
    const title = `${visible(fault.operation, 60)}: ${faultTitle(fault)}`;
    return { x, width: Math.max(2, round(xOf(scale, fault.toMs) - x)), title };
  });
}
