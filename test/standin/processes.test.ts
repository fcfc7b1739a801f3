// SPDX-License-Identifier: Apache-2.0

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapter, counter, isAlive, livingProcesses, Rig } from './rig.ts';

/** Of a test: a guard for a crowded machine, no expectation. */
const LIMIT_MS = 90_000;

interface ProcessEvent {
  readonly action: string;
  readonly role: string;
  readonly sandbox?: string;
  readonly exitCode?: number;
}

describe.concurrent('a sweep', { timeout: LIMIT_MS }, () => {
  test('ends everything a killed gateway left, frozen or stubborn, and does it twice', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: "trap '' TERM; sleep 600 & sleep 600" });
    await rig.create('c-1', { script: 'exec sleep 600' });
    for (const name of ['c-0', 'c-1']) await rig.until(name, 'Running');
    process.kill(rig.supervisorPid('c-0'), 'SIGSTOP');
    process.kill(rig.sandboxPid('c-1'), 'SIGKILL'); // the leader only: its group lives on
    await rig.signalGateway('SIGKILL');
    const swept = await rig.run('standin sweep --state "$work/state"');
    expect(swept.code).toBe(0);
    // What was left of the group of c-1 may have been ended by its supervisor before.
    expect(thingsOf(swept.stdout).filter((thing) => thing !== 'process c-1/sandbox')).toEqual([
      'process c-0/sandbox',
      'process c-0/supervisor',
      'process c-1/supervisor',
      'sandbox c-0',
      'sandbox c-1',
    ]);
    expect(readdirSync(join(rig.state, 'sandboxes'))).toEqual([]);
    expect(livingProcesses(rig.state)).toEqual([]);
    expect(readdirSync(join(rig.state, 'processes'))).toEqual([]);
    expect(await rig.run('standin sweep --state "$work/state"')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await rig.run('standin sweep --state "$work/nothing"')).code).toBe(0);
  });

  test('ends what a shutdown could not, for want of a gateway; both do nothing the second time', async () => {
    await using rig = new Rig();
    await rig.boot('observed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    process.kill(rig.gatewayPid(), 'SIGKILL');
    for (let times = 0; times < 2; times += 1) await rig.hook('system.shutdown');
    expect(livingProcesses(rig.state)).not.toEqual([]);
    const { stdout } = await rig.hook('system.sweep');
    expect(thingsOf(stdout)).toContain('process c-0/supervisor');
    expect(livingProcesses(rig.state)).toEqual([]);
    expect(await rig.hook('system.sweep')).toMatchObject({ stdout: '' });
  });

  test('finds nothing of sandboxes that a gateway has deleted, and what it stops with itself has no process', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    for (const name of ['c-0', 'c-1']) {
      await rig.create(name, { script: 'exec sleep 600' });
      await rig.until(name, 'Running');
    }
    await rig.hook('instance.delete', { CHAOS_INSTANCE: 'c-0' });
    await rig.hook('system.shutdown');
    expect(livingProcesses(rig.state)).toEqual([]);
    expect(thingsOf((await rig.hook('system.sweep')).stdout)).toEqual(['sandbox c-1']);
  });
});

describe.concurrent('an inventory', { timeout: LIMIT_MS }, () => {
  test('lists records and processes of sandboxes, and of a gateway that is gone nothing', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    expect((await rig.run(adapter.inventory)).stdout).toBe('');
    for (const name of ['c-0', 'c-1']) {
      await rig.create(name, { script: 'exec sleep 600' });
      await rig.until(name, 'Running');
    }
    const listed = await rig.run(adapter.inventory);
    expect(listed.code).toBe(0);
    expect(thingsOf(listed.stdout)).toEqual([
      'process c-0/sandbox',
      'process c-0/supervisor',
      'process c-1/sandbox',
      'process c-1/supervisor',
      'sandbox c-0',
      'sandbox c-1',
    ]);
    const lines = listed.stdout.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual({
      kind: 'process',
      id: 'c-0/supervisor',
      instance: 'c-0',
      role: 'supervisor',
      identity: expect.stringMatching(new RegExp(`^${String(rig.supervisorPid('c-0'))} `)) as string,
    });
    for (const name of ['c-0', 'c-1']) await rig.hook('instance.delete', { CHAOS_INSTANCE: name });
    expect((await rig.run(adapter.inventory)).stdout).toBe('');
    await rig.signalGateway('SIGKILL');
    expect(await rig.run(adapter.inventory)).toMatchObject({ code: 75, stdout: '' });
  });
});

/** `kind id` of each line, sorted. */
function thingsOf(lines: string): readonly string[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly kind: string; readonly id: string })
    .map(({ kind, id }) => `${kind} ${id}`)
    .sort();
}

describe.concurrent('the runtime of a sandbox', { timeout: LIMIT_MS }, () => {
  test('takes what the main process left behind with it', async () => {
    await using rig = new Rig();
    await rig.boot('fixed');
    await rig.create('c-0', { script: 'sleep 600 & exit 0' });
    await rig.until('c-0', 'Succeeded');
    await rig.wait(() => livingProcesses(rig.file('c-0')).length === 0, 'nothing left');
  });
});

test('a second gateway on the same state is refused', { timeout: LIMIT_MS }, async () => {
  await using rig = new Rig();
  await rig.boot('fixed');
  const second = await rig.run('standin gateway --state "$work/state" --port 1 --health-port 2 --metrics-port 3');
  expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('another gateway') as string });
});

test('events are followed across a restart of the gateway until SIGTERM', { timeout: LIMIT_MS }, async () => {
  await using rig = new Rig();
  const watch = adapter.watch[0]?.run ?? '';
  const child = spawn('/bin/bash', ['-c', `set -euo pipefail\n${adapter.prelude}\n${watch}`], {
    env: {
      PATH: '/usr/bin:/bin',
      CHAOS_WORK_DIR: rig.workDir,
      CHAOS_NODE: process.execPath,
      CHAOS_CLI: join(import.meta.dirname, '../../src/cli/main.ts'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const events = (): readonly ProcessEvent[] =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ProcessEvent);
  await rig.boot('fixed');
  await rig.create('c-0', { script: 'sleep 600' });
  await rig.until('c-0', 'Running');
  await rig.signalGateway('SIGKILL');
  process.kill(rig.supervisorPid('c-0'), 'SIGKILL');
  await rig.start();
  await rig.until('c-0', 'Running');
  await rig.openshell('sandbox stop c-0');
  await rig.wait(
    () => events().some(({ action, role }) => action === 'exited' && role === 'sandbox'),
    'sandbox exited',
  );
  const told = events().map(({ action, role }) => `${role} ${action}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'gateway started',
      'supervisor started',
      'sandbox started',
      'gateway killed',
      'supervisor killed',
      'sandbox exited',
    ]),
  );
  expect(events().find(({ action, role }) => action === 'exited' && role === 'sandbox')).toMatchObject({
    sandbox: 'c-0',
    exitCode: 143,
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(isAlive(child.pid ?? 0)).toBe(false);
});
