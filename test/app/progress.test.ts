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
  workloads: [{ name: 'counter', instances: ['counter-0', 'counter-1'] }],
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
    operations: [],
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
  const ended: EventBody = { type: 'step.ended', step: 'flow[1]', outcome: 'done', reason: null };
  const lines = events([...story, [30, stopped], [40, ended]]).flatMap((event) => progress.observe(event));
  expect(lines.at(-1)).toMatch(/counter-0: ended on purpose$/);
});

test('a firing on many targets is one line when all have ended, with the failures named and one reason', () => {
  const progress = createProgress(plan);
  const lines = events(firing({ targets: 8, failing: ['counter-3', 'counter-5'] })).map((event) =>
    progress.observe(event),
  );
  expect(lines.slice(0, -1).flat()).toEqual([]);
  expect(lines.at(-1)?.map((line) => line.trim())).toEqual([
    '9 ms  stop-all, firing 2: toy-stop done on 6 of 8 targets, failed on counter-3, counter-5 (counter-3: exit code 1)',
  ]);
});

test('a firing that breaks off is told with what had ended when the next phase begins', () => {
  const progress = createProgress(plan);
  const cut = firing({ targets: 8, failing: [] }).slice(0, 7);
  const lines = events([...cut, [50, { type: 'phase.started', phase: 'revert' }]]).flatMap((event) =>
    progress.observe(event),
  );
  expect(lines.map((line) => line.trim())).toEqual([
    '50 ms  stop-all, firing 2: toy-stop done on 3 of 3 targets',
    '50 ms  revert',
  ]);
});

test('what is undone on many targets is one line', () => {
  const progress = createProgress(plan);
  const targets = ['counter-0/sandbox', 'counter-1/sandbox'];
  const pause = (target: string) =>
    ({ ...subject, component: null, operation: 'pause', firing: 1, fault: 'freeze', target }) as const;
  const lines = events([
    [
      0,
      {
        type: 'targets.resolved',
        step: 's',
        operation: 'pause',
        firing: 1,
        rule: 'all',
        candidates: targets,
        chosen: targets,
        seedPath: null,
      },
    ],
    ...targets.map(
      (target) =>
        [1, { type: 'fault.requested', step: 's', ...pause(target), identity: null, undo: 1, logs: [] }] as const,
    ),
    ...targets.map(
      (target) =>
        [2, { type: 'fault.effective', ...pause(target), proof: 'it is still', respondedMs: 1, logs: [] }] as const,
    ),
    ...targets.map(
      (target, index) =>
        [
          3,
          {
            type: 'revert.ended',
            ...pause(target),
            undo: 1,
            result: index === 0 ? 'reverted' : 'failed',
            proof: 'it runs',
          },
        ] as const,
    ),
  ]).flatMap((event) => progress.observe(event));
  expect(lines.map((line) => line.trim().replace(/^\S+ \S+ +/, ''))).toEqual([
    'pause: freeze in effect on 2 of 2 targets',
    'pause: freeze undone on 1 of 2 targets, could not be undone on counter-1/sandbox (counter-1/sandbox: it runs)',
  ]);
});

test('the view counts the targets of an operation that is under way', () => {
  const progress = createProgress(plan);
  for (const event of events([
    ...firing({ targets: 8, failing: ['counter-0'] }).slice(0, 7),
    [10, started('counter-7')],
  ])) {
    progress.observe(event);
  }
  expect(progress.view(0).operations).toEqual(['stop-all: 2 of 8 done, 1 failed']);
});

test('states that did not change in number are told once', () => {
  const progress = createProgress(plan);
  const bodies = [stateOf('counter-0', 'Running'), stateOf('counter-1', 'Running'), stateOf('counter-0', 'Running')];
  const lines = events(bodies.map((body, index) => [index, body] as const)).flatMap((event) => progress.observe(event));
  expect(lines.map((line) => line.trim())).toEqual(['1 ms  counter: 2 Running']);
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

const sandbox = (instance: string) =>
  ({
    ...subject,
    component: null,
    workload: 'counter',
    instance,
    operation: 'stop-all',
    firing: 2,
    target: instance,
    uses: 'toy-stop',
  }) as const;

function started(instance: string): EventBody {
  return { type: 'operation.started', ...sandbox(instance), step: 's', undo: null, logs: [] };
}

/** The targets that are chosen, then start and end on each. */
function firing(how: {
  readonly targets: number;
  readonly failing: readonly string[];
}): readonly (readonly [number, EventBody])[] {
  const names = Array.from({ length: how.targets }, (_, index) => `counter-${String(index)}`);
  const resolved = { step: 's', operation: 'stop-all', firing: 2, rule: 'all', seedPath: null } as const;
  return [
    [1, { type: 'targets.resolved', ...resolved, candidates: names, chosen: names }],
    ...names.flatMap((name, index): readonly (readonly [number, EventBody])[] => {
      const fails = how.failing.includes(name);
      const end = {
        outcome: fails ? 'failed' : 'ok',
        exitCode: fails ? 1 : 0,
        durationMs: 10,
        stdout: '',
        stderr: '',
      } as const;
      const proof = fails ? 'exit code 1' : null;
      return [
        [2 + index, started(name)],
        [2 + index, { type: 'operation.ended', ...sandbox(name), ...end, cut: false, proof, logs: [] }],
      ];
    }),
  ];
}

function stateOf(instance: string, state: 'Running' | 'Pending'): EventBody {
  const unknown = { rawPhase: null, exitCode: null, reason: null };
  return { type: 'instance.state', workload: 'counter', instance, state, ...unknown };
}

function events(bodies: readonly (readonly [number, EventBody])[]): readonly TimelineEvent[] {
  return bodies.map(([elapsedMs, body], seq) => ({ v: 1, seq, at: '2026-11-29T15:45:00.000Z', elapsedMs, ...body }));
}
