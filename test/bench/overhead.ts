// SPDX-License-Identifier: Apache-2.0
/** What one step costs that does nothing: time and evidence, with the costs of a run of one step taken away. */
import fs from 'node:fs';
import path from 'node:path';
import { type ChaosToolkit, findChaosToolkit, NOT_INSTALLED, writeNoops } from './chaos-toolkit.ts';
import { runEngine } from './engine-runs.ts';
import type { Aim, Measured, Row, Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const SIZES = [1, 100, 1000] as const;
const ROUNDS = 7;
const AIM: Aim = { of: 'median', below: 1 };

interface Cost {
  readonly ms: number;
  readonly bytes: number;
}

type Costs = ReadonlyMap<number, readonly Cost[]>;

/** Every run is a process of its own, so that no size profits from code that another one has warmed up. */
export async function measureOverhead(bench: Workbench): Promise<Table> {
  const toolkit = await findChaosToolkit(bench);
  const ours = emptyCosts();
  const theirs = emptyCosts();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const steps of SIZES) {
      ours.get(steps)?.push(await runOurs(bench, steps));
      if (toolkit !== null) theirs.get(steps)?.push(await runToolkit(bench, toolkit, steps));
    }
  }
  return {
    title: 'Engine overhead',
    rows: [
      ...rowsOf('chaos', ours, { anchor: toolkit === null ? null : theirs, aim: AIM }),
      ...(toolkit === null
        ? [{ what: 'chaostoolkit', why: NOT_INSTALLED }]
        : rowsOf(toolkit.name, theirs, { anchor: theirs, aim: null })),
    ],
    notes: [
      `${String(ROUNDS)} rounds, each run in a process of its own. Totals: ours the flow alone, theirs the whole command.`,
      'Per step: (n steps - 1 step) / (n - 1) of the same round. Anchor: chaostoolkit where it is installed.',
      'A step is "delay: 0ms" in the real engine with real clock and files, on a system that answers at once.',
      'An activity of chaostoolkit is a call of os.getpid. Evidence: all files of the run; its journal and its log.',
    ],
  };
}

function emptyCosts(): Map<number, Cost[]> {
  return new Map(SIZES.map((steps) => [steps, []]));
}

async function runOurs(bench: Workbench, steps: number): Promise<Cost> {
  const { flowMs, evidenceBytes } = await runEngine(bench, 'serial', steps);
  return { ms: flowMs, bytes: evidenceBytes };
}

async function runToolkit(bench: Workbench, { argv }: ChaosToolkit, steps: number): Promise<Cost> {
  const cwd = bench.folder('toolkit');
  const experiment = writeNoops(cwd, steps);
  const { ms } = await bench.mustRun([...argv, 'run', experiment], { cwd });
  const evidence = ['journal.json', 'chaostoolkit.log'].map((name) => fs.statSync(path.join(cwd, name)).size);
  return { ms, bytes: evidence.reduce((sum, size) => sum + size, 0) };
}

function rowsOf(
  name: string,
  costs: Costs,
  { anchor, aim }: { readonly anchor: Costs | null; readonly aim: Aim | null },
): readonly Row[] {
  const totals = SIZES.map((steps) => ({
    what: `${name}, ${String(steps)} ${steps === 1 ? 'step' : 'steps'}`,
    unit: 'ms',
    samples: (costs.get(steps) ?? []).map(({ ms }) => ms),
  }));
  const perStep = SIZES.slice(1).flatMap((steps): readonly Row[] => [
    {
      what: `${name}, per step of ${String(steps)}`,
      unit: 'ms',
      ...compared({ costs, anchor }, (of) => perStepOf(of, steps, 'ms')),
      ...(aim === null ? {} : { aim }),
    },
    {
      what: `${name}, evidence per step of ${String(steps)}`,
      unit: 'bytes',
      ...compared({ costs, anchor }, (of) => perStepOf(of, steps, 'bytes')),
    },
  ]);
  return [...totals, ...perStep];
}

function compared(
  { costs, anchor }: { readonly costs: Costs; readonly anchor: Costs | null },
  samplesOf: (costs: Costs) => readonly number[],
): Pick<Measured, 'samples' | 'anchor'> {
  const samples = samplesOf(costs);
  if (anchor === null) return { samples };
  return { samples, anchor: anchor === costs ? samples : samplesOf(anchor) };
}

function perStepOf(costs: Costs, steps: number, key: keyof Cost): readonly number[] {
  const single = costs.get(1) ?? [];
  return (costs.get(steps) ?? []).flatMap((cost, round) => {
    const base = single[round];
    return base === undefined ? [] : [(cost[key] - base[key]) / (steps - 1)];
  });
}
