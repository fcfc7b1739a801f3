// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedFault, RunPlan } from '../../src/core/domain/plan.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, eventsOf, type Example, faultsOf, firstOf, runExample, stepsOf } from './run-example.ts';

const supervisors = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;

function planWith(count: number, operation: Partial<PlannedFault>, ...steps: readonly Sketch[]): RunPlan {
  return fakePlan(flowOf({ start: 'worker' }, ...(steps.length === 0 ? [{ fire: 'op' }] : steps)), {
    workloads: [fakeWorkload('worker', { count })],
    operations: [fakeOperation('op', { target: supervisors, ...operation })],
  });
}

function chosenIn(example: Example): readonly (readonly string[])[] {
  return eventsOf(example, 'targets.resolved').map(({ chosen }) => chosen);
}

describe('a replay', () => {
  it('acts on the recorded targets, whatever the seed and the candidates are now, in each round', async () => {
    const twice = { repeat: 2, do: [{ fire: 'op' }] } as const;
    const drawing = { select: { kind: 'count', count: 3 }, signal: 'USR1' } as const;
    const first = await runExample(planWith(8, drawing, twice));
    const choices = first.state.targets;
    const again = await runExample({ ...planWith(12, drawing, twice), seed: '99' }, { choices });
    expect(chosenIn(again)).toEqual(chosenIn(first));
    expect(firstOf(again, 'targets.resolved')).toMatchObject({ rule: 'count 3, replayed', seedPath: null });
    expect(firstOf(again, 'targets.resolved').candidates).toHaveLength(12);
    expect(again.state.faults.map(({ target }) => target).sort()).toEqual(chosenIn(first).flat().sort());
  });

  it('that was of all targets acts on those and not on more', async () => {
    const first = await runExample(planWith(2, { signal: 'USR1' }));
    const again = await runExample(planWith(4, { signal: 'USR1' }), { choices: first.state.targets });
    expect(chosenIn(again)).toEqual([['worker-0/supervisor', 'worker-1/supervisor']]);
  });

  it('whose target is not there any more has diverged: an error that names it, and nothing is done', async () => {
    const choice = { step: 'flow[1]', operation: 'op', firing: 1 };
    const choices = [{ ...choice, chosen: ['worker-1/supervisor', 'worker-7/supervisor'] }];
    const example = await runExample(planWith(3, {}), { choices });
    expect(errorsOf(example)).toEqual(['flow replay-diverged op']);
    expect(firstOf(example, 'error').message).toContain('worker-7/supervisor was acted on in the run that is replayed');
    expect(stepsOf(example)).toContain('flow[1] failed');
    expect(faultsOf(example)).toEqual([]);
  });

  it('of a firing that was not recorded draws as ever', async () => {
    const drawing = { select: { kind: 'count', count: 1 } } as const;
    const choices = [{ step: 'flow[7]', operation: 'op', firing: 1, chosen: ['worker-0/supervisor'] }];
    const [plain, pinned] = [
      await runExample(planWith(6, drawing)),
      await runExample(planWith(6, drawing), { choices }),
    ];
    expect(chosenIn(pinned)).toEqual(chosenIn(plain));
    expect(firstOf(pinned, 'targets.resolved').seedPath).toBe('flow[1]');
  });
});
