// SPDX-License-Identifier: Apache-2.0

// What is refused before anything starts: exit 2, one clear message with the way out, nothing written.

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

let folder: ToyFolder;

beforeAll(() => {
  folder = createToyFolder();
  folder.write('broken.yaml', 'id: broken\ntitle: 3\nflows: []\n');
  const far = folder.read('chaos/experiments/toy-pass.yaml').replace('id: toy-pass', 'id: far');
  folder.write('far.yaml', far.replace('default-adapter: toy', 'default-adapter: far-away'));
  folder.write('big.yaml', `# ${'x'.repeat(2 * 1024 * 1024)}\n`);
});

afterAll(() => folder.remove());

test.for([
  { args: ['toy-pas'], says: ['unknown experiment "toy-pas"', 'Did you mean toy-pass?'] },
  { args: ['toy-pass.yaml'], says: ['toy-pass.yaml:1:1: no such file'] },
  { args: ['tag:tyo'], says: ['no experiment has the tag "tyo"', 'Did you mean tag:toy?'] },
  { args: ['tag:'], says: ['"tag:" names no tag; expected tag:NAME'] },
  { args: ['toy-pass', '--adapter', 'tooy'], says: ['unknown adapter "tooy"', 'Did you mean toy?'] },
  { args: ['toy-pass', '--gateway', 'standn'], says: ['gateway "standn"', 'Did you mean standin?'] },
  { args: ['toy-pass', '--set', 'wrod=x'], says: ['parameter "wrod"', 'did you mean "word"?'] },
  { args: ['toy-pass', '--set', 'word'], says: ['--set "word" has no name and value'] },
  { args: ['toy-pass', '--set', 'word=a', '--set', 'word=b'], says: ['--set gives word twice'] },
  { args: ['toy-pass', '--seed', '1.5'], says: ['seed "1.5" is not a whole number'] },
  { args: ['toy-pass', '--seed', '18446744073709551616'], says: ['from 0 to 18446744073709551615'] },
  { args: ['toy-pass', '--experiments-dir', 'nowhere'], says: ['--experiments-dir nowhere is not a folder'] },
  { args: ['./missing.yaml'], says: ['missing.yaml:1:1: no such file'] },
  { args: ['./chaos'], says: ['chaos:1:1: a directory; expected a YAML file'] },
  { args: ['/dev/null/x.yaml'], says: ['no such file'] },
  { args: ['/dev/zero.yaml', '/dev/../dev/zero'], says: ['neither a file nor a directory'] },
  { args: ['big.yaml'], says: ['too large'] },
  { args: ['./far.yaml'], says: ['runs on far-away', 'there is no such adapter here', 'or --adapter standin'] },
  { args: ['hello-world', '--adapter', 'far-away'], says: ['far-away'] },
])('chaos run $args is refused', async ({ args, says }) => {
  const { code, stdout, stderr } = await callCli(['run', ...args], { cwd: folder.path });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  for (const text of says) expect(stderr).toContain(text);
  expect(stderr).not.toMatch(/^ {4}at /m);
  expect(folder.runs()).toEqual([]);
});

test('one invalid experiment among several keeps all of them from starting, and all problems are told', async () => {
  const { code, stderr } = await callCli(['run', 'toy-pass', './broken.yaml'], { cwd: folder.path });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^broken\.yaml:2:8: /m);
  expect(stderr).toMatch(/^broken\.yaml:3:1: .*did you mean "flow"/m);
  expect(folder.runs()).toEqual([]);
});

test('with --json a refusal is a JSON document on stdout and a message on stderr', async () => {
  const { code, stdout, stderr } = await callCli(['run', 'toy-pas', '--json'], { cwd: folder.path });
  expect(code).toBe(2);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'unknown-experiment', hint: 'Did you mean toy-pass?' } });
  expect(stderr).toContain('unknown experiment');
});

test('a file that cannot be opened is named with what the system said', async () => {
  fs.symlinkSync('loop.yaml', path.join(folder.path, 'loop.yaml'));
  const { code, stderr } = await callCli(['run', './loop.yaml'], { cwd: folder.path });
  expect(code).toBe(2);
  expect(stderr).toContain('loop.yaml:1:1: a file that cannot be read (ELOOP)');
});

test('a runs folder that cannot be written is said before anything starts', async () => {
  folder.write('occupied', '');
  const { code, stderr } = await callCli(['run', 'toy-pass', '--runs-dir', 'occupied/runs'], { cwd: folder.path });
  expect(code).toBe(3);
  expect(stderr).toContain(`runs cannot be recorded: ${path.join(folder.path, 'occupied')} is not a folder`);
  expect(stderr).not.toContain('boot');
});

test('a tag that nothing carries selects nothing, which is said and is no failure', async () => {
  const { code, stdout, stderr } = await callCli(['run', 'tag:somewhere'], { cwd: folder.path });
  expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
  expect(stderr).toContain('nothing is selected by tag:somewhere');
});

test.for([
  { args: ['show', 'latest'], says: 'there is no run under runs' },
  { args: ['show', 'chaos'], says: 'chaos is not a run directory' },
  { args: ['evaluate', '2026'], says: 'no run "2026" under runs' },
  { args: ['report', 'lateste'], says: 'Did you mean latest?' },
  { args: ['list', 'toy'], says: 'there is no recorded run of "toy"' },
  { args: ['demo', '--profile', 'fxied'], says: 'Did you mean fixed?' },
])('chaos $args is refused', async ({ args, says }) => {
  const { code, stderr } = await callCli(args, { cwd: folder.path });
  expect(code).toBe(2);
  expect(stderr).toContain(says);
});
