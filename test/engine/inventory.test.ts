// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { RunPlan } from '../../src/core/domain/plan.ts';
import { fakePlan, fakeSystem, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import type { HookAnswer } from '../support/fake-ports-system.ts';
import { errorsOf, eventsOf, type Example, firstOf, phasesOf, runExample, stepsOf } from './run-example.ts';

const inventory = { script: 'hook inventory', timeoutMs: 10_000 };
const { hooks } = fakeSystem();
const system = fakeSystem({ hooks: { ...hooks, inventory } });
const workers = fakeWorkload('worker', { count: 2 });

function planOf(steps: readonly Sketch[], overrides: Partial<RunPlan> = {}): RunPlan {
  return fakePlan(flowOf({ start: 'worker' }, ...steps), { workloads: [workers], system, ...overrides });
}

function answering(answer: HookAnswer, more: Readonly<Record<string, HookAnswer>> = {}) {
  return (plan: RunPlan): Promise<Example> =>
    runExample(plan, {
      prepare: ({ system: simulated }) => {
        for (const [hook, given] of Object.entries({ inventory: answer, ...more })) {
          simulated.behaviours.set(hook, () => given);
        }
      },
    });
}

const container = { kind: 'container', id: 'c1', instance: 'worker-0', role: 'sandbox', identity: 'sha256:1' };
const volume = { kind: 'volume', id: 'v1' };
const lines = [container, volume].map((item) => `${JSON.stringify(item)}\n`).join('');

describe('an inventory step', () => {
  it('records what is listed, and which instances existed then', async () => {
    const example = await answering({ stdout: lines })(planOf([{ inventory: 'before' }]));
    expect(firstOf(example, 'inventory.taken')).toMatchObject({
      point: 'before',
      outcome: 'ok',
      reason: null,
      instances: ['worker-0', 'worker-1'],
      items: [container, { ...volume, instance: null, role: null, identity: null }],
    });
    expect(firstOf(example, 'inventory.taken').at).toMatch(/^2026-11-29T/);
    expect(example.state.inventories).toHaveLength(1);
    expect(eventsOf(example, 'hook.ended').find(({ hook }) => hook === 'inventory')).toMatchObject({
      subject: 'before',
      outcome: 'ok',
    });
    expect(errorsOf(example)).toEqual([]);
  });

  it('goes on when the system cannot be reached', async () => {
    const example = await answering({ exitCode: 75 })(planOf([{ inventory: 'before' }, { delay: 10 }]));
    expect(firstOf(example, 'inventory.taken')).toMatchObject({ outcome: 'unreachable', reason: null, items: [] });
    expect(stepsOf(example)).toContain('flow[2] done');
    expect(errorsOf(example)).toEqual([]);
  });

  it('has what the hook said of a system that cannot be reached, and nothing that the outcome says already', async () => {
    const stderr = 'connection refused\n';
    const example = await answering({ exitCode: 75, stderr })(planOf([{ inventory: 'before' }]));
    expect(firstOf(example, 'inventory.taken')).toMatchObject({ outcome: 'unreachable', reason: 'connection refused' });
  });

  it.each([
    { what: 'fails', answer: { exitCode: 3, stderr: 'no driver' }, says: /ended with exit code 3: no driver/ },
    { what: 'hangs', answer: { durationMs: 1e9 }, says: /did not end within 10.0 s/ },
    { what: 'prints no JSON', answer: { stdout: `${lines}oops\n` }, says: /no JSON in oops/ },
    { what: 'prints a list', answer: { stdout: '[]\n' }, says: /no kind in/ },
    { what: 'prints a thing without an id', answer: { stdout: '{"kind":"volume"}\n' }, says: /no id/ },
    {
      what: 'prints a number as the instance',
      answer: { stdout: '{"kind":"a","id":"b","instance":3}' },
      says: /a wrong instance/,
    },
    {
      what: 'prints an endless line',
      answer: { stdout: `{"kind":"a","id":"${'x'.repeat(5000)}"}\n` },
      says: /a line too long/,
    },
    {
      what: 'prints too many',
      answer: { stdout: `${JSON.stringify(volume)}\n`.repeat(5001) },
      says: /more than 5000 things/,
    },
    { what: 'prints too much', answer: { stdout: `${' '.repeat(100)}\n`.repeat(30_000) }, says: /printed \d+ bytes/ },
  ])('whose hook $what breaks the run', async ({ answer, says }) => {
    const example = await answering(answer)(planOf([{ inventory: 'before' }, { delay: 10 }]));
    expect(firstOf(example, 'inventory.taken')).toMatchObject({ outcome: 'failed', items: [] });
    expect(errorsOf(example)).toEqual(['flow inventory-failed inventory before']);
    expect(example.state.errors[0]?.message).toMatch(says);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
  });

  it('on an adapter without the hook breaks the run', async () => {
    const example = await runExample(planOf([{ inventory: 'before' }], { system: fakeSystem() }));
    expect(errorsOf(example)).toEqual(['flow inventory-failed inventory before']);
  });

  it('that a signal ends records no list', async () => {
    const example = await runExample(planOf([{ inventory: 'before' }]), {
      prepare: ({ clock, system: simulated, abort }) => {
        simulated.behaviours.set('inventory', () => ({ durationMs: 1e9 }));
        clock.at(3_000, () => abort('SIGINT'));
      },
    });
    expect(eventsOf(example, 'inventory.taken')).toEqual([]);
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('the inventory at the end', () => {
  it('is taken when a check looks at it, once the instances were deleted and before the shutdown', async () => {
    const example = await answering({ stdout: lines })(planOf([], { inventoryAtEnd: true }));
    const taken = firstOf(example, 'inventory.taken');
    expect(taken).toMatchObject({ point: 'end', outcome: 'ok', instances: [] });
    const deleted = eventsOf(example, 'instance.deleted').at(-1);
    const shutdown = firstOf(example, 'phase.started', ({ phase }) => phase === 'shutdown');
    expect([deleted!.seq < taken.seq, taken.seq < shutdown.seq]).toEqual([true, true]);
  });

  it('is taken when something could not be deleted, and not otherwise', async () => {
    const failing = await answering({ stdout: lines }, { 'instance.delete': { exitCode: 1 } })(planOf([]));
    expect(firstOf(failing, 'inventory.taken').instances).toEqual(['worker-0', 'worker-1']);
    expect(eventsOf(await answering({ stdout: lines })(planOf([])), 'inventory.taken')).toEqual([]);
  });

  it('that cannot be had is no error of its own', async () => {
    const example = await answering({ exitCode: 1, stderr: 'no driver' })(planOf([], { inventoryAtEnd: true }));
    expect(firstOf(example, 'inventory.taken').outcome).toBe('failed');
    expect(errorsOf(example)).toEqual([]);
    expect(phasesOf(example)).toContain('delete done');
  });
});
