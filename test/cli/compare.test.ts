// SPDX-License-Identifier: Apache-2.0

// Two recorded runs compared through the command line. What it has to say is worked out here anew, from the lines of
// the timelines and the documents of the verdicts.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Comparison, TimelineEvent, VerdictDocument } from '../../src/core/domain/documents.ts';
import { callCli } from '../support/run-cli.ts';

const runs = path.resolve(import.meta.dirname, '../fixtures/runs');
const names = ['pass', 'fail', 'xfail', 'xpass', 'error', 'torn'];
/** gateway-kill-keeps-state with the known bugs, and without. */
const [observed, fixed] = [path.join(runs, 'xfail'), path.join(runs, 'xpass')];

/** A folder of its own: a run directory is only read, and nothing else is written. */
function folder(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-'));
  onTestFinished(() => fs.rmSync(dir, { recursive: true }));
  return dir;
}

function compare(...args: readonly string[]): ReturnType<typeof callCli> {
  return callCli(['compare', ...args], { cwd: folder() });
}

async function comparison(...args: readonly string[]): Promise<Comparison> {
  const { code, stdout, stderr } = await compare(...args, '--json');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Comparison;
}

function eventsOf(runDir: string): readonly TimelineEvent[] {
  const lines = fs.readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as TimelineEvent);
}

/** When each instance was first seen in a state, from the confirmed effect of the fault. */
function stateTimes(runDir: string, state: string): Readonly<Record<string, number>> {
  const events = eventsOf(runDir);
  const effect = events.find(({ type }) => type === 'fault.effective')?.elapsedMs ?? Number.NaN;
  const found = events.flatMap((event) =>
    event.type === 'instance.state' && event.state === state && event.elapsedMs > effect
      ? [[event.instance, event.elapsedMs - effect] as const]
      : [],
  );
  return Object.fromEntries([...found].reverse());
}

function flips(runDir: string, outcome: string): readonly string[] {
  const verdict = JSON.parse(fs.readFileSync(path.join(runDir, 'verdict.json'), 'utf8')) as VerdictDocument;
  return verdict.checks.flatMap(({ name, outcomes }) =>
    outcomes.filter((each) => each.outcome === outcome).map(({ instance }) => `${name} ${instance ?? ''}`),
  );
}

test('a fix is compared: exactly the checks that flipped, and where the instances diverge', async () => {
  const found = await comparison(observed, fixed);

  const flipped = found.checks.filter(({ change }) => change !== 'same');
  expect(flipped.map(({ check, instance, change }) => ({ check, instance, change }))).toEqual(
    ['counter-0', 'counter-1', 'counter-2'].map((instance) => ({ check: 'exited-ok', instance, change: 'fixed' })),
  );
  const expected = flips(observed, 'failed').filter((flip) => flips(fixed, 'held').includes(flip));
  expect(flipped.map(({ check, instance }) => `${check} ${instance ?? ''}`)).toEqual(expected);
  expect(found.summary).toMatchObject({ fixed: ['exited-ok'], broken: [], fixedOutcomes: 3, brokenOutcomes: 0 });
  expect(found.expectations).toEqual([{ issue: 'NVIDIA/OpenShell#4910', changed: true, a: 'hit', b: 'clean' }]);

  const [pending, failed] = [stateTimes(observed, 'Pending'), stateTimes(observed, 'Failed')];
  const succeeded = stateTimes(fixed, 'Succeeded');
  const lasting = found.lanes.flatMap(({ name, divergences }) =>
    divergences.filter((each) => each.lasting).map((each) => ({ name, each })),
  );
  expect(lasting.map(({ name }) => name)).toEqual(['counter-0', 'counter-1', 'counter-2']);
  for (const { name, each } of lasting) {
    expect(each.before).toBe('Running');
    expect(each.a.map(({ state }) => state)).toEqual(['Pending', 'Failed']);
    expect(each.b.map(({ state }) => state)).toEqual(['Succeeded']);
    expect(each.a[0]?.fromMs).toBeCloseTo(pending[name] ?? Number.NaN, 2);
    expect(each.a[1]?.fromMs).toBeCloseTo(failed[name] ?? Number.NaN, 2);
    expect(each.b[0]?.fromMs).toBeCloseTo(succeeded[name] ?? Number.NaN, 2);
    expect(each.atMs).toBeCloseTo(Math.min(pending[name] ?? Number.NaN, succeeded[name] ?? Number.NaN), 2);
  }
  const inputs = found.inputs.map(({ name }) => name);
  expect(inputs).toEqual(['gateway asked for', 'system build']);
});

test('the other way round the same checks are broken, which fails only where that was asked for', async () => {
  const found = await comparison(fixed, observed);
  expect(found.summary).toMatchObject({ fixed: [], broken: ['exited-ok'], fixedOutcomes: 0, brokenOutcomes: 3 });
  expect((await compare(fixed, observed)).code).toBe(0);
  expect((await compare(fixed, observed, '--fail-on-regression')).code).toBe(1);
  expect((await compare(observed, fixed, '--fail-on-regression')).code).toBe(0);
});

test('the terminal says verdicts and effect first, all within 80 columns', async () => {
  const { code, stdout, stderr } = await compare(observed, fixed);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = stdout.split('\n');
  expect(lines[0]).toBe('◐ XFAIL -> ★ XPASS  gateway-kill-keeps-state');
  expect(lines[1]).toBe('B fixes 1 check (exited-ok on 3 instances), breaks none');
  expect(lines).toContain('Stand-in, not OpenShell');
  const [first, second] = ['xfail', 'xpass'].map((name) => path.join(runs, name));
  const dirs = [first, second];
  expect(lines.filter((line) => Array.from(line).length > 80 && !dirs.includes(line.trim()))).toEqual([]);
});

test('a run compared with itself differs in nothing', async () => {
  const found = await comparison(observed, observed);
  expect(found.warnings).toEqual(['A and B are the same run.']);
  expect(found.checks.filter(({ change }) => change !== 'same' && change !== 'failed-again')).toEqual([]);
  expect(found.lanes.filter(({ divergences }) => divergences.length > 0)).toEqual([]);
  expect(found.lanes.map(({ brief }) => brief)).toEqual(found.lanes.map(() => 0));
  expect(found.durations.filter(({ differs }) => differs)).toEqual([]);
  expect({ metrics: found.metrics, inputs: found.inputs }).toEqual({ metrics: [], inputs: [] });
});

test('times count from the start of each run where that is asked for or where there is no fault', async () => {
  const start = { at: 'start', a: { operation: null, atMs: 0 }, b: { operation: null, atMs: 0 } };
  expect((await comparison(observed, fixed, '--align', 'start')).alignment).toEqual(start);
  const other = await comparison(observed, path.join(runs, 'pass'));
  expect(other.alignment).toEqual(start);
  expect(other.warnings).toEqual([
    'Two experiments, gateway-kill-keeps-state and hello-world: only what has the same name is compared.',
    'B has no fault.',
    'B has no fault with a confirmed effect: times count from the start of each run.',
  ]);
});

test('a torn run, one that cannot be trusted and one without metrics are compared, and it is said', async () => {
  const torn = await comparison(observed, path.join(runs, 'torn'));
  expect(torn.warnings).toContain("The last line of B's timeline is torn and was left out.");
  expect(torn.warnings).toContain('The record of B has no end: it shows what was written until then.');
  const error = await comparison(path.join(runs, 'error'), fixed);
  expect(error.warnings).toContain('A is an ERROR: what it shows cannot be trusted.');

  const copy = path.join(folder(), 'run');
  fs.cpSync(fixed, copy, { recursive: true });
  fs.rmSync(path.join(copy, 'system/metrics'), { recursive: true });
  const bare = await comparison(observed, copy);
  expect(bare.warnings.filter((warning) => warning.startsWith('Metrics of B: '))).toHaveLength(1);
  expect(bare.metrics.filter(({ b }) => b !== null)).toEqual([]);
});

test('any two runs can be compared', async () => {
  for (const a of names) {
    for (const b of names) {
      const { code, stdout, stderr } = await compare(path.join(runs, a), path.join(runs, b));
      expect({ a, b, code, stderr, says: stdout !== '' }).toEqual({ a, b, code: 0, stderr: '', says: true });
    }
  }
});

test.for([
  { args: [], says: 'compare needs A B' },
  { args: [observed], says: 'compare needs A B' },
  { args: [observed, fixed, fixed], says: 'compare takes at most 2 arguments' },
  { args: [observed, 'latest'], says: 'there is no run under runs' },
  { args: [observed, 'latest~x'], says: 'no run "latest~x"' },
  { args: [observed, fixed, '--align', 'falt'], says: 'Did you mean fault?' },
])('$args is refused', async ({ args, says }) => {
  const { code, stdout, stderr } = await compare(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(says);
});

test('a page is written where it was asked for, beside the text or the document', async () => {
  const dir = folder();
  const page = path.join(dir, 'page.html');
  const { code, stdout } = await compare(observed, fixed, '--html', page);
  expect(code).toBe(0);
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(`Page: ${page}`);
  expect(fs.readFileSync(page, 'utf8')).toContain('B fixes 1 check (exited-ok on 3 instances), breaks none');
  expect(fs.readdirSync(dir)).toEqual(['page.html']);

  await comparison(observed, fixed, '--html', page);
  const refused = await compare(observed, fixed, '--html', path.join(dir, 'nowhere/page.html'));
  expect({ code: refused.code, stdout: refused.stdout }).toEqual({ code: 2, stdout: '' });
});
