// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { HarnessError } from '../../src/core/domain/errors.ts';
import type { VersionedLocation } from '../../src/core/domain/plan.ts';
import { fakePlan, fakeSystem, fakeWorkload, flowOf } from '../support/fake-ports-plan.ts';
import { WORK_DIR } from '../support/fake-ports-system.ts';
import { errorsOf, eventsOf, firstOf, phasesOf, runExample } from './run-example.ts';

const worker = fakeWorkload('worker', { count: 2, logTexts: ['tick', 'never'] });
const { gateway } = fakeSystem().components;
if (gateway === undefined) throw new Error('no gateway');
const system = fakeSystem({
  components: { gateway: { ...gateway, logTexts: ['starts'] } },
  watch: [{ name: 'events', script: 'gateway events --follow' }],
  metrics: [{ name: 'gateway', url: '${endpoints.metrics}', intervalMs: 1_000 }],
});
const plan = fakePlan(flowOf({ start: 'worker' }, { delay: 5_000 }), { workloads: [worker], system });

describe('collect', () => {
  it('asks for every instance into a folder of its own and takes what is there', async () => {
    const example = await runExample(plan);
    const collects = example.system.hooks.filter(({ name }) => name === 'instance.collect');
    expect(collects.map(({ env }) => [env['CHAOS_INSTANCE'], env['CHAOS_DEST']])).toEqual([
      ['worker-0', `${WORK_DIR}/staging/worker-0`],
      ['worker-1', `${WORK_DIR}/staging/worker-1`],
    ]);
    expect([...example.ports.adopted.entries()]).toEqual([
      ['worker-0', `${WORK_DIR}/staging/worker-0`],
      ['worker-1', `${WORK_DIR}/staging/worker-1`],
    ]);
    expect(firstOf(example, 'instance.collected')).toMatchObject({
      workload: 'worker',
      instance: 'worker-0',
      complete: true,
      files: 2,
      bytes: 20,
      leftOut: [],
    });
  });

  it('closes logs with what was counted, then metrics and watch commands', async () => {
    const example = await runExample(plan, {
      prepare: ({ clock, system: simulated }) =>
        clock.at(2_000, () => {
          simulated.write('worker-1/sandbox.log', 'tick 1');
          simulated.write('worker-1/sandbox.log', 'tick 2');
        }),
    });
    const closed = eventsOf(example, 'log.closed');
    expect(closed.map(({ log, path }) => `${log} ${path}`)).toEqual([
      'gateway logs/gateway.log',
      'worker-0/supervisor workloads/worker/instances/worker-0/logs/supervisor.log',
      'worker-0/sandbox workloads/worker/instances/worker-0/logs/sandbox.log',
      'worker-1/supervisor workloads/worker/instances/worker-1/logs/supervisor.log',
      'worker-1/sandbox workloads/worker/instances/worker-1/logs/sandbox.log',
    ]);
    expect(closed[0]?.counts).toEqual([{ text: 'starts', count: 1, lines: [1] }]);
    expect(closed[3]?.counts).toEqual([]);
    expect(closed[4]).toMatchObject({
      lines: 2,
      complete: true,
      counts: [
        { text: 'tick', count: 2, lines: [1, 2] },
        { text: 'never', count: 0, lines: [] },
      ],
    });
    expect(eventsOf(example, 'watch.ended')).toMatchObject([
      { name: 'gateway', path: 'system/metrics/gateway.jsonl', exitCode: null, expected: true },
      { name: 'events', path: 'system/watch/events.jsonl', lines: 3, exitCode: null, expected: true },
    ]);
    expect(firstOf(example, 'watch.ended').seq).toBeLessThan(
      firstOf(example, 'phase.started', ({ phase }) => phase === 'delete').seq,
    );
  });

  it('writes down what a container engine says of the run, from before the boot', async () => {
    const scope = { 'lab/run': 'chaos-1' };
    const labels = { 'lab/who': '${instance}', ...scope };
    const box: VersionedLocation = { type: 'container', labels, log: null, start: null, generations: {} };
    const boxed = fakeSystem({ ...system, scope, roles: { ...system.roles, box } });
    const example = await runExample({ ...plan, system: boxed });
    const { order } = example.ports;
    const asked = order.indexOf('watch engine {"lab/run":"chaos-1"} lab/run lab/who');
    expect(asked).toBeGreaterThanOrEqual(0);
    expect(asked).toBeLessThan(order.indexOf('hook system.boot'));
    expect(eventsOf(example, 'watch.ended')).toContainEqual(
      expect.objectContaining({ name: 'engine', path: 'system/watch/engine.jsonl', lines: 4, expected: true }),
    );
  });

  it('records the undo of a watch command, and that it was ended', async () => {
    const example = await runExample(plan);
    expect(example.ports.undos).toMatchObject([
      { type: 'undo', id: 1, action: { kind: 'system.shutdown' } },
      { type: 'undo', id: 2, subject: 'watch events', action: { kind: 'process.end' } },
      { type: 'undone', id: 2, result: 'reverted' },
      { type: 'undone', id: 1, result: 'reverted' },
    ]);
  });

  it('ends a watch command whose undo cannot be written', async () => {
    const example = await runExample(plan, {
      onEvent: (event, { ports }) => {
        if (event.type === 'system.booted') ports.disk.undoFull = true;
      },
    });
    expect(errorsOf(example)[0]).toBe('boot disk-full watch events');
    const running = [...example.system.processes.values()].filter(({ condition }) => condition === 'running');
    expect(running.map(({ name }) => name)).toEqual([]);
  });

  it('notes a watch command that ends by itself when it does', async () => {
    const example = await runExample(plan, {
      prepare: ({ clock, ports }) => clock.at(3_000, () => ports.endWatch?.(1)),
    });
    expect(firstOf(example, 'watch.ended')).toMatchObject({
      name: 'events',
      exitCode: 1,
      expected: false,
      elapsedMs: 3_000,
    });
    expect(errorsOf(example)).toEqual([]);
  });

  it('says of metrics and watch commands that the disk refused a part of them', async () => {
    const example = await runExample(plan, { prepare: ({ ports }) => void (ports.disk.linesLost = true) });
    expect([...errorsOf(example)].sort()).toEqual([
      'collect evidence-lost system/metrics/gateway.jsonl',
      'collect evidence-lost system/watch/events.jsonl',
    ]);
  });

  it('that fails keeps what it brought, and the rest goes on', async () => {
    const example = await runExample(plan, {
      prepare: ({ system: simulated }) =>
        void simulated.behaviours.set('instance.collect', (request) =>
          request.env['CHAOS_INSTANCE'] === 'worker-0' ? { exitCode: 1, stderr: 'no such container' } : {},
        ),
    });
    expect(errorsOf(example)).toEqual(['collect collect-failed worker-0']);
    expect(eventsOf(example, 'instance.collected').map(({ instance, complete }) => [instance, complete])).toEqual([
      ['worker-0', false],
      ['worker-1', true],
    ]);
    expect(phasesOf(example).slice(-4, -1)).toEqual(['collect failed', 'delete done', 'shutdown done']);
  });

  it('whose files cannot be taken is an error', async () => {
    const example = await runExample(plan, {
      prepare: ({ ports }) => {
        ports.writers.adoptInstanceFiles = () =>
          Promise.reject(new HarnessError('cannot copy output/x', { code: 'copy-failed' }));
      },
    });
    expect(errorsOf(example)).toEqual(['collect copy-failed worker-0', 'collect copy-failed worker-1']);
    expect(eventsOf(example, 'log.closed')).toHaveLength(5);
  });

  it('names at most two hundred files that were left out', async () => {
    const example = await runExample(plan, {
      prepare: ({ ports }) => {
        const leftOut = Array.from({ length: 1_000 }, (_, index) => `${'x'.repeat(900)} ${index}`);
        ports.writers.adoptInstanceFiles = () => Promise.resolve({ files: 1, bytes: 1, leftOut });
      },
    });
    expect(firstOf(example, 'instance.collected').leftOut).toHaveLength(200);
  });
});

describe('delete and shutdown', () => {
  it('go on following the logs of components, into a file that no check looks at', async () => {
    const example = await runExample(plan, {
      prepare: ({ system: simulated }) =>
        void simulated.behaviours.set('system.shutdown', () => {
          simulated.write('gateway.log', 'gateway starts to end');
          for (const process of simulated.processes.values()) process.condition = 'gone';
          return {};
        }),
    });
    const [closed] = eventsOf(example, 'log.closed');
    expect(closed).toMatchObject({ log: 'gateway', lines: 1, counts: [{ text: 'starts', count: 1 }] });
    expect(example.ports.files.get('logs/gateway.teardown.log')).toBe('gateway starts to end\n');
  });

  it('an instance that cannot be deleted is an error that names it, and the next ones are tried', async () => {
    const example = await runExample(plan, {
      prepare: ({ system: simulated }) =>
        void simulated.behaviours.set('instance.delete', (request) =>
          request.env['CHAOS_INSTANCE'] === 'worker-0' ? { exitCode: 1, stderr: 'driver busy' } : {},
        ),
    });
    expect(errorsOf(example)).toEqual(['delete delete-failed worker-0']);
    expect(eventsOf(example, 'instance.deleted').map(({ instance, deleted }) => [instance, deleted])).toEqual([
      ['worker-0', false],
      ['worker-1', true],
    ]);
    expect(firstOf(example, 'phase.ended', ({ phase }) => phase === 'delete').reason).toBe('not deleted: worker-0');
    expect(phasesOf(example).at(-2)).toBe('shutdown done');
  });

  it('a system that does not shut down is an error', async () => {
    const example = await runExample(plan, {
      prepare: ({ system: simulated }) =>
        void simulated.behaviours.set('system.shutdown', () => ({ exitCode: 5, stderr: 'still busy' })),
    });
    expect(errorsOf(example)).toEqual(['shutdown shutdown-failed system.shutdown']);
    expect(example.state.errors[0]?.message).toBe(
      'hook system.shutdown ended with exit code 5: still busy; killed by the harness: gateway (pid 100)',
    );
    expect(example.ports.undos.at(-1)).toMatchObject({ type: 'undone', id: 1, result: 'failed' });
  });

  it('that both fail leave no process of the system or of an instance behind', async () => {
    const example = await runExample(plan, {
      prepare: ({ system: simulated }) => {
        simulated.behaviours.set('instance.delete', () => ({ exitCode: 1 }));
        simulated.behaviours.set('system.shutdown', () => ({ durationMs: 1e9 }));
      },
    });
    const running = [...example.system.processes.values()].filter(({ condition }) => condition === 'running');
    expect(running.map(({ name }) => name)).toEqual([]);
    expect(example.state.errors.at(-1)?.message).toContain('killed by the harness: worker-0/sandbox (pid ');
  });

  it('a component that outlives the shutdown is an error, after it had time to end', async () => {
    const example = await runExample(plan, {
      prepare: ({ system: simulated }) => void simulated.behaviours.set('system.shutdown', () => ({})),
    });
    expect(example.state.errors[0]?.message).toBe(
      'still running after shutdown: gateway as pid 100; killed by the harness: gateway (pid 100)',
    );
    const slow = await runExample(plan, {
      prepare: ({ clock, system: simulated }) =>
        void simulated.behaviours.set('system.shutdown', () => {
          clock.at(clock.elapsedMs() + 2_000, () => {
            if (simulated.gateway !== null) simulated.gateway.condition = 'gone';
          });
          return {};
        }),
    });
    expect(errorsOf(slow)).toEqual([]);
  });
});

describe('components', () => {
  it('are seen down when their process is gone, and an unreadable one is an error after three looks', async () => {
    const example = await runExample(plan, {
      prepare: ({ clock, ports }) => {
        const locate = ports.backend.locate.bind(ports.backend);
        clock.at(2_000, () => {
          ports.backend.locate = () =>
            Promise.reject(new HarnessError('cannot read the pid file', { code: 'unreadable' }));
        });
        clock.at(4_000, () => {
          ports.backend.locate = locate;
        });
      },
    });
    expect(errorsOf(example)).toEqual(['flow unreadable gateway']);
  });

  it('that are frozen are up, and the ready hook is not asked', async () => {
    let asked = 0;
    const example = await runExample(plan, {
      prepare: ({ clock, system: simulated }) => {
        clock.at(2_000, () => {
          if (simulated.gateway !== null) simulated.gateway.condition = 'frozen';
          simulated.behaviours.set('system.ready', () => {
            asked += 1;
            return { durationMs: 1e9 };
          });
        });
        clock.at(4_000, () => {
          if (simulated.gateway !== null) simulated.gateway.condition = 'running';
          simulated.behaviours.delete('system.ready');
        });
      },
    });
    expect(asked).toBe(0);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual(['ready', 'up', 'ready']);
  });
});
