// SPDX-License-Identifier: Apache-2.0

// Whole runs of the toy system through the command line.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callCli } from '../support/run-cli.ts';
import { leftOf } from '../support/processes.ts';
import { startProgram, stateHome } from '../support/run-program.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

let folder: ToyFolder;

beforeEach(() => {
  folder = createToyFolder();
});

afterEach(() => folder.remove());

const chaos = (...args: readonly string[]) => callCli(args, { cwd: folder.path });

test('a passing run leaves its directory, a table and exit 0', async () => {
  const { code, stdout, stderr } = await chaos('run', 'toy-pass', '--seed', '7');
  expect(code).toBe(0);
  const [runDir] = folder.runs();
  const shown = path.relative(folder.path, runDir!);
  expect(stdout).toMatch(/✓ PASS\s+toy-pass/);
  expect(stdout.trimEnd().endsWith(shown)).toBe(true);
  expect(stderr).toContain('toy-pass on toy (standin:observed)\n  seed 7\n');
  expect(stderr).toMatch(/boot\n[\s\S]*flow\n[\s\S]*collect\n/);
  for (const file of [
    'experiment.yaml',
    'adapter.yaml',
    'manifest.json',
    'plan.json',
    'timeline.jsonl',
    'undo.jsonl',
  ]) {
    expect(fs.existsSync(path.join(runDir!, file)), file).toBe(true);
  }
  expect(fs.existsSync(path.join(runDir!, 'verdict.json'))).toBe(true);
  expect(fs.readFileSync(path.join(runDir!, 'report.html'), 'utf8')).toContain('toy-pass');
  expect(await leftOf(runDir!)).toEqual([]);
});

test('the same seed chooses the same target, recorded with the candidates', async () => {
  const choices = [];
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await chaos('run', 'toy-fail', '--seed', '7')).code).toBe(1);
    choices.push(eventOf(folder.runs().at(-1)!, 'targets.resolved'));
  }
  expect(choices[0]).toMatchObject({
    candidates: ['counter-0/sandbox', 'counter-1/sandbox', 'counter-2/sandbox'],
    chosen: [expect.stringMatching(/^counter-\d\/sandbox$/)],
  });
  expect(choices[1]).toMatchObject({ chosen: (choices[0] as { chosen: unknown }).chosen });
});

test('several experiments run one after another, and the worst decides the exit', async () => {
  const { code, stdout } = await chaos('run', 'toy-pass', 'toy-fail', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject([
    { experiment: 'toy-pass', adapter: 'toy', verdict: 'PASS', issues: [], durationMs: expect.any(Number) as number },
    { experiment: 'toy-fail', verdict: 'FAIL', failedUnexpected: 1, runDir: folder.runs()[1] },
  ]);
});

test('what the adapter cannot do is not applicable: said, exit 0, nothing started', async () => {
  folder.edit('chaos/adapters/toy.yaml', 'backend: process\n', 'backend: process\ncapabilities: {without: [outage]}\n');
  const { code, stdout } = await chaos('run', 'toy-outage');
  expect(code).toBe(0);
  expect(stdout).toMatch(/– not applicable\s+toy-outage/);
  expect(stdout).toContain('outage');
  expect(folder.runs()).toEqual([]);
});

test('XPASS is a failure only with --strict', async () => {
  folder.edit('chaos/experiments/toy-outage.yaml', 'checks: []', 'checks: [exited-ok]');
  expect((await chaos('run', 'toy-outage', '--set', 'ticks=25', '--set', 'down=200ms')).stdout).toContain('★ XPASS');
  expect((await chaos('evaluate', 'latest')).code).toBe(0);
  expect((await chaos('evaluate', 'latest', '--strict')).code).toBe(1);
});

test('a system that does not boot is an ERROR with its reason, and nothing is left', async () => {
  folder.edit(
    'chaos/adapters/toy.yaml',
    '    start_gateway\n    printf',
    '    echo "no space for a gateway" >&2; exit 9\n    printf',
  );
  const { code, stdout } = await chaos('run', 'toy-pass');
  expect(code).toBe(3);
  expect(stdout).toMatch(/! ERROR\s+toy-pass/);
  expect(stdout).toContain('system.boot');
  const [runDir] = folder.runs();
  expect(fs.readFileSync(path.join(runDir!, 'timeline.jsonl'), 'utf8')).toContain('no space for a gateway');
  expect(await leftOf(runDir!)).toEqual([]);
});

test('a local file that hides a shipped one is used, and that is said', async () => {
  const text = folder.read('chaos/experiments/toy-pass.yaml').replace('id: toy-pass', 'id: hello-world');
  folder.write('chaos/experiments/hello-world.yaml', text);
  const { code, stderr } = await chaos('run', 'hello-world');
  expect(code).toBe(0);
  expect(stderr).toContain('using the local chaos/experiments/hello-world.yaml instead of the shipped one');
  const manifest = JSON.parse(
    folder.read(path.relative(folder.path, path.join(folder.runs()[0]!, 'manifest.json'))),
  ) as object;
  expect(manifest).toMatchObject({ experiment: { id: 'hello-world', origin: 'local' } });
});

test('the arguments in the manifest run the same again', async () => {
  await chaos('run', 'toy-pass', '--seed', '7', '--set', 'word=hello');
  const [first] = folder.runs();
  const { reproduce } = JSON.parse(fs.readFileSync(path.join(first!, 'manifest.json'), 'utf8')) as {
    reproduce: string[];
  };
  expect((await chaos(...reproduce)).code).toBe(0);
  const plans = folder
    .runs()
    .map((runDir) => JSON.parse(fs.readFileSync(path.join(runDir, 'plan.json'), 'utf8')) as object);
  expect({ ...plans[1], runId: '' }).toEqual({ ...plans[0], runId: '' });
});

test('Ctrl-C stops new steps, reverts, keeps the evidence and ends as ERROR with exit 3', async () => {
  folder.edit('chaos/experiments/toy-outage.yaml', 'down: 300ms', 'down: 2m');
  const cli = startProgram('src/cli/main.ts', ['run', 'toy-outage', 'toy-pass'], { cwd: folder.path });
  await cli.printed('outage of gateway in effect');
  cli.process.kill('SIGINT');
  await cli.printed('SIGINT received');
  cli.process.kill('SIGTERM');
  const { code, stdout } = await cli.ended;
  expect(code).toBe(3);
  expect(stdout).toMatch(/! ERROR\s+toy-outage/);
  expect(stdout).toMatch(/– not run\s+toy-pass/);
  const [runDir, ...more] = folder.runs();
  expect(more).toEqual([]);
  expect(eventOf(runDir!, 'signal.received')).toMatchObject({ signal: 'SIGINT' });
  expect(eventOf(runDir!, 'revert.ended')).toMatchObject({ result: 'reverted' });
  expect(fs.existsSync(path.join(runDir!, 'workloads/counter/instances/counter-0/output/journal'))).toBe(true);
  expect(JSON.parse(fs.readFileSync(path.join(runDir!, 'verdict.json'), 'utf8'))).toMatchObject({
    verdict: 'ERROR',
    cancelled: true,
  });
  expect(await leftOf(runDir!)).toEqual([]);
});

test('a reader that goes away does not break the run', () => {
  const script = '"$1" "$2" run toy-pass toy-fail --json 2>&1 | head -c 1 > /dev/null; echo "${PIPESTATUS[0]}"';
  const entry = path.resolve(import.meta.dirname, '../../src/cli/main.ts');
  const shell = spawnSync('bash', ['-c', script, 'bash', process.execPath, entry], {
    cwd: folder.path,
    env: { PATH: process.env['PATH'], XDG_STATE_HOME: stateHome(folder.path) },
    encoding: 'utf8',
  });
  expect(shell.stdout.trim()).toBe('1');
  expect(folder.runs()).toHaveLength(2);
  for (const runDir of folder.runs()) expect(fs.existsSync(path.join(runDir, 'verdict.json'))).toBe(true);
});

function eventOf(runDir: string, type: string): unknown {
  return fs
    .readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly type: string })
    .find((event) => event.type === type);
}
