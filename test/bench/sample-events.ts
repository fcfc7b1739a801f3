// SPDX-License-Identifier: Apache-2.0
/**
 * A timeline of any length as a run of sample-run.ts's experiment would leave it: rounds of an outage, in each of which
 * every instance is lost from sight and seen again.
 */
import type { EventBody, InstanceState, Phase, TimelineEvent } from '../../src/core/domain/documents.ts';
import { INSTANCES, OPERATION, WORKLOAD } from './sample-run.ts';

const STEP_MS = 3;
const startMs = Date.UTC(2026, 10, 29, 15, 45);

/** Exactly that many events, about 300 at least; a run that ends well. */
export function sampleEvents(count: number): readonly TimelineEvent[] {
  const head = [...beginning()];
  const tail = [...ending()];
  const middle: EventBody[] = [];
  for (let round = 1; middle.length + roundLength <= count - head.length - tail.length; round += 1) {
    middle.push(...oneRound(round));
  }
  // What is left of the number: an ordinary change of state, as often as needed.
  while (head.length + middle.length + tail.length < count) middle.push(instanceState(0, 'Running'));
  return [...head, ...middle, ...tail].map((body, seq) => numbered(body, seq));
}

function numbered(body: EventBody, seq: number): TimelineEvent {
  const elapsedMs = seq * STEP_MS + 0.125;
  return { v: 1, seq, at: new Date(startMs + elapsedMs).toISOString(), elapsedMs, ...body };
}

function* beginning(): Generator<EventBody> {
  const system = { name: 'nothing', version: '1.0.0', generation: null, build: null, standInFor: 'Nothing' };
  yield { type: 'run.started', runId: '20261129T154500Z-bench0', experiment: 'bench', adapter: 'nothing', seed: '7' };
  yield { type: 'phase.started', phase: 'boot' };
  yield* hook('system.boot', null);
  yield { type: 'system.booted', system };
  yield* gatewayStates(['up', 'ready']);
  yield { type: 'phase.ended', phase: 'boot', outcome: 'done', reason: null };
  yield { type: 'phase.started', phase: 'flow' };
  yield started({ step: 'flow', parent: null, kind: 'serial', label: 'serial' });
  yield started({ step: 'flow[0]', parent: 'flow', kind: 'start', label: `start ${WORKLOAD}` });
  for (let index = 0; index < INSTANCES; index += 1) yield* hook('instance.create', nameOf(index));
  yield* instanceStates(['Created', 'Pending', 'Running']);
  yield ended('flow[0]');
  yield started({ step: 'flow[1].repeat', parent: 'flow', kind: 'repeat', label: 'repeat 1000 times' });
}

function* oneRound(round: number): Generator<EventBody> {
  const path = `flow[1].repeat#${String(round)}`;
  const step = `${path}.do[0]`;
  const place = { target: 'gateway', component: 'gateway', workload: null, instance: null, role: null } as const;
  const fault = { operation: OPERATION, firing: round, fault: 'outage', ...place } as const;
  const logs = [{ log: 'gateway', lines: round * 7, bytes: round * 512 }];
  yield started({ step: path, parent: 'flow[1].repeat', kind: 'round', label: `round ${String(round)} of 1000` });
  yield started({ step, parent: path, kind: 'operation', label: OPERATION });
  yield {
    ...{ type: 'targets.resolved', step, operation: OPERATION, firing: round, rule: 'component gateway' },
    ...{ candidates: ['gateway'], chosen: ['gateway'], seedPath: null },
  };
  yield { type: 'fault.requested', step, ...fault, identity: '4711@918273', undo: round, logs };
  yield* gatewayStates(['down']);
  yield { type: 'fault.effective', ...fault, proof: 'process 4711 is gone', respondedMs: 1, logs };
  yield* instanceStates(['Unknown']);
  yield { type: 'revert.requested', ...fault, undo: round, cause: 'duration' };
  yield* hook('system.start', 'gateway');
  yield { type: 'revert.ended', ...fault, undo: round, result: 'reverted', proof: 'process 4712 runs' };
  yield* gatewayStates(['up', 'ready']);
  yield* instanceStates(['Running']);
  yield ended(step);
  yield started({ step: `${path}.do[1]`, parent: path, kind: 'delay', label: 'delay 1 s' });
  yield ended(`${path}.do[1]`);
  yield ended(path);
}

const roundLength = [...oneRound(1)].length;

function* ending(): Generator<EventBody> {
  yield ended('flow[1].repeat');
  yield started({ step: 'flow[2]', parent: 'flow', kind: 'await', label: `await ${WORKLOAD}` });
  for (let index = 0; index < INSTANCES; index += 1) yield instanceState(index, 'Succeeded');
  yield ended('flow[2]');
  yield ended('flow');
  yield { type: 'phase.ended', phase: 'flow', outcome: 'done', reason: null };
  yield* phase('revert', []);
  yield* phase('settle', []);
  yield* phase('collect', [...each((name) => ({ type: 'instance.collected', ...name, ...collected }))]);
  yield* phase('delete', [...each((name) => ({ type: 'instance.deleted', ...name, deleted: true }))]);
  yield* phase('shutdown', [...hook('system.shutdown', null), ...gatewayStates(['down'])]);
  yield { type: 'run.ended', cancelled: false, reason: null };
}

const collected = { complete: true, files: 3, bytes: 2048, leftOut: [] } as const;

function* phase(name: Phase, bodies: readonly EventBody[]): Generator<EventBody> {
  yield { type: 'phase.started', phase: name };
  yield* bodies;
  yield { type: 'phase.ended', phase: name, outcome: 'done', reason: null };
}

function* hook(name: string, subject: string | null): Generator<EventBody> {
  yield { type: 'hook.started', hook: name, subject };
  const output = { stdout: 'accepted\n', stderr: '' };
  yield { type: 'hook.ended', hook: name, subject, exitCode: 0, outcome: 'ok', durationMs: 12.5, ...output };
}

function* each(
  body: (name: { readonly workload: string; readonly instance: string }) => EventBody,
): Generator<EventBody> {
  for (let index = 0; index < INSTANCES; index += 1) yield body({ workload: WORKLOAD, instance: nameOf(index) });
}

function* instanceStates(states: readonly InstanceState[]): Generator<EventBody> {
  for (const state of states) {
    for (let index = 0; index < INSTANCES; index += 1) yield instanceState(index, state);
  }
}

function instanceState(index: number, state: InstanceState): EventBody {
  const reason = state === 'Unknown' ? 'unreachable' : null;
  const exitCode = state === 'Succeeded' ? 0 : null;
  const name = { workload: WORKLOAD, instance: nameOf(index) };
  return { type: 'instance.state', ...name, state, rawPhase: state.toLowerCase(), exitCode, reason };
}

function* gatewayStates(states: readonly ('down' | 'up' | 'ready')[]): Generator<EventBody> {
  for (const state of states) yield { type: 'component.state', component: 'gateway', state };
}

function started(step: Omit<Extract<EventBody, { type: 'step.started' }>, 'type'>): EventBody {
  return { type: 'step.started', ...step };
}

function ended(step: string): EventBody {
  return { type: 'step.ended', step, outcome: 'done', reason: null };
}

function nameOf(index: number): string {
  return `${WORKLOAD}-${String(index)}`;
}
