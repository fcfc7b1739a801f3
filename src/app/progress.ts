// SPDX-License-Identifier: Apache-2.0
/**
 * What a run is doing, from its events: a state for a block that is redrawn, and plain lines for a log. Draws nothing;
 * all text of unknown origin is made printable here.
 */
import type { EventBody, TimelineEvent } from '../core/domain/documents.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { FAULTS } from '../core/domain/faults.ts';
import type { RunPlan } from '../core/domain/plan.ts';
import type { FaultRecord, RunState } from '../core/domain/record.ts';
import { createFold } from '../core/timeline/fold.ts';
import { visible } from '../core/report/text.ts';

export interface ProgressView {
  readonly experiment: string;
  readonly adapter: string;
  readonly phase: string;
  readonly elapsedMs: number;
  readonly limitMs: number;
  /** Labels of the innermost steps that are under way. */
  readonly steps: readonly string[];
  readonly faults: readonly { readonly text: string; readonly leftMs: number | null }[];
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
/** Characters of one line. */
const textLimit = 300;

export function createProgress(plan: RunPlan): Progress {
  const fold = createFold();
  /** Workloads whose states changed since they were last told, and when that began. */
  const untold = new Map<string, number>();
  return {
    observe(event) {
      fold.add(event);
      if (event.type === 'instance.state' && !untold.has(event.workload)) untold.set(event.workload, event.elapsedMs);
      const text = describeEvent(event);
      const lines = [...tellStates(fold.state(), untold, text !== null), ...(text === null ? [] : [text])];
      return lines.map((line) => `${clock(event.elapsedMs)}  ${line}`);
    },
    view: (sinceLastMs) => viewOf(fold.state(), plan, fold.state().lastMs + sinceLastMs),
  };
}

function tellStates(state: RunState, untold: Map<string, number>, now: boolean): readonly string[] {
  const told: string[] = [];
  for (const [workload, sinceMs] of untold) {
    const counts = countStates(state, workload);
    if (!now && state.lastMs - sinceMs < tellStatesAfterMs && counts.size > 1) continue;
    untold.delete(workload);
    told.push(describeStates(workload, counts));
  }
  return told;
}

function countStates(state: RunState, workload: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const instance of state.instances) {
    const last = instance.workload === workload ? instance.states.at(-1) : undefined;
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
    steps: open.filter(({ step }) => !parents.has(step)).map(({ label }) => label),
    faults: groupFaults(state, plan, nowMs),
    states: plan.workloads
      .map(({ name }) => ({ name, counts: countStates(state, name) }))
      .filter(({ counts }) => counts.size > 0)
      .map(({ name, counts }) => describeStates(name, counts)),
  };
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
      text: visible(`${first?.fault ?? ''} of ${first?.target ?? ''}${more} (${first?.operation ?? ''})`, textLimit),
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

/** One line for people, or null for an event that a log of progress leaves out. */
function describeEvent(event: EventBody): string | null {
  switch (event.type) {
    case 'phase.started':
      return event.phase;
    case 'phase.ended':
      return event.outcome === 'done'
        ? null
        : visible(`${event.phase} ${event.outcome}${because(event.reason)}`, textLimit);
    case 'system.booted':
      return visible(`${event.system.name} ${event.system.version} booted`, textLimit);
    case 'component.state':
      return visible(`${event.component}: ${event.state}`, textLimit);
    case 'signal.received':
      return visible(`${event.signal} received: no new step starts, faults are reverted`, textLimit);
    case 'error':
      return visible(`error in ${event.phase}${of(event.subject)}: ${event.message}`, textLimit);
    case 'await.timed-out':
      return visible(`${event.workload}: not ended in time: ${event.instances.join(', ')}`, textLimit);
    case 'wait.timed-out':
      return visible(`wait for ${event.condition} not met in time; last seen: ${event.lastSeen}`, textLimit);
    case 'run.not-applicable':
      return visible(`not applicable: ${event.reason}`, textLimit);
    case 'inventory.taken':
      return visible(`inventory ${event.point}: ${describeList(event)}`, textLimit);
    case 'system.swept':
      return describeSwept(event);
    case 'instance.revived':
      return visible(`${event.instance}: ${event.from}, then ${event.to} again`, textLimit);
    case 'instance.stopped':
      return visible(`${event.instance}: ended on purpose`, textLimit);
    default:
      return describeFaultEvent(event);
  }
}

function describeList({ outcome, reason, items }: Extract<EventBody, { type: 'inventory.taken' }>): string {
  return outcome === 'ok' ? `${String(items.length)} listed` : `${outcome}${because(reason)}`;
}

/** Null where there was nothing to sweep. */
function describeSwept({ removed, left }: Extract<EventBody, { type: 'system.swept' }>): string | null {
  const parts = [
    ...removed.map(({ kind, id }) => `${kind} ${id} removed`),
    ...left.map(({ kind, id }) => `${kind} ${id} left`),
  ];
  return parts.length === 0 ? null : visible(`sweep: ${parts.join(', ')}`, textLimit);
}

function describeFaultEvent(event: EventBody): string | null {
  switch (event.type) {
    case 'targets.resolved':
      return event.chosen.length === event.candidates.length
        ? null
        : visible(`${event.operation}: chose ${event.chosen.join(', ')} of ${event.candidates.join(', ')}`, textLimit);
    case 'clock.stepped':
      return `the wall clock moved ${event.byMs < 0 ? 'back' : 'forward'} by ${formatDuration(Math.abs(event.byMs))}`;
    case 'fault.effective':
      return visible(`${event.operation}: ${event.fault} of ${event.target} in effect (${event.proof})`, textLimit);
    case 'fault.failed':
      return visible(`${event.operation}: ${event.fault} of ${event.target} failed: ${event.message}`, textLimit);
    case 'operation.ended':
      return visible(
        `${event.operation}: ${event.uses} of ${event.target} ${event.outcome}${because(event.proof)}`,
        textLimit,
      );
    case 'instance.stopped':
      return visible(`${event.instance}: ended on purpose`, textLimit);
    case 'fault.ended-early':
      return visible(`${event.operation}: ${event.fault} of ${event.target} over early (${event.proof})`, textLimit);
    case 'revert.ended':
      return visible(
        `${event.operation}: ${event.fault === null ? '' : `${event.fault} of `}${event.target} ${event.result} (${event.proof})`,
        textLimit,
      );
    case 'steady-state.checked':
      return event.outcome === 'held'
        ? null
        : visible(`steady state ${event.name} ${event.when}: ${event.actual}`, textLimit);
    default:
      return null;
  }
}

function because(reason: string | null): string {
  return reason === null ? '' : `: ${reason}`;
}

function of(subject: string | null): string {
  return subject === null ? '' : ` (${subject})`;
}

function clock(elapsedMs: number): string {
  return formatDuration(elapsedMs).padStart(8);
}
