// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { PlannedAction, RunPlan } from '../../src/core/domain/plan.ts';
import type { HookAnswer } from '../support/fake-ports-system.ts';
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
import { errorsOf, eventsOf, type Example, firstOf, runExample, stepsOf, type World } from './run-example.ts';

const worker = fakeWorkload('worker', { count: 3 });
type Part = 'capture' | 'revert' | 'verify';

function planWith(
  action: Partial<PlannedAction>,
  how: { readonly hooks?: readonly Part[]; readonly flow?: readonly Sketch[]; readonly count?: number } = {},
): RunPlan {
  const { hooks = [], flow = [{ fire: 'op' }], count = 3 } = how;
  return fakePlan(flowOf({ start: 'worker' }, ...flow), {
    workloads: [count === 3 ? worker : fakeWorkload('worker', { count })],
    operations: [fakeAction('op', action)],
    system: fakeSystem({ operations: fakeSystemOperation('squeeze', hooks) }),
  });
}

const answering =
  (answers: Readonly<Record<string, HookAnswer | ((instance: string) => HookAnswer)>>) =>
  ({ system }: World): void => {
    for (const part of ['run', 'capture', 'revert', 'verify']) system.behaviours.set(`squeeze.${part}`, () => ({}));
    for (const [part, answer] of Object.entries(answers)) {
      system.behaviours.set(`squeeze.${part}`, ({ env }) =>
        typeof answer === 'function' ? answer(env['CHAOS_INSTANCE'] ?? '') : answer,
      );
    }
  };

const well = { prepare: answering({}) };

/** What was done, in order: `started worker-0`, `ended worker-0 ok`, `revert worker-0 end`, `reverted worker-0`. */
function actionsOf(example: Example): readonly string[] {
  return example.events.flatMap((event) => {
    switch (event.type) {
      case 'operation.started':
        return [`started ${event.target}`];
      case 'operation.ended':
        return [`ended ${event.target} ${event.outcome}`];
      case 'revert.requested':
        return [`revert ${event.target} ${event.cause}`];
      case 'revert.ended':
        return [`${event.result} ${event.target}`];
      default:
        return [];
    }
  });
}

describe('an operation of the adapter', () => {
  it('runs once for each instance, and its exit code and output are kept', async () => {
    const example = await runExample(planWith({}), {
      prepare: answering({
        run: (instance) => ({ stdout: `squeezed ${instance}\n`, stderr: 'hm\n', durationMs: 250 }),
      }),
    });
    expect(firstOf(example, 'targets.resolved')).toMatchObject({
      candidates: ['worker-0', 'worker-1', 'worker-2'],
      chosen: ['worker-0', 'worker-1', 'worker-2'],
      rule: 'all',
    });
    expect(actionsOf(example).slice().sort()).toEqual([
      ...['ended worker-0 ok', 'ended worker-1 ok', 'ended worker-2 ok'],
      ...['started worker-0', 'started worker-1', 'started worker-2'],
    ]);
    expect(firstOf(example, 'operation.started')).toMatchObject({
      operation: 'op',
      uses: 'squeeze',
      firing: 1,
      step: 'flow[1]',
      workload: 'worker',
      instance: 'worker-0',
      component: null,
      role: null,
      undo: null,
    });
    expect(firstOf(example, 'operation.ended')).toMatchObject({
      exitCode: 0,
      durationMs: 250,
      stdout: 'squeezed worker-0\n',
      stderr: 'hm\n',
      proof: null,
    });
    expect(firstOf(example, 'operation.ended')).not.toHaveProperty('cut');
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow done']);
    expect(errorsOf(example)).toEqual([]);
  });

  it('acts on at most eight targets at once', async () => {
    const example = await runExample(planWith({}, { count: 20 }), well);
    expect(example.system.concurrency.get('squeeze.run')).toMatchObject({ max: 8 });
    expect(example.state.actions).toHaveLength(20);
  });

  it('gets what hooks of the system get, its target, its arguments and its files', async () => {
    const plan = planWith({ with: { 'how-much': '3', policy: 'policies/closed.yaml' }, files: ['policy'] });
    const example = await runExample(plan, well);
    const envOf = (name: string) => example.system.hooks.find((hook) => hook.name === name)?.env ?? {};
    expect(envOf('squeeze.run')).toEqual({
      ...envOf('system.boot'),
      CHAOS_TARGET: 'worker-0',
      CHAOS_INSTANCE: 'worker-0',
      CHAOS_WORKLOAD: 'worker',
      CHAOS_WITH_HOW_MUCH: '3',
      CHAOS_WITH_POLICY: '/simulated/runs/example/inputs/policies/closed.yaml',
      CHAOS_CAPTURED: '',
    });
  });

  it('on a component gets the component, whether it runs or not', async () => {
    const plan = planWith(
      { target: { kind: 'component', component: 'gateway' } },
      { flow: [{ fire: 'crash' }, { fire: 'op' }] },
    );
    const operations = [...plan.operations, fakeOperation('crash', { signal: 'KILL' })];
    const example = await runExample(
      { ...plan, operations },
      {
        prepare: (world) => {
          answering({})(world);
          world.system.behaviours.set('squeeze.run', ({ env }) => ({
            stdout: `${String(env['CHAOS_TARGET'])} ${String(env['CHAOS_COMPONENT'])} ${String(env['CHAOS_INSTANCE'])}`,
          }));
        },
      },
    );
    expect(firstOf(example, 'operation.ended')).toMatchObject({
      target: 'gateway',
      component: 'gateway',
      instance: null,
      stdout: 'gateway gateway undefined',
    });
  });

  it('acts on instances whatever their state, and not on what was never created', async () => {
    const example = await runExample(planWith({}, { flow: [{ delay: 5_000 }, { fire: 'op' }] }), {
      prepare: (world) => {
        answering({})(world);
        world.system.lives.set('worker-1', { pendingMs: 10, endsAfterMs: 500, exitCode: 1 });
      },
    });
    expect(example.state.actions.map(({ target }) => target).sort()).toEqual(['worker-0', 'worker-1', 'worker-2']);

    const early = fakePlan(flowOf({ fire: 'op' }, { start: 'worker' }), {
      ...planWith({ onEmpty: 'skip' }),
      flow: flowOf({ fire: 'op' }, { start: 'worker' }),
    });
    const skipped = await runExample(early, well);
    expect(firstOf(skipped, 'step.ended')).toMatchObject({
      outcome: 'skipped',
      reason: 'no targets: worker has no instance',
    });
  });

  it('chooses by select, from the seed', async () => {
    const plan = planWith({ select: { kind: 'count', count: 2 } });
    const example = await runExample(plan, well);
    const { chosen, seedPath, rule } = firstOf(example, 'targets.resolved');
    expect([rule, seedPath, chosen.length]).toEqual(['count 2', 'flow[1]', 2]);
    expect(example.state.actions.map(({ target }) => target).sort()).toEqual([...chosen].sort());
  });

  it('says where the logs stood before and after', async () => {
    const plan = planWith({ target: { kind: 'instance', workload: 'worker', instances: ['worker-1'] } });
    const example = await runExample(plan, {
      prepare: (world) => {
        answering({})(world);
        world.system.behaviours.set('squeeze.run', () => {
          world.system.write('worker-1/sandbox.log', 'ouch');
          return {};
        });
      },
    });
    const linesOf = (logs: readonly { readonly log: string; readonly lines: number }[]) =>
      logs.find(({ log }) => log === 'worker-1/sandbox')?.lines;
    expect(linesOf(firstOf(example, 'operation.started').logs)).toBe(0);
    expect(linesOf(firstOf(example, 'operation.ended').logs)).toBe(1);
  });

  it('keeps a bounded part of its output and says that there was more', async () => {
    const example = await runExample(planWith({}), { prepare: answering({ run: { stdout: 'x'.repeat(20_000) } }) });
    const { stdout, cut } = firstOf(example, 'operation.ended');
    expect([stdout.length, cut]).toEqual([8192, true]);
  });
});

describe('an operation that fails', () => {
  const failsOn1 = answering({
    run: (instance) => (instance === 'worker-1' ? { exitCode: 3, stderr: 'too\ntight\n' } : {}),
  });

  it('is an error, and breaks the run off', async () => {
    const example = await runExample(planWith({}, { flow: [{ fire: 'op' }, { delay: 9 }] }), { prepare: failsOn1 });
    expect(errorsOf(example)).toEqual(['flow operation-failed op on worker-1']);
    expect(example.state.errors[0]?.message).toBe('ended with exit code 3: too tight');
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] failed', 'flow failed']);
  });

  it('is left to the checks where that is wanted: the step is done and names who failed', async () => {
    const plan = planWith({ onFailure: 'record' }, { flow: [{ fire: 'op' }, { delay: 9 }] });
    const example = await runExample(plan, { prepare: failsOn1 });
    expect(errorsOf(example)).toEqual([]);
    expect(stepsOf(example)).toEqual(['flow[0] done', 'flow[1] done', 'flow[2] done', 'flow done']);
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[1]').reason).toBe('failed on worker-1');
    expect(firstOf(example, 'operation.ended', ({ target }) => target === 'worker-1')).toMatchObject({
      outcome: 'failed',
      exitCode: 3,
      stderr: 'too\ntight\n',
    });
  });

  it('because it takes too long has no exit code', async () => {
    const plan = planWith({ onFailure: 'record', timeoutMs: 2_000 });
    const example = await runExample(plan, { prepare: answering({ run: { durationMs: 60_000 } }) });
    expect(firstOf(example, 'operation.ended')).toMatchObject({
      outcome: 'timed-out',
      exitCode: null,
      durationMs: 2_000,
      proof: 'did not end within 2.0 s and was killed',
    });
    expect(firstOf(example, 'step.ended', ({ step }) => step === 'flow[1]').reason).toBe(
      'failed on worker-0, worker-1, worker-2',
    );
  });

  it('because it could not be started is an error also where failures are recorded', async () => {
    const example = await runExample(planWith({ onFailure: 'record' }), {
      prepare: (world) => {
        const { commands } = world.ports;
        const run = commands.run.bind(commands);
        Object.assign(commands, {
          run: async (...[request, signal]: Parameters<typeof run>) => {
            const result = await run(request, signal);
            return request.argv[2]?.endsWith('squeeze.run') === true
              ? { ...result, outcome: 'not-started', exitCode: null }
              : result;
          },
        });
        answering({})(world);
      },
    });
    expect(errorsOf(example)).toContain('flow operation-failed op on worker-0');
    expect(stepsOf(example)).toContain('flow[1] failed');
  });

  it('because the run is broken off meanwhile is cancelled', async () => {
    const plan = planWith({ onFailure: 'record' });
    const example = await runExample(plan, {
      prepare: (world) => {
        answering({ run: { durationMs: 20_000 } })(world);
        world.clock.at(5_000, () => world.abort('SIGINT'));
      },
    });
    expect(firstOf(example, 'operation.ended')).toMatchObject({ outcome: 'cancelled', exitCode: null });
    expect(stepsOf(example)).toContain('flow[1] cancelled');
    expect(errorsOf(example)).toEqual([]);
  });
});

describe('verify', () => {
  it('is asked until it shows the effect', async () => {
    let asked = 0;
    const example = await runExample(planWith({}, { hooks: ['verify'], count: 1 }), {
      prepare: answering({ verify: () => ({ exitCode: (asked += 1) < 4 ? 1 : 0 }) }),
    });
    expect(asked).toBe(4);
    const { outcome, durationMs, proof, elapsedMs } = firstOf(example, 'operation.ended');
    expect({ outcome, durationMs, proof }).toEqual({
      outcome: 'ok',
      durationMs: 10,
      proof: 'its verify hook succeeded',
    });
    expect(elapsedMs - firstOf(example, 'operation.started').elapsedMs).toBe(10 + 4 * 10 + 3 * 250);
  });

  it('that never does makes the operation fail at its deadline, with the last answer', async () => {
    const plan = planWith({ timeoutMs: 3_000 }, { hooks: ['verify'], count: 1 });
    const example = await runExample(plan, {
      prepare: answering({ verify: { exitCode: 1, stderr: 'still loose' } }),
    });
    const { outcome, exitCode, proof, elapsedMs } = firstOf(example, 'operation.ended');
    expect([outcome, exitCode, proof]).toEqual([
      'failed',
      0,
      'exit code 0, but its effect did not show: hook squeeze.verify ended with exit code 1: still loose',
    ]);
    expect(elapsedMs - firstOf(example, 'operation.started').elapsedMs).toBe(3_000);
    expect(errorsOf(example)).toEqual(['flow operation-failed op on worker-0']);
  });

  it('is not asked about what failed', async () => {
    const plan = planWith({ onFailure: 'record' }, { hooks: ['verify'] });
    const example = await runExample(plan, { prepare: answering({ run: { exitCode: 1 } }) });
    expect(example.system.hooks.map(({ name }) => name)).not.toContain('squeeze.verify');
  });
});

describe('an operation that can be undone', () => {
  const hooks = ['capture', 'revert'] as const;
  const one = { hooks, count: 1 } as const;
  const capturing = answering({ capture: { stdout: 'loose\n\n' } });

  it('stays until the end of the flow; what its revert needs is on disk before it runs', async () => {
    const plan = planWith({ with: { policy: 'a/closed.yaml', much: '2' }, files: ['policy'] }, one);
    const system = fakeSystem({
      operations: { squeeze: { ...fakeSystemOperation('squeeze', hooks)['squeeze']!, files: ['policy'] } },
    });
    const example = await runExample({ ...plan, system }, { prepare: capturing });
    expect(actionsOf(example)).toEqual([
      'started worker-0',
      'ended worker-0 ok',
      'revert worker-0 end',
      'reverted worker-0',
    ]);
    expect(example.ports.undos[1]).toMatchObject({
      id: 2,
      subject: 'op #1 (squeeze) on worker-0',
      action: {
        kind: 'operation.revert',
        operation: 'squeeze',
        component: null,
        workload: 'worker',
        instance: 'worker-0',
        with: { policy: 'inputs/a/closed.yaml', much: '2' },
        captured: 'loose',
      },
    });
    expect(firstOf(example, 'operation.started').undo).toBe(2);
    const { order } = example.ports;
    expect(order.indexOf('hook squeeze.capture worker-0')).toBeLessThan(order.indexOf('undo 2'));
    expect(order.indexOf('undo 2')).toBeLessThan(order.indexOf('hook squeeze.run worker-0'));
    const revert = example.system.hooks.find(({ name }) => name === 'squeeze.revert')?.env;
    expect(revert).toMatchObject({
      CHAOS_TARGET: 'worker-0',
      CHAOS_CAPTURED: 'loose',
      CHAOS_WITH_POLICY: '/simulated/runs/example/inputs/a/closed.yaml',
    });
    const run = example.system.hooks.find(({ name }) => name === 'squeeze.run')?.env;
    expect(run).toEqual(revert);
    expect(firstOf(example, 'revert.requested')).toMatchObject({ operation: 'op', fault: null, undo: 2 });
    expect(errorsOf(example)).toEqual([]);
  });

  it('is undone by its revert step, for the last firing', async () => {
    const flow = [{ fire: 'op' }, { revert: 'op' }, { delay: 1_000 }];
    const example = await runExample(planWith({}, { hooks, flow }), { prepare: capturing });
    const reverts = eventsOf(example, 'revert.requested');
    expect(reverts.map(({ cause, firing }) => `${cause} ${String(firing)}`)).toEqual(['step 1', 'step 1', 'step 1']);
    const last = firstOf(example, 'step.ended', ({ step }) => step === 'flow[2]');
    expect(last.outcome).toBe('done');
    expect(Math.max(...eventsOf(example, 'revert.ended').map(({ seq }) => seq))).toBeLessThan(last.seq);
  });

  it('is undone when it failed, and when the run is broken off', async () => {
    const plan = planWith({ onFailure: 'record' }, one);
    const failed = await runExample(plan, { prepare: answering({ run: { exitCode: 1 } }) });
    expect(actionsOf(failed)).toEqual([
      'started worker-0',
      'ended worker-0 failed',
      'revert worker-0 end',
      'reverted worker-0',
    ]);

    const told = await runExample(plan, {
      prepare: (world) => {
        answering({ run: { durationMs: 20_000 } })(world);
        world.clock.at(5_000, () => world.abort('SIGTERM'));
      },
    });
    expect(actionsOf(told)).toEqual([
      ...['started worker-0', 'ended worker-0 cancelled'],
      ...['revert worker-0 broken', 'reverted worker-0'],
    ]);
  });

  it('whose revert fails is an error', async () => {
    const example = await runExample(planWith({}, one), {
      prepare: answering({ revert: { exitCode: 1, stderr: 'stuck' } }),
    });
    expect(errorsOf(example)).toEqual(['revert revert-failed op on worker-0']);
    expect(firstOf(example, 'revert.ended').proof).toBe(
      'hook squeeze.revert for worker-0 ended with exit code 1: stuck',
    );
  });

  it.each<readonly [string, HookAnswer, string]>([
    ['more than can be kept', { stdout: 'x'.repeat(8_193) }, 'printed 8193 bytes; at most 8192'],
    ['a NUL', { stdout: 'a\0b' }, 'printed a NUL'],
    ['a secret', { stdout: 'was ***', stdoutMasked: true }, 'printed a secret, which must not be recorded'],
  ])('is not done when capture prints %s, which is an error', async (_, answer, message) => {
    const plan = planWith({ onFailure: 'record' }, one);
    const example = await runExample(plan, { prepare: answering({ capture: answer }) });
    expect(errorsOf(example)).toEqual(['flow capture-unusable op on worker-0']);
    expect(example.state.errors[0]?.message).toContain(message);
    expect(actionsOf(example)).toEqual(['started worker-0', 'ended worker-0 failed']);
    expect(example.system.hooks.map(({ name }) => name)).not.toContain('squeeze.run');
  });

  it('is not done when capture fails, which is its failure', async () => {
    const plan = planWith({ onFailure: 'record' }, one);
    const example = await runExample(plan, { prepare: answering({ capture: { exitCode: 4, stderr: 'no' } }) });
    expect(errorsOf(example)).toEqual([]);
    expect(firstOf(example, 'operation.ended')).toMatchObject({
      outcome: 'failed',
      exitCode: null,
      proof: 'hook squeeze.capture for worker-0 ended with exit code 4: no',
    });
    expect(example.system.hooks.map(({ name }) => name)).not.toContain('squeeze.run');
  });

  it('is not done when its undo cannot be written', async () => {
    const example = await runExample(planWith({ onFailure: 'record' }, one), {
      prepare: capturing,
      onEvent: (event, { ports }) => {
        if (event.type === 'targets.resolved') ports.disk.undoFull = true;
      },
    });
    expect(example.system.hooks.map(({ name }) => name)).not.toContain('squeeze.run');
    expect(errorsOf(example)).toContain('flow disk-full op on worker-0');
  });
});
