// SPDX-License-Identifier: Apache-2.0
/** What the events of a fault do to the state: requested, effective or failed, then its revert. */
import type { TimelineEvent } from '../domain/documents.ts';
import type { FaultRecord } from '../domain/record.ts';
import { type Draft, type EventOf, faultKey, type Mutable, report } from './draft.ts';

type FaultEvent = EventOf<'fault.requested' | 'fault.effective' | 'fault.failed' | 'revert.requested' | 'revert.ended'>;

const types: ReadonlySet<string> = new Set<FaultEvent['type']>([
  'fault.requested',
  'fault.effective',
  'fault.failed',
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
    case 'revert.requested':
      fault.revert = {
        cause: event.cause,
        requestedMs: event.elapsedMs,
        endedMs: null,
        result: null,
        proof: null,
        seq: event.seq,
      };
      return;
    case 'revert.ended':
      endRevert(draft, event, fault);
  }
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

function endRevert(draft: Draft, event: EventOf<'revert.ended'>, fault: Mutable<FaultRecord>): void {
  const { revert } = fault;
  if (revert === null || revert.endedMs !== null) {
    report(draft, event, `no revert of ${event.operation} on ${event.target} was under way`);
    return;
  }
  fault.revert = { ...revert, endedMs: event.elapsedMs, result: event.result, proof: event.proof };
}
