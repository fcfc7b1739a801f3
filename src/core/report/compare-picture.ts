// SPDX-License-Identifier: Apache-2.0
/** Lives of two runs one above the other, on one axis whose 0 is the aligned moment, with a line where they diverge. */
import type { ComparedFault, ComparedLane, ComparedState, Comparison, Divergence } from '../domain/documents.ts';
import { frameOf, scaleOf } from './chart-frame.ts';
import { alignmentText, signedTime } from './compare-words.ts';
import { createLayout, type Layout } from './gantt-layout.ts';
import { legendOf } from './gantt-legend.ts';
import { type Place, placeMarks } from './gantt-marks.ts';
import {
  type BarLook,
  type GanttBar,
  type GanttRow,
  type GanttView,
  type LegendEntry,
  rowHeight,
} from './gantt-shapes.ts';
import { count, visible } from './text.ts';
import { buildTicks, round, type Scale, xOf } from './time-axis.ts';

const maxLanes = 30;
const maxComponents = 10;
const maxShapes = 200;
const labelLength = 26;
const endingLength = 32;
/** Room before and after what is drawn, as a share of it. */
const margin = 0.02;

/** An axis for times on both sides of 0. */
export interface SignedScale extends Scale {
  /** From the left end of the axis to 0. */
  readonly zeroMs: number;
}

export function signedScale({ lanes, faults }: Comparison): SignedScale {
  const spans = [
    ...lanes.flatMap(({ a, b }) => [...(a ?? []), ...(b ?? [])]),
    ...faults.a,
    ...faults.b,
    { fromMs: 0, toMs: 1 },
  ];
  const from = spans.reduce((least, { fromMs }) => Math.min(least, fromMs), 0);
  const to = spans.reduce((most, { toMs }) => Math.max(most, toMs), 0);
  const room = margin * (to - from);
  return { ...scaleOf(to - from + 2 * room), zeroMs: room - from };
}

/** Where a time on both sides of 0 lies. */
export function signedX(scale: SignedScale, ms: number): number {
  return xOf(scale, ms + scale.zeroMs);
}

export function buildComparedLanes(comparison: Comparison, scale: SignedScale): GanttView {
  const layout = createLayout({ scale, clock: null });
  const { faults, lanes } = comparison;
  if (faults.a.length + faults.b.length > 0) layout.heading('faults');
  for (const side of ['A', 'B'] as const) {
    const list = side === 'A' ? faults.a : faults.b;
    if (list.length > 0) layout.row((place) => faultRow(list, { side, place, scale }));
  }
  const bandsTop = layout.next();
  section(
    'system',
    { lanes: lanes.filter(({ kind }) => kind === 'component'), most: maxComponents },
    { layout, scale },
  );
  section('instances', { lanes: lanes.filter(({ kind }) => kind === 'instance'), most: maxLanes }, { layout, scale });
  const bottom = layout.next() + 2;
  const zeroX = signedX(scale, 0);
  const isAtFault = comparison.alignment.at === 'fault';
  return {
    ...{ ...frameOf('lanes', scale), ticks: buildTicks(scale, scale.zeroMs) },
    ...{ title: 'States in A and B', description: describe(comparison), height: bottom + 4, bottom, bandsTop },
    bandHeight: bottom - bandsTop,
    bands: isAtFault ? [{ x: zeroX, width: 2, title: alignmentText(comparison) }] : [],
    bandLabels: [],
    ...{ headings: layout.headings, rows: layout.rows, legend: legend(layout.rows), notes: [] },
  };
}

/** A band does not stand for a fault here: it would not be the same in both runs. */
function legend(rows: readonly GanttRow[]): readonly LegendEntry[] {
  return legendOf(rows).map((entry) => (entry.look === 'fault' ? { ...entry, text: 'fault in force' } : entry));
}

function describe(comparison: Comparison): string {
  const diverging = comparison.lanes.filter(({ divergences }) => divergences.length > 0).length;
  const lanes = count(comparison.lanes.length, 'component or instance', 'components and instances');
  return `${lanes}, each in A and below it in B; ${String(diverging)} diverge. The tables below say the same in words.`;
}

interface Around {
  readonly layout: Layout;
  readonly scale: SignedScale;
}

function section(
  name: string,
  { lanes, most }: { readonly lanes: readonly ComparedLane[]; readonly most: number },
  { layout, scale }: Around,
): void {
  if (lanes.length === 0) return;
  layout.heading(name);
  for (const lane of lanes.slice(0, most)) {
    layout.row((place) => laneRow(lane, { side: 'A', place, scale }));
    layout.row((place) => laneRow(lane, { side: 'B', place, scale }));
  }
  layout.more(lanes.length - most, { text: 'more', note: 'in the tables below' });
}

interface RowPlace {
  readonly side: 'A' | 'B';
  readonly place: Place;
  readonly scale: SignedScale;
}

function faultRow(faults: readonly ComparedFault[], at: RowPlace): GanttRow {
  const bars = faults.slice(0, maxShapes).map((fault) => {
    const title = `${visible(fault.operation, 60)}: ${fault.fault} of ${visible(fault.targets.join(', '), 200)}`;
    return bar(fault, { look: 'fault', inset: 3, title }, at);
  });
  const names = [...new Set(faults.map(({ operation }) => operation))].join(', ');
  const row = { label: `${at.side}: ${names}`, title: `faults of ${at.side}: ${names}`, bars, marks: [] };
  return { ...rowAt(at, row), ending: count(faults.length, 'fault'), isBad: false };
}

const ends: ReadonlySet<string> = new Set(['Succeeded', 'Failed']);

function laneRow(lane: ComparedLane, at: RowPlace): GanttRow {
  const states = at.side === 'A' ? lane.a : lane.b;
  const shown = (states ?? []).slice(0, maxShapes);
  const bars = shown.filter(({ state }) => !ends.has(state)).map((state) => stateBar(state, at));
  const caps = shown
    .filter(({ state }) => ends.has(state))
    .map((end) => ({
      look: end.state === 'Failed' ? ('failed' as const) : ('succeeded' as const),
      atMs: end.fromMs + at.scale.zeroMs,
      text: `${end.state} ${signedTime(end.fromMs)}${detailOf(end)}`,
    }));
  // The marks' own times would count from the left end of the axis.
  const marks = placeMarks(caps, at.place).map((mark) => ({ ...mark, title: mark.title.replace(/, at [^;]*/g, '') }));
  const last = states?.at(-1);
  const label = at.side === 'A' ? `A: ${lane.name}` : 'B';
  const row = { label, title: `${lane.name} in ${at.side}`, bars: [...bars, ...divergenceBars(lane, at)], marks };
  return { ...rowAt(at, row), ending: short(endingOf(last), endingLength), isBad: last?.state === 'Failed' };
}

function endingOf(last: ComparedState | undefined): string {
  return last === undefined ? 'not there' : `${last.state} ${signedTime(last.fromMs)}`;
}

function stateBar(state: ComparedState, at: RowPlace): GanttBar {
  const title = `${state.state}${detailOf(state)}`;
  return bar(state, { look: state.state.toLowerCase() as BarLook, inset: 4, title }, at);
}

function detailOf({ detail }: ComparedState): string {
  return detail === null ? '' : ` (${visible(detail, 100)})`;
}

const titles: Readonly<Record<Divergence['kind'], string>> = {
  states: 'A and B diverge',
  unseen: 'known of one run alone from',
  time: 'A and B reach the same state at other times',
  detail: 'the same end for other reasons',
};

/** One line through both rows of a lane: half of it in each. */
function divergenceBars({ divergences }: ComparedLane, { place, scale }: RowPlace): readonly GanttBar[] {
  return divergences.slice(0, maxShapes).map(({ atMs, kind }) => {
    const x = round(signedX(scale, atMs) - 1);
    const title = `${titles[kind]} ${signedTime(atMs)}`;
    return { look: 'diverged', x, y: place.y, width: 2, height: rowHeight, trueWidth: null, title };
  });
}

function bar(
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
  as: { readonly look: BarLook; readonly inset: number; readonly title: string },
  { place, scale }: RowPlace,
): GanttBar {
  const x = signedX(scale, fromMs);
  const width = Math.max(1.5, round(signedX(scale, toMs) - x));
  const title = `${as.title}: ${signedTime(fromMs)} to ${signedTime(toMs)}`;
  return { x, y: place.y + as.inset, width, height: rowHeight - 2 * as.inset, look: as.look, trueWidth: null, title };
}

function rowAt(
  { place, scale }: RowPlace,
  { label, title, bars, marks }: Pick<GanttRow, 'label' | 'title' | 'bars' | 'marks'>,
): Omit<GanttRow, 'ending' | 'isBad'> {
  return {
    ...{ y: place.y, textY: place.y + 13, labelX: 4, label: short(label, labelLength), title: visible(title, 200) },
    ...{ bars, marks, ticks: [], names: [], endingX: scale.left + scale.length + 14 },
  };
}

function short(text: string, length: number): string {
  const characters = Array.from(visible(text, 200));
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
}
