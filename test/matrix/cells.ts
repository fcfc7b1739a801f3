// SPDX-License-Identifier: Apache-2.0
/** The cells of the matrix: which fault, where in its life, and what comes then. */
import type { HeldPoint, HeldRequest } from '../support/held-harness.ts';

export type FaultName = 'kill' | 'freeze' | 'outage' | 'restart-in-place';

export interface Cell {
  readonly fault: FaultName;
  readonly point: HeldPoint;
  /** Sent one after another, the second when the first has been taken. */
  readonly signals: readonly NodeJS.Signals[];
  readonly undo: HeldRequest['undo'];
}

/** A restart has no hold, and its revert only notes what its own start has shown. */
const faultsAt: Readonly<Record<HeldPoint, readonly FaultName[]>> = {
  injection: ['kill', 'freeze', 'outage', 'restart-in-place'],
  hold: ['kill', 'freeze', 'outage'],
  revert: ['kill', 'freeze', 'outage'],
};
const signals: readonly (readonly NodeJS.Signals[])[] = [
  ['SIGINT'],
  ['SIGTERM'],
  ['SIGHUP'],
  ['SIGKILL'],
  ['SIGINT', 'SIGTERM'],
];

export const cells: readonly Cell[] = cellsOf(['injection', 'hold', 'revert'], 'on');
/** What a fault that is undone anyway cannot show is left out. */
export const controlCells: readonly Cell[] = cellsOf(['injection', 'hold'], 'off');

function cellsOf(points: readonly HeldPoint[], undo: Cell['undo']): readonly Cell[] {
  return points.flatMap((point) =>
    faultsAt[point].flatMap((fault) => signals.map((sent): Cell => ({ fault, point, signals: sent, undo }))),
  );
}

export function nameOf({ signals: sent, point, fault }: Cell): string {
  return `${sent.join(' then ')} during ${point} of ${fault}`;
}

/** The experiment of a cell. A revert comes soon in the cells that wait for one, and never in the others. */
export function experimentOf({ fault, point }: Cell, id: string): string {
  const duration = point === 'revert' ? '100ms' : '5m';
  const operations: Readonly<Record<FaultName, string>> = {
    kill: 'uses: kill, target: {component: gateway}',
    freeze: `uses: freeze, target: {workload: sleeper, role: sandbox}, with: {duration: ${duration}}`,
    outage: `uses: outage, target: {component: gateway}, with: {how: stop, duration: ${duration}}`,
    'restart-in-place': 'uses: restart-in-place, target: {workload: sleeper, role: sandbox}',
  };
  const after = fault === 'kill' ? [`delay: ${duration}`, 'revert: break', 'delay: 5m'] : [];
  const flow = ['start: sleeper', 'wait: {workload: sleeper, state: Running, timeout: 1m}', 'break', ...after];
  return `# SPDX-License-Identifier: Apache-2.0
id: ${id}
title: A ${fault} that something happens to.
default-adapter: toy
timeout: 10m
workloads:
  - name: sleeper
    kind: shell
    run: exec sleep 600
    timeout: 9m
    checks:
      - {name: lives, kind: state, never: Failed}
operations:
  - {name: break, ${operations[fault]}, timeout: 90s}
flow:
${flow.map((step) => `  - ${step}`).join('\n')}
`;
}
