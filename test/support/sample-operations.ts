// SPDX-License-Identifier: Apache-2.0
/** What happened in the sample runs with operations that are no faults. */
import type { EventBody } from '../../src/core/domain/documents.ts';
import { collected, ends, frame, type Moment, sorted, states, steps } from './sample-timelines.ts';

const none = { component: null, workload: null, instance: null, role: null } as const;

type EventOf<T extends EventBody['type']> = Extract<EventBody, { type: T }>;

interface Done {
  readonly operation: string;
  readonly firing: number;
  readonly uses: string;
  readonly step: string;
  readonly instance: string;
  /** Standard error of a failure; none: it went well. */
  readonly failure?: string;
}

/** An operation on one instance of `sandbox`, from `at` for `took` milliseconds. */
function operation(at: number, took: number, done: Done): readonly Moment[] {
  const { operation: name, firing, uses, step, instance, failure } = done;
  const who = { ...none, operation: name, firing, uses, target: instance, workload: 'sandbox', instance };
  const end: Pick<EventOf<'operation.ended'>, 'outcome' | 'exitCode' | 'stdout' | 'stderr' | 'proof'> = failure ===
  undefined
    ? { outcome: 'ok', exitCode: 0, stdout: `${instance} is done\nand more of it\n`, stderr: '', proof: null }
    : {
        ...{ outcome: 'failed', exitCode: 1, stdout: '', stderr: `${failure}\n` },
        proof: `ended with exit code 1: ${failure}`,
      };
  return [
    [at, { type: 'operation.started', ...who, step, undo: null, logs: [] }],
    [at + took, { type: 'operation.ended', ...who, ...end, durationMs: took, cut: false, logs: [] }],
  ];
}

/** 20 rounds of stop and start of 8 sandboxes; four of the starts fail. */
export function stopStartEvents(names: readonly string[]): readonly Moment[] {
  const rounds = Array.from({ length: 20 }, (_, index) => index + 1);
  const repeat = 'flow[1].repeat';
  const failures = new Set(['3 sandbox-2', '9 sandbox-5', '14 sandbox-2', '18 sandbox-0']);
  const all = (round: number, at: number, name: 'stop' | 'start'): readonly Moment[] => {
    const step = `${repeat}#${String(round)}.do[${name === 'stop' ? '0' : '1'}]`;
    return [
      ...steps([[at, step, `${repeat}#${String(round)}`, 'operation', `${name}-all`]]),
      ...names.flatMap((instance, index) =>
        operation(at + 10 + index, 2000 + 50 * index, {
          ...{ operation: `${name}-all`, firing: round, uses: `toy-${name}`, step, instance },
          ...(name === 'start' && failures.has(`${String(round)} ${instance}`) ? { failure: 'it did not start' } : {}),
        }),
      ),
      ...ends([[at + 3000, step]]),
    ];
  };
  return sorted([
    ...frame({ end: 420_000, settled: true }),
    ...steps([
      [2000, 'flow', null, 'serial', 'serial'],
      [2005, 'flow[0]', 'flow', 'start', 'start sandbox'],
      [10_000, repeat, 'flow', 'repeat', 'repeat 20 times'],
    ]),
    ...ends([
      [9000, 'flow[0]'],
      [410_500, repeat],
      [410_510, 'flow'],
    ]),
    ...rounds.flatMap((round): readonly Moment[] => {
      const at = 10_000 + (round - 1) * 20_000;
      const path = `${repeat}#${String(round)}`;
      return [
        ...steps([[at, path, repeat, 'round', `round ${String(round)}`]]),
        ...all(round, at + 10, 'stop'),
        ...all(round, at + 8000, 'start'),
        ...ends([[at + 19_990, path]]),
      ];
    }),
    ...names.flatMap((name) => [
      ...states(
        name,
        [
          [2200, 'Created'],
          [5000, 'Running'],
        ],
        'sandbox',
      ),
      ...collected(name, 423_000, 'sandbox'),
    ]),
  ]);
}

/**
 * Instances that the flow creates, deletes and stops, one of them beside the system; a fault that is held and over
 * early, inventories, a sweep, and a wall clock that is set.
 */
export function changingEvents(): readonly Moment[] {
  const where = { component: null, workload: 'sandbox', instance: 'sandbox-0', role: 'sandbox' } as const;
  const pause = { operation: 'pause', firing: 1, fault: 'freeze', target: 'sandbox-0/sandbox', ...where } as const;
  const item = (kind: string, instance: string) => ({
    kind,
    id: `${instance}-x`,
    instance,
    role: null,
    identity: '1@2',
  });
  const more: Done = { operation: 'more', firing: 1, uses: 'instance-create', step: 'flow[2]', instance: 'sandbox-1' };
  const less: Done = { operation: 'less', firing: 1, uses: 'instance-delete', step: 'flow[4]', instance: 'sandbox-1' };
  const probe: Done = { operation: 'probe', firing: 1, uses: 'toy-probe', step: 'flow[3]', instance: 'sandbox-0' };
  const unfinished = { ...none, operation: 'last', firing: 1, uses: 'toy-probe', target: 'sandbox-0', step: 'flow[7]' };
  const hostLog: EventBody = {
    ...{ type: 'log.closed', log: 'prober-0/host', path: 'workloads/prober/instances/prober-0/logs/host.log' },
    ...{ lines: 4, bytes: 46, capped: false, complete: true, counts: [] },
  };
  return sorted([
    ...frame({ end: 40_000, settled: true }),
    ...steps([
      [2000, 'flow', null, 'serial', 'serial'],
      [2005, 'flow[0]', 'flow', 'start', 'start prober'],
      [8000, 'flow[2]', 'flow', 'operation', 'more'],
      [12_000, 'flow[3]', 'flow', 'hold', 'hold pause'],
      [12_100, 'flow[3].do[0]', 'flow[3]', 'delay', 'delay 8 s'],
      [25_000, 'flow[4]', 'flow', 'operation', 'less'],
      [29_000, 'flow[5]', 'flow', 'inventory', 'inventory running'],
      [30_000, 'flow[6]', 'flow', 'stop', 'stop prober'],
      [32_000, 'flow[7]', 'flow', 'start-operation', 'start last'],
    ]),
    ...ends([
      [3000, 'flow[0]'],
      [10_000, 'flow[2]'],
      [20_100, 'flow[3].do[0]'],
      [21_000, 'flow[3]'],
      [28_000, 'flow[4]'],
      [29_500, 'flow[5]'],
      [31_000, 'flow[6]'],
      [32_010, 'flow[7]'],
      [39_000, 'flow'],
    ]),
    ...operation(8010, 1900, more),
    ...operation(9000, 500, { ...probe, step: 'flow[2]', failure: 'no answer' }),
    ...operation(25_010, 2500, less),
    [32_005, { type: 'operation.started', ...unfinished, undo: null, logs: [] }],
    [12_010, { type: 'fault.requested', step: 'flow[3]', ...pause, identity: '5@6', undo: 4, logs: [] }],
    [12_060, { type: 'fault.effective', ...pause, proof: 'it is still', respondedMs: 12_050, logs: [] }],
    [16_000, { type: 'fault.ended-early', ...pause, proof: 'it runs' }],
    [20_200, { type: 'revert.requested', ...pause, undo: 4, cause: 'step' }],
    [20_300, { type: 'revert.ended', ...pause, undo: 4, result: 'already-clean', proof: 'it runs' }],
    [22_000, { type: 'clock.stepped', byMs: 90_000 }],
    [
      29_400,
      {
        ...{ type: 'inventory.taken', point: 'running', outcome: 'ok', reason: null, instances: ['sandbox-0'] },
        items: [item('container', 'sandbox-0'), item('volume', 'sandbox-0')],
      },
    ],
    [
      43_900,
      { type: 'inventory.taken', point: 'end', outcome: 'failed', reason: 'no answer', instances: [], items: [] },
    ],
    [44_850, { type: 'system.swept', removed: [item('container', 'sandbox-0')], left: [item('volume', 'sandbox-0')] }],
    ...states(
      'sandbox-0',
      [
        [2600, 'Created'],
        [5000, 'Running'],
      ],
      'sandbox',
    ),
    ...states(
      'sandbox-1',
      [
        [9900, 'Created'],
        [11_000, 'Running'],
      ],
      'sandbox',
    ),
    [27_500, { type: 'instance.stopped', workload: 'sandbox', instance: 'sandbox-1', by: 'instance-delete' }],
    ...states(
      'prober-0',
      [
        [2700, 'Created'],
        [2800, 'Running'],
        [31_020, 'Failed'],
      ],
      'prober',
    ),
    [31_000, { type: 'instance.stopped', workload: 'prober', instance: 'prober-0', by: 'stop' }],
    [41_700, hostLog],
    ...collected('sandbox-0', 41_800, 'sandbox').slice(0, 1),
    [43_000, { type: 'instance.deleted', workload: 'sandbox', instance: 'sandbox-0', deleted: false }],
  ]);
}
