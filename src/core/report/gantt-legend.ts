// SPDX-License-Identifier: Apache-2.0
/** What the shapes of a picture mean, as far as they are in it. */
import { markGlyphs } from './gantt-marks.ts';
import type { BarLook, GanttRow, LegendEntry, MarkLook } from './gantt-shapes.ts';

const barMeanings: Readonly<Record<BarLook, string | null>> = {
  phase: null,
  container: null,
  step: 'step',
  repeat: 'repeat, a tick per round',
  fault: 'fault; pale: while it is in force',
  action: 'operation',
  'fault-hit': 'fault on this one',
  'action-hit': 'operation on this one',
  diverged: 'A and B diverge',
  created: 'Created',
  pending: 'Pending',
  running: 'Running',
  unknown: 'Unknown',
  down: 'down',
  up: 'up, not ready',
  ready: 'ready',
  span: 'span',
  'span-failed': 'span with an error',
};

const markMeanings: Readonly<Record<MarkLook, string>> = {
  'timed-out': 'not met in time',
  'operation-failed': 'operation failed',
  'ended-early': 'fault over early',
  reverted: 'undone',
  'revert-failed': 'could not be undone',
  recovered: 'well again',
  'not-recovered': 'not well again in time',
  'clock-stepped': 'wall clock moved',
  succeeded: 'Succeeded',
  stopped: 'ended on purpose',
  deleted: 'deleted by the flow',
  failed: 'Failed',
};

/** In the order above. */
export function legendOf(rows: readonly GanttRow[]): readonly LegendEntry[] {
  const bars = new Set(rows.flatMap((row) => row.bars.map(({ look }) => look)));
  const marks = new Set(rows.flatMap((row) => row.marks.map(({ look }) => look)));
  return [
    ...entriesOf(barMeanings).flatMap(([look, text]) =>
      bars.has(look) && text !== null ? [{ look, glyph: null, text }] : [],
    ),
    ...entriesOf(markMeanings).flatMap(([look, text]) =>
      marks.has(look) ? [{ look, glyph: markGlyphs[look], text }] : [],
    ),
  ];
}

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): readonly (readonly [K, V])[] {
  return Object.entries(record) as [K, V][];
}
