// SPDX-License-Identifier: Apache-2.0
/** What the events of the run, its phases, steps, components and instances do to the state. */
import type { EventBody } from '../domain/documents.ts';
import type { ActionRecord, PhaseSpan } from '../domain/record.ts';
import { componentOf, type Draft, type EventOf, faultKey, instanceOf, type Mutable, report } from './draft.ts';

type RunEventType = Exclude<EventBody['type'], `fault.${string}` | `revert.${string}`>;
type Handlers = { readonly [T in RunEventType]: (draft: Draft, event: EventOf<T>) => void };

const nothing = (): void => undefined;

const handlers: Handlers = {
  'run.started': ({ state }, event) => {
    state.runId = event.runId;
    state.experiment = event.experiment;
    state.adapter = event.adapter;
    state.startedAt = event.at;
  },
  'phase.started': startPhase,
  'phase.ended': endPhase,
  'system.booted': ({ state }, event) => {
    state.system = event.system;
  },
  'component.state': (draft, event) => {
    const { state, elapsedMs, seq } = event;
    componentOf(draft, event.component).states.push({ state, atMs: elapsedMs, seq });
  },
  'hook.started': nothing,
  'hook.ended': nothing,
  'step.started': startStep,
  'step.ended': endStep,
  'instance.state': (draft, event) => {
    const { state, rawPhase, exitCode, reason, elapsedMs, seq } = event;
    instanceOf(draft, event).states.push({ state, rawPhase, exitCode, reason, atMs: elapsedMs, seq });
  },
  'instance.revived': (draft, event) => {
    instanceOf(draft, event).revivals += 1;
  },
  'instance.collected': (draft, event) => {
    const { complete, files, leftOut, seq } = event;
    instanceOf(draft, event).collected = { complete, files, leftOut, seq };
  },
  'instance.deleted': (draft, event) => {
    instanceOf(draft, event).deleted = event.deleted;
  },
  'await.timed-out': ({ state }, event) => {
    const condition = `await ${event.workload}`;
    state.waitTimeouts.push({ step: event.step, condition, atMs: event.elapsedMs, seq: event.seq });
  },
  'wait.timed-out': ({ state }, event) => {
    const { step, condition, elapsedMs, seq } = event;
    state.waitTimeouts.push({ step, condition, atMs: elapsedMs, seq });
  },
  'targets.resolved': ({ state }, event) => {
    const { operation, firing, step, rule, candidates, chosen, seedPath, elapsedMs, seq } = event;
    state.targets.push({ operation, firing, step, rule, candidates, chosen, seedPath, atMs: elapsedMs, seq });
  },
  'steady-state.checked': ({ state }, event) => {
    const { name, when, outcome, expected, actual, seq } = event;
    state.steady.push({ name, when, outcome, expected, actual, seq });
  },
  'log.closed': ({ state }, event) => {
    const { log, path, lines, bytes, capped, complete, reason = null, counts, seq } = event;
    state.logs.push({ log, path, lines, bytes, capped, complete, reason, counts, seq });
  },
  'watch.ended': nothing,
  'operation.started': startAction,
  'operation.ended': endAction,
  'instance.stopped': (draft, event) => {
    instanceOf(draft, event).stopped = { by: event.by, atMs: event.elapsedMs, seq: event.seq };
  },
  'inventory.taken': ({ state }, event) => {
    const { point, outcome, reason, instances, items, elapsedMs, seq } = event;
    state.inventories.push({ at: point, outcome, reason, instances, items, atMs: elapsedMs, seq });
  },
  'system.swept': ({ state }, event) => {
    state.sweep = { removed: event.removed, left: event.left, seq: event.seq };
  },
  'run.not-applicable': ({ state }, event) => {
    state.notApplicable = { reason: event.reason, seq: event.seq };
  },
  'clock.stepped': ({ state }, event) => {
    state.clockSteps.push({ byMs: event.byMs, atMs: event.elapsedMs, seq: event.seq });
  },
  'signal.received': ({ state }, event) => {
    state.signals.push(event.signal);
  },
  error: ({ state }, event) => {
    const { phase, code, subject, message, seq } = event;
    state.errors.push({ phase, code, subject, message, seq });
  },
  'run.ended': ({ state }, event) => {
    state.ended = { cancelled: event.cancelled, reason: event.reason, seq: event.seq };
  },
};

export function applyRunEvent(draft: Draft, event: EventOf<RunEventType>): void {
  (handlers[event.type] as (draft: Draft, event: EventOf<RunEventType>) => void)(draft, event);
}

function startPhase(draft: Draft, event: EventOf<'phase.started'>): void {
  const running = draft.phases.get(event.phase);
  if (running !== undefined && running.endMs === null) {
    report(draft, event, `phase ${event.phase} was already under way`);
    return;
  }
  addPhase(draft, event, { endMs: null, outcome: null, reason: null });
}

/** A skipped phase may have no start. */
function endPhase(draft: Draft, event: EventOf<'phase.ended'>): void {
  const { outcome, reason } = event;
  const running = draft.phases.get(event.phase);
  if (running !== undefined && running.endMs === null) {
    running.endMs = event.elapsedMs;
    running.outcome = outcome;
    running.reason = reason;
    return;
  }
  if (outcome !== 'skipped') report(draft, event, `phase ${event.phase} was not under way`);
  else addPhase(draft, event, { endMs: event.elapsedMs, outcome, reason });
}

function addPhase(
  draft: Draft,
  event: EventOf<'phase.started' | 'phase.ended'>,
  end: Pick<PhaseSpan, 'endMs' | 'outcome' | 'reason'>,
): void {
  const span: Mutable<PhaseSpan> = { phase: event.phase, startMs: event.elapsedMs, ...end, seq: event.seq };
  draft.phases.set(event.phase, span);
  draft.state.phases.push(span);
}

function startStep(draft: Draft, event: EventOf<'step.started'>): void {
  if (draft.steps.has(event.step)) {
    report(draft, event, `step ${event.step} had already begun`);
    return;
  }
  const step = {
    step: event.step,
    parent: event.parent,
    kind: event.kind,
    label: event.label,
    startMs: event.elapsedMs,
    endMs: null,
    outcome: null,
    reason: null,
    seq: event.seq,
  };
  draft.steps.set(event.step, step);
  draft.state.steps.push(step);
}

function endStep(draft: Draft, event: EventOf<'step.ended'>): void {
  const step = draft.steps.get(event.step);
  if (step === undefined || step.endMs !== null) {
    report(draft, event, `step ${event.step} was not under way`);
    return;
  }
  step.endMs = event.elapsedMs;
  step.outcome = event.outcome;
  step.reason = event.reason;
}

function startAction(draft: Draft, event: EventOf<'operation.started'>): void {
  const key = faultKey(event);
  if (draft.actions.has(key)) {
    report(draft, event, `this firing of ${event.operation} on ${event.target} was started before`);
    return;
  }
  const { operation, firing, uses, step, target, component, workload, instance, undo, logs, elapsedMs, seq } = event;
  const action: Mutable<ActionRecord> = {
    ...{ operation, firing, uses, step, target, component, workload, instance, undo },
    startedMs: elapsedMs,
    startedSeq: seq,
    startedLogs: [...logs],
    end: null,
    revert: null,
  };
  draft.actions.set(key, action);
  draft.state.actions.push(action);
}

function endAction(draft: Draft, event: EventOf<'operation.ended'>): void {
  const action = draft.actions.get(faultKey(event));
  if (action === undefined || action.end !== null) {
    report(draft, event, `${event.operation} was not under way on ${event.target}`);
    return;
  }
  const { outcome, exitCode, durationMs, stdout, stderr, cut = false, proof, logs, elapsedMs, seq } = event;
  action.end = { outcome, exitCode, durationMs, stdout, stderr, cut, proof, logs, atMs: elapsedMs, seq };
}
