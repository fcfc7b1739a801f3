// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { WaitCondition } from '../../src/core/domain/plan.ts';
import { HarnessError } from '../../src/core/domain/errors.ts';
import type { FakeSpan } from '../support/fake-ports.ts';
import { fakeOperation, fakePlan, fakeSystem, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, eventsOf, type Example, firstOf, runExample, stepsOf } from './run-example.ts';

const worker = fakeWorkload('worker', { count: 3 });
const RUNNING = { kind: 'instances', workload: 'worker', of: 'state', is: 'Running', count: null } as const;
const gatewayLog = (matches: string): WaitCondition => ({ kind: 'log', log: 'gateway', ofWorkload: false, matches });

function endOf(example: Example, step: string): number {
  return firstOf(example, 'step.ended', (event) => event.step === step).elapsedMs;
}

function startOf(example: Example, step: string): number {
  return firstOf(example, 'step.started', (event) => event.step === step).elapsedMs;
}

describe('waits on the state of instances', () => {
  it('are met when all instances are in the state', async () => {
    const example = await runExample(
      fakePlan(flowOf({ start: 'worker' }, { wait: RUNNING }), { workloads: [worker] }),
      {
        prepare: ({ system }) => system.lives.set('worker-2', { pendingMs: 7_000, endsAfterMs: Infinity, exitCode: 0 }),
      },
    );
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
    expect(endOf(example, 'flow[1]') - startOf(example, 'flow[1]')).toBeGreaterThan(6_900);
    expect(endOf(example, 'flow[1]') - startOf(example, 'flow[1]')).toBeLessThan(7_600);
  });

  it('are met when at least the count is in the state', async () => {
    const example = await runExample(
      fakePlan(flowOf({ start: 'worker' }, { wait: { ...RUNNING, count: 2 } }), { workloads: [worker] }),
      { prepare: ({ system }) => system.lives.set('worker-2', { pendingMs: 1e9, endsAfterMs: Infinity, exitCode: 0 }) },
    );
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
  });

  it('look at observations that began since the wait did, not at older ones', async () => {
    const slowRead = fakeSystem({ readIntervalMs: 5_000 });
    const example = await runExample(
      fakePlan(flowOf({ start: 'worker' }, { wait: RUNNING }, { delay: 100 }, { wait: RUNNING }), {
        workloads: [worker],
        system: slowRead,
      }),
    );
    expect(stepsOf(example)).toContain('flow[3] done');
    expect(endOf(example, 'flow[3]') - startOf(example, 'flow[3]')).toBeGreaterThan(4_000);
  });

  it('are never satisfied by Unknown', async () => {
    const unknown: WaitCondition = { ...RUNNING, is: 'Unknown' };
    const example = await runExample(
      fakePlan(
        flowOf({ start: 'worker' }, { wait: RUNNING }, { wait: unknown, timeoutMs: 3_000, onTimeout: 'continue' }),
        { workloads: [worker] },
      ),
      {
        prepare: ({ clock, system }) =>
          clock.at(2_500, () => system.gateway !== null && (system.gateway.condition = 'gone')),
      },
    );
    expect(example.state.instances[0]?.states.map(({ state }) => state)).toEqual([
      'Created',
      'Pending',
      'Running',
      'Unknown',
    ]);
    expect(firstOf(example, 'wait.timed-out').lastSeen).toBe('worker-0 Unknown, worker-1 Unknown, worker-2 Unknown');
  });

  it('stay satisfied when an instance leaves the state later', async () => {
    const succeeded: WaitCondition = { ...RUNNING, is: 'Succeeded' };
    const one = fakeWorkload('worker');
    const example = await runExample(
      fakePlan(flowOf({ start: 'worker' }, { wait: succeeded }, { delay: 5_000 }), { workloads: [one] }),
      {
        prepare: ({ clock, system }) => {
          system.lives.set('worker', { pendingMs: 100, endsAfterMs: 1_000, exitCode: 0 });
          clock.at(4_000, () => (system.instance('worker-0').reading = { state: 'Running', rawPhase: 'Up' }));
        },
      },
    );
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] done', 'flow done']);
    expect(eventsOf(example, 'instance.revived')).toMatchObject([
      { workload: 'worker', instance: 'worker-0', from: 'Succeeded', to: 'Running' },
    ]);
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('waits on a component', () => {
  const ready: WaitCondition = { kind: 'component', component: 'gateway', state: 'ready' };
  const crash = fakeOperation('crash', { fault: 'restart' });

  it('are met by its state as it was looked at since the wait began', async () => {
    const example = await runExample(fakePlan(flowOf({ fire: 'crash' }, { wait: ready }), { operations: [crash] }), {
      prepare: ({ system }) => {
        system.behaviours.set('system.start', () => {
          system.readyAfterMs = 9_000;
          system.startGateway();
          return { durationMs: 50 };
        });
      },
    });
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
    expect(endOf(example, 'flow[1]') - startOf(example, 'flow[1]')).toBeGreaterThan(8_500);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual(['ready', 'down', 'up', 'ready']);
  });

  it('count a component that is ready as up', async () => {
    const example = await runExample(fakePlan(flowOf({ wait: { ...ready, state: 'up' }, timeoutMs: 1_000 })));
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow done']);
  });
});

describe('waits on a metric', () => {
  const selector = { source: 'gateway', metric: 'requests', labels: {} };
  const system = fakeSystem({ metrics: [{ name: 'gateway', url: '${endpoints.metrics}', intervalMs: 1_000 }] });
  const wait = (op: 'equals' | 'at-least' | 'at-most', value: number): WaitCondition => ({
    kind: 'metric',
    selector,
    bound: { op, value },
  });

  it.each([
    ['at-least', 3, 5, 'done'],
    ['at-least', 6, 5, 'timed-out'],
    ['at-most', 5, 5, 'done'],
    ['at-most', 4, 5, 'timed-out'],
    ['equals', 5, 5, 'done'],
    ['equals', 5, null, 'timed-out'],
  ] as const)('%s %d with %s seen is %s', async (op, bound, seen, outcome) => {
    const example = await runExample(
      fakePlan(flowOf({ wait: wait(op, bound), timeoutMs: 3_000, onTimeout: 'continue' }), { system }),
      { prepare: ({ ports }) => ports.metrics.set('requests', seen) },
    );
    expect(stepsOf(example)[0]).toBe(`flow[0] ${outcome}`);
    expect(eventsOf(example, 'watch.ended')).toMatchObject([
      { name: 'gateway', path: 'system/metrics/gateway.jsonl', expected: true },
    ]);
  });

  it('wait for a scrape that began after the wait', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 100 }, { wait: wait('at-least', 3) }), { system }), {
      prepare: ({ ports }) => ports.metrics.set('requests', 5),
    });
    expect(endOf(example, 'flow[1]') - startOf(example, 'flow[1]')).toBeGreaterThan(500);
  });
});

describe('waits on a log', () => {
  it('are met by a line that appeared while the step before was still running', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 1_000 }, { wait: gatewayLog('^here') })), {
      prepare: ({ clock, system }) => clock.at(500, () => system.write('gateway.log', 'here it is')),
    });
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[1]').reason).toBe('line 2 of gateway');
  });

  it('are not met by a line from before the step before, even when it had not been read yet', async () => {
    const example = await runExample(
      fakePlan(
        flowOf({ delay: 550 }, { delay: 500 }, { wait: gatewayLog('^here'), timeoutMs: 2_000, onTimeout: 'continue' }),
      ),
      { prepare: ({ clock, system }) => clock.at(600, () => system.write('gateway.log', 'here it is')) },
    );
    expect(startOf(example, 'flow[1]')).toBeGreaterThan(600);
    expect(stepsOf(example)).toContain('flow[2] timed-out');
  });

  it('do not count what an earlier round of a repeat printed', async () => {
    const example = await runExample(
      fakePlan(
        flowOf({
          repeat: 2,
          do: [{ wait: gatewayLog('^tick'), timeoutMs: 2_000, onTimeout: 'continue' }, { delay: 100 }],
        }),
      ),
      { prepare: ({ clock, system }) => clock.at(700, () => system.write('gateway.log', 'tick')) },
    );
    expect(stepsOf(example)).toContain('flow[0].repeat#1.do[0] done');
    expect(stepsOf(example)).toContain('flow[0].repeat#2.do[0] timed-out');
  });

  it('are met by a line of any instance of a workload', async () => {
    const line: WaitCondition = { kind: 'log', log: 'worker', ofWorkload: true, matches: '^allowed' };
    const example = await runExample(fakePlan(flowOf({ start: 'worker' }, { wait: line }), { workloads: [worker] }), {
      prepare: ({ clock, system }) => clock.at(3_000, () => system.write('worker-1/sandbox.log', 'allowed')),
    });
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[1]').reason).toBe('line 1 of worker-1/sandbox');
  });

  it('since widens the window to the start of an earlier operation', async () => {
    const stop = fakeOperation('bounce', { fault: 'restart' });
    const flow = (since?: string): readonly Sketch[] => [
      { fire: 'bounce' },
      { delay: 2_000 },
      { delay: 10 },
      {
        wait: gatewayLog('^gateway starts'),
        timeoutMs: 1_000,
        onTimeout: 'continue',
        ...(since === undefined ? {} : { since }),
      },
    ];
    const narrow = await runExample(fakePlan(flowOf(...flow()), { operations: [stop] }));
    const wide = await runExample(fakePlan(flowOf(...flow('bounce')), { operations: [stop] }));
    expect(stepsOf(narrow)).toContain('flow[3] timed-out');
    expect(firstOf(wide, 'step.ended', ({ step }) => step === 'flow[3]')).toMatchObject({
      outcome: 'done',
      reason: 'line 2 of gateway',
    });
  });

  it('whose pattern takes too long are an error at once', async () => {
    const example = await runExample(fakePlan(flowOf({ wait: gatewayLog('(slow)'), onTimeout: 'continue' })));
    expect(errorsOf(example)).toEqual(['flow pattern-too-slow flow[0]']);
    expect(stepsOf(example)).toEqual(['flow[0] failed', 'flow failed']);
  });
});

describe('waits on an event', () => {
  const stop = fakeOperation('stop-gateway', { fault: 'stop' });
  const down: WaitCondition = { kind: 'event', event: 'fault.effective', of: 'stop-gateway' };

  it('are met by one that occurred since the step before started', async () => {
    const example = await runExample(
      fakePlan(flowOf({ fire: 'stop-gateway' }, { wait: down }), { operations: [stop] }),
    );
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
  });

  it('are not met by an older one, or by one of another subject', async () => {
    const other: WaitCondition = { ...down, of: 'worker' };
    const more = { timeoutMs: 1_000, onTimeout: 'continue' } as const;
    const example = await runExample(
      fakePlan(flowOf({ fire: 'stop-gateway' }, { wait: other, ...more }, { delay: 1 }, { wait: down, ...more }), {
        operations: [stop],
      }),
    );
    expect(stepsOf(example)).toEqual([
      'flow[0] done',
      'flow[1] timed-out',
      'flow[2] done',
      'flow[3] timed-out',
      'flow done',
    ]);
  });

  it('are met by one that a parallel branch causes while they wait', async () => {
    const example = await runExample(
      fakePlan(flowOf({ parallel: [{ wait: down }, { serial: [{ delay: 5_000 }, { fire: 'stop-gateway' }] }] }), {
        operations: [stop],
      }),
    );
    expect(endOf(example, 'flow[0].parallel[0]')).toBe(firstOf(example, 'fault.effective').elapsedMs);
  });
});

describe('waits on a signal', () => {
  const sweep: WaitCondition = { kind: 'signal', signal: 'swept' };
  const traced = fakeSystem({
    traces: { name: 'otel' },
    signals: { swept: { name: 'sweep', attributes: { driver: 'process' } } },
  });
  const span = { name: 'sweep', attributes: { driver: 'process' } };
  const short = { timeoutMs: 2_000, onTimeout: 'continue' } as const;
  const runTraced = (
    steps: readonly Sketch[],
    sent: readonly (Partial<FakeSpan> & { readonly name: string; readonly atMs: number })[],
  ): Promise<Example> =>
    runExample(fakePlan(flowOf(...steps), { system: traced }), {
      prepare: ({ clock, ports }) => {
        for (const { atMs, ...each } of sent) clock.at(atMs, () => ports.sendSpan?.(each));
      },
    });

  it('are met by a span that ended while the step before was still running', async () => {
    const example = await runTraced([{ delay: 1_000 }, { wait: sweep }], [{ ...span, atMs: 500 }]);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
    expect(endOf(example, 'flow[1]') - startOf(example, 'flow[1]')).toBeLessThan(50);
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[1]').reason).toBe('span 1, a sweep');
  });

  it('are met as soon as the span is received', async () => {
    const example = await runTraced([{ wait: sweep }], [{ ...span, atMs: 5_000, endMs: 4_900 }]);
    expect(endOf(example, 'flow[0]')).toBe(5_000);
  });

  it('are not met by a span that ended before the step before, even when it was received later', async () => {
    const example = await runTraced(
      [{ delay: 1_000 }, { delay: 1_000 }, { wait: sweep, ...short }],
      [{ ...span, atMs: 1_500, endMs: 900 }],
    );
    expect(startOf(example, 'flow[1]')).toBeGreaterThan(900);
    expect(stepsOf(example)).toContain('flow[2] timed-out');
    expect(firstOf(example, 'wait.timed-out')).toMatchObject({ condition: 'signal swept', lastSeen: 'no such span' });
  });

  it('count what is received once the wall clock was set within the window, whatever times it carries', async () => {
    const setBack = await runExample(fakePlan(flowOf({ delay: 1_000 }, { wait: sweep }), { system: traced }), {
      prepare: ({ clock, ports }) => {
        clock.at(1_500, () => clock.stepWall(-60_000));
        clock.at(2_000, () => ports.sendSpan?.(span));
      },
    });
    expect(firstOf(setBack, 'clock.stepped').byMs).toBe(-60_000);
    expect(endOf(setBack, 'flow[1]')).toBe(2_000);
  });

  it('compare times again in a window that opened after the wall clock was set', async () => {
    const steps = [{ delay: 1_000 }, { delay: 1_000 }, { delay: 1_000 }, { wait: sweep, ...short }] as const;
    const example = await runExample(fakePlan(flowOf(...steps), { system: traced }), {
      prepare: ({ clock, ports }) => {
        clock.at(500, () => clock.stepWall(60_000));
        clock.at(2_500, () => ports.sendSpan?.({ ...span, endMs: 1_900 }));
      },
    });
    expect(startOf(example, 'flow[2]')).toBeGreaterThan(1_900);
    expect(eventsOf(example, 'clock.stepped')).toHaveLength(1);
    expect(stepsOf(example)).toContain('flow[3] timed-out');
  });

  it('look past such a span to one that ended in time', async () => {
    const example = await runTraced(
      [{ delay: 1_000 }, { delay: 1_000 }, { wait: sweep }],
      [
        { ...span, atMs: 1_500, endMs: 900 },
        { ...span, atMs: 1_600 },
      ],
    );
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[2]').reason).toBe('span 2, a sweep');
  });

  it('are not met by another span, or by one with other attributes', async () => {
    const example = await runTraced(
      [{ wait: sweep, ...short }],
      [
        { name: 'sweeping', attributes: span.attributes, atMs: 500 },
        { name: 'sweep', attributes: { driver: 'other' }, atMs: 500 },
      ],
    );
    expect(stepsOf(example)).toContain('flow[0] timed-out');
    expect(example.ports.spans).toHaveLength(2);
  });

  it('do not count what ended in an earlier round of a repeat', async () => {
    const example = await runTraced(
      [{ repeat: 2, do: [{ wait: sweep, ...short }, { delay: 100 }] }],
      [{ ...span, atMs: 700 }],
    );
    expect(stepsOf(example)).toContain('flow[0].repeat#1.do[0] done');
    expect(stepsOf(example)).toContain('flow[0].repeat#2.do[0] timed-out');
  });

  it('since widens the window to the start of an earlier operation', async () => {
    const bounce = fakeOperation('bounce', { fault: 'restart' });
    const run = async (since: { readonly since?: string }): Promise<readonly string[]> => {
      const steps: readonly Sketch[] = [{ fire: 'bounce' }, { delay: 2_000 }, { wait: sweep, ...short, ...since }];
      const example = await runExample(fakePlan(flowOf(...steps), { system: traced, operations: [bounce] }), {
        onEvent: (event, { ports }) => {
          if (event.type === 'fault.effective') ports.sendSpan?.(span);
        },
      });
      return stepsOf(example);
    };
    expect(await run({})).toContain('flow[2] timed-out');
    expect(await run({ since: 'bounce' })).toContain('flow[2] done');
  });
});

describe('what receives traces', () => {
  const traced = fakeSystem({ traces: { name: 'otel' } });
  const bounce = fakeOperation('bounce', { fault: 'restart' });
  const addressesIn = (example: Example): readonly (string | undefined)[][] =>
    ['system.boot', 'system.start'].map((hook) => {
      const env = example.system.hooks.find(({ name }) => name === hook)?.env;
      return [env?.['CHAOS_OTLP_GRPC'], env?.['CHAOS_OTLP_HTTP']];
    });

  it('is there before boot and after a restart, at the same addresses, and is closed with its lines counted', async () => {
    const example = await runExample(fakePlan(flowOf({ fire: 'bounce' }), { system: traced, operations: [bounce] }), {
      prepare: ({ clock, ports }) => clock.at(50, () => ports.sendSpan?.({ name: 'any' })),
    });
    const addresses = ['http://127.0.0.1:4317', 'http://127.0.0.1:4318'];
    expect(addressesIn(example)).toEqual([addresses, addresses]);
    expect(eventsOf(example, 'watch.ended')).toMatchObject([
      { name: 'otel', path: 'system/watch/otel.jsonl', lines: 1, exitCode: null, expected: true },
    ]);
  });

  it('is not there for a system that sends none: its variables are empty', async () => {
    const example = await runExample(fakePlan(flowOf({ fire: 'bounce' }), { operations: [bounce] }));
    expect(addressesIn(example)).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(eventsOf(example, 'watch.ended')).toEqual([]);
  });

  it('that cannot be had is an error of boot, and nothing is booted', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 1 }), { system: traced }), {
      prepare: ({ ports }) => {
        ports.observers.receiveTraces = () => Promise.reject(new HarnessError('no port is free', { code: 'no-port' }));
      },
    });
    expect(errorsOf(example)).toEqual(['boot no-port -']);
    expect(example.system.hooks.filter(({ name }) => name === 'system.boot')).toEqual([]);
  });

  it('whose file the disk refused a part of has lost evidence', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 1 }), { system: traced }), {
      prepare: ({ ports }) => (ports.disk.linesLost = true),
    });
    expect(errorsOf(example)).toEqual(['collect evidence-lost system/watch/otel.jsonl']);
  });
});

describe('a wait that is not met in time', () => {
  const never: WaitCondition = { kind: 'component', component: 'gateway', state: 'down' };

  it('breaks the run and says what it saw last', async () => {
    const example = await runExample(fakePlan(flowOf({ wait: never, timeoutMs: 2_000 }, { delay: 1 })));
    expect(eventsOf(example, 'wait.timed-out')).toMatchObject([
      { step: 'flow[0]', condition: 'gateway is down', lastSeen: 'gateway is ready', onTimeout: 'error' },
    ]);
    expect(stepsOf(example)).toEqual(['flow[0] timed-out', 'flow failed']);
    expect(example.state.errors).toMatchObject([
      {
        code: 'wait-timed-out',
        subject: 'flow[0]',
        message: 'gateway is down: not within 2.0 s; last seen: gateway is ready',
      },
    ]);
    expect(example.state.waitTimeouts).toHaveLength(1);
  });

  it('leaves the claim to a check with on-timeout continue', async () => {
    const example = await runExample(
      fakePlan(flowOf({ wait: never, timeoutMs: 2_000, onTimeout: 'continue' }, { delay: 1 })),
    );
    expect(stepsOf(example)).toEqual(['flow[0] timed-out', 'flow[1] done', 'flow done']);
    expect(errorsOf(example)).toEqual([]);
  });
});
