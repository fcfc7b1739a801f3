// SPDX-License-Identifier: Apache-2.0

// Timelines for tests: bodies in, numbered events out.

import type { EventBody, TimelineEvent } from '../../src/core/domain/documents.ts';

/** Events numbered from 0, 100 ms apart; `at` of a body sets its elapsed time. */
export function timeline(bodies: readonly (EventBody & { readonly atMs?: number })[]): TimelineEvent[] {
  let elapsedMs = 0;
  return bodies.map(({ atMs, ...body }, seq) => {
    elapsedMs = atMs ?? elapsedMs + (seq === 0 ? 0 : 100);
    const at = new Date(Date.UTC(2026, 10, 29, 12) + elapsedMs).toISOString();
    return { v: 1, seq, at, elapsedMs, ...body };
  });
}

export const runStarted: EventBody = {
  type: 'run.started',
  runId: '20261129T120000Z-abcdef',
  experiment: 'sample',
  adapter: 'standin',
  seed: '7',
};

export const runEnded: EventBody = { type: 'run.ended', cancelled: false, reason: null };

export function phaseStarted(phase: Extract<EventBody, { type: 'phase.started' }>['phase']): EventBody {
  return { type: 'phase.started', phase };
}

export function phaseEnded(phase: Extract<EventBody, { type: 'phase.started' }>['phase']): EventBody {
  return { type: 'phase.ended', phase, outcome: 'done', reason: null };
}

type InstanceStateBody = Extract<EventBody, { type: 'instance.state' }>;

export function instanceState(
  instance: string,
  state: InstanceStateBody['state'],
  more: Partial<InstanceStateBody> = {},
): InstanceStateBody {
  const workload = instance.slice(0, instance.lastIndexOf('-'));
  return { type: 'instance.state', workload, instance, state, rawPhase: null, exitCode: null, reason: null, ...more };
}

export function componentState(
  component: string,
  state: Extract<EventBody, { type: 'component.state' }>['state'],
): EventBody {
  return { type: 'component.state', component, state };
}

export function collected(
  instance: string,
  more: Partial<Extract<EventBody, { type: 'instance.collected' }>> = {},
): EventBody {
  const workload = instance.slice(0, instance.lastIndexOf('-'));
  return { type: 'instance.collected', workload, instance, complete: true, files: 1, bytes: 1, leftOut: [], ...more };
}

const gatewayTarget = {
  operation: 'crash-gateway',
  firing: 0,
  fault: 'outage',
  target: 'gateway',
  component: 'gateway',
  workload: null,
  instance: null,
  role: null,
} as const;

export function faultRequested(more: Partial<Extract<EventBody, { type: 'fault.requested' }>> = {}): EventBody {
  return {
    type: 'fault.requested',
    ...gatewayTarget,
    step: 'flow[0]',
    identity: 'pid 10',
    undo: 1,
    logs: [],
    ...more,
  };
}

export function faultEffective(more: Partial<Extract<EventBody, { type: 'fault.effective' }>> = {}): EventBody {
  return { type: 'fault.effective', ...gatewayTarget, proof: 'gone', respondedMs: 1, logs: [], ...more };
}

export function faultFailed(more: Partial<Extract<EventBody, { type: 'fault.failed' }>> = {}): EventBody {
  return { type: 'fault.failed', ...gatewayTarget, code: 'fault-not-effective', message: 'it is not so', ...more };
}

export function revertRequested(more: Partial<Extract<EventBody, { type: 'revert.requested' }>> = {}): EventBody {
  return { type: 'revert.requested', ...gatewayTarget, undo: 1, cause: 'duration', ...more };
}

export function revertEnded(more: Partial<Extract<EventBody, { type: 'revert.ended' }>> = {}): EventBody {
  return { type: 'revert.ended', ...gatewayTarget, undo: 1, result: 'reverted', proof: 'pid 11', ...more };
}

/** A run with these events in its flow, then collected and deleted as it should be. */
export function wholeRun(
  flow: readonly EventBody[],
  teardown: { readonly instances?: readonly string[]; readonly collect?: readonly EventBody[] } = {},
): EventBody[] {
  const instances = teardown.instances ?? ['counter-0'];
  return [
    runStarted,
    phaseStarted('flow'),
    ...flow,
    phaseEnded('flow'),
    phaseStarted('collect'),
    ...(teardown.collect ?? instances.map((instance) => collected(instance))),
    phaseEnded('collect'),
    phaseStarted('delete'),
    ...instances.map(deleted),
    phaseEnded('delete'),
    phaseStarted('shutdown'),
    phaseEnded('shutdown'),
    runEnded,
  ];
}

function deleted(instance: string): EventBody {
  const workload = instance.slice(0, instance.lastIndexOf('-'));
  return { type: 'instance.deleted', workload, instance, deleted: true };
}

export function logClosed(more: Partial<Extract<EventBody, { type: 'log.closed' }>> = {}): EventBody {
  return {
    type: 'log.closed',
    log: 'gateway',
    path: 'logs/gateway.log',
    lines: 10,
    bytes: 100,
    capped: false,
    complete: true,
    counts: [],
    ...more,
  };
}

export function harnessError(more: Partial<Extract<EventBody, { type: 'error' }>> = {}): EventBody {
  return { type: 'error', phase: 'flow', code: 'hook-failed', subject: null, message: 'the hook exited 1', ...more };
}
