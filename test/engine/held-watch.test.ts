// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { UndoAction } from '../../src/core/domain/documents.ts';
import type { PlannedFault } from '../../src/core/domain/plan.ts';
import { HELD_LOOK_MS, HELD_MANY, HELD_MANY_LOOK_MS } from '../../src/engine/limits.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, type Example, eventsOf, firstOf, runExample, type World } from './run-example.ts';

const SUPERVISORS = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;
const FREEZE = { fault: 'freeze', durationMs: 5_000, target: SUPERVISORS } as const;
const BRIDGE = { name: 'bridge', id: 'b', aliases: [], ipv4: null };
const OUTAGE = { fault: 'outage', how: 'kill', durationMs: 5_000 } as const;

function hold(
  operation: Partial<PlannedFault>,
  prepare: (world: World) => void,
  { count = 2, steps = [] as readonly Sketch[] } = {},
): Promise<Example> {
  const flow = flowOf({ start: 'worker' }, { fire: 'op' }, ...steps);
  const workloads = [fakeWorkload('worker', { count })];
  return runExample(fakePlan(flow, { workloads, operations: [fakeOperation('op', operation)] }), { prepare });
}

const supervisor = ({ system }: World) => system.processOf('worker-0/supervisor.pid');

describe('a held fault that is over early', () => {
  it.each(['running', 'gone'] as const)(
    'because its frozen target is %s is recorded once, and held on',
    async (condition) => {
      const example = await hold(FREEZE, (world) => {
        world.clock.at(2_000, () => Object.assign(supervisor(world) ?? {}, { condition }));
      });
      const early = eventsOf(example, 'fault.ended-early');
      expect(early).toMatchObject([
        { operation: 'op', firing: 1, fault: 'freeze', target: 'worker-0/supervisor', instance: 'worker-0' },
      ]);
      expect(early[0]?.proof).toMatch(new RegExp(`^pid \\d+ is ${condition}$`));
      expect(early[0]?.elapsedMs).toBeGreaterThanOrEqual(2_000);
      expect(early[0]?.elapsedMs).toBeLessThanOrEqual(2_000 + HELD_LOOK_MS);
      const [fault, other] = example.state.faults;
      expect(fault?.endedEarly).toMatchObject({ proof: early[0]?.proof });
      expect(other?.endedEarly).toBeNull();
      expect((fault?.revert?.requestedMs ?? 0) - (fault?.effectiveMs ?? 0)).toBe(5_000);
      expect(other?.revert?.result).toBe('reverted');
      expect(errorsOf(example)).toEqual([]);
    },
  );

  it('because its component runs again is recorded, and its revert finds it clean', async () => {
    const example = await hold(OUTAGE, ({ clock, system }) => clock.at(2_000, () => system.startGateway()));
    expect(eventsOf(example, 'fault.ended-early')).toMatchObject([
      { component: 'gateway', proof: 'pid 105 is running' },
    ]);
    expect(example.state.faults[0]?.revert?.result).toBe('already-clean');
    expect(errorsOf(example)).toEqual([]);
  });

  it.each([
    ['frozen', true],
    ['gone', true],
    ['gone', undefined],
    ['running', undefined],
  ] as const)('is not a partition whose target is %s as long as it is cut (%s)', async (condition, isCut) => {
    const seen = { condition, proof: 'started again', ...(isCut === undefined ? {} : { isCut }) };
    const example = await hold({ ...FREEZE, fault: 'partition' }, ({ ports }) => {
      const observe = ports.backend.observe.bind(ports.backend);
      ports.onApply = () => true;
      ports.backend.observe = async (...args) => {
        const real = await observe(...args);
        return real.condition === 'running' ? { ...real, condition: 'cut' } : real;
      };
      const undo: UndoAction = { kind: 'network.connect', id: 'c'.repeat(64), startedAt: 't', networks: [BRIDGE] };
      ports.backend.undoOf = () => Promise.resolve({ action: undo, shell: 'connect' });
      ports.backend.undo = () => Promise.resolve({ result: 'reverted', proof: 'connected' });
      ports.backend.observeAll = (identities) => Promise.resolve(identities.map(() => seen));
    });
    expect(eventsOf(example, 'fault.ended-early')).toHaveLength(isCut === true ? 0 : 2);
    expect(errorsOf(example)).toEqual([]);
  });

  it('can be waited for', async () => {
    const wait: Sketch = {
      wait: { kind: 'event', event: 'fault.ended-early', of: 'op' },
      timeoutMs: 1_000,
      since: 'op',
    };
    const example = await hold(OUTAGE, ({ clock, system }) => clock.at(2_000, () => system.startGateway()), {
      steps: [wait],
    });
    expect(errorsOf(example)).toEqual([]);
  });

  it('is not said of one that its own revert ends', async () => {
    expect(eventsOf(await hold(FREEZE, () => undefined), 'fault.ended-early')).toEqual([]);
    expect(eventsOf(await hold(OUTAGE, () => undefined), 'fault.ended-early')).toEqual([]);
  });

  it('is not said because a look failed', async () => {
    const example = await hold(FREEZE, ({ ports }) => {
      ports.backend.observeAll = () => Promise.reject(new Error('too many open files'));
    });
    expect(eventsOf(example, 'fault.ended-early')).toEqual([]);
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('looking at what is held', () => {
  it.each([
    ['few', HELD_MANY, HELD_LOOK_MS],
    ['many', HELD_MANY + 1, HELD_MANY_LOOK_MS],
  ])('of %s targets takes one look at all of them every so often, and ends with them', async (_, count, pauseMs) => {
    const looks: { readonly atMs: number; readonly targets: number }[] = [];
    const example = await hold(
      FREEZE,
      ({ clock, ports }) => {
        const observeAll = ports.backend.observeAll.bind(ports.backend);
        ports.backend.observeAll = (identities, signal) => {
          looks.push({ atMs: clock.elapsedMs(), targets: identities.length });
          return observeAll(identities, signal);
        };
      },
      { count, steps: [{ delay: 5_000 }] },
    );
    const whole = looks.filter(({ targets }) => targets === count).map(({ atMs }) => atMs);
    expect(whole.length).toBeGreaterThanOrEqual(5_000 / pauseMs - 1);
    expect(whole.slice(1).map((atMs, index) => atMs - (whole[index] ?? 0))).toEqual(whole.slice(1).map(() => pauseMs));
    expect(looks.at(-1)?.atMs).toBeLessThanOrEqual(firstOf(example, 'revert.requested').elapsedMs);
  });
});
