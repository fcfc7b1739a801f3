// SPDX-License-Identifier: Apache-2.0

// What operations came to, and instances that the flow created, deleted or stopped.

import { describe, expect, test } from 'vitest';
import type { EventBody, RunCheck, WorkloadCheck } from '../../../src/core/domain/documents.ts';
import { evaluate, experimentWith, type Files } from '../../support/run-dir.ts';
import {
  collected,
  instanceState,
  logClosed,
  phaseEnded,
  phaseStarted,
  runEnded,
  runStarted,
  wholeRun,
} from '../../support/timeline.ts';

type Ended = Extract<EventBody, { type: 'operation.ended' }>;
type Bodies = readonly (EventBody & { readonly atMs?: number })[];

const created = instanceState('counter-0', 'Created');

function done(instance: string, end: Partial<Ended> = {}, firing = 1): readonly EventBody[] {
  const uses = end.uses ?? 'squeeze';
  const about = {
    operation: 'op',
    firing,
    target: instance,
    component: null,
    workload: 'counter',
    instance,
    role: null,
  };
  const result = { outcome: 'ok', exitCode: 0, durationMs: 2_000, stdout: '', stderr: '', proof: null } as const;
  return [
    {
      type: 'operation.started',
      ...about,
      uses,
      step: 'flow[1]',
      undo: null,
      logs: [{ log: 'gateway', lines: 2, bytes: 1 }],
    },
    { type: 'operation.ended', ...about, uses, ...result, logs: [{ log: 'gateway', lines: 5, bytes: 1 }], ...end },
  ];
}

function failed(exitCode: number, stderr = ''): Partial<Ended> {
  return { outcome: 'failed', exitCode, stderr, proof: `ended with exit code ${String(exitCode)}` };
}

/** Outcome, actual value and line of the one check, per instance or in all. */
function decide(
  claim: object,
  bodies: Bodies,
  how: { readonly top?: boolean; readonly instances?: number } = {},
): readonly string[] {
  const check = { name: 'it', kind: 'operation', operation: 'op', ...claim };
  const { top = false, instances = 1 } = how;
  const experiment = top
    ? experimentWith({ instances, run: [check as RunCheck] })
    : experimentWith({ instances, workload: [check as WorkloadCheck] });
  const { checks } = evaluate(experiment, bodies);
  return checks.flatMap(({ outcomes }) => outcomes.map(({ outcome, actual }) => `${outcome}: ${actual}`));
}

const two = ['counter-0', 'counter-1'];
const bothCreated = two.map((name) => instanceState(name, 'Created'));

describe('an operation check', () => {
  test.each<readonly [object, Partial<Ended>, string]>([
    [{ 'exit-code': 0 }, {}, 'held: exit code 0'],
    [{ 'exit-code': 0 }, failed(1, 'no such\nsandbox\n'), 'failed: exit code 1: no such sandbox'],
    [{ 'exit-code': 1 }, failed(1), 'held: exit code 1'],
    [
      { 'exit-code': 0 },
      { outcome: 'timed-out', exitCode: null, durationMs: 30_004, proof: 'did not end within 30.0 s' },
      'failed: none recorded (timed out after 30 s)',
    ],
    [
      { 'exit-code': 0 },
      { outcome: 'failed', exitCode: null, proof: 'was ended by signal KILL' },
      'failed: none recorded (was ended by signal KILL)',
    ],
    [
      { 'exit-code': 0 },
      { outcome: 'failed', exitCode: 0, proof: 'exit code 0, but its effect did not show: no' },
      'failed: exit code 0, but its effect did not show: no',
    ],
    [{ 'exit-code': 0 }, { outcome: 'cancelled', exitCode: null }, 'undecided: was ended early with the run'],
    [{ contains: 'went well' }, { stdout: 'it\nwent well\n' }, 'held: a line with "went well"'],
    [{ contains: 'went well' }, { stderr: 'it went well' }, 'held: a line with "went well"'],
    [{ contains: 'went well' }, { stdout: 'it went\nwell' }, 'failed: no line with "went well"'],
    [
      { contains: 'went well' },
      { stdout: 'it', cut: true },
      'undecided: no line with "went well" in what was kept of the output',
    ],
    [{ contains: 'went well' }, { stdout: 'it went well', cut: true }, 'held: a line with "went well"'],
    [{ absent: 'error' }, { stdout: 'fine' }, 'held: no line with "error"'],
    [{ absent: 'error' }, { stdout: 'an error', cut: true }, 'failed: printed "an error"'],
    [
      { absent: 'error' },
      { stdout: 'fine', cut: true },
      'undecided: no line with "error" in what was kept of the output',
    ],
    [{ 'at-most': '2s' }, {}, 'held: took 2.0 s'],
    [{ 'at-most': '1s' }, {}, 'failed: took 2.0 s'],
    [{ 'at-least': '3s' }, {}, 'failed: took 2.0 s'],
    [{ 'exit-code': 0, contains: 'x', 'at-most': '1s' }, { stdout: 'x' }, 'failed: took 2.0 s'],
  ])('that claims %j of %j', (claim, end, result) => {
    expect(decide(claim, wholeRun([created, ...done('counter-0', end)]))).toEqual([result]);
  });

  test('looks at every firing, and says in which one it failed', () => {
    const bodies = wholeRun(
      [
        ...bothCreated,
        ...[...done('counter-0'), ...done('counter-1', failed(1, 'lost'))],
        ...[...done('counter-0', {}, 2), ...done('counter-1', failed(2), 2)],
        ...[...done('counter-0', {}, 3), ...done('counter-1', {}, 3)],
      ],
      { instances: two },
    );
    expect(decide({ 'exit-code': 0 }, bodies, { instances: 2 })).toEqual([
      'held: exit code 0 in 3 firings',
      'failed: exit code 1 in firing 1 of 3: lost; and 1 more',
    ]);
    expect(decide({ 'exit-code': 0 }, bodies, { instances: 2, top: true })).toEqual([
      'failed: exit code 1 on counter-1 in firing 1 of 3: lost; and 1 more',
    ]);
  });

  test('points to the line of the end that decided it', () => {
    const bodies = wholeRun([created, ...done('counter-0'), ...done('counter-0', failed(1), 2)]);
    const line = bodies.findLastIndex(({ type }) => type === 'operation.ended') + 1;
    const check = { name: 'it', kind: 'operation', operation: 'op', 'exit-code': 0 } as const;
    const { checks } = evaluate(experimentWith({ workload: [check] }), bodies);
    expect(checks[0]?.outcomes[0]?.evidence).toEqual({ file: 'timeline.jsonl', line });
  });

  test('at the top level has one outcome over all targets', () => {
    const bodies = wholeRun([...bothCreated, ...done('counter-0'), ...done('counter-1')], { instances: two });
    expect(decide({ 'exit-code': 0 }, bodies, { instances: 2, top: true })).toEqual(['held: exit code 0 on 2 targets']);
  });

  test('of an operation that was not done on an instance fails when the flow ended', () => {
    const bodies = wholeRun([...bothCreated, ...done('counter-1')], { instances: two });
    expect(decide({ 'exit-code': 0 }, bodies, { instances: 2 })).toEqual(['failed: was not done', 'held: exit code 0']);
    expect(decide({ 'exit-code': 0 }, wholeRun([created]), { top: true })).toEqual(['failed: was not done']);
  });

  test('does not speak of instances that no firing chose, but of one that was chosen and left out', () => {
    const resolved = (firing: number, chosen: readonly string[]): EventBody => ({
      ...{ type: 'targets.resolved', step: 'flow[0]', operation: 'op', firing, rule: 'count 1', seedPath: 'flow[0]' },
      ...{ candidates: ['counter-0', 'counter-1'], chosen: [...chosen] },
    });
    const once = [resolved(1, ['counter-1']), ...done('counter-1')];
    expect(
      decide({ 'exit-code': 0 }, wholeRun([...bothCreated, ...once], { instances: two }), { instances: 2 }),
    ).toEqual(['held: exit code 0']);
    const twice = [...once, resolved(2, ['counter-0'])];
    expect(
      decide({ 'exit-code': 0 }, wholeRun([...bothCreated, ...twice], { instances: two }), { instances: 2 }),
    ).toEqual(['failed: was not done', 'held: exit code 0']);
    const none = wholeRun([...bothCreated, resolved(1, [])], { instances: two });
    expect(decide({ 'exit-code': 0 }, none, { instances: 2 })).toEqual([
      'failed: was not done',
      'failed: was not done',
    ]);
  });

  test('of a run that broke off decides what failed and nothing else', () => {
    const broken = (flow: readonly EventBody[]): Bodies => [
      runStarted,
      phaseStarted('flow'),
      ...flow,
      { type: 'phase.ended', phase: 'flow', outcome: 'failed', reason: 'x' },
      ...[phaseStarted('collect'), collected('counter-0'), phaseEnded('collect'), runEnded],
    ];
    expect(decide({ 'exit-code': 0 }, broken([created]))).toEqual(['undecided: the run broke off before it was done']);
    expect(decide({ 'exit-code': 0 }, broken([created, ...done('counter-0')]))).toEqual([
      'undecided: exit code 0, then the run broke off',
    ]);
    expect(decide({ 'exit-code': 0 }, broken([created, ...done('counter-0', failed(1))]))).toEqual([
      'failed: exit code 1',
    ]);
    const [begun] = done('counter-0');
    expect(decide({ 'exit-code': 0 }, broken([created, ...(begun === undefined ? [] : [begun])]))).toEqual([
      'undecided: its end was not recorded',
    ]);
  });
});

describe('other checks know operations', () => {
  const runChecked = (check: RunCheck, bodies: Bodies): readonly string[] =>
    evaluate(experimentWith({ run: [check] }), bodies).checks.flatMap(({ outcomes }) =>
      outcomes.map(({ outcome, actual }) => `${outcome}: ${actual}`),
    );

  test('a duration is that of the longest firing over its targets', () => {
    const bodies = wholeRun([created, ...done('counter-0'), ...done('counter-0', {}, 2)]).map((body) =>
      body.type === 'operation.ended' && body.firing === 2 ? { ...body, atMs: 5_000 } : body,
    );
    const check = { name: 'it', kind: 'duration', of: 'op', 'at-most': '1s' } as const;
    expect(runChecked(check, bodies)).toEqual(['failed: 4.5 s (firing 2)']);
  });

  test('an event check can name their events', () => {
    const bodies = wholeRun([created, ...done('counter-0')]);
    const check = { name: 'it', kind: 'event', event: 'operation.ended', of: 'op' } as const;
    expect(runChecked({ ...check, after: { event: 'operation.started', of: 'counter-0' } }, bodies)[0]).toMatch(
      /^held/,
    );
  });

  test('a log check during one looks at what was written from its start to its end', () => {
    const counts = [{ text: 'hm', count: 2, lines: [2, 4] }];
    const bodies = wholeRun([created, ...done('counter-0')], {
      collect: [collected('counter-0'), logClosed({ counts })],
    });
    const check = { name: 'it', kind: 'log', log: 'gateway', count: { text: 'hm', equals: 1 }, during: 'op' } as const;
    expect(runChecked(check, bodies)).toEqual(['held: 1 line with "hm" during op']);
  });
});

describe('instances that the flow ended or created', () => {
  const stopped = (instance: string, by: 'stop' | 'instance-delete' = 'instance-delete'): EventBody => ({
    type: 'instance.stopped',
    workload: 'counter',
    instance,
    by,
  });
  const files: Files = { 'workloads/counter/instances/counter-1/output/f': 'x\n' };
  const ofEach = (claim: object, bodies: Bodies, instances = 1): readonly string[] => {
    const check = { name: 'it', ...claim } as WorkloadCheck;
    const verdict = evaluate(experimentWith({ instances, workload: [check] }), bodies, { files });
    return verdict.checks.flatMap(({ outcomes }) =>
      outcomes.map(({ instance, outcome, actual }) => `${String(instance)} ${outcome}: ${actual}`),
    );
  };

  test.each(['stop', 'instance-delete'] as const)('one that was ended by %s has no exit code to fail with', (by) => {
    const running = [created, instanceState('counter-0', 'Running')];
    const bodies = wholeRun([...running, stopped('counter-0', by)]);
    expect(ofEach({ kind: 'exit-code', equals: 0 }, bodies)).toEqual(['counter-0 held: ended on purpose']);
  });

  test('one that had ended by itself before is judged by its exit code', () => {
    const ended = instanceState('counter-0', 'Failed', { exitCode: 3 });
    const bodies = wholeRun([created, ended, stopped('counter-0')]);
    expect(ofEach({ kind: 'exit-code', equals: 0 }, bodies)).toEqual(['counter-0 failed: exit code 3']);
  });

  test('its states count until it was ended, also where the run broke off later', () => {
    const flow = [created, instanceState('counter-0', 'Running'), stopped('counter-0')];
    const bodies = wholeRun([...flow, instanceState('counter-0', 'Failed', { reason: 'missing' })]);
    expect(ofEach({ kind: 'state', never: 'Failed' }, bodies)[0]).toMatch(/^counter-0 held/);
    expect(ofEach({ kind: 'state', equals: 'Running' }, bodies)[0]).toBe('counter-0 held: state Running');
    expect(ofEach({ kind: 'state', equals: 'Running' }, [runStarted, phaseStarted('flow'), ...flow])[0]).toBe(
      'counter-0 held: state Running',
    );
  });

  test('its life is as long as it was there', () => {
    const bodies = wholeRun([created, instanceState('counter-0', 'Running'), stopped('counter-0')]);
    const check = { name: 'it', kind: 'duration', of: 'counter', 'at-most': '1s' } as const;
    const { checks } = evaluate(experimentWith({ run: [check] }), bodies);
    expect(checks[0]?.outcomes[0]).toMatchObject({ outcome: 'held', actual: '200 ms (counter-0)' });
  });

  test('those that the flow created get outcomes and verdicts, in the order of their index', () => {
    const names = ['counter-0', 'counter-10', 'counter-1'];
    const bodies = wholeRun(
      names.map((name) => instanceState(name, 'Succeeded', { exitCode: name === 'counter-1' ? 1 : 0 })),
      { instances: names },
    );
    expect(ofEach({ kind: 'exit-code', equals: 0 }, bodies)).toEqual([
      'counter-0 held: exit code 0',
      'counter-1 failed: exit code 1',
      'counter-10 held: exit code 0',
    ]);
    expect(ofEach({ kind: 'output', file: 'f', exists: true }, bodies)[1]).toMatch(/^counter-1 held/);
    const { instances } = evaluate(experimentWith({}), bodies);
    expect(instances.map(({ instance }) => instance)).toEqual(['counter-0', 'counter-1', 'counter-10']);
  });

  test('one whose create failed is judged by the operation alone', () => {
    const bodies = wholeRun([created, ...done('counter-1', { ...failed(1, 'full'), uses: 'instance-create' })], {
      instances: two,
    });
    expect(ofEach({ kind: 'exit-code', equals: 0 }, bodies)).toHaveLength(1);
    expect(decide({ 'exit-code': 0 }, bodies)).toEqual(['failed: exit code 1: full']);
  });
});
