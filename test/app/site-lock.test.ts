// SPDX-License-Identifier: Apache-2.0
// Two writers to the same folder of a site: one waits for the other, is told who it is, and follows a dead one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AppPorts } from '../../src/app/ports.ts';
import { inTurn } from '../../src/app/site-lock.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { callCli } from '../support/run-cli.ts';
import { tempFolder } from '../support/temp.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/runs');

function portsOf(state: string): AppPorts {
  return { ...createAppPorts(), stateDir: () => path.join(state, 'state') };
}

test('who comes second waits, by whatever path the folder is named, and the turns never overlap', async () => {
  const folder = tempFolder();
  const ports = portsOf(folder);
  const link = path.join(folder, 'link');
  fs.symlinkSync(folder, link);
  const events: string[] = [];
  const waited: number[] = [];
  const turns = ['a', 'b', 'c'].map((name, n) =>
    inTurn(
      ports,
      {
        ...{ place: path.join(n === 1 ? link : folder, 'public'), waitMs: 20_000 },
        onWait: (pid) => waited.push(pid),
      },
      async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        events.push(`${name} ends`);
      },
    ),
  );
  await Promise.all(turns);
  expect(events).toHaveLength(6);
  for (let n = 0; n < 6; n += 2) expect(events[n + 1]).toBe(events[n]?.replace('begins', 'ends'));
  expect(new Set(waited)).toEqual(new Set([process.pid]));
});

test('who waits too long is told who writes, and does nothing', async () => {
  const folder = tempFolder();
  const ports = portsOf(folder);
  const turn = { place: path.join(folder, 'public'), waitMs: 50, onWait: () => undefined };
  await inTurn(ports, turn, async () => {
    const second = inTurn(ports, turn, () => Promise.reject(new Error('not its turn')));
    await expect(second).rejects.toMatchObject({
      code: 'site-busy',
      message: expect.stringContaining(`pid ${String(process.pid)} is writing to`) as unknown,
    });
  });
  await expect(inTurn(ports, turn, () => Promise.resolve('free again'))).resolves.toBe('free again');
});

test('a turn that fails is over as well', async () => {
  const folder = tempFolder();
  const turn = { place: folder, waitMs: 0, onWait: () => undefined };
  await expect(inTurn(portsOf(folder), turn, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  await expect(inTurn(portsOf(folder), turn, () => Promise.resolve(1))).resolves.toBe(1);
});

test('a writer that was killed is followed at once', async () => {
  const cwd = tempFolder();
  const first = await callCli(['site', 'public', path.join(fixtures, 'pass')], { cwd });
  expect(first).toMatchObject({ code: 0 });
  const [released = ''] = fs.globSync('.state/**/locks/site-*', { cwd });
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const holder = { pid: gone, startTime: '1', bootId: createAppPorts().host.bootId() };
  fs.writeFileSync(path.join(cwd, released.replace(/\d+$/, '9')), JSON.stringify(holder));
  const next = await callCli(['site', 'public', path.join(fixtures, 'fail')], { cwd });
  expect(next).toMatchObject({ code: 0, stderr: '1 of 1 runs\n' });
});

test('runs of several writers at once are all on the site', async () => {
  const cwd = tempFolder();
  const names = ['pass', 'fail', 'xfail', 'xpass'];
  const ended = await Promise.all(names.map((name) => callCli(['site', 'public', path.join(fixtures, name)], { cwd })));
  expect(ended.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  const alone = tempFolder();
  for (const name of names) await callCli(['site', 'public', path.join(fixtures, name)], { cwd: alone });
  const totals = (folder: string): unknown => {
    const text = fs.readFileSync(path.join(folder, 'public/index.json'), 'utf8');
    const { experiments } = JSON.parse(text) as { experiments: { stratum: object; total: number; recent: object[] }[] };
    return experiments.map(({ stratum, total, recent }) => ({ stratum, total, recent }));
  };
  expect(totals(cwd)).toEqual(totals(alone));
  expect(fs.globSync('public/runs/*/*/*/index.html', { cwd })).toHaveLength(4);
});
