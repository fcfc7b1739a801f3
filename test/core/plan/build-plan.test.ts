// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanStep, RunPlan } from '../../../src/core/domain/plan.ts';
import { buildPlan, type PlanOptions } from '../../../src/core/plan/build-plan.ts';
import { planSystem } from '../../../src/core/plan/plan-system.ts';
import {
  bind,
  edited,
  everything,
  experimentOf,
  lab,
  labAdapter,
  lines,
  operations,
  plant,
} from '../spec/manifests.ts';

const options = { runId: '20261129T154500Z-abcdef', seed: '7', gateway: 'standin:observed' };

test('a plan has every default filled in and every duration in milliseconds', () => {
  const plan = planOf(everything);
  expect(plan).toMatchObject({
    format: 1,
    ...options,
    experiment: 'everything',
    adapter: 'lab',
    backend: 'process',
    parameters: { ticks: 4, lead: '2s', down: '3s', mode: 'calm' },
    timeoutMs: 720_000,
    settleTimeoutMs: 90_000,
    requires: { settings: {}, system: null },
    secrets: [],
  });
  expect(plan.workloads).toEqual([
    {
      name: 'counter',
      on: 'system',
      instances: ['counter-0', 'counter-1', 'counter-2'],
      script: 'for i in $(seq 1 "$TICKS"); do echo "$i" >> "$CHAOS_OUTPUT/journal"; done\n',
      env: { TICKS: '4', LEAD: '2s', DOWN: '3s', MODE: 'calm', SPEED: 'calm', LEVEL: '2' },
      image: 'registry.example/base:1',
      policy: 'policies/open.yaml',
      restartPolicy: 'on-failure',
      timeoutMs: 240_000,
      logTexts: ['1', 'retry'],
    },
    {
      name: 'prober',
      on: 'system',
      instances: ['prober-0'],
      script: 'sleep 60',
      env: { TICKS: '4', LEAD: '2s', DOWN: '3s', MODE: 'calm' },
      image: null,
      policy: null,
      restartPolicy: null,
      timeoutMs: 600_000,
      logTexts: [],
    },
  ]);
  expect(plan.operations).toEqual([
    {
      kind: 'fault',
      name: 'crash-gateway',
      fault: 'outage',
      target: { kind: 'component', component: 'gateway' },
      select: { kind: 'all' },
      signal: null,
      how: 'kill',
      durationMs: 3000,
      onEmpty: 'error',
      timeoutMs: 30_000,
    },
    operation('kill-some', {
      fault: 'kill',
      target: supervisors(null),
      select: { kind: 'count', count: 2 },
      signal: 'TERM',
    }),
    operation('kill-one', { fault: 'kill', target: supervisors(['counter-1']), signal: 'KILL', onEmpty: 'skip' }),
    operation('stop-gateway', { fault: 'stop', target: { kind: 'component', component: 'gateway' } }),
    operation('pause-half', {
      fault: 'freeze',
      target: { kind: 'role', workload: 'prober', role: 'sandbox', instances: null },
      select: { kind: 'percent', percent: 50 },
      durationMs: 1000,
    }),
  ]);
  const sessions = { source: 'gateway', metric: 'sessions' };
  expect(plan.steadyState).toEqual([
    { name: 'gateway-ready', kind: 'component-state', component: 'gateway', equals: 'ready' },
    {
      name: 'few-sessions',
      kind: 'metric',
      selector: { ...sessions, labels: { state: 'open' } },
      bound: { op: 'at-most', value: 10 },
    },
  ]);
});

test('an outage without how is a stop', () => {
  expect(planOf(edited(everything, 'how: kill, ', '')).operations[0]).toMatchObject({ fault: 'outage', how: 'stop' });
});

test('limits that nobody gives are those of the manifest reference', () => {
  const plan = planOf(
    'id: everything\ntitle: T\ndefault-adapter: lab\nworkloads: [{name: a, kind: shell, run: "true"}]\n',
  );
  expect(plan).toMatchObject({ timeoutMs: 600_000, settleTimeoutMs: 60_000, steadyState: [], operations: [] });
});

describe('the flow', () => {
  test('is a tree of steps with paths and labels', () => {
    expect(outlineOf(planOf(everything).flow)).toEqual([
      'flow.parallel  parallel',
      'flow.parallel[0]  counter',
      'flow.parallel[1].serial  serial',
      'flow.parallel[1].serial[0]  start prober',
      'flow.parallel[1].serial[1]  wait counter Running, at least 2',
      'flow.parallel[1].serial[2]  delay 2 s',
      'flow.parallel[1].serial[3]  crash-gateway',
      'flow.parallel[1].serial[4]  wait log of gateway: ^ready',
      'flow.parallel[1].serial[5]  wait gateway ready',
      'flow.parallel[1].serial[6]  wait sessions >= 1',
      'flow.parallel[1].serial[7].repeat  repeat 2 times',
      'flow.parallel[1].serial[7].repeat.do[0]  kill-some',
      'flow.parallel[1].serial[7].repeat.do[1]  pause-half',
      'flow.parallel[1].serial[7].repeat.do[2]  wait sweep',
      'flow.parallel[1].serial[8]  serial',
      'flow.parallel[1].serial[8][0]  kill-one',
      'flow.parallel[1].serial[8][1]  stop-gateway',
      'flow.parallel[1].serial[8][2]  revert stop-gateway',
      'flow.parallel[1].serial[9]  wait revert.ended of stop-gateway',
      'flow.parallel[1].serial[10]  await prober',
    ]);
  });

  test('has waits with their conditions, limits and windows', () => {
    const waits = stepsOf(planOf(everything).flow).filter((step) => step.kind === 'wait');
    const selector = { source: 'gateway', metric: 'sessions', labels: {} };
    expect(
      waits.map(({ condition, timeoutMs, onTimeout, since }) => ({ condition, timeoutMs, onTimeout, since })),
    ).toEqual([
      wait({ kind: 'instances', workload: 'counter', of: 'state', is: 'Running', count: 2 }, { timeoutMs: 120_000 }),
      wait(
        { kind: 'log', log: 'gateway', ofWorkload: false, matches: '^ready' },
        { onTimeout: 'continue', since: 'crash-gateway' },
      ),
      wait({ kind: 'component', component: 'gateway', state: 'ready' }),
      wait({ kind: 'metric', selector, bound: { op: 'at-least', value: 1 } }),
      wait({ kind: 'signal', signal: 'sweep' }, { since: 'kill-some' }),
      wait({ kind: 'event', event: 'revert.ended', of: 'stop-gateway' }),
    ]);
  });

  test.for([
    ['a list is a serial', '[a, {delay: 1s}]', ['flow  serial', 'flow[0]  a', 'flow[1]  delay 1 s']],
    ['a step of its own is the whole flow', 'a', ['flow  a']],
    ['a serial has its word', '{serial: [a]}', ['flow.serial  serial', 'flow.serial[0]  a']],
    [
      'a repeat has one too',
      '[a, {repeat: {times: 3, do: [{delay: 5ms}]}}]',
      ['flow  serial', 'flow[0]  a', 'flow[1].repeat  repeat 3 times', 'flow[1].repeat.do[0]  delay 5 ms'],
    ],
    [
      'start and await are two steps',
      '[{start: a}, {await: a}]',
      ['flow  serial', 'flow[0]  start a', 'flow[1]  await a'],
    ],
  ] as const)('%s', ([, flow, expected]) => {
    expect(outlineOf(planOf(smallExperiment(`flow: ${flow}\n`)).flow)).toEqual(expected);
  });

  test('is all workloads in parallel where none is given', () => {
    const plan = planOf(smallExperiment(''));
    expect(outlineOf(plan.flow)).toEqual(['flow.parallel  parallel', 'flow.parallel[0]  a']);
  });
});

test("a child's path starts with its parent's, and no two steps share one", () => {
  const check = (step: PlanStep): void => {
    for (const inner of childrenOf(step)) {
      expect(inner.path.startsWith(step.path)).toBe(true);
      expect(inner.path).not.toBe(step.path);
      check(inner);
    }
  };
  fc.assert(
    fc.property(flowText(), (flow) => {
      const plan = planOf(smallExperiment(flowOf(flow)));
      const paths = stepsOf(plan.flow).map((step) => step.path);
      expect(new Set(paths).size).toBe(paths.length);
      check(plan.flow);
    }),
    { numRuns: 50 },
  );
});

test('the same input gives the same bytes; another seed or run id is all that another one changes', () => {
  const anyManifests = fc.oneof(
    fc.tuple(flowText(), fc.integer({ min: 1, max: 9 })).map(([flow, instances]) => {
      const text = edited(smallExperiment(flowOf(flow)), 'kind: shell', `kind: shell, instances: ${String(instances)}`);
      return [text, lab] as const;
    }),
    fc.constantFrom([everything, lab] as const, [operations, plant] as const),
  );
  const other = { seed: '18446744073709551615', runId: '20261129T154501Z-zzzzzz' };
  fc.assert(
    fc.property(anyManifests, ([text, adapter]) => {
      const bytes = (given: PlanOptions): string => JSON.stringify(planOf(text, adapter, given));
      const first = bytes(options);
      expect(bytes(options)).toBe(first);
      expect(bytes({ ...options, seed: other.seed })).toBe(first.replace('"seed":"7"', `"seed":"${other.seed}"`));
      expect(bytes({ ...options, runId: other.runId })).toBe(first.replaceAll(options.runId, other.runId));
    }),
    { numRuns: 30 },
  );
});

test('hooks have the prelude before them and the limits of the adapter or the defaults', () => {
  const { hooks, ...system } = planSystem(labAdapter(), 'r1');
  const prelude = 'lab() { "$CHAOS_NODE" lab.js "$@"; }\n';
  expect(Object.fromEntries(Object.entries(hooks).map(([name, hook]) => [name, hook?.timeoutMs ?? null]))).toEqual({
    'system.boot': 30_000,
    'system.ready': 10_000,
    'system.start': 30_000,
    'system.shutdown': 30_000,
    'instance.create': 120_000,
    'instance.read': 10_000,
    'instance.collect': 60_000,
    'instance.delete': 30_000,
    'system.sweep': null,
    inventory: null,
  });
  expect(hooks['system.boot'].script).toBe(`${prelude}lab boot`);
  expect(system).toEqual({
    scope: null,
    operations: {},
    forwards: [],
    components: {
      gateway: {
        type: 'process',
        pidFile: '${work-dir}/gateway.pid',
        log: '${work-dir}/gateway.log',
        start: null,
        generations: {},
        logTexts: [],
      },
      store: {
        type: 'process',
        pidFile: '${work-dir}/store.pid',
        log: null,
        start: null,
        generations: {},
        logTexts: [],
      },
    },
    roles: {
      sandbox: {
        type: 'process-group',
        pidFile: '${work-dir}/${instance}.pid',
        log: '${work-dir}/${instance}.log',
        start: null,
        generations: {},
      },
      supervisor: {
        type: 'process',
        pidFile: '${work-dir}/${workload}-${index}.supervisor',
        log: null,
        start: null,
        generations: {},
      },
    },
    metrics: [{ name: 'gateway', url: '${endpoints.metrics}', intervalMs: 500 }],
    watch: [{ name: 'processes', script: `${prelude}lab events --follow` }],
    traces: { name: 'otel' },
    signals: {
      sweep: { name: 'lab.sweep', attributes: { driver: 'process', whole: true } },
      start: { name: 'lab.start', attributes: {} },
    },
    passEnv: ['SSH_AUTH_SOCK'],
    readIntervalMs: 300,
    readyIntervalMs: 250,
  });
});

test('the scope of a run with containers has its name in it, and each container is looked for within it', () => {
  const inContainers = edited(lab, 'backend: process', 'backend: docker\nscope: {lab/run: "${run-scope}"}').replace(
    /store: .*/,
    'store: {type: container, labels: {lab/name: store}}',
  );
  const { scope, components } = planSystem(labAdapter(inContainers), 'R1');
  expect(scope).toEqual({ 'lab/run': 'chaos-r1' });
  expect(components['store']).toMatchObject({ labels: { 'lab/name': 'store', 'lab/run': 'chaos-r1' } });
});

test("a component's log is searched for the texts of the checks on it, each once", () => {
  const twice = edited(
    everything,
    'contains: bye}',
    'contains: bye}\n  - {name: says-bye-once, kind: log, log: gateway, count: {text: bye, equals: 1}}',
  );
  const { components } = planOf(twice).system;
  expect(components['gateway']?.logTexts).toEqual(['bye']);
  expect(components['store']?.logTexts).toEqual([]);
});

test("a check on the logs of a workload counts in its instances' logs", () => {
  const text = edited(everything, 'log: gateway, contains: bye', 'log: prober, absent: panic');
  expect(planOf(text).workloads[1]?.logTexts).toEqual(['panic']);
});

function planOf(text: string, adapterText: string = lab, given: PlanOptions = options): RunPlan {
  const adapter = labAdapter(adapterText);
  const parsed = experimentOf(text);
  if (!parsed.ok) throw new Error(lines(parsed.problems).join('\n'));
  const binding = bind(parsed.value, adapter);
  if (binding.kind !== 'bound') throw new Error(binding.kind);
  return buildPlan(binding.bound, given);
}

function smallExperiment(flow: string): string {
  return `id: everything\ntitle: T\ndefault-adapter: lab\nworkloads: [{name: a, kind: shell, run: "true"}]\n${flow}`;
}

function flowOf(steps: string): string {
  return `operations: [{name: f, uses: freeze, target: {component: store}, with: {duration: 1s}}]\nflow: [a, {start: f}, ${steps}]\n`;
}

/** Flows of single steps in groups in groups. */
function flowText(): fc.Arbitrary<string> {
  const { step } = fc.letrec<{ readonly step: string }>((tie) => ({
    step: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.integer({ min: 0, max: 900 }).map((ms) => `{delay: ${String(ms)}ms}`),
      fc.constantFrom('{start: f}', '{await: f}', '{revert: f}', '{stop: a}'),
      fc
        .tuple(
          fc.constantFrom(
            ...['[#]', '{serial: [#]}', '{parallel: [#]}', '{hold: {fault: f, do: [#]}}'],
            ...['times: 2', 'for: 1s', 'until: {component: store, state: up}', 'while: a'].map(
              (end) => `{repeat: {${end}, do: [#]}}`,
            ),
          ),
          fc.array(tie('step'), { minLength: 1, maxLength: 3 }),
        )
        .map(([group, steps]) => group.replace('#', steps.join(', '))),
    ),
  }));
  return step;
}

function childrenOf(step: PlanStep): readonly PlanStep[] {
  return 'steps' in step ? step.steps : [];
}

function stepsOf(step: PlanStep): readonly PlanStep[] {
  return [step, ...childrenOf(step).flatMap(stepsOf)];
}

function outlineOf(step: PlanStep): readonly string[] {
  return stepsOf(step).map(({ path, label }) => `${path}  ${label}`);
}

function supervisors(instances: readonly string[] | null): object {
  return { kind: 'role', workload: 'counter', role: 'supervisor', instances };
}

function operation(name: string, given: object): object {
  return {
    kind: 'fault',
    name,
    select: { kind: 'all' },
    signal: null,
    how: null,
    durationMs: null,
    onEmpty: 'error',
    timeoutMs: 30_000,
    ...given,
  };
}

function wait(condition: object, given: object = {}): object {
  return { condition, timeoutMs: 60_000, onTimeout: 'error', since: null, ...given };
}
