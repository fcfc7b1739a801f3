// SPDX-License-Identifier: Apache-2.0

import { describe, expect, test } from 'vitest';
import { bindExperiment, type Binding, type BindRequest } from '../../../src/core/spec/bind.ts';
import { allFaults, edited, everything, experimentOf, lab, labAdapter, lines, operations, plant } from './manifests.ts';

test('a right experiment on an adapter that has what it names is bound', () => {
  const binding = bindingOf(everything, lab);
  expect(binding).toMatchObject({
    kind: 'bound',
    bound: { adapter: { id: 'lab' }, parameters: { ticks: 2, lead: '2s' } },
  });
});

test('everything that is unknown there is said at once', () => {
  const adapter = lab.replaceAll('supervisor', 'keeper').replace('{name: gateway, url', '{name: main, url');
  const binding = bindingOf(everything, adapter);
  expect(binding.kind === 'invalid' ? lines(binding.problems) : binding).toEqual([
    'everything.yaml:42:69: unknown name "supervisor"; expected a role of adapter lab: sandbox or keeper',
    'everything.yaml:43:68: unknown name "supervisor"; expected a role of adapter lab: sandbox or keeper',
    'everything.yaml:48:66: unknown name "gateway"; expected a metric source of adapter lab: main',
  ]);
});

describe('not applicable, with the reason', () => {
  test('where the backend cannot do a fault', () => {
    expect(bindingOf(everything, lab, { process: ['kill', 'stop', 'outage'], docker: [], kubernetes: [] })).toEqual({
      kind: 'not-applicable',
      reasons: ['pause-half: the process backend cannot freeze'],
    });
  });

  test('where the system does without a fault', () => {
    const adapter = `${lab}capabilities: {without: [outage]}\n`;
    expect(bindingOf(everything, adapter)).toEqual({
      kind: 'not-applicable',
      reasons: ['crash-gateway: adapter lab does without outage'],
    });
  });

  test.for([
    ['an outage of a role', 'uses: freeze, target: {workload: prober', 'uses: outage, target: {workload: prober'],
    [
      'a restart of a role',
      'uses: freeze, target: {workload: prober, role: sandbox}, select: {percent: 50}, with: {duration: 1s}',
      'uses: restart, target: {workload: prober, role: sandbox}',
    ],
  ])('%s, which no hook starts again', ([, from = '', to = '']) => {
    expect(bindingOf(edited(everything, from, to), lab)).toEqual({
      kind: 'not-applicable',
      reasons: ['pause-half: adapter lab has no hook that starts the sandbox of an instance again'],
    });
  });

  test.for([
    [
      'an outage of a component',
      /crash-gateway\n {4}uses: outage\n {4}target: \{component: gateway/,
      'crash-gateway\n    uses: outage\n    target: {component: store',
    ],
    [
      'a reverted stop of a component',
      'uses: stop, target: {component: gateway',
      'uses: stop, target: {component: store',
    ],
  ] as const)('%s that no hook starts again', ([, from, to]) => {
    const binding = bindingOf(edited(everything, from, to), lab);
    expect(binding.kind === 'not-applicable' ? binding.reasons : binding).toEqual([
      expect.stringMatching(/^(crash|stop)-gateway: adapter lab has no hook that starts component store again$/),
    ]);
  });

  test('where no metrics are observed', () => {
    const adapter = edited(lab, /metrics:\n.*\n/, '');
    expect(bindingOf(everything, adapter)).toEqual({
      kind: 'not-applicable',
      reasons: ['sessions: adapter lab observes no metrics', 'errors_total: adapter lab observes no metrics'],
    });
  });

  test('where no signals are declared', () => {
    const adapter = edited(lab, /signals:\n(?: {2}.*\n)*/, '');
    expect(bindingOf(everything, adapter)).toEqual({
      kind: 'not-applicable',
      reasons: ['sweep: adapter lab declares no signals'],
    });
  });

  test('where a log that is looked at is not kept', () => {
    const adapter = lab.replaceAll(/, log: "[^"]*"/g, '');
    expect(bindingOf(everything, adapter)).toEqual({
      kind: 'not-applicable',
      reasons: ['gateway: adapter lab names no log of it', 'adapter lab names no log of role sandbox'],
    });
  });

  test('but a workload beside the system needs no log of the adapter', () => {
    const text = `id: everything
title: A prober.
default-adapter: lab
workloads:
  - name: prober
    kind: shell
    on: host
    run: echo up
    checks: [{name: said-so, kind: log, contains: up}]
flow: [{start: prober}, {wait: {log: prober, matches: up}}]
`;
    const adapter = lab.replaceAll(/, log: "[^"]*"/g, '');
    expect(bindingOf(text, adapter).kind).toBe('bound');
    expect(bindingOf(edited(text, '    on: host\n', ''), adapter).kind).toBe('not-applicable');
  });
});

describe('containers', () => {
  const inContainers = edited(lab, 'backend: process', 'backend: docker\nscope: {lab/run: "${run-scope}"}')
    .replace(
      /sandbox: \{type: process-group, pid-file: "[^"]*"/,
      'sandbox: {type: container, labels: {lab/name: "${instance}"}',
    )
    .replace(/supervisor: .*/, 'supervisor: {type: container-process, labels: {lab/name: "${instance}"}}');
  const capabilities = { process: [], docker: allFaults.process, kubernetes: [] };

  test.for(['outage', 'restart', 'restart-in-place', 'partition'])('%s needs no hook of the adapter', (fault) => {
    const args = fault === 'outage' || fault === 'partition' ? ', with: {duration: 1s}' : '';
    const text = edited(everything, /uses: freeze, (.*), with: \{duration: 1s\}/, `uses: ${fault}, $1${args}`);
    expect(bindingOf(text, inContainers, capabilities).kind).toBe('bound');
  });

  test('only a container can be cut off, in one generation at least', () => {
    const cut = edited(
      everything,
      'uses: freeze, target: {workload: prober, role: sandbox',
      'uses: partition, target: {workload: prober, role: supervisor',
    );
    expect(bindingOf(cut, inContainers, capabilities)).toEqual({
      kind: 'not-applicable',
      reasons: ['pause-half: the supervisor of an instance is no container of adapter lab, so that nothing can be cut'],
    });
    const newer = edited(
      inContainers,
      'supervisor: {type: container-process,',
      'supervisor: {generations: {n: {type: container, labels: {lab/of: "${instance}"}}}, type: container-process,',
    );
    expect(bindingOf(cut, newer, capabilities).kind).toBe('bound');
  });

  test('what is a process in some generation needs a hook that starts it again', () => {
    const older = edited(
      inContainers,
      'sandbox: {type: container,',
      'sandbox: {generations: {a: {type: process, pid-file: "${work-dir}/${instance}.pid"}}, type: container,',
    );
    const text = edited(
      everything,
      'uses: freeze, target: {workload: prober',
      'uses: outage, target: {workload: prober',
    );
    expect(bindingOf(text, older, capabilities)).toEqual({
      kind: 'not-applicable',
      reasons: ['pause-half: adapter lab has no hook that starts the sandbox of an instance again'],
    });
  });
});

test('at an endpoint only what needs nothing of the system itself applies', () => {
  const adapter = labAdapter(lab);
  const bound = (text: string): Binding => {
    const parsed = experimentOf(text, { overrides: adapter.parameters });
    if (!parsed.ok) throw new Error(lines(parsed.problems).join('\n'));
    return bindExperiment({ experiment: parsed.value, adapter, capabilities: allFaults, atEndpoint: true });
  };
  const binding = bound(everything);
  const reasons = binding.kind === 'not-applicable' ? binding.reasons : [];
  const left = reasons.map((reason) =>
    reason.replace(": not at an endpoint, where the system is not the run's own", ''),
  );
  expect(left).toEqual([
    'crash-gateway (outage)',
    'kill-some (kill)',
    'kill-one (kill)',
    'stop-gateway (stop)',
    'pause-half (freeze)',
    'sessions',
    'errors_total',
    'sweep',
    'gateway',
  ]);
  const quiet = `id: everything
title: No fault.
default-adapter: lab
workloads:
  - {name: prober, kind: shell, run: echo up, checks: [{name: said-so, kind: log, contains: up}]}
`;
  expect(bound(quiet).kind).toBe('bound');
});

describe('not applicable on an adapter', () => {
  test('that lacks a setting that is required', () => {
    expect(bindingOf(operations, edited(plant, 'settings: [reconcile-interval]\n', ''))).toEqual({
      kind: 'not-applicable',
      reasons: ['reconcile-interval: adapter plant has no such setting'],
    });
  });

  test('that takes no inventory, which a step or a check needs', () => {
    expect(bindingOf(operations, edited(plant, 'inventory: plant list --everything\n', ''))).toEqual({
      kind: 'not-applicable',
      reasons: ['before', 'one-each', 'nothing-left'].map((name) => `${name}: adapter plant takes no inventory`),
    });
  });

  test('that starts neither a component nor a role again', () => {
    const adapter = edited(plant, ', start: plant start-store', '').replace(/ {6}start: .*\n/, '');
    expect(bindingOf(operations, adapter)).toEqual({
      kind: 'not-applicable',
      reasons: [
        'cut-store: adapter plant has no hook that starts component store again',
        'restart-store: adapter plant has no hook that starts component store again',
        'blink: adapter plant has no hook that starts the supervisor of an instance again',
      ],
    });
  });
});

test('an adapter with the hooks that the operations, holds and inventories need runs them', () => {
  expect(bindingOf(operations, plant)).toMatchObject({ kind: 'bound' });
});

test('a kill of a role that is not reverted needs no hook, and a freeze of any component none either', () => {
  const text = edited(
    everything,
    'uses: stop, target: {component: gateway}',
    'uses: freeze, target: {component: store}, with: {duration: 1s}',
  );
  expect(bindingOf(text, lab)).toMatchObject({ kind: 'bound' });
});

test('the experiment alone is checked as far as it goes without an adapter', () => {
  expect(experimentOf(edited(everything, 'component: gateway}}', 'component: anything}}'))).toMatchObject({ ok: true });
  expect(experimentOf(edited(everything, 'default-adapter: lab', 'default-adapter: not-there'))).toMatchObject({
    ok: true,
  });
});

function bindingOf(text: string, adapterText: string, capabilities: BindRequest['capabilities'] = allFaults): Binding {
  const adapter = labAdapter(adapterText);
  const parsed = experimentOf(text, { overrides: adapter.parameters });
  if (!parsed.ok) throw new Error(lines(parsed.problems).join('\n'));
  return bindExperiment({ experiment: parsed.value, adapter, capabilities });
}
