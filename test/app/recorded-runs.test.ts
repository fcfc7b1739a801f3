// SPDX-License-Identifier: Apache-2.0

// What can be done with a run directory after the run, wherever it lies.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

let folder: ToyFolder;
let copy: string;

beforeAll(async () => {
  folder = createToyFolder();
  await callCli(['run', 'toy-pass', 'toy-outage'], { cwd: folder.path });
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'));
});

afterAll(() => {
  folder.remove();
  fs.rmSync(copy, { recursive: true });
});

const chaos = (...args: readonly string[]) => callCli(args, { cwd: folder.path });

test('evaluating a copy elsewhere gives the same bytes, also of the report', async () => {
  const [runDir] = folder.runs();
  const elsewhere = path.join(copy, 'some run');
  fs.cpSync(runDir!, elsewhere, { recursive: true });
  fs.rmSync(path.join(elsewhere, 'verdict.json'));
  fs.rmSync(path.join(elsewhere, 'report.html'));

  expect((await callCli(['evaluate', './some run'], { cwd: copy })).stdout).toContain('verdict.json was written');
  for (const file of ['verdict.json', 'report.html']) {
    expect(fs.readFileSync(path.join(elsewhere, file))).toEqual(fs.readFileSync(path.join(runDir!, file)));
  }
});

test('evaluating again rewrites nothing', async () => {
  const verdict = path.join(folder.runs()[0]!, 'verdict.json');
  const before = fs.statSync(verdict);
  const { stdout, code } = await chaos('evaluate', folder.runs()[0]!);
  expect(code).toBe(0);
  expect(stdout).toContain('verdict.json is unchanged, byte for byte');
  expect(fs.statSync(verdict)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
});

test('an edited experiment is decided beside the first verdict, which stays', async () => {
  const runDir = folder.runs()[1]!;
  const first = fs.readFileSync(path.join(runDir, 'verdict.json'), 'utf8');
  const text = folder.read('chaos/experiments/toy-outage.yaml').replace('equals: 0', 'equals: 7');
  folder.write('edited.yaml', text);

  const { code, stdout } = await chaos('evaluate', runDir, '--experiment', 'edited.yaml');
  expect(code).toBe(1);
  expect(stdout).toMatch(/as it ran: ✓ PASS toy-outage/);
  expect(stdout).toMatch(/with edited\.yaml: ✕ FAIL toy-outage/);
  expect(fs.readFileSync(path.join(runDir, 'verdict.json'), 'utf8')).toBe(first);
  const [evaluation, ...more] = fs.readdirSync(path.join(runDir, 'evaluations'));
  expect(more).toEqual([]);
  const files = path.join(runDir, 'evaluations', evaluation!);
  expect(fs.readdirSync(files).sort()).toEqual(['experiment.yaml', 'report.html', 'verdict.json']);
  expect(fs.readFileSync(path.join(files, 'experiment.yaml'), 'utf8')).toBe(text);
  expect(JSON.parse(fs.readFileSync(path.join(files, 'verdict.json'), 'utf8'))).toMatchObject({ verdict: 'FAIL' });
  const links = [...fs.readFileSync(path.join(files, 'report.html'), 'utf8').matchAll(/<a href="(?!http)([^"#]+)/g)];
  expect(links.length).toBeGreaterThan(5);
  expect(links.map(([, href]) => href!).filter((href) => !fs.existsSync(path.join(files, href)))).toEqual([]);
});

test('an invalid edited experiment leaves no trace', async () => {
  const runDir = folder.runs()[0]!;
  folder.write('wrong.yaml', 'id: wrong\n');
  const { code, stderr } = await chaos('evaluate', runDir, '--experiment', 'wrong.yaml');
  expect(code).toBe(2);
  expect(stderr).toContain('wrong.yaml:1:1');
  expect(fs.existsSync(path.join(runDir, 'evaluations'))).toBe(false);
});

test('the newest run is listed first, as a table and as JSON', async () => {
  expect((await chaos('list')).stdout).toMatch(/toy-outage[\s\S]*toy-pass/);
  const { stdout } = await chaos('list', '--json');
  expect(JSON.parse(stdout)).toMatchObject([
    { experiment: 'toy-outage', verdict: 'PASS', adapter: 'toy', runDir: folder.runs()[1] },
    { experiment: 'toy-pass', verdict: 'PASS' },
  ]);
  expect(JSON.parse((await chaos('list', 'toy-pass', '--json')).stdout)).toHaveLength(1);
});

test('a run is shown by path, by id, by the beginning of its id and as the latest', async () => {
  const runId = path.basename(folder.runs()[1]!);
  for (const name of ['latest', runId, folder.runs()[1]!]) {
    const { code, stdout } = await chaos('show', name);
    expect(code).toBe(0);
    expect(stdout).toContain('Stand-in, not Toy');
    expect(stdout).toMatch(/✓ PASS\s+toy-outage/);
    expect(stdout).toContain('no-tick-lost (counter-0): held');
    expect(stdout).toMatch(/fault\s.*outage.*gateway/);
    expect(stdout).toContain('The same again:\n  chaos run chaos/experiments/toy-outage.yaml');
  }
  expect(JSON.parse((await chaos('show', 'latest', '--json')).stdout)).toMatchObject({ verdict: { verdict: 'PASS' } });
  const ambiguous = await chaos('show', runId.slice(0, 4));
  expect(ambiguous.code).toBe(2);
  expect(ambiguous.stderr).toContain('begins 2 run ids');
});

test('a report that was lost is written again', async () => {
  const report = path.join(folder.runs()[1]!, 'report.html');
  const before = fs.readFileSync(report);
  fs.rmSync(report);
  expect((await chaos('report', 'latest')).stdout.trim()).toBe(path.relative(folder.path, report));
  expect(fs.readFileSync(report)).toEqual(before);
});

test('a run that was killed is listed, and evaluating it says so', async () => {
  const killed = path.join(folder.path, 'killed/toy-pass/20260101T000000Z-aaaaaa');
  fs.cpSync(folder.runs()[0]!, killed, { recursive: true });
  fs.rmSync(path.join(killed, 'verdict.json'));
  const timeline = path.join(killed, 'timeline.jsonl');
  fs.truncateSync(timeline, fs.statSync(timeline).size - 20);

  expect((await chaos('list', '--runs-dir', 'killed')).stdout).toMatch(/ERROR\s+toy-pass[\s\S]*no verdict: /);
  const { code, stdout } = await chaos('evaluate', 'latest', '--runs-dir', 'killed');
  expect(code).toBe(3);
  expect(stdout).toContain('ERROR toy-pass');
});

test('a verdict that is not one is listed as damaged', async () => {
  const runDir = path.join(folder.path, 'hostile/toy-pass/20260101T000000Z-aaaaaa');
  fs.cpSync(folder.runs()[0]!, runDir, { recursive: true });
  fs.writeFileSync(path.join(runDir, 'verdict.json'), '{"verdict": "PASS", "headline": {"toString": 1}}');
  const { stdout, code } = await chaos('list', '--runs-dir', 'hostile');
  expect(stdout).toMatch(/ERROR\s+toy-pass[\s\S]*verdict\.json is damaged: must have required property/);
  expect(code).toBe(0);
});

test('a verdict that is no JSON is listed as damaged, and a run without one says which it is when it is opened', async () => {
  const runDir = path.join(folder.path, 'bare/toy-pass/20260101T000000Z-aaaaaa');
  fs.mkdirSync(runDir, { recursive: true });
  fs.writeFileSync(path.join(runDir, 'verdict.json'), '{"verdict"');
  expect((await chaos('list', '--runs-dir', 'bare')).stdout).toContain('verdict.json is damaged: is not JSON');
  const { code, stderr } = await chaos('show', 'latest', '--runs-dir', 'bare');
  expect({ code, stderr }).toEqual({ code: 3, stderr: `chaos: manifest.json is missing (${runDir})\n` });
});

test('a report that cannot be written names the way that writes nothing', async () => {
  const runDir = path.join(folder.path, 'blocked');
  fs.cpSync(folder.runs()[0]!, runDir, { recursive: true });
  fs.rmSync(path.join(runDir, 'report.html'));
  fs.mkdirSync(path.join(runDir, 'report.html'));
  const { code, stderr } = await chaos('report', './blocked');
  expect(code).toBe(3);
  expect(stderr).toContain('chaos show decides and shows a run without writing to it');
});

test('a directory that is no run, or a damaged one, ends in one clear line and exit 3', async () => {
  const damaged = path.join(folder.path, 'damaged');
  fs.cpSync(folder.runs()[0]!, damaged, { recursive: true });
  fs.writeFileSync(path.join(damaged, 'timeline.jsonl'), 'not json\n');
  const { code, stderr } = await chaos('evaluate', './damaged');
  expect(code).toBe(3);
  expect(stderr).toContain(`timeline.jsonl:1 is damaged: is not JSON (${damaged})`);
});
