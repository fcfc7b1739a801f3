// SPDX-License-Identifier: Apache-2.0
// A site in a folder: only what is ours is written, replaced or removed.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openSiteFolder } from '../../src/app/site-folder.ts';
import { publishTo, sampleRun } from '../support/site-runs.ts';
import { tempFolder } from '../support/temp.ts';

test('a folder with other files and without a site is refused', () => {
  const dir = tempFolder();
  fs.writeFileSync(path.join(dir, 'notes.txt'), 'mine');
  expect(() => openSiteFolder(dir)).toThrow(/holds files and no site\.json of ours/);
  expect(() => openSiteFolder(path.join(dir, 'notes.txt'))).toThrow(/is not a folder/);
});

test('a new folder, an empty one and the work tree of an empty branch will do', async () => {
  const [empty, branch] = [tempFolder(), tempFolder()];
  fs.mkdirSync(path.join(branch, '.git'));
  for (const dir of [path.join(empty, 'new/one'), tempFolder(), branch]) {
    await publishTo(openSiteFolder(dir), [sampleRun(0)]);
    expect(fs.existsSync(path.join(dir, 'index.html'))).toBe(true);
    expect(fs.readFileSync(path.join(dir, '.nojekyll'), 'utf8')).toBe('');
  }
});

test('files of others beside a site stay as they are', async () => {
  const dir = tempFolder();
  await publishTo(openSiteFolder(dir), [sampleRun(0)]);
  fs.writeFileSync(path.join(dir, 'CNAME'), 'example.org');
  fs.mkdirSync(path.join(dir, 'runs/notes'));
  fs.writeFileSync(path.join(dir, 'runs/notes/x'), 'mine');
  await publishTo(openSiteFolder(dir), [sampleRun(1)]);
  expect(fs.readFileSync(path.join(dir, 'CNAME'), 'utf8')).toBe('example.org');
  expect(fs.readFileSync(path.join(dir, 'runs/notes/x'), 'utf8')).toBe('mine');
});

test.each(['index.html', 'index.json', 'runs', 'strata'])('a link in the place of %s is not followed', async (name) => {
  const [dir, elsewhere] = [tempFolder(), tempFolder()];
  await publishTo(openSiteFolder(dir), [sampleRun(0)]);
  fs.renameSync(path.join(dir, name), path.join(elsewhere, name));
  fs.symlinkSync(path.join(elsewhere, name), path.join(dir, name));
  const before = fs.readdirSync(elsewhere, { recursive: true });
  const text = name.includes('.') ? fs.readFileSync(path.join(elsewhere, name), 'utf8') : '';
  await expect(publishTo(openSiteFolder(dir), [sampleRun(50)])).rejects.toMatchObject({ code: 'site-refused' });
  expect(fs.readdirSync(elsewhere, { recursive: true })).toEqual(before);
  if (name.includes('.')) expect(fs.readFileSync(path.join(elsewhere, name), 'utf8')).toBe(text);
});

test('only folders of runs and pull requests are removed, with the empty ones above them', async () => {
  const dir = tempFolder();
  const site = openSiteFolder(dir);
  const { row } = sampleRun(0);
  await publishTo(site, [sampleRun(0)]);
  await site.remove(row.path ?? '');
  expect(fs.existsSync(path.join(dir, 'runs'))).toBe(false);
  for (const folder of ['strata', 'runs', 'pr', '.', '..', 'runs/2026-01/01', '/etc', 'pr/1/../../strata']) {
    await expect(async () => site.remove(folder)).rejects.toThrow(/no folder that may be removed/);
  }
  expect(fs.existsSync(path.join(dir, 'strata'))).toBe(true);
});

test('an index that is larger than any of ours is not read', async () => {
  const dir = tempFolder();
  await publishTo(openSiteFolder(dir), [sampleRun(0)]);
  fs.truncateSync(path.join(dir, 'index.json'), 2 ** 30);
  await expect(async () => publishTo(openSiteFolder(dir), [sampleRun(1)])).rejects.toThrow(
    /index\.json.* bytes, more than/,
  );
});
