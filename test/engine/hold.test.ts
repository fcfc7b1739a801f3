// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedFault, PlanStep, RunPlan } from '../../src/core/domain/plan.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, type Example, eventsOf, faultsOf, firstOf, runExample, stepsOf } from './run-example.ts';

const supervisors = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;
const worker = fakeWorkload('worker');

function planWith(flow: PlanStep, operation: Partial<PlannedFault> = {}): RunPlan {
  const freeze = fakeOperation('op', { fault: 'freeze', target: supervisors, ...operation });
  return fakePlan(flow, { workloads: [worker], operations: [freeze] });
}

function holding(...steps: readonly Sketch[]): PlanStep {
  return flowOf({ start: 'worker' }, { hold: 'op', do: steps }, { delay: 7 });
}

function held(example: Example): number {
  const [fault] = example.state.faults;
  return (fault?.revert?.requestedMs ?? NaN) - (fault?.effectiveMs ?? NaN);
}

describe('hold', () => {
  it('fires the fault, does the steps, and ends when the fault is reverted and read back', async () => {
    const example = await runExample(planWith(holding({ delay: 3_000 }, { delay: 2_000 })));
    expect(faultsOf(example)).toEqual([
      'requested worker-0/supervisor',
      'effective worker-0/supervisor',
      'revert worker-0/supervisor step',
      'reverted worker-0/supervisor',
    ]);
    expect(held(example)).toBe(5_000);
    expect(stepsOf(example)).toEqual([
      'flow[0] done',
      'flow[1].hold.do[0] done',
      'flow[1].hold.do[1] done',
      'flow[1] done',
      'flow[2] done',
      'flow done',
    ]);
    expect(example.state.faults[0]?.step).toBe('flow[1]');
    expect(firstOf(example, 'step.started', ({ step }) => step === 'flow[1].hold.do[0]').parent).toBe('flow[1]');
    const types = example.events.map(({ type, ...event }) => ('step' in event ? `${type} ${event.step}` : type));
    expect(types.indexOf('fault.effective')).toBeLessThan(types.indexOf('step.started flow[1].hold.do[0]'));
    expect(types.indexOf('revert.ended')).toBeLessThan(types.indexOf('step.ended flow[1]'));
  });

  it('is not ended by a duration of the fault', async () => {
    const example = await runExample(planWith(holding({ delay: 5_000 }), { durationMs: 1_000 }));
    expect(held(example)).toBe(5_000);
  });

  it('reverts at once when one of its steps breaks', async () => {
    const wait: Sketch = { wait: { kind: 'component', component: 'gateway', state: 'down' }, timeoutMs: 400 };
    const example = await runExample(planWith(holding(wait, { delay: 60_000 })));
    expect(held(example)).toBe(400);
    expect(faultsOf(example).slice(-2)).toEqual(['revert worker-0/supervisor broken', 'reverted worker-0/supervisor']);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1].hold.do[0] timed-out', 'flow[1] failed', 'flow failed']);
  });

  it('reverts at once on a signal', async () => {
    const example = await runExample(planWith(holding({ delay: 60_000 })), {
      onEvent: (event, { clock, abort }) => {
        if (event.type === 'fault.effective') clock.at(clock.elapsedMs() + 1_234, () => abort('SIGTERM'));
      },
    });
    expect(held(example)).toBe(1_234);
    expect(stepsOf(example).slice(-3)).toEqual(['flow[1].hold.do[0] cancelled', 'flow[1] cancelled', 'flow cancelled']);
  });

  it('does no step when the fault has no effect', async () => {
    const example = await runExample(planWith(holding({ delay: 1 }), { timeoutMs: 1_000 }), {
      prepare: ({ ports }) => void (ports.onApply = () => true),
    });
    expect(errorsOf(example)).toEqual(['flow fault-not-effective op on worker-0/supervisor']);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
    expect(example.system.processOf('worker-0/supervisor.pid')?.condition).not.toBe('frozen');
  });

  it('lets go of the other targets at once when the fault has no effect on one', async () => {
    const two = fakeWorkload('worker', { count: 2 });
    const plan = { ...planWith(holding({ delay: 60_000 }), { timeoutMs: 1_000 }), workloads: [two] };
    const example = await runExample(plan, {
      prepare: ({ system, ports }) => {
        ports.onApply = (_, process) => process === system.processOf('worker-1/supervisor.pid');
      },
    });
    expect(held(example)).toBe(1_000);
    expect(
      eventsOf(example, 'revert.ended')
        .map(({ target }) => target)
        .sort(),
    ).toEqual(['worker-0/supervisor', 'worker-1/supervisor']);
  });

  it('with nothing to act on does its steps without the fault where that is asked for, and says so', async () => {
    const flow = flowOf({ hold: 'op', do: [{ delay: 100 }] });
    const example = await runExample(planWith(flow, { onEmpty: 'skip' }));
    expect(stepsOf(example)).toEqual(['flow[0].hold.do[0] done', 'flow[0] done', 'flow done']);
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[0]').reason).toBe(
      'without op: no targets: role supervisor of worker has no process',
    );
    expect(errorsOf(example)).toEqual([]);
  });

  it('with nothing to act on is an error otherwise', async () => {
    const example = await runExample(planWith(flowOf({ hold: 'op', do: [{ delay: 100 }] })));
    expect(stepsOf(example)).toEqual(['flow[0] failed', 'flow failed']);
    expect(errorsOf(example)).toEqual(['flow no-targets op']);
  });

  it('does its steps once per round, each with a firing of its own', async () => {
    const flow = flowOf({ start: 'worker' }, { repeat: 2, do: [{ hold: 'op', do: [{ delay: 100 }] }] });
    const example = await runExample(planWith(flow));
    expect(example.state.faults.map(({ firing, step }) => `${firing} ${step}`)).toEqual([
      '1 flow[1].repeat#1.do[0]',
      '2 flow[1].repeat#2.do[0]',
    ]);
    expect(stepsOf(example)).toContain('flow[1].repeat#2.do[0].hold.do[0] done');
  });

  it('may be ended early by a revert among its steps', async () => {
    const example = await runExample(planWith(holding({ delay: 1_000 }, { revert: 'op' }, { delay: 2_000 })));
    expect(held(example)).toBe(1_000);
    expect(eventsOf(example, 'revert.requested')).toHaveLength(1);
    expect(errorsOf(example)).toEqual([]);
  });

  it('that cannot be reverted is an error, and the run is broken off', async () => {
    const outage = { fault: 'outage', how: 'kill', target: { kind: 'component', component: 'gateway' } } as const;
    const example = await runExample(planWith(holding({ delay: 100 }), outage), {
      prepare: ({ system }) => void system.behaviours.set('system.start', () => ({ exitCode: 1, stderr: 'no' })),
    });
    expect(errorsOf(example)[0]).toBe('revert revert-failed op on gateway');
    expect(stepsOf(example).slice(-2)).toEqual(['flow[1] failed', 'flow failed']);
  });

  it('opens the window of a wait that counts from it', async () => {
    const wait: Sketch = {
      wait: { kind: 'log', log: 'gateway', ofWorkload: false, matches: 'lost' },
      since: 'op',
      timeoutMs: 1_000,
    };
    const example = await runExample(planWith(holding({ delay: 1_000 }, { delay: 1_000 }, wait)), {
      onEvent: (event, { system }) => {
        if (event.type === 'fault.effective') system.write('gateway.log', 'supervisor lost');
      },
    });
    expect(stepsOf(example)).toContain('flow[1].hold.do[2] done');
  });
});
