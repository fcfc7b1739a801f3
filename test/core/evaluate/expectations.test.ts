// SPDX-License-Identifier: Apache-2.0

import { describe, expect, test } from 'vitest';
import type { EventBody, Expectation, ExpectationResult, WorkloadCheck } from '../../../src/core/domain/documents.ts';
import { foldEvents } from '../../../src/core/timeline/fold.ts';
import { countInstances } from '../../../src/core/evaluate/expectations.ts';
import { evaluate, experimentWith, realSystem } from '../../support/run-dir.ts';
import { collected, harnessError, instanceState, timeline, wholeRun } from '../../support/timeline.ts';

const issue = 'NVIDIA/OpenShell#4910';
const checks: WorkloadCheck[] = [
  { name: 'exited-ok', kind: 'exit-code', equals: 0 },
  { name: 'succeeded', kind: 'state', equals: 'Succeeded' },
];
const instances = ['counter-0', 'counter-1'];

function expectation(more: Partial<Expectation> = {}): Expectation {
  return { issue, reason: 'A known failure.', checks: ['exited-ok', 'succeeded'], ...more };
}

/** Both instances end: 0 with exit code 0, 1 as given. */
function bodies(second: EventBody, more: readonly EventBody[] = []): readonly EventBody[] {
  return wholeRun([instanceState('counter-0', 'Succeeded', { exitCode: 0 }), second, ...more], { instances });
}

const clean = instanceState('counter-1', 'Succeeded', { exitCode: 0 });
const failing = instanceState('counter-1', 'Failed', { exitCode: 3 });

function resultOf(
  given: Expectation,
  events: readonly EventBody[],
  more: Parameters<typeof evaluate>[2] = {},
): ExpectationResult & { verdict: string } {
  const document = evaluate(experimentWith({ instances: 2, workload: checks, expectations: [given] }), events, more);
  return { ...document.expectations[0]!, verdict: document.verdict };
}

describe('outcome of an expectation', () => {
  test('is hit when a failure is covered; what held of it is listed', () => {
    const onlyExit = instanceState('counter-1', 'Succeeded', { exitCode: 3 });

    expect(resultOf(expectation(), bodies(onlyExit))).toEqual({
      issue,
      reason: 'A known failure.',
      flaky: false,
      outcome: 'hit',
      scopeNote: null,
      hitInstances: ['counter-1'],
      failed: ['exited-ok'],
      holding: ['succeeded'],
      verdict: 'XFAIL',
    });
  });

  test('is clean when all it names held', () => {
    expect(resultOf(expectation(), bodies(clean))).toMatchObject({
      outcome: 'clean',
      failed: [],
      holding: ['exited-ok', 'succeeded'],
      verdict: 'XPASS',
    });
  });

  test('is undecided when nothing failed and something could not be decided', () => {
    const events = wholeRun([instanceState('counter-0', 'Succeeded', { exitCode: 0 }), harnessError()]);

    expect(resultOf(expectation(), events)).toMatchObject({ outcome: 'undecided', verdict: 'ERROR' });
  });

  test('is a guard without checks', () => {
    expect(resultOf(expectation({ checks: [] }), bodies(clean))).toMatchObject({ outcome: 'guard', verdict: 'PASS' });
  });
});

describe('what an expectation covers', () => {
  const targets = (chosen: string[]): EventBody => ({
    type: 'targets.resolved',
    step: 'flow[0]',
    operation: 'kill-supervisors',
    firing: 1,
    rule: 'count 1',
    candidates: ['counter-0/supervisor', 'counter-1/supervisor'],
    chosen,
    seedPath: 'flow[0]',
  });

  test('only the instances that it names', () => {
    expect(resultOf(expectation({ instances: ['counter-1'] }), bodies(failing)).verdict).toBe('XFAIL');
    expect(resultOf(expectation({ instances: ['counter-0'] }), bodies(failing))).toMatchObject({
      outcome: 'clean',
      verdict: 'FAIL',
    });
  });

  test('the targets of an operation, as they were chosen when it fired', () => {
    const given = expectation({ instances: { 'targets-of': 'kill-supervisors' } });

    expect(resultOf(given, bodies(failing, [targets(['counter-1/supervisor'])])).verdict).toBe('XFAIL');
    expect(resultOf(given, bodies(failing, [targets(['counter-0/supervisor'])])).verdict).toBe('FAIL');
  });

  test.each([
    ['all that its checks looked at', {}, 2],
    ['those that it names', { instances: ['counter-1', 'other-0'] }, 1],
    ['the targets of an operation', { instances: { 'targets-of': 'kill-supervisors' } }, 1],
    ['none without checks', { checks: [] }, 0],
    ['whatever the message', { message: 'nobody says this' }, 2],
  ])('a number of instances: %s', (_what, more, expected) => {
    const events = bodies(failing, [targets(['counter-1/supervisor'])]);
    const { checks: decided } = evaluate(experimentWith({ instances: 2, workload: checks }), events);
    expect(countInstances(expectation(more), decided, foldEvents(timeline(events)))).toBe(expected);
  });

  test('targets of an operation that chose none say nothing about the issue', () => {
    const given = expectation({ instances: { 'targets-of': 'kill-supervisors' } });

    expect(resultOf(given, bodies(clean))).toMatchObject({ outcome: 'undecided', verdict: 'PASS' });
  });

  test('only failures whose actual value matches its message', () => {
    const given = expectation({ checks: ['exited-ok'], message: 'none recorded' });
    const gone = instanceState('counter-1', 'Succeeded', { reason: 'gone' });

    expect(resultOf(given, bodies(gone))).toMatchObject({ outcome: 'hit', verdict: 'XFAIL' });
    expect(resultOf(given, bodies(instanceState('counter-1', 'Succeeded', { exitCode: 3 })))).toMatchObject({
      outcome: 'undecided',
      hitInstances: [],
      holding: [],
      verdict: 'FAIL',
    });
  });

  test('a message that takes too long is tried once, however many instances failed', () => {
    const names = Array.from({ length: 300 }, (_, index) => `counter-${String(index)}`);
    const failures = names.map((name) => instanceState(name, 'Failed', { reason: `${'a'.repeat(40)}!` }));
    const startedMs = performance.now();
    const document = evaluate(
      experimentWith({
        instances: names.length,
        workload: checks,
        expectations: [expectation({ message: '^(a+)+$|(a+)+,' })],
      }),
      wholeRun(failures, { instances: names }),
    );

    expect(document).toMatchObject({ verdict: 'FAIL', counts: { failedUnexpected: 600 } });
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });

  test('nothing when its message takes too long to match', () => {
    const reason = `${'a'.repeat(64)}!`;
    const given = expectation({ checks: ['exited-ok'], message: '(a+)+$' });

    expect(resultOf(given, bodies(instanceState('counter-1', 'Succeeded', { reason })))).toMatchObject({
      outcome: 'undecided',
      verdict: 'FAIL',
    });
  });

  test('an issue that two expectations name is listed once', () => {
    const both = [expectation({ checks: ['exited-ok'] }), expectation({ checks: ['exited-ok', 'succeeded'] })];
    const document = evaluate(experimentWith({ instances: 2, workload: checks, expectations: both }), bodies(failing));

    expect(document.checks[0]?.outcomes[1]?.expectedBy).toEqual([issue]);
    expect(document.counts).toEqual({ held: 2, failedExpected: 2, failedUnexpected: 0, undecided: 0 });
  });

  test('a check of the run as a whole, but not with instances', () => {
    const run = { name: 'never', kind: 'event', event: 'fault.effective' } as const;
    const decide = (given: Expectation): string =>
      evaluate(experimentWith({ run: [run], expectations: [given] }), wholeRun([])).verdict;

    expect(decide(expectation({ checks: ['never'] }))).toBe('XFAIL');
    expect(decide(expectation({ checks: ['never'], instances: ['counter-0'] }))).toBe('FAIL');
  });

  test('a steady-state condition by its name and time', () => {
    const checked = (when: 'before' | 'after', outcome: 'held' | 'failed'): EventBody => ({
      type: 'steady-state.checked',
      name: 'gateway-ready',
      when,
      outcome,
      expected: 'ready',
      actual: 'down',
      attempts: 1,
    });
    const events = wholeRun([checked('before', 'held'), checked('after', 'failed')]);
    const given = expectation({ checks: ['gateway-ready@after'] });

    expect(evaluate(experimentWith({ expectations: [given] }), events).verdict).toBe('XFAIL');
  });
});

describe('scope of an expectation', () => {
  test.each<[string, Partial<Expectation>]>([
    ['its adapter', { adapters: ['openshell-docker', 'standin'] }],
    ['its system', { systems: [{ name: 'openshell' }] }],
    ['its system within bounds', { systems: [{ name: 'other' }, { name: 'openshell', version: '>=0.1.0 <0.2.0' }] }],
  ])('holds with %s', (_, scope) => {
    expect(resultOf(expectation(scope), bodies(failing))).toMatchObject({ outcome: 'hit', scopeNote: null });
  });

  test.each<[Partial<Expectation>, string]>([
    [{ adapters: ['openshell-docker'] }, 'only with adapter openshell-docker; this run used standin'],
    [{ systems: [{ name: 'other' }] }, 'only with other; this run used openshell 0.1.4'],
    [
      { systems: [{ name: 'openshell', version: '>=0.2.0' }] },
      'only with openshell >=0.2.0; this run used openshell 0.1.4',
    ],
  ])('%j ends where another was used: it is listed and ignored', (scope, scopeNote) => {
    expect(resultOf(expectation(scope), bodies(failing))).toMatchObject({
      outcome: 'ignored',
      scopeNote,
      verdict: 'FAIL',
    });
    expect(resultOf(expectation(scope), bodies(clean)).verdict).toBe('PASS');
  });

  test('a version that cannot be compared is out of scope', () => {
    const system = { ...realSystem, version: 'main' };
    const given = expectation({ systems: [{ name: 'openshell', version: '>=0.1.0' }] });

    expect(resultOf(given, bodies(failing), { manifest: { system } }).outcome).toBe('ignored');
  });

  test('a system that did not say what it is is out of scope', () => {
    const given = expectation({ systems: [{ name: 'openshell' }] });

    expect(resultOf(given, bodies(failing), { manifest: { system: null } }).scopeNote).toBe(
      'only with openshell; the system did not say what it is',
    );
  });
});

test('an undecided outcome does not hide that an expectation was hit', () => {
  const journal: WorkloadCheck = { name: 'journal', kind: 'output', file: 'journal', exists: true };
  const events = wholeRun(
    [instanceState('counter-0', 'Failed', { exitCode: 1 }), instanceState('counter-1', 'Succeeded', { exitCode: 0 })],
    { instances, collect: [collected('counter-0', { complete: false }), collected('counter-1')] },
  );
  const document = evaluate(
    experimentWith({ instances: 2, workload: [...checks, journal], expectations: [expectation()] }),
    events,
  );

  expect(document).toMatchObject({ verdict: 'ERROR', expectations: [{ outcome: 'hit' }] });
});
