// SPDX-License-Identifier: Apache-2.0
/** Adapters whose targets are pods. */
import { describe, expect, test } from 'vitest';
import { planSystem } from '../../../src/core/plan/plan-system.ts';
import { bindExperiment, type Binding } from '../../../src/core/spec/bind.ts';
import { adapterProblems, cluster, edited, experimentOf, labAdapter, lines } from './manifests.ts';

test('an adapter of pods says where they are, and which of their ports are needed here', () => {
  const system = planSystem(labAdapter(cluster), '20261129T154500Z-abc123');
  expect(system.components['gateway']).toEqual({
    type: 'pod',
    namespace: '${namespaces.system}',
    labels: { 'lab/name': 'gateway', 'lab/release': '${names.release}' },
    container: 'gateway',
    log: 'container',
    start: null,
    stopGraceMs: 30_000,
    generations: {},
    logTexts: [],
  });
  expect(system.roles['sandbox']).toMatchObject({
    labels: { 'lab/box': '${instance}', 'lab/run': 'chaos-20261129t154500z-abc123' },
    container: null,
    generations: { n: { container: '${names.box}' } },
  });
  expect(system.forwards).toEqual([
    { name: 'api', component: 'gateway', port: 8080 },
    { name: 'metrics', component: 'gateway', port: 'metrics' },
  ]);
  expect(system.hooks['system.start']).toBeNull();
});

describe('what is said of an adapter of pods with', () => {
  test.for([
    [
      'a gateway that a hook starts',
      ['  ready: cluster ready\n', '  ready: cluster ready\n  start: cluster start\n'],
      'cluster.yaml:9:3: key "start"; expected no "start": the gateway is a pod, which its controller starts',
    ],
    [
      'a start hook of a pod',
      ['labels: {lab/name: store}}', 'labels: {lab/name: store}, start: cluster start}'],
      'cluster.yaml:24:86: key "start"; expected no "start" (with type: pod)',
    ],
    [
      'a pod without a namespace',
      ['{type: pod, namespace: boxes, ', '{type: pod, '],
      'cluster.yaml:33:5: missing key "namespace"; expected "namespace" (with type: pod)',
    ],
    [
      'a process among them',
      [
        '{type: pod, namespace: boxes, labels: {lab/keeper: "${workload}-${index}"}, log: container}',
        '{type: process, pid-file: x}',
      ],
      'cluster.yaml:33:24: type: "process"; expected pod: backend kubernetes reaches nothing else',
    ],
    [
      'a namespace of an instance',
      ['namespace: boxes', 'namespace: "${instance}"'],
      'cluster.yaml:33:40: unknown name in "${instance}"; expected ${namespaces.NAME} or ${names.NAME}',
    ],
    [
      'a label of an unknown name',
      ['{lab/box: "${instance}"}, container', '{lab/box: "${instnace}"}, container'],
      'cluster.yaml:32:76: unknown name in "${instnace}"; expected ${instance}, ${workload}, ${index}, ${run-scope} or ${names.NAME}; did you mean "instance"?',
    ],
    [
      'an instance in the labels of a component',
      ['lab/name: store', 'lab/name: "${instance}"'],
      'cluster.yaml:24:78: unknown name in "${instance}"; expected ${run-scope} or ${names.NAME}',
    ],
    [
      'a forward to nothing',
      ['name: metrics, component: gateway', 'name: metrics, component: gatway'],
      'cluster.yaml:36:32: component: "gatway"; expected a component that is a pod: gateway or store; did you mean "gateway"?',
    ],
    [
      'two forwards of a name',
      ['name: metrics, component', 'name: api, component'],
      'cluster.yaml:36:12: name "api" a second time; expected one name for each forward',
    ],
    [
      'a metrics address through an unknown forward',
      ['${forwards.metrics}', '${forwards.metric}'],
      'cluster.yaml:38:26: unknown name in "${forwards.metric}"; expected ${endpoints.NAME}, ${forwards.api} or ${forwards.metrics}; did you mean "forwards.metrics"?',
    ],
    [
      'a port that is none',
      ['port: 8080', 'port: 80800'],
      'cluster.yaml:35:43: port: 80800; expected a whole number from 1 to 65535',
    ],
    [
      'a watch in the file of the cluster',
      ['forwards:', 'watch: [{name: cluster, run: cluster watch}]\nforwards:'],
      'cluster.yaml:34:16: the name "cluster"; expected another one, since what happens in the cluster has it',
    ],
  ] as const)('%s', ([, [from, to], says]) => {
    expect(adapterProblems(edited(cluster, from, to))).toContain(says);
  });
});

test('a pod is of no other backend, and neither is a gateway of processes without a start', () => {
  const text = edited(cluster, 'backend: kubernetes', 'backend: process');
  expect(adapterProblems(text)).toContain(
    'cluster.yaml:18:13: type: "pod"; expected another one: only backend kubernetes reaches pods',
  );
});

describe('faults on pods', () => {
  test.for(['kill', 'stop'])('%s of a role or a component', (fault) => {
    expect(bindingOf(fault, 'workload: box, role: sandbox').kind).toBe('bound');
    expect(bindingOf(fault, 'component: gateway').kind).toBe('bound');
  });

  test.for(['restart', 'outage'])('%s of a component needs no hook, and is not done to a role', (fault) => {
    const options = fault === 'outage' ? ', with: {duration: 1s}' : '';
    expect(bindingOf(fault, 'component: store', options).kind).toBe('bound');
    expect(bindingOf(fault, 'workload: box, role: supervisor', options)).toEqual({
      kind: 'not-applicable',
      reasons: [`it: the supervisor of an instance is a pod, and of pods ${fault} is only done to those of components`],
    });
  });

  test('partition cuts a pod', () => {
    expect(bindingOf('partition', 'workload: box, role: sandbox', ', with: {duration: 1s}').kind).toBe('bound');
  });

  test.for(['freeze', 'restart-in-place'])('%s is none', (fault) => {
    const options = fault === 'freeze' ? ', with: {duration: 1s}' : '';
    const binding = bindingOf(fault, 'component: gateway', options);
    expect(binding).toEqual({ kind: 'not-applicable', reasons: [`it: the kubernetes backend cannot ${fault}`] });
  });

  test.for([
    ['KILL', 'bound'],
    ['TERM', 'bound'],
    ['HUP', 'not-applicable'],
  ] as const)('kill by %s is %s', ([signal, kind]) => {
    const binding = bindingOf('kill', 'component: gateway', `, with: {signal: ${signal}}`);
    expect(binding.kind).toBe(kind);
    if (binding.kind === 'not-applicable') {
      expect(binding.reasons).toEqual(['it: a pod can be killed by KILL and by TERM, not by HUP']);
    }
  });

  test('a signal that is waited for cannot come, and why is said', () => {
    const text = experiment('kill', 'component: gateway').replace('- it', '- it\n  - wait: {signal: sweep}');
    expect(bind(text)).toEqual({
      kind: 'not-applicable',
      reasons: ['sweep: adapter cluster declares no signals, since what pods send does not reach this machine'],
    });
  });
});

function experiment(fault: string, target: string, options = ''): string {
  return `id: everything
title: A fault.
default-adapter: cluster
workloads:
  - {name: box, kind: shell, run: sleep 9}
operations:
  - {name: it, uses: ${fault}, target: {${target}}${options}}
flow:
  - start: box
  - it
  - await: box
`;
}

function bindingOf(fault: string, target: string, options = ''): Binding {
  return bind(experiment(fault, target, options));
}

function bind(text: string): Binding {
  const parsed = experimentOf(text);
  if (!parsed.ok) throw new Error(lines(parsed.problems).join('\n'));
  const capabilities = {
    process: [],
    docker: [],
    kubernetes: ['kill', 'stop', 'restart', 'outage', 'partition'],
  } as const;
  return bindExperiment({ experiment: parsed.value, adapter: labAdapter(cluster), capabilities });
}
