// SPDX-License-Identifier: Apache-2.0
/** One row of the picture each: the run's phases, a step of the flow, a lane of a component or an instance. */
import { formatDuration } from '../domain/duration.ts';
import type { ActionSpan } from './action-spans.ts';
import type { FlowRow, Mark } from './flow-rows.ts';
import { moment, type Place, placeMarks, type PlainMark } from './gantt-marks.ts';
import { type BarLook, type GanttBar, type GanttMark, type GanttRow, rowHeight } from './gantt-shapes.ts';
import type { Hit, Lane, LaneSpan } from './lanes.ts';
import { count, formatTime, visible } from './text.ts';
import { round, type Scale, xOf } from './time-axis.ts';
import type { TimelineModel } from './timeline-model.ts';
import { actionTitle, faultTitle } from './timeline-words.ts';

const labelLength = 28;
const endingLength = 32;
const indentWidth = 12;
/** Ticks and bars of one kind in one row. */
const maxShapes = 200;

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
  const recovery = model.marks.find(({ kind }) => kind === 'recovered' || kind === 'not-recovered');
  return rowAt(place, {
    ...{ label: 'phases of the run', bars, marks: marksOf(model.marks, place), names: phaseNames(model, place) },
    ending: recovery?.text ?? '',
    isBad: recovery?.kind === 'not-recovered',
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
  const { stretches, faults, actions } = step;
  const fires = faults.length + actions.length > 0;
  const { scale } = place;
  const own = thin(stretches, scale).map((stretch) =>
    bar(stretch, { look: lookOf(step), inset: fires ? 7 : 4, title: visible(step.label, 100) }, place),
  );
  const faultBars = thin(faults, scale).map((fault) =>
    bar(fault, { look: 'fault', inset: 3, title: faultTitle(fault) }, place),
  );
  const actionBars = thin(actions, scale).map((action) =>
    bar(action, { look: 'action', inset: 3, title: actionTitle(action) }, place),
  );
  return rowAt(place, {
    label: step.label,
    depth: step.depth,
    bars: [...(step.kind === 'operation' && fires ? [] : own), ...faultBars, ...actionBars],
    ticks: thin(step.rounds.map(instant), scale).map(({ fromMs }) => ({
      x: xOf(scale, fromMs),
      y1: place.y + 2,
      y2: place.y + 16,
    })),
    marks: marksOf(step.marks, place),
    ending: flowEnding(step),
    isBad: step.outcome !== 'done' || step.marks.some(({ kind }) => badMarks.has(kind)),
  });
}

const badMarks: ReadonlySet<Mark['kind']> = new Set(['timed-out', 'revert-failed', 'operation-failed']);

export interface LaneDetail {
  /** Whether operations that went well are drawn; failed ones always are. */
  readonly showsActions: boolean;
}

export function laneRow(lane: Lane, place: Place, { showsActions }: LaneDetail): GanttRow {
  const spans = thin(lane.spans, place.scale);
  const hits = thin(
    lane.hits.filter(({ kind }) => kind === 'fault' || showsActions),
    place.scale,
  );
  const caps = lane.spans.filter(({ state }) => isEndState(state)).map(endCap);
  return rowAt(place, {
    label: lane.name,
    bars: [
      ...spans.filter(({ state }) => !isEndState(state)).map((span) => stateBar(span, place)),
      ...hits.map((hit) => hitBar(hit, place)),
    ],
    marks: placeMarks([...caps, ...lane.marks.map(plain)], place),
    ending: lane.ending,
    isBad: lane.failed,
  });
}

interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
}

function instant(ms: number): Stretch {
  return { fromMs: ms, toMs: ms };
}

/** Where a row has more than it can show, the longest of those that begin at the same place. */
function thin<T extends Stretch>(spans: readonly T[], { endMs }: Pick<Scale, 'endMs'>): readonly T[] {
  if (spans.length <= maxShapes) return spans;
  const longest = new Map<number, T>();
  for (const span of spans) {
    const slot = Math.min(maxShapes - 1, Math.floor((span.fromMs / endMs) * maxShapes));
    const known = longest.get(slot);
    if (known === undefined || span.toMs - span.fromMs > known.toMs - known.fromMs) longest.set(slot, span);
  }
  return [...longest.values()];
}

/** Shapes of these rows that are not drawn. */
export function countUndrawn(
  { lanes, flow }: { readonly lanes: readonly Lane[]; readonly flow: readonly FlowRow[] },
  scale: Scale,
): number {
  const lists: readonly (readonly Stretch[])[] = [
    ...lanes.flatMap(({ spans, hits }) => [spans, hits]),
    ...flow.flatMap(({ stretches, rounds, faults, actions }) => [stretches, rounds.map(instant), faults, actions]),
  ];
  return lists.reduce((sum, list) => sum + list.length - thin(list, scale).length, 0);
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

export function rowAt({ y, scale }: Place, parts: RowParts): GanttRow {
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
  return kind === 'serial' || kind === 'parallel' || kind === 'round' || kind === 'hold' ? 'container' : 'step';
}

function flowEnding(step: FlowRow): string {
  const times = step.stretches.length;
  if (times > 1) return [`${String(times)} times`, ...troubles(step)].join(', ');
  if (step.outcome === null) return 'did not end';
  const took = formatDuration(step.toMs - step.fromMs);
  const rounds = step.rounds.length === 0 ? took : `${count(step.rounds.length, 'round')} in ${took}`;
  if (step.outcome === 'done') return [rounds, ...troubles(step)].join(', ');
  const reason = step.reason === null ? '' : `: ${step.reason}`;
  return `${step.outcome.replace('-', ' ')} after ${took}${reason}`;
}

/** `2 timed out`, `failed on 3 of 8` */
function troubles({ marks, actions, stretches }: FlowRow): readonly string[] {
  const late = marks.filter(({ kind }) => kind === 'timed-out').length;
  return [
    late === 0 ? null : stretches.length > 1 ? `${String(late)} timed out` : 'timed out',
    failures(actions),
  ].filter((trouble) => trouble !== null);
}

function failures(actions: readonly ActionSpan[]): string | null {
  const sum = (pick: (action: ActionSpan) => readonly string[]): number =>
    actions.reduce((total, action) => total + pick(action).length, 0);
  const [failed, all] = [sum(({ failed: names }) => names), sum(({ targets }) => targets)];
  if (failed === 0) return null;
  return all === 1 ? 'failed' : `failed on ${String(failed)} of ${String(all)}`;
}

function stateBar(span: LaneSpan, place: Place): GanttBar {
  const look = span.state.toLowerCase() as BarLook;
  const detail = span.detail === null ? '' : ` (${visible(span.detail, 100)})`;
  return bar(span, { look, inset: 4, title: `${span.state}${detail}` }, place);
}

const hitHeight = 3;

/** A fault lies under the state, an operation over it. Wall times are told where it stands in the flow. */
function hitBar(hit: Hit, place: Place): GanttBar {
  const isFault = hit.kind === 'fault';
  const as = { look: isFault ? 'fault-hit' : 'action-hit', inset: 0, title: visible(hit.text, 200) } as const;
  return { ...bar(hit, as, { ...place, clock: null }), y: place.y + (isFault ? 14 : 1), height: hitHeight };
}

/** What the flow ended is no failure. */
function endCap({ state, fromMs, detail, onPurpose }: LaneSpan): PlainMark {
  const why = detail === null ? '' : `: ${detail}`;
  if (onPurpose) return { look: 'stopped', atMs: fromMs, text: `${state}${why}, after it was ended on purpose` };
  return { look: state === 'Failed' ? 'failed' : 'succeeded', atMs: fromMs, text: `${state}${why}` };
}

function marksOf(marks: readonly Mark[], place: Place): readonly GanttMark[] {
  return placeMarks(marks.map(plain), place);
}

function plain({ kind, atMs, text }: Mark): PlainMark {
  return { look: kind, atMs, text };
}

/** Never so thin that it cannot be seen. */
export function bar(
  span: { readonly fromMs: number; readonly toMs: number },
  as: { readonly look: BarLook; readonly inset: number; readonly title: string },
  place: Place,
): GanttBar {
  const x = xOf(place.scale, span.fromMs);
  const least = firm.has(as.look) ? 3 : 1.5;
  const length = round(xOf(place.scale, span.toMs) - x);
  const width = Math.max(least, length);
  const trueWidth = length < least ? String(trueLength(span, place.scale)) : null;
  const title = `${as.title}: ${moment(span.fromMs, place)} to ${formatTime(span.toMs)}`;
  return { x, y: place.y + as.inset, width, height: rowHeight - 2 * as.inset, look: as.look, title, trueWidth };
}

/** Fine enough for the closest that anybody looks. */
function trueLength({ fromMs, toMs }: Stretch, { length, endMs }: Scale): number {
  return Math.round(((toMs - fromMs) / endMs) * length * 100) / 100;
}

const firm: ReadonlySet<BarLook> = new Set<BarLook>(['fault', 'action', 'fault-hit', 'action-hit']);

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
