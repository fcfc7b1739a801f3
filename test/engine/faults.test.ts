// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedFault, PlanStep, RunPlan } from '../../src/core/domain/plan.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf } from '../support/fake-ports-plan.ts';
import { errorsOf, eventsOf, faultsOf, firstOf, phasesOf, runExample, stepsOf } from './run-example.ts';

const worker = fakeWorkload('worker', { count: 2 });
const supervisors = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;

function planWith(operation: Partial<PlannedFault>, flow: PlanStep): RunPlan {
  return fakePlan(flow, { workloads: [worker], operations: [fakeOperation('op', operation)] });
}

const fireOnce = flowOf({ start: 'worker' }, { fire: 'op' });

describe('kill', () => {
  it('of a component leaves it down until the end of the flow, and ends when it is gone', async () => {
    const example = await runExample(planWith({ fault: 'kill' }, flowOf({ fire: 'op' }, { delay: 5_000 })));
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'effective gateway',
      'revert gateway end',
      'reverted gateway',
    ]);
    expect(firstOf(example, 'fault.effective')).toMatchObject({
      operation: 'op',
      firing: 1,
      fault: 'kill',
      component: 'gateway',
      workload: null,
      instance: null,
      role: null,
      proof: 'pid 100 is gone',
    });
    const effectiveMs = firstOf(example, 'fault.effective').elapsedMs;
    expect(firstOf(example, 'revert.requested').elapsedMs - effectiveMs).toBeGreaterThanOrEqual(5_000);
    expect(firstOf(example, 'revert.ended').proof).toBe('gateway runs as pid 101');
    expect(phasesOf(example)).not.toContain('revert failed');
    expect(errorsOf(example)).toEqual([]);
    expect(example.ports.undos).toMatchObject([
      { type: 'undo', id: 1, action: { kind: 'system.shutdown' } },
      {
        type: 'undo',
        id: 2,
        bootId: 'boot-1',
        subject: 'op #1 (kill) on gateway',
        action: { kind: 'component.start', component: 'gateway' },
      },
      { type: 'undone', id: 2, result: 'reverted' },
      { type: 'undone', id: 1, result: 'reverted' },
    ]);
  });

  it('of a component is undone by revert, which ends when the process runs again', async () => {
    const flow = flowOf({ fire: 'op' }, { delay: 1_000 }, { revert: 'op' }, { delay: 1_000 });
    const example = await runExample(planWith({ fault: 'kill', signal: 'TERM' }, flow));
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'effective gateway',
      'revert gateway step',
      'reverted gateway',
    ]);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] done', 'flow[3] done', 'flow done']);
    const order = example.ports.order;
    expect(order.indexOf('undo 2')).toBeLessThan(order.indexOf('apply kill TERM 100'));
  });

  it('by a signal that takes a while ends when the process is gone', async () => {
    const example = await runExample(planWith({ fault: 'kill', signal: 'TERM' }, flowOf({ fire: 'op' })), {
      prepare: ({ clock, ports }) => {
        ports.onApply = (what, process) => {
          if (what === 'kill TERM') clock.at(clock.elapsedMs() + 3_000, () => (process.condition = 'gone'));
          return what === 'kill TERM';
        };
      },
    });
    const { elapsedMs, respondedMs } = firstOf(example, 'fault.effective');
    const requestedMs = firstOf(example, 'fault.requested').elapsedMs;
    expect(respondedMs).toBe(requestedMs);
    expect(elapsedMs - requestedMs).toBeGreaterThanOrEqual(3_000);
    expect(elapsedMs - requestedMs).toBeLessThan(3_050);
  });

  it.each(['USR1', 'USR2'] as const)(
    'by %s takes effect when it was sent, and leaves nothing to undo',
    async (signal) => {
      const example = await runExample(planWith({ fault: 'kill', signal }, flowOf({ fire: 'op' })));
      expect(faultsOf(example)).toEqual(['requested gateway', 'effective gateway']);
      expect(firstOf(example, 'fault.effective').proof).toBe(`signal ${signal} was sent to pid 100`);
      expect(firstOf(example, 'fault.requested').undo).toBeNull();
      expect(example.system.gateway?.pid).toBe(100);
    },
  );

  it('of a role acts on every instance and cannot be undone', async () => {
    const example = await runExample(planWith({ fault: 'kill', target: supervisors }, fireOnce));
    expect(faultsOf(example)).toEqual([
      'requested worker-0/supervisor',
      'requested worker-1/supervisor',
      'effective worker-0/supervisor',
      'effective worker-1/supervisor',
    ]);
    expect(eventsOf(example, 'fault.requested').map(({ undo, instance, role }) => [undo, instance, role])).toEqual([
      [null, 'worker-0', 'supervisor'],
      [null, 'worker-1', 'supervisor'],
    ]);
    expect(errorsOf(example)).toEqual([]);
  });

  it('that has no effect in time is an error, and what it might have done is undone', async () => {
    const example = await runExample(
      planWith({ fault: 'kill', signal: 'TERM', timeoutMs: 2_000 }, flowOf({ fire: 'op' }, { delay: 9 })),
      { prepare: ({ ports }) => void (ports.onApply = () => true) },
    );
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'failed gateway fault-not-effective',
      'revert gateway broken',
      'already-clean gateway',
    ]);
    expect(errorsOf(example)).toEqual(['flow fault-not-effective op on gateway']);
    expect(example.state.errors[0]?.message).toBe('gateway is not gone: pid 100 is running');
    expect(stepsOf(example)).toEqual(['flow[0] failed', 'flow failed']);
  });
});

describe('stop', () => {
  it('asks with a grace, and ends when the component is gone', async () => {
    const example = await runExample(planWith({ fault: 'stop' }, flowOf({ fire: 'op' }, { delay: 1_000 })));
    expect(example.ports.order).toContain('apply stop 100');
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'effective gateway',
      'revert gateway end',
      'reverted gateway',
    ]);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual(['ready', 'down', 'ready']);
  });
});

describe('the grace of a stop', () => {
  it.each([
    [30_000, 10_000],
    [4_000, 2_000],
  ])('with %d ms for the whole operation is %d ms', async (timeoutMs, graceMs) => {
    const seen: unknown[] = [];
    await runExample(planWith({ fault: 'stop', timeoutMs }, flowOf({ fire: 'op' })), {
      prepare: ({ ports }) => {
        const apply = ports.backend.apply.bind(ports.backend);
        ports.backend.apply = (action, identity, signal) => {
          seen.push(action);
          return apply(action, identity, signal);
        };
      },
    });
    expect(seen).toEqual([{ do: 'stop', graceMs }]);
  });

  it('is that of the target where the adapter gives it one', async () => {
    const seen: unknown[] = [];
    const plan = planWith({ fault: 'stop', timeoutMs: 300_000 }, flowOf({ fire: 'op' }));
    const { gateway } = plan.system.components;
    if (gateway === undefined) throw new Error('no gateway');
    const components = { ...plan.system.components, gateway: { ...gateway, stopGraceMs: 60_000 } };
    await runExample(
      { ...plan, system: { ...plan.system, components } },
      {
        prepare: ({ ports }) => {
          const apply = ports.backend.apply.bind(ports.backend);
          ports.backend.apply = (action, identity, signal) => {
            seen.push(action);
            return apply(action, identity, signal);
          };
        },
      },
    );
    expect(seen).toEqual([{ do: 'stop', graceMs: 60_000 }]);
  });
});

describe('restart', () => {
  it('ends when another process runs, not when the system is ready, and is over with that', async () => {
    const example = await runExample(planWith({ fault: 'restart' }, flowOf({ fire: 'op' }, { delay: 10_000 })), {
      prepare: ({ system }) => {
        system.behaviours.set('system.start', () => {
          system.readyAfterMs = 5_000;
          system.startGateway();
          return { durationMs: 70 };
        });
      },
    });
    const { elapsedMs, proof } = firstOf(example, 'fault.effective');
    expect(proof).toBe('pid 100 ended, pid 101 runs');
    expect(elapsedMs - firstOf(example, 'fault.requested').elapsedMs).toBe(70);
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'effective gateway',
      'revert gateway step',
      'already-clean gateway',
    ]);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual(['ready', 'down', 'up', 'ready']);
  });

  it('gives the start hook what the boot hook got, and the name of the component', async () => {
    const example = await runExample(planWith({ fault: 'restart' }, flowOf({ fire: 'op' })));
    const envOf = (name: string): Readonly<Record<string, string>> =>
      example.system.hooks.find((hook) => hook.name === name)?.env ?? {};
    expect(envOf('system.start')).toEqual({ ...envOf('system.boot'), CHAOS_COMPONENT: 'gateway' });
  });

  it('whose start hook fails is an error, and starting is tried again at the end', async () => {
    let calls = 0;
    const example = await runExample(planWith({ fault: 'restart' }, flowOf({ fire: 'op' })), {
      prepare: ({ system }) => {
        system.behaviours.set('system.start', () => {
          calls += 1;
          if (calls === 1) return { exitCode: 9, stderr: 'port in use' };
          system.startGateway();
          return {};
        });
      },
    });
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'failed gateway start-failed',
      'revert gateway broken',
      'reverted gateway',
    ]);
    expect(example.state.errors).toMatchObject([
      { code: 'start-failed', message: 'hook system.start for gateway ended with exit code 9: port in use' },
    ]);
  });

  it('without a new process is not effective', async () => {
    const example = await runExample(planWith({ fault: 'restart', timeoutMs: 1_000 }, flowOf({ fire: 'op' })), {
      prepare: ({ system }) => void system.behaviours.set('system.start', () => ({})),
    });
    expect(errorsOf(example).slice(0, 2)).toEqual([
      'flow fault-not-effective op on gateway',
      'revert revert-failed op on gateway',
    ]);
    expect(phasesOf(example)).toContain('revert failed');
  });
});

describe('freeze', () => {
  const freeze = { fault: 'freeze', durationMs: 4_000, target: supervisors } as const;

  it('lasts its duration from the confirmed effect, then is thawed and read back', async () => {
    const example = await runExample(planWith(freeze, fireOnce));
    expect(faultsOf(example)).toEqual([
      'requested worker-0/supervisor',
      'requested worker-1/supervisor',
      'effective worker-0/supervisor',
      'effective worker-1/supervisor',
      'revert worker-0/supervisor duration',
      'revert worker-1/supervisor duration',
      'reverted worker-0/supervisor',
      'reverted worker-1/supervisor',
    ]);
    const [fault] = example.state.faults;
    expect((fault?.revert?.requestedMs ?? 0) - (fault?.effectiveMs ?? 0)).toBe(4_000);
    expect(fault?.proof).toMatch(/ is frozen$/);
    expect(fault?.revert?.proof).toMatch(/ is running$/);
    expect(errorsOf(example)).toEqual([]);
    expect(example.ports.undos.filter((record) => record.type === 'undo')).toMatchObject(
      [
        {},
        { action: { kind: 'process.continue', group: false }, shell: /^kill -CONT/ },
        { action: { kind: 'process.continue' } },
      ].map((expected) =>
        'shell' in expected ? { ...expected, shell: expect.stringMatching(/^kill -CONT/) as unknown } : expected,
      ),
    );
  });

  it('of a group is undone as a group', async () => {
    const sandboxes = { ...supervisors, role: 'sandbox' };
    const example = await runExample(planWith({ ...freeze, target: sandboxes }, fireOnce));
    expect(example.ports.undos[1]).toMatchObject({ action: { kind: 'process.continue', group: true } });
    expect(firstOf(example, 'fault.requested').identity).toBe('group 102, started 1102');
  });

  it('that is not read back in time is an error and is thawed all the same', async () => {
    const example = await runExample(planWith({ ...freeze, timeoutMs: 1_000 }, fireOnce), {
      prepare: ({ ports }) => void (ports.onApply = (what) => what === 'freeze'),
    });
    expect(errorsOf(example)).toContain('flow fault-not-effective op on worker-0/supervisor');
    expect(faultsOf(example).filter((entry) => entry.startsWith('reverted'))).toHaveLength(2);
  });

  it('of a target that dies while it is frozen is no error', async () => {
    const example = await runExample(planWith(freeze, fireOnce), {
      prepare: ({ clock, system }) =>
        clock.at(2_000, () => {
          const supervisor = system.processOf('worker-0/supervisor.pid');
          if (supervisor !== null) supervisor.condition = 'gone';
        }),
    });
    expect(faultsOf(example)).toContain('gone-with-target worker-0/supervisor');
    expect(errorsOf(example)).toEqual([]);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
  });

  it('can be ended early by a revert in another branch', async () => {
    const flow = flowOf(
      { start: 'worker' },
      { parallel: [{ fire: 'op' }, { serial: [{ delay: 1_000 }, { revert: 'op' }] }] },
    );
    const example = await runExample(planWith(freeze, flow));
    const [fault] = example.state.faults;
    expect(fault?.revert).toMatchObject({ cause: 'step', result: 'reverted' });
    expect(fault?.revert?.requestedMs).toBe(
      firstOf(example, 'step.started', ({ step }) => step === 'flow[1].parallel[1].serial[1]').elapsedMs,
    );
    expect(stepsOf(example)).toContain('flow[1].parallel[0] done');
  });

  it('holds all its targets at the same time, however many there are', async () => {
    const many = fakeWorkload('many', { count: 20 });
    const operation = fakeOperation('op', { ...freeze, target: { ...supervisors, workload: 'many' } });
    const example = await runExample(
      fakePlan(flowOf({ start: 'many' }, { fire: 'op' }), { workloads: [many], operations: [operation] }),
    );
    const lastEffect = Math.max(...example.state.faults.map(({ effectiveMs }) => effectiveMs ?? Infinity));
    const firstRevert = Math.min(...example.state.faults.map(({ revert }) => revert?.requestedMs ?? 0));
    expect(example.state.faults).toHaveLength(20);
    expect(lastEffect).toBeLessThan(firstRevert);
  });
});

describe('outage', () => {
  it.each([
    ['kill', 'apply kill KILL 100'],
    ['stop', 'apply stop 100'],
  ] as const)('by %s takes the component down for its duration and starts it again', async (how, applied) => {
    const example = await runExample(
      planWith({ fault: 'outage', how, durationMs: 5_000 }, flowOf({ fire: 'op' }, { delay: 1_000 })),
    );
    expect(example.ports.order).toContain(applied);
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'effective gateway',
      'revert gateway duration',
      'reverted gateway',
    ]);
    const [fault] = example.state.faults;
    expect((fault?.revert?.requestedMs ?? 0) - (fault?.effectiveMs ?? 0)).toBe(5_000);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual(['ready', 'down', 'ready']);
    expect(errorsOf(example)).toEqual([]);
  });

  it('whose component does not start again is an error, and the run is broken off', async () => {
    const example = await runExample(
      planWith({ fault: 'outage', how: 'kill', durationMs: 1_000 }, flowOf({ fire: 'op' }, { delay: 9 })),
      { prepare: ({ system }) => void system.behaviours.set('system.start', () => ({ exitCode: 1, stderr: 'no' })) },
    );
    expect(errorsOf(example)[0]).toBe('revert revert-failed op on gateway');
    expect(stepsOf(example)).toEqual(['flow[0] failed', 'flow failed']);
    expect(firstOf(example, 'revert.ended')).toMatchObject({
      result: 'failed',
      proof: 'hook system.start for gateway ended with exit code 1: no',
    });
  });

  it('that fires again is another firing, with an undo of its own', async () => {
    const flow = flowOf({ repeat: 2, do: [{ fire: 'op' }, { delay: 1_000 }] });
    const example = await runExample(planWith({ fault: 'outage', how: 'kill', durationMs: 1_000 }, flow));
    expect(example.state.faults.map(({ firing, step, undo }) => [firing, step, undo])).toEqual([
      [1, 'flow[0].repeat#1.do[0]', 2],
      [2, 'flow[0].repeat#2.do[0]', 3],
    ]);
  });
});

describe('a fault', () => {
  it('tells how far the logs of components and of its own instance had been read, when requested and when effective', async () => {
    const flow = flowOf({ start: 'worker' }, { delay: 333 }, { fire: 'op' });
    const example = await runExample(planWith({ fault: 'kill', signal: 'TERM', target: supervisors }, flow), {
      prepare: ({ clock, system, ports }) => {
        ports.onApply = (_, process) => {
          system.write('gateway.log', 'supervisor lost');
          system.write('worker-0/supervisor.log', 'bye');
          clock.at(clock.elapsedMs() + 30, () => (process.condition = 'gone'));
          return true;
        };
      },
    });
    const of = (target: string): unknown[] =>
      [...eventsOf(example, 'fault.requested'), ...eventsOf(example, 'fault.effective')]
        .filter((event) => event.target === target)
        .map(({ logs }) => logs.map(({ log, lines }) => `${log} ${lines}`));
    expect(of('worker-0/supervisor')).toEqual([
      ['gateway 1', 'worker-0/supervisor 0', 'worker-0/sandbox 0'],
      ['gateway 3', 'worker-0/supervisor 2', 'worker-0/sandbox 0'],
    ]);
    expect(of('worker-1/supervisor')[0]).toEqual(['gateway 1', 'worker-1/supervisor 0', 'worker-1/sandbox 0']);
  });

  it('that the backend refuses is an error with its code', async () => {
    const { HarnessError } = await import('../../src/core/domain/errors.ts');
    const example = await runExample(planWith({ fault: 'kill' }, flowOf({ fire: 'op' })), {
      prepare: ({ ports }) => {
        ports.onApply = () => {
          throw new HarnessError('operation not permitted', { code: 'not-permitted' });
        };
      },
    });
    expect(errorsOf(example)).toEqual(['flow not-permitted op on gateway']);
  });

  it('is not applied when its undo cannot be written', async () => {
    const example = await runExample(planWith({ fault: 'kill' }, flowOf({ delay: 10 }, { fire: 'op' })), {
      onEvent: (event, { ports }) => {
        if (event.type === 'step.started' && event.step === 'flow[1]') ports.disk.undoFull = true;
      },
    });
    expect(example.ports.order.filter((entry) => entry.startsWith('apply'))).toEqual([]);
    expect(errorsOf(example)[0]).toBe('flow disk-full op');
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
    expect(example.ports.order).toContain('hook system.shutdown');
  });

  it('whose revert was asked for before it fired is skipped', async () => {
    const example = await runExample(planWith({ fault: 'kill' }, flowOf({ revert: 'op' }, { fire: 'op' })));
    expect(stepsOf(example)).toEqual(['flow[0] skipped', 'flow[1] done', 'flow done']);
  });
});
