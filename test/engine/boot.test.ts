// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { fakePlan, fakeSystem, fakeWorkload, flowOf } from '../support/fake-ports-plan.ts';
import { bootLine, type HookAnswer, WORK_DIR } from '../support/fake-ports-system.ts';
import { errorsOf, eventsOf, type Example, firstOf, phasesOf, runExample, stepsOf, type World } from './run-example.ts';

const plan = fakePlan(flowOf({ delay: 10 }));

function bootsWith(answer: HookAnswer): { readonly prepare: (world: World) => void } {
  return { prepare: ({ system }) => void system.behaviours.set('system.boot', () => answer) };
}

function expectNotBooted(example: Example): void {
  expect(stepsOf(example)).toEqual([]);
  expect(phasesOf(example)).toEqual([
    'boot failed',
    'flow skipped',
    'revert done',
    'settle skipped',
    'steady-state skipped',
    'collect done',
    'delete done',
    'shutdown done',
    'sweep skipped',
  ]);
  expect(example.manifest.system).toBeNull();
  expect(example.ports.order).toContain('hook system.shutdown');
}

describe('boot', () => {
  it('writes the undo of the system before the hook runs, and carries it out at the end', async () => {
    const example = await runExample(plan);
    const { order } = example.ports;
    expect(order.indexOf('undo 1')).toBeLessThan(order.indexOf('hook system.boot'));
    expect(order.indexOf('undone 1')).toBeGreaterThan(order.indexOf('hook system.shutdown'));
    expect(example.ports.undos[0]).toMatchObject({ action: { kind: 'system.shutdown' }, bootId: 'boot-1' });
  });

  it('records the system as the hook describes it, in the timeline and in manifest.json', async () => {
    const example = await runExample(plan);
    const system = { name: 'simulated', version: '1.0.0', generation: 'n', build: null, standInFor: 'OpenShell' };
    expect(firstOf(example, 'system.booted').system).toEqual(system);
    expect(example.manifest.system).toEqual(system);
    expect(example.ports.manifests).toEqual([example.manifest]);
  });

  it('gives the hook gateway, seed and settings', async () => {
    const example = await runExample(
      fakePlan(flowOf({ delay: 1 }), {
        system: fakeSystem({ passEnv: ['SSH_AUTH_SOCK'] }),
        requires: { settings: { 'sweep-interval': '3s' }, system: null },
      }),
    );
    expect(example.system.hooks[0]?.env).toEqual({
      PATH: '/usr/bin',
      SSH_AUTH_SOCK: 'passed SSH_AUTH_SOCK',
      CHAOS_RUN_ID: '20261129T154500Z-abc123',
      CHAOS_RUN_LABEL: 'chaos-run=20261129T154500Z-abc123',
      CHAOS_RUN_SCOPE: 'chaos-20261129t154500z-abc123',
      CHAOS_WORK_DIR: WORK_DIR,
      CHAOS_NODE: '/usr/bin/node',
      CHAOS_CLI: '/opt/chaos/cli.js',
      CHAOS_GATEWAY: 'standin:observed',
      CHAOS_SEED: '7',
      CHAOS_SETTINGS: `${WORK_DIR}/settings.json`,
      CHAOS_OTLP_GRPC: '',
      CHAOS_OTLP_HTTP: '',
    });
    expect(example.ports.files.get('settings.json')).toBe('{"sweep-interval":"3s"}\n');
  });

  it('of a system that is not one of those required ends the run before anything is created, and shuts it down', async () => {
    const required = [{ name: 'simulated', version: '>=2' }, { name: 'another' }];
    const example = await runExample(
      fakePlan(flowOf({ start: 'one' }), {
        workloads: [fakeWorkload('one')],
        requires: { settings: {}, system: required },
      }),
    );
    const reason = 'it requires simulated >=2, another; the system is simulated 1.0.0';
    expect(firstOf(example, 'run.not-applicable')).toMatchObject({ reason });
    expect(example.state.notApplicable).toMatchObject({ reason });
    expect(errorsOf(example)).toEqual([]);
    expect(example.system.hooks.map(({ name }) => name)).toEqual(['system.boot', 'system.shutdown']);
    expect(phasesOf(example)).toEqual([
      'boot done',
      'flow skipped',
      'revert done',
      'settle skipped',
      'steady-state skipped',
      'collect done',
      'delete done',
      'shutdown done',
      'sweep skipped',
    ]);
    expect(example.manifest.system?.version).toBe('1.0.0');
    expect(firstOf(example, 'run.ended')).toMatchObject({ cancelled: false, reason: null });
  });

  it('of a system that is required goes on', async () => {
    const requires = { settings: {}, system: [{ name: 'another' }, { name: 'simulated', version: '>=1 <2' }] };
    const example = await runExample(fakePlan(flowOf({ delay: 1 }), { requires }));
    expect(eventsOf(example, 'run.not-applicable')).toEqual([]);
    expect(phasesOf(example)[1]).toBe('flow done');
  });

  it('asks the ready hook alone at an endpoint, whose process is not known and whose metrics nobody names', async () => {
    const example = await runExample(fakePlan(flowOf({ delay: 10 }), { gateway: 'endpoint:https://gateway.example' }), {
      prepare: ({ system }) => {
        let asked = 0;
        system.behaviours.set('system.boot', () => ({ stdout: JSON.stringify({ ...bootLine(), endpoints: {} }) }));
        system.behaviours.set('system.ready', () => ({ exitCode: (asked += 1) < 3 ? 75 : 0 }));
      },
    });
    expect(errorsOf(example)).toEqual([]);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual(['down', 'ready']);
  });

  it('waits until the system is ready', async () => {
    const example = await runExample(plan, { prepare: ({ system }) => void (system.readyAfterMs = 7_000) });
    expect(firstOf(example, 'step.started').elapsedMs).toBeGreaterThan(7_000);
    expect(example.state.components[0]?.states.map(({ state }) => state)).toEqual(['up', 'ready']);
  });

  it('records hooks with their output, but no polls', async () => {
    const example = await runExample(fakePlan(flowOf({ start: 'one' }), { workloads: [fakeWorkload('one')] }));
    expect(
      eventsOf(example, 'hook.ended').map(({ hook, subject, outcome }) => `${hook} ${subject ?? '-'} ${outcome}`),
    ).toEqual([
      'system.boot - ok',
      'instance.create one-0 ok',
      'instance.collect one-0 ok',
      'instance.delete one-0 ok',
      'system.shutdown - ok',
    ]);
    expect(firstOf(example, 'hook.ended').stdout).toContain('"simulated"');
  });

  it.each<readonly [string, HookAnswer, string]>([
    [
      'fails',
      { exitCode: 3, stderr: 'first line\nno port left' },
      'hook system.boot ended with exit code 3: first line no port left',
    ],
    [
      'hangs',
      { durationMs: 1e9, stderr: 'still trying' },
      'hook system.boot did not end within 30.0 s and was killed: still trying',
    ],
    ['prints nothing', { stdout: '\n' }, 'hook system.boot must print one JSON line; it printed an empty output'],
    [
      'prints garbage',
      { stdout: 'Segmentation fault' },
      'hook system.boot must print one JSON line; it printed Segmentation fault',
    ],
    [
      'prints two lines',
      { stdout: `${JSON.stringify(bootLine())}\nbooted\n` },
      'hook system.boot must print one JSON line; it printed {"name"',
    ],
    [
      'prints 100 MB',
      { stdout: 'x', stdoutBytes: 100e6 },
      'hook system.boot must print one JSON line; it printed 100000000 bytes',
    ],
    [
      'leaves out a field',
      { stdout: JSON.stringify({ ...bootLine(), version: undefined }) },
      'hook system.boot must print a text of 1 to 100 characters as version; it printed nothing',
    ],
  ])('that %s ends the run with a reason, and the system is shut down', async (_, answer, message) => {
    const example = await runExample(plan, bootsWith(answer));
    expectNotBooted(example);
    expect(errorsOf(example)).toHaveLength(1);
    expect(example.state.errors[0]).toMatchObject({ phase: 'boot', subject: 'system.boot' });
    expect(example.state.errors[0]?.message).toContain(message);
    expect(example.state.errors[0]?.message).not.toContain('\n');
  });

  it('that fails still brings the log of the gateway', async () => {
    const example = await runExample(plan, {
      prepare: ({ system }) => {
        system.behaviours.set('system.boot', () => {
          system.write('gateway.log', 'cannot bind');
          return { exitCode: 1 };
        });
      },
    });
    expect(eventsOf(example, 'log.closed')).toMatchObject([{ log: 'gateway', path: 'logs/gateway.log', lines: 1 }]);
  });

  it('ends when the ready hook calls the system broken, and records its output', async () => {
    const example = await runExample(plan, {
      prepare: ({ system }) =>
        void system.behaviours.set('system.ready', () => ({ exitCode: 2, stderr: 'database locked' })),
    });
    expect(errorsOf(example)).toEqual(['boot not-ready system.boot']);
    expect(example.state.errors[0]?.message).toBe('hook system.ready ended with exit code 2: database locked');
    expect(firstOf(example, 'hook.ended', ({ hook }) => hook === 'system.ready').stderr).toBe('database locked');
  });

  it('ends when the system is not ready in time', async () => {
    const example = await runExample(plan, { prepare: ({ system }) => void (system.readyAfterMs = 1e9) });
    expect(example.state.errors[0]?.message).toBe('gateway was not ready within 30.0 s; it is up');
    expect(stepsOf(example)).toEqual([]);
  });

  it('ends soon when the gateway dies right after its boot', async () => {
    const example = await runExample(plan, {
      prepare: ({ clock, system }) => {
        system.readyAfterMs = 1e9;
        clock.at(500, () => {
          if (system.gateway !== null) system.gateway.condition = 'gone';
        });
      },
    });
    expect(example.state.errors[0]?.message).toBe('gateway has no process; its log may say why');
    expect(firstOf(example, 'phase.ended').elapsedMs).toBeLessThan(6_000);
  });

  it('ends when the system names no endpoint that metrics are read from', async () => {
    const system = fakeSystem({ metrics: [{ name: 'gateway', url: '${endpoints.prometheus}/x', intervalMs: 1000 }] });
    const example = await runExample(fakePlan(flowOf({ delay: 1 }), { system }));
    expect(example.state.errors[0]).toMatchObject({
      code: 'boot-output',
      message: 'hook system.boot named no endpoint prometheus; it named metrics',
    });
  });

  it('takes the gateway where the hook says it is', async () => {
    const { gateway } = fakeSystem().components;
    if (gateway === undefined) throw new Error('no gateway');
    const system = fakeSystem({
      components: { gateway: { ...gateway, type: 'process', pidFile: '/elsewhere.pid', log: null } },
    });
    const example = await runExample(fakePlan(flowOf({ delay: 1 }), { system }));
    expect(errorsOf(example)).toEqual([]);
    expect(eventsOf(example, 'log.closed')).toMatchObject([{ log: 'gateway', lines: 1 }]);
  });
});
