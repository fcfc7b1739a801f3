// SPDX-License-Identifier: Apache-2.0
import { expect, onTestFinished, test } from 'vitest';
import { livingOfSession, readProcess } from '../../src/platform/processes.ts';
import type { WatchHandle } from '../../src/ports/observers.ts';
import { destination, type Destination, heldResources, observers, refusingFile } from '../support/observed.ts';
import { eventually, tempFolder } from '../support/temp.ts';

function watch(
  argv: readonly string[],
  file?: Destination['file'],
): { handle: WatchHandle; copy: Destination; values: () => readonly { data: unknown }[] } {
  const copy = destination();
  const env = { PATH: process.env['PATH'] ?? '' };
  const handle = observers.watch({ name: 'events', argv, env, cwd: tempFolder(), destination: file ?? copy.file });
  onTestFinished(() => handle.close());
  return { handle, copy, values: () => copy.values() as readonly { data: unknown }[] };
}

const bash = (script: string): readonly string[] => ['bash', '-c', script];

test('each line is kept with its time, parsed where it is JSON', async () => {
  const { handle, copy } = watch(
    bash(`printf '%s\\n' '{"a":[1]}' 'plain text' '' '7' '{"torn":'; printf last; exit 3`),
  );
  expect(await handle.ended).toEqual({ exitCode: 3, lines: 6, complete: true, expected: false });
  const stamp = { atMs: expect.any(Number) as number, at: expect.stringMatching(/Z$/) as string };
  expect(copy.values()).toEqual([
    { ...stamp, data: { a: [1] } },
    { ...stamp, data: 'plain text' },
    { ...stamp, data: '' },
    { ...stamp, data: 7 },
    { ...stamp, data: '{"torn":' },
    { ...stamp, data: 'last' },
  ]);
});

test('a line that is too long is cut and becomes text', async () => {
  const { handle, values } = watch(bash(`printf '{"a":"%0100000d"}\\n' 1; echo '{"b":2}'`));
  await handle.ended;
  expect(values().map(({ data }) => data)).toEqual([`{"a":"${'0'.repeat(65_530)}`, { b: 2 }]);
});

test('the undo of a watch is its group, and closing ends it as expected', async () => {
  const { handle, values } = watch(bash('while :; do echo tick; sleep 0.02; done | cat'));
  const pid = handle.undo?.action.kind === 'process.end' ? handle.undo.action.pid : 0;
  expect(handle.undo).toEqual({
    action: { kind: 'process.end', pid, startTime: readProcess(pid)?.startTime },
    shell: `kill -TERM -- -${pid}`,
  });
  await eventually('some lines', () => values().length > 2);
  await handle.close();
  expect(await handle.ended).toEqual({ exitCode: null, complete: true, lines: values().length, expected: true });
  expect(livingOfSession(pid)).toEqual([]);
});

test('a command that cannot be started has no undo and has ended', async () => {
  const { handle } = watch(['no-such-command']);
  expect(handle.undo).toBeNull();
  expect(await handle.ended).toEqual({ exitCode: null, lines: 0, complete: true, expected: false });
  await handle.close();
});

test('a disk that refuses ends the file, and the command is still ended on close', async () => {
  const { handle } = watch(bash('while :; do echo tick; sleep 0.01; done'), refusingFile());
  const pid = handle.undo?.action.kind === 'process.end' ? handle.undo.action.pid : 0;
  await handle.close();
  expect(await handle.ended).toMatchObject({ lines: 0, expected: true });
  expect(livingOfSession(pid)).toEqual([]);
});

test('a closed watch keeps nothing alive', async () => {
  const before = heldResources();
  const { handle } = watch(bash('sleep 60'));
  await handle.close();
  await eventually('nothing is held', () => heldResources().length <= before.length);
});
