// SPDX-License-Identifier: Apache-2.0
/**
 * The picture of a run in numbers: rows of 18 px on one time axis, the flow on top, faults as bands through what lies
 * below, one lane per instance. Only shapes and places are decided here; colours are the stylesheet's, markup the
 * template's. What is not drawn is counted and said.
 */
import { formatDuration } from '../domain/duration.ts';
import type { FaultSpan } from './fault-spans.ts';
import { markGlyphs, type Place } from './gantt-marks.ts';
import { flowRow, type LaneDetail, laneRow, maxShapes, phasesRow } from './gantt-rows.ts';
import {
  type BandLabel,
  type BarLook,
  type Box,
  type GanttRow,
  type GanttView,
  type Heading,
  type LegendEntry,
  type MarkLook,
  rowHeight,
} from './gantt-shapes.ts';
import { count, visible } from './text.ts';
import { buildTicks, round, type Scale, xOf } from './time-axis.ts';
import type { Lane } from './lanes.ts';
import type { TimelineModel } from './timeline-model.ts';
import { faultTitle } from './timeline-words.ts';

const width = 1160;
const labelWidth = 208;
const endingWidth = 244;
const axisY = 26;
const maxFlowRows = 40;
const maxLanes = 30;
const maxComponents = 10;
const maxBands = 60;
/** Operations on the lanes; where there are more, only the failed ones are drawn there. */
const maxActionHits = 120;

export function buildGanttView(model: TimelineModel): GanttView {
  const plotWidth = width - labelWidth;
  const scale: Scale = { left: 6, length: plotWidth - endingWidth, endMs: model.endMs };
  const detail = { showsActions: countActionHits(model) <= maxActionHits };
  const layout = createLayout({ scale, startedAt: model.startedAt }, detail);
  const flow = model.flow.slice(0, maxFlowRows);
  const instances = model.instances.slice(0, maxLanes);
  const bands = model.faults.slice(0, maxBands);

  layout.heading('flow');
  if (model.phases.length > 0) layout.row((place) => phasesRow(model, place));
  for (const step of flow) layout.row((place) => flowRow(step, place));
  layout.more(model.flow.length - flow.length, { text: 'more steps', note: 'in the table below' });
  const bandsTop = layout.next();
  layout.section('system', model.components.slice(0, maxComponents));
  layout.section('instances', instances);
  const undrawn = model.instances.slice(maxLanes);
  layout.more(undrawn.length, { text: 'more like this', note: summarize(undrawn) });

  const bottom = layout.next() + 2;
  return {
    ...{ title: 'Timeline of the run', description: describe(model) },
    ...{ width, height: bottom + 4, labelWidth, plotWidth, axisY, bottom, bandsTop },
    bandHeight: bottom - bandsTop,
    axisStart: scale.left,
    axisEnd: scale.left + scale.length,
    ticks: buildTicks(scale),
    bands: bands.map((fault) => bandOf(fault, scale)),
    bandLabels: labelBands(bands, { scale, y: bandsTop + 13 }),
    headings: layout.headings,
    rows: layout.rows,
    legend: legendOf(layout.rows),
    notes: notesOf(model),
  };
}

interface Layout {
  readonly rows: readonly GanttRow[];
  readonly headings: readonly Heading[];
  next(): number;
  heading(text: string): void;
  row(build: (place: Place) => GanttRow): void;
  section(text: string, lanes: readonly Lane[]): void;
  more(n: number, what: { readonly text: string; readonly note: string }): void;
}

/** Rows from top to bottom. */
function createLayout(around: Pick<Place, 'scale' | 'startedAt'>, detail: LaneDetail): Layout {
  const rows: GanttRow[] = [];
  const headings: Heading[] = [];
  let y = axisY + 4;
  const heading = (text: string, note = ''): void => {
    headings.push({ y: y + 13, text, note });
    y += rowHeight;
  };
  const row = (build: (place: Place) => GanttRow): void => {
    rows.push(build({ ...around, y }));
    y += rowHeight;
  };
  const section = (text: string, lanes: readonly Lane[]): void => {
    if (lanes.length === 0) return;
    heading(text);
    for (const lane of lanes) row((place) => laneRow(lane, place, detail));
  };
  const more = (n: number, what: { readonly text: string; readonly note: string }): void => {
    if (n > 0) heading(`${String(n)} ${what.text}`, what.note);
  };
  return { rows, headings, next: () => y, heading, row, section, more };
}

function bandOf(fault: FaultSpan, scale: Scale): Box {
  const x = xOf(scale, fault.fromMs);
  return {
    x,
    width: Math.max(2, round(xOf(scale, fault.toMs) - x)),
    title: `${visible(fault.operation, 60)}: ${faultTitle(fault)}`,
  };
}

const labelCharWidth = 7.2;

/** A name that would lie on another one is left out: the flow above names each fault as well. */
function labelBands(
  faults: readonly FaultSpan[],
  place: { readonly scale: Scale; readonly y: number },
): readonly BandLabel[] {
  const { scale, y } = place;
  const labels: BandLabel[] = [];
  const named = new Set<string>();
  let freeFrom = 0;
  for (const fault of [...faults].sort((a, b) => a.fromMs - b.fromMs)) {
    const text = `${visible(fault.operation, 40)}: ${fault.fault}`;
    const x = xOf(scale, fault.fromMs);
    const length = text.length * labelCharWidth;
    const isBefore = x + length > scale.left + scale.length;
    const start = isBefore ? x - length : x;
    if (named.has(fault.operation) || start < freeFrom) continue;
    named.add(fault.operation);
    labels.push({ x, y, text, isBefore });
    freeFrom = start + length;
  }
  return labels;
}

function summarize(lanes: readonly Lane[]): string {
  const states = new Map<string, number>();
  for (const lane of lanes) {
    const state = lane.spans.at(-1)?.state ?? 'never seen';
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  return [...states].map(([state, n]) => `${String(n)} ${state}`).join(', ');
}

function describe(model: TimelineModel): string {
  const failed = model.instances.filter(({ failed: isFailed }) => isFailed).length;
  const parts = [
    `${formatDuration(model.endMs)} from left to right`,
    count(model.flow.length, 'step'),
    count(model.faults.length, 'fault'),
    `${count(model.instances.length, 'instance')}, ${String(failed)} of them failed`,
  ];
  return `${parts.join('; ')}. The table below says the same in words.`;
}

function notesOf(model: TimelineModel): readonly string[] {
  const bands = model.faults.length - maxBands;
  const components = model.components.length - maxComponents;
  const shapes = countUndrawn(model);
  return [
    bands > 0 ? `${count(bands, 'fault')} after the first ${String(maxBands)} have no band.` : null,
    components > 0 ? `${count(components, 'more component')} not drawn.` : null,
    countActionHits(model) > maxActionHits
      ? 'Operations that went well are drawn in the flow alone, failed ones on each lane as well.'
      : null,
    shapes > 0 ? `${count(shapes, 'shape')} beyond ${String(maxShapes)} in a row not drawn.` : null,
  ].filter((note) => note !== null);
}

/** On the lanes that are drawn. */
function countActionHits(model: TimelineModel): number {
  return lanesOf(model).reduce((sum, { hits }) => sum + hits.filter(({ kind }) => kind === 'operation').length, 0);
}

function lanesOf(model: TimelineModel): readonly Lane[] {
  return [...model.components.slice(0, maxComponents), ...model.instances.slice(0, maxLanes)];
}

/** In the rows that are drawn. */
function countUndrawn(model: TimelineModel): number {
  const lists = [
    ...lanesOf(model).flatMap(({ spans, hits }) => [spans, hits]),
    ...model.flow
      .slice(0, maxFlowRows)
      .flatMap(({ stretches, rounds, faults, actions }) => [stretches, rounds, faults, actions]),
  ];
  return lists.reduce((sum, list) => sum + Math.max(0, list.length - maxShapes), 0);
}

const barMeanings: Readonly<Record<BarLook, string | null>> = {
  phase: null,
  container: null,
  step: 'step',
  repeat: 'repeat, a tick per round',
  fault: 'fault; pale: while it is in force',
  action: 'operation',
  'fault-hit': 'fault on this one',
  'action-hit': 'operation on this one',
  created: 'Created',
  pending: 'Pending',
  running: 'Running',
  unknown: 'Unknown',
  down: 'down',
  up: 'up, not ready',
  ready: 'ready',
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

/** Only what is in the picture, in the order above. */
function legendOf(rows: readonly GanttRow[]): readonly LegendEntry[] {
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
