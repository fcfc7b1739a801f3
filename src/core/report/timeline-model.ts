// SPDX-License-Identifier: Apache-2.0
/**
 * What happened when, in milliseconds: the one model that the picture and the table below it are both made from, so
 * that neither says less than the other. Geometry is gantt.ts's affair, words are timeline-view.ts's.
 */
import type { ComponentState, InstanceState, Phase } from '../domain/documents.ts';
import type { ComponentRecord, InstanceEntry, InstanceRecord, PhaseSpan, RunState } from '../domain/record.ts';
import { buildFaultSpans, type FaultSpan } from './fault-spans.ts';
import { buildFlowRows, type FlowRow, type Mark } from './flow-rows.ts';
import { compareNames } from './text.ts';

export interface TimelineModel {
  readonly startedAt: string | null;
  /** End of the axis; never 0. */
  readonly endMs: number;
  readonly phases: readonly PhaseBar[];
  /** Whether the system was well again. */
  readonly recovery: Mark | null;
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

export interface LaneSpan {
  readonly state: InstanceState | ComponentState;
  readonly fromMs: number;
  /** Equal to `fromMs` for an end state. */
  readonly toMs: number;
  readonly detail: string | null;
}

export interface Lane {
  readonly name: string;
  readonly spans: readonly LaneSpan[];
  readonly failed: boolean;
  /** Where the lane ended: its last state and, of a failure, the reason. */
  readonly ending: string;
}

const endStates: ReadonlySet<string> = new Set<InstanceState>(['Succeeded', 'Failed']);

/** `failed` holds the instances whose verdict is not PASS. */
export function buildTimelineModel(state: RunState, failed: ReadonlySet<string>): TimelineModel {
  const endMs = Math.max(1, state.lastMs);
  const faults = buildFaultSpans(state, endMs);
  const shutdownMs = state.phases.find(({ phase }) => phase === 'shutdown')?.startMs ?? endMs;
  const readsEnd = state.phases.find(({ phase }) => phase === 'delete')?.startMs ?? endMs;
  return {
    startedAt: state.startedAt,
    endMs,
    phases: state.phases.map((phase) => phaseBar(phase, endMs)),
    recovery: recoveryMark(state),
    flow: buildFlowRows(state, faults, endMs),
    faults,
    components: state.components.map((component) => componentLane(component, shutdownMs)),
    instances: state.instances
      .map((instance) => instanceLane(instance, { readsEnd, failed: failed.has(instance.instance) }))
      .sort((a, b) => Number(b.failed) - Number(a.failed) || compareNames(a.name, b.name)),
  };
}

function phaseBar(span: PhaseSpan, endMs: number): PhaseBar {
  const { phase, startMs, outcome, reason } = span;
  return { phase, fromMs: startMs, toMs: span.endMs ?? endMs, outcome, reason };
}

/** Nothing recovers that was not disturbed. */
function recoveryMark(state: RunState): Mark | null {
  const settle = state.phases.find(({ phase }) => phase === 'settle');
  if (settle?.endMs === undefined || settle.endMs === null || settle.outcome === 'skipped') return null;
  if (settle.outcome === 'done' && state.faults.length === 0) return null;
  return settle.outcome === 'done'
    ? { kind: 'recovered', atMs: settle.endMs, text: 'well again' }
    : { kind: 'not-recovered', atMs: settle.endMs, text: 'not well again in time' };
}

/** What shutdown does to a component is no news. */
function componentLane({ component, states }: ComponentRecord, endMs: number): Lane {
  const before = states.filter(({ atMs }) => atMs <= endMs);
  const spans = before.map((entry, index) => ({
    state: entry.state,
    fromMs: entry.atMs,
    toMs: before[index + 1]?.atMs ?? endMs,
    detail: null,
  }));
  return { name: component, spans, failed: false, ending: spans.at(-1)?.state ?? 'never seen' };
}

function instanceLane(
  { instance, states }: InstanceRecord,
  how: { readonly readsEnd: number; readonly failed: boolean },
): Lane {
  const spans = states.map((entry, index) => ({
    state: entry.state,
    fromMs: entry.atMs,
    toMs: endStates.has(entry.state) ? entry.atMs : (states[index + 1]?.atMs ?? Math.max(how.readsEnd, entry.atMs)),
    detail: entryDetail(entry),
  }));
  const last = states.at(-1);
  const failed = how.failed || last?.state === 'Failed';
  return { name: instance, spans, failed, ending: last === undefined ? 'never seen' : endingOf(last) };
}

function entryDetail({ rawPhase, reason, exitCode }: InstanceEntry): string | null {
  const details = [rawPhase, reason, exitCodeText(exitCode)].filter((detail) => detail !== null);
  return details.length === 0 ? null : details.join(', ');
}

function endingOf({ state, reason, exitCode, rawPhase }: InstanceEntry): string {
  const why = state === 'Failed' ? (reason ?? exitCodeText(exitCode) ?? rawPhase) : null;
  return why === null ? state : `${state}: ${why}`;
}

function exitCodeText(exitCode: number | null): string | null {
  return exitCode === null ? null : `exit code ${String(exitCode)}`;
}
