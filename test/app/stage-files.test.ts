// SPDX-License-Identifier: Apache-2.0

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyFileWithin } from '../../src/app/stage-copy.ts';
import { NOTES_FILE, type Staged, stageFiles, type StageLimits } from '../../src/app/stage-files.ts';
import { tempFolder } from '../support/temp.ts';

const limits: StageLimits = { fileBytes: 1000, totalBytes: 3000, entries: 100 };
let temp: string;
let run: string;
let into: string;

beforeEach(() => {
  temp = tempFolder();
  [run, into] = [path.join(temp, 'run'), path.join(temp, 'into')];
  for (const folder of [run, into]) fs.mkdirSync(folder);
});

test('plain files are there with the same bytes, and the list of what is not is empty', () => {
  write('manifest.json', '{}');
  write('deep/er/file', 'x');
  const staged = stage();
  expect(staged.files).toEqual(['x/1/manifest.json', 'x/1/deep/er/file', NOTES_FILE]);
  expect(fs.readFileSync(path.join(into, 'x/1/deep/er/file'), 'utf8')).toBe('x');
  expect(notes()).toEqual({ leftOut: [], changed: [], more: 0 });
});

test('links out of the run, to folders and to nowhere are left out; a link to a file of the run is a copy', () => {
  write('real', 'content');
  fs.mkdirSync(path.join(run, 'folder'));
  write('folder/x', '1');
  fs.writeFileSync(path.join(temp, 'outside'), 'secret');
  for (const [name, target] of [
    ['passwd', '/etc/passwd'],
    ['up', '../outside'],
    ['inner', 'real'],
    ['to-folder', 'folder'],
    ['nowhere', 'gone'],
    ['itself', 'itself'],
  ] as const) {
    fs.symlinkSync(target, path.join(run, name));
  }
  fs.symlinkSync('/etc', path.join(run, 'etc'));
  const staged = stage();
  expect(leftOut(staged)).toEqual({
    'x/1/etc': 'a link out of the run',
    'x/1/passwd': 'a link out of the run',
    'x/1/up': 'a link out of the run',
    'x/1/to-folder': 'a link to what is no file',
    'x/1/nowhere': 'a link that leads nowhere (ENOENT)',
    'x/1/itself': 'a link that leads nowhere (ELOOP)',
  });
  expect(fs.readFileSync(path.join(into, 'x/1/inner'), 'utf8')).toBe('content');
  expect(staged.changed).toEqual([{ path: 'x/1/inner', note: 'a copy of real, which it linked to' }]);
  expect(fs.lstatSync(path.join(into, 'x/1/inner')).isFile()).toBe(true);
});

test('sockets, pipes and empty folders are named and keep nothing waiting', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(path.join(run, 'socket'), resolve));
  expect(spawnSync('mkfifo', [path.join(run, 'pipe')]).status).toBe(0);
  fs.mkdirSync(path.join(run, 'empty'));
  expect(leftOut(stage())).toEqual({
    'x/1/empty': 'an empty folder',
    'x/1/pipe': 'a pipe',
    'x/1/socket': 'a socket',
  });
  server.close();
});

test('what may not be read is named', () => {
  write('closed', 'x');
  write('locked/file', 'x');
  fs.chmodSync(path.join(run, 'closed'), 0);
  fs.chmodSync(path.join(run, 'locked'), 0);
  const staged = asOrdinaryUser(() => stage());
  expect(leftOut(staged)).toEqual({
    'x/1/closed': 'cannot be read (EACCES)',
    'x/1/locked': 'cannot be read (EACCES)',
  });
  fs.chmodSync(path.join(run, 'locked'), 0o700);
});

test('names that an artifact may not have are changed, and which was which is listed', () => {
  write('out/12:30.log', '1');
  write('out/A', 'upper');
  write('out/a', 'lower');
  write(NOTES_FILE, 'mine');
  const staged = stage();
  expect(notes().changed).toEqual([
    { path: 'x/1/out/12:30.log', note: 'is called x/1/out/12_30.log here' },
    { path: 'x/1/out/a', note: 'is called x/1/out/a~2 here' },
  ]);
  expect(fs.readFileSync(path.join(into, 'x/1/out/a~2'), 'utf8')).toBe('lower');
  expect(staged.files).toContain(`x/1/${NOTES_FILE}`);
});

test('files that look like secrets stay, by name, by content and by the tokens of the job', () => {
  write('.env', 'A=1');
  write('server.pem', 'x');
  write('log', `${'x'.repeat(500)} ghp_${'a1'.repeat(18)}`);
  write('token', 'the needle of this job');
  write('fine', 'x');
  const staged = stage();
  expect(leftOut(staged)).toEqual({
    'x/1/.env': 'hidden',
    'x/1/server.pem': 'named like a file of keys or passwords',
    'x/1/log': 'holds what looks like a GitHub token',
    'x/1/token': 'holds what looks like a token of this job',
  });
  expect(fs.existsSync(path.join(into, 'x/1/log'))).toBe(false);
});

test('a secret that lies across two pieces of a large file is seen', () => {
  const secret = `ghp_${'a1'.repeat(18)}`;
  write('log', `${'x'.repeat(1024 * 1024 - 11)} ${secret}\n`);
  const staged = stage({ fileBytes: 4e6, totalBytes: 8e6, entries: 10 });
  expect(leftOut(staged)).toEqual({ 'x/1/log': 'holds what looks like a GitHub token' });
});

test('limits of a file, of all files and of their number leave out what is beyond, and say so', () => {
  write('large', 'x'.repeat(1001));
  for (const name of ['a', 'b', 'c', 'd']) write(name, 'x'.repeat(800));
  const staged = stage();
  expect(leftOut(staged)).toEqual({
    'x/1/large': 'too large (1001 bytes)',
    'x/1/d': 'too large (800 bytes)',
  });
  expect(staged.sizeBytes).toBe(2400);
});

test('more entries than are looked at end the list with a word', () => {
  for (let i = 10; i < 30; i += 1) write(`f${String(i)}`, '');
  const staged = stage({ ...limits, entries: 5 });
  expect(staged.files).toHaveLength(6);
  expect(leftOut(staged)).toEqual({ 'x/1/f15': 'this and all that follows: too many files' });
});

test('a run that is gone is named', () => {
  fs.rmdirSync(run);
  expect(leftOut(stage())).toEqual({ 'x/1': 'cannot be read (ENOENT)' });
});

test('a file that was replaced since it was listed is not followed out', () => {
  fs.writeFileSync(path.join(temp, 'outside'), 'secret');
  fs.symlinkSync(path.join(temp, 'outside'), path.join(run, 'swapped'));
  fs.symlinkSync(temp, path.join(run, 'folder'));
  const request = { root: run, to: path.join(into, 'x'), limitBytes: 100, holdsSecret: () => false };
  expect(copyFileWithin({ ...request, file: path.join(run, 'swapped') })).toEqual({
    ok: false,
    why: 'became a link before it was copied',
  });
  const through = copyFileWithin({ ...request, file: path.join(run, 'folder/outside') });
  expect(through).toEqual({ ok: false, why: 'leads out of the run' });
  const gone = copyFileWithin({ ...request, file: path.join(run, 'gone') });
  expect(gone).toEqual({ ok: false, why: 'gone before it was copied' });
});

test('a file that grows under the copy is as long as it was, and that is said', () => {
  write('log', 'x'.repeat(100));
  const file = path.join(run, 'log');
  const copied = copyFileWithin({
    ...{ root: fs.realpathSync(run), file, to: path.join(into, 'log'), limitBytes: 1000 },
    holdsSecret: () => {
      fs.appendFileSync(file, 'more');
      return false;
    },
  });
  expect(copied).toEqual({ ok: true, sizeBytes: 100, note: expect.stringContaining('grew') as string });
  expect(fs.statSync(path.join(into, 'log')).size).toBe(100);
});

function stage(within: StageLimits = limits): Staged {
  const holdsSecret = (text: string): boolean => text.includes('needle');
  return stageFiles({ folders: [{ from: run, as: 'x/1' }], into, holdsSecret, limits: within });
}

function leftOut(staged: Staged): Readonly<Record<string, string>> {
  return Object.fromEntries(staged.leftOut.map(({ path: name, note }) => [name, note]));
}

function notes(): { readonly leftOut: unknown; readonly changed: unknown; readonly more: number } {
  return JSON.parse(fs.readFileSync(path.join(into, NOTES_FILE), 'utf8')) as ReturnType<typeof notes>;
}

function write(name: string, content: string): void {
  const file = path.join(run, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** To root nothing is closed. */
function asOrdinaryUser<T>(act: () => T): T {
  if (process.geteuid?.() !== 0) return act();
  for (const folder of [temp, run, into]) fs.chmodSync(folder, 0o777);
  process.seteuid?.(65534);
  try {
    return act();
  } finally {
    process.seteuid?.(0);
  }
}
