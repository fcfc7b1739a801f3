// SPDX-License-Identifier: Apache-2.0
// `chaos site` as it is typed.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callCli } from '../support/run-cli.ts';
import { tempFolder } from '../support/temp.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/runs');
const runs = ['pass', 'fail', 'xfail', 'xpass', 'error', 'torn'].map((name) => path.join(fixtures, name));

test('runs of every verdict make a site, and again they change nothing', async () => {
  const cwd = tempFolder();
  const first = await callCli(['site', 'public', ...runs], { cwd });
  expect(first).toMatchObject({ code: 0 });
  expect(first.stdout).toMatch(/^6 runs added: \d+ files, .* written\npublic\/index\.html\n$/);
  expect(first.stderr).toBe('6 of 6 runs\n');
  const again = await callCli(['site', 'public', ...runs, '--json'], { cwd });
  expect(JSON.parse(again.stdout)).toMatchObject({ added: [], filesWritten: 0, bytesWritten: 0, refused: [] });
  const page = fs.readFileSync(path.join(cwd, 'public/index.html'), 'utf8');
  for (const id of ['hello-world', 'supervisor-kill', 'gateway-kill-keeps-state', 'supervisor-pause']) {
    expect(page).toContain(id);
  }
});

test('links of a published page lead to files that are there', async () => {
  const cwd = tempFolder();
  await callCli(['site', 'public', path.join(fixtures, 'xfail')], { cwd });
  const [manifest = ''] = fs.globSync('public/runs/*/*/*/manifest.json', { cwd });
  const folder = path.join(cwd, path.dirname(manifest));
  const page = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const links = [...page.matchAll(/href="([^"#:][^":]*)"/g)].map(([, href = '']) => href.replace(/#.*/, ''));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => !fs.existsSync(path.join(folder, decodeURIComponent(href))))).toEqual([]);
});

test('a directory that is no run is named, and the others are published', async () => {
  const cwd = tempFolder();
  fs.cpSync(path.join(fixtures, 'pass'), path.join(cwd, 'broken'), { recursive: true });
  fs.writeFileSync(path.join(cwd, 'broken/timeline.jsonl'), '{}\n');
  const { code, stdout } = await callCli(['site', 'public', './broken', path.join(fixtures, 'fail')], { cwd });
  expect(code).toBe(3);
  expect(stdout).toMatch(/not published: timeline\.jsonl.*broken\)[^]*1 run added/);
});

/** A copy of a recorded run under another id. */
function copyOf(cwd: string, name: string, runId: string): string {
  const runDir = path.join(cwd, 'copies', runId);
  fs.cpSync(path.join(fixtures, name), runDir, { recursive: true });
  const [old = ''] = /\d{8}T\d{6}Z-\w{6}/.exec(fs.readFileSync(path.join(runDir, 'manifest.json'), 'utf8')) ?? [];
  for (const file of ['manifest.json', 'timeline.jsonl', 'plan.json']) {
    const place = path.join(runDir, file);
    fs.writeFileSync(place, fs.readFileSync(place, 'utf8').replaceAll(old, runId));
  }
  return runDir;
}

test('a dry run says what would go and removes nothing; without it the folder goes and the row stays', async () => {
  const cwd = tempFolder();
  const ids = ['20261101T000000Z-aaaaaa', '20261102T000000Z-bbbbbb', '20261103T000000Z-cccccc'];
  await callCli(['site', 'public', ...ids.map((id) => copyOf(cwd, 'pass', id))], { cwd });
  const folders = (): readonly string[] => fs.globSync('public/runs/*/*/*/index.html', { cwd });
  const tight = ['site', 'public', '--prune', '--keep', '0'];
  const dry = await callCli([...tight, '--dry-run'], { cwd });
  expect(dry.stdout).toMatch(
    /runs\/2026-11\/01\/20261101T000000Z-aaaaaa {2}hello-world, count, .*\n2 folders of runs would be removed/s,
  );
  expect(folders()).toHaveLength(3);
  expect((await callCli(tight, { cwd })).stdout).toContain('2 folders of runs removed');
  // The latest of its verdict is protected.
  expect(folders().map((file) => path.basename(path.dirname(file)))).toEqual(['20261103T000000Z-cccccc']);
  expect(fs.readFileSync(path.join(cwd, 'public/index.html'), 'utf8').match(/page pruned/g)?.length).toBeGreaterThan(1);
  expect((await callCli(tight, { cwd })).stdout).toContain('0 folders of runs removed');
});

test.each([
  [['site', 'public'], /there is no run under runs/],
  [['site', 'public', '--days', '3'], /--days goes with --prune/],
  [['site', 'public', '--prune', '--days=-1'], /--days -1; expected a whole number/],
  [['site', 'public', '--prune', 'latest'], /--prune takes no RUN/],
  [['site', 'public', '--prune'], /there is no site in public/],
  [['site', 'public', '--repository', '<b>', 'latest'], /there is no run|expected OWNER\/NAME/],
  [['site', '.', path.join(fixtures, 'pass')], /holds files and no site\.json of ours/],
])('%j is refused with what to do', async (args, message) => {
  const cwd = tempFolder();
  fs.writeFileSync(path.join(cwd, 'notes.txt'), 'mine');
  const { code, stderr } = await callCli(args, { cwd });
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
  expect(fs.readdirSync(cwd)).toEqual(['notes.txt']);
});
