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
    expect(swept.stdout).toContain('ended supervisor c-0');
    expect(swept.stdout).toContain('ended sandbox c-0');
    expect(livingProcesses(rig.state)).toEqual([]);
    expect(readdirSync(join(rig.state, 'processes'))).toEqual([]);
    expect(await rig.run('standin sweep --state "$work/state"')).toEqual({ code: 0, stdout: '', stderr: '' });
    expect((await rig.run('standin sweep --state "$work/nothing"')).code).toBe(0);
  });

  test('is part of a shutdown, which does nothing the second time', async () => {
    await using rig = new Rig();
    await rig.boot('observed');
    await rig.create('c-0', { script: counter() });
    await rig.until('c-0', 'Running');
    process.kill(rig.gatewayPid(), 'SIGKILL');
    await rig.hook('system.shutdown');
    expect(livingProcesses(rig.state)).toEqual([]);
    await rig.hook('system.shutdown');
  });
});

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
