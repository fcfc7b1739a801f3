// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { HostLife } from '../support/fake-host-processes.ts';
import { fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, eventsOf, type Example, type ExampleOptions, phasesOf, runExample, stepsOf } from './run-example.ts';

const prober = fakeWorkload('prober', { on: 'host', count: 2, env: { MODE: 'fast' }, logTexts: ['down'] });

async function run(
  steps: readonly Sketch[],
  lives: Readonly<Record<string, Partial<HostLife> | null>> = {},
  options: ExampleOptions = {},
): Promise<Example> {
  return runExample(fakePlan(flowOf(...steps), { workloads: [prober, fakeWorkload('worker')] }), {
    ...options,
    prepare: (world) => {
      for (const [name, life] of Object.entries(lives)) world.ports.hostLives.set(name, life);
      options.prepare?.(world);
    },
  });
}

function statesOf(example: Example, instance: string): readonly string[] {
  return eventsOf(example, 'instance.state')
    .filter((event) => event.instance === instance)
    .map(({ state, exitCode, reason }) => [state, exitCode, reason].filter((part) => part !== null).join(' '));
}

/** What was done with one instance, in order. */
function doneWith(example: Example, instance: string): readonly string[] {
  return example.ports.order.filter((entry) => entry.endsWith(` ${instance}`));
}

describe('a workload beside the system', () => {
  it('is Running when its processes run, and Succeeded or Failed by how each ended, without asking the system', async () => {
    const example = await run([{ workload: 'prober' }], {
      'prober-0': { endsAfterMs: 5_000 },
      'prober-1': { endsAfterMs: 8_000, end: { exitCode: 3, signal: null } },
    });
    expect(statesOf(example, 'prober-0')).toEqual(['Created', 'Running', 'Succeeded 0']);
    expect(statesOf(example, 'prober-1')).toEqual(['Created', 'Running', 'Failed 3']);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow done']);
    expect(example.system.hooks.map(({ name }) => name).filter((name) => name.startsWith('instance'))).toEqual([]);
    expect(errorsOf(example)).toEqual([]);
  });

  it('that a signal ends is Failed and says which', async () => {
    const example = await run([{ workload: 'prober' }], {
      'prober-0': { endsAfterMs: 5_000, end: { exitCode: null, signal: 'SIGKILL' } },
      'prober-1': { endsAfterMs: 5_000 },
    });
    expect(statesOf(example, 'prober-0').at(-1)).toBe('Failed signal KILL');
  });

  it('is let go only when what would end it is on disk', async () => {
    const example = await run([{ start: 'prober' }]);
    const { order } = example.ports;
    const launched = order.indexOf('launch prober-0');
    const written = order.findIndex((entry, at) => at > launched && entry.startsWith('undo '));
    expect(launched).toBeGreaterThan(0);
    expect(written).toBeGreaterThan(launched);
    expect(order.indexOf('release prober-0')).toBeGreaterThan(written);
    expect(
      example.ports.undos.find((record) => 'subject' in record && record.subject === 'workload prober-0'),
    ).toMatchObject({ type: 'undo', action: { kind: 'process.end' } });
  });

  it('gets what hooks get, its own variables, a folder of its own and the addresses of the system', async () => {
    const example = await run([{ start: 'prober' }]);
    const { env, logFile } = example.system.hosts[1]!;
    expect(env).toMatchObject({
      PATH: '/usr/bin',
      MODE: 'fast',
      CHAOS_INSTANCE: 'prober-1',
      CHAOS_INDEX: '1',
      CHAOS_OUTPUT: '/simulated/run/host/prober-1/files/output',
      CHAOS_WORK_DIR: '/simulated/run',
      CHAOS_ENDPOINT_METRICS: 'http://127.0.0.1:9/metrics',
    });
    expect(logFile).toBe('/simulated/run/host/prober-1/host.log');
  });

  it('has its log followed, searched by waits and counted for checks', async () => {
    const wait: Sketch = { wait: { kind: 'log', log: 'prober', ofWorkload: true, matches: '^down' } };
    const example = await run(
      [{ start: 'prober' }, wait],
      {},
      {
        prepare: ({ clock, system }) => clock.at(20_000, () => system.write('host/prober-1/host.log', 'down again')),
      },
    );
    expect(stepsOf(example)).toContain('flow[1] done');
    const [, closed] = eventsOf(example, 'log.closed').filter(({ log }) => log.endsWith('/host'));
    expect(closed).toMatchObject({
      log: 'prober-1/host',
      path: 'workloads/prober/instances/prober-1/logs/host.log',
      counts: [{ text: 'down', count: 1 }],
    });
  });

  it('that does not end in time is told like any other, and ended with the run', async () => {
    const example = await run([{ workload: 'prober' }], { 'prober-0': { endsAfterMs: 1_000 } });
    expect(eventsOf(example, 'await.timed-out')).toMatchObject([{ workload: 'prober', instances: ['prober-1'] }]);
    expect(doneWith(example, 'prober-1')).toEqual(['launch prober-1', 'release prober-1', 'TERM prober-1']);
    expect(statesOf(example, 'prober-1')).toEqual(['Created', 'Running']);
    expect(eventsOf(example, 'instance.deleted').map(({ instance, deleted }) => [instance, deleted])).toEqual([
      ['prober-0', true],
      ['prober-1', true],
    ]);
    expect(example.ports.undos.filter(({ type }) => type === 'undone')).toContainEqual(
      expect.objectContaining({ result: 'reverted', proof: 'ended by SIGTERM' }),
    );
  });

  it('has its files collected before it is ended', async () => {
    const example = await run([{ start: 'prober' }]);
    expect(eventsOf(example, 'instance.collected')).toMatchObject([
      { instance: 'prober-0', complete: true },
      { instance: 'prober-1', complete: true },
    ]);
    expect(example.ports.adopted.get('prober-0')).toBe('/simulated/run/host/prober-0/files');
    const { order } = example.ports;
    expect(order.indexOf('event instance.collected')).toBeLessThan(order.indexOf('TERM prober-0'));
  });

  it('whose processes ignore TERM is killed after a grace', async () => {
    const example = await run([{ start: 'prober' }], { 'prober-0': { endsWithinMs: Number.POSITIVE_INFINITY } });
    expect(doneWith(example, 'prober-0')).toEqual([
      'launch prober-0',
      'release prober-0',
      'TERM prober-0',
      'KILL prober-0',
    ]);
    expect(errorsOf(example)).toEqual([]);
  });

  it('that cannot be started breaks the run off, and the others are ended', async () => {
    const example = await run([{ workload: 'prober' }], { 'prober-0': null });
    expect(errorsOf(example)).toEqual(['flow create-failed prober-0']);
    expect(stepsOf(example)[0]).toBe('flow[0] failed');
    expect(doneWith(example, 'prober-1').at(-1)).toBe('TERM prober-1');
    expect(phasesOf(example)).toContain('delete done');
  });

  it('does not begin where the disk refuses what would end it', async () => {
    const example = await run(
      [{ delay: 1_000 }, { start: 'prober' }],
      {},
      {
        prepare: ({ clock, ports }) => clock.at(500, () => void (ports.disk.undoFull = true)),
      },
    );
    expect(example.ports.order.filter((entry) => entry.startsWith('release'))).toEqual([]);
    expect(doneWith(example, 'prober-0')).toContain('KILL prober-0');
    expect(errorsOf(example)).toContain('flow disk-full workload prober-0');
  });

  it('is ended when the run is told to stop', async () => {
    const example = await run(
      [{ workload: 'prober' }],
      {},
      {
        prepare: ({ clock, abort }) => clock.at(10_000, () => abort('SIGINT')),
      },
    );
    expect(stepsOf(example)).toEqual(['flow[0] cancelled', 'flow cancelled']);
    expect(doneWith(example, 'prober-0').at(-1)).toBe('TERM prober-0');
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('the read of the system', () => {
  it('says nothing of what runs beside it, also where it is unreachable', async () => {
    const example = await run(
      [{ start: 'prober' }, { start: 'worker' }, { delay: 5_000 }],
      {},
      {
        prepare: ({ clock, system }) =>
          clock.at(2_000, () => system.behaviours.set('instance.read', () => ({ exitCode: 75 }))),
      },
    );
    expect(statesOf(example, 'worker-0').at(-1)).toBe('Unknown unreachable');
    expect(statesOf(example, 'prober-0')).toEqual(['Created', 'Running']);
  });
});

describe('stop', () => {
  it('ends processes of the host on purpose: said before, no state noted after, files taken after', async () => {
    const example = await run([{ start: 'prober' }, { delay: 1_000 }, { stop: 'prober' }, { delay: 5_000 }], {
      'prober-0': { endsWithinMs: 9_000, lastLine: 'down twice' },
    });
    expect(eventsOf(example, 'instance.stopped')).toMatchObject([
      { workload: 'prober', instance: 'prober-0', by: 'stop' },
      { workload: 'prober', instance: 'prober-1', by: 'stop' },
    ]);
    expect(stepsOf(example)).toContain('flow[2] done');
    expect(statesOf(example, 'prober-0')).toEqual(['Created', 'Running']);
    expect(doneWith(example, 'prober-0')).toEqual(['launch prober-0', 'release prober-0', 'TERM prober-0']);
    const told = example.events.filter((event) => 'instance' in event && event.instance === 'prober-0');
    expect(told.map(({ type }) => type).slice(2)).toEqual([
      'instance.stopped',
      'instance.deleted',
      'instance.collected',
    ]);
    const closed = eventsOf(example, 'log.closed').find(({ log }) => log === 'prober-0/host');
    expect(closed).toMatchObject({ counts: [{ text: 'down', count: 1 }] });
    expect(errorsOf(example)).toEqual([]);
  });

  it('kills what ignores TERM when the grace is over', async () => {
    const example = await run([{ start: 'prober' }, { stop: 'prober' }], {
      'prober-0': { endsWithinMs: Number.POSITIVE_INFINITY },
    });
    expect(doneWith(example, 'prober-0').at(-1)).toBe('KILL prober-0');
    expect(example.state.steps.find(({ step }) => step === 'flow[1]')).toMatchObject({ outcome: 'done' });
    const stopped = example.state.steps.find(({ step }) => step === 'flow[1]')!;
    expect(stopped.endMs! - stopped.startMs).toBe(10_000);
  });

  it('leaves alone what has ended before', async () => {
    const example = await run([{ start: 'prober' }, { delay: 5_000 }, { stop: 'prober' }], {
      'prober-0': { endsAfterMs: 1_000 },
    });
    expect(eventsOf(example, 'instance.stopped').map(({ instance }) => instance)).toEqual(['prober-1']);
    expect(statesOf(example, 'prober-0')).toEqual(['Created', 'Running', 'Succeeded 0']);
  });

  it('also ends what a start beside it is still creating', async () => {
    const flow: Sketch = { parallel: [{ start: 'worker' }, { serial: [{ delay: 1_000 }, { stop: 'worker' }] }] };
    const example = await run(
      [flow, { await: 'worker' }],
      {},
      {
        prepare: ({ system }) => system.behaviours.set('instance.create', () => ({ durationMs: 4_000 })),
      },
    );
    expect(eventsOf(example, 'instance.stopped')).toMatchObject([{ instance: 'worker-0', by: 'stop' }]);
    expect(eventsOf(example, 'await.timed-out')).toEqual([]);
    expect(stepsOf(example)).toContain('flow[1] done');
    expect(errorsOf(example)).toEqual([]);
  });

  it('ends an await on the same workload', async () => {
    const flow: Sketch = { parallel: [{ workload: 'prober' }, { serial: [{ delay: 3_000 }, { stop: 'prober' }] }] };
    const example = await run([flow, { delay: 1 }]);
    expect(eventsOf(example, 'await.timed-out')).toEqual([]);
    expect(stepsOf(example)).toContain('flow[0].parallel[0] done');
  });

  it('takes the evidence of an instance in the system first, then deletes it once and reads nothing into its absence', async () => {
    const example = await run([{ start: 'worker' }, { delay: 3_000 }, { stop: 'worker' }, { delay: 5_000 }]);
    expect(doneWith(example, 'worker-0')).toEqual([
      'hook instance.create worker-0',
      'hook instance.collect worker-0',
      'hook instance.delete worker-0',
    ]);
    const { order } = example.ports;
    expect(order.indexOf('hook instance.collect worker-0')).toBeLessThan(order.indexOf('event instance.stopped'));
    expect(order.indexOf('event instance.stopped')).toBeLessThan(order.indexOf('hook instance.delete worker-0'));
    expect(statesOf(example, 'worker-0').at(-1)).toBe('Running');
    expect(eventsOf(example, 'instance.collected')).toHaveLength(1);
    expect(errorsOf(example)).toEqual([]);
  });

  it('that fails is an error of its own and is tried again at the end', async () => {
    const example = await run(
      [{ start: 'worker' }, { delay: 3_000 }, { stop: 'worker' }, { delay: 5_000 }],
      {},
      {
        prepare: ({ system }) => {
          let calls = 0;
          system.behaviours.set('instance.delete', () => ({ exitCode: (calls += 1) === 1 ? 1 : 0 }));
        },
      },
    );
    expect(errorsOf(example)).toEqual(['flow stop-failed worker-0']);
    expect(stepsOf(example)).toContain('flow[2] failed');
    expect(doneWith(example, 'worker-0').filter((entry) => entry.startsWith('hook instance.delete'))).toHaveLength(2);
    expect(eventsOf(example, 'instance.deleted').map(({ deleted }) => deleted)).toEqual([false, true]);
  });

  it('that a signal cuts short is left to the end of the run, and no error', async () => {
    const example = await run(
      [{ start: 'worker' }, { delay: 3_000 }, { stop: 'worker' }, { delay: 5_000 }],
      {},
      {
        prepare: ({ clock, system, abort }) => {
          let calls = 0;
          system.behaviours.set('instance.delete', () => {
            calls += 1;
            return { durationMs: calls === 1 ? 20_000 : 10 };
          });
          clock.at(6_000, () => abort('SIGINT'));
        },
      },
    );
    expect(errorsOf(example)).toEqual([]);
    expect(stepsOf(example)).toContain('flow[2] cancelled');
    expect(eventsOf(example, 'instance.deleted').map(({ deleted }) => deleted)).toEqual([true]);
  });

  it('of processes that no signal ends says what is left', async () => {
    const example = await run([{ start: 'prober' }, { stop: 'prober' }], {
      'prober-0': { endsWithinMs: Number.POSITIVE_INFINITY, unkillable: true },
      'prober-1': { endsAfterMs: 1 },
    });
    expect(errorsOf(example)).toEqual(['flow stop-failed prober-0', 'delete delete-failed prober-0']);
    expect(example.state.errors[0]?.message).toBe('processes of prober-0 are still there after KILL');
    expect(example.ports.undos).toContainEqual(expect.objectContaining({ type: 'undone', result: 'failed' }));
  });
});
