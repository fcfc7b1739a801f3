// SPDX-License-Identifier: Apache-2.0
/** Shapes of the picture of a run, in px from its upper left corner. */
import type { Box, ChartFrame } from './chart-frame.ts';
import type { MarkKind } from './flow-rows.ts';

export interface GanttView extends ChartFrame {
  /** For people who do not see the picture. */
  readonly title: string;
  readonly description: string;
  readonly height: number;
  /** Where the grid ends. */
  readonly bottom: number;
  readonly bands: readonly Box[];
  readonly bandsTop: number;
  readonly bandHeight: number;
  /** Names of faults over their bands, each once. */
  readonly bandLabels: readonly BandLabel[];
  readonly headings: readonly Heading[];
  readonly rows: readonly GanttRow[];
  /** What the shapes in this picture mean. */
  readonly legend: readonly LegendEntry[];
  readonly notes: readonly string[];
}

export interface Heading {
  readonly y: number;
  readonly text: string;
  /** Beside it, where the lanes are. */
  readonly note: string;
}

export interface BandLabel {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Ends at `x` instead of beginning there. */
  readonly isBefore: boolean;
}

/** Class of a bar: a state, or what the bar stands for. */
export type BarLook =
  | 'phase'
  | 'container'
  | 'step'
  | 'repeat'
  | 'fault'
  | 'action'
  | 'fault-hit'
  | 'action-hit'
  | 'diverged'
  | 'created'
  | 'pending'
  | 'running'
  | 'unknown'
  | 'down'
  | 'up'
  | 'ready'
  | 'span'
  | 'span-failed';

export interface LegendEntry {
  readonly look: BarLook | MarkLook;
  /** Of a mark; null for a bar. */
  readonly glyph: string | null;
  readonly text: string;
}

export type MarkLook = MarkKind | 'succeeded' | 'failed';

export interface GanttBar extends Box {
  readonly look: BarLook;
  /** What it would be wide if all could be seen; null when it is. */
  readonly trueWidth: string | null;
  readonly y: number;
  readonly height: number;
}

export interface GanttMark {
  /** Middle of its glyph and of the box around it. */
  readonly x: number;
  readonly textY: number;
  readonly boxX: number;
  readonly boxY: number;
  readonly look: MarkLook;
  readonly glyph: string;
  readonly title: string;
}

export interface GanttRow {
  /** Top of the row. */
  readonly y: number;
  /** Baseline of its texts. */
  readonly textY: number;
  readonly labelX: number;
  readonly label: string;
  readonly title: string;
  readonly bars: readonly GanttBar[];
  /** Starts of a repeat's rounds. */
  readonly ticks: readonly { readonly x: number; readonly y1: number; readonly y2: number }[];
  readonly marks: readonly GanttMark[];
  /** Names inside bars that are long enough for them. */
  readonly names: readonly { readonly x: number; readonly text: string }[];
  /** Text at the right of the axis. */
  readonly ending: string;
  readonly endingX: number;
  /** Whether the ending needs somebody to look. */
  readonly isBad: boolean;
}

export const rowHeight = 18;
