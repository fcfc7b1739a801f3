// SPDX-License-Identifier: Apache-2.0
/**
 * What happened when, in milliseconds: the one model that the picture and the table below it are both made from, so
 * that neither says less than the other. Geometry is gantt.ts's affair, words are timeline-view.ts's.
 */
import { formatDuration } from '../domain/duration.ts';
import type { Phase } from '../domain/documents.ts';
import type { PhaseSpan, RunState } from '../domain/record.ts';
import { buildActionSpans } from './action-spans.ts';
import { buildFaultSpans, type FaultSpan } from './fault-spans.ts';
import { buildFlowRows, type FlowRow, type Mark } from './flow-rows.ts';
import { buildLanes, type Lane } from './lanes.ts';
import { compareNames } from './text.ts';
import type { WallClock } from './wall-time.ts';

export interface TimelineModel {
  readonly clock: WallClock;
  /** End of the axis; never 0. */
  readonly endMs: number;
  readonly phases: readonly PhaseBar[];
  /** Of the run as a whole: whether the system was well again, and steps of the wall clock. */
  readonly marks: readonly Mark[];
  readonly flow: readonly FlowRow[];
  readonly faults: readonly FaultSpan[];
  readonly components: readonly Lane[];
  /** Failed first, then by name. */
  readonly instances: readonly Lane[];
}

export interface PhaseBar {
  readonly phase: Phase;
  readonly fromMs: number;
  readonly toMs: number;
  readonly outcome: PhaseSpan['outcome'];
  readonly reason: string | null;
}

/** `failed` holds the instances whose verdict is not PASS. */
export function buildTimelineModel(state: RunState, failed: ReadonlySet<string>): TimelineModel {
  const endMs = Math.max(1, state.lastMs);
  const faults = buildFaultSpans(state, endMs);
  const lanes = buildLanes(state, failed, endMs);
  return {
    clock: { startedAt: state.startedAt, steps: state.clockSteps },
    endMs,
    phases: state.phases.map((phase) => phaseBar(phase, endMs)),
    marks: [...recoveryMarks(state), ...state.clockSteps.map(clockMark)],
    flow: buildFlowRows(state, { faults, actions: buildActionSpans(state, endMs) }, endMs),
    faults,
    components: lanes.components,
    instances: [...lanes.instances].sort((a, b) => Number(b.failed) - Number(a.failed) || compareNames(a.name, b.name)),
  };
}

function phaseBar(span: PhaseSpan, endMs: number): PhaseBar {
  const { phase, startMs, outcome, reason } = span;
  return { phase, fromMs: startMs, toMs: span.endMs ?? endMs, outcome, reason };
}

/** Nothing recovers that was not disturbed. */
function recoveryMarks(state: RunState): readonly Mark[] {
  const settle = state.phases.find(({ phase }) => phase === 'settle');
  if (settle?.endMs === undefined || settle.endMs === null || settle.outcome === 'skipped') return [];
  if (settle.outcome === 'done' && state.faults.length === 0) return [];
  if (settle.outcome !== 'done') return [{ kind: 'not-recovered', atMs: settle.endMs, text: 'not well again in time' }];
  const recovery = recoveryMs(state);
  const after = recovery === null ? '' : ` after ${formatDuration(recovery)}`;
  return [{ kind: 'recovered', atMs: settle.endMs, text: `well again${after}` }];
}

/** From the end of the last undo until the system was seen to be well; null where either is not known. */
export function recoveryMs(state: RunState): number | null {
  const settle = state.phases.find(({ phase }) => phase === 'settle');
  const reverts = [...state.faults, ...state.actions].flatMap(({ revert }) => revert?.endedMs ?? []);
  if (settle?.outcome !== 'done' || settle.endMs === null || reverts.length === 0) return null;
  return Math.max(0, settle.endMs - reverts.reduce((most, end) => Math.max(most, end), 0));
}

function clockMark({ byMs, atMs }: RunState['clockSteps'][number]): Mark {
  const way = byMs < 0 ? 'back' : 'forward';
  return { kind: 'clock-stepped', atMs, text: `the wall clock moved ${way} by ${formatDuration(Math.abs(byMs))}` };
}
