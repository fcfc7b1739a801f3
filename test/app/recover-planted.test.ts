// SPDX-License-Identifier: Apache-2.0

// undo.jsonl and what lies around it as somebody could plant it in the directory of a registered run whose harness is
// dead. Nothing of it is executed: no hook runs, and a process that is not the run's lives on.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenedRun } from '../../src/app/opened-run.ts';
import { recoverAll, type RecoveredRun } from '../../src/app/recover.ts';
import { recoverDirectory } from '../../src/app/recover-directory.ts';
import { openRegistry } from '../../src/app/registry.ts';
import { sha256Of } from '../../src/app/sources.ts';
import type { UndoAction } from '../../src/core/domain/documents.ts';
import { readProcess } from '../../src/platform/processes.ts';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { tempFolder } from '../support/temp.ts';
import { isRunning } from '../support/watchdogs.ts';

vi.setConfig({ testTimeout: 60_000 });

const runId = '20261129T154500Z-pl4nt3';
const ports = createAppPorts();
const thisBoot = ports.host.bootId();
const toy = fs.readFileSync(path.resolve(import.meta.dirname, '../fixtures/adapters/toy.yaml'), 'utf8');
const never = new AbortController().signal;

let folder: string;
let runDir: string;
let bystander: ChildProcess;

beforeEach(() => {
  folder = tempFolder();
  vi.stubEnv('TMPDIR', folder);
  vi.stubEnv('XDG_STATE_HOME', path.join(folder, 'state'));
  runDir = path.join(folder, 'runs/toy', runId);
  fs.mkdirSync(runDir, { recursive: true });
  fs.mkdirSync(workDirPath(runId), { mode: 0o700 });
  bystander = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
});

afterEach(() => {
  bystander.kill('SIGKILL');
  vi.unstubAllEnvs();
});

test('what a run of ours left is put back by its hooks: the trap of the other tests works', async () => {
  plant([shutdown()]);
  expect(await recoverPlanted()).toMatchObject({ outcome: 'recovered' });
  expect(fs.existsSync(path.join(folder, 'executed'))).toBe(true);
  expect(fs.existsSync(workDirPath(runId))).toBe(false);
});

test.for([
  { clean: true, outcome: 'recovered' },
  { clean: false, outcome: 'left' },
])('what a backend finds of the dead harness beside the records is said, removed or not: $outcome', async (found) => {
  const lines = ['helper container 0123456789ab of a harness that is dead: removed'];
  const removeStrays = (): Promise<{ readonly clean: boolean; readonly lines: readonly string[] }> =>
    Promise.resolve({ clean: found.clean, lines });
  plant([shutdown()]);
  const recovered = await recoverPlanted({
    ...ports,
    backendOf: (id) => ({ ...ports.backendOf(id), removeStrays }),
  });
  expect(recovered.outcome).toBe(found.outcome);
  expect(recovered.lines).toEqual(expect.arrayContaining(lines));
});

test.for([
  { what: 'a kind that nobody knows', undo: () => [intent({ kind: 'shell', argv: ['touch', 'x'] })] },
  { what: 'a kind that nobody knows behind one that is known', undo: () => [shutdown(), intent({ kind: 'shell' })] },
  {
    what: 'a command beside the action',
    undo: () => [intent({ kind: 'system.shutdown', run: 'touch x' }), shutdown(2)],
  },
  { what: 'a component that is a path', undo: () => [intent({ kind: 'component.start', component: '../../x' })] },
  { what: 'pid 1', undo: () => [intent({ kind: 'process.end', pid: 1, startTime: '1' })] },
  { what: 'pid -1', undo: () => [intent({ kind: 'process.continue', pid: -1, startTime: '1', group: true })] },
  { what: 'no JSON', undo: () => ['touch x', shutdown()] },
  { what: 'a line of a megabyte', undo: () => [`{"v":1,"x":"${'x'.repeat(1024 * 1024)}"}`, shutdown()] },
  { what: '100,000 records', undo: () => Array.from({ length: 100_000 }, (_, index) => shutdown(index + 1)) },
])('$what: nothing is executed, and the entry stays', async ({ undo }) => {
  plant(undo());
  expect(await recoverPlanted()).toMatchObject({
    outcome: 'left',
    lines: [expect.stringMatching(/undo\.jsonl/), expect.stringContaining('remove')],
  });
  expectNothingDone();
  expect(openRegistry(ports.stateDir()).find(runId)).not.toBeNull();
});

test.for([
  { what: 'ends', kind: 'process.end' },
  { what: 'thaws', kind: 'process.continue' },
] as const)('a record that $what a process with a reused pid does nothing to it', async ({ kind }) => {
  const { pid } = identityOf(bystander);
  const target = { pid, startTime: '1' };
  plant([intent(kind === 'process.end' ? { kind, ...target } : { kind, ...target, group: true })]);
  expect(await recoverPlanted()).toMatchObject({ outcome: 'recovered' });
  expectNothingDone();
});

test('records of another boot do nothing, whatever has their pids by now', async () => {
  const end: UndoAction = { kind: 'process.end', ...identityOf(bystander) };
  plant([
    shutdown(1, 'other'),
    intent({ kind: 'component.start', component: 'gateway' }, 2, 'other'),
    intent(end, 3, 'other'),
  ]);
  const { outcome, lines } = await recoverPlanted();
  expect(outcome).toBe('recovered');
  expect(lines.filter((line) => line.includes('gone-with-target'))).toHaveLength(3);
  expectNothingDone();
  expect(fs.existsSync(workDirPath(runId))).toBe(false);
});

test('the process that recovers is never ended by a record', async () => {
  plant([intent({ kind: 'process.end', ...identityOf(process) })]);
  expect(await recoverPlanted()).toMatchObject({
    outcome: 'left',
    lines: [expect.stringContaining('refused'), expect.anything()],
  });
});

test('hooks of an adapter that is not the noted one are not run', async () => {
  plant([shutdown()], { adapterSha256: sha256Of('another') });
  expect(await recoverPlanted()).toMatchObject({
    outcome: 'left',
    lines: [expect.stringContaining('not the one that the run started with'), expect.anything()],
  });
  expectNothingDone();
});

test('a link in the place of undo.jsonl is not followed', async () => {
  plant([]);
  fs.writeFileSync(path.join(folder, 'elsewhere'), `${shutdown()}\n`);
  fs.rmSync(path.join(runDir, 'undo.jsonl'));
  fs.symlinkSync(path.join(folder, 'elsewhere'), path.join(runDir, 'undo.jsonl'));
  expect(await recoverPlanted()).toMatchObject({ outcome: 'left' });
  expectNothingDone();
});

test('a work folder that others can write is not used', async () => {
  plant([shutdown()]);
  fs.chmodSync(workDirPath(runId), 0o777);
  expect(await recoverPlanted()).toMatchObject({
    outcome: 'left',
    lines: [expect.stringContaining('is not the private folder'), expect.anything()],
  });
  expectNothingDone();
});

test('an owner in another container of this boot is not judged by pids that mean something else here', async () => {
  const boot = thisBoot.split('/')[0] ?? '';
  plant([shutdown()], { owner: { pid: 4711, startTime: '1', bootId: `${boot}/pid:[1]` } });
  expect(await recoverPlanted()).toMatchObject({ outcome: 'elsewhere' });
  expectNothingDone();
});

test('a run whose directory is gone is left to people in this boot and forgotten in the next', async () => {
  plant([]);
  fs.rmSync(runDir, { recursive: true });
  expect(await recoverPlanted()).toMatchObject({ outcome: 'left' });
  plant([], { owner: { pid: 4711, startTime: '1', bootId: 'other/pid:[1]' } });
  fs.rmSync(runDir, { recursive: true });
  expect(await recoverPlanted()).toMatchObject({ outcome: 'recovered' });
  expect((await recoverAll(ports, never)).runs).toEqual([]);
});

test('an unregistered directory with records that nobody knows says so and does nothing', async () => {
  plant([intent({ kind: 'shell' })]);
  openRegistry(ports.stateDir()).remove(runId);
  const recorded = path.resolve(import.meta.dirname, '../fixtures/runs/pass/manifest.json');
  const manifest = JSON.parse(fs.readFileSync(recorded, 'utf8')) as object;
  fs.writeFileSync(path.join(runDir, 'manifest.json'), JSON.stringify({ ...manifest, runId }));
  expect(await recoverDirectory(ports, { runDir, trust: false }, never)).toMatchObject({
    outcome: 'explained',
    lines: [expect.stringMatching(/nothing is done: undo\.jsonl:1 is damaged/)],
  });
  fs.writeFileSync(path.join(runDir, 'manifest.json'), JSON.stringify({ ...manifest, runId: '../../etc' }));
  await expect(recoverDirectory(ports, { runDir, trust: true }, never)).rejects.toThrow('manifest.json is damaged');
  expectNothingDone();
});

/** A run of a harness that is dead, registered, with these lines in its undo.jsonl and hooks that leave a trace. */
function plant(lines: readonly string[], change: Partial<OpenedRun> = {}): void {
  fs.mkdirSync(runDir, { recursive: true });
  const adapter = toy.replace('prelude: |', `prelude: |\n  touch '${folder}/executed'`);
  fs.writeFileSync(path.join(runDir, 'adapter.yaml'), adapter);
  fs.writeFileSync(path.join(runDir, 'undo.jsonl'), lines.map((line) => `${line}\n`).join(''));
  openRegistry(ports.stateDir()).add({
    runId,
    runDir,
    workDir: workDirPath(runId),
    adapterSha256: sha256Of(adapter),
    gateway: 'standin',
    seed: '7',
    parameters: {},
    owner: { pid: spawnSync('true').pid, startTime: '1', bootId: thisBoot },
    ...change,
  });
}

async function recoverPlanted(by = ports): Promise<RecoveredRun> {
  const { runs } = await recoverAll(by, never);
  expect(runs).toHaveLength(1);
  return runs[0]!;
}

function expectNothingDone(): void {
  expect(fs.existsSync(path.join(folder, 'executed'))).toBe(false);
  expect(isRunning(identityOf(bystander).pid)).toBe(true);
}

function identityOf({ pid = 0 }: { readonly pid?: number | undefined }): {
  readonly pid: number;
  readonly startTime: string;
} {
  return { pid, startTime: readProcess(pid)?.startTime ?? '' };
}

function shutdown(id = 1, bootId?: string): string {
  return intent({ kind: 'system.shutdown' }, id, bootId);
}

function intent(action: object, id = 1, bootId = thisBoot): string {
  const at = '2026-11-29T15:45:00.000Z';
  return JSON.stringify({ v: 1, type: 'undo', id, at, bootId, subject: 'planted', action, shell: 'touch x' });
}
