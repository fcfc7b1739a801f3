// SPDX-License-Identifier: Apache-2.0
/** How long the built action takes to its first line, beside a Node that does nothing, and how large `dist` is. */
import fs from 'node:fs';
import path from 'node:path';
import type { Row, Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const ROUNDS = 15;
const FIRST_LINE_MS = 200;
const DIST_MB = 3;
const BYTES_PER_MB = 1_000_000;

const dist = path.resolve(import.meta.dirname, '../../dist');

export async function measureAction(bench: Workbench): Promise<Table> {
  const entry = path.join(dist, 'action.js');
  if (!fs.existsSync(entry)) {
    return { title: 'Action', rows: [{ what: 'dist/action.js', why: 'not built (npm run build)' }], notes: [] };
  }
  const [anchor, firstLine]: [number[], number[]] = [[], []];
  const cwd = bench.folder('action');
  for (let round = 0; round < ROUNDS; round += 1) {
    anchor.push((await bench.mustRun([process.execPath, '-e', '0'])).ms);
    // Outside of a job it says what it was asked for, and then that there is no job.
    firstLine.push((await bench.run([process.execPath, entry], { cwd })).firstMs);
  }
  const rows: readonly Row[] = [
    { what: 'node -e 0', unit: 'ms', samples: anchor, anchor },
    {
      ...{ what: 'dist/action.js to its first line', unit: 'ms', samples: firstLine, anchor },
      aim: { of: 'median', below: FIRST_LINE_MS },
    },
    sizeRow('dist', sizeOf(dist)),
    { what: 'dist/artifact-worker.js', unit: 'MB', samples: [megabytes(path.join(dist, 'artifact-worker.js'))] },
  ];
  return { title: 'Action', rows, notes: [`In turn, ${String(ROUNDS)} rounds; sizes in units of 1,000,000 bytes.`] };
}

function sizeRow(what: string, bytes: number): Row {
  return { what, unit: 'MB', samples: [bytes / BYTES_PER_MB], aim: { of: 'median', below: DIST_MB } };
}

function megabytes(file: string): number {
  return (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) / BYTES_PER_MB;
}

function sizeOf(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + fs.statSync(path.join(file.parentPath, file.name)).size, 0);
}
