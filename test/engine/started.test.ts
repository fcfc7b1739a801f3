// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedFault, PlanStep, RunPlan } from '../../src/core/domain/plan.ts';
import {
  fakeAction,
  fakeOperation,
  fakePlan,
  fakeSystem,
  fakeSystemOperation,
  fakeWorkload,
  flowOf,
  type Sketch,
} from '../support/fake-ports-plan.ts';
import { errorsOf, type Example, eventsOf, faultsOf, firstOf, phasesOf, runExample, stepsOf } from './run-example.ts';

const supervisors = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;

function planWith(flow: PlanStep, operation: Partial<PlannedFault> = {}): RunPlan {
  const freeze = fakeOperation('op', { fault: 'freeze', target: supervisors, durationMs: 4_000, ...operation });
  return fakePlan(flow, { workloads: [fakeWorkload('worker')], operations: [freeze] });
}

function started(...steps: readonly Sketch[]): PlanStep {
  return flowOf({ start: 'worker' }, { startOperation: 'op' }, ...steps);
}

function endOf(example: Example, step: string): number {
  return firstOf(example, 'step.ended', (event) => event.step === step).elapsedMs;
}

function revertOf(example: Example): { readonly heldMs: number; readonly cause: string } {
  const [fault] = example.state.faults;
  const { revert = null, effectiveMs = null } = fault ?? {};
  if (revert === null || effectiveMs === null) throw new Error('no revert of a fault that took effect');
  return { heldMs: revert.requestedMs - effectiveMs, cause: revert.cause };
}

describe('start of an operation', () => {
  it('ends at once, and the fault is held beside the steps that follow', async () => {
    const example = await runExample(planWith(started({ delay: 1_000 }, { awaitOperation: 'op' }, { delay: 10 })));
    const ended = firstOf(example, 'step.ended', ({ step }) => step === 'flow[1]');
    expect(ended.seq).toBeLessThan(firstOf(example, 'fault.requested').seq);
    expect(example.state.faults[0]?.step).toBe('flow[1]');
    expect(revertOf(example)).toEqual({ heldMs: 4_000, cause: 'duration' });
    expect(endOf(example, 'flow[3]')).toBe(firstOf(example, 'revert.ended').elapsedMs);
    expect(stepsOf(example)).toEqual([
      'flow[0] done',
      'flow[1] done',
      'flow[2] done',
      'flow[3] done',
      'flow[4] done',
      'flow done',
    ]);
    expect(errorsOf(example)).toEqual([]);
  });

  it('fires nothing before the system was well', async () => {
    const example = await runExample(
      { ...planWith(started()), settleTimeoutMs: 1_000 },
      {
        onEvent: (event, { system }) => {
          if (event.type === 'step.ended') system.readyAfterMs = Infinity;
        },
      },
    );
    expect(errorsOf(example)[0]).toBe('steady-state steady-state-not-met -');
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
    expect(faultsOf(example)).toEqual([]);
  });

  it('that nobody awaits is waited for at the end of the flow', async () => {
    const example = await runExample(planWith(started()));
    expect(revertOf(example)).toEqual({ heldMs: 4_000, cause: 'duration' });
    expect(phasesOf(example).slice(0, 3)).toEqual(['boot done', 'flow done', 'revert done']);
    const flowEnd = firstOf(example, 'phase.ended', ({ phase }) => phase === 'flow');
    expect(firstOf(example, 'revert.ended').seq).toBeLessThan(flowEnd.seq);
  });

  it('without a duration is held until it is reverted', async () => {
    const example = await runExample(
      planWith(started({ delay: 9_000 }, { revert: 'op' }, { awaitOperation: 'op' }), { durationMs: null }),
    );
    expect(revertOf(example)).toEqual({ heldMs: 9_000, cause: 'step' });
    expect(endOf(example, 'flow[4]')).toBe(endOf(example, 'flow[3]'));
    expect(errorsOf(example)).toEqual([]);
  });

  it('without a duration and a revert is held to the end of the flow', async () => {
    const example = await runExample(planWith(started({ delay: 9_000 }), { durationMs: null }));
    expect(revertOf(example)).toEqual({ heldMs: 9_000, cause: 'end' });
    expect(errorsOf(example)).toEqual([]);
  });

  it('is reverted at once when the run is broken off', async () => {
    const wait: Sketch = { wait: { kind: 'component', component: 'gateway', state: 'down' }, timeoutMs: 400 };
    const example = await runExample(planWith(started(wait, { awaitOperation: 'op' }), { durationMs: null }));
    expect(revertOf(example)).toEqual({ heldMs: 400, cause: 'broken' });
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] timed-out', 'flow failed']);
  });

  it('ends with the run on a signal while it is awaited', async () => {
    const example = await runExample(planWith(started({ awaitOperation: 'op' }), { durationMs: null }), {
      onEvent: (event, { clock, abort }) => {
        if (event.type === 'fault.effective') clock.at(clock.elapsedMs() + 600, () => abort('SIGTERM'));
      },
    });
    expect(revertOf(example)).toEqual({ heldMs: 600, cause: 'broken' });
    expect(stepsOf(example).slice(-2)).toEqual(['flow[2] cancelled', 'flow cancelled']);
    expect(errorsOf(example)).toEqual([]);
  });

  it('that has no effect breaks the run off although nobody awaits it', async () => {
    const example = await runExample(planWith(started({ delay: 60_000 }), { timeoutMs: 1_000 }), {
      prepare: ({ ports }) => void (ports.onApply = () => true),
    });
    expect(errorsOf(example)).toEqual(['flow fault-not-effective op on worker-0/supervisor']);
    expect(endOf(example, 'flow[2]') - endOf(example, 'flow[1]')).toBe(1_000);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] cancelled', 'flow cancelled']);
    expect(example.state.ended?.reason).toMatch(/^flow\[1\] \(op\) failed: worker-0\/supervisor: /);
  });

  it("that fails is its await's failure too", async () => {
    const example = await runExample(planWith(started({ awaitOperation: 'op' }), { timeoutMs: 1_000 }), {
      prepare: ({ ports }) => void (ports.onApply = () => true),
    });
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] failed', 'flow failed']);
  });

  it('that cannot be reverted breaks the run off at its own step', async () => {
    const outage = { fault: 'outage', how: 'kill', durationMs: 500, target: GATEWAY } as const;
    const example = await runExample(planWith(started({ delay: 60_000 }), outage), {
      prepare: ({ system }) => void system.behaviours.set('system.start', () => ({ exitCode: 1, stderr: 'no' })),
    });
    expect(errorsOf(example)[0]).toBe('revert revert-failed op on gateway');
    expect(example.state.ended?.reason).toMatch(/^flow\[1\] \(start op\) failed: gateway: not reverted: /);
  });

  it('with nothing to act on is an error, or is known to who awaits it', async () => {
    const flow = flowOf({ startOperation: 'op' }, { awaitOperation: 'op' });
    const error = await runExample(planWith(flow));
    expect(errorsOf(error)).toEqual(['flow no-targets op']);
    expect(error.state.ended?.reason).toMatch(/^flow\[0\] \(start op\) failed: no targets/);
    const skip = await runExample(planWith(flow, { onEmpty: 'skip' }));
    expect(stepsOf(skip)).toEqual(['flow[0] done', 'flow[1] skipped', 'flow done']);
  });

  it('while the one before is in flight is an error', async () => {
    const example = await runExample(planWith(started({ startOperation: 'op' })));
    expect(errorsOf(example)).toEqual(['flow in-flight flow[2]']);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] failed', 'flow failed']);
    expect(eventsOf(example, 'fault.requested')).toHaveLength(1);
  });

  it('may fire again once the one before has ended', async () => {
    const example = await runExample(planWith(started({ delay: 5_000 }, { startOperation: 'op' })));
    expect(example.state.faults.map(({ firing, step }) => `${firing} ${step}`)).toEqual(['1 flow[1]', '2 flow[3]']);
    expect(errorsOf(example)).toEqual([]);
  });

  it('is applied before it is reverted, however soon the revert follows', async () => {
    const slow = { fault: 'kill', signal: 'TERM', target: GATEWAY } as const;
    const example = await runExample(planWith(started({ revert: 'op' }, { awaitOperation: 'op' }), slow), {
      prepare: ({ clock, ports }) => {
        ports.onApply = (_, process) => {
          clock.at(clock.elapsedMs() + 2_000, () => (process.condition = 'gone'));
          return true;
        };
      },
    });
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'effective gateway',
      'revert gateway step',
      'reverted gateway',
    ]);
    expect(stepsOf(example)).toContain('flow[2] done');
  });

  it('lets a fault fall into a step that is in flight', async () => {
    const flow = flowOf(
      { startOperation: 'op' },
      { wait: { kind: 'event', event: 'fault.requested', of: 'op' }, timeoutMs: 1_000 },
      { fire: 'cut' },
    );
    const stop = { fault: 'stop', target: GATEWAY } as const;
    const cut = fakeOperation('cut', { fault: 'kill' });
    const plan = planWith(flow, stop);
    const example = await runExample(
      { ...plan, operations: [...plan.operations, cut] },
      {
        prepare: ({ ports }) => void (ports.onApply = (what) => what === 'stop'),
      },
    );
    expect(faultsOf(example).slice(0, 4)).toEqual([
      'requested gateway',
      'requested gateway',
      'effective gateway',
      'effective gateway',
    ]);
  });

  it('that is no fault goes on beside the flow, and is awaited or waited for at its end', async () => {
    const action = fakeAction('op', {});
    const system = fakeSystem({ operations: fakeSystemOperation('squeeze', []) });
    for (const steps of [[{ delay: 300 }, { awaitOperation: 'op' }], [{ delay: 300 }]] satisfies Sketch[][]) {
      const plan = { ...planWith(started(...steps)), operations: [action], system };
      const example = await runExample(plan, {
        prepare: (world) => void world.system.behaviours.set('squeeze.run', () => ({ durationMs: 2_000 })),
      });
      const end = firstOf(example, 'operation.ended');
      expect(end.seq).toBeGreaterThan(firstOf(example, 'step.ended', ({ step }) => step === 'flow[2]').seq);
      expect(end.seq).toBeLessThan(firstOf(example, 'phase.ended', ({ phase }) => phase === 'flow').seq);
      expect(errorsOf(example)).toEqual([]);
    }
  });

  it('is waited for as long as all of its parts and targets take, one after another', async () => {
    const action = fakeAction('op', { timeoutMs: 1_000, onFailure: 'record' });
    const system = fakeSystem({ operations: fakeSystemOperation('squeeze', ['capture']) });
    const workloads = [fakeWorkload('worker', { count: 20 })];
    const example = await runExample(
      { ...planWith(started()), operations: [action], system, workloads },
      {
        prepare: (world) => {
          for (const part of ['capture', 'run']) {
            world.system.behaviours.set(`squeeze.${part}`, () => ({ durationMs: 900 }));
          }
        },
      },
    );
    expect(eventsOf(example, 'operation.ended').map(({ outcome }) => outcome)).toEqual(Array(20).fill('ok'));
    expect(errorsOf(example)).toEqual([]);
  });

  it('that does not end is ended by the timeout of the run', async () => {
    const action = fakeAction('op', { timeoutMs: 10_000_000 });
    const system = fakeSystem({ operations: fakeSystemOperation('squeeze', []) });
    const example = await runExample(
      { ...planWith(started()), operations: [action], system, timeoutMs: 20_000 },
      {
        prepare: (world) =>
          void world.system.behaviours.set('squeeze.run', () => ({ durationMs: Number.POSITIVE_INFINITY })),
      },
    );
    expect(errorsOf(example)).toEqual(['flow run-timeout -']);
    expect(firstOf(example, 'operation.ended').outcome).toBe('cancelled');
  });

  it('that is no fault and fails breaks the run off', async () => {
    const system = fakeSystem({ operations: fakeSystemOperation('squeeze', []) });
    const plan = { ...planWith(started({ delay: 60_000 })), operations: [fakeAction('op', {})], system };
    const example = await runExample(plan, {
      prepare: (world) => void world.system.behaviours.set('squeeze.run', () => ({ exitCode: 4, durationMs: 500 })),
    });
    expect(errorsOf(example)).toEqual(['flow operation-failed op on worker-0']);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] cancelled', 'flow cancelled']);
  });

  it('opens the window of a wait that counts from it', async () => {
    const wait: Sketch = {
      wait: { kind: 'log', log: 'gateway', ofWorkload: false, matches: 'lost' },
      since: 'op',
      timeoutMs: 1_000,
    };
    const example = await runExample(planWith(started({ delay: 1_000 }, { delay: 1_000 }, wait)), {
      onEvent: (event, { system }) => {
        if (event.type === 'fault.effective') system.write('gateway.log', 'supervisor lost');
      },
    });
    expect(stepsOf(example)).toContain('flow[4] done');
  });
});

describe('await of an operation', () => {
  it('that was never started is skipped', async () => {
    const example = await runExample(planWith(flowOf({ awaitOperation: 'op' })));
    expect(stepsOf(example)).toEqual(['flow[0] skipped', 'flow done']);
  });
});

const GATEWAY = { kind: 'component', component: 'gateway' } as const;
