// SPDX-License-Identifier: Apache-2.0
/** What a run costs the harness itself with more and more instances, and what judging a very long timeline takes. */
import fs from 'node:fs';
import type { AppendResult, JudgeResult } from './evidence-child.ts';
import type { ScaleRun } from './scale-child.ts';
import type { Aim, Row, Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const SIZES = [10, 100, 300] as const;
const EVENTS = 1_000_000;
const ROUNDS = 3;
const RUN_LIMIT_MS = 30 * 60_000;
const EVIDENCE_LIMIT_MS = 5 * 60_000;
const TIME_AIM: Aim = { of: 'median', below: 4 };
const MEMORY_AIM: Aim = { of: 'median', below: 300 };

const scaleChild = new URL(import.meta.resolve('./scale-child.ts')).pathname;
const evidenceChild = new URL(import.meta.resolve('./evidence-child.ts')).pathname;

export async function measureScale(bench: Workbench): Promise<Table> {
  const runs: ScaleRun[] = [];
  for (const instances of SIZES) runs.push(await runMany(bench, instances));
  return {
    title: 'Scale',
    rows: [...runRows(runs), ...(await judgeRows(bench))],
    notes: [
      'A run of test/fixtures/experiments/many.yaml on the stand-in: all instances created, half frozen at once, all collected and deleted.',
      'CPU and peak memory are those of the harness process alone; x anchor is the ratio to 10 instances.',
      `${EVENTS.toLocaleString('en-US')} events: read, schema check, fold and decide, ${String(ROUNDS)} rounds, each in a process of its own; anchor: nothing but JSON.parse of every line.`,
    ],
  };
}

async function runMany(bench: Workbench, instances: number): Promise<ScaleRun> {
  const cwd = bench.folder('scale');
  const argv = [process.execPath, scaleChild, String(instances)];
  const { stdout } = await bench.mustRun(argv, { cwd, timeoutMs: RUN_LIMIT_MS });
  const run = JSON.parse(stdout) as ScaleRun;
  if (run.verdict !== 'PASS')
    throw new Error(`${String(instances)} instances: ${String(run.verdict)}: ${run.headline}`);
  fs.rmSync(cwd, { recursive: true });
  return run;
}

function runRows(runs: readonly ScaleRun[]): readonly Row[] {
  const rowsOf = (what: string, unit: string, of: (run: ScaleRun) => number): readonly Row[] => {
    const anchor = runs.slice(0, 1).map(of);
    return runs.map((run, index) => {
      const samples = index === 0 ? anchor : [of(run)];
      return { what: `${String(run.instances)} instances: ${what}`, unit, samples, anchor };
    });
  };
  return [
    ...rowsOf('harness CPU', 's', ({ cpuSeconds }) => cpuSeconds),
    ...rowsOf('harness peak memory', 'MB', ({ peakMegabytes }) => peakMegabytes),
    ...rowsOf('run', 's', ({ seconds }) => seconds),
  ];
}

async function judgeRows(bench: Workbench): Promise<readonly Row[]> {
  const root = bench.folder('events');
  const { runDir } = (await evidence(bench, ['append', String(EVENTS), root])) as AppendResult;
  const [judged, parsed]: [JudgeResult[], JudgeResult[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    judged.push((await evidence(bench, ['evaluate', runDir])) as JudgeResult);
    parsed.push((await evidence(bench, ['parse', runDir])) as JudgeResult);
  }
  fs.rmSync(root, { recursive: true });
  const pair = (what: string, unit: string, of: (result: JudgeResult) => number, aim?: Aim): readonly Row[] => {
    const anchor = parsed.map(of);
    return [
      { what: `JSON.parse of all events: ${what}`, unit, samples: anchor, anchor },
      { what: `evaluate: ${what}`, unit, samples: judged.map(of), anchor, ...(aim === undefined ? {} : { aim }) },
    ];
  };
  return [
    ...pair('time', 's', ({ seconds }) => seconds, TIME_AIM),
    ...pair('processor time', 's', ({ cpuSeconds }) => cpuSeconds),
    ...pair('peak memory', 'MB', ({ peakMegabytes }) => peakMegabytes, MEMORY_AIM),
  ];
}

async function evidence(bench: Workbench, args: readonly string[]): Promise<unknown> {
  const { stdout } = await bench.mustRun([process.execPath, evidenceChild, ...args], { timeoutMs: EVIDENCE_LIMIT_MS });
  return JSON.parse(stdout);
}
