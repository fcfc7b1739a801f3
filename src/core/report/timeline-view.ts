// SPDX-License-Identifier: Apache-2.0
/** The picture of a run in words: one row per phase, step, fault, mark and lane, in the picture's order. */
import { formatDuration } from '../domain/duration.ts';
import type { ActionSpan } from './action-spans.ts';
import type { FaultSpan } from './fault-spans.ts';
import type { FlowRow, Mark } from './flow-rows.ts';
import { count, formatTime, visible } from './text.ts';
import type { Lane, LaneSpan } from './lanes.ts';
import type { TimelineModel } from './timeline-model.ts';
import { actionTitle, faultTitle, flowLabel } from './timeline-words.ts';
import { type WallClock, wallTime } from './wall-time.ts';

export interface TimelineRow {
  /** `step`, `fault`, `instance`. */
  readonly kind: string;
  readonly what: string;
  /** Milliseconds on the run's clock. */
  readonly fromMs: number;
  readonly from: string;
  readonly to: string;
  readonly took: string;
  readonly wall: string;
  readonly detail: string;
}

export interface TimelineRows {
  readonly rows: readonly TimelineRow[];
  readonly more: string | null;
}

const maxRows = 500;
const maxStates = 12;
const maxRounds = 20;

export function viewTimeline(model: TimelineModel): TimelineRows {
  const rows = [...eventRows(model), ...laneRows(model)];
  const more = rows.length - maxRows;
  return {
    rows: rows.slice(0, maxRows).map((build) => build()),
    more: more <= 0 ? null : `${count(more, 'more row')}; all of it is in timeline.jsonl`,
  };
}

/** A row is put into words only when it is shown: a long run has very many. */
type Row = () => TimelineRow;

function* eventRows(model: TimelineModel): Generator<Row> {
  const { clock } = model;
  for (const { phase, fromMs, toMs, outcome, reason } of model.phases) {
    const detail = `${outcome ?? 'did not end'}${reason === null ? '' : `: ${visible(reason, 200)}`}`;
    yield () => rowOf('phase', { what: phase, fromMs, toMs, detail }, clock);
  }
  for (const mark of model.marks) yield () => markRow(mark, clock);
  for (const step of model.flow) {
    yield () => stepRow(step, clock);
    for (const fault of step.faults) yield () => faultRow(fault, clock);
    for (const action of step.actions) yield () => actionRow(action, clock);
    for (const mark of step.marks) yield () => markRow(mark, clock);
  }
}

function* laneRows(model: TimelineModel): Generator<Row> {
  for (const lane of model.components) yield () => laneRow('component', lane, model);
  for (const lane of model.instances) yield () => laneRow('instance', lane, model);
}

function stepRow(step: FlowRow, clock: WallClock): TimelineRow {
  const reason = step.reason === null ? '' : `: ${visible(step.reason, 200)}`;
  const starts = step.rounds.slice(0, maxRounds).map(formatTime).join(', ');
  const more = step.rounds.length > maxRounds ? ` and ${String(step.rounds.length - maxRounds)} more` : '';
  const rounds = step.rounds.length === 0 ? '' : `; rounds began at ${starts}${more}`;
  const times = step.stretches.length > 1 ? `; ${String(step.stretches.length)} times, the worst is told` : '';
  const what = `${'· '.repeat(step.depth)}${flowLabel(step)}`;
  const detail = `${step.outcome ?? 'did not end'}${reason}${times}${rounds}`;
  return rowOf('step', { what, fromMs: step.fromMs, toMs: step.toMs, detail }, clock);
}

function faultRow(fault: FaultSpan, clock: WallClock): TimelineRow {
  const { operation, fromMs, toMs } = fault;
  return rowOf('fault', { what: operation, fromMs, toMs, detail: faultTitle(fault) }, clock);
}

function actionRow(action: ActionSpan, clock: WallClock): TimelineRow {
  const { operation, fromMs, toMs } = action;
  return rowOf('operation', { what: operation, fromMs, toMs, detail: actionTitle(action) }, clock);
}

function markRow(mark: Mark, clock: WallClock): TimelineRow {
  const { kind, atMs, text } = mark;
  const what = kind.replace('-', ' ');
  return { ...rowOf('mark', { what, fromMs: atMs, toMs: atMs, detail: text }, clock), to: '', took: '' };
}

function laneRow(kind: string, lane: Lane, model: TimelineModel): TimelineRow {
  const [first] = lane.spans;
  const last = lane.spans.at(-1);
  const states = lane.spans.slice(0, maxStates).map(stateText).join(', ');
  const more = lane.spans.length > maxStates ? ` and ${String(lane.spans.length - maxStates)} more` : '';
  const span = {
    what: lane.name,
    fromMs: first?.fromMs ?? 0,
    toMs: last?.toMs ?? 0,
    detail: `${states}${more}${eventsText(lane)}`,
  };
  return rowOf(kind, span, model.clock);
}

const maxMarks = 6;

/** What was done to it, as far as it failed or ended it. */
function eventsText({ marks }: Lane): string {
  const texts = marks.slice(0, maxMarks).map(({ atMs, text }) => `; ${visible(text, 100)} at ${formatTime(atMs)}`);
  const more = marks.length > maxMarks ? `; and ${String(marks.length - maxMarks)} more` : '';
  return `${texts.join('')}${more}`;
}

function stateText({ state, fromMs, detail }: LaneSpan): string {
  return `${state} at ${formatTime(fromMs)}${detail === null ? '' : ` (${visible(detail, 100)})`}`;
}

function rowOf(
  kind: string,
  span: { readonly what: string; readonly fromMs: number; readonly toMs: number; readonly detail: string },
  clock: WallClock,
): TimelineRow {
  return {
    kind,
    what: visible(span.what, 150),
    fromMs: span.fromMs,
    from: formatTime(span.fromMs),
    to: formatTime(span.toMs),
    took: formatDuration(span.toMs - span.fromMs),
    wall: wallTime(clock, span.fromMs) ?? '',
    detail: visible(span.detail, 800),
  };
}
