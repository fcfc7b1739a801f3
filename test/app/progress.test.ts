// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { createProgress } from '../../src/app/progress.ts';
import { blockRows } from '../../src/cli/progress.ts';
import type { EventBody, TimelineEvent } from '../../src/core/domain/documents.ts';
import type { RunPlan } from '../../src/core/domain/plan.ts';

const plan = {
  experiment: 'smoke',
  adapter: 'toy',
  timeoutMs: 600_000,
  workloads: [{ name: 'counter' }],
  operations: [{ kind: 'fault', name: 'crash', fault: 'outage', durationMs: 5000 }],
} as unknown as RunPlan;

const subject = { component: 'gateway', workload: null, instance: null, role: null };
const outage = { operation: 'crash', firing: 1, fault: 'outage', target: 'gateway', ...subject } as const;

const story: readonly (readonly [number, EventBody])[] = [
  [0, { type: 'run.started', runId: 'r', experiment: 'smoke', adapter: 'toy', seed: '7' }],
  [1, { type: 'phase.started', phase: 'flow' }],
  [2, { type: 'step.started', step: 'flow', parent: null, kind: 'serial', label: 'serial' }],
  [3, { type: 'step.started', step: 'flow[0]', parent: 'flow', kind: 'operation', label: 'crash' }],
  [4, stateOf('counter-0', 'Running')],
  [5, stateOf('counter-1', 'Pending')],
  [10, { type: 'fault.requested', step: 'flow[0]', ...outage, identity: 'pid 1', undo: 1, logs: [] }],
  [20, { type: 'fault.effective', ...outage, proof: 'it is gone', respondedMs: 15, logs: [] }],
];

test('the view names the innermost step, the fault with the time left and the states', () => {
  const progress = createProgress(plan);
  for (const event of events(story)) progress.observe(event);
  expect(progress.view(1000)).toEqual({
    experiment: 'smoke',
    adapter: 'toy',
    phase: 'flow',
    elapsedMs: 1020,
    limitMs: 600_000,
    steps: ['crash'],
    faults: [{ text: 'outage of gateway (crash)', leftMs: 4000 }],
    states: ['counter: 1 Running, 1 Pending'],
  });
});

test('a fault is in force until its revert has ended', () => {
  const progress = createProgress(plan);
  const reverting: EventBody = { type: 'revert.requested', ...outage, undo: 1, cause: 'duration' };
  const reverted: EventBody = { type: 'revert.ended', ...outage, undo: 1, result: 'reverted', proof: 'it runs' };
  const all = events([...story, [5020, reverting], [5100, reverted]]);
  for (const event of all.slice(0, -1)) progress.observe(event);
  expect(progress.view(0).faults).toEqual([{ text: 'outage of gateway (crash)', leftMs: 0 }]);
  progress.observe(all.at(-1)!);
  expect(progress.view(0).faults).toEqual([]);
});

test('that an instance was ended on purpose is told', () => {
  const progress = createProgress(plan);
  const stopped: EventBody = { type: 'instance.stopped', workload: 'counter', instance: 'counter-0', by: 'stop' };
  const lines = events([...story, [30, stopped]]).flatMap((event) => progress.observe(event));
  expect(lines.at(-1)).toMatch(/counter-0: ended on purpose$/);
});

test('a fault that is held for steps has no time of its own left', () => {
  const progress = createProgress(plan);
  const held = story.map(
    ([atMs, event]) =>
      [atMs, 'kind' in event && event.kind === 'operation' ? { ...event, kind: 'hold' } : event] as const,
  );
  for (const event of events(held as typeof story)) progress.observe(event);
  expect(progress.view(0).faults).toEqual([{ text: 'outage of gateway (crash)', leftMs: null }]);
});

test('that a fault was over early is told', () => {
  const progress = createProgress(plan);
  const early: EventBody = { type: 'fault.ended-early', ...outage, proof: 'it runs' };
  const lines = events([...story, [30, early]]).flatMap((event) => progress.observe(event));
  expect(lines.at(-1)).toContain('crash: outage of gateway over early (it runs)');
});

test('that the wall clock was set is told', () => {
  const progress = createProgress(plan);
  const lines = events([...story, [30, { type: 'clock.stepped', byMs: -3000 }]]).flatMap((event) =>
    progress.observe(event),
  );
  expect(lines.at(-1)).toMatch(/the wall clock moved back by 3\.0 s$/);
});

test('plain lines tell phases and faults one by one and states together', () => {
  const progress = createProgress(plan);
  const lines = events(story).flatMap((event) => progress.observe(event));
  expect(lines.map((line) => line.trim().replace(/^\S+ \S+ +/, ''))).toEqual([
    'flow',
    'counter: 1 Running',
    'counter: 1 Running, 1 Pending',
    'crash: outage of gateway in effect (it is gone)',
  ]);
});

test('what a system prints cannot move the cursor or fill the screen', () => {
  const progress = createProgress(plan);
  const message = `\u001b[2J\r\n::error::${'x'.repeat(5000)}`;
  const [line] = events([[0, { type: 'error', phase: 'boot', code: 'x', subject: null, message }]]).flatMap((event) =>
    progress.observe(event),
  );
  expect(line!.length).toBeLessThan(400);
  expect(line).not.toMatch(/[\u0000-\u001f]/);
});

test('the block fits the width and names what it leaves out', () => {
  const progress = createProgress(plan);
  const many = Array.from({ length: 30 }, (_, index): readonly [number, EventBody] => [
    index,
    { type: 'step.started', step: `flow[${String(index)}]`, parent: null, kind: 'delay', label: 'd'.repeat(100) },
  ]);
  for (const event of events(many)) progress.observe(event);
  const rows = blockRows(progress.view(0), 40);
  expect(rows.every((row) => row.length < 40)).toBe(true);
  expect(rows.at(-1)).toBe('  and 18 more');
});

function stateOf(instance: string, state: 'Running' | 'Pending'): EventBody {
  const unknown = { rawPhase: null, exitCode: null, reason: null };
  return { type: 'instance.state', workload: 'counter', instance, state, ...unknown };
}

function events(bodies: readonly (readonly [number, EventBody])[]): readonly TimelineEvent[] {
  return bodies.map(([elapsedMs, body], seq) => ({ v: 1, seq, at: '2026-11-29T15:45:00.000Z', elapsedMs, ...body }));
}
