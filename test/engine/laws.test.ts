// SPDX-License-Identifier: Apache-2.0

// Flows, failures and signals at random: run-example.ts holds every run against the laws that no path may break.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PlannedOperation, RepeatRule } from '../../src/core/domain/plan.ts';
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
import { type Example, runExample, type World } from './run-example.ts';

const supervisors = { kind: 'role', workload: 'worker', role: 'supervisor', instances: null } as const;
const operations: readonly PlannedOperation[] = [
  fakeOperation('cut', { fault: 'outage', how: 'stop', durationMs: 3_000, onEmpty: 'skip', timeoutMs: 5_000 }),
  fakeOperation('bounce', { fault: 'restart', onEmpty: 'skip', timeoutMs: 5_000 }),
  fakeOperation('crash', { fault: 'kill', onEmpty: 'skip', timeoutMs: 5_000 }),
  fakeOperation('halt', { fault: 'stop', timeoutMs: 5_000 }),
  fakeOperation('thaw', { fault: 'freeze', durationMs: 2_000, timeoutMs: 5_000 }),
  fakeOperation('cut-longer', { fault: 'outage', how: 'kill', durationMs: 5_000, onEmpty: 'skip', timeoutMs: 5_000 }),
  fakeOperation('thaw-later', { fault: 'freeze', durationMs: 5_000, onEmpty: 'skip', timeoutMs: 5_000 }),
  fakeOperation('grip', { fault: 'freeze', target: supervisors, onEmpty: 'skip', timeoutMs: 5_000 }),
  fakeOperation('freeze', { fault: 'freeze', durationMs: 4_000, target: supervisors, onEmpty: 'skip' }),
  fakeOperation('lose', {
    fault: 'kill',
    target: supervisors,
    select: { kind: 'percent', percent: 40 },
    onEmpty: 'skip',
  }),
  fakeAction('squeeze-all', { onEmpty: 'skip', timeoutMs: 5_000 }),
  fakeAction('squeeze-one', { select: { kind: 'count', count: 1 }, onFailure: 'record', onEmpty: 'skip' }),
  fakeAction('poke', { uses: 'poke', onFailure: 'record', onEmpty: 'skip' }),
  fakeAction('more', { uses: 'instance-create', onFailure: 'record' }),
  fakeAction('less', {
    uses: 'instance-delete',
    select: { kind: 'percent', percent: 30 },
    onFailure: 'record',
    onEmpty: 'skip',
  }),
];
const system = {
  ...fakeSystem(),
  operations: { ...fakeSystemOperation('squeeze', ['capture', 'revert', 'verify']), ...fakeSystemOperation('poke') },
};
const adapterHooks = ['squeeze.capture', 'squeeze.run', 'squeeze.verify', 'squeeze.revert', 'poke.run'];
const names = operations.map(({ name }) => name);
const held = ['cut', 'thaw', 'cut-longer', 'thaw-later', 'grip', 'freeze'];
const rules: readonly RepeatRule[] = [
  { kind: 'for', durationMs: 2_500 },
  { kind: 'until', condition: { kind: 'component', component: 'gateway', state: 'ready' } },
  { kind: 'until', condition: { kind: 'event', event: 'fault.ended-early', of: null } },
  { kind: 'while', workload: 'worker' },
];

const leaf: fc.Arbitrary<Sketch> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...names).map((fire): Sketch => ({ fire })) },
  { weight: 2, arbitrary: fc.constantFrom(...names).map((revert): Sketch => ({ revert })) },
  { weight: 3, arbitrary: fc.constantFrom(...names).map((name): Sketch => ({ startOperation: name })) },
  { weight: 1, arbitrary: fc.constantFrom(...names).map((name): Sketch => ({ awaitOperation: name })) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 6_000 }).map((delay): Sketch => ({ delay })) },
  {
    weight: 1,
    arbitrary: fc.constant<Sketch>({
      wait: { kind: 'component', component: 'gateway', state: 'ready' },
      timeoutMs: 4_000,
      onTimeout: 'continue',
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constant<Sketch>({
      wait: { kind: 'instances', workload: 'worker', of: 'state', is: 'Running', count: 1 },
      timeoutMs: 4_000,
    }),
  },
  { weight: 1, arbitrary: fc.constant<Sketch>({ await: 'worker' }) },
  { weight: 1, arbitrary: fc.constant<Sketch>({ stop: 'worker' }) },
);

const step: fc.Arbitrary<Sketch> = fc.letrec<{ step: Sketch }>((tie) => ({
  step: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('step'), { minLength: 1, maxLength: 3 }).map((serial): Sketch => ({ serial })),
    fc.array(tie('step'), { minLength: 1, maxLength: 3 }).map((parallel): Sketch => ({ parallel })),
    fc
      .tuple(fc.integer({ min: 1, max: 2 }), fc.array(tie('step'), { minLength: 1, maxLength: 2 }))
      .map(([repeat, steps]): Sketch => ({ repeat, do: steps })),
    fc
      .tuple(fc.constantFrom(...rules), fc.array(tie('step'), { minLength: 1, maxLength: 2 }))
      .map(([repeat, steps]): Sketch => ({ repeat, do: [...steps, { delay: 500 }] })),
    fc
      .tuple(fc.constantFrom(...held), fc.array(tie('step'), { minLength: 1, maxLength: 2 }))
      .map(([hold, steps]): Sketch => ({ hold, do: steps })),
  ),
})).step;

const trouble = fc.record({
  signalMs: fc.option(fc.integer({ min: 0, max: 15_000 })),
  failing: fc.option(
    fc.constantFrom(
      'system.boot',
      'system.start',
      'instance.create',
      'instance.read',
      'instance.collect',
      'instance.delete',
      ...adapterHooks,
    ),
  ),
  failsFromMs: fc.integer({ min: 0, max: 8_000 }),
  hangs: fc.boolean(),
  ignored: fc.option(fc.constantFrom('stop', 'freeze', 'kill KILL')),
  throwsOnApply: fc.boolean(),
});

interface Seen {
  faults: number;
  faultsUndone: number;
  actions: number;
  actionsUndone: number;
  cancelled: number;
}

it('every run is sound: steps end, faults are undone, undo before do, no number is missing', async () => {
  const seen: Seen = { faults: 0, faultsUndone: 0, actions: 0, actionsUndone: 0, cancelled: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), trouble, async (steps, bad) => {
      const plan = fakePlan(flowOf({ start: 'worker' }, ...steps), {
        workloads: [fakeWorkload('worker', { count: 3, timeoutMs: 8_000 })],
        operations,
        system,
        timeoutMs: 60_000,
        settleTimeoutMs: 5_000,
      });
      const example = await runExample(plan, { prepare: (world) => cause(world, bad) });
      const conditions = [...example.system.processes.values()].map(({ condition }) => condition);
      expect(conditions).not.toContain('frozen');
      expect(example.state.errors.filter(({ code }) => code === 'bug' && !bad.throwsOnApply)).toEqual([]);
      expect(example.state.phases.at(-1)?.phase).toBe('sweep');
      expectEnds(example);
      count(example, seen);
    }),
    { numRuns: 300, seed: 20261129 },
  );
  // A law of which there was no case says nothing.
  expect(Object.entries(seen).filter(([, times]) => times < 40)).toEqual([]);
});

/** By the events themselves, not by the fold: what began has one end, and what can be undone has one revert that ended. */
function expectEnds({ events }: Example): void {
  const open = new Map<string, { readonly undo: number | null; ends: number; reverts: number }>();
  for (const event of events) {
    if (!('target' in event)) continue;
    const key = `${event.operation} ${String(event.firing)} ${event.target}`;
    if (event.type === 'fault.requested' || event.type === 'operation.started') {
      expect(open.has(key), `${key} began twice`).toBe(false);
      open.set(key, { undo: event.undo, ends: 0, reverts: 0 });
      continue;
    }
    const begun = open.get(key);
    expect(begun, `${event.type} of ${key} that never began`).toBeDefined();
    if (begun === undefined) continue;
    if (event.type === 'revert.ended') begun.reverts += 1;
    if (['fault.effective', 'fault.failed', 'operation.ended'].includes(event.type)) begun.ends += 1;
  }
  for (const [key, { undo, ends, reverts }] of open) {
    expect({ key, ends, reverts }).toEqual({ key, ends: 1, reverts: undo === null ? 0 : 1 });
  }
}

function count({ state }: Example, seen: Seen): void {
  seen.faults += state.faults.length;
  seen.faultsUndone += state.faults.filter(({ undo }) => undo !== null).length;
  seen.actions += state.actions.length;
  seen.actionsUndone += state.actions.filter(({ undo }) => undo !== null).length;
  if (state.ended?.cancelled === true) seen.cancelled += 1;
}

type Trouble = typeof trouble extends fc.Arbitrary<infer T> ? T : never;

function cause(world: World, bad: Trouble): void {
  const { clock, system, ports, abort } = world;
  for (const hook of adapterHooks) system.behaviours.set(hook, () => ({ durationMs: 300 }));
  if (bad.signalMs !== null) clock.at(bad.signalMs, () => abort('SIGTERM'));
  const { failing, ignored } = bad;
  if (failing !== null) {
    clock.at(bad.failsFromMs, () => {
      system.behaviours.set(failing, () => (bad.hangs ? { durationMs: 1e9 } : { exitCode: 1, stderr: 'no' }));
    });
  }
  if (ignored !== null) {
    ports.onApply = (what) => {
      if (what === ignored && bad.throwsOnApply) throw new TypeError('a bug of the backend');
      return what === ignored;
    };
  }
}
