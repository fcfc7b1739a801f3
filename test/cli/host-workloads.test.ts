// SPDX-License-Identifier: Apache-2.0

// Workloads beside the system in whole runs: real processes, asserted from the run directory and from /proc.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TimelineEvent, UndoRecord } from '../../src/core/domain/documents.ts';
import { leftOf, processesOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { type RunningProgram, startProgram } from '../support/run-program.ts';
import { eventually } from '../support/temp.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { isRunning, killWithWatchdog, watchdogOf } from '../support/watchdogs.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: ToyFolder;
let harness: RunningProgram | null;

beforeEach(() => {
  folder = createToyFolder();
  harness = null;
});

afterEach(() => {
  harness?.process.kill('SIGKILL');
  folder.remove();
});

test('a prober on the host sees an outage of the gateway come and go, and is then stopped', async () => {
  const { code, stdout } = await callCli(['run', 'host-prober', '--seed', '7'], { cwd: folder.path });
  expect(stdout).toMatch(/PASS\s+host-prober/);
  expect(code).toBe(0);
  const [runDir = ''] = folder.runs();
  const files = path.join(runDir, 'workloads/prober/instances/prober-0');
  const seen = fs.readFileSync(path.join(files, 'output/seen'), 'utf8');
  expect(seen).toMatch(/^(up\n)+(down\n)+(up\n)+$/);
  // Beside what bash says when it is ended.
  const log = fs.readFileSync(path.join(files, 'logs/host.log'), 'utf8');
  expect(log.match(/^gateway .*$/gm)).toEqual(['gateway up', 'gateway down', 'gateway up']);
  const events = eventsOf(runDir).filter((event) => 'instance' in event && event.instance === 'prober-0');
  expect(events.map((event) => (event.type === 'instance.state' ? event.state : event.type))).toEqual([
    'Created',
    'Running',
    'instance.stopped',
    'instance.deleted',
    'instance.collected',
  ]);
  expect(await leftOf(runDir)).toEqual([]);
});

test('exit codes and signals are recorded, and what ignores TERM is ended with all that it started', async () => {
  const { code, stdout } = await callCli(['run', 'host-stubborn'], { cwd: folder.path });
  expect(stdout).toMatch(/PASS\s+host-stubborn/);
  expect(code).toBe(0);
  const [runDir = ''] = folder.runs();
  const states = eventsOf(runDir).flatMap((event) => (event.type === 'instance.state' ? [event] : []));
  expect(states.findLast(({ instance }) => instance === 'done-0')).toMatchObject({ state: 'Failed', exitCode: 3 });
  expect(states.findLast(({ instance }) => instance === 'killed-0')).toMatchObject({
    state: 'Failed',
    exitCode: null,
    reason: 'signal KILL',
  });
  expect(states.findLast(({ instance }) => instance === 'load-1')).toMatchObject({ state: 'Running' });
  expect(undone(runDir).filter(({ proof }) => proof.includes('SIGKILL'))).toHaveLength(3);
  expect(await leftOf(runDir)).toEqual([]);
});

test.for([
  { who: 'the watchdog', alsoWatchdog: false },
  { who: 'recover', alsoWatchdog: true },
])('a harness killed while workloads run beside the system: $who leaves nothing of them', async ({ alsoWatchdog }) => {
  folder.edit('chaos/experiments/host-stubborn.yaml', "matches: 'loads$'", "matches: 'never'");
  harness = startProgram('src/cli/main.ts', ['run', 'host-stubborn'], { cwd: folder.path });
  await harness.printed('killed: 1 Failed');
  const [runDir = ''] = folder.runs();
  // Those of 601 s have left the session that the undo names. A process that was forked is a bash until it is a sleep.
  const names = process.platform === 'linux' ? ['sleep 600', 'sleep 601'] : ['sleep 600'];
  const countOf = (name: string): number => processesOf(runDir).filter((line) => line.startsWith(name)).length;
  await eventually('both loads run', () => names.every((name) => countOf(name) === 2));
  const watchdog = await eventually('the watchdog', () => watchdogOf(harness!.process.pid!));
  if (alsoWatchdog) {
    await killWithWatchdog(harness);
    expect(processesOf(runDir)).not.toEqual([]);
    const { code, stdout } = await callCli(['recover'], { cwd: folder.path });
    expect(stdout).toContain('workload load-1: reverted');
    if (process.platform === 'linux') expect(stdout).toMatch(/what a workload on the host left running .*: ended/);
    expect(code).toBe(0);
  } else {
    harness.process.kill('SIGKILL');
    await eventually('the watchdog has ended', () => !isRunning(watchdog));
  }
  expect(await leftOf(runDir)).toEqual([]);
  expect(undone(runDir).filter(({ result }) => result === 'reverted').length).toBeGreaterThanOrEqual(3);
});

test('a workload that prints without end fails, and neither its log nor the run suffers', async () => {
  folder.write(
    'chaos/experiments/host-flood.yaml',
    `id: host-flood
title: A flood on the host.
default-adapter: toy
timeout: 50s
workloads:
  - name: flood
    kind: shell
    on: host
    run: "ulimit -f 100000; head -c 90000000 /dev/zero | tr '\\\\0' x; echo; echo marker; exec yes"
    checks:
      - {name: was-cut, kind: exit-code, equals: 0}
      - {name: all-counted, kind: log, contains: marker}
flow: [flood]
`,
  );
  const { stdout } = await callCli(['run', 'host-flood'], { cwd: folder.path });
  expect(stdout).toMatch(/FAIL\s+host-flood/);
  const [runDir = ''] = folder.runs();
  const events = eventsOf(runDir);
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'instance.state', state: 'Failed', reason: 'signal XFSZ' }),
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'log.closed',
      log: 'flood-0/host',
      bytes: 102_400_000,
      capped: true,
      complete: true,
      counts: [expect.objectContaining({ text: 'marker', count: 1 })],
    }),
  );
  const log = path.join(runDir, 'workloads/flood/instances/flood-0/logs/host.log');
  expect(fs.statSync(log).size).toBeLessThan(65 * 1024 * 1024);
  expect(await leftOf(runDir)).toEqual([]);
});

function eventsOf(runDir: string): readonly TimelineEvent[] {
  return linesOf(runDir, 'timeline.jsonl') as readonly TimelineEvent[];
}

function undone(runDir: string): readonly Extract<UndoRecord, { type: 'undone' }>[] {
  return (linesOf(runDir, 'undo.jsonl') as readonly UndoRecord[]).filter((record) => record.type === 'undone');
}

function linesOf(runDir: string, file: string): readonly unknown[] {
  const text = fs.readFileSync(path.join(runDir, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
