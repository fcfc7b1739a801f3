// SPDX-License-Identifier: Apache-2.0
/** Writing and judging a timeline of 100,000 events: how fast, how large, how much memory. */
import fs from 'node:fs';
import path from 'node:path';
import type { AppendResult, JudgeResult } from './evidence-child.ts';
import { type Aim, type Measured, quantile, type Row, type Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const EVENTS = 100_000;
const ROUNDS = 5;
const AIM: Aim = { of: 'median', below: 0.5 };

const root = path.resolve(import.meta.dirname, '../..');
const child = new URL(import.meta.resolve('./evidence-child.ts')).pathname;

export async function measureEvidence(bench: Workbench): Promise<Table> {
  const appended: AppendResult[] = [];
  const judged: JudgeResult[] = [];
  const parsed: JudgeResult[] = [];
  const whole: number[] = [];
  const cli = path.join(root, 'dist', 'cli.js');
  for (let round = 0; round < ROUNDS; round += 1) {
    const runs = bench.folder('evidence');
    const append = (await inChild(bench, ['append', String(EVENTS), runs])) as AppendResult;
    appended.push(append);
    judged.push(checked((await inChild(bench, ['evaluate', append.runDir])) as JudgeResult, 'PASS'));
    parsed.push(checked((await inChild(bench, ['parse', append.runDir])) as JudgeResult, null));
    if (fs.existsSync(cli)) {
      whole.push((await bench.mustRun([process.execPath, cli, 'evaluate', append.runDir])).ms / 1000);
    }
    fs.rmSync(runs, { recursive: true });
  }
  const bytes = quantile(
    appended.map((append) => append.bytes / EVENTS),
    0.5,
  );
  return {
    title: 'Evidence',
    rows: [...appendRows(appended), ...judgeRows(judged, parsed), wholeRow(whole, parsed)],
    notes: [
      `${EVENTS.toLocaleString('en-US')} events, ${bytes.toFixed(0)} bytes each; ${String(ROUNDS)} rounds, every row in a process of its own.`,
      'Anchors: one bare write per line of the same bytes, and nothing but JSON.parse of every line.',
      'Evaluate is read, schema check, fold and decide, after start-up; peak memory is that of the whole process. chaos evaluate is from spawn to exit.',
    ],
  };
}

async function inChild(bench: Workbench, args: readonly string[]): Promise<unknown> {
  const { stdout } = await bench.mustRun([process.execPath, child, ...args]);
  return JSON.parse(stdout);
}

/** A run that is judged otherwise was not read as it was written: its time says nothing. */
function checked(result: JudgeResult, verdict: string | null): JudgeResult {
  if (result.events === EVENTS && result.verdict === verdict) return result;
  throw new Error(`${String(result.events)} events were judged ${String(result.verdict)}; expected ${String(verdict)}`);
}

function appendRows(appended: readonly AppendResult[]): readonly Row[] {
  const bare = appended.map(({ bareSeconds }) => EVENTS / bareSeconds);
  const samples = appended.map(({ seconds }) => EVENTS / seconds);
  return [
    { what: 'bare writes', unit: 'events/s', samples: bare, anchor: bare },
    { what: 'append', unit: 'events/s', samples, anchor: bare },
  ];
}

function judgeRows(judged: readonly JudgeResult[], parsed: readonly JudgeResult[]): readonly Row[] {
  const pair = (unit: string, name: string, of: (result: JudgeResult) => number): readonly Measured[] => {
    const anchor = parsed.map(of);
    return [
      { what: `JSON.parse${name}`, unit, samples: anchor, anchor },
      { what: `evaluate${name}`, unit, samples: judged.map(of), anchor },
    ];
  };
  const times = pair('s', '', ({ seconds }) => seconds).map((row, index) => (index === 0 ? row : { ...row, aim: AIM }));
  const anchor = parsed.map(({ seconds }) => seconds);
  const reads = judged.map(({ readSeconds }) => readSeconds);
  return [
    ...times,
    { what: 'evaluate: read, check and fold', unit: 's', samples: reads, anchor },
    ...pair('s', ', processor time', ({ cpuSeconds }) => cpuSeconds),
    ...pair('MB', ', peak memory', ({ peakMegabytes }) => peakMegabytes),
  ];
}

function wholeRow(whole: readonly number[], parsed: readonly JudgeResult[]): Row {
  const what = 'chaos evaluate with report.html';
  if (whole.length === 0) return { what, why: 'not built (npm run build)' };
  return { what, unit: 's', samples: whole, anchor: parsed.map(({ seconds }) => seconds) };
}
