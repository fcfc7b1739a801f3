// SPDX-License-Identifier: Apache-2.0

// Whole runs in which roles of instances and a component beside the gateway go down and are started again.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { TimelineEvent, UndoRecord, VerdictDocument } from '../../src/core/domain/documents.ts';
import { leftOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder } from '../support/toy-folder.ts';

// A whole run of the stand-in starts a dozen programs; a busy machine takes its time.
vi.setConfig({ testTimeout: 90_000 });

interface Run {
  readonly stdout: string;
  readonly events: readonly TimelineEvent[];
  readonly undos: readonly UndoRecord[];
  readonly read: (file: string) => string;
  readonly left: readonly string[];
}

async function run(experiment: string, ...options: readonly string[]): Promise<Run> {
  const folder = createToyFolder();
  try {
    const { stdout, stderr } = await callCli(['run', experiment, '--seed', '7', ...options], { cwd: folder.path });
    const [runDir] = folder.runs();
    if (runDir === undefined) throw new Error(`there is no run: ${stdout}${stderr}`);
    const files = new Map(
      fs.globSync('**/*', { cwd: runDir }).flatMap((name) => {
        const file = path.join(runDir, name);
        return fs.statSync(file).isFile() ? [[name, fs.readFileSync(file, 'utf8')] as const] : [];
      }),
    );
    const read = (file: string): string => files.get(file) ?? '';
    const left = await leftOf(runDir);
    return {
      stdout,
      events: linesOf(read('timeline.jsonl')) as readonly TimelineEvent[],
      undos: linesOf(read('undo.jsonl')) as readonly UndoRecord[],
      read,
      left: left.map(String),
    };
  } finally {
    folder.remove();
  }
}

function linesOf(text: string): readonly unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

/** What was undone, as `ACTION TARGET: RESULT`. */
function undoneOf({ undos }: Run): readonly string[] {
  return undos.flatMap((record) => {
    if (record.type !== 'undo') return [];
    const { action } = record;
    const end = undos.find((other) => other.type === 'undone' && other.id === record.id);
    const result = end?.type === 'undone' ? end.result : 'open';
    if (action.kind === 'role.start') return [`${action.instance}/${action.role}: ${result}`];
    return action.kind === 'component.start' ? [`${action.component}: ${result}`] : [];
  });
}

function startHooksOf({ events }: Run): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'hook.started' && event.hook.endsWith('.start') ? [`${event.hook} ${String(event.subject)}`] : [],
  );
}

/** Pids before and after, of each restart. */
function pidsOf({ events }: Run): readonly (readonly [number, number])[] {
  return events.flatMap((event) => {
    if (event.type !== 'fault.effective') return [];
    const [, before, after] = /^pid (\d+) ended, pid (\d+) runs$/.exec(event.proof) ?? [];
    return before === undefined ? [] : [[Number(before), Number(after)] as const];
  });
}

test('an outage of a sandbox ends with its start hook, its log goes on, and nothing is left of it', async () => {
  const seen = await run('sandbox-outage');
  expect(seen.stdout).toMatch(/PASS\s+sandbox-outage/);
  expect(undoneOf(seen)).toEqual(['cut-0/sandbox: reverted']);
  expect(startHooksOf(seen)).toEqual(['target.start cut-0/sandbox']);
  expect(seen.read('workloads/cut/instances/cut-0/output/starts')).toBe('started\nstarted\n');
  expect(seen.left).toEqual([]);
});

test('instances, a component and the gateway are restarted in place, each by another process', async () => {
  const seen = await run('toy-restarts');
  expect(seen.stdout).toMatch(/PASS\s+toy-restarts/);
  expect([...startHooksOf(seen)].sort()).toEqual([
    'system.start gateway',
    'target.start helper',
    'target.start sleeper-0/sandbox',
    'target.start sleeper-1/sandbox',
    'target.start sleeper-1/sandbox',
  ]);
  expect(pidsOf(seen)).toHaveLength(5);
  for (const [before, after] of pidsOf(seen)) expect(after).not.toBe(before);
  expect(undoneOf(seen).every((text) => text.endsWith(': already-clean'))).toBe(true);
  expect(undoneOf(seen)).toHaveLength(5);
  expect(seen.read('workloads/sleeper/instances/sleeper-0/output/starts')).toBe('started\nstarted\n');
  expect(seen.read('workloads/sleeper/instances/sleeper-1/output/starts')).toBe('started\nstarted\nstarted\n');
  expect(seen.left).toEqual([]);
});

test('a component beside the gateway is waited for, checked, taken down in every way and followed', async () => {
  const seen = await run('toy-helper-outage');
  expect(seen.stdout).toMatch(/PASS\s+toy-helper-outage/);
  expect(undoneOf(seen)).toEqual(['helper: reverted', 'helper: reverted', 'helper: already-clean']);
  expect(startHooksOf(seen)).toEqual(Array.from({ length: 3 }, () => 'target.start helper'));
  const { checks } = JSON.parse(seen.read('verdict.json')) as VerdictDocument;
  const durations = checks.filter(({ kind }) => kind === 'duration');
  expect(durations.map(({ name, outcomes }) => `${name} ${String(outcomes[0]?.outcome)}`)).toEqual([
    'cut-lasted held',
    'back-soon held',
    'well-again held',
  ]);
  expect(seen.read('logs/helper.log').match(/helper up/g)).toHaveLength(4);
  expect(seen.left).toEqual([]);
});

describe('sandbox-container-restart on the stand-in', () => {
  const shipped = path.resolve(import.meta.dirname, '../../experiments/sandbox-container-restart.yaml');

  test.each([
    ['observed', 'XFAIL', 'NVIDIA/OpenShell#4828'],
    ['fixed', 'XPASS', 'did not show'],
  ])('%s is %s', async (profile, verdict, words) => {
    const seen = await run(shipped, '--adapter', 'standin', '--gateway', `standin:${profile}`);
    expect(seen.stdout).toMatch(new RegExp(`${verdict}\\s+sandbox-container-restart`));
    expect(seen.stdout).toContain(words);
    expect(pidsOf(seen)).toHaveLength(1);
    expect(seen.left).toEqual([]);
  });
});
