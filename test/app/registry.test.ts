// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type OpenedRun, readOpenedRuns } from '../../src/app/opened-run.ts';
import { openRegistry } from '../../src/app/registry.ts';
import { tempFolder } from '../support/temp.ts';

const runId = '20261129T154500Z-abc123';

function note(change: Partial<OpenedRun> = {}): OpenedRun {
  return {
    runId,
    runDir: `/somewhere/runs/toy/${runId}`,
    workDir: '/tmp/chaos-abc123',
    adapterSha256: 'a'.repeat(64),
    gateway: 'standin',
    seed: '7',
    parameters: { ticks: 3, word: 'hello', loud: true },
    owner: { pid: 4711, startTime: '12345', bootId: 'boot/pid:[1]' },
    ...change,
  };
}

const stateDir = (): string => path.join(tempFolder(), 'state/openshell-chaos');

test('a run is listed as it was noted until it is removed', () => {
  const registry = openRegistry(stateDir());
  registry.add(note());
  expect(registry.list()).toEqual({ runs: [expect.objectContaining(note())], refused: [] });
  expect(registry.find(runId)).toMatchObject(note());
  registry.remove(runId);
  registry.remove(runId);
  expect(registry.list()).toEqual({ runs: [], refused: [] });
  expect(registry.find(runId)).toBeNull();
});

test('folders and entries are readable by nobody else', () => {
  const folder = stateDir();
  const registry = openRegistry(folder);
  registry.add(note());
  for (const place of [folder, path.join(folder, 'runs'), registry.locksDir]) {
    expect(fs.statSync(place).mode & 0o777).toBe(0o700);
  }
  expect(fs.statSync(registry.fileOf(runId)).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(path.join(folder, 'runs'))).toEqual([`${runId}.json`]);
});

test.for([
  { what: 'one that others can read', spoil: (folder: string) => fs.chmodSync(folder, 0o750), says: 'mode 0750' },
  {
    what: 'a link',
    spoil: (folder: string) => {
      fs.renameSync(folder, `${folder}-real`);
      fs.symlinkSync(`${folder}-real`, folder);
    },
    says: 'is not what it should be',
  },
  ...(process.getuid?.() === 0
    ? [{ what: "somebody else's", spoil: (folder: string) => fs.chownSync(folder, 12345, 12345), says: 'user 12345' }]
    : []),
])('a folder that is $what is refused', ({ spoil, says }) => {
  const folder = stateDir();
  openRegistry(folder);
  spoil(folder);
  expect(() => openRegistry(folder)).toThrow(says);
});

test('a folder that cannot be made is refused with its path and a way out', () => {
  const folder = tempFolder();
  fs.writeFileSync(path.join(folder, 'file'), '');
  const place = path.join(folder, 'file/openshell-chaos');
  expect(() => openRegistry(place)).toThrow(
    expect.objectContaining({
      code: 'state-unusable',
      message: expect.stringContaining(place) as string,
      hint: expect.stringContaining('XDG_STATE_HOME') as string,
    }) as Error,
  );
});

test.for([
  { what: 'no JSON', write: () => '{"format":1,' },
  { what: 'JSON of something else', write: () => '[]' },
  { what: 'null', write: () => 'null' },
  { what: 'an entry of another run', write: () => entry({ runId: '20261129T154500Z-zzz999' }) },
  { what: 'an entry of a newer version', write: () => JSON.stringify({ ...note(), format: 2 }) },
  { what: 'a run id that is a path', write: () => entry({ runId: '../../etc' }) },
  { what: 'a run directory that is no absolute path', write: () => entry({ runDir: `runs/${runId}` }) },
  { what: 'a run directory with steps upwards', write: () => entry({ runDir: `/a/../b/${runId}` }) },
  { what: 'a work folder that is not called as ours', write: () => entry({ workDir: '/home' }) },
  { what: 'an owner without a start time', write: () => entry({ owner: { pid: 1 } as OpenedRun['owner'] }) },
  { what: 'parameters that are no scalars', write: () => entry({ parameters: { a: {} as unknown as string } }) },
  { what: 'more than a megabyte', write: () => entry({ seed: 'x'.repeat(1024 * 1024) }) },
])('an entry with $what is reported and no run', ({ write }) => {
  const registry = openRegistry(stateDir());
  fs.writeFileSync(registry.fileOf(runId), write(), { mode: 0o600 });
  const { runs, refused } = registry.list();
  expect(runs).toEqual([]);
  expect(refused).toEqual([expect.stringContaining(registry.fileOf(runId))]);
  expect(registry.find(runId)).toBeNull();
});

test('an entry that others could have written, or that is a link, is reported and no run', () => {
  const registry = openRegistry(stateDir());
  registry.add(note());
  fs.chmodSync(registry.fileOf(runId), 0o620);
  expect(registry.list()).toEqual({ runs: [], refused: [expect.stringContaining('mode 0620')] });
  fs.chmodSync(registry.fileOf(runId), 0o600);
  fs.renameSync(registry.fileOf(runId), `${registry.fileOf(runId)}.moved`);
  fs.symlinkSync(`${registry.fileOf(runId)}.moved`, registry.fileOf(runId));
  expect(registry.list()).toMatchObject({ runs: [], refused: [expect.stringContaining('ELOOP')] });
});

test('notes go through the saved state of an action and back; anything else is refused', () => {
  expect(readOpenedRuns(JSON.stringify([note()]))).toEqual([note()]);
  expect(readOpenedRuns('')).toEqual([]);
  expect(() => readOpenedRuns('[{}]')).toThrow('damaged');
});

function entry(change: Partial<OpenedRun>): string {
  return JSON.stringify({ format: 1, ...note(change) });
}
