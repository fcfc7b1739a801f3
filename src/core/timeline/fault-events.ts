// SPDX-License-Identifier: Apache-2.0
/** What the events of a fault do to the state: requested, effective or failed, perhaps over early, then its revert. */
import type { TimelineEvent } from '../domain/documents.ts';
import type { ActionRecord, FaultRecord } from '../domain/record.ts';
import { type Draft, type EventOf, faultKey, type Mutable, report } from './draft.ts';

type FaultEvent = EventOf<
  'fault.requested' | 'fault.effective' | 'fault.failed' | 'fault.ended-early' | 'revert.requested' | 'revert.ended'
>;

const types: ReadonlySet<string> = new Set<FaultEvent['type']>([
  'fault.requested',
  'fault.effective',
  'fault.failed',
  'fault.ended-early',
  'revert.requested',
  'revert.ended',
]);

export function isFaultEvent(event: TimelineEvent): event is FaultEvent {
  return types.has(event.type);
}

export function applyFaultEvent(draft: Draft, event: FaultEvent): void {
  if (event.type === 'fault.requested') {
    requestFault(draft, event);
    return;
  }
  if (isRevertEvent(event)) {
    applyRevertEvent(draft, event);
    return;
  }
  const fault = draft.faults.get(faultKey(event));
  if (fault === undefined) {
    report(draft, event, `${event.operation} was not requested on ${event.target}`);
    return;
  }
  switch (event.type) {
    case 'fault.effective':
      takeEffect(draft, event, fault);
      return;
    case 'fault.failed':
      if (fault.effectiveMs !== null) report(draft, event, 'the fault had taken effect');
      fault.failure = `${event.code}: ${event.message}`;
      return;
    case 'fault.ended-early':
      fault.endedEarly = { proof: event.proof, atMs: event.elapsedMs, seq: event.seq };
  }
}

type RevertEvent = EventOf<'revert.requested' | 'revert.ended'>;

function isRevertEvent(event: FaultEvent): event is RevertEvent {
  return event.type === 'revert.requested' || event.type === 'revert.ended';
}

/** Of a fault, or of an operation that can be undone. */
function applyRevertEvent(draft: Draft, event: RevertEvent): void {
  const key = faultKey(event);
  const undone: Mutable<FaultRecord> | Mutable<ActionRecord> | undefined =
    draft.faults.get(key) ?? draft.actions.get(key);
  if (undone === undefined) {
    report(draft, event, `${event.operation} was not requested on ${event.target}`);
    return;
  }
  if (event.type === 'revert.ended') {
    endRevert(draft, event, undone);
    return;
  }
  const { cause, elapsedMs, seq } = event;
  undone.revert = { cause, requestedMs: elapsedMs, endedMs: null, result: null, proof: null, seq };
}

function requestFault(draft: Draft, event: EventOf<'fault.requested'>): void {
  const key = faultKey(event);
  if (draft.faults.has(key)) {
    report(draft, event, `this firing of ${event.operation} on ${event.target} was requested before`);
    return;
  }
  const fault: Mutable<FaultRecord> = {
    operation: event.operation,
    firing: event.firing,
    fault: event.fault,
    step: event.step,
    target: event.target,
    component: event.component,
    workload: event.workload,
    instance: event.instance,
    role: event.role,
    identity: event.identity,
    undo: event.undo,
    requestedMs: event.elapsedMs,
    requestedSeq: event.seq,
    requestedLogs: [...event.logs],
    respondedMs: null,
    effectiveMs: null,
    effectiveSeq: null,
    effectiveLogs: [],
    proof: null,
    failure: null,
    endedEarly: null,
    revert: null,
  };
  draft.faults.set(key, fault);
  draft.state.faults.push(fault);
}

function takeEffect(draft: Draft, event: EventOf<'fault.effective'>, fault: Mutable<FaultRecord>): void {
  if (fault.effectiveMs !== null) {
    report(draft, event, 'the fault had already taken effect');
    return;
  }
  fault.respondedMs = event.respondedMs;
  fault.effectiveMs = event.elapsedMs;
  fault.effectiveSeq = event.seq;
  fault.effectiveLogs = [...event.logs];
  fault.proof = event.proof;
}

function endRevert(
  draft: Draft,
  event: EventOf<'revert.ended'>,
  undone: Mutable<FaultRecord> | Mutable<ActionRecord>,
): void {
  const { revert } = undone;
  if (revert === null || revert.endedMs !== null) {
    report(draft, event, `no revert of ${event.operation} on ${event.target} was under way`);
    return;
  }
  undone.revert = { ...revert, endedMs: event.elapsedMs, result: event.result, proof: event.proof };
}
