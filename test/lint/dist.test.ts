// SPDX-License-Identifier: Apache-2.0

// The built files start from a folder that holds nothing else, on the oldest Node they promise and on the present one.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const programs = ['cli.js', 'standin.js'].filter((file) => fs.existsSync(path.join(dist, file)));

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dist-'));
  if (fs.existsSync(dist)) fs.cpSync(dist, path.join(folder, 'dist'), { recursive: true });
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const nodes = { 'Node 20.19': oldestNode(), 'the Node of the tests': process.execPath };
const starts = Object.entries(nodes).flatMap(([name, node]) => programs.map((program) => ({ name, node, program })));

test.for(starts)('$program prints its help and ends on $name', ({ node, program }) => {
  const run = spawnSync(node, [path.join(folder, 'dist', program), '--help'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
    timeout: 15_000,
  });
  expect(run.stderr).toBe('');
  expect(run.status).toBe(0);
  expect(run.stdout).toMatch(/usage/i);
});

test('no built file names the folder it was built in', () => {
  const built = fs.existsSync(dist) ? fs.globSync('**/*.js', { cwd: dist }) : [];
  expect(built.filter((file) => fs.readFileSync(path.join(dist, file), 'utf8').includes(root))).toEqual([]);
});

/** The pinned one where the package manager could install it (Linux on x64); elsewhere whatever runs the tests. */
function oldestNode(): string {
  const pinned = path.join(root, 'node_modules/node20/bin/node');
  return fs.existsSync(pinned) ? pinned : process.execPath;
}
