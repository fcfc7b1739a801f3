// SPDX-License-Identifier: Apache-2.0

// What the command line of either generation says, as the harness's states.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isUnreachable, parseSandboxes, plainText, stateLine } from '../../src/gateway/sandboxes.ts';
import { type Hooks, startHooks, writePrograms } from '../support/fake-system.ts';
import { tempFolder } from '../support/temp.ts';

const OLDER = { name: 'counter-0', id: 'u-1', phase: 'Ready', labels: {}, created_at: '2026-11-29 19:56:01' };

test('both lists are read: the bare one of the older generation and the one with codes of the newer', () => {
  expect(parseSandboxes(JSON.stringify([OLDER]))).toEqual([
    { name: 'counter-0', id: 'u-1', phase: 'Ready', exitCode: undefined, reason: null },
  ]);
  const newer = { ...OLDER, phase: 'Error', exit_code: 3, conditions: [{ reason: 'MainProcessFailed' }] };
  expect(parseSandboxes(JSON.stringify({ sandboxes: [newer], next_page_token: '' }))).toMatchObject([
    { exitCode: 3, reason: 'MainProcessFailed' },
  ]);
  expect(parseSandboxes('')).toEqual([]);
  expect(parseSandboxes('{"other": 1}')).toBeNull();
  expect(parseSandboxes('no JSON')).toBeNull();
});

test.each([
  ['Ready', 'Running'],
  ['Provisioning', 'Pending'],
  ['Starting', 'Pending'],
  ['Restarting', 'Pending'],
  ['Stopping', 'Pending'],
  ['Stopped', 'Pending'],
  ['Deleting', 'Pending'],
  ['Completed', 'Succeeded'],
  ['Error', 'Failed'],
  ['Elsewhere', 'Unknown'],
])('%s is %s', (phase, state) => {
  const sandbox = { name: 'a', id: null, phase, exitCode: null, reason: null };
  expect(stateLine(sandbox, null)).toEqual({ instance: 'a', state, rawPhase: phase });
});

test.each([
  [
    { status: 'exited', exitCode: 0 },
    { state: 'Succeeded', exitCode: 0, reason: 'container exited' },
  ],
  [
    { status: 'exited', exitCode: 137 },
    { state: 'Failed', exitCode: 137, reason: 'container exited' },
  ],
  [
    { status: 'running', exitCode: null },
    { state: 'Failed', reason: 'container running' },
  ],
  [
    { status: 'paused', exitCode: null },
    { state: 'Failed', reason: 'container paused' },
  ],
  [null, { state: 'Failed', reason: 'no container' }],
])('an older gateway that says Error, with a container %j', (container, line) => {
  const sandbox = { name: 'a', id: null, phase: 'Error', exitCode: undefined, reason: null };
  expect(stateLine(sandbox, container)).toEqual({ instance: 'a', rawPhase: 'Error', ...line });
});

test('the boxes and colours that errors are drawn in are taken off', () => {
  const drawn = '\u001b[1mError:\u001b[0m   × sandbox must be Ready to stop (current phase:\n  │ Error)\n';
  expect(plainText(drawn)).toBe('Error: sandbox must be Ready to stop (current phase: Error)');
  const refused = 'Error:   × transport error\n  ├─▶ tcp connect\n  │ error\n  ╰─▶ Connection refused (os error 111)\n';
  expect(isUnreachable(refused)).toBe(true);
  const reset = "Error:   × failed to connect to gateway 'chaos' at http://127.0.0.1:1: read ECONNRESET\n";
  expect(isUnreachable(reset)).toBe(true);
  expect(isUnreachable(drawn)).toBe(false);
});

test('a read tells the code of a container that ended', async () => {
  const { call, sandboxes, hooks } = await bootedHooks();
  sandboxes([OLDER, { ...OLDER, name: 'counter-1', phase: 'Error' }]);
  const labels = { 'openshell.ai/sandbox-name': 'counter-1' };
  hooks.engine.answers.set('GET /containers/json', { body: [{ Id: 'c1', Labels: labels, State: 'exited' }] });
  hooks.engine.answers.set('GET /containers/c1/json', { body: { State: { Status: 'exited', ExitCode: 0 } } });
  const { out } = await call('read');
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { instance: 'counter-0', state: 'Running', rawPhase: 'Ready' },
    { instance: 'counter-1', state: 'Succeeded', rawPhase: 'Error', exitCode: 0, reason: 'container exited' },
  ]);
});

test('a read waits for a container that has yet to end, once', async () => {
  const { call, sandboxes, hooks } = await bootedHooks();
  sandboxes([{ ...OLDER, phase: 'Error' }]);
  const labels = { 'openshell.ai/sandbox-name': 'counter-0' };
  hooks.engine.answers.set('GET /containers/json', { body: [{ Id: 'c1', Labels: labels, State: 'running' }] });
  const timed = async (): Promise<number> => {
    const from = performance.now();
    expect((await call('read')).out).toContain('"container running"');
    return performance.now() - from;
  };
  expect(await timed()).toBeGreaterThan(1_900);
  expect(await timed()).toBeLessThan(1_500);
});

test('a gateway that cannot be reached is not now; one that fails otherwise says why', async () => {
  const { call, fails } = await bootedHooks();
  fails('Error:   × transport error\n  ╰─▶ Connection refused (os error 111)\n');
  expect(await call('read')).toMatchObject({ code: 75, out: '' });
  expect(await call('inventory')).toMatchObject({ code: 75, out: '' });
  fails("Error:   × unknown argument '--selector'\n");
  expect(await call('read')).toMatchObject({ code: 1, err: "Error: unknown argument '--selector'\n" });
});

test('an inventory names records and containers', async () => {
  const { call, sandboxes, hooks } = await bootedHooks();
  sandboxes([OLDER]);
  const labels = { 'openshell.ai/sandbox-name': 'counter-0', 'openshell.ai/isolation-role': 'supervisor' };
  hooks.engine.answers.set('GET /containers/json', {
    body: [{ Id: 'c1', Names: ['/one'], Labels: labels, State: 'up' }],
  });
  const { out } = await call('inventory');
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { kind: 'sandbox', id: 'u-1', instance: 'counter-0' },
    { kind: 'container', id: 'one', role: 'supervisor', identity: 'c1', instance: 'counter-0' },
  ]);
});

async function bootedHooks(): Promise<{
  readonly call: Hooks['call'];
  readonly hooks: Hooks;
  readonly sandboxes: (list: readonly unknown[]) => void;
  readonly fails: (text: string) => void;
}> {
  const folder = tempFolder();
  writePrograms(folder);
  const hooks = await startHooks(`binaries:${folder}`);
  await hooks.call('boot');
  const cli = path.join(folder, 'openshell');
  return {
    call: hooks.call,
    hooks,
    sandboxes: (list) => fs.writeFileSync(`${cli}.sandboxes`, JSON.stringify(list)),
    fails: (text) => fs.writeFileSync(`${cli}.fails`, text),
  };
}
