// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { EventBody } from '../../src/core/domain/documents.ts';
import type { RunPlan } from '../../src/core/domain/plan.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import {
  errorsOf,
  eventsOf,
  type ExampleOptions,
  faultsOf,
  firstOf,
  phasesOf,
  runExample,
  stepsOf,
} from './run-example.ts';

const worker = fakeWorkload('worker', { count: 2 });
const operations = [
  fakeOperation('cut', { fault: 'outage', how: 'kill', durationMs: 60_000 }),
  fakeOperation('freeze', {
    fault: 'freeze',
    durationMs: 60_000,
    target: { kind: 'role', workload: 'worker', role: 'supervisor', instances: null },
  }),
  fakeOperation('crash', { fault: 'kill' }),
  fakeOperation('term', { fault: 'kill', signal: 'TERM' }),
];

function planOf(...steps: readonly Sketch[]): RunPlan {
  return fakePlan(flowOf(...steps), { workloads: [worker], operations });
}

/** Aborts when the event occurs. */
function abortAt(type: EventBody['type'], holds: (event: never) => boolean = () => true): ExampleOptions {
  return {
    onEvent: (event, { abort }) => {
      if (event.type === type && holds(event as never)) abort('SIGINT');
    },
  };
}

describe('a signal', () => {
  const flow = [
    { start: 'worker' },
    { parallel: [{ fire: 'cut' }, { serial: [{ delay: 90_000 }, { delay: 1 }] }, { await: 'worker' }] },
    { delay: 2 },
  ] as const;

  it('ends steps and waits, reverts what is held at once, and skips settle and steady state', async () => {
    const example = await runExample(planOf(...flow), {
      prepare: ({ clock, abort }) => clock.at(10_000, () => abort('SIGTERM')),
    });
    expect(eventsOf(example, 'signal.received')).toMatchObject([{ signal: 'SIGTERM', elapsedMs: 10_000 }]);
    expect(stepsOf(example)).toEqual([
      'flow[0] done',
      'flow[1].parallel[1].serial[0] cancelled',
      'flow[1].parallel[2] cancelled',
      'flow[1].parallel[1] cancelled',
      'flow[1].parallel[0] done',
      'flow[1] cancelled',
      'flow cancelled',
    ]);
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'effective gateway',
      'revert gateway broken',
      'reverted gateway',
    ]);
    expect(firstOf(example, 'revert.requested').elapsedMs).toBe(10_000);
    expect(phasesOf(example)).toEqual([
      'boot done',
      'flow failed',
      'revert done',
      'settle skipped',
      'steady-state skipped',
      'collect done',
      'delete done',
      'shutdown done',
      'sweep skipped',
    ]);
    expect(eventsOf(example, 'phase.ended').filter(({ outcome }) => outcome === 'skipped')).toMatchObject([
      { phase: 'settle', reason: 'told to stop' },
      { phase: 'steady-state', reason: 'told to stop' },
      { phase: 'sweep', reason: 'the adapter has no sweep' },
    ]);
    expect(eventsOf(example, 'instance.collected')).toHaveLength(2);
    expect(eventsOf(example, 'instance.deleted')).toHaveLength(2);
    expect(errorsOf(example)).toEqual([]);
    expect(example.state.ended).toMatchObject({ cancelled: true, reason: 'told to stop by SIGTERM' });
  });

  it('before anything starts boots nothing', async () => {
    const example = await runExample(planOf(...flow), { prepare: ({ abort }) => abort('SIGINT') });
    expect(example.system.hooks).toEqual([]);
    expect(phasesOf(example)).toEqual([
      'boot skipped',
      'flow skipped',
      'revert done',
      'settle skipped',
      'steady-state skipped',
      'collect done',
      'delete done',
      'shutdown skipped',
      'sweep skipped',
    ]);
    expect(example.state.ended).toMatchObject({ cancelled: true });
  });

  it('during boot ends the boot hook, and shuts down what it may have started', async () => {
    const example = await runExample(planOf(...flow), {
      prepare: ({ clock, abort }) => clock.at(50, () => abort('SIGINT')),
    });
    expect(firstOf(example, 'hook.ended')).toMatchObject({ hook: 'system.boot', outcome: 'cancelled' });
    expect(stepsOf(example)).toEqual([]);
    expect(errorsOf(example)).toEqual([]);
    expect(phasesOf(example)[0]).toBe('boot failed');
    expect(example.ports.order).toContain('hook system.shutdown');
  });

  it('during settle ends it, and it counts as skipped', async () => {
    const example = await runExample(planOf({ delay: 1 }), {
      ...abortAt('phase.started', (event: { phase: string }) => event.phase === 'settle'),
    });
    expect(phasesOf(example).slice(3, 5)).toEqual(['settle skipped', 'steady-state skipped']);
    expect(errorsOf(example)).toEqual([]);
    expect(example.state.ended?.cancelled).toBe(true);
  });

  it('during reverts does not interrupt them', async () => {
    const example = await runExample(planOf({ fire: 'crash' }), abortAt('revert.requested'));
    expect(faultsOf(example).at(-1)).toBe('reverted gateway');
    expect(phasesOf(example)).toContain('revert done');
  });

  it('that comes when a fault was requested undoes it', async () => {
    const example = await runExample(planOf({ start: 'worker' }, { fire: 'freeze' }), {
      onEvent: (event, { abort }) => {
        if (event.type === 'fault.requested' && event.target === 'worker-1/supervisor') abort('SIGINT');
      },
    });
    expect(
      faultsOf(example)
        .filter((entry) => entry.startsWith('revert '))
        .sort(),
    ).toEqual(['revert worker-0/supervisor broken', 'revert worker-1/supervisor broken']);
    const conditions = [...example.system.processes.values()].map(({ condition }) => condition);
    expect(conditions).not.toContain('frozen');
  });

  it('that comes while a fault is being requested keeps it from being applied', async () => {
    const example = await runExample(planOf({ start: 'worker' }, { fire: 'crash' }), abortAt('fault.requested'));
    expect(example.ports.order.filter((entry) => entry.startsWith('apply'))).toEqual([]);
    expect(faultsOf(example).slice(0, 2)).toEqual(['requested gateway', 'failed gateway cancelled']);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] cancelled', 'flow cancelled']);
  });

  it('that comes while a component takes its time to end kills it, so that it is started again for good', async () => {
    const example = await runExample(planOf({ delay: 2_000 }, { fire: 'term' }), {
      prepare: ({ clock, system, abort }) => {
        clock.at(9_000, () => abort('SIGINT'));
        clock.at(1_000, () => {
          const { gateway } = system;
          if (gateway === null) return;
          gateway.onSignal = () => clock.at(9_100, () => (gateway.condition = 'gone'));
        });
      },
    });
    expect(example.ports.order).toContain('apply kill KILL 100');
    expect(faultsOf(example)).toEqual([
      'requested gateway',
      'failed gateway cancelled',
      'revert gateway broken',
      'reverted gateway',
    ]);
  });

  it('leaves collect and delete only some time; what is not collected then is said', async () => {
    const example = await runExample(planOf({ start: 'worker' }, { delay: 60_000 }), {
      prepare: ({ clock, system, abort }) => {
        system.behaviours.set('instance.collect', () => ({ durationMs: 1e9 }));
        clock.at(10_000, () => abort('SIGINT'));
      },
    });
    expect(firstOf(example, 'phase.ended', ({ phase }) => phase === 'collect').elapsedMs).toBe(15_000);
    expect(eventsOf(example, 'instance.collected')).toEqual([]);
    expect(errorsOf(example)).toEqual([
      'collect collect-failed worker-0',
      'collect collect-failed worker-1',
      'delete delete-failed worker-0',
      'delete delete-failed worker-1',
    ]);
    expect(example.ports.order).toContain('hook system.shutdown');
    expect(phasesOf(example).at(-2)).toBe('shutdown done');
  });
});

describe('held faults of a broken run', () => {
  it('are reverted in reverse order, before anything else is done', async () => {
    const example = await runExample(
      planOf(
        { start: 'worker' },
        {
          parallel: [
            { fire: 'freeze' },
            { serial: [{ delay: 1_000 }, { fire: 'cut' }] },
            {
              serial: [
                { delay: 5_000 },
                { wait: { kind: 'component', component: 'gateway', state: 'ready' }, timeoutMs: 1_000 },
              ],
            },
          ],
        },
      ),
    );
    const reverts = eventsOf(example, 'revert.requested');
    expect(reverts.map(({ target, cause }) => `${target} ${cause}`)).toEqual([
      'gateway broken',
      'worker-1/supervisor broken',
      'worker-0/supervisor broken',
    ]);
    const timedOutMs = firstOf(example, 'wait.timed-out').elapsedMs;
    expect(reverts[0]?.elapsedMs).toBe(timedOutMs);
    expect(firstOf(example, 'phase.started', ({ phase }) => phase === 'settle').seq).toBeGreaterThan(
      eventsOf(example, 'revert.ended').at(-1)?.seq ?? Infinity,
    );
    expect(errorsOf(example)).toEqual(['flow wait-timed-out flow[1].parallel[2].serial[1]']);
  });

  it('that one firing applied are reverted beside each other, so many at once', async () => {
    const many = fakeWorkload('worker', { count: 20 });
    const example = await runExample(
      { ...planOf({ start: 'worker' }, { fire: 'freeze' }), workloads: [many] },
      {
        prepare: ({ clock, ports, abort }) => {
          const undo = ports.backend.undo.bind(ports.backend);
          ports.backend.undo = async (action, signal) => {
            await clock.sleep(1_000);
            return undo(action, signal);
          };
          clock.at(10_000, () => abort('SIGINT'));
        },
      },
    );
    const ended = eventsOf(example, 'revert.ended');
    expect(ended).toHaveLength(20);
    expect(ended.at(-1)?.elapsedMs).toBe(10_000 + 3_000);
    expect(ended[0]?.target).toBe('worker-9/supervisor');
  });

  it('are each tried within a limit of their own, also when one before could not be undone', async () => {
    const example = await runExample(
      planOf({ start: 'worker' }, { parallel: [{ fire: 'freeze' }, { serial: [{ delay: 500 }, { fire: 'cut' }] }] }),
      {
        prepare: ({ clock, system, abort }) => {
          system.behaviours.set('system.start', () => ({ durationMs: 1e9 }));
          clock.at(10_000, () => abort('SIGINT'));
        },
      },
    );
    expect(eventsOf(example, 'revert.ended').map(({ target, result }) => `${target} ${result}`)).toEqual([
      'gateway failed',
      'worker-1/supervisor reverted',
      'worker-0/supervisor reverted',
    ]);
    const [first] = eventsOf(example, 'revert.ended');
    expect(first?.elapsedMs).toBe(10_000 + 30_000);
    expect(errorsOf(example)[0]).toBe('revert revert-failed cut on gateway');
  });

  it("are reverted at the run's timeout", async () => {
    const example = await runExample({ ...planOf({ fire: 'cut' }), timeoutMs: 20_000 });
    expect(firstOf(example, 'revert.requested')).toMatchObject({ cause: 'broken', elapsedMs: 20_000 });
    expect(errorsOf(example)).toEqual(['flow run-timeout -']);
  });

  it('that the backend refuses to touch are an error', async () => {
    const example = await runExample(planOf({ start: 'worker' }, { fire: 'freeze' }), {
      prepare: ({ ports }) => {
        const undo = ports.backend.undo.bind(ports.backend);
        ports.backend.undo = (action, signal) =>
          undo(action, signal).then((outcome) => ({ ...outcome, result: 'foreign-state-refused' }));
      },
    });
    expect(errorsOf(example)).toEqual([
      'revert foreign-state-refused freeze on worker-0/supervisor',
      'revert foreign-state-refused freeze on worker-1/supervisor',
    ]);
    expect(stepsOf(example)).toContain('flow[1] failed');
  });
});

describe('a full disk', () => {
  it('ends the run as an error without losing what was written, and everything is put back', async () => {
    const example = await runExample(planOf({ start: 'worker' }, { fire: 'cut' }, { delay: 1 }), {
      onEvent: (event, { ports }) => {
        if (event.type === 'fault.effective') ports.disk.full = true;
      },
    });
    const written = example.ports.events.length;
    expect(example.ports.events).toEqual(example.events.slice(0, written));
    expect(example.events.length).toBeGreaterThan(written);
    expect(errorsOf(example)[0]).toBe('flow disk-full run directory');
    expect(faultsOf(example).slice(-2)).toEqual(['revert gateway broken', 'reverted gateway']);
    expect(example.ports.order).toContain('hook system.shutdown');
    expect([...example.system.processes.values()].map(({ condition }) => condition)).not.toContain('running');
    expect(example.state.ended?.reason).toBe('the run directory cannot be written');
  });

  it('from the beginning starts nothing', async () => {
    const example = await runExample(planOf({ delay: 1 }), {
      prepare: ({ ports }) => void (ports.disk.full = true),
    });
    expect(example.system.hooks).toEqual([]);
    expect(errorsOf(example)).toEqual(['boot disk-full run directory']);
    expect(example.ports.events).toEqual([]);
  });
});
