// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedAction, RunPlan } from '../../src/core/domain/plan.ts';
import { fakeAction, fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, eventsOf, type Example, firstOf, runExample, stepsOf } from './run-example.ts';

const worker = fakeWorkload('worker', { count: 2 });

function planWith(actions: Readonly<Record<string, Partial<PlannedAction>>>, ...steps: readonly Sketch[]): RunPlan {
  const operations = Object.entries(actions).map(([name, action]) => fakeAction(name, action));
  return fakePlan(flowOf({ start: 'worker' }, ...steps), { workloads: [worker], operations });
}

const create = { uses: 'instance-create' } as const;
const remove = { uses: 'instance-delete' } as const;
const named = (...instances: readonly string[]) => ({ kind: 'instance', workload: 'worker', instances }) as const;
const running = { kind: 'instances', workload: 'worker', of: 'state', is: 'Running', count: null } as const;

/** Hooks on instances, in their order, as `create worker-2`. */
function hooksOf(example: Example): readonly string[] {
  return example.ports.order.flatMap((entry) => {
    const [, hook, instance] = /^hook instance\.(create|collect|delete) (.*)$/.exec(entry) ?? [];
    return hook === undefined || instance === undefined ? [] : [`${hook} ${instance}`];
  });
}

describe('instance-create', () => {
  it('creates the next free name, follows its logs, and evidence of it is collected', async () => {
    const example = await runExample(planWith({ more: create }, { fire: 'more' }, { fire: 'more' }, { delay: 2_000 }));
    expect(eventsOf(example, 'targets.resolved').map(({ rule, chosen }) => [rule, ...chosen])).toEqual([
      ['next free name', 'worker-2'],
      ['next free name', 'worker-3'],
    ]);
    expect(firstOf(example, 'operation.ended')).toMatchObject({
      operation: 'more',
      uses: 'instance-create',
      target: 'worker-2',
      workload: 'worker',
      instance: 'worker-2',
      outcome: 'ok',
      exitCode: 0,
    });
    expect(hooksOf(example).slice(-4).sort()).toEqual([0, 1, 2, 3].map((index) => `delete worker-${String(index)}`));
    expect(hooksOf(example)).toContain('collect worker-3');
    expect(example.state.instances.find(({ instance }) => instance === 'worker-3')?.states.at(-1)?.state).toBe(
      'Running',
    );
    expect(example.state.logs.map(({ log }) => log)).toContain('worker-3/sandbox');
    const envOf = (instance: string) =>
      example.system.hooks.find(({ name, env }) => name === 'instance.create' && env['CHAOS_INSTANCE'] === instance)
        ?.env;
    expect(envOf('worker-3')).toEqual({
      ...envOf('worker-0'),
      CHAOS_INSTANCE: 'worker-3',
      CHAOS_INDEX: '3',
      CHAOS_ENV: '/simulated/run/env-worker-3',
    });
    expect(errorsOf(example)).toEqual([]);
  });

  it('never gives a name a second time', async () => {
    const steps = [{ fire: 'more' }, { fire: 'less' }, { fire: 'more' }];
    const example = await runExample(
      planWith({ more: create, less: { ...remove, target: named('worker-2') } }, ...steps),
    );
    expect(hooksOf(example).filter((entry) => entry.startsWith('create'))).toEqual([
      ...['create worker-0', 'create worker-1'],
      ...['create worker-2', 'create worker-3'],
    ]);
  });

  it('that fails is an error, or recorded; what it may have left is deleted, and nobody waits for it', async () => {
    const full = { exitCode: 1, stderr: 'full' };
    const run = (onFailure: 'error' | 'record') =>
      runExample(planWith({ more: { ...create, onFailure } }, { fire: 'more' }, { wait: running }), {
        prepare: ({ system }) => {
          system.behaviours.set('instance.create', (request) => {
            if (request.env['CHAOS_INSTANCE'] === 'worker-2') return full;
            system.behaviours.delete('instance.create');
            const answer = system.behave('instance.create', request);
            system.behaviours.set('instance.create', request.env['CHAOS_INSTANCE'] === 'worker-1' ? () => full : same);
            return answer;
          });
          const same = system.behaviours.get('instance.create')!;
        },
      });
    const broken = await run('error');
    expect(errorsOf(broken)).toEqual(['flow operation-failed more on worker-2']);
    const example = await run('record');
    expect(errorsOf(example)).toEqual([]);
    expect(firstOf(example, 'operation.ended')).toMatchObject({ outcome: 'failed', exitCode: 1, stderr: 'full' });
    expect(stepsOf(example).slice(1)).toEqual(['flow[1] done', 'flow[2] done', 'flow done']);
    expect(hooksOf(example)).toContain('delete worker-2');
    expect(hooksOf(example)).not.toContain('collect worker-2');
  });

  it('stops at a thousand instances', async () => {
    const many = fakeWorkload('worker', { count: 1000 });
    const plan = { ...planWith({ more: create }), workloads: [many], flow: flowOf({ fire: 'more' }) };
    const example = await runExample(plan);
    expect(errorsOf(example)).toEqual(['flow too-many-instances more']);
    expect(example.state.errors[0]?.message).toBe('worker has had 1000 instances, and may have no more');
  });
});

describe('instance-delete', () => {
  it('takes the evidence first, deletes, says that it was on purpose, and does neither again', async () => {
    const plan = planWith(
      { less: { ...remove, target: named('worker-1') } },
      { delay: 2_000 },
      { fire: 'less' },
      { delay: 2_000 },
    );
    const example = await runExample(plan);
    expect(hooksOf(example)).toEqual([
      ...['create worker-0', 'create worker-1'],
      ...['collect worker-1', 'delete worker-1'],
      ...['collect worker-0', 'delete worker-0'],
    ]);
    expect(firstOf(example, 'operation.ended')).toMatchObject({ target: 'worker-1', outcome: 'ok', exitCode: 0 });
    expect(firstOf(example, 'instance.stopped')).toMatchObject({ instance: 'worker-1', by: 'instance-delete' });
    const record = example.state.instances.find(({ instance }) => instance === 'worker-1');
    expect(record).toMatchObject({ deleted: true, collected: { complete: true } });
    expect(record?.states.at(-1)?.state).toBe('Running');
    expect(errorsOf(example)).toEqual([]);
  });

  it('chooses by select among those that are there', async () => {
    const twice = { repeat: 2, do: [{ fire: 'less' }] } as const;
    const example = await runExample(planWith({ less: { ...remove, select: { kind: 'count', count: 1 } } }, twice));
    const [first, second] = eventsOf(example, 'targets.resolved');
    expect(first?.candidates).toEqual(['worker-0', 'worker-1']);
    expect(second?.candidates).toEqual(['worker-0', 'worker-1'].filter((name) => name !== first?.chosen[0]));
  });

  it('that fails is an error, or recorded; then the instance goes on and is deleted at the end', async () => {
    let calls = 0;
    const run = (onFailure: 'error' | 'record') =>
      runExample(
        planWith({ less: { ...remove, target: named('worker-1'), onFailure } }, { fire: 'less' }, { wait: running }),
        {
          prepare: ({ system }) => {
            calls = 0;
            system.behaviours.set('instance.delete', () => ((calls += 1) === 1 ? { exitCode: 5, stderr: 'busy' } : {}));
          },
        },
      );
    expect(errorsOf(await run('error'))).toEqual(['flow operation-failed less on worker-1']);
    const example = await run('record');
    expect(errorsOf(example)).toEqual([]);
    expect(firstOf(example, 'operation.ended')).toMatchObject({ outcome: 'failed', exitCode: 5, stderr: 'busy' });
    expect(eventsOf(example, 'instance.stopped')).toEqual([]);
    expect(stepsOf(example)).toContain('flow[2] done');
    expect(hooksOf(example).filter((entry) => entry === 'delete worker-1')).toHaveLength(2);
  });

  it('leaves what cannot be collected, which is an error', async () => {
    const example = await runExample(planWith({ less: { ...remove, onFailure: 'record' } }, { fire: 'less' }), {
      prepare: ({ system }) => void system.behaviours.set('instance.collect', () => ({ exitCode: 1 })),
    });
    expect(errorsOf(example).slice(0, 2)).toEqual(['flow collect-failed worker-0', 'flow collect-failed worker-1']);
    expect(firstOf(example, 'operation.ended')).toMatchObject({
      outcome: 'failed',
      exitCode: null,
      proof: 'it could not be collected whole, so it was not deleted',
    });
    expect(eventsOf(example, 'instance.stopped')).toEqual([]);
  });

  it('that takes too long has no exit code', async () => {
    const example = await runExample(
      planWith({ less: { ...remove, timeoutMs: 2_000, onFailure: 'record' } }, { fire: 'less' }),
      {
        prepare: ({ system, clock }) =>
          void system.behaviours.set('instance.delete', () => ({
            durationMs: clock.elapsedMs() < 3_000 ? 25_000 : 10,
          })),
      },
    );
    expect(firstOf(example, 'operation.ended')).toMatchObject({
      outcome: 'timed-out',
      exitCode: null,
      proof: 'did not end within 2.0 s',
    });
  });

  it('takes what operations and faults did to it along', async () => {
    const freeze = fakeOperation('freeze', {
      fault: 'freeze',
      durationMs: 60_000,
      target: { kind: 'role', workload: 'worker', role: 'supervisor', instances: ['worker-1'] },
    });
    const plan = planWith(
      { less: { ...remove, target: named('worker-1') } },
      { parallel: [{ fire: 'freeze' }, { serial: [{ delay: 1_000 }, { fire: 'less' }, { revert: 'freeze' }] }] },
    );
    const example = await runExample(
      { ...plan, operations: [...plan.operations, freeze] },
      {
        onEvent: (event, { system }) => {
          const supervisor = system.processOf('worker-1/supervisor.pid');
          if (event.type === 'instance.deleted' && supervisor !== null) supervisor.condition = 'gone';
        },
      },
    );
    expect(firstOf(example, 'revert.ended').result).toBe('gone-with-target');
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('waits on a workload', () => {
  it('count the instances that are there: also those that the flow created, not those that it deleted', async () => {
    const example = await runExample(
      planWith(
        { more: create, less: { ...remove, target: named('worker-0') } },
        ...[{ fire: 'more' }, { fire: 'less' }, { wait: running }],
      ),
      {
        prepare: ({ system }) =>
          void system.lives.set('worker-2', { pendingMs: 9_000, endsAfterMs: Infinity, exitCode: 0 }),
      },
    );
    const { reason, elapsedMs } = firstOf(example, 'step.ended', ({ step }) => step === 'flow[3]');
    expect(reason).toBe('worker-1 Running, worker-2 Running');
    expect(elapsedMs).toBeGreaterThan(9_000);
  });

  it('are never met where all were deleted', async () => {
    const wait = { wait: running, timeoutMs: 2_000, onTimeout: 'continue' } as const;
    const example = await runExample(planWith({ less: remove }, { fire: 'less' }, wait));
    expect(firstOf(example, 'wait.timed-out').lastSeen).toBe('no instance');
  });

  it('await also those that the flow created, and not those that it deleted', async () => {
    const ended = { pendingMs: 10, endsAfterMs: 3_000, exitCode: 0 };
    const example = await runExample(
      planWith(
        { more: create, less: { ...remove, target: named('worker-0') } },
        ...[{ fire: 'more' }, { fire: 'less' }, { await: 'worker' }],
      ),
      {
        prepare: ({ system }) => {
          system.lives.set('worker-1', ended);
          system.lives.set('worker-2', { ...ended, endsAfterMs: 20_000 });
        },
      },
    );
    const end = firstOf(example, 'step.ended', ({ step }) => step === 'flow[3]');
    expect(end.outcome).toBe('done');
    expect(end.elapsedMs).toBeGreaterThan(20_000);
  });

  it('for a line look into the logs of those that the flow created', async () => {
    const line = { kind: 'log', log: 'worker', ofWorkload: true, matches: '^here' } as const;
    const example = await runExample(planWith({ more: create }, { fire: 'more' }, { wait: line, timeoutMs: 9_000 }), {
      prepare: ({ clock, system }) => clock.at(4_000, () => system.write('worker-2/sandbox.log', 'here')),
    });
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[2]')).toMatchObject({
      outcome: 'done',
      reason: 'line 1 of worker-2/sandbox',
    });
  });
});
