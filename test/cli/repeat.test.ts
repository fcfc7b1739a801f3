// SPDX-License-Identifier: Apache-2.0

// Repeats and replays of whole runs of the toy system through the command line.

import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RunResult } from '../../src/app/outcome.ts';
import type { RunManifest, TimelineEvent } from '../../src/core/domain/documents.ts';
import { callCli } from '../support/run-cli.ts';
import { startProgram } from '../support/run-program.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

interface Place {
  readonly folder: ToyFolder;
  readonly chaos: (...args: readonly string[]) => ReturnType<typeof callCli>;
}

/** Its experiment toy-fail kills one of three counters, which an issue is linked to. */
function place(): Place {
  const folder = createToyFolder();
  onTestFinished(() => folder.remove());
  const expectation = 'expectations:\n  - {issue: example/toy#2, reason: It dies., checks: [exited-ok]}\n';
  folder.write('chaos/experiments/toy-fail.yaml', `${folder.read('chaos/experiments/toy-fail.yaml')}${expectation}`);
  return { folder, chaos: (...args) => callCli(args, { cwd: folder.path }) };
}

function chosenIn(runDir: string): readonly (readonly string[])[] {
  return fs
    .readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TimelineEvent)
    .flatMap((event) => (event.type === 'targets.resolved' ? [event.chosen] : []));
}

function manifestOf(runDir: string): RunManifest {
  return JSON.parse(fs.readFileSync(path.join(runDir, 'manifest.json'), 'utf8')) as RunManifest;
}

test('repeats have seeds that follow from the first, all results are told and summed up, also by list', async () => {
  const { folder, chaos } = place();
  const { code, stdout, stderr } = await chaos('run', 'toy-fail', '--seed', '7', '--repeat', '2');
  expect(code).toBe(0);
  expect(stdout).toContain('toy-fail: 2 XFAIL (together XFAIL)\n  example/toy#2: hit 2 of 2 (counter-');
  const seeds = folder.runs().map((runDir) => manifestOf(runDir).seed);
  expect(seeds[0]).toBe('7');
  expect(new Set(seeds).size).toBe(2);
  for (const seed of seeds) expect(stderr).toContain(`  seed ${seed}\n`);

  const listed = await chaos('list', 'toy-fail');
  expect(listed.stdout).toContain('example/toy#2 hit');
  expect(listed.stdout).toContain('  toy-fail on toy: example/toy#2: hit 2 of 2 (counter-');
  const listedJson = JSON.parse((await chaos('list', '--json')).stdout) as unknown;
  expect(listedJson).toMatchObject([{ issueResults: [{ issue: 'example/toy#2', outcome: 'hit' }] }, {}]);
});

test('until hit ends with the run in which the issue shows', async () => {
  const { folder, chaos } = place();
  const { code, stdout } = await chaos('run', 'toy-fail', '--until-hit', '--json');
  expect(code).toBe(0);
  const results = JSON.parse(stdout) as readonly RunResult[];
  expect(results).toMatchObject([{ verdict: 'XFAIL', seed: manifestOf(folder.runs()[0]!).seed }]);
  expect(results[0]?.issueResults).toMatchObject([{ issue: 'example/toy#2', outcome: 'hit', counts: true }]);
});

test('until hit that is not hit within its runs exits with 1', async () => {
  const { folder, chaos } = place();
  folder.edit(
    'chaos/experiments/toy-pass.yaml',
    'timeout: 30s',
    'expectations: [{issue: example/toy#3, reason: x, checks: [greets]}]\ntimeout: 30s',
  );
  const { code, stdout } = await chaos('run', 'toy-pass', '--until-hit', '--repeat', '2');
  expect(code).toBe(1);
  expect(stdout).toContain('toy-pass: 2 XPASS (together XPASS)\n  example/toy#3: hit 0 of 2\n');
});

test('until hit without an issue to hit is refused', async () => {
  const { folder, chaos } = place();
  const { code, stderr } = await chaos('run', 'toy-outage', '--until-hit');
  expect(code).toBe(2);
  expect(stderr).toContain('toy-outage has no expectation that could be hit');
  expect(folder.runs()).toEqual([]);
});

test('a signal ends the run under way, and those not begun are not run', async () => {
  const { folder } = place();
  folder.edit('chaos/experiments/toy-outage.yaml', 'down: 300ms', 'down: 2m');
  const args = ['run', 'toy-outage', '--repeat', '3', '--json'];
  const cli = startProgram('src/cli/main.ts', args, { cwd: folder.path });
  await cli.printed('outage of gateway in effect');
  cli.process.kill('SIGINT');
  const { code, stdout } = await cli.ended;
  expect(code).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject([{ verdict: 'ERROR' }, { verdict: 'not-run' }, { verdict: 'not-run' }]);
  expect(folder.runs()).toHaveLength(1);
});

test('a replay has the seed, the parameters and the choices of its run, and says whose they are', async () => {
  const { folder, chaos } = place();
  folder.edit('chaos/experiments/toy-fail.yaml', 'tags: [toy]', 'tags: [toy]\nparameters: {word: hello}');
  await chaos('run', 'toy-fail', '--seed', '12345', '--set', 'word=other');
  const { code, stderr } = await chaos('run', '--replay', 'latest');
  expect(code).toBe(0);
  const [first = '', again = ''] = folder.runs();
  expect(chosenIn(again)).toEqual(chosenIn(first));
  const runId = path.basename(first);
  expect(manifestOf(again)).toMatchObject({ seed: '12345', parameters: { word: 'other' }, replayOf: runId });
  expect(stderr).toContain(`replaying ${runId}: its seed, parameters and choices of targets`);
  expect(stderr).not.toContain('has changed');
  expect((await chaos(...manifestOf(again).reproduce)).code).toBe(0);
});

test('a replay says what has changed, and uses the copies where the files are gone', async () => {
  const { folder, chaos } = place();
  await chaos('run', 'toy-fail', '--seed', '3');
  const [first = ''] = folder.runs();
  folder.edit('chaos/experiments/toy-fail.yaml', 'A script that is killed', 'One that is killed');
  folder.edit('chaos/adapters/toy.yaml', 'id: toy', 'id: toy # still');
  const changed = await chaos('run', '--replay', first);
  expect(changed.stderr).toContain('experiment toy-fail has changed since (chaos/experiments/toy-fail.yaml)');
  expect(changed.stderr).toContain('adapter toy has changed since (chaos/adapters/toy.yaml)');

  fs.rmSync(path.join(folder.path, 'chaos'), { recursive: true });
  const copied = await chaos('run', '--replay', first);
  expect(copied.code).toBe(0);
  expect(copied.stderr).toContain('experiment toy-fail is not here: using the copy in the run directory');
  expect(copied.stderr).toContain('adapter toy is not here: using the copy in the run directory');
  const runs = folder.runs();
  expect(runs).toHaveLength(3);
  for (const runDir of runs) expect(chosenIn(runDir)).toEqual(chosenIn(first));
});

test.for([
  { args: ['run'], says: 'run needs EXPERIMENT..., or --replay RUN' },
  { args: ['run', 'toy-pass', '--replay', 'latest'], says: 'found toy-pass beside it' },
  { args: ['run', '--replay', 'latest', '--seed', '1'], says: 'found --seed beside it' },
  { args: ['run', '--replay', 'latest'], says: 'there is no run under runs' },
  { args: ['run', 'toy-pass', '--repeat', '0'], says: '--repeat 0; expected a whole number from 1 to 1000' },
])('$args is refused', async ({ args, says }) => {
  const { chaos } = place();
  const { code, stderr } = await chaos(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
});
