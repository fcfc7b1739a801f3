// SPDX-License-Identifier: Apache-2.0

// What a plan says of operations, holds, stops, inventories and requirements.

import { describe, expect, test } from 'vitest';
import type { PlanStep, RunPlan } from '../../../src/core/domain/plan.ts';
import { buildPlan, inputFiles } from '../../../src/core/plan/build-plan.ts';
import { planSystem } from '../../../src/core/plan/plan-system.ts';
import type { BoundExperiment } from '../../../src/core/spec/bind.ts';
import { bind, edited, experimentOf, labAdapter, lines, operations, plant } from '../spec/manifests.ts';

const options = { runId: '20261129T154500Z-abcdef', seed: '7', gateway: 'standin:observed' };

test('what is required of the system and the names of secrets of both manifests are in the plan', () => {
  expect(planOf(operations)).toMatchObject({
    requires: {
      settings: { 'reconcile-interval': '3s' },
      system: [{ name: 'plant', version: '>=0.1.0 <2' }],
    },
    secrets: ['PLANT_TOKEN', 'API_TOKEN'],
  });
});

test('a workload runs in the system unless it says host', () => {
  expect(planOf(operations).workloads.map(({ name, on }) => [name, on])).toEqual([
    ['box', 'system'],
    ['load', 'host'],
  ]);
});

describe('operations', () => {
  test('of the adapter have their arguments as text, with defaults, and say which are files', () => {
    expect(operationOf('tighten')).toEqual({
      kind: 'action',
      name: 'tighten',
      uses: 'policy-set',
      target: { kind: 'instance', workload: 'box', instances: ['box-0'] },
      select: { kind: 'all' },
      with: { policy: 'policies/closed.yaml', label: 'none', tries: '5', pause: '1s' },
      files: ['policy'],
      onEmpty: 'error',
      onFailure: 'error',
      timeoutMs: 30_000,
    });
  });

  test('without arguments have none, and leave a failure to a check where they say so', () => {
    expect(operationOf('stop-boxes')).toEqual({
      ...action('stop-boxes', 'box-stop'),
      select: { kind: 'count', count: 2 },
      onFailure: 'record',
      timeoutMs: 20_000,
    });
  });

  test('that create and delete instances are actions of the harness', () => {
    expect(operationOf('one-more')).toEqual(action('one-more', 'instance-create'));
    expect(operationOf('remove-one')).toEqual({
      ...action('remove-one', 'instance-delete'),
      target: { kind: 'instance', workload: 'box', instances: ['box-2'] },
      onEmpty: 'skip',
    });
  });

  test('that are held faults have a duration only where they are given one', () => {
    expect(operationOf('cut-store')).toMatchObject({ kind: 'fault', fault: 'outage', how: 'kill', durationMs: null });
    expect(operationOf('pause')).toMatchObject({ kind: 'fault', fault: 'freeze', durationMs: null });
    expect(operationOf('limited')).toMatchObject({ kind: 'fault', fault: 'freeze', durationMs: 5000 });
  });

  test('that restart in place are faults without arguments', () => {
    expect(operationOf('blink')).toMatchObject({ kind: 'fault', fault: 'restart-in-place', signal: null, how: null });
  });
});

test('the files that an experiment names are its policies and the file arguments of its operations, each once', () => {
  const twice = edited(
    operations,
    '    run: exec sleep infinity',
    '    policy: policies/open.yaml\n    run: exec sleep infinity',
  );
  expect(inputFiles(boundOf(twice))).toEqual(['policies/open.yaml', 'policies/closed.yaml']);
  expect(inputFiles(boundOf(edited(twice, 'policies/open.yaml', 'policies/closed.yaml')))).toEqual([
    'policies/closed.yaml',
  ]);
});

test('the flow is a tree of steps of every kind', () => {
  expect(stepsOf(planOf(operations).flow).map(({ kind, path, label }) => `${kind}  ${path}  ${label}`)).toEqual([
    'serial  flow  serial',
    'start  flow[0]  start box',
    'wait  flow[1]  wait box Ready',
    'inventory  flow[2]  inventory before',
    'start-operation  flow[3]  start restart-store',
    'operation  flow[4]  tighten',
    'await-operation  flow[5]  await restart-store',
    'hold  flow[6].hold  hold cut-store',
    'delay  flow[6].hold.do[0]  delay 1 s',
    'operation  flow[6].hold.do[1]  blink',
    'repeat  flow[7].repeat  repeat for 10 s',
    'operation  flow[7].repeat.do[0]  stop-boxes',
    'parallel  flow[8].parallel  parallel',
    'start  flow[8].parallel[0]  start load',
    'repeat  flow[8].parallel[1].repeat  repeat until log of load: tick',
    'delay  flow[8].parallel[1].repeat.do[0]  delay 100 ms',
    'serial  flow[8].parallel[2].serial  serial',
    'repeat  flow[8].parallel[2].serial[0].repeat  repeat while load runs',
    'operation  flow[8].parallel[2].serial[0].repeat.do[0]  one-more',
    'delay  flow[8].parallel[2].serial[0].repeat.do[1]  delay 1 s',
    'operation  flow[8].parallel[2].serial[1]  remove-one',
    'serial  flow[8].parallel[3].serial  serial',
    'start-operation  flow[8].parallel[3].serial[0]  start pause',
    'start-operation  flow[8].parallel[3].serial[1]  start limited',
    'revert  flow[8].parallel[3].serial[2]  revert pause',
    'stop  flow[8].parallel[3].serial[3]  stop load',
    'revert  flow[9]  revert tighten',
  ]);
});

test.for([
  ['times: 3', { kind: 'times', times: 3 }],
  ['for: 1500ms', { kind: 'for', durationMs: 1500 }],
  [
    'until: {component: store, state: up}',
    { kind: 'until', condition: { kind: 'component', component: 'store', state: 'up' } },
  ],
  [
    'until: {workload: box, state: Failed, count: 1}',
    { kind: 'until', condition: { kind: 'instances', workload: 'box', of: 'state', is: 'Failed', count: 1 } },
  ],
  ['while: box', { kind: 'while', workload: 'box' }],
] as const)('a repeat with %s has that rule', ([words, rule]) => {
  const text = edited(operations, 'for: "${blinks}"', words);
  const repeat = stepsOf(planOf(text).flow).find(({ path }) => path === 'flow[7].repeat');
  expect(repeat).toMatchObject({ kind: 'repeat', rule });
});

test('a wait for a phase compares what the system calls it', () => {
  const wait = stepsOf(planOf(operations).flow).find(({ kind }) => kind === 'wait');
  expect(wait).toMatchObject({
    condition: { kind: 'instances', workload: 'box', of: 'raw', is: 'Ready', count: null },
    timeoutMs: 120_000,
    onTimeout: 'error',
  });
});

test('hooks that only some adapters have are there with their limits', () => {
  const { hooks, components, roles, operations: declared } = planSystem(labAdapter(plant), 'r1');
  const prelude = 'plant() { "$CHAOS_NODE" plant.js "$@"; }\n';
  expect(hooks.inventory).toEqual({ script: `${prelude}plant list --everything`, timeoutMs: 20_000 });
  expect(hooks['system.sweep']).toEqual({ script: `${prelude}plant sweep`, timeoutMs: 60_000 });
  expect(components['store']?.start).toEqual({ script: `${prelude}plant start-store`, timeoutMs: 5000 });
  expect(components['gateway']?.start).toBeNull();
  expect(roles['supervisor']?.start?.script).toBe(`${prelude}plant start-supervisor "$CHAOS_INSTANCE"`);
  expect(roles['sandbox']?.start).toBeNull();
  const { run, capture, revert, verify } = declared['policy-set'] ?? {};
  expect([run, capture, revert, verify].map((hook) => hook?.script)).toEqual([
    `${prelude}plant policy set "$CHAOS_TARGET" "$CHAOS_WITH_POLICY"`,
    `${prelude}plant policy get "$CHAOS_TARGET"`,
    `${prelude}plant policy set "$CHAOS_TARGET" "$CHAOS_CAPTURED"`,
    `${prelude}plant policy is-set "$CHAOS_TARGET"`,
  ]);
  expect(declared['box-stop']).toMatchObject({ capture: null, revert: null, verify: null });
});

test('the same input gives the same bytes', () => {
  expect(JSON.stringify(planOf(operations))).toBe(JSON.stringify(planOf(operations)));
});

function boundOf(text: string): BoundExperiment {
  const parsed = experimentOf(text);
  if (!parsed.ok) throw new Error(lines(parsed.problems).join('\n'));
  const binding = bind(parsed.value, labAdapter(plant));
  if (binding.kind !== 'bound') throw new Error(JSON.stringify(binding));
  return binding.bound;
}

function planOf(text: string): RunPlan {
  return buildPlan(boundOf(text), options);
}

function operationOf(name: string): unknown {
  return planOf(operations).operations.find((operation) => operation.name === name);
}

function action(name: string, uses: string): object {
  return {
    kind: 'action',
    name,
    uses,
    target: { kind: 'instance', workload: 'box', instances: null },
    select: { kind: 'all' },
    with: {},
    files: [],
    onEmpty: 'error',
    onFailure: 'error',
    timeoutMs: 30_000,
  };
}

function stepsOf(step: PlanStep): readonly PlanStep[] {
  return [step, ...('steps' in step ? step.steps.flatMap(stepsOf) : [])];
}
