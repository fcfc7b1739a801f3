// SPDX-License-Identifier: Apache-2.0

// What happens after the harness died, with real processes on the toy system. That nothing is left is read from /proc.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leftOf, processesOf } from '../support/processes.ts';
import {
  type ProgramResult,
  runProgram,
  type RunningProgram,
  startProgram,
  stateHome,
} from '../support/run-program.ts';
import { eventually } from '../support/temp.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { isRunning, killWithWatchdog, watchdogOf } from '../support/watchdogs.ts';

const cli = 'src/cli/main.ts';
/** A fault is reverted, and all is shut down, within this after the harness died. */
const revertLimitMs = 5000;

// Programs are started from their sources, several in one test.
vi.setConfig({ testTimeout: 60_000 });

let folder: ToyFolder;
let running: RunningProgram[];

beforeEach(() => {
  folder = createToyFolder();
  running = [];
  folder.edit('chaos/experiments/toy-outage.yaml', 'down: 300ms, ticks: 8', 'down: 2m, ticks: 1000');
  countCalls('start: |', 'start');
  countCalls('shutdown: |', 'shutdown');
});

afterEach(() => {
  for (const { process: child } of running) child.kill('SIGKILL');
  folder.remove();
});

const chaos = (...args: readonly string[]): Promise<ProgramResult> => runProgram(cli, args, { cwd: folder.path });

test.for([
  { fault: 'an outage', experiment: 'toy-outage', until: 'outage of gateway in effect' },
  { fault: 'a freeze', experiment: 'toy-freeze', until: 'freeze of counter-0/sandbox in effect' },
])('a harness killed during $fault: its watchdog reverts and shuts down', async ({ fault, experiment, until }) => {
  folder.write('chaos/experiments/toy-freeze.yaml', freezeExperiment());
  const harness = await startUntil(experiment, until);
  const watchdog = await eventually('the watchdog', () => watchdogOf(harness.process.pid!));
  const [runDir] = folder.runs();
  expect(processesOf(runDir!)).not.toEqual([]);

  const startedMs = performance.now();
  harness.process.kill('SIGKILL');
  await eventually('nothing of the run is left', () => processesOf(runDir!).length === 0);
  await eventually('the watchdog has ended', () => !isRunning(watchdog));
  const tookMs = performance.now() - startedMs;
  console.info(`nothing left ${(tookMs / 1000).toFixed(2)} s after SIGKILL of the harness during ${fault}`);
  expect(tookMs).toBeLessThan(revertLimitMs);

  expect(results(runDir!)).toEqual(['reverted', 'reverted']);
  expect(registered()).toEqual([]);
  const evaluated = await chaos('evaluate', 'latest');
  expect(evaluated).toMatchObject({ code: 3, stdout: expect.stringMatching(/harness died after event \d+/) as string });
  expect(await chaos('recover')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Nothing to recover') as string,
  });
  expect(read('.state/openshell-chaos/watchdog.log')).toContain('recovered');
});

test('a create hook that is under way when the harness dies starts nothing afterwards', async () => {
  folder.edit('chaos/adapters/toy.yaml', 'create: |', `create: |\n    touch ${folder.path}/creating; sleep 60`);
  const harness = start('run', 'toy-outage');
  await eventually('an instance is being created', () => fs.existsSync(path.join(folder.path, 'creating')));
  const watchdog = await eventually('the watchdog', () => watchdogOf(harness.process.pid!));
  harness.process.kill('SIGKILL');
  await eventually('the watchdog has ended', () => !isRunning(watchdog));
  expect(await leftOf(folder.runs()[0]!)).toEqual([]);
  expect(read('.state/openshell-chaos/watchdog.log')).toContain('a hook that was under way');
});

test('a run that ends in order leaves no watchdog, no entry and nothing in its log', async () => {
  const harness = start('run', 'toy-pass');
  await harness.printed('boot');
  const watchdog = await eventually('the watchdog', () => watchdogOf(harness.process.pid!));
  expect((await harness.ended).code).toBe(0);
  await eventually('the watchdog has ended', () => !isRunning(watchdog));
  expect(registered()).toEqual([]);
  expect(read('.state/openshell-chaos/watchdog.log')).toBe('');
});

test('harness and watchdog killed: the next run puts everything back before it starts, in one line', async () => {
  const [runDir] = await leaveDeadRun();
  expect((await chaos('list')).stdout).toMatch(/ERROR\s+toy-outage[\s\S]*no verdict: /);
  const { code, stderr } = await chaos('run', 'toy-pass');
  expect(code).toBe(0);
  const lines = stderr.split('\n').filter((line) => line.includes(path.basename(runDir!)));
  expect(lines).toEqual([expect.stringMatching(/its harness died; put back now: .*crash-gateway #1.*: reverted/)]);
  expect(stderr.indexOf('put back now')).toBeLessThan(stderr.indexOf('toy-pass on toy'));
  expect(await leftOf(runDir!)).toEqual([]);
  expect(registered()).toEqual([]);
});

test('four recoverers at once: one works, three say so, and nothing happens twice', async () => {
  const go = path.join(folder.path, 'go');
  countCalls('start: |', 'held', `until [[ -e '${go}' ]]; do sleep 0.05; done`);
  const [runDir] = await leaveDeadRun();
  let ended = 0;
  const recoverers = Array.from({ length: 4 }, () => chaos('recover').finally(() => (ended += 1)));
  await eventually('three have said that they do nothing', () => ended === 3);
  fs.writeFileSync(go, '');
  const all = await Promise.all(recoverers);
  const workers = all.filter(({ code }) => code === 0);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.stdout).toContain('nothing of it is left');
  for (const { code, stdout } of all.filter((result) => result !== workers[0])) {
    expect(code).toBe(3);
    expect(stdout).toMatch(/pid \d+ is putting it back; nothing is done here/);
  }
  expect(calls()).toEqual({ start: 1, held: 1, shutdown: 1 });
  expect(results(runDir!)).toEqual(['reverted', 'reverted']);
  expect(fs.readdirSync(path.join(stateHome(folder.path), 'openshell-chaos/locks'))).toEqual([]);
});

test('a recoverer that is killed at work is followed by the next one', async () => {
  const seen = path.join(folder.path, 'seen');
  // Only for the first one: it is at work until it is ended.
  countCalls('start: |', 'slow-start', `[[ -e '${seen}' ]] || { touch '${seen}'; sleep 60; }`);
  const [runDir] = await leaveDeadRun();
  const first = start('recover');
  await eventually('the first one is at work', () => fs.existsSync(seen));
  first.process.kill('SIGKILL');
  await first.ended;
  const second = await chaos('recover');
  expect(second.code).toBe(0);
  expect(second.stdout).toContain('a hook that was under way');
  expect(await leftOf(runDir!)).toEqual([]);
});

test('of a run that is under way nothing is done, with and without its directory', async () => {
  const harness = await startUntil('toy-outage', 'outage of gateway in effect');
  const [runDir] = folder.runs();
  expect(await chaos('recover')).toMatchObject({ code: 0, stdout: expect.stringContaining('still runs') as string });
  expect((await chaos('list')).stdout).toMatch(/running\s+toy-outage[\s\S]*under way/);
  expect(JSON.parse((await chaos('list', '--json')).stdout)).toMatchObject([{ verdict: null, running: true }]);
  const one = await chaos('recover', runDir!, '--json', '--trust-directory');
  expect(one.code).toBe(3);
  expect(JSON.parse(one.stdout)).toMatchObject({ runs: [{ outcome: 'running' }] });
  expect(calls()).toEqual({});
  expect(fs.readFileSync(path.join(runDir!, 'undo.jsonl'), 'utf8')).not.toContain('"undone"');
  harness.process.kill('SIGINT');
  expect((await harness.ended).code).toBe(3);
});

test('a terminal that closes is a signal like any other, and its streams are not needed', async () => {
  const harness = await startUntil('toy-outage', 'outage of gateway in effect');
  harness.process.stdout!.destroy();
  harness.process.stderr!.destroy();
  harness.process.kill('SIGHUP');
  expect((await harness.ended).code).toBe(3);
  const [runDir] = folder.runs();
  expect(await leftOf(runDir!)).toEqual([]);
  expect(results(runDir!)).toEqual(['reverted', 'reverted']);
  expect(JSON.parse(fs.readFileSync(path.join(runDir!, 'verdict.json'), 'utf8'))).toMatchObject({ cancelled: true });
});

test('streams whose readers went away during a fault change nothing', async () => {
  folder.edit('chaos/experiments/toy-outage.yaml', 'down: 2m, ticks: 1000', 'down: 500ms, ticks: 12');
  const harness = await startUntil('toy-outage', 'outage of gateway in effect');
  harness.process.stdout!.destroy();
  harness.process.stderr!.destroy();
  expect((await harness.ended).code).toBe(0);
  expect(await leftOf(folder.runs()[0]!)).toEqual([]);
});

test('a directory that is not registered is explained, and recovered only where it is trusted', async () => {
  const [runDir] = await leaveDeadRun();
  fs.rmSync(path.join(stateHome(folder.path), 'openshell-chaos'), { recursive: true });
  const before = fs.readFileSync(path.join(runDir!, 'undo.jsonl'), 'utf8');
  const explained = await chaos('recover', runDir!);
  expect(explained.code).toBe(3);
  for (const text of ["run the adapter's start hook for gateway", 'shutdown hook', 'by hand:', '--trust-directory']) {
    expect(explained.stdout).toContain(text);
  }
  expect(calls()).toEqual({});
  expect(fs.readFileSync(path.join(runDir!, 'undo.jsonl'), 'utf8')).toBe(before);
  expect(processesOf(runDir!)).not.toEqual([]);

  expect((await chaos('recover', '--trust-directory')).code).toBe(2);
  const trusted = await chaos('recover', runDir!, '--trust-directory');
  expect(trusted).toMatchObject({ code: 0, stdout: expect.stringContaining('nothing of it is left') as string });
  expect(await leftOf(runDir!)).toEqual([]);
  expect((await chaos('recover', runDir!)).code).toBe(0);
});

test('a state folder that cannot be used keeps a run from starting, with a way out', async () => {
  folder.write('occupied', '');
  const env = { XDG_STATE_HOME: path.join(folder.path, 'occupied') };
  const { code, stderr } = await runProgram(cli, ['run', 'toy-pass'], { cwd: folder.path, env });
  expect(code).toBe(3);
  expect(stderr).toContain('the state of runs cannot be kept');
  expect(stderr).toContain('XDG_STATE_HOME');
  expect(folder.runs()).toEqual([]);
});

/** A run whose harness and watchdog are gone in the middle of an outage; its directory. */
async function leaveDeadRun(): Promise<readonly string[]> {
  await killWithWatchdog(await startUntil('toy-outage', 'outage of gateway in effect'));
  const runs = folder.runs();
  expect(processesOf(runs[0]!)).not.toEqual([]);
  expect(registered()).toEqual([`${path.basename(runs[0]!)}.json`]);
  return runs;
}

async function startUntil(experiment: string, text: string): Promise<RunningProgram> {
  const harness = start('run', experiment);
  await harness.printed(text);
  return harness;
}

function start(...args: readonly string[]): RunningProgram {
  const program = startProgram(cli, args, { cwd: folder.path });
  running.push(program);
  return program;
}

/** Each call of a hook leaves a line behind. */
function countCalls(hook: string, name: string, then = ':'): void {
  folder.edit('chaos/adapters/toy.yaml', `  ${hook}`, `  ${hook}\n    echo ${name} >> '${folder.path}/calls'; ${then}`);
}

function calls(): Readonly<Record<string, number>> {
  const file = path.join(folder.path, 'calls');
  const names = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]));
}

function registered(): readonly string[] {
  return fs.readdirSync(path.join(stateHome(folder.path), 'openshell-chaos/runs'));
}

/** Results in undo.jsonl, in their order. */
function results(runDir: string): readonly string[] {
  const text = fs.readFileSync(path.join(runDir, 'undo.jsonl'), 'utf8');
  return [...text.matchAll(/"undone".*?"result":"([a-z-]+)"/g)].map(([, result]) => result ?? '');
}

function read(name: string): string {
  return folder.read(name);
}

function freezeExperiment(): string {
  return folder
    .read('chaos/experiments/toy-outage.yaml')
    .replace('id: toy-outage', 'id: toy-freeze')
    .replace(
      'uses: outage, target: {component: gateway}, with: {how: kill, duration: "${down}"}',
      'uses: freeze, target: {workload: counter, role: sandbox}, with: {duration: "${down}"}',
    );
}
