// SPDX-License-Identifier: Apache-2.0
/** What happened in the sample runs: events and when, in milliseconds. */
import type { EventBody, InstanceState, Phase } from '../../src/core/domain/documents.ts';

export type Moment = readonly [ms: number, body: EventBody];

const none = { component: null, workload: null, instance: null, role: null } as const;
const gateway = { ...none, target: 'gateway', component: 'gateway' } as const;

/** Workload and outage side by side. `broken`: the wait before the fault is never met. */
export function outageEvents(how: {
  readonly instances: number;
  readonly failed?: readonly string[];
  readonly broken?: boolean;
}): readonly Moment[] {
  const names = Array.from({ length: how.instances }, (_, index) => `counter-${String(index)}`);
  const flow = [
    ...steps([
      [2000, 'flow', null, 'parallel', 'parallel'],
      [2010, 'flow.parallel[0]', 'flow', 'workload', 'counter'],
      [2015, 'flow.parallel[1]', 'flow', 'serial', 'serial'],
      [2020, 'flow.parallel[1].serial[0]', 'flow.parallel[1]', 'wait', 'wait counter Running'],
    ]),
  ];
  return sorted([
    ...frame({ end: how.broken === true ? 124_000 : 71_000, settled: how.broken !== true }),
    ...flow,
    ...(how.broken === true ? brokenFlow(names) : outageFlow(names, new Set(how.failed))),
    ...names.flatMap((instance) => collected(instance, how.broken === true ? 126_500 : 73_500)),
  ]);
}

/** A system boots, and the experiment is not for it. */
export function notApplicableEvents(): readonly Moment[] {
  return [
    [0, { type: 'phase.started', phase: 'boot' }],
    [900, { type: 'component.state', component: 'gateway', state: 'ready' }],
    [1000, { type: 'run.not-applicable', reason: 'it needs policies, which this has not' }],
    [1010, { type: 'phase.ended', phase: 'boot', outcome: 'done', reason: null }],
    [1400, { type: 'run.ended', cancelled: false, reason: null }],
  ];
}

function outageFlow(names: readonly string[], failed: ReadonlySet<string>): readonly Moment[] {
  const outage = { operation: 'crash-gateway', firing: 1, fault: 'outage', ...gateway } as const;
  const serial = 'flow.parallel[1]';
  return [
    ...ends([[5200, `${serial}.serial[0]`]]),
    ...steps([[5210, `${serial}.serial[1]`, serial, 'delay', 'delay 5 s']]),
    ...ends([[10_210, `${serial}.serial[1]`]]),
    ...steps([[10_220, `${serial}.serial[2]`, serial, 'operation', 'crash-gateway']]),
    [
      10_225,
      {
        type: 'targets.resolved',
        step: `${serial}.serial[2]`,
        operation: 'crash-gateway',
        firing: 1,
        rule: 'component gateway',
        candidates: ['gateway'],
        chosen: ['gateway'],
        seedPath: null,
      },
    ],
    [
      10_230,
      { type: 'fault.requested', step: `${serial}.serial[2]`, ...outage, identity: '4711@918273', undo: 1, logs: [] },
    ],
    [10_250, { type: 'component.state', component: 'gateway', state: 'down' }],
    [10_260, { type: 'fault.effective', ...outage, proof: 'process 4711 is gone', respondedMs: 10_240, logs: [] }],
    [15_270, { type: 'revert.requested', ...outage, undo: 1, cause: 'duration' }],
    [15_900, { type: 'component.state', component: 'gateway', state: 'up' }],
    [15_910, { type: 'revert.ended', ...outage, undo: 1, result: 'reverted', proof: 'process 4790 runs' }],
    [17_300, { type: 'component.state', component: 'gateway', state: 'ready' }],
    ...ends([
      [15_920, `${serial}.serial[2]`],
      [15_925, serial],
      [70_900, 'flow.parallel[0]'],
      [70_910, 'flow'],
    ]),
    ...names.flatMap((name, index) => [
      ...states(name, [
        [2300 + index * 40, 'Created'],
        [2600 + index * 60, 'Pending'],
        [4800 + index * 150, 'Running'],
        [10_900, 'Unknown'],
        [16_100, 'Running'],
      ]),
      failed.has(name)
        ? instanceState(42_000 + index * 900, name, 'Failed', { exitCode: 3, reason: 'journal is not whole' })
        : instanceState(66_000 + index * 900, name, 'Succeeded', { exitCode: 0 }),
    ]),
  ];
}

function brokenFlow(names: readonly string[]): readonly Moment[] {
  const wait = 'flow.parallel[1].serial[0]';
  return [
    ...names.flatMap((name, index) =>
      states(name, [
        [2300 + index * 40, 'Created'],
        [2600 + index * 60, 'Pending'],
      ]),
    ),
    [
      122_020,
      {
        type: 'wait.timed-out',
        step: wait,
        condition: 'counter Running, 3 of 3',
        lastSeen: '3 Pending',
        onTimeout: 'error',
      },
    ],
    [122_021, { type: 'step.ended', step: wait, outcome: 'timed-out', reason: '3 of 3 still Pending' }],
    [122_025, { type: 'step.ended', step: 'flow.parallel[1]', outcome: 'failed', reason: 'wait counter Running' }],
    [122_030, { type: 'step.ended', step: 'flow.parallel[0]', outcome: 'cancelled', reason: 'another branch broke' }],
    [122_040, { type: 'step.ended', step: 'flow', outcome: 'failed', reason: 'wait counter Running' }],
    [
      122_050,
      { type: 'error', phase: 'flow', code: 'wait-timed-out', subject: wait, message: 'no instance was Running' },
    ],
  ];
}

/** A role of one instance of four is killed, chosen by seed. */
export function supervisorKillEvents(): readonly Moment[] {
  const names = [0, 1, 2, 3].map((index) => `counter-${String(index)}`);
  const target = {
    ...none,
    target: 'counter-1/supervisor',
    workload: 'counter',
    instance: 'counter-1',
    role: 'supervisor',
  };
  const kill = { operation: 'kill-supervisor', firing: 1, fault: 'kill', ...target } as const;
  const candidates = names.map((name) => `${name}/supervisor`);
  return sorted([
    ...frame({ end: 40_000, settled: true }),
    ...steps([
      [2000, 'flow', null, 'serial', 'serial'],
      [2005, 'flow[0]', 'flow', 'start', 'start counter'],
      [2900, 'flow[1]', 'flow', 'wait', 'wait counter Running'],
      [6000, 'flow[2]', 'flow', 'operation', 'kill-supervisor'],
      [6060, 'flow[3]', 'flow', 'await', 'await counter'],
    ]),
    ...ends([
      [2880, 'flow[0]'],
      [5990, 'flow[1]'],
      [6050, 'flow[2]'],
      [39_000, 'flow[3]'],
      [39_010, 'flow'],
    ]),
    [
      6005,
      {
        type: 'targets.resolved',
        step: 'flow[2]',
        operation: 'kill-supervisor',
        firing: 1,
        rule: '1 of 4',
        candidates,
        chosen: ['counter-1/supervisor'],
        seedPath: 'flow[2]',
      },
    ],
    [6010, { type: 'fault.requested', step: 'flow[2]', ...kill, identity: '5012@919001', undo: null, logs: [] }],
    [6040, { type: 'fault.effective', ...kill, proof: 'process 5012 is gone', respondedMs: 6020, logs: [] }],
    ...names.flatMap((name) => [
      ...states(name, [
        [2200, 'Created'],
        [2400, 'Pending'],
        [5400, 'Running'],
      ]),
      name === 'counter-1'
        ? instanceState(10_240, name, 'Failed', { rawPhase: 'Error', reason: 'supervisor is gone' })
        : instanceState(38_500, name, 'Succeeded', { exitCode: 0 }),
      ...collected(name, 43_000),
    ]),
  ]);
}

/** 20 rounds of a restart of the gateway with a wait that three times is not met, beside many instances. */
export function largeEvents(names: readonly string[]): readonly Moment[] {
  const rounds = Array.from({ length: 20 }, (_, index) => index + 1);
  const repeat = 'flow[1].repeat';
  return sorted([
    ...frame({ end: 1_300_000, settled: true }),
    ...steps([
      [2000, 'flow', null, 'serial', 'serial'],
      [2005, 'flow[0]', 'flow', 'start', 'start sandbox'],
      [30_000, repeat, 'flow', 'repeat', 'repeat 20 times'],
    ]),
    ...ends([
      [29_990, 'flow[0]'],
      [1_290_000, repeat],
      [1_290_010, 'flow'],
    ]),
    ...rounds.flatMap((round) => roundEvents(`${repeat}#${String(round)}`, { round, repeat })),
    ...names.flatMap((name, index) => [
      ...states(
        name,
        [
          [2100 + index * 50, 'Created'],
          [2200 + index * 60, 'Pending'],
          [9000 + index * 60, 'Running'],
        ],
        'sandbox',
      ),
      ...(index % 100 === 23
        ? [instanceState(724_000 + index, name, 'Failed', { reason: 'StartFailed' }, 'sandbox')]
        : []),
      ...collected(name, 1_303_000, 'sandbox'),
    ]),
  ]);
}

function roundEvents(path: string, { round, repeat }: { readonly round: number; readonly repeat: string }): Moment[] {
  const at = 30_000 + (round - 1) * 63_000;
  const [restart, wait] = [`${path}.do[0]`, `${path}.do[1]`];
  const fault = { operation: 'restart-gateway', firing: round, fault: 'restart', ...gateway } as const;
  const late = round % 7 === 0;
  return [
    ...steps([
      [at, path, repeat, 'round', `round ${String(round)}`],
      [at + 10, restart, path, 'operation', 'restart-gateway'],
      [at + 4000, wait, path, 'wait', 'wait sandbox Running'],
    ]),
    [at + 20, { type: 'fault.requested', step: restart, ...fault, identity: '1@2', undo: round, logs: [] }],
    [at + 900, { type: 'component.state', component: 'gateway', state: 'down' }],
    [at + 3000, { type: 'component.state', component: 'gateway', state: 'up' }],
    [at + 3900, { type: 'fault.effective', ...fault, proof: 'process runs', respondedMs: at + 3000, logs: [] }],
    [at + 9000, { type: 'component.state', component: 'gateway', state: 'ready' }],
    ...ends([[at + 3990, restart]]),
    ...(late
      ? ([
          [
            at + 62_000,
            {
              type: 'wait.timed-out',
              step: wait,
              condition: 'sandbox Running',
              lastSeen: '299',
              onTimeout: 'continue',
            },
          ],
        ] as Moment[])
      : []),
    [
      at + (late ? 62_010 : 12_000),
      { type: 'step.ended', step: wait, outcome: late ? 'timed-out' : 'done', reason: null },
    ],
    ...ends([[at + 62_900, path]]),
  ];
}

/** Everything around the flow. */
export function frame(how: { readonly end: number; readonly settled: boolean }): readonly Moment[] {
  const { end } = how;
  const system = { name: 'OpenShell', version: '0.1.10', generation: 'B', build: 'release', standInFor: null };
  const phase = (name: Phase, from: number, to: number): Moment[] => [
    [from, { type: 'phase.started', phase: name }],
    [
      to,
      {
        type: 'phase.ended',
        phase: name,
        outcome: name === 'settle' && !how.settled ? 'failed' : 'done',
        reason: null,
      },
    ],
  ];
  return [
    [
      0,
      {
        type: 'run.started',
        runId: '20261129T154500Z-ab12cd',
        experiment: 'sample',
        adapter: 'openshell-docker',
        seed: '7',
      },
    ],
    ...phase('boot', 5, 1900),
    [1200, { type: 'system.booted', system }],
    [1210, { type: 'component.state', component: 'gateway', state: 'up' }],
    [1880, { type: 'component.state', component: 'gateway', state: 'ready' }],
    ...phase('flow', 1950, end),
    ...phase('revert', end + 10, end + 20),
    ...phase('settle', end + 30, end + 1400),
    ...phase('steady-state', end + 1410, end + 1500),
    ...phase('collect', end + 1600, end + 3000),
    ...phase('delete', end + 3100, end + 4200),
    ...phase('shutdown', end + 4300, end + 4800),
    [end + 4700, { type: 'component.state', component: 'gateway', state: 'down' }],
    [end + 4900, { type: 'run.ended', cancelled: false, reason: null }],
  ];
}

type StepTuple = readonly [number, string, string | null, Extract<EventBody, { type: 'step.started' }>['kind'], string];

export function steps(list: readonly StepTuple[]): readonly Moment[] {
  return list.map(([ms, step, parent, kind, label]) => [ms, { type: 'step.started', step, parent, kind, label }]);
}

export function ends(list: readonly (readonly [number, string])[]): readonly Moment[] {
  return list.map(([ms, step]) => [ms, { type: 'step.ended', step, outcome: 'done', reason: null }]);
}

export function states(
  name: string,
  list: readonly (readonly [number, InstanceState])[],
  workload = 'counter',
): Moment[] {
  return list.map(([ms, state]) => instanceState(ms, name, state, {}, workload));
}

function instanceState(
  ...[ms, instance, state, more, workload]: [
    number,
    string,
    InstanceState,
    { readonly rawPhase?: string; readonly exitCode?: number; readonly reason?: string },
    string?,
  ]
): Moment {
  const { rawPhase = null, exitCode = null, reason = null } = more;
  const name = { workload: workload ?? 'counter', instance };
  return [ms, { type: 'instance.state', ...name, state, rawPhase, exitCode, reason }];
}

export function collected(instance: string, ms: number, workload = 'counter'): Moment[] {
  return [
    [ms, { type: 'instance.collected', workload, instance, complete: true, files: 3, bytes: 2048, leftOut: [] }],
    [ms + 1200, { type: 'instance.deleted', workload, instance, deleted: true }],
  ];
}

export function sorted(moments: readonly Moment[]): readonly Moment[] {
  return [...moments].sort(([a], [b]) => a - b);
}
