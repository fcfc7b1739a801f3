// SPDX-License-Identifier: Apache-2.0
/** How far from its planned time a step ends: parallel delays, with idle cores and with none. */
import os from 'node:os';
import type { EngineRun } from './engine-child.ts';
import { runEngine } from './engine-runs.ts';
import type { Aim, Row, Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const DELAYS = 20;
const RUNS = 5;
const MAX_BUSY = 64;
const AIM: Aim = { of: 'p95', below: 5 };

export async function measureTiming(bench: Workbench): Promise<Table> {
  const idle = await repeat(bench);
  const cores = Math.min(os.availableParallelism(), MAX_BUSY);
  const release = await bench.occupy(cores);
  const busy = await repeat(bench).finally(release);
  return {
    title: 'Timing',
    rows: [...rowsOf('idle', idle, true), ...rowsOf(`${String(cores)} of ${String(cores)} cores busy`, busy, false)],
    notes: [
      `|fired - planned| of ${String(DELAYS)} parallel delays of 1 s, by the events of the timeline; ${String(RUNS)} runs.`,
      'Planned is 1 s after the start of the delay itself, or of the parallel step around it.',
      'Anchor: as many plain setTimeout calls in the same process, just before.',
    ],
  };
}

async function repeat(bench: Workbench): Promise<readonly EngineRun[]> {
  const runs: EngineRun[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runEngine(bench, 'parallel', DELAYS));
  return runs;
}

function rowsOf(name: string, runs: readonly EngineRun[], aimed: boolean): readonly Row[] {
  const distances = (of: (run: EngineRun) => readonly number[]): readonly number[] => runs.flatMap(of).map(Math.abs);
  const anchor = distances(({ timersLateMs }) => timersLateMs);
  const aim = aimed ? { aim: AIM } : {};
  return [
    { what: `setTimeout, ${name}`, unit: 'ms', samples: anchor, anchor },
    { what: `delay, ${name}`, unit: 'ms', samples: distances(({ lateMs }) => lateMs), anchor, ...aim },
    {
      what: `delay from the parallel, ${name}`,
      unit: 'ms',
      samples: distances(({ lateFromFlowMs }) => lateFromFlowMs),
      anchor,
      ...aim,
    },
  ];
}
