// SPDX-License-Identifier: Apache-2.0
/** The cells of the matrix: which fault, where in its life, and what comes then. */
import type { VerdictDocument } from '../../src/core/domain/documents.ts';
import type { HeldPoint, HeldRequest } from '../support/held-harness.ts';

export type FaultName = 'kill' | 'freeze' | 'outage' | 'restart-in-place';

export interface CellOf<Fault extends string> {
  readonly fault: Fault;
  readonly point: HeldPoint;
  /** Sent one after another, the second when the first has been taken. */
  readonly signals: readonly NodeJS.Signals[];
  readonly undo: HeldRequest['undo'];
}

export type Cell = CellOf<FaultName>;

export interface Evidence {
  readonly verdict: VerdictDocument;
  /** Types of events, in their order. */
  readonly events: readonly string[];
  readonly undos: number;
  readonly undone: readonly string[];
}

/** `Survey`: what is looked at, such as processes, containers or pods. */
export interface MeasuredCell<Cell, Survey> {
  readonly cell: Cell;
  /** What there was when the harness had reached the point. */
  readonly before: Survey;
  /** From the first signal until no fault showed any more, and until nothing of the run was left; null: never. */
  readonly revertedMs: number | null;
  readonly cleanMs: number | null;
  /** When harness and watchdog had ended. */
  readonly after: Survey;
  /** Null when a signal ended the harness. */
  readonly exitCode: number | null;
  readonly evidence: Evidence;
  readonly hasWorkDir: boolean;
  /** Files in the registry of runs. */
  readonly registered: readonly string[];
  readonly runDir: string;
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

/** Every way to end while a held fault is in effect, and the one that leaves no time while it is being applied. */
export function heldCellsOf<Fault extends string>(faults: readonly Fault[]): readonly CellOf<Fault>[] {
  const at = (point: HeldPoint, ways: typeof signals): readonly CellOf<Fault>[] =>
    faults.flatMap((fault) => ways.map((sent) => ({ fault, point, signals: sent, undo: 'on' as const })));
  return [...at('hold', signals), ...at('injection', [['SIGKILL']])];
}

export function nameOf({ signals: sent, point, fault }: CellOf<string>): string {
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
