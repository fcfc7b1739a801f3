// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createHostProcesses } from '../../src/platform/host-processes.ts';
import { livingMarked } from '../../src/platform/marked-processes.ts';
import { livingOfSession } from '../../src/platform/processes.ts';
import type { HostProcess } from '../../src/ports/index.ts';
import { eventually, tempFolder } from '../support/temp.ts';

const never = new AbortController().signal;
const PATH = process.env['PATH'] ?? '';

interface Started {
  readonly process: HostProcess;
  readonly pid: number;
  readonly cwd: string;
  readonly log: () => string;
}

async function start(script: string, env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const cwd = tempFolder();
  const logFile = path.join(cwd, 'log');
  const argv = ['bash', '-c', script, 'prober-0'];
  const mark = `PROBER=${cwd}`;
  const own = { PATH, PROBER: cwd, ...env };
  const process = await createHostProcesses().start({ argv, env: own, mark, cwd, logFile });
  const { action } = process.undo;
  const pid = action.kind === 'process.end' ? action.pid : 0;
  onTestFinished(async () => {
    await process.end(0, never);
  });
  return { process, pid, cwd, log: () => fs.readFileSync(logFile, 'utf8') };
}

test('nothing of the script runs before it is let go, and then as the process that the undo names', async () => {
  const { process, pid, log, cwd } = await start('echo "$0 $$ $ONLY $(pwd)"; echo err >&2; cat; exit 3', {
    ONLY: 'this',
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(log()).toBe('');
  process.release();
  expect(await process.ended).toEqual({ exitCode: 3, signal: null });
  expect(log()).toBe(`prober-0 ${String(pid)} this ${cwd}\nerr\n`);
});

test('one that is ended at the gate never runs its script', async () => {
  const { process, log } = await start('echo ran');
  expect(await process.end(5_000, never)).toBe(true);
  process.release();
  expect(await process.ended).toMatchObject({ exitCode: null, signal: 'SIGTERM' });
  expect(log()).toBe('');
});

test('the gate is closed to the script, so that it holds nothing of ours', async () => {
  const { process, log } = await start('[[ -e /proc/$$/fd/3 ]] && echo open || echo closed');
  process.release();
  await process.ended;
  expect(log()).toBe('closed\n');
});

test('a signal is told by its name', async () => {
  const { process } = await start('kill -USR1 $$');
  process.release();
  expect(await process.ended).toEqual({ exitCode: null, signal: 'SIGUSR1' });
});

test('what it leaves running ends with it, in whatever group of its session', async () => {
  const { process, pid } = await start('set -m; sleep 60 & timeout 60 sleep 60 & echo started');
  process.release();
  expect(await process.ended).toMatchObject({ exitCode: 0 });
  expect(livingOfSession(pid)).toEqual([]);
});

test.runIf(process.platform === 'linux').for([
  { how: 'when it has ended', rest: '' },
  { how: 'when it is ended', rest: '; exec sleep 60' },
])('what it started in a session of its own, and left to nobody, ends with it $how', async ({ rest }) => {
  const { process, cwd, log } = await start(
    `setsid bash -c 'trap "" TERM; setsid sleep 60 & echo away $!' < /dev/null; echo set${rest}`,
  );
  process.release();
  await eventually('it is away', () => log().includes('set'));
  const stray = Number(/away (\d+)/.exec(log())?.[1]);
  if (rest !== '') {
    expect(livingMarked(`PROBER=${cwd}`).map(({ pid }) => pid)).toContain(stray);
    expect(await process.end(200, never)).toBe(true);
  }
  await process.ended;
  expect(stray).toBeGreaterThan(1);
  expect(livingMarked(`PROBER=${cwd}`)).toEqual([]);
});

test('who is asked to end has its grace', async () => {
  const { process, log } = await start(
    "trap 'sleep 0.3; echo summed up; exit 0' TERM; echo set; while :; do sleep 0.02; done",
  );
  process.release();
  await eventually('the trap is set', () => log() === 'set\n');
  expect(await process.end(10_000, never)).toBe(true);
  expect(await process.ended).toEqual({ exitCode: 0, signal: null });
  // Bash may say that its sleep was terminated.
  expect(log()).toContain('summed up\n');
});

test.for([
  { until: 'the grace is over', graceMs: 200, signal: never },
  { until: 'the signal aborts', graceMs: 60_000, signal: AbortSignal.abort() },
])('who ignores that is killed when $until, with all of its session', async ({ graceMs, signal }) => {
  const { process, pid, log } = await start("trap '' TERM; sleep 60 & echo set; while :; do sleep 0.02; done");
  process.release();
  await eventually('the trap is set', () => log() === 'set\n');
  expect(await process.end(graceMs, signal)).toBe(true);
  expect(await process.ended).toEqual({ exitCode: null, signal: 'SIGKILL' });
  expect(livingOfSession(pid)).toEqual([]);
});

test('a folder that is not there is an error that says so', async () => {
  const missing = path.join(tempFolder(), 'missing');
  const request = {
    argv: ['bash', '-c', ''],
    env: { PATH },
    mark: 'PROBER=none',
    cwd: missing,
    logFile: path.join(missing, 'log'),
  };
  await expect(createHostProcesses().start(request)).rejects.toMatchObject({ code: 'create-failed' });
});
