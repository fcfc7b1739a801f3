// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { fakePlan, fakeWorkload, flowOf } from '../support/fake-ports-plan.ts';
import { LIVES_ON, WORK_DIR } from '../support/fake-ports-system.ts';
import { errorsOf, eventsOf, type Example, firstOf, phasesOf, runExample, stepsOf } from './run-example.ts';

const counter = fakeWorkload('counter', { count: 3 });
const ENDS_WELL = { pendingMs: 600, endsAfterMs: 20_000, exitCode: 0 };

/** How long after its start the step ended. */
function durationOf(example: Example, step: string): number {
  const record = example.state.steps.find((candidate) => candidate.step === step);
  if (record === undefined || record.endMs === null) throw new Error(`no ended step ${step}`);
  return record.endMs - record.startMs;
}

function startOf(example: Example, step: string): number {
  return firstOf(example, 'step.started', (event) => event.step === step).elapsedMs;
}

describe('a run without faults', () => {
  it('boots, runs the workload, collects, deletes and shuts down, without an error', async () => {
    const example = await runExample(fakePlan(flowOf({ workload: 'counter' }), { workloads: [counter] }), {
      prepare: ({ system }) => system.lives.set('counter', ENDS_WELL),
    });
    expect(errorsOf(example)).toEqual([]);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow done']);
    expect(phasesOf(example)).toEqual([
      'boot done',
      'flow done',
      'revert done',
      'settle done',
      'steady-state skipped',
      'collect done',
      'delete done',
      'shutdown done',
      'sweep skipped',
    ]);
    expect(example.state.instances.map(({ states }) => states.map(({ state }) => state))).toEqual(
      Array.from({ length: 3 }, () => ['Created', 'Pending', 'Running', 'Succeeded']),
    );
    expect(example.state.ended).toMatchObject({ cancelled: false, reason: null });
    expect(eventsOf(example, 'instance.collected')).toHaveLength(3);
    expect(eventsOf(example, 'instance.deleted').map(({ deleted }) => deleted)).toEqual([true, true, true]);
    expect([...example.system.processes.values()].map(({ condition }) => condition)).not.toContain('running');
  });

  it('writes the same events to the run directory as it shows, and a line for people for each', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 10 })));
    expect(example.ports.events).toEqual(example.events);
    expect(example.ports.lines).toHaveLength(example.events.length);
    expect(example.ports.lines).toContain(
      '2026-11-29T15:45:00.000Z run 20261129T154500Z-abc123 of example on simulated, seed 7',
    );
  });

  it('takes milliseconds for an experiment of forty minutes', async () => {
    const started = performance.now();
    const example = await runExample(fakePlan(flowOf({ delay: 40 * 60_000 })));
    expect(example.state.lastMs).toBeGreaterThan(40 * 60_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('serial, parallel and repeat', () => {
  it('runs the steps of a serial one after the other', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 100 }, { delay: 200 })));
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
    expect(startOf(example, 'flow[1]') - startOf(example, 'flow[0]')).toBe(100);
    expect(durationOf(example, 'flow')).toBe(300);
  });

  it('runs the branches of a parallel at the same time and ends with the last one', async () => {
    const example = await runExample(
      fakePlan(flowOf({ parallel: [{ delay: 300 }, { serial: [{ delay: 100 }, { delay: 50 }] }] })),
    );
    expect(stepsOf(example)).toEqual([
      'flow[0].parallel[1].serial[0] done',
      'flow[0].parallel[1].serial[1] done',
      'flow[0].parallel[1] done',
      'flow[0].parallel[0] done',
      'flow[0] done',
      'flow done',
    ]);
    expect(durationOf(example, 'flow[0]')).toBe(300);
  });

  it('repeats its steps so many times, each round a step with its number in the path', async () => {
    const example = await runExample(
      fakePlan(flowOf({ repeat: 2, do: [{ delay: 10 }, { repeat: 2, do: [{ delay: 1 }] }] })),
    );
    expect(
      eventsOf(example, 'step.started').map(({ step, parent, kind }) => `${step} < ${parent ?? '-'} ${kind}`),
    ).toEqual([
      'flow < - serial',
      'flow[0] < flow repeat',
      'flow[0].repeat#1 < flow[0] round',
      'flow[0].repeat#1.do[0] < flow[0].repeat#1 delay',
      'flow[0].repeat#1.do[1] < flow[0].repeat#1 repeat',
      'flow[0].repeat#1.do[1].repeat#1 < flow[0].repeat#1.do[1] round',
      'flow[0].repeat#1.do[1].repeat#1.do[0] < flow[0].repeat#1.do[1].repeat#1 delay',
      'flow[0].repeat#1.do[1].repeat#2 < flow[0].repeat#1.do[1] round',
      'flow[0].repeat#1.do[1].repeat#2.do[0] < flow[0].repeat#1.do[1].repeat#2 delay',
      'flow[0].repeat#2 < flow[0] round',
      'flow[0].repeat#2.do[0] < flow[0].repeat#2 delay',
      'flow[0].repeat#2.do[1] < flow[0].repeat#2 repeat',
      'flow[0].repeat#2.do[1].repeat#1 < flow[0].repeat#2.do[1] round',
      'flow[0].repeat#2.do[1].repeat#1.do[0] < flow[0].repeat#2.do[1].repeat#1 delay',
      'flow[0].repeat#2.do[1].repeat#2 < flow[0].repeat#2.do[1] round',
      'flow[0].repeat#2.do[1].repeat#2.do[0] < flow[0].repeat#2.do[1].repeat#2 delay',
    ]);
  });

  it('names rounds in the same way when the path of the repeat itself ends in repeat', async () => {
    const delay = { kind: 'delay', path: 'flow.repeat.do[0]', label: 'delay', durationMs: 1 } as const;
    const example = await runExample(
      fakePlan({
        kind: 'repeat',
        path: 'flow.repeat',
        label: 'repeat',
        rule: { kind: 'times', times: 2 },
        steps: [delay],
      }),
    );
    expect(stepsOf(example)).toEqual([
      'flow.repeat#1.do[0] done',
      'flow.repeat#1 done',
      'flow.repeat#2.do[0] done',
      'flow.repeat#2 done',
      'flow.repeat done',
    ]);
  });

  it('costs well under a millisecond for a step that does nothing', async () => {
    const steps = Array.from({ length: 1000 }, () => ({ delay: 0 }));
    const started = performance.now();
    await runExample(fakePlan(flowOf(...steps)));
    // Schema checks of this test included.
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('workload steps', () => {
  it('start ends when all create hooks have returned, at most eight at once', async () => {
    const many = fakeWorkload('many', { count: 20 });
    const example = await runExample(fakePlan(flowOf({ start: 'many' }), { workloads: [many] }));
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow done']);
    expect(durationOf(example, 'flow[0]')).toBe(3 * 40);
    expect(example.system.concurrency.get('instance.create')?.max).toBe(8);
    expect(example.system.concurrency.get('instance.collect')?.max).toBe(8);
    expect(example.system.concurrency.get('instance.delete')?.max).toBe(8);
  });

  it('gives the create hook all it needs, and the workload an environment of its own', async () => {
    const worker = fakeWorkload('worker', {
      count: 2,
      script: 'echo "$TICKS"',
      env: { TICKS: '60', GREETING: 'two\nlines' },
      image: 'debian',
      policy: 'policies/open.yaml',
      restartPolicy: 'on-failure',
    });
    const plan = fakePlan(flowOf({ start: 'worker' }), {
      workloads: [worker],
      parameters: { ticks: 60, 'tick-seconds': 0.5 },
    });
    const example = await runExample(plan);
    const { env } = example.system.hooks.filter(({ name }) => name === 'instance.create')[1] ?? {};
    expect(env).toEqual({
      PATH: '/usr/bin',
      TICKS: '60',
      TICK_SECONDS: '0.5',
      CHAOS_RUN_ID: '20261129T154500Z-abc123',
      CHAOS_RUN_LABEL: 'chaos-run=20261129T154500Z-abc123',
      CHAOS_RUN_SCOPE: 'chaos-20261129t154500z-abc123',
      CHAOS_WORK_DIR: WORK_DIR,
      CHAOS_NODE: '/usr/bin/node',
      CHAOS_CLI: '/opt/chaos/cli.js',
      CHAOS_INSTANCE: 'worker-1',
      CHAOS_WORKLOAD: 'worker',
      CHAOS_INDEX: '1',
      CHAOS_SCRIPT: `${WORK_DIR}/script-worker.sh`,
      CHAOS_ENV: `${WORK_DIR}/env-worker-1`,
      CHAOS_IMAGE: 'debian',
      CHAOS_POLICY: '/simulated/runs/example/inputs/policies/open.yaml',
      CHAOS_RESTART_POLICY: 'on-failure',
    });
    expect(example.ports.files.get('script-worker.sh')).toBe('echo "$TICKS"');
    expect(example.ports.files.get('env-worker-1')).toBe(
      'TICKS=60\0GREETING=two\nlines\0CHAOS_INSTANCE=worker-1\0CHAOS_INDEX=1\0',
    );
  });

  it('await ends when each instance has succeeded or failed', async () => {
    const example = await runExample(
      fakePlan(flowOf({ start: 'counter' }, { await: 'counter' }), { workloads: [counter] }),
      {
        prepare: ({ system }) => {
          system.lives.set('counter', ENDS_WELL);
          system.lives.set('counter-1', { ...ENDS_WELL, endsAfterMs: 30_000, exitCode: 3 });
        },
      },
    );
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
    expect(durationOf(example, 'flow[1]')).toBeGreaterThan(29_000);
    expect(example.state.instances[1]?.states.at(-1)).toMatchObject({ state: 'Failed', exitCode: 3, rawPhase: 'Over' });
    expect(errorsOf(example)).toEqual([]);
  });

  it('await ends at the timeout of the workload, which is an event and no error', async () => {
    const slow = fakeWorkload('slow', { count: 2, timeoutMs: 5_000 });
    const example = await runExample(fakePlan(flowOf({ workload: 'slow' }, { delay: 1 }), { workloads: [slow] }), {
      prepare: ({ system }) => system.lives.set('slow-0', { ...ENDS_WELL, endsAfterMs: 1000 }),
    });
    expect(eventsOf(example, 'await.timed-out')).toMatchObject([
      { step: 'flow[0]', workload: 'slow', instances: ['slow-1'] },
    ]);
    expect(stepsOf(example)).toEqual(['flow[0] timed-out', 'flow[1] done', 'flow done']);
    expect(errorsOf(example)).toEqual([]);
    expect(durationOf(example, 'flow[0]')).toBe(5_040);
  });

  it('an instance that cannot be created breaks the run, and everything that exists is collected and deleted', async () => {
    const example = await runExample(
      fakePlan(flowOf({ start: 'counter' }, { delay: 1000 }), { workloads: [counter] }),
      {
        prepare: ({ system }) => {
          system.lives.set('counter', LIVES_ON);
          system.behaviours.set('instance.create', (request) => {
            if (request.env['CHAOS_INSTANCE'] === 'counter-1') {
              return { exitCode: 4, stderr: 'no\nroom', durationMs: 60 };
            }
            system.behaviours.delete('instance.create');
            const answer = system.behave('instance.create', request);
            system.behaviours.set('instance.create', () => ({ exitCode: 4, stderr: 'no\nroom', durationMs: 60 }));
            return answer;
          });
        },
      },
    );
    expect(stepsOf(example)).toEqual(['flow[0] failed', 'flow failed']);
    expect(errorsOf(example)).toContain('flow create-failed counter-1');
    expect(example.state.errors[0]?.message).toBe('hook instance.create for counter-1 ended with exit code 4: no room');
    expect(eventsOf(example, 'instance.collected').map(({ instance }) => instance)).toEqual(['counter-0']);
    expect(eventsOf(example, 'instance.deleted').map(({ instance }) => instance)).toEqual([
      'counter-0',
      'counter-1',
      'counter-2',
    ]);
    expect(phasesOf(example)).toContain('flow failed');
  });

  it('a workload that is started twice is an error', async () => {
    const one = fakeWorkload('one');
    const example = await runExample(fakePlan(flowOf({ start: 'one' }, { start: 'one' }), { workloads: [one] }));
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
    expect(errorsOf(example)).toEqual(['flow create-failed one-0']);
  });
});

describe('what breaks a run', () => {
  it('lets no further step start, ends delays at once, and still takes the system down', async () => {
    const example = await runExample(
      fakePlan(
        flowOf(
          {
            parallel: [
              { delay: 60_000 },
              {
                serial: [
                  { delay: 100 },
                  { wait: { kind: 'component', component: 'gateway', state: 'down' }, timeoutMs: 400 },
                  { delay: 5 },
                ],
              },
            ],
          },
          { delay: 7 },
        ),
      ),
    );
    expect(stepsOf(example)).toEqual([
      'flow[0].parallel[1].serial[0] done',
      'flow[0].parallel[1].serial[1] timed-out',
      'flow[0].parallel[0] cancelled',
      'flow[0].parallel[1] failed',
      'flow[0] failed',
      'flow failed',
    ]);
    expect(durationOf(example, 'flow')).toBe(500);
    expect(errorsOf(example)).toEqual(['flow wait-timed-out flow[0].parallel[1].serial[1]']);
    expect(phasesOf(example)).toEqual([
      'boot done',
      'flow failed',
      'revert done',
      'settle done',
      'steady-state skipped',
      'collect done',
      'delete done',
      'shutdown done',
      'sweep skipped',
    ]);
    expect(example.state.ended?.reason).toContain('flow[0].parallel[1].serial[1] (wait) timed out');
  });

  it("the run's timeout ends the flow, and teardown has limits of its own", async () => {
    const plan = fakePlan(flowOf({ workload: 'counter' }), { workloads: [counter], timeoutMs: 3_000 });
    const example = await runExample(plan);
    expect(errorsOf(example)).toEqual(['flow run-timeout -']);
    expect(example.state.errors[0]?.message).toBe('the run did not reach the end of its flow within 3.0 s');
    expect(stepsOf(example)).toEqual(['flow[0] cancelled', 'flow cancelled']);
    expect(eventsOf(example, 'instance.deleted')).toHaveLength(3);
    expect(example.state.ended).toMatchObject({ cancelled: false });
  });

  it('a bug in the engine is recorded as one, and the system is still taken down', async () => {
    const example = await runExample(fakePlan(flowOf({ fire: 'nothing-of-that-name' })));
    expect(errorsOf(example)).toEqual(['flow bug flow[0]']);
    expect(stepsOf(example)).toEqual(['flow[0] failed', 'flow failed']);
    expect(phasesOf(example).at(-2)).toBe('shutdown done');
  });

  it('someone who watches cannot break it', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 1 })), {
      onEvent: () => {
        throw new Error('the terminal is gone');
      },
    });
    expect(errorsOf(example)).toEqual([]);
  });
});
