// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedFault, RunPlan } from '../../src/core/domain/plan.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, eventsOf, type Example, faultsOf, firstOf, runExample, stepsOf, type World } from './run-example.ts';

const worker = fakeWorkload('worker', { count: 12 });
const supervisors = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;

function planWith(operation: Partial<PlannedFault>, ...steps: readonly Sketch[]): RunPlan {
  const flow = flowOf({ start: 'worker' }, ...(steps.length === 0 ? [{ fire: 'op' }] : steps));
  const operations = [fakeOperation('op', { target: supervisors, ...operation })];
  return fakePlan(flow, { workloads: [worker], operations });
}

function chosenIn(example: Example): readonly (readonly string[])[] {
  return eventsOf(example, 'targets.resolved').map(({ chosen }) => chosen);
}

const lose =
  (...instances: readonly string[]) =>
  ({ clock, system }: World): void =>
    clock.at(250, () => {
      for (const instance of instances) {
        const process = system.processOf(`${instance}/supervisor.pid`);
        if (process !== null) process.condition = 'gone';
      }
    });

describe('targets', () => {
  it('of a role are the instances whose process exists when the step fires, sorted, and all of them by default', async () => {
    const example = await runExample(planWith({}, { delay: 500 }, { fire: 'op' }), { prepare: lose('worker-3') });
    const event = firstOf(example, 'targets.resolved');
    expect(event).toMatchObject({ step: 'flow[2]', operation: 'op', firing: 1, rule: 'all', seedPath: null });
    expect(event.candidates).toEqual([0, 1, 10, 11, 2, 4, 5, 6, 7, 8, 9].map((index) => `worker-${index}/supervisor`));
    expect(event.chosen).toEqual(event.candidates);
    expect(example.state.faults).toHaveLength(11);
  });

  it('are drawn from the seed and the path of the step, and recorded with their candidates', async () => {
    const twice = { repeat: 2, do: [{ fire: 'op' }] } as const;
    const plan = planWith({ select: { kind: 'count', count: 3 }, signal: 'USR1' }, twice);
    const [first, again] = [await runExample(plan), await runExample(plan)];
    const other = await runExample({ ...plan, seed: '8' });
    expect(chosenIn(first)).toEqual(chosenIn(again));
    expect(chosenIn(first)[0]).toHaveLength(3);
    expect(chosenIn(first)[0]).not.toEqual(chosenIn(first)[1]);
    expect(chosenIn(other)).not.toEqual(chosenIn(first));
    expect(
      eventsOf(first, 'targets.resolved').map(({ rule, seedPath, candidates }) => [rule, seedPath, candidates.length]),
    ).toEqual([
      ['count 3', 'flow[1].repeat#1.do[0]', 12],
      ['count 3', 'flow[1].repeat#2.do[0]', 12],
    ]);
    expect(first.state.faults.map(({ target }) => target).sort()).toEqual(chosenIn(first).flat().sort());
  });

  it('by percent are rounded up', async () => {
    const example = await runExample(planWith({ select: { kind: 'percent', percent: 30 } }));
    expect(firstOf(example, 'targets.resolved')).toMatchObject({ rule: '30 percent', seedPath: 'flow[1]' });
    expect(chosenIn(example)[0]).toHaveLength(4);
  });

  it('are acted on at most eight at once', async () => {
    let now = 0;
    let max = 0;
    await runExample(planWith({ signal: 'TERM' }), {
      prepare: ({ clock, ports }) => {
        ports.onApply = (_, process) => {
          now += 1;
          max = Math.max(max, now);
          clock.at(clock.elapsedMs() + 100, () => {
            now -= 1;
            process.condition = 'gone';
          });
          return true;
        };
      },
    });
    expect(max).toBe(8);
  });

  it('that are fewer than the count are an error, never fewer targets', async () => {
    const example = await runExample(planWith({ select: { kind: 'count', count: 13 } }));
    expect(errorsOf(example)).toEqual(['flow too-few-targets op']);
    expect(chosenIn(example)).toEqual([[]]);
    expect(example.state.faults).toEqual([]);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
  });

  it('by exact names are those and no others', async () => {
    const example = await runExample(planWith({ target: { ...supervisors, instances: ['worker-7', 'worker-2'] } }));
    expect(firstOf(example, 'targets.resolved')).toMatchObject({
      rule: 'named',
      candidates: ['worker-2/supervisor', 'worker-7/supervisor'],
      chosen: ['worker-2/supervisor', 'worker-7/supervisor'],
    });
  });

  it('by an exact name that is missing are an error', async () => {
    const example = await runExample(planWith({ target: { ...supervisors, instances: ['worker-0', 'worker-99'] } }));
    expect(errorsOf(example)).toEqual(['flow target-missing op']);
    expect(example.state.errors[0]?.message).toBe('worker-99 named as target, but not there');
    expect(example.state.faults).toEqual([]);
  });

  it('by exact name whose process is gone are noted as already exited', async () => {
    const named = { ...supervisors, instances: ['worker-0', 'worker-1'] };
    const example = await runExample(planWith({ target: named }, { delay: 500 }, { fire: 'op' }), {
      prepare: lose('worker-0'),
    });
    expect(faultsOf(example)).toContain('failed worker-0/supervisor already-exited');
    expect(faultsOf(example)).toContain('effective worker-1/supervisor');
    expect(errorsOf(example)).toEqual([]);
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[2]')).toMatchObject({
      outcome: 'done',
      reason: 'already exited: worker-0/supervisor',
    });
  });

  it.each([
    ['before it is acted on', 'targets.resolved'],
    ['while it is acted on', 'fault.requested'],
  ] as const)('that end %s are already exited too', async (_, when) => {
    const example = await runExample(planWith({ fault: 'freeze', durationMs: 100 }), {
      onEvent: (event, { system }) => {
        const process = system.processOf('worker-5/supervisor.pid');
        if (event.type === when && process !== null) process.condition = 'gone';
      },
    });
    expect(faultsOf(example).filter((entry) => entry.includes('worker-5/'))[1]).toBe(
      'failed worker-5/supervisor already-exited',
    );
    expect(errorsOf(example)).toEqual([]);
  });

  it('that are none are an error by default', async () => {
    const example = await runExample(
      planWith({ target: { kind: 'component', component: 'gateway' } }, { fire: 'op' }, { fire: 'op' }),
    );
    expect(errorsOf(example)).toEqual(['flow no-targets op']);
    expect(example.state.errors[0]?.message).toBe('no targets: gateway has no process');
    expect(eventsOf(example, 'targets.resolved')[1]).toMatchObject({ candidates: [], chosen: [], firing: 2 });
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] failed', 'flow failed']);
  });

  it('that are none let the step be skipped where the experiment says so', async () => {
    const example = await runExample(planWith({ onEmpty: 'skip' }, { fire: 'op' }, { fire: 'op' }, { delay: 1 }));
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] skipped', 'flow[3] done', 'flow done']);
    expect(errorsOf(example)).toEqual([]);
  });
});
