// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventBody } from '../../../src/core/domain/documents.ts';
import { createFold, foldEvents } from '../../../src/core/timeline/fold.ts';
import {
  collected,
  componentState,
  faultEffective,
  faultRequested,
  instanceState,
  phaseEnded,
  phaseStarted,
  revertEnded,
  revertRequested,
  runEnded,
  runStarted,
  timeline,
} from '../../support/timeline.ts';

const stepStarted: EventBody = {
  type: 'step.started',
  step: 'flow[0]',
  parent: null,
  kind: 'operation',
  label: 'crash-gateway',
};
const stepEnded: EventBody = { type: 'step.ended', step: 'flow[0]', outcome: 'done', reason: null };

const whole: readonly EventBody[] = [
  runStarted,
  phaseStarted('boot'),
  componentState('gateway', 'ready'),
  phaseEnded('boot'),
  phaseStarted('flow'),
  instanceState('counter-0', 'Created'),
  instanceState('counter-0', 'Running'),
  stepStarted,
  faultRequested(),
  componentState('gateway', 'down'),
  faultEffective(),
  revertRequested(),
  revertEnded(),
  stepEnded,
  instanceState('counter-0', 'Succeeded', { exitCode: 0 }),
  phaseEnded('flow'),
  phaseStarted('collect'),
  collected('counter-0'),
  phaseEnded('collect'),
  { type: 'signal.received', signal: 'SIGTERM' },
  { type: 'error', phase: 'delete', code: 'delete-failed', subject: 'counter-0', message: 'exit 1' },
  runEnded,
];

/** Events with few names, so that they meet in every order. */
const anyBody = fc.constantFrom<EventBody>(
  ...whole,
  { type: 'phase.ended', phase: 'settle', outcome: 'skipped', reason: 'a signal' },
  { type: 'instance.revived', workload: 'counter', instance: 'counter-0', from: 'Failed', to: 'Running' },
  { type: 'await.timed-out', step: 'flow[1]', workload: 'counter', instances: ['counter-0'] },
);

describe('fold', () => {
  test('a whole run folds without a problem', () => {
    const state = foldEvents(timeline(whole));

    expect(state.problems).toEqual([]);
    expect(state).toMatchObject({
      runId: '20261129T120000Z-abcdef',
      experiment: 'sample',
      adapter: 'standin',
      startedAt: '2026-11-29T12:00:00.000Z',
      events: whole.length,
      lastMs: 2100,
      signals: ['SIGTERM'],
      errors: [{ phase: 'delete', code: 'delete-failed', subject: 'counter-0', message: 'exit 1', seq: 20 }],
      ended: { cancelled: false, reason: null, seq: 21 },
    });
    expect(state.instances).toEqual([
      expect.objectContaining({
        instance: 'counter-0',
        collected: { complete: true, files: 1, leftOut: [], seq: 17 },
        states: [
          { state: 'Created', atMs: 500, seq: 5, rawPhase: null, exitCode: null, reason: null },
          { state: 'Running', atMs: 600, seq: 6, rawPhase: null, exitCode: null, reason: null },
          { state: 'Succeeded', atMs: 1400, seq: 14, rawPhase: null, exitCode: 0, reason: null },
        ],
      }),
    ]);
  });

  test('a fault keeps its request, its effect and its revert in one record', () => {
    const [fault] = foldEvents(timeline(whole)).faults;

    expect(fault).toMatchObject({
      operation: 'crash-gateway',
      requestedMs: 800,
      respondedMs: 1,
      effectiveMs: 1000,
      effectiveSeq: 10,
      proof: 'gone',
      failure: null,
      revert: { cause: 'duration', requestedMs: 1100, endedMs: 1200, result: 'reverted', proof: 'pid 11' },
    });
  });

  test('an intent without its outcome stays open', () => {
    const state = foldEvents(timeline([runStarted, phaseStarted('flow'), stepStarted, faultRequested()]));

    expect(state.phases[0]).toMatchObject({ phase: 'flow', endMs: null, outcome: null });
    expect(state.steps[0]).toMatchObject({ step: 'flow[0]', endMs: null, outcome: null });
    expect(state.faults[0]).toMatchObject({ effectiveMs: null, failure: null, revert: null });
    expect(state.ended).toBeNull();
  });

  test('an occurrence names the workload, instance, operation and component of its event', () => {
    const requested = faultRequested({ component: null, workload: 'counter', instance: 'counter-0', role: 'sandbox' });
    const { occurrences } = foldEvents(timeline([runStarted, requested, componentState('gateway', 'down'), runEnded]));

    expect([...occurrences]).toEqual([
      { type: 'fault.requested', subjects: ['crash-gateway', 'counter', 'counter-0'], atMs: 100, seq: 1 },
      { type: 'component.state', subjects: ['gateway'], atMs: 200, seq: 2 },
    ]);
  });

  test('a phase that is skipped needs no start', () => {
    const state = foldEvents(
      timeline([runStarted, { type: 'phase.ended', phase: 'settle', outcome: 'skipped', reason: 'a signal' }]),
    );

    expect(state.problems).toEqual([]);
    expect(state.phases).toEqual([
      { phase: 'settle', startMs: 100, endMs: 100, outcome: 'skipped', reason: 'a signal', seq: 1 },
    ]);
  });

  test('steady state is a phase that may come twice', () => {
    const twice = [phaseStarted('steady-state'), phaseEnded('steady-state')];
    const state = foldEvents(timeline([runStarted, ...twice, ...twice]));

    expect(state.problems).toEqual([]);
    expect(state.phases).toHaveLength(2);
  });

  test.each<[string, EventBody[], string]>([
    ['a step that ends before it began', [runStarted, stepEnded], 'step flow[0] was not under way'],
    ['a step that begins twice', [runStarted, stepStarted, stepStarted], 'step flow[0] had already begun'],
    ['an effect without a request', [runStarted, faultEffective()], 'crash-gateway was not requested on gateway'],
    ['a second effect', [runStarted, faultRequested(), faultEffective(), faultEffective()], 'already taken effect'],
    ['a revert that ends before it began', [runStarted, faultRequested(), revertEnded()], 'no revert of crash-gateway'],
    ['a phase that ends before it began', [runStarted, phaseEnded('flow')], 'phase flow was not under way'],
    ['a phase that begins twice', [runStarted, phaseStarted('flow'), phaseStarted('flow')], 'already under way'],
    ['an event after the end', [runStarted, runEnded, runEnded], 'the run had already ended'],
    ['a second start', [runStarted, runStarted], 'the run had already started'],
    ['a timeline without a start', [runEnded], 'the first event must be run.started'],
  ])('%s is a problem, not an exception', (_, bodies, message) => {
    const { problems } = foldEvents(timeline(bodies));

    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  test('a gap in the numbers and time that runs backwards are problems', () => {
    const [first, second, third] = timeline([runStarted, stepStarted, stepEnded]);
    const { problems } = foldEvents([first!, { ...second!, seq: 2 }, { ...third!, seq: 2, elapsedMs: 1 }]);

    expect(problems.map((problem) => problem.message)).toEqual([
      'event 2 (step.started): expected number 1',
      'event 2 (step.ended): its time is before that of an earlier event',
    ]);
  });

  test('problems are bounded', () => {
    const { problems, events } = foldEvents(timeline(Array.from({ length: 500 }, () => stepEnded)));

    expect(events).toBe(500);
    expect(problems).toHaveLength(100);
  });

  test('folding any events in any order never throws and counts them all', () => {
    fc.assert(
      fc.property(fc.array(anyBody, { maxLength: 60 }), (bodies) => {
        expect(foldEvents(timeline(bodies)).events).toBe(bodies.length);
      }),
    );
  });

  test('adding one by one gives the same state as folding every prefix', () => {
    const fold = createFold();
    timeline(whole).forEach((event, index) => {
      fold.add(event);
      expect(fold.state()).toEqual(foldEvents(timeline(whole.slice(0, index + 1))));
    });
  });
});
