// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { onTestFinished, expect, test } from 'vitest';
import type { CommandRequest, CommandResult } from '../../src/ports/commands.ts';
import { createCommandRunner } from '../../src/platform/commands.ts';
import { createMasker, NO_SECRETS } from '../../src/platform/masker.ts';
import { livingOfSession } from '../../src/platform/processes.ts';
import { endGroup, isRunning } from '../support/scripts.ts';
import { eventually, tempFolder } from '../support/temp.ts';

const commands = createCommandRunner(NO_SECRETS);
const never = new AbortController().signal;
const PATH = process.env['PATH'] ?? '';

function bash(
  script: string,
  overrides: Partial<CommandRequest> = {},
  signal: AbortSignal = never,
): Promise<CommandResult> {
  const request = {
    argv: ['bash', '-c', script],
    env: { PATH },
    cwd: tempFolder(),
    timeoutMs: 15_000,
    stdoutLimitBytes: 10_000,
    stderrLimitBytes: 10_000,
    ...overrides,
  };
  return commands.run(request, signal);
}

test('exit code, output and bytes of a command are told', async () => {
  const result = await bash('echo out; echo err >&2; exit 3');
  expect(result).toMatchObject({
    exitCode: 3,
    signal: null,
    outcome: 'exited',
    stdout: 'out\n',
    stderr: 'err\n',
    stdoutBytes: 4,
    stderrBytes: 4,
  });
  expect(result.durationMs).toBeGreaterThan(0);
});

test('a command that a signal ends has no exit code', async () => {
  expect(await bash('kill -USR1 $$')).toMatchObject({ exitCode: null, signal: 'SIGUSR1', outcome: 'exited' });
});

test('the environment is the given one and nothing more', async () => {
  const script = 'process.stdout.write(JSON.stringify(process.env))';
  const env = { PATH, ONLY: 'this\nthat' };
  const result = await bash('', { argv: [process.execPath, '-e', script], env });
  const { __CF_USER_TEXT_ENCODING: _, ...seen } = JSON.parse(result.stdout) as Record<string, string>;
  expect(seen).toEqual(env);
});

test('stdin is empty and the command leads a group and session of its own', async () => {
  const result = await bash('cat; read -r _ _ _ _ group session _ < /proc/$$/stat; echo "$$ $group $session"');
  const [pid, group, session] = result.stdout.trim().split(' ');
  expect([group, session]).toEqual([pid, pid]);
  expect(group).not.toBe(String(process.pid));
});

test('the head of stdout and the tail of stderr are kept', async () => {
  const script = 'for i in {1000..1999}; do echo $i; echo $i >&2; done';
  const result = await bash(script, { stdoutLimitBytes: 9, stderrLimitBytes: 10 });
  expect(result).toMatchObject({ stdout: '1000\n1001', stderr: '1998\n1999\n', stdoutBytes: 5000, stderrBytes: 5000 });
});

test('100 MB on both streams are counted and not held', async () => {
  // What is held after a collection, so that a collector that is late on a busy machine does not count.
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const held: number[] = [];
  const look = (): void => {
    collect();
    held.push(process.memoryUsage().arrayBuffers);
  };
  look();
  const watch = setInterval(look, 100);
  const result = await bash('head -c 100000000 /dev/zero; head -c 100000000 /dev/zero >&2', { timeoutMs: 60_000 });
  clearInterval(watch);
  look();
  expect(result).toMatchObject({ exitCode: 0, stdoutBytes: 100_000_000, stderrBytes: 100_000_000 });
  expect([result.stdout.length, result.stderr.length]).toEqual([10_000, 10_000]);
  expect(Math.max(...held) - (held[0] ?? 0)).toBeLessThan(80_000_000);
}, 60_000);

test('bytes that are no UTF-8 become replacement characters', async () => {
  expect((await bash(`printf 'a\\xff\\xc3b'`)).stdout).toBe('a\ufffd\ufffdb');
});

test('a time-out ends the group with grandchildren that hold stdout', async () => {
  const result = await bash('sleep 300 & echo $!; (sleep 301 & wait) & echo $!; wait', { timeoutMs: 200 });
  expect(result).toMatchObject({ outcome: 'timed-out', exitCode: null, signal: 'SIGTERM' });
  const pids = result.stdout.trim().split('\n').map(Number);
  expect(pids).toHaveLength(2);
  expect(pids.filter(isRunning)).toEqual([]);
  expect(result.durationMs).toBeLessThan(2000);
});

test('a group that ignores TERM is killed after its grace', async () => {
  const result = await bash(`trap '' TERM; echo $$; while :; do sleep 0.1; done`, { timeoutMs: 100 });
  expect(result).toMatchObject({ outcome: 'timed-out', exitCode: null, signal: 'SIGKILL' });
  expect(result.durationMs).toBeGreaterThan(2000);
  expect(isRunning(Number(result.stdout))).toBe(false);
});

test('a command may clean up when it is asked to end', async () => {
  const result = await bash(`trap 'echo cleaned; exit 7' TERM; sleep 300 & wait`, { timeoutMs: 200 });
  expect(result).toMatchObject({ outcome: 'timed-out', exitCode: 7, stdout: 'cleaned\n' });
});

test('a time-out also ends what moved to another group of the session', async () => {
  const result = await bash('echo $$; timeout 300 sleep 300 & wait', { timeoutMs: 400 });
  expect(result.outcome).toBe('timed-out');
  expect(livingOfSession(Number(result.stdout))).toEqual([]);
});

test('what a command leaves in its group ends with it', async () => {
  const result = await bash('sleep 300 & echo $!');
  expect(result).toMatchObject({ outcome: 'exited', exitCode: 0 });
  expect(isRunning(Number(result.stdout))).toBe(false);
  expect(result.durationMs).toBeLessThan(2000);
});

test('a process with a session of its own stays, and does not hold up the result although it has stdout', async () => {
  const script = `const { spawn } = require('node:child_process');
    const child = spawn('sleep', ['300'], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
    console.log(child.pid); child.unref();`;
  const result = await bash('', { argv: [process.execPath, '-e', script] });
  const pid = Number(result.stdout);
  onTestFinished(() => endGroup(pid));
  expect(result).toMatchObject({ outcome: 'exited', exitCode: 0 });
  expect(result.durationMs).toBeLessThan(5000);
  expect(isRunning(pid)).toBe(true);
});

test('an abort ends the group', async () => {
  const stop = new AbortController();
  const file = path.join(tempFolder(), 'pid');
  const run = bash(`echo $$ > ${file}; sleep 300`, {}, stop.signal);
  const pid = await eventually('it runs', () => fs.existsSync(file) && Number(fs.readFileSync(file, 'utf8')));
  stop.abort();
  expect(await run).toMatchObject({ outcome: 'cancelled', exitCode: null, signal: 'SIGTERM' });
  expect(isRunning(pid)).toBe(false);
});

test('after an abort nothing is started', async () => {
  const file = path.join(tempFolder(), 'made');
  expect(await bash(`touch ${file}`, {}, AbortSignal.abort())).toMatchObject({ outcome: 'cancelled', exitCode: null });
  expect(fs.existsSync(file)).toBe(false);
});

test.each([
  ['a missing command', { argv: ['no-such-command'] }, /cannot start no-such-command: .*ENOENT/],
  ['a missing folder', { cwd: '/no/such/folder' }, /cannot start bash: the folder \/no\/such\/folder does not exist/],
  ['no command at all', { argv: [] }, /cannot start/],
  ['a NUL byte', { argv: ['bash', '-c', 'a\0b'] }, /cannot start bash: .*null bytes/],
])('%s is said and not thrown', async (_, overrides, message) => {
  const result = await bash('true', overrides);
  expect(result).toMatchObject({ outcome: 'not-started', exitCode: null });
  expect(result.stderr).toMatch(message);
});

test('many commands at once leave no timer, pipe or process behind', async () => {
  const before = process.getActiveResourcesInfo().sort();
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => bash(`echo ${index}`)));
  expect(results.map((result) => result.stdout.trim())).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index)),
  );
  await eventually('nothing is held', () => process.getActiveResourcesInfo().length <= before.length);
});

test('a stream hands over each line and tells the leader before the call returns', async () => {
  const lines: string[] = [];
  let pid: number | null = null;
  const ended = commands.stream(
    {
      argv: ['bash', '-c', `printf 'one\\ntw'; sleep 0.05; printf 'o\\n'; printf '%0100d\\n' 7; printf 'last'; exit 4`],
      env: { PATH },
      cwd: tempFolder(),
      lineLimitBytes: 20,
      onLine: (line) => lines.push(line),
      onStart: (leader) => {
        pid = leader;
      },
    },
    never,
  );
  expect(pid).toBeGreaterThan(1);
  expect(await ended).toEqual({ exitCode: 4 });
  expect(lines).toEqual(['one', 'two', '0'.repeat(20), 'last']);
});

test('a stream runs until the abort, and its group is gone then', async () => {
  const stop = new AbortController();
  const lines: string[] = [];
  let pid = 0;
  const ended = commands.stream(
    {
      argv: ['bash', '-c', 'while :; do echo tick; sleep 0.02; done | cat'],
      env: { PATH },
      cwd: tempFolder(),
      lineLimitBytes: 100,
      onLine: (line) => lines.push(line),
      onStart: (leader) => {
        pid = leader;
      },
    },
    stop.signal,
  );
  await eventually('some lines', () => lines.length > 3);
  stop.abort();
  expect(await ended).toEqual({ exitCode: null });
  expect(livingOfSession(pid)).toEqual([]);
});

test('a stream that cannot start ends without a leader', async () => {
  let started = false;
  const ended = commands.stream(
    {
      argv: ['no-such-command'],
      env: { PATH },
      cwd: tempFolder(),
      lineLimitBytes: 100,
      onLine: () => {},
      onStart: () => {
        started = true;
      },
    },
    never,
  );
  expect(await ended).toEqual({ exitCode: null });
  expect(started).toBe(false);
});

test('secrets in what a command prints are masked before it is cut, also in two pieces', async () => {
  const masked = createCommandRunner(createMasker(['tok-8f3a91']));
  const request = { env: { PATH }, cwd: tempFolder(), timeoutMs: 15_000 };
  const script = 'printf "a tok-8f"; sleep 0.1; printf "3a91 b\\n"; printf "tok-8f3a91 tail" >&2';
  const result = await masked.run(
    { ...request, argv: ['bash', '-c', script], stdoutLimitBytes: 4, stderrLimitBytes: 6 },
    never,
  );
  expect(result).toMatchObject({ stdout: 'a **', stderr: '* tail', stdoutMasked: true });
  expect(
    await masked.run({ ...request, argv: ['true'], stdoutLimitBytes: 1, stderrLimitBytes: 1 }, never),
  ).not.toHaveProperty('stdoutMasked');
  const lines: string[] = [];
  const { env, cwd } = request;
  const onLine = (line: string): void => void lines.push(line);
  await masked.stream(
    { argv: ['bash', '-c', script], env, cwd, onLine, lineLimitBytes: 100, onStart: () => {} },
    never,
  );
  expect(lines).toEqual(['a *** b']);
});

test('a command reads the file it is given, and one that is not there starts nothing', async () => {
  const cwd = tempFolder();
  const stdinFile = path.join(cwd, 'in');
  fs.writeFileSync(stdinFile, 'one\ntwo\n');
  expect(await bash('cat', { cwd, stdinFile })).toMatchObject({ exitCode: 0, stdout: 'one\ntwo\n' });
  expect(await bash('cat', { cwd })).toMatchObject({ exitCode: 0, stdout: '' });
  const missing = await bash('echo started', { cwd, stdinFile: path.join(cwd, 'missing') });
  expect(missing).toMatchObject({ outcome: 'not-started', stdout: '' });
});
