// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedCondition, RunPlan } from '../../src/core/domain/plan.ts';
import { fakeOperation, fakePlan, fakeSystem, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, eventsOf, type Example, faultsOf, firstOf, phasesOf, runExample, stepsOf } from './run-example.ts';

const ready: PlannedCondition = {
  name: 'gateway-ready',
  kind: 'component-state',
  component: 'gateway',
  equals: 'ready',
};
const outage = fakeOperation('crash', { fault: 'outage', how: 'kill', durationMs: 1_000 });

function planWith(conditions: readonly PlannedCondition[], ...steps: readonly Sketch[]): RunPlan {
  const system = fakeSystem({ metrics: [{ name: 'gateway', url: '${endpoints.metrics}', intervalMs: 500 }] });
  return fakePlan(flowOf(...steps), {
    system,
    steadyState: conditions,
    operations: steps.some((step) => JSON.stringify(step).includes('crash')) ? [outage] : [],
    workloads: [fakeWorkload('worker', { count: 2 })],
    settleTimeoutMs: 10_000,
  });
}

function checksOf(example: Example): readonly string[] {
  return eventsOf(example, 'steady-state.checked').map(({ name, when, outcome }) => `${name}@${when} ${outcome}`);
}

describe('the steady state before', () => {
  it('is checked just before the first operation, once, and recorded with what was expected and seen', async () => {
    const example = await runExample(planWith([ready], { delay: 3_000 }, { repeat: 2, do: [{ fire: 'crash' }] }));
    expect(checksOf(example)).toEqual(['gateway-ready@before held', 'gateway-ready@after held']);
    const before = firstOf(example, 'steady-state.checked');
    expect(before).toMatchObject({ expected: 'gateway is ready', actual: 'gateway is ready' });
    expect(before.elapsedMs).toBeGreaterThan(3_000);
    expect(before.seq).toBeLessThan(firstOf(example, 'targets.resolved').seq);
    expect(before.attempts).toBeGreaterThan(0);
  });

  it('is waited for by operations of parallel branches together', async () => {
    const example = await runExample(planWith([ready], { parallel: [{ fire: 'crash' }, { fire: 'crash' }] }));
    expect(checksOf(example).filter((check) => check.includes('@before'))).toHaveLength(1);
  });

  it('is retried until it holds', async () => {
    const metric: PlannedCondition = {
      name: 'idle',
      kind: 'metric',
      selector: { source: 'gateway', metric: 'queue', labels: { kind: 'start' } },
      bound: { op: 'at-most', value: 0 },
    };
    const example = await runExample(planWith([ready, metric], { fire: 'crash' }), {
      prepare: ({ clock, ports }) => {
        ports.metrics.set('queue', 4);
        clock.at(5_000, () => ports.metrics.set('queue', 0));
      },
    });
    expect(checksOf(example).slice(0, 2)).toEqual(['gateway-ready@before held', 'idle@before held']);
    expect(firstOf(example, 'steady-state.checked', ({ name }) => name === 'idle').expected).toBe(
      'queue{kind="start"} at most 0',
    );
    expect(firstOf(example, 'fault.requested').elapsedMs).toBeGreaterThan(5_000);
  });

  it('that does not hold in time lets nothing fire, and is an error', async () => {
    const running: PlannedCondition = {
      name: 'all-run',
      kind: 'workload-state',
      workload: 'worker',
      equals: 'Running',
    };
    const example = await runExample(planWith([running], { start: 'worker' }, { fire: 'crash' }, { delay: 1 }), {
      prepare: ({ system }) => system.lives.set('worker-1', { pendingMs: 1e9, endsAfterMs: Infinity, exitCode: 0 }),
    });
    expect(checksOf(example)).toEqual(['all-run@before failed', 'all-run@after failed']);
    expect(firstOf(example, 'steady-state.checked').actual).toBe('worker-0 Running, worker-1 Pending');
    expect(errorsOf(example)).toEqual(['steady-state steady-state-not-met -']);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
    expect(faultsOf(example)).toEqual([]);
    expect(eventsOf(example, 'targets.resolved')).toEqual([]);
  });

  it('is undecided when nothing was observed', async () => {
    const metric: PlannedCondition = {
      name: 'idle',
      kind: 'metric',
      selector: { source: 'elsewhere', metric: 'queue', labels: {} },
      bound: { op: 'equals', value: 0 },
    };
    const example = await runExample(planWith([metric], { fire: 'crash' }));
    expect(checksOf(example)[0]).toBe('idle@before undecided');
  });

  it('is checked before the flow where there are no operations', async () => {
    const example = await runExample(planWith([ready], { delay: 1_000 }));
    expect(firstOf(example, 'steady-state.checked').seq).toBeLessThan(firstOf(example, 'step.started').seq);
    expect(checksOf(example)).toEqual(['gateway-ready@before held', 'gateway-ready@after held']);
  });

  it('without conditions is what the ready hook says', async () => {
    const example = await runExample(planWith([], { delay: 1_000 }, { fire: 'crash' }), {
      prepare: ({ clock, system }) =>
        clock.at(900, () => void system.behaviours.set('system.ready', () => ({ exitCode: 75 }))),
    });
    expect(faultsOf(example)).toEqual([]);
    expect(checksOf(example)).toEqual([]);
    expect(errorsOf(example)).toEqual(['steady-state steady-state-not-met -', 'settle not-settled -']);
    expect(example.state.errors[0]?.message).toContain('expected gateway is ready, seen gateway is up (waited 10.0 s)');
  });
});

describe('the steady state after', () => {
  it('is waited for when flow and reverts are done; how long that took is the settle phase', async () => {
    const example = await runExample(planWith([ready], { fire: 'crash' }), {
      prepare: ({ system }) => {
        system.behaviours.set('system.start', () => {
          system.readyAfterMs = 6_000;
          system.startGateway();
          return {};
        });
      },
    });
    const settle = example.state.phases.find(({ phase }) => phase === 'settle');
    expect((settle?.endMs ?? 0) - (settle?.startMs ?? 0)).toBeGreaterThan(5_500);
    expect(checksOf(example).at(-1)).toBe('gateway-ready@after held');
    expect(phasesOf(example)).toContain('steady-state done');
  });

  it('that does not hold is a failed check and no error', async () => {
    const example = await runExample(planWith([ready], { fire: 'crash' }), {
      prepare: ({ system }) => {
        system.behaviours.set('system.start', () => {
          system.readyAfterMs = 1e9;
          system.startGateway();
          return {};
        });
      },
    });
    expect(errorsOf(example)).toEqual([]);
    expect(checksOf(example).at(-1)).toBe('gateway-ready@after failed');
    expect(phasesOf(example).slice(3, 5)).toEqual(['settle failed', 'steady-state failed']);
  });

  it('without conditions is an error when the system is not ready again', async () => {
    const example = await runExample(planWith([], { fire: 'crash' }), {
      prepare: ({ system }) => {
        system.behaviours.set('system.start', () => {
          system.readyAfterMs = 1e9;
          system.startGateway();
          return {};
        });
      },
    });
    expect(errorsOf(example)).toEqual(['settle not-settled -']);
    expect(phasesOf(example).slice(3, 5)).toEqual(['settle failed', 'steady-state skipped']);
  });
});
