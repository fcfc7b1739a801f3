// SPDX-License-Identifier: Apache-2.0

// The action as a runner starts it, on the toy system.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ActionJob, createActionJob, runnerSecrets } from '../support/action-job.ts';
import { leftOf, processesOf } from '../support/processes.ts';
import { eventually } from '../support/temp.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { isRunning, killWithWatchdog, watchdogOf } from '../support/watchdogs.ts';

let folder: ToyFolder;
let job: ActionJob;

// Programs are started from their sources, several in one test.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  folder = createToyFolder();
  job = createActionJob(folder.path);
});

afterEach(() => {
  folder.remove();
  job.remove();
});

test('a PASS gives outputs, a summary and a step that succeeds; post has nothing to do', async () => {
  const { code, stdout } = await job.main({ experiments: 'toy-pass' }).ended;
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('✓ PASS toy-pass') as string });
  const [runDir] = folder.runs();
  expect(job.outputs()).toMatchObject({ verdict: 'PASS', 'run-dirs': runDir });
  expect(JSON.parse(job.outputs()['results-json']!)).toMatchObject([
    { experiment: 'toy-pass', verdict: 'PASS', runDir },
  ]);
  expect(job.summary()).toContain('toy-pass');
  expect(job.summary()).toContain('Stand-in, not Toy');

  const post = await job.post();
  expect(post.code).toBe(0);
  expect(post.stdout).toContain('ended clean, nothing to revert');
});

test('a FAIL fails the step with one annotation, and says which', async () => {
  const { code, stdout } = await job.main({ experiments: 'toy-pass\ntoy-fail' }).ended;
  expect(code).toBe(1);
  expect(annotationsOf(stdout)).toEqual([expect.stringMatching(/^FAIL toy-fail: .*exited-ok failed on counter-\d/)]);
  expect(job.outputs()).toMatchObject({ verdict: 'FAIL', 'run-dirs': folder.runs().join('\n') });
});

test('fail-on decides what fails the step', async () => {
  expect((await job.main({ experiments: 'toy-fail', 'fail-on': 'error' }).ended).code).toBe(0);
  expect((await job.main({ experiments: 'tag:nowhere', 'fail-on': 'empty' }).ended).code).toBe(1);
});

test('a system that does not boot is an ERROR that fails the step', async () => {
  folder.edit('chaos/adapters/toy.yaml', 'boot: |', 'boot: |\n    exit 9');
  const { code, stdout } = await job.main({ experiments: 'toy-pass' }).ended;
  expect(code).toBe(1);
  expect(annotationsOf(stdout)).toEqual([expect.stringMatching(/^ERROR toy-pass: /)]);
  expect(job.outputs()).toMatchObject({ verdict: 'ERROR' });
});

test.for([
  { inputs: { experiments: 'toy-pas' }, says: 'unknown experiment "toy-pas"' },
  { inputs: { experiments: 'toy-pass', 'fail-on': 'fial' }, says: 'Did you mean fail?' },
])('bad input $inputs is one clear annotation, and post has nothing to do', async ({ inputs, says }) => {
  const { code, stdout } = await job.main(inputs).ended;
  expect(code).toBe(1);
  expect(annotationsOf(stdout)).toEqual([expect.stringContaining(says)]);
  expect(folder.runs()).toEqual([]);
  expect((await job.post()).stdout).toContain('No run was started');
});

test('each problem of a manifest is an annotation on its line, ten in all', async () => {
  folder.write('broken.yaml', 'id: broken\ntitle: 3\n"::error::x": 1\n');
  const { code, stdout } = await job.main({ experiments: 'broken.yaml' }).ended;
  expect(code).toBe(1);
  expect(stdout).toMatch(/^::error file=broken\.yaml,line=2,col=8::broken\.yaml:2:8: /m);
  expect(stdout).toMatch(/^::error file=broken\.yaml,line=3,col=1::/m);
  expect(stdout).toMatch(/^::error::\d problems in manifests; nothing was started$/m);

  folder.write('worse.yaml', Array.from({ length: 15 }, (_, index) => `key-${String(index)}: 1\n`).join(''));
  const worse = await job.main({ experiments: 'worse.yaml' }).ended;
  expect(worse.stdout.match(/^::error/gm)).toHaveLength(10);
  expect(worse.stdout).toMatch(/^worse\.yaml:15:1: /m);
  expect(folder.runs()).toEqual([]);
});

test('hints are in the words of a workflow', async () => {
  folder.edit('chaos/experiments/toy-pass.yaml', 'default-adapter: toy', 'default-adapter: elsewhere');
  const { stdout } = await job.main({ experiments: 'toy-pass' }).ended;
  expect(annotationsOf(stdout)).toEqual([expect.stringMatching(/Try adapter: openshell-docker or adapter: /)]);
});

test('the summary says by what nothing was selected, and a summary that cannot be written fails nothing', async () => {
  expect((await job.main({ experiments: 'tag:nowhere' }).ended).code).toBe(0);
  expect(job.summary()).toContain('Nothing was selected by tag:');
  const { code, stdout } = await job.main({ experiments: 'toy-pass' }, { GITHUB_STEP_SUMMARY: '/nowhere/summary' })
    .ended;
  expect(code).toBe(0);
  expect(stdout).toContain('The step summary could not be written');
  expect(job.outputs()).toMatchObject({ verdict: 'PASS' });
});

test('post puts back what a main left that was killed with its watchdog during an outage', async () => {
  holdOutage();
  const main = job.main({ experiments: 'toy-outage' });
  await main.printed('outage of gateway in effect');
  await killWithWatchdog(main);
  const [runDir] = folder.runs();
  expect(processesOf(runDir!)).not.toEqual([]);

  const { code, stdout } = await job.post();
  expect(code).toBe(0);
  expect(stdout).toContain('crash-gateway #1 (outage) on gateway: reverted');
  expect(stdout).toContain('the system under test: reverted');
  expect(await leftOf(runDir!)).toEqual([]);
  expect(fs.readFileSync(path.join(runDir!, 'undo.jsonl'), 'utf8').match(/"undone"/g)).toHaveLength(2);
  expect((await job.post()).stdout).toContain('nothing to revert');
});

test('post and the watchdog of a killed main put everything back once', async () => {
  holdOutage();
  const main = job.main({ experiments: 'toy-outage' });
  await main.printed('outage of gateway in effect');
  const watchdog = watchdogOf(main.process.pid!)!;
  main.process.kill('SIGKILL');
  const { code } = await job.post();
  expect(code).toBe(0);
  const [runDir] = folder.runs();
  expect(await leftOf(runDir!)).toEqual([]);
  expect(fs.readFileSync(path.join(runDir!, 'undo.jsonl'), 'utf8').match(/"undone"/g)).toHaveLength(2);
  await eventually('the watchdog has ended', () => !isRunning(watchdog));
});

test('post stops a main that still lives, which puts back everything itself', async () => {
  holdOutage();
  const main = job.main({ experiments: 'toy-outage' });
  await main.printed('outage of gateway in effect');
  const { code, stdout } = await job.post();
  expect(code).toBe(0);
  expect(stdout).toMatch(/its harness \(pid \d+\) still ran and was stopped/);
  expect((await main.ended).stdout).toContain('ERROR toy-outage');
  expect(await leftOf(folder.runs()[0]!)).toEqual([]);
});

test('post runs no hook of an adapter that is not the one the run started with', async () => {
  holdOutage();
  const main = job.main({ experiments: 'toy-outage' });
  await main.printed('outage of gateway in effect');
  await killWithWatchdog(main);
  const adapter = path.relative(folder.path, path.join(folder.runs()[0]!, 'adapter.yaml'));
  const original = folder.read(adapter);
  folder.edit(adapter, 'shutdown: |', `shutdown: |\n    touch ${folder.path}/pwned`);

  const changed = await job.post();
  expect(changed.code).toBe(1);
  expect(changed.stdout).toContain('adapter.yaml in the run directory is not the one that the run started with');
  expect(fs.existsSync(path.join(folder.path, 'pwned'))).toBe(false);

  folder.write(adapter, original);
  const restored = await job.post();
  expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining('reverted') as string });
});

test("no hook, workload or file sees anything of the runner's environment", async () => {
  folder.edit('chaos/adapters/toy.yaml', 'boot: |', 'boot: |\n    env >&2; env > "$CHAOS_WORK_DIR/environment"');
  folder.edit('chaos/adapters/toy.yaml', 'collect: |', 'collect: |\n    mkdir -p "$CHAOS_DEST"; env >&2');
  folder.edit(
    'chaos/adapters/toy.yaml',
    'cp -R "$dir/output" "$CHAOS_DEST/output"',
    'cp -R "$dir/output" "$CHAOS_DEST/output"; cp "$CHAOS_WORK_DIR/environment" "$CHAOS_DEST/output/"',
  );
  folder.edit('chaos/experiments/toy-pass.yaml', 'run: |', 'run: |\n      env; env > "$CHAOS_OUTPUT/env"');
  const { code, stdout, stderr } = await job.main({ experiments: 'toy-pass' }).ended;
  expect(code).toBe(0);
  const [runDir] = folder.runs();
  const files = fs.globSync('**/*', { cwd: runDir! }).filter((file) => fs.statSync(path.join(runDir!, file)).isFile());
  const texts = [stdout, stderr, ...files.map((file) => fs.readFileSync(path.join(runDir!, file), 'latin1'))];
  expect(texts.some((text) => text.includes('CHAOS_WORK_DIR='))).toBe(true);
  for (const needle of [...Object.values(runnerSecrets), ...Object.keys(runnerSecrets).map((name) => `${name}=`)]) {
    expect(texts.filter((text) => text.includes(needle))).toEqual([]);
  }
  expect(texts.filter((text) => /^(GITHUB|ACTIONS|RUNNER|INPUT|STATE)_\w+=/m.test(text))).toEqual([]);
});

test('nothing that a hook or a workload prints becomes a command of the runner', async () => {
  const command = '::error::taken\\n##[error]taken\\r::set-output name=verdict::taken';
  folder.edit('chaos/adapters/toy.yaml', 'boot: |', `boot: |\n    printf '${command}' >&2; exit 9`);
  folder.edit('chaos/experiments/toy-pass.yaml', 'title: A', 'title: "::error::taken" #');
  const { stdout } = await job.main({ experiments: 'toy-pass' }).ended;
  const commands = stdout.split(/[\r\n]/).filter((line) => /^\s*::|##\[/.test(line));
  expect(commands).toEqual([expect.stringMatching(/^::error::ERROR toy-pass/)]);
});

/** An outage that ends with the run alone, and workloads that outlive it. */
function holdOutage(): void {
  folder.edit('chaos/experiments/toy-outage.yaml', 'down: 300ms, ticks: 8', 'down: 2m, ticks: 1000');
}

/** Texts of error annotations, as the runner unescapes them. */
function annotationsOf(stdout: string): readonly string[] {
  return [...stdout.matchAll(/^::error::(.*)$/gm)].map(([, text]) =>
    (text ?? '').replaceAll('%0A', '\n').replaceAll('%25', '%'),
  );
}
