// SPDX-License-Identifier: Apache-2.0

// Inventories, the sweep and what an experiment requires, in whole runs of the stand-in.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TimelineEvent, VerdictDocument } from '../../src/core/domain/documents.ts';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import { leftOf, processesOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { startProgram } from '../support/run-program.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { killWithWatchdog } from '../support/watchdogs.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A delete hook that fails for one of the two. */
const STUBBORN = 'if [ "$CHAOS_INSTANCE" = sleeper-1 ]; then echo "driver busy" >&2; exit 1; fi';

const DELETE = '  delete: |\n';

let folder: ToyFolder;

beforeEach(() => {
  folder = createToyFolder();
});

afterEach(() => {
  folder.remove();
});

const chaos = (...args: readonly string[]): ReturnType<typeof callCli> => callCli(args, { cwd: folder.path });

test('things are listed while they run; the settings are in force; nothing is left', async () => {
  const { code, stdout } = await chaos('run', 'inventory', '--seed', '7');
  expect(stdout).toMatch(/PASS\s+inventory/);
  expect(code).toBe(0);
  const runDir = onlyRun();
  const taken = eventsOf(runDir, 'inventory.taken');
  expect(taken.map(({ point, outcome, instances }) => [point, outcome, instances])).toEqual([
    ['running', 'ok', ['sleeper-0', 'sleeper-1']],
    ['end', 'ok', []],
  ]);
  expect(taken[0]?.items.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([
    'process sleeper-0/sandbox',
    'process sleeper-0/supervisor',
    'process sleeper-1/sandbox',
    'process sleeper-1/supervisor',
    'sandbox sleeper-0',
    'sandbox sleeper-1',
  ]);
  expect(eventsOf(runDir, 'system.swept')).toMatchObject([{ removed: [], left: [] }]);
  // The gateway's own interval is three seconds.
  const [first = 0, second = 0] = sweepEnds(runDir).slice(-2);
  expect(second - first).toBeLessThan(2_500);
  expect(verdictOf(runDir).leftovers).toEqual([]);
  expect(await leftOf(runDir)).toEqual([]);
  expect(fs.existsSync(workDirPath(path.basename(runDir)))).toBe(false);
});

test('what could not be deleted is named, and removed by the sweep', async () => {
  stubborn();
  const { code, stdout } = await chaos('run', 'inventory', '--adapter', 'mine');
  expect(code).toBe(3);
  expect(stdout).toContain('driver busy');
  const runDir = onlyRun();
  const verdict = verdictOf(runDir);
  expect(verdict.errors.map(({ phase, subject }) => [phase, subject])).toEqual([['delete', 'sleeper-1']]);
  expect(verdict.leftovers).toEqual(['sleeper-1: removed by the sweep']);
  const nothingLeft = verdict.checks.find(({ name }) => name === 'nothing-left')?.outcomes[0];
  expect(nothingLeft).toMatchObject({ outcome: 'failed' });
  expect(nothingLeft?.actual).toContain('sandbox sleeper-1 (sleeper-1)');
  expect(await leftOf(runDir)).toEqual([]);
  expect(fs.existsSync(workDirPath(path.basename(runDir)))).toBe(false);
});

test('--keep-leftovers leaves it until the command that was named removes it', async () => {
  stubborn();
  const { code, stderr } = await chaos('run', 'inventory', '--adapter', 'mine', '--keep-leftovers');
  expect(code).toBe(3);
  const runDir = onlyRun();
  expect(stderr).toContain(`removed by: chaos recover ${runDir} --trust-directory`);
  expect(verdictOf(runDir).leftovers).toEqual(['sleeper-1: left']);
  expect(fs.existsSync(path.join(workDirPath(path.basename(runDir)), 'state/sandboxes/sleeper-1'))).toBe(true);
  // Nobody removes it without being asked.
  expect(await chaos('recover')).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing') as string });
  const recovered = await chaos('recover', runDir, '--trust-directory');
  expect(recovered).toMatchObject({ code: 0, stdout: expect.stringContaining('sandbox sleeper-1') as string });
  expect(await leftOf(runDir)).toEqual([]);
  expect(fs.existsSync(workDirPath(path.basename(runDir)))).toBe(false);
});

test('of a run whose harness and watchdog were killed, recover removes what the shutdown does not reach', async () => {
  folder.edit('chaos/experiments/inventory.yaml', '{lead: 0s}', '{lead: 50s}');
  const harness = startProgram('src/cli/main.ts', ['run', 'inventory'], { cwd: folder.path });
  try {
    await harness.printed('2 Running');
    await killWithWatchdog(harness);
    const runDir = onlyRun();
    // With its gateway gone, nothing but the sweep ends the sandboxes.
    process.kill(
      Number(fs.readFileSync(path.join(workDirPath(path.basename(runDir)), 'gateway.pid'), 'utf8')),
      'SIGKILL',
    );
    expect(processesOf(runDir)).not.toEqual([]);
    const recovered = await chaos('recover');
    expect(recovered.code).toBe(0);
    expect(recovered.stdout).toMatch(
      /whatever outlives the system under test: reverted \(removed .*sleeper-0\/supervisor/,
    );
    expect(await leftOf(runDir)).toEqual([]);
    expect(fs.existsSync(workDirPath(path.basename(runDir)))).toBe(false);
  } finally {
    harness.process.kill('SIGKILL');
  }
});

test('a system that the experiment does not require: not applicable, with the reason, everywhere', async () => {
  const reason = /it requires openshell >=0\.1\.0, openshell-stand-in >=99; the system is openshell-stand-in \d/;
  const ran = await chaos('run', 'requires-other', '--json');
  expect(ran.code).toBe(0);
  const [result] = JSON.parse(ran.stdout) as readonly { verdict: string; headline: string; runDir: string }[];
  expect(result).toMatchObject({ verdict: 'not-applicable', headline: expect.stringMatching(reason) as string });
  const runDir = onlyRun();
  expect(result?.runDir).toBe(runDir);
  expect(eventsOf(runDir, 'hook.started').map(({ hook }) => hook)).toEqual([
    'system.boot',
    'system.shutdown',
    'system.sweep',
  ]);
  expect(await leftOf(runDir)).toEqual([]);
  for (const args of [['list'], ['show', 'latest'], ['evaluate', 'latest']]) {
    const { code, stdout } = await chaos(...args);
    expect({ args, code }).toEqual({ args, code: 0 });
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/not applicable/);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(reason);
    expect(stdout).not.toContain('ERROR');
  }
  expect((await chaos('report', 'latest')).code).toBe(0);
  const page = fs.readFileSync(path.join(runDir, 'report.html'), 'utf8');
  expect(page).toContain('not applicable');
  expect(page).toContain('openshell-stand-in &gt;&#x3D;99');
});

function stubborn(): void {
  const shipped = fs.readFileSync(path.resolve(import.meta.dirname, '../../adapters/standin.yaml'), 'utf8');
  expect(shipped).toContain(DELETE);
  const text = shipped.replace(DELETE, `${DELETE}    ${STUBBORN}\n`);
  folder.write('chaos/adapters/mine.yaml', text.replace('id: standin\n', 'id: mine\n'));
}

function onlyRun(): string {
  const runs = folder.runs();
  expect(runs).toHaveLength(1);
  return runs[0] ?? '';
}

function verdictOf(runDir: string): VerdictDocument {
  return JSON.parse(fs.readFileSync(path.join(runDir, 'verdict.json'), 'utf8')) as VerdictDocument;
}

function eventsOf<T extends TimelineEvent['type']>(
  runDir: string,
  type: T,
): readonly Extract<TimelineEvent, { type: T }>[] {
  const events = linesOf(runDir, 'timeline.jsonl') as readonly TimelineEvent[];
  return events.filter((event): event is Extract<TimelineEvent, { type: T }> => event.type === type);
}

/** When reconcile sweeps ended, in milliseconds. */
function sweepEnds(runDir: string): readonly number[] {
  const lines = linesOf(runDir, 'system/watch/otel.jsonl') as readonly {
    readonly span: { readonly name: string; readonly endUnixNano: string };
  }[];
  const sweeps = lines.filter(({ span }) => span.name === 'reconcile.sandboxes');
  return sweeps.map(({ span }) => Number(BigInt(span.endUnixNano) / 1_000_000n)).sort((left, right) => left - right);
}

function linesOf(runDir: string, file: string): readonly unknown[] {
  const text = fs.readFileSync(path.join(runDir, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
