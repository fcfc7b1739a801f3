// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { watchWallClock } from '../../src/engine/wall-clock.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { fakePlan, flowOf } from '../support/fake-ports-plan.ts';
import { eventsOf, runExample } from './run-example.ts';

const plan = fakePlan(flowOf({ delay: 60_000 }));

it('a step of the wall clock is recorded once, within seconds, and the run goes on by the monotonic one', async () => {
  const example = await runExample(plan, {
    prepare: ({ clock }) => {
      clock.at(20_000, () => clock.stepWall(3_000));
      clock.at(40_000, () => clock.stepWall(-7_200_000));
    },
  });
  const steps = eventsOf(example, 'clock.stepped');
  expect(steps.map(({ byMs }) => byMs)).toEqual([3_000, -7_200_000]);
  expect(steps[0]?.elapsedMs).toBeGreaterThanOrEqual(20_000);
  expect(steps[0]?.elapsedMs).toBeLessThanOrEqual(25_000);
  expect(example.state.clockSteps).toHaveLength(2);
  const delay = example.state.steps.find(({ kind }) => kind === 'delay');
  expect((delay?.endMs ?? 0) - (delay?.startMs ?? 0)).toBe(60_000);
});

it('a step is recorded before the next event, whose time is the new one', async () => {
  const example = await runExample(fakePlan(flowOf({ delay: 1_000 }, { delay: 1_000 })), {
    onEvent: (event, { clock }) => {
      if (event.type === 'step.ended' && event.step === 'flow[0]') clock.stepWall(60_000);
    },
  });
  const [before, step, after] = example.events.slice(
    example.events.findIndex(({ type }) => type === 'clock.stepped') - 1,
  );
  expect([before?.type, step?.type, after?.type]).toEqual(['step.ended', 'clock.stepped', 'step.started']);
  expect(Date.parse(after?.at ?? '') - Date.parse(before?.at ?? '')).toBe(60_000);
});

it('a run in which nobody sets the clock has no step', async () => {
  expect(eventsOf(await runExample(plan), 'clock.stepped')).toEqual([]);
});

it('a clock that is slewed, or moves less than a step, was not set', () => {
  const clock = createFakeClock();
  const watch = watchWallClock(clock);
  for (let look = 0; look < 10; look += 1) {
    clock.stepWall(400);
    expect(watch.look()).toBeNull();
  }
  clock.stepWall(501);
  expect(watch.look()).toBe(501);
  expect(watch.look()).toBeNull();
});

it('a process that is held up between reading both clocks sees no step', () => {
  const clock = createFakeClock();
  let elapsedMs = 0;
  let heldUpMs = 0;
  const held = {
    ...clock,
    elapsedMs: () => elapsedMs,
    wallTime: () => {
      elapsedMs += heldUpMs;
      return new Date(elapsedMs).toISOString();
    },
  };
  const watch = watchWallClock(held);
  heldUpMs = 2_000;
  expect(watch.look()).toBeNull();
  heldUpMs = 0;
  expect(watch.look()).toBeNull();
});
