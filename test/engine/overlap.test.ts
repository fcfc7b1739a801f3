// SPDX-License-Identifier: Apache-2.0

// Faults on one target at the same time: each reverts only its own, and what they hold together the last one puts back.

import { describe, expect, it } from 'vitest';
import type { PlannedFault, RunPlan } from '../../src/core/domain/plan.ts';
import { outstandingUndos } from '../../src/engine/undo.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, type Example, eventsOf, firstOf, runExample, type World } from './run-example.ts';

const SUPERVISOR = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;
const PID_FILE = 'worker-0/supervisor.pid';

function freeze(name: string, durationMs: number | null): PlannedFault {
  return fakeOperation(name, { fault: 'freeze', durationMs, target: SUPERVISOR });
}

function outage(name: string, durationMs: number, overrides: Partial<PlannedFault> = {}): PlannedFault {
  return fakeOperation(name, { fault: 'outage', how: 'kill', durationMs, ...overrides });
}

function planWith(operations: readonly PlannedFault[], ...branches: readonly Sketch[]): RunPlan {
  const flow = flowOf({ start: 'worker' }, { parallel: branches }, { delay: 1_000 });
  return fakePlan(flow, { workloads: [fakeWorkload('worker')], operations });
}

const later = (delay: number, fire: string): Sketch => ({ serial: [{ delay }, { fire }] });

/** Reverts as `operation result`, in the order in which they ended. */
function revertsOf(example: Example): readonly string[] {
  return eventsOf(example, 'revert.ended').map(({ operation, result }) => `${operation} ${result}`);
}

function revertedMs(example: Example, name: string): number {
  return firstOf(example, 'revert.ended', ({ operation }) => operation === name).elapsedMs;
}

/** Condition of the supervisor at each event that the world sees, by what it was told. */
function watching(conditions: Map<string, string | undefined>) {
  return (event: { readonly type: string; readonly operation?: unknown }, { system }: World): void => {
    if (event.type !== 'revert.ended') return;
    conditions.set(String(event.operation), system.processOf(PID_FILE)?.condition);
  };
}

describe('two freezes of one process', () => {
  it.each([
    ['the first ends first', 2_000, 3_000],
    ['the first ends last', 5_000, 1_000],
  ])('leave it frozen until both have let go, where %s', async (_, aMs, bMs) => {
    const conditions = new Map<string, string | undefined>();
    const plan = planWith([freeze('a', aMs), freeze('b', bMs)], { fire: 'a' }, later(1_000, 'b'));
    const example = await runExample(plan, { onEvent: watching(conditions) });
    const [first, last] = aMs < 1_000 + bMs ? ['a', 'b'] : ['b', 'a'];
    expect(revertsOf(example)).toEqual([`${first} already-clean`, `${last} reverted`]);
    expect(Object.fromEntries(conditions)).toEqual({ [first]: 'frozen', [last]: 'running' });
    expect(firstOf(example, 'revert.ended').proof).toBe(
      `left as it is, because ${last} #1 holds it too and puts it back`,
    );
    expect(example.ports.order.filter((entry) => entry.startsWith('process.continue'))).toHaveLength(1);
    expect(eventsOf(example, 'fault.ended-early')).toEqual([]);
    expect(errorsOf(example)).toEqual([]);
  });

  it('have an undo outstanding that thaws it at any time in between', async () => {
    const plan = planWith([freeze('a', 2_000), freeze('b', 3_000)], { fire: 'a' }, later(1_000, 'b'));
    const outstanding: string[] = [];
    await runExample(plan, {
      onEvent: (_, { system, ports }) => {
        if (system.processOf(PID_FILE)?.condition !== 'frozen') return;
        const left = outstandingUndos(ports.undos).filter(({ action }) => action.kind === 'process.continue');
        outstanding.push(left.map(({ subject }) => subject.split(' ')[0]).join());
      },
    });
    expect(new Set(outstanding)).toEqual(new Set(['a', 'b,a', 'b']));
  });

  it('are both put back, the last one for both, when the run is broken off', async () => {
    const plan = planWith([freeze('a', 9_000), freeze('b', 9_000)], { fire: 'a' }, later(1_000, 'b'));
    const example = await runExample(plan, {
      prepare: ({ clock, abort }) => clock.at(3_000, () => abort('SIGTERM')),
    });
    expect([...revertsOf(example)].sort()).toEqual(['a reverted', 'b already-clean']);
    expect(example.system.processOf(PID_FILE)?.condition).not.toBe('frozen');
  });

  it('of which the second is just being applied when the first ends leave it frozen', async () => {
    const plan = planWith([freeze('a', 2_000), freeze('b', 3_000)], { fire: 'a' }, later(1_900, 'b'));
    const conditions = new Map<string, string | undefined>();
    const example = await runExample(plan, {
      prepare: ({ clock, ports }) => {
        let calls = 0;
        // The signal of the second arrives after the first one's time is over.
        ports.onApply = (_, process) => {
          calls += 1;
          if (calls === 1) return false;
          const observe = ports.backend.observe.bind(ports.backend);
          const readyMs = clock.elapsedMs() + 500;
          ports.backend.observe = async (identity, signal) =>
            'pid' in identity && identity.pid === process.pid && clock.elapsedMs() < readyMs
              ? { condition: 'running', proof: 'not yet' }
              : observe(identity, signal);
          return false;
        };
      },
      onEvent: watching(conditions),
    });
    expect(revertsOf(example)).toEqual(['a already-clean', 'b reverted']);
    expect(conditions.get('a')).toBe('frozen');
    expect(errorsOf(example)).toEqual([]);
  });

  it('of which the second had no effect are put back by the first', async () => {
    const plan = planWith(
      [freeze('a', 60_000), { ...freeze('b', 3_000), timeoutMs: 1_000 }],
      { fire: 'a' },
      later(1_000, 'b'),
    );
    let calls = 0;
    const example = await runExample(plan, {
      prepare: ({ ports }) => {
        ports.onApply = (_, process) => {
          calls += 1;
          if (calls > 1) process.condition = 'running';
          return calls > 1;
        };
      },
    });
    expect(errorsOf(example)).toContain('flow fault-not-effective b on worker-0/supervisor');
    expect([...revertsOf(example)].sort()).toEqual(['a reverted', 'b already-clean']);
    expect(example.ports.order.filter((entry) => entry.startsWith('process.continue'))).toHaveLength(1);
  });
});

describe('an outage over a freeze', () => {
  it('ends the freeze early, and nothing is left to thaw', async () => {
    const plan = planWith(
      [fakeOperation('a', { fault: 'freeze', durationMs: 5_000 }), outage('b', 1_000)],
      { fire: 'a' },
      later(2_000, 'b'),
    );
    const example = await runExample(plan);
    expect(revertsOf(example)).toEqual(['b reverted', 'a gone-with-target']);
    expect(eventsOf(example, 'fault.ended-early')).toMatchObject([{ operation: 'a', proof: 'pid 100 is gone' }]);
    expect(example.system.gateway?.pid).toBe(103);
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('two outages of one component', () => {
  const slowly = ({ clock, ports }: World): void => {
    // Both are asked for before the process has gone.
    ports.onApply = (_, process) => {
      clock.at(clock.elapsedMs() + 500, () => (process.condition = 'gone'));
      return true;
    };
  };

  it.each([
    ['the first ends first', 2_000, 4_000],
    ['the first ends last', 4_000, 2_000],
  ])('leave it down until both are over, where %s', async (_, aMs, bMs) => {
    const plan = planWith([outage('a', aMs), outage('b', bMs)], { fire: 'a' }, later(200, 'b'));
    const example = await runExample(plan, { prepare: slowly });
    const [first, last] = aMs < bMs ? ['a', 'b'] : ['b', 'a'];
    expect(revertsOf(example)).toEqual([`${first} already-clean`, `${last} reverted`]);
    const states = example.state.components[0]?.states ?? [];
    expect(states.map(({ state }) => state)).toEqual(['ready', 'down', 'ready']);
    expect(states[2]?.atMs).toBeGreaterThanOrEqual(revertedMs(example, last) - 250);
    expect(example.ports.order.filter((entry) => entry === 'hook system.start')).toHaveLength(1);
    expect(eventsOf(example, 'fault.ended-early')).toEqual([]);
    expect(errorsOf(example)).toEqual([]);
  });

  it('of which the second finds no process: that it has nothing to act on is said', async () => {
    const plan = planWith(
      [outage('a', 4_000), outage('b', 1_000, { onEmpty: 'skip' })],
      { fire: 'a' },
      later(2_000, 'b'),
    );
    const example = await runExample(plan);
    expect(revertsOf(example)).toEqual(['a reverted']);
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[1].parallel[1].serial[1]')).toMatchObject({
      outcome: 'skipped',
      reason: 'no targets: gateway has no process',
    });
  });

  it('of which the first was over early: its end does not start what the second holds down', async () => {
    const plan = planWith([outage('a', 4_000), outage('b', 5_000)], { fire: 'a' }, later(2_000, 'b'));
    const example = await runExample(plan, {
      // Somebody else starts it.
      prepare: ({ clock, system }) => clock.at(1_500, () => system.startGateway()),
    });
    expect(eventsOf(example, 'fault.ended-early')).toMatchObject([{ operation: 'a', proof: 'pid 103 is running' }]);
    expect(revertsOf(example)).toEqual(['a already-clean', 'b reverted']);
    expect(revertedMs(example, 'b') - revertedMs(example, 'a')).toBeGreaterThan(2_500);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual([
      'ready',
      'down',
      'ready',
      'down',
      'ready',
    ]);
  });

  it('of which the first was over early and outlasts the second: the second starts it again', async () => {
    const plan = planWith([outage('a', 9_000), outage('b', 1_000)], { fire: 'a' }, later(2_000, 'b'));
    const example = await runExample(plan, {
      prepare: ({ clock, system }) => clock.at(1_500, () => system.startGateway()),
    });
    expect(revertsOf(example)).toEqual(['b reverted', 'a already-clean']);
    expect(firstOf(example, 'revert.ended', ({ operation }) => operation === 'a').proof).toBe(
      'gateway runs as pid 104',
    );
  });
});

describe('faults on different targets', () => {
  it('know nothing of each other', async () => {
    const sandboxes = { ...SUPERVISOR, role: 'sandbox' };
    const plan = planWith(
      [freeze('a', 2_000), { ...freeze('b', 3_000), target: sandboxes }],
      { fire: 'a' },
      { fire: 'b' },
    );
    expect(revertsOf(await runExample(plan))).toEqual(['a reverted', 'b reverted']);
  });
});
