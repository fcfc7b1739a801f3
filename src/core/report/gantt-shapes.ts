// SPDX-License-Identifier: Apache-2.0
/** Shapes of the picture of a run, in px from its upper left corner. */
import type { Tick } from './time-axis.ts';

export interface GanttView {
  /** For people who do not see the picture. */
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly labelWidth: number;
  readonly plotWidth: number;
  /** Where the axis line lies, and where the grid ends. */
  readonly axisY: number;
  readonly bottom: number;
  readonly axisEnd: number;
  readonly ticks: readonly Tick[];
  readonly bands: readonly Box[];
  readonly bandsTop: number;
  readonly headings: readonly { readonly y: number; readonly text: string }[];
  readonly rows: readonly GanttRow[];
  readonly notes: readonly string[];
}

export interface Box {
  readonly x: number;
  readonly width: number;
  readonly title: string;
}

/** Class of a bar: a state, or what the bar stands for. */
export type BarLook =
  | 'phase'
  | 'container'
  | 'step'
  | 'repeat'
  | 'fault'
  | 'created'
  | 'pending'
  | 'running'
  | 'unknown'
  | 'down'
  | 'up'
  | 'ready';

export interface GanttBar extends Box {
  readonly look: BarLook;
  readonly y: number;
  readonly height: number;
}

export interface GanttMark {
  readonly x: number;
  readonly y: number;
  readonly look: 'timed-out' | 'reverted' | 'revert-failed' | 'recovered' | 'not-recovered' | 'succeeded' | 'failed';
  readonly glyph: string;
  readonly title: string;
}

export interface GanttRow {
  /** Top of the row. */
  readonly y: number;
  /** Baseline of its texts. */
  readonly textY: number;
  readonly middle: number;
  readonly labelX: number;
  readonly label: string;
  readonly title: string;
  readonly bars: readonly GanttBar[];
  /** Starts of a repeat's rounds. */
  readonly ticks: readonly { readonly x: number; readonly y1: number; readonly y2: number }[];
  readonly marks: readonly GanttMark[];
  /** Text at the right of the axis. */
  readonly ending: string;
  /** Whether the ending needs somebody to look. */
  readonly isBad: boolean;
}

export const rowHeight = 18;
