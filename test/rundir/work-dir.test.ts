// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkDir, findWorkDir, workDirPath } from '../../src/rundir/work-dir.ts';
import { tempFolder } from '../support/temp.ts';

const runId = '20261129T154500Z-abc123';

beforeEach(() => {
  vi.stubEnv('TMPDIR', tempFolder());
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('the folder is private, short and found again by the run id', async () => {
  const workDir = createWorkDir(runId);
  expect(workDir.path).toBe(path.join(os.tmpdir(), 'chaos-abc123'));
  expect(fs.statSync(workDir.path).mode & 0o777).toBe(0o700);
  expect(findWorkDir(workDirPath(runId))?.path).toBe(workDir.path);
  expect(await workDir.remove()).toBeNull();
  expect(findWorkDir(workDirPath(runId))).toBeNull();
  expect(await workDir.remove()).toBeNull();
});

test('a folder that something still writes into is removed when that has ended', async () => {
  const workDir = createWorkDir(runId);
  const remove = fs.promises.rm;
  let busy = 3;
  vi.spyOn(fs.promises, 'rm').mockImplementation((...args) => {
    busy -= 1;
    return busy < 0 ? remove(...args) : Promise.reject(new Error('ENOTEMPTY: directory not empty'));
  });
  expect(await workDir.remove()).toBeNull();
  expect(fs.existsSync(workDir.path)).toBe(false);
});

test('a folder that cannot be removed is named, and that is all', async () => {
  const workDir = createWorkDir(runId);
  vi.spyOn(fs.promises, 'rm').mockRejectedValue(new Error('EACCES: permission denied'));
  expect(await workDir.remove()).toMatch(/chaos-abc123 could not be removed: .*EACCES/);
});

test('files are written where only we can read them', () => {
  const workDir = createWorkDir(runId);
  const file = workDir.write('scripts/counter.sh', 'echo hello\n');
  expect(file).toBe(path.join(workDir.path, 'scripts/counter.sh'));
  expect(fs.readFileSync(file, 'utf8')).toBe('echo hello\n');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(() => workDir.write('../outside', '')).toThrow('not a path of a run directory');
});

test('a staging folder is empty each time it is asked for', () => {
  const workDir = createWorkDir(runId);
  const staging = workDir.staging('counter-0');
  fs.writeFileSync(path.join(staging, 'left'), '');
  expect(workDir.staging('counter-0')).toBe(staging);
  expect(fs.readdirSync(staging)).toEqual([]);
});

test('a name that is taken, and a folder of somebody else, are refused', () => {
  const folder = path.join(os.tmpdir(), 'chaos-abc123');
  fs.mkdirSync(folder, { mode: 0o700 });
  expect(codeOf(() => createWorkDir(runId))).toBe('not-writable');
  fs.chmodSync(folder, 0o755);
  expect(codeOf(() => findWorkDir(workDirPath(runId)))).toBe('foreign-work-dir');
  fs.rmdirSync(folder);
  fs.symlinkSync(os.homedir(), folder);
  expect(codeOf(() => createWorkDir(runId))).toBe('not-writable');
  expect(codeOf(() => findWorkDir(workDirPath(runId)))).toBe('foreign-work-dir');
});

function codeOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  throw new Error('nothing was thrown');
}
