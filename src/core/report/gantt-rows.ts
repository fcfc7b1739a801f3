// SPDX-License-Identifier: Apache-2.0
/** One row of the picture each: the run's phases, a step of the flow, a lane of a component or an instance. */
import { formatDuration } from '../domain/duration.ts';
import type { FlowRow, Mark } from './flow-rows.ts';
import {
  type BarLook,
  type GanttBar,
  type GanttMark,
  type GanttRow,
  type MarkLook,
  rowHeight,
} from './gantt-shapes.ts';
import { formatTime, visible } from './text.ts';
import { round, type Scale, xOf } from './time-axis.ts';
import type { Lane, LaneSpan, TimelineModel } from './timeline-model.ts';
import { faultTitle, flowLabel } from './timeline-words.ts';
import { wallTime } from './wall-time.ts';

export interface Place {
  readonly scale: Scale;
  /** Top of the row. */
  readonly y: number;
  readonly startedAt: string | null;
}

const labelLength = 28;
const endingLength = 32;
const indentWidth = 12;
/** Ticks and bars of one row; what is more lies on top of what is drawn. */
export const maxShapes = 200;

export const markGlyphs: Readonly<Record<MarkLook, string>> = {
  'timed-out': '▼',
  reverted: '↩',
  'revert-failed': '✕',
  recovered: '✓',
  'not-recovered': '!',
  succeeded: '✓',
  failed: '✕',
};

export function phasesRow(model: TimelineModel, place: Place): GanttRow {
  const bars = model.phases
    .filter(({ outcome }) => outcome !== 'skipped')
    .map(({ phase, fromMs, toMs, outcome }) =>
      bar(
        { fromMs, toMs },
        { look: 'phase', inset: 2, title: `${phase}${outcome === 'failed' ? ' (failed)' : ''}` },
        place,
      ),
    );
  const marks = model.recovery === null ? [] : [markOf(model.recovery, place)];
  const ending = model.recovery === null ? '' : model.recovery.text;
  return rowAt(place, {
    ...{ label: 'phases of the run', bars, marks, ending, names: phaseNames(model, place) },
    isBad: model.recovery?.kind === 'not-recovered',
  });
}

const nameCharWidth = 7.5;

function phaseNames(model: TimelineModel, { scale }: Place): GanttRow['names'] {
  return model.phases.flatMap(({ phase, fromMs, toMs }) => {
    const [from, to] = [xOf(scale, fromMs), xOf(scale, toMs)];
    return to - from < phase.length * nameCharWidth ? [] : [{ x: round((from + to) / 2), text: phase }];
  });
}

export function flowRow(step: FlowRow, place: Place): GanttRow {
  const own = bar(
    step,
    { look: lookOf(step), inset: step.faults.length > 0 ? 7 : 4, title: visible(step.label, 100) },
    place,
  );
  const faults = step.faults
    .slice(0, maxShapes)
    .map((fault) => bar(fault, { look: 'fault', inset: 3, title: faultTitle(fault) }, place));
  const isMomentary = step.kind === 'operation' && faults.length > 0;
  return rowAt(place, {
    label: flowLabel(step),
    depth: step.depth,
    bars: isMomentary ? faults : [own, ...faults],
    ticks: step.rounds
      .slice(0, maxShapes)
      .map((ms) => ({ x: xOf(place.scale, ms), y1: place.y + 2, y2: place.y + 16 })),
    marks: step.marks.slice(0, maxShapes).map((mark) => markOf(mark, place)),
    ending: flowEnding(step),
    isBad: step.outcome !== 'done' || step.marks.some(({ kind }) => kind === 'timed-out' || kind === 'revert-failed'),
  });
}

export function laneRow(lane: Lane, place: Place): GanttRow {
  const spans = lane.spans.slice(0, maxShapes);
  return rowAt(place, {
    label: lane.name,
    bars: spans.filter(({ state }) => !isEndState(state)).map((span) => stateBar(span, place)),
    marks: spans.filter(({ state }) => isEndState(state)).map((span) => endCap(span, place)),
    ending: lane.ending,
    isBad: lane.failed,
  });
}

interface RowParts {
  readonly label: string;
  readonly depth?: number;
  readonly bars: readonly GanttBar[];
  readonly ticks?: GanttRow['ticks'];
  readonly marks: readonly GanttMark[];
  readonly names?: GanttRow['names'];
  readonly ending: string;
  readonly isBad: boolean;
}

function rowAt({ y, scale }: Place, parts: RowParts): GanttRow {
  const depth = parts.depth ?? 0;
  return {
    ...{ y, textY: y + 13, labelX: 4 + depth * indentWidth },
    label: short(parts.label, labelLength - 2 * depth),
    title: visible(parts.label, 200),
    ...{ bars: parts.bars, ticks: parts.ticks ?? [], marks: parts.marks, names: parts.names ?? [] },
    ...{ ending: short(parts.ending, endingLength), isBad: parts.isBad },
    endingX: scale.left + scale.length + 14,
  };
}

function lookOf({ kind }: FlowRow): BarLook {
  if (kind === 'repeat') return 'repeat';
  return kind === 'serial' || kind === 'parallel' || kind === 'round' ? 'container' : 'step';
}

function flowEnding(step: FlowRow): string {
  if (step.outcome === null) return 'did not end';
  const took = formatDuration(step.toMs - step.fromMs);
  if (step.outcome === 'done') {
    const late = step.marks.filter(({ kind }) => kind === 'timed-out').length;
    return late === 0 ? took : `${took}, ${step.kind === 'repeat' ? `${String(late)} ` : ''}timed out`;
  }
  const reason = step.reason === null ? '' : `: ${step.reason}`;
  return `${step.outcome} after ${took}${reason}`;
}

function stateBar(span: LaneSpan, place: Place): GanttBar {
  const look = span.state.toLowerCase() as BarLook;
  const detail = span.detail === null ? '' : ` (${visible(span.detail, 100)})`;
  return bar(span, { look, inset: 4, title: `${span.state}${detail}` }, place);
}

function endCap(span: LaneSpan, place: Place): GanttMark {
  const look = span.state === 'Failed' ? 'failed' : 'succeeded';
  const detail = span.detail === null ? '' : `: ${visible(span.detail, 200)}`;
  const title = `${span.state} at ${moment(span.fromMs, place)}${detail}`;
  return markAt(span.fromMs, { look, title }, place);
}

function markOf(mark: Mark, place: Place): GanttMark {
  const title = `${visible(mark.text, 200)}, at ${moment(mark.atMs, place)}`;
  return markAt(mark.atMs, { look: mark.kind, title }, place);
}

function markAt(ms: number, as: { readonly look: MarkLook; readonly title: string }, place: Place): GanttMark {
  const x = xOf(place.scale, ms);
  return { x, textY: place.y + 13, boxX: round(x - 7), boxY: place.y + 2, glyph: markGlyphs[as.look], ...as };
}

/** Never so thin that it cannot be seen. */
function bar(
  span: { readonly fromMs: number; readonly toMs: number },
  as: { readonly look: BarLook; readonly inset: number; readonly title: string },
  place: Place,
): GanttBar {
  const x = xOf(place.scale, span.fromMs);
  const width = Math.max(as.look === 'fault' ? 3 : 1.5, round(xOf(place.scale, span.toMs) - x));
  const title = `${as.title}: ${moment(span.fromMs, place)} to ${formatTime(span.toMs)}`;
  return { x, y: place.y + as.inset, width, height: rowHeight - 2 * as.inset, look: as.look, title };
}

function moment(ms: number, { startedAt }: Place): string {
  const wall = wallTime(startedAt, ms);
  return wall === null ? formatTime(ms) : `${formatTime(ms)} (${wall})`;
}

function isEndState(state: LaneSpan['state']): boolean {
  return state === 'Succeeded' || state === 'Failed';
}

/** Cut where the column ends; the whole text is on hover and in the table. */
function short(text: string, length: number): string {
  const shown = visible(text, 200);
  return shown.length <= length
    ? shown
    : `${Array.from(shown)
        .slice(0, length - 1)
        .join('')}…`;
}
