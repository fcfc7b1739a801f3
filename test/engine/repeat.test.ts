// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { RepeatRule } from '../../src/core/domain/plan.ts';
import { ROUND_LIMIT, ROUND_PACE_MS } from '../../src/engine/limits.ts';
import { fakeOperation, fakePlan, fakeWorkload, flowOf, type Sketch } from '../support/fake-ports-plan.ts';
import { errorsOf, type Example, eventsOf, firstOf, runExample, type World } from './run-example.ts';

const ENDS_WELL = { pendingMs: 600, endsAfterMs: 20_000, exitCode: 0 };

/** When each round began. */
function roundsOf(example: Example): readonly number[] {
  return eventsOf(example, 'step.started')
    .filter(({ kind }) => kind === 'round')
    .map(({ elapsedMs }) => elapsedMs);
}

function repeatOf(example: Example): { readonly outcome: string; readonly reason: string | null; readonly ms: number } {
  const record = example.state.steps.find(({ kind }) => kind === 'repeat');
  if (record === undefined || record.endMs === null) throw new Error('no ended repeat');
  return { outcome: record.outcome ?? '', reason: record.reason, ms: record.endMs - record.startMs };
}

function repeated(rule: RepeatRule, body: readonly Sketch[], prepare?: (world: World) => void): Promise<Example> {
  const plan = fakePlan(flowOf({ repeat: rule, do: body }, { delay: 1 }), { workloads: [fakeWorkload('counter')] });
  return runExample(plan, prepare === undefined ? {} : { prepare });
}

describe('repeat for', () => {
  it('starts no round after its time, and finishes the one that is under way', async () => {
    const example = await repeated({ kind: 'for', durationMs: 1_000 }, [{ delay: 300 }]);
    const first = roundsOf(example)[0] ?? 0;
    expect(roundsOf(example).map((ms) => ms - first)).toEqual([0, 300, 600, 900]);
    expect(repeatOf(example)).toEqual({ outcome: 'done', reason: 'its time is over', ms: 1_200 });
    expect(firstOf(example, 'step.started', ({ kind }) => kind === 'round')).toMatchObject({
      step: 'flow[0].repeat#1',
      label: 'round 1',
    });
  });

  it('starts no round exactly at its end', async () => {
    expect(roundsOf(await repeated({ kind: 'for', durationMs: 900 }, [{ delay: 300 }]))).toHaveLength(3);
  });

  it('paces rounds that take no time, and ends with its time', async () => {
    const example = await repeated({ kind: 'for', durationMs: 1_000 }, [{ delay: 0 }]);
    expect(roundsOf(example)).toHaveLength(1_000 / ROUND_PACE_MS);
    expect(repeatOf(example).ms).toBe(1_000);
  });

  it('that never comes to its end is an error after so many rounds', async () => {
    const plan = fakePlan(flowOf({ repeat: { kind: 'for', durationMs: 3_000_000 }, do: [] }));
    const example = await runExample(plan);
    expect(roundsOf(example)).toHaveLength(ROUND_LIMIT);
    expect(errorsOf(example)).toEqual(['flow round-limit flow[0]']);
    expect(repeatOf(example)).toMatchObject({ outcome: 'failed', reason: 'not over after 10000 rounds' });
  });

  it('ends at once when the run is broken off, also between two rounds', async () => {
    const example = await repeated({ kind: 'for', durationMs: 60_000 }, [], ({ clock, abort }) => {
      clock.at(1_010, () => abort('SIGINT'));
    });
    expect(repeatOf(example)).toMatchObject({ outcome: 'cancelled' });
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[0]').elapsedMs).toBe(1_010);
    expect(errorsOf(example)).toEqual([]);
  });

  it('ends with a round that failed', async () => {
    const wait: Sketch = { wait: { kind: 'component', component: 'gateway', state: 'down' }, timeoutMs: 400 };
    const example = await repeated({ kind: 'for', durationMs: 60_000 }, [wait]);
    expect(roundsOf(example)).toHaveLength(1);
    expect(repeatOf(example).outcome).toBe('failed');
  });
});

describe('repeat until', () => {
  it('looks after each round, so there is a round at least', async () => {
    const condition = { kind: 'component', component: 'gateway', state: 'ready' } as const;
    const example = await repeated({ kind: 'until', condition }, [{ delay: 1_000 }]);
    expect(roundsOf(example)).toHaveLength(1);
    expect(repeatOf(example)).toEqual({
      outcome: 'done',
      reason: 'gateway is ready: gateway is ready',
      ms: 1_000,
    });
  });

  it('finishes the round in which the condition comes to hold', async () => {
    const condition = { kind: 'metric', selector: { source: 'gateway', metric: 'x', labels: {} } } as const;
    const rule = { kind: 'until', condition: { ...condition, bound: { op: 'at-least', value: 3 } } } as const;
    const plan = fakePlan(flowOf({ repeat: rule, do: [{ delay: 1_000 }] }));
    const metrics = [{ name: 'gateway', url: 'http://127.0.0.1:1/metrics', intervalMs: 250 }];
    const example = await runExample(
      { ...plan, system: { ...plan.system, metrics } },
      {
        prepare: ({ clock, ports }) => {
          ports.metrics.set('x', 0);
          clock.at(2_500, () => void ports.metrics.set('x', 3));
        },
      },
    );
    expect(roundsOf(example)).toHaveLength(3);
    expect(repeatOf(example)).toMatchObject({ outcome: 'done', ms: 3_000 });
  });

  it('counts what occurs from its beginning on, in any round', async () => {
    const condition = { kind: 'log', log: 'gateway', ofWorkload: false, matches: '^over$' } as const;
    const example = await repeated({ kind: 'until', condition }, [{ delay: 1_000 }], ({ clock, system }) => {
      clock.at(1, () => system.write('gateway.log', 'over'));
      // The last moment of the third round: read before it is looked at, although nobody followed the log so far.
      clock.at(3_099, () => system.write('gateway.log', 'over'));
    });
    // The first line was there before the repeat began.
    const startMs = roundsOf(example)[0] ?? 0;
    expect(startMs).toBeGreaterThan(1);
    expect(roundsOf(example).map((ms) => ms - startMs)).toEqual([0, 1_000, 2_000]);
    expect(repeatOf(example).reason).toMatch(/^a line of gateway matches \^over\$: line \d of gateway$/);
  });

  it('whose pattern takes too long is an error', async () => {
    const condition = { kind: 'log', log: 'gateway', ofWorkload: false, matches: '(slow)' } as const;
    const example = await repeated({ kind: 'until', condition }, [{ delay: 10 }]);
    expect(errorsOf(example)).toEqual(['flow pattern-too-slow flow[0]']);
    expect(repeatOf(example).outcome).toBe('failed');
  });
});

describe('repeat while', () => {
  it('starts no round once each instance of the workload has ended', async () => {
    const flow = flowOf({ parallel: [{ workload: 'counter' }, { repeat: WHILE, do: [{ delay: 3_000 }] }] });
    const example = await runExample(fakePlan(flow, { workloads: [fakeWorkload('counter', { count: 2 })] }), {
      prepare: ({ system }) => {
        system.lives.set('counter', ENDS_WELL);
        system.lives.set('counter-1', { ...ENDS_WELL, endsAfterMs: 25_000, exitCode: 1 });
      },
    });
    expect(roundsOf(example)).toHaveLength(9);
    expect(repeatOf(example)).toEqual({ outcome: 'done', reason: 'counter has ended', ms: 27_000 });
  });

  it('does no round when it has ended already', async () => {
    const flow = flowOf({ workload: 'counter' }, { repeat: WHILE, do: [{ fire: 'crash' }] });
    const plan = fakePlan(flow, { workloads: [fakeWorkload('counter')], operations: [fakeOperation('crash')] });
    const example = await runExample(plan, { prepare: ({ system }) => system.lives.set('counter', ENDS_WELL) });
    expect(roundsOf(example)).toEqual([]);
    expect(repeatOf(example)).toEqual({ outcome: 'done', reason: 'counter has ended', ms: 0 });
  });
});

const WHILE: RepeatRule = { kind: 'while', workload: 'counter' };
