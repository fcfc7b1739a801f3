// SPDX-License-Identifier: Apache-2.0
/**
 * What a run is doing, from its events: a state for a block that is redrawn, and plain lines for a log. Draws nothing;
 * all text of unknown origin is made printable here.
 */
import type { TimelineEvent } from '../core/domain/documents.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { FAULTS } from '../core/domain/faults.ts';
import type { RunPlan } from '../core/domain/plan.ts';
import type { ActionRecord, FaultRecord, RunState, StepRecord } from '../core/domain/record.ts';
import { createFold } from '../core/timeline/fold.ts';
import { visible } from '../core/report/text.ts';
import { createGroups } from './progress-groups.ts';
import { describeEvent, lineLimit } from './progress-lines.ts';

export interface ProgressView {
  readonly experiment: string;
  readonly adapter: string;
  readonly phase: string;
  readonly elapsedMs: number;
  readonly limitMs: number;
  /** Labels of the innermost steps that are under way. */
  readonly steps: readonly string[];
  readonly faults: readonly { readonly text: string; readonly leftMs: number | null }[];
  /** Operations under way: `start-all: 5 of 8 done, 1 failed` */
  readonly operations: readonly string[];
  /** `counter: 2 Running, 1 Unknown` */
  readonly states: readonly string[];
}

export interface Progress {
  /** Takes the event in and returns the plain lines that it gives rise to. */
  observe(event: TimelineEvent): readonly string[];
  /** What to show `sinceLastMs` after the last event. */
  view(sinceLastMs: number): ProgressView;
}

/** Changes of instance states are told together when this long has passed, or when something else is told. */
const tellStatesAfterMs = 1000;
export function createProgress(plan: RunPlan): Progress {
  const fold = createFold();
  const groups = createGroups();
  const teller = createStateTeller(plan);
  return {
    observe(event) {
      fold.add(event);
      const text = describeEvent(event);
      const news = [...groups.observe(event), ...(text === null ? [] : [text])];
      const lines = [...teller.observe(event, { state: fold.state(), now: news.length > 0 }), ...news];
      return lines.map((line) => `${clock(event.elapsedMs)}  ${line}`);
    },
    view: (sinceLastMs) => viewOf(fold.state(), plan, fold.state().lastMs + sinceLastMs),
  };
}

interface StateTeller {
  observe(event: TimelineEvent, how: { readonly state: RunState; readonly now: boolean }): readonly string[];
}

/** Tells the states of a workload's instances together, and only what is not known from its last line. */
function createStateTeller(plan: RunPlan): StateTeller {
  /** Workloads whose states changed since they were last told, and when that began. */
  const untold = new Map<string, number>();
  const told = new Map<string, string>();
  const planned = new Map(plan.workloads.map(({ name, instances }) => [name, instances.length]));
  return {
    observe(event, { state, now }) {
      if (event.type === 'instance.state' && !untold.has(event.workload)) untold.set(event.workload, event.elapsedMs);
      const lines: string[] = [];
      for (const [workload, sinceMs] of untold) {
        const counts = countStates(state, workload);
        const isSettled = counts.size === 1 && sumOf(counts) >= (planned.get(workload) ?? 0);
        if (!now && !isSettled && state.lastMs - sinceMs < tellStatesAfterMs) continue;
        untold.delete(workload);
        const line = describeStates(workload, counts);
        if (told.get(workload) !== line) lines.push(line);
        told.set(workload, line);
      }
      return lines;
    },
  };
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, number) => sum + number, 0);
}

/** Of the instances that were not deleted by the flow. */
function countStates(state: RunState, workload: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const instance of state.instances) {
    const isGone = instance.workload !== workload || instance.stopped?.by === 'instance-delete';
    const last = isGone ? undefined : instance.states.at(-1);
    if (last !== undefined) counts.set(last.state, (counts.get(last.state) ?? 0) + 1);
  }
  return counts;
}

function describeStates(workload: string, counts: ReadonlyMap<string, number>): string {
  return `${workload}: ${[...counts].map(([state, count]) => `${String(count)} ${state}`).join(', ')}`;
}

function viewOf(state: RunState, plan: RunPlan, nowMs: number): ProgressView {
  const open = state.steps.filter(({ endMs }) => endMs === null);
  const parents = new Set(open.map(({ parent }) => parent));
  return {
    experiment: plan.experiment,
    adapter: plan.adapter,
    phase: state.phases.at(-1)?.phase ?? 'boot',
    elapsedMs: nowMs,
    limitMs: plan.timeoutMs,
    steps: open.filter(({ step }) => !parents.has(step)).map((step) => describeStep(step, open)),
    faults: groupFaults(state, plan, nowMs),
    operations: describeOperations(state),
    states: plan.workloads
      .map(({ name }) => ({ name, counts: countStates(state, name) }))
      .filter(({ counts }) => counts.size > 0)
      .map(({ name, counts }) => describeStates(name, counts)),
  };
}

/** A step in a repeat says in which round it is: `stop-all, round 3`. */
function describeStep({ step, kind, label }: StepRecord, open: readonly StepRecord[]): string {
  const rounds = open.filter((outer) => outer.kind === 'round' && step.startsWith(`${outer.step}.`));
  const round = kind === 'round' ? undefined : rounds.at(-1);
  return visible(round === undefined ? label : `${label}, ${round.label}`, lineLimit);
}

/** One entry per firing that has not ended everywhere. */
function describeOperations(state: RunState): readonly string[] {
  const open = state.actions.filter(({ end }) => end === null);
  const firings = new Map(open.map((action) => [`${action.operation}#${String(action.firing)}`, action]));
  return [...firings.values()].map((action) => describeOperation(action, state));
}

function describeOperation({ operation, firing }: ActionRecord, state: RunState): string {
  const isSame = (other: { readonly operation: string; readonly firing: number }): boolean =>
    other.operation === operation && other.firing === firing;
  const actions = state.actions.filter(isSame);
  const targets = state.targets.find(isSame)?.chosen.length ?? actions.length;
  const done = actions.filter(({ end }) => end?.outcome === 'ok').length;
  const failed = actions.filter(({ end }) => end !== null && end.outcome !== 'ok').length;
  const failures = failed === 0 ? '' : `, ${String(failed)} failed`;
  return visible(`${operation}: ${String(done)} of ${String(targets)} done${failures}`, lineLimit);
}

/** One entry per firing, however many targets it has. */
function groupFaults(state: RunState, plan: RunPlan, nowMs: number): ProgressView['faults'] {
  // What ends a fault that a step holds are the steps that it is held for.
  const holds = new Set(state.steps.flatMap(({ kind, step }) => (kind === 'hold' ? [step] : [])));
  const firings = new Map<string, FaultRecord[]>();
  for (const fault of state.faults.filter(isInForce)) {
    const key = `${fault.operation}#${String(fault.firing)}`;
    firings.set(key, [...(firings.get(key) ?? []), fault]);
  }
  return [...firings.values()].map((ofFiring) => {
    const [first, ...others] = ofFiring;
    const more = others.length === 0 ? '' : ` and ${String(others.length)} more`;
    const timed = ofFiring.filter(({ step }) => !holds.has(step));
    const left = timed.map((fault) => leftOf(fault, plan, nowMs)).filter((ms) => ms !== null);
    return {
      text: visible(`${first?.fault ?? ''} of ${first?.target ?? ''}${more} (${first?.operation ?? ''})`, lineLimit),
      leftMs: left.length === 0 ? null : Math.max(...left),
    };
  });
}

function isInForce(fault: FaultRecord): boolean {
  return (
    FAULTS[fault.fault].held && fault.effectiveMs !== null && (fault.revert === null || fault.revert.endedMs === null)
  );
}

function leftOf(fault: FaultRecord, plan: RunPlan, nowMs: number): number | null {
  const operation = plan.operations.find(({ name }) => name === fault.operation);
  const durationMs = operation?.kind === 'fault' ? operation.durationMs : null;
  return durationMs === null || fault.effectiveMs === null ? null : Math.max(0, fault.effectiveMs + durationMs - nowMs);
}

function clock(elapsedMs: number): string {
  return formatDuration(elapsedMs).padStart(8);
}
