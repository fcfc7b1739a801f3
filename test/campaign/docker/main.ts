// SPDX-License-Identifier: Apache-2.0
/** `npm run campaign -- docker-experiments`: all rows, each printed; exit code 1 when one is wrong. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunningProgram } from '../../support/run-program.ts';
import { EXPECTED, type Generation } from './expected.ts';
import { type Row, runRow } from './run-row.ts';

export interface DockerCampaign {
  readonly generations: readonly Generation[];
  readonly seed: string;
  readonly print: (line: string) => void;
}

export async function runDockerExperiments({ generations, seed, print }: DockerCampaign): Promise<number> {
  const stop = stopOnSignals();
  const codes: number[] = [];
  for (const generation of generations)
    if (!stop.isAsked()) codes.push(await runTable(generation, { seed, print, stop }));
  return Math.max(...codes);
}

type Table = Pick<DockerCampaign, 'seed' | 'print'> & { readonly stop: Stop };

async function runTable(generation: Generation, { seed, print, stop }: Table): Promise<number> {
  const cwd = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-campaign-')));
  const startedMs = performance.now();
  print(`generation ${generation}, seed ${seed}, runs in ${cwd}`);
  print(lineOf(['experiment', 'expected', 'actual', 'time']));
  const rows: Row[] = [];
  for (const expected of EXPECTED[generation]) {
    if (stop.isAsked()) break;
    const row = await runRow(expected, { generation, cwd, seed, onStart: stop.watch });
    rows.push(row);
    print(describe(row));
  }
  const wrong = rows.filter(({ problems }) => problems.length > 0).length;
  const missing = EXPECTED[generation].length - rows.length;
  print(`${String(rows.length)} rows in ${seconds(performance.now() - startedMs)}: ${String(wrong)} wrong`);
  if (missing > 0) print(`stopped: ${String(missing)} rows were not run`);
  const isRight = wrong === 0 && missing === 0;
  // What was wrong is to be looked at.
  if (isRight) fs.rmSync(cwd, { recursive: true, force: true });
  return isRight ? 0 : 1;
}

interface Stop {
  readonly isAsked: () => boolean;
  readonly watch: (running: RunningProgram) => void;
}

/** Who asks this program to stop asks the harness, which puts back what it broke; no row is begun after that. */
function stopOnSignals(): Stop {
  let current: RunningProgram | null = null;
  let asked = false;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      asked = true;
      current?.process.kill('SIGTERM');
    });
  }
  return { isAsked: () => asked, watch: (running) => (current = running) };
}

function describe({ expected, actual, durationMs, problems }: Row): string {
  const line = lineOf([expected.id, expected.verdict, actual ?? 'nothing', seconds(durationMs)]);
  return problems.length === 0 ? `${line}  ok` : [`${line}  WRONG`, ...problems].join('\n    ');
}

function lineOf([id, expected, actual, time]: readonly [string, string, string, string]): string {
  return `${id.padEnd(42)}${expected.padEnd(10)}${actual.padEnd(10)}${time.padStart(8)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
