// SPDX-License-Identifier: Apache-2.0

// Components other than the gateway, and roles of instances, that a fault takes down and their own hook starts again.

import { describe, expect, it } from 'vitest';
import type { PlannedFault, PlannedSystem, PlanStep, RunPlan } from '../../src/core/domain/plan.ts';
import { carryOutUndo, revertLeft } from '../../src/engine/undo.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createFakePorts } from '../support/fake-ports.ts';
import {
  fakeOperation,
  fakePlan,
  fakeSystem,
  fakeWorkload,
  flowOf,
  startableSystem,
} from '../support/fake-ports-plan.ts';
import { SimulatedSystem, WORK_DIR } from '../support/fake-ports-system.ts';
import {
  errorsOf,
  eventsOf,
  type ExampleOptions,
  faultsOf,
  firstOf,
  runExample,
  stepsOf,
  type World,
} from './run-example.ts';

const worker = fakeWorkload('worker', { count: 2 });
const sandboxes = { kind: 'role', workload: 'worker', role: 'sandbox', instances: null } as const;
const oneSandbox = { ...sandboxes, instances: ['worker-1'] } as const;
const helper = { kind: 'component', component: 'helper' } as const;
const fireOnce = flowOf({ start: 'worker' }, { fire: 'op' });

function planWith(
  operation: Partial<PlannedFault>,
  { flow = fireOnce, system = startableSystem() }: { flow?: PlanStep; system?: PlannedSystem } = {},
): RunPlan {
  return fakePlan(flow, { workloads: [worker], operations: [fakeOperation('op', operation)], system });
}

/** The helper is started with the gateway. */
const withHelper = { prepare: ({ system }: World) => void system.spawn('helper', `${WORK_DIR}/helper.pid`) };

function run(
  operation: Partial<PlannedFault>,
  options: ExampleOptions & { readonly flow?: PlanStep; readonly system?: PlannedSystem } = {},
): ReturnType<typeof runExample> {
  return runExample(planWith(operation, options), options);
}

describe.each(['restart', 'restart-in-place'] as const)('%s', (fault) => {
  it('of a role ends it and starts it again with its own hook, which is told who', async () => {
    const example = await run({ fault, target: oneSandbox });
    expect(faultsOf(example)).toEqual([
      'requested worker-1/sandbox',
      'effective worker-1/sandbox',
      'revert worker-1/sandbox step',
      'already-clean worker-1/sandbox',
    ]);
    expect(firstOf(example, 'fault.effective').proof).toMatch(/^pid \d+ ended, pid \d+ runs$/);
    expect(firstOf(example, 'revert.ended').proof).toBe(firstOf(example, 'fault.effective').proof);
    const hooks = example.system.hooks.filter(({ name }) => name === 'target.start');
    expect(hooks).toHaveLength(1);
    const boot = example.system.hooks.find(({ name }) => name === 'system.boot');
    expect(hooks[0]?.env).toEqual({
      ...boot?.env,
      CHAOS_ROLE: 'sandbox',
      CHAOS_INSTANCE: 'worker-1',
      CHAOS_WORKLOAD: 'worker',
      CHAOS_INDEX: '1',
    });
    expect(eventsOf(example, 'hook.started')).toContainEqual(
      expect.objectContaining({ hook: 'target.start', subject: 'worker-1/sandbox' }),
    );
    expect(errorsOf(example)).toEqual([]);
  });

  it('writes its undo before anything is done', async () => {
    const example = await run({ fault, target: oneSandbox });
    const written = example.ports.undos.find((record) => record.type === 'undo' && record.id === 2);
    expect(written).toMatchObject({
      subject: `op #1 (${fault}) on worker-1/sandbox`,
      action: { kind: 'role.start', workload: 'worker', instance: 'worker-1', role: 'sandbox' },
      shell: expect.stringContaining('start hook of adapter simulated for worker-1/sandbox') as string,
    });
    const { order } = example.ports;
    expect(order.indexOf('undo 2')).toBeLessThan(order.findIndex((entry) => entry.startsWith('apply stop')));
  });

  it('of the gateway and of another component goes by the hook of each', async () => {
    const gateway = await run({ fault });
    expect(gateway.ports.order).toContain('hook system.start');
    expect(gateway.ports.order).not.toContain('hook target.start');
    const other = await run({ fault, target: helper }, withHelper);
    expect(other.ports.order).toContain('hook target.start');
    expect(other.ports.order).not.toContain('hook system.start');
    expect(other.system.hooks.find(({ name }) => name === 'target.start')?.env).toMatchObject({
      CHAOS_COMPONENT: 'helper',
    });
    expect(eventsOf(other, 'hook.started')).toContainEqual(
      expect.objectContaining({ hook: 'target.start', subject: 'helper' }),
    );
    const states = other.state.components.find(({ component }) => component === 'helper')?.states;
    expect(states?.map(({ state }) => state)).toEqual(['up', 'down', 'up']);
    expect([...errorsOf(gateway), ...errorsOf(other)]).toEqual([]);
  });

  it.each([
    [20_000, 'done'],
    [40_000, 'failed'],
  ])('waits for a process that comes after %d ms until the operation has timed out: %s', async (afterMs, outcome) => {
    const example = await run(
      { fault, target: oneSandbox, timeoutMs: 30_000 },
      {
        prepare: ({ clock, system }) => {
          system.behaviours.set('target.start', ({ env }) => {
            clock.at(clock.elapsedMs() + afterMs, () => void system.startTarget(env));
            return {};
          });
        },
      },
    );
    expect(stepsOf(example)).toContain(`flow[1] ${outcome}`);
    const started = firstOf(example, 'fault.requested').elapsedMs;
    const ended = firstOf(example, 'step.ended', ({ step }) => step === 'flow[1]').elapsedMs;
    expect(ended - started).toBeGreaterThanOrEqual(Math.min(afterMs, 30_000));
    expect(ended - started).toBeLessThan(Math.min(afterMs, 30_000) + 100);
  });

  it('is not started a second time when what it started ends by itself', async () => {
    const example = await run(
      { fault, target: oneSandbox },
      {
        onEvent: ({ type }, { system }) => {
          const sandbox = system.processOf('worker-1/sandbox.pid');
          if (type === 'fault.effective' && sandbox !== null) sandbox.condition = 'gone';
        },
      },
    );
    expect(example.system.hooks.filter(({ name }) => name === 'target.start')).toHaveLength(1);
    expect(errorsOf(example)).toEqual([]);
  });

  it('whose hook fails is an error, and starting is tried again at the end', async () => {
    let calls = 0;
    const example = await run(
      { fault, target: oneSandbox },
      {
        prepare: ({ system }) => {
          system.behaviours.set('target.start', ({ env }) => {
            calls += 1;
            if (calls === 1) return { exitCode: 1, stderr: 'never started' };
            system.startTarget(env);
            return {};
          });
        },
      },
    );
    expect(faultsOf(example)).toEqual([
      'requested worker-1/sandbox',
      'failed worker-1/sandbox start-failed',
      'revert worker-1/sandbox broken',
      'reverted worker-1/sandbox',
    ]);
    expect(example.state.errors[0]?.message).toBe(
      'hook target.start for worker-1/sandbox ended with exit code 1: never started',
    );
  });

  it('that a signal meets while its target is asked to end: it is ended, started again and only then deleted', async () => {
    const example = await run(
      { fault, target: oneSandbox },
      {
        prepare: ({ ports }) => void (ports.onApply = (what) => what === 'stop'),
        onEvent: ({ type }, { clock, abort }) => {
          if (type === 'fault.requested') clock.at(clock.elapsedMs() + 500, () => abort('SIGTERM'));
        },
      },
    );
    expect(faultsOf(example)).toEqual([
      'requested worker-1/sandbox',
      'failed worker-1/sandbox cancelled',
      'revert worker-1/sandbox broken',
      'reverted worker-1/sandbox',
    ]);
    const { order } = example.ports;
    expect(order.indexOf('hook target.start worker-1')).toBeLessThan(order.indexOf('hook instance.delete worker-1'));
    expect([...example.system.processes.values()].filter(({ condition }) => condition !== 'gone')).toEqual([]);
  });
});

describe('outage', () => {
  it.each([
    ['a role', oneSandbox, 'worker-1/sandbox'],
    ['another component', helper, 'helper'],
  ])('of %s lasts its duration and ends with its start hook', async (_, target, label) => {
    const example = await run({ fault: 'outage', how: 'kill', durationMs: 5_000, target }, withHelper);
    expect(faultsOf(example)).toEqual([
      `requested ${label}`,
      `effective ${label}`,
      `revert ${label} duration`,
      `reverted ${label}`,
    ]);
    const [fault] = example.state.faults;
    expect((fault?.revert?.requestedMs ?? 0) - (fault?.effectiveMs ?? 0)).toBe(5_000);
    expect(fault?.revert?.proof).toMatch(new RegExp(`^${label} runs as pid \\d+$`));
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('outage of a role whose instance is ended on purpose meanwhile', () => {
  it('starts nothing again', async () => {
    const flow = flowOf(
      { start: 'worker' },
      { parallel: [{ fire: 'op' }, { serial: [{ delay: 500 }, { stop: 'worker' }] }] },
    );
    const example = await run({ fault: 'outage', how: 'kill', durationMs: 5_000, target: oneSandbox }, { flow });
    expect(faultsOf(example).at(-1)).toBe('gone-with-target worker-1/sandbox');
    expect(firstOf(example, 'revert.ended').proof).toBe('worker-1 was deleted');
    expect(example.ports.order).not.toContain('hook target.start worker-1');
    expect(errorsOf(example)).toEqual([]);
  });
});

describe.each(['kill', 'stop'] as const)('%s', (fault) => {
  it('of another component leaves it down until it is reverted', async () => {
    const flow = flowOf({ fire: 'op' }, { delay: 2_000 }, { revert: 'op' }, { delay: 1_000 });
    const example = await run({ fault, target: helper }, { ...withHelper, flow });
    expect(faultsOf(example)).toEqual([
      'requested helper',
      'effective helper',
      'revert helper step',
      'reverted helper',
    ]);
    expect(example.ports.undos[1]).toMatchObject({ action: { kind: 'component.start', component: 'helper' } });
    expect(errorsOf(example)).toEqual([]);
  });

  it('of a component that nothing starts again has no undo', async () => {
    const { helper: location, ...rest } = startableSystem().components;
    if (location === undefined) throw new Error('no helper');
    const system = { ...startableSystem(), components: { ...rest, helper: { ...location, start: null } } };
    const example = await run({ fault, target: helper }, { ...withHelper, system });
    expect(faultsOf(example)).toEqual(['requested helper', 'effective helper']);
    expect(firstOf(example, 'fault.requested').undo).toBeNull();
  });

  it('of a role has no undo, also where a hook could start it again', async () => {
    const example = await run({ fault, target: sandboxes });
    expect(eventsOf(example, 'fault.requested').map(({ undo }) => undo)).toEqual([null, null]);
    expect(example.ports.order).not.toContain('hook target.start worker-0');
  });
});

describe('a wait for another component', () => {
  it.each(['down', 'up'] as const)('%s is met when that is seen', async (state) => {
    const flow = flowOf({ fire: 'op' }, ...(state === 'up' ? [{ revert: 'op' }] : []), {
      wait: { kind: 'component', component: 'helper', state },
      timeoutMs: 2_000,
    });
    const example = await run({ fault: 'kill', target: helper }, { ...withHelper, flow });
    expect(stepsOf(example).at(-2)).toBe(`flow[${state === 'up' ? 2 : 1}] done`);
    expect(errorsOf(example)).toEqual([]);
  });

  it('freeze and thaw leave it up, and the ready hook is asked for the gateway alone', async () => {
    const example = await run({ fault: 'freeze', durationMs: 2_000, target: helper }, withHelper);
    const states = example.state.components.map(({ component, states: all }) => [
      component,
      all.map(({ state }) => state),
    ]);
    expect(Object.fromEntries(states)).toEqual({ gateway: ['ready'], helper: ['up'] });
    expect(example.ports.undos[1]).toMatchObject({ action: { kind: 'process.continue' } });
  });
});

describe('what a killed run left of a role that was down', () => {
  const action = { kind: 'role.start', workload: 'worker', instance: 'worker-1', role: 'sandbox' } as const;
  const intent = { v: 1, type: 'undo', at: '2026-11-29T15:45:00.000Z', bootId: 'boot-1', shell: 'true' } as const;
  const never = new AbortController().signal;

  function world(): {
    readonly system: SimulatedSystem;
    readonly tools: Parameters<typeof carryOutUndo>[1] & Pick<ReturnType<typeof createFakePorts>, 'host'>;
  } {
    const clock = createFakeClock();
    const system = new SimulatedSystem(clock);
    const ports = createFakePorts(clock, system);
    return { system, tools: { system: startableSystem(), ports, env: {}, host: ports.host } };
  }

  it('is started with its hook, and read back', async () => {
    const { system, tools } = world();
    expect(await carryOutUndo(action, tools, never)).toEqual({
      result: 'reverted',
      proof: 'worker-1/sandbox runs as pid 100',
    });
    expect(await carryOutUndo(action, tools, never)).toMatchObject({ result: 'already-clean' });
    expect(system.hooks).toHaveLength(1);
  });

  it('cannot be started by an adapter without such a hook, which is said', async () => {
    const { tools } = world();
    expect(await carryOutUndo(action, { ...tools, system: fakeSystem() }, never)).toEqual({
      result: 'failed',
      proof: 'the adapter has no hook that starts worker-1/sandbox again',
    });
  });

  it('is not started when the system was shut down since', async () => {
    const { system, tools } = world();
    const undone = { v: 1, type: 'undone', at: intent.at, result: 'reverted', proof: '', id: 1 } as const;
    const reverted = await revertLeft(
      [
        { ...intent, id: 1, subject: 'the system', action: { kind: 'system.shutdown' } },
        { ...intent, id: 2, subject: 'op', action },
        undone,
      ],
      { ...tools, appendUndo: () => undefined },
    );
    expect(reverted).toMatchObject([{ result: 'gone-with-target' }]);
    expect(system.hooks).toEqual([]);
  });
});
