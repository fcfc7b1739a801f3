// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { fakePlan, fakeWorkload, flowOf } from '../support/fake-ports-plan.ts';
import type { HookAnswer } from '../support/fake-ports-system.ts';
import { errorsOf, eventsOf, type Example, firstOf, runExample, type World } from './run-example.ts';

const worker = fakeWorkload('worker', { count: 2 });
const plan = fakePlan(flowOf({ start: 'worker' }, { delay: 10_000 }), { workloads: [worker] });

function statesOf(example: Example, instance: string): readonly string[] {
  return eventsOf(example, 'instance.state')
    .filter((event) => event.instance === instance)
    .map(({ state, reason }) => (reason === null ? state : `${state} ${reason}`));
}

/** From a time on, the read hook answers with this, until another time. */
const readsBetween =
  (fromMs: number, toMs: number, answer: HookAnswer) =>
  ({ clock, system }: World): void => {
    clock.at(fromMs, () => system.behaviours.set('instance.read', () => answer));
    clock.at(toMs, () => system.behaviours.delete('instance.read'));
  };

describe('reading instances', () => {
  it('asks for all with one hook, never two at a time, with a pause between', async () => {
    const example = await runExample(plan);
    const reads = example.system.hooks.filter(({ name }) => name === 'instance.read');
    expect(example.system.concurrency.get('instance.read')?.max).toBe(1);
    expect(reads[5]!.atMs - reads[4]!.atMs).toBe(510);
    expect(reads.every(({ env }) => env['CHAOS_INSTANCE'] === undefined)).toBe(true);
  });

  it('does not ask before there is an instance', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 5_000 }), { workloads: [worker] }));
    expect(example.system.hooks.map(({ name }) => name)).not.toContain('instance.read');
  });

  it('records changes only, of state, raw phase, exit code or reason', async () => {
    const example = await runExample(plan, {
      prepare: ({ clock, system }) => {
        const say = (ms: number, reading: Record<string, unknown>): void =>
          clock.at(ms, () => void (system.instance('worker-0').reading = reading));
        say(3_000, { state: 'Running', rawPhase: 'Busy' });
        say(5_000, { state: 'Failed', rawPhase: 'Busy', reason: 'killed' });
        say(7_000, { state: 'Failed', rawPhase: 'Busy', reason: 'killed', exitCode: 137 });
      },
    });
    const seen = eventsOf(example, 'instance.state').filter(({ instance }) => instance === 'worker-0');
    expect(seen.map(({ state, rawPhase, exitCode, reason }) => [state, rawPhase, exitCode, reason])).toEqual([
      ['Created', null, null, null],
      ['Pending', 'Preparing', null, null],
      ['Running', 'Up', null, null],
      ['Running', 'Busy', null, null],
      ['Failed', 'Busy', null, 'killed'],
      ['Failed', 'Busy', 137, 'killed'],
    ]);
  });

  it('that says unreachable makes instances that have not ended Unknown, and no others', async () => {
    const example = await runExample(plan, {
      prepare: (world) => {
        world.system.lives.set('worker-1', { pendingMs: 100, endsAfterMs: 1_000, exitCode: 0 });
        readsBetween(4_000, 6_000, { exitCode: 75 })(world);
      },
    });
    expect(statesOf(example, 'worker-0')).toEqual(['Created', 'Pending', 'Running', 'Unknown unreachable', 'Running']);
    expect(statesOf(example, 'worker-1')).toEqual(['Created', 'Running', 'Succeeded']);
    expect(errorsOf(example)).toEqual([]);
  });

  it('that fails three times running is an error, said once, tells what went wrong and ends the flow', async () => {
    const example = await runExample(plan, {
      prepare: readsBetween(4_000, 8_000, { exitCode: 1, stderr: 'bad certificate' }),
    });
    expect(errorsOf(example)).toEqual(['flow read-failed instance.read']);
    expect(example.state.errors[0]?.message).toBe(
      'the instances could not be read 3 times running: hook instance.read ended with exit code 1: bad certificate',
    );
    expect(eventsOf(example, 'hook.ended').filter(({ hook }) => hook === 'instance.read')).toHaveLength(3);
    expect(statesOf(example, 'worker-0')).toEqual(['Created', 'Pending', 'Running']);
    const flow = eventsOf(example, 'phase.ended').find(({ phase }) => phase === 'flow');
    expect(flow).toMatchObject({ outcome: 'failed', reason: 'the instances cannot be read' });
    expect(flow?.elapsedMs).toBeLessThan(8_000);
  });

  it('that fails twice and then succeeds is no error', async () => {
    const example = await runExample(plan, { prepare: readsBetween(4_000, 5_000, { exitCode: 1 }) });
    expect(errorsOf(example)).toEqual([]);
  });

  it.each<readonly [string, HookAnswer, string]>([
    ['no JSON', { stdout: 'NAME STATE\n' }, 'no JSON in NAME STATE'],
    ['a number', { stdout: '3\n' }, 'no JSON object in 3'],
    ['no instance', { stdout: '{"state":"Running"}\n' }, 'no instance in'],
    ['an unknown state', { stdout: '{"instance":"worker-0","state":"Ready"}\n' }, 'no known state in'],
    ['a wrong exit code', { stdout: '{"instance":"worker-0","state":"Failed","exitCode":"1"}\n' }, 'a wrong rawPhase'],
    ['an instance twice', { stdout: '{"instance":"a-0","state":"Failed"}\n'.repeat(2) }, 'a-0 was printed twice'],
    ['100 MB', { stdout: 'x', stdoutBytes: 100e6 }, 'hook instance.read printed 100000000 bytes'],
    ['nothing in time', { durationMs: 1e9 }, 'hook instance.read did not end within 30.0 s'],
  ])('that prints %s is a failed read', async (_, answer, problem) => {
    const longer = fakePlan(flowOf({ start: 'worker' }, { delay: 100_000 }), { workloads: [worker] });
    const example = await runExample(longer, { prepare: readsBetween(4_000, 99_000, answer) });
    expect(errorsOf(example)).toEqual(['flow read-failed instance.read']);
    expect(example.state.errors[0]?.message).toContain(problem);
    expect(statesOf(example, 'worker-0')).toEqual(['Created', 'Pending', 'Running']);
  });

  it('cuts long texts and ignores instances that are not of the run', async () => {
    const lines = [
      { instance: 'worker-0', state: 'Running', rawPhase: 'x'.repeat(300), reason: 'y'.repeat(3_000) },
      { instance: 'stranger-0', state: 'Running', rawPhase: null },
      { instance: 'worker-1', state: 'Running', rawPhase: null },
    ];
    const stdout = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const example = await runExample(plan, { prepare: readsBetween(4_000, 6_000, { stdout }) });
    const event = firstOf(example, 'instance.state', ({ rawPhase }) => rawPhase?.startsWith('x') === true);
    expect(event.rawPhase).toHaveLength(100);
    expect(event.reason).toHaveLength(500);
    expect(example.state.instances.map(({ instance }) => instance)).toEqual(['worker-0', 'worker-1']);
  });

  it('that no longer lists an instance makes it Failed, as missing', async () => {
    const example = await runExample(plan, {
      prepare: ({ clock, system }) => clock.at(4_000, () => void (system.instance('worker-0').listed = false)),
    });
    expect(statesOf(example, 'worker-0')).toEqual(['Created', 'Pending', 'Running', 'Failed missing']);
    expect(statesOf(example, 'worker-1')).toEqual(['Created', 'Pending', 'Running']);
  });

  it('that began before an instance was created does not make it missing', async () => {
    const two = [fakeWorkload('first'), fakeWorkload('second')];
    const example = await runExample(
      fakePlan(flowOf({ start: 'first' }, { delay: 2_000 }, { start: 'second' }, { delay: 5_000 }), { workloads: two }),
      {
        prepare: ({ system }) =>
          void system.behaviours.set('instance.read', (request) => {
            system.behaviours.delete('instance.read');
            const answer = system.behave('instance.read', request);
            return { ...answer, durationMs: 2_500 };
          }),
      },
    );
    expect(statesOf(example, 'second-0')).toEqual(['Created', 'Running']);
  });

  it('records that an instance left Succeeded or Failed', async () => {
    const example = await runExample(plan, {
      prepare: ({ clock, system }) => {
        system.lives.set('worker-0', { pendingMs: 100, endsAfterMs: 1_000, exitCode: 1 });
        clock.at(5_000, () => void (system.instance('worker-0').reading = { state: 'Pending', rawPhase: 'Again' }));
      },
    });
    expect(eventsOf(example, 'instance.revived')).toMatchObject([
      { instance: 'worker-0', from: 'Failed', to: 'Pending' },
    ]);
    expect(statesOf(example, 'worker-0').slice(-2)).toEqual(['Failed', 'Pending']);
  });

  it('is done a last time before evidence is collected, and not afterwards', async () => {
    const example = await runExample(plan, {
      onEvent: (event, { system }) => {
        if (event.type !== 'phase.ended' || event.phase !== 'settle') return;
        system.instance('worker-0').reading = { state: 'Failed', rawPhase: 'Late', exitCode: 9 };
      },
    });
    const late = firstOf(example, 'instance.state', ({ rawPhase }) => rawPhase === 'Late');
    const collecting = firstOf(example, 'phase.started', ({ phase }) => phase === 'collect');
    expect(late.seq).toBeLessThan(collecting.seq);
    const { order } = example.ports;
    expect(order.lastIndexOf('hook instance.read')).toBeLessThan(order.indexOf('hook instance.collect worker-0'));
    expect(statesOf(example, 'worker-1').at(-1)).toBe('Running');
  });
});
