// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LOG_COPY_LIMITS } from '../../src/observers/log-copy.ts';
import type { AppendFile } from '../../src/ports/run-writers.ts';
import type { LogHandle } from '../../src/ports/observers.ts';
import { destination, type Destination, heldResources, observers, refusingFile } from '../support/observed.ts';
import { eventually, tempFolder } from '../support/temp.ts';

interface Followed {
  readonly source: string;
  readonly handle: LogHandle;
  readonly copy: Destination;
  readonly changes: () => number;
}

function follow({
  texts = [],
  searched = true,
  file,
}: {
  texts?: readonly string[];
  searched?: boolean;
  file?: AppendFile;
} = {}): Followed {
  const source = path.join(tempFolder(), 'source.log');
  const copy = destination();
  let changes = 0;
  const handle = observers.followLog({
    log: 'gateway',
    source: { file: source },
    destination: file ?? copy.file,
    texts,
    searched,
    onChange: () => {
      changes += 1;
    },
  });
  onTestFinished(async () => {
    await handle.close();
  });
  return { source, handle, copy, changes: () => changes };
}

test('a log that appears late is followed from its start, and each growth is told', async () => {
  const { source, handle, copy, changes } = follow();
  await handle.catchUp();
  expect(handle.position()).toEqual({ lines: 0, bytes: 0 });
  fs.writeFileSync(source, 'one\n');
  await eventually('the first line', () => handle.position().lines === 1);
  fs.appendFileSync(source, 'two\nthr');
  await eventually('the second line', () => handle.position().lines === 2);
  expect(changes()).toBe(2);
  expect(handle.position()).toEqual({ lines: 2, bytes: 11 });
  fs.appendFileSync(source, 'ee\n');
  expect(await handle.close()).toEqual({ lines: 3, bytes: 14, capped: false, complete: true, counts: [] });
  expect(copy.text()).toBe('one\ntwo\nthree\n');
});

test('turned to another file, what comes later goes there and is not counted', async () => {
  const { source, handle, copy } = follow({ texts: ['stop'] });
  const rest = destination();
  fs.writeFileSync(source, 'run\nstop\nhalf a l');
  const summary = await handle.turnTo(rest.file);
  expect(summary).toMatchObject({ lines: 3, bytes: 17, complete: true });
  expect(summary.counts).toEqual([{ text: 'stop', count: 1, lines: [2] }]);
  fs.appendFileSync(source, 'ine\nstop again\n');
  await handle.close();
  expect(copy.text()).toBe('run\nstop\nhalf a l');
  expect(rest.text()).toBe('ine\nstop again\n');
});

test('of a log that nobody searches no line is kept, and all are counted', async () => {
  const { source, handle } = follow({ searched: false });
  fs.writeFileSync(source, 'one\ntwo\n');
  await handle.catchUp();
  expect(handle.position()).toEqual({ lines: 2, bytes: 8 });
  expect(handle.search('one', 0)).toEqual({ found: false, reason: 'no-match' });
  expect(await handle.close()).toMatchObject({ lines: 2, complete: true });
});

test('catching up makes the position exact', async () => {
  const { source, handle } = follow();
  for (let line = 1; line <= 20; line += 1) {
    fs.appendFileSync(source, 'line\n');
    await handle.catchUp();
    expect(handle.position()).toEqual({ lines: line, bytes: 5 * line });
  }
});

test('the copy is byte-exact, also where the log is no text', async () => {
  const { source, handle, copy } = follow();
  const bytes = Buffer.from([0xff, 0xfe, 0x00, 0x0d, 0x0a, 0xc3, 0x0a, 0x80]);
  fs.writeFileSync(source, bytes);
  expect(await handle.close()).toMatchObject({ lines: 3, bytes: 8, complete: true });
  expect(copy.bytes()).toEqual(bytes);
});

test('a last line without a line break is read at the end, and is a line', async () => {
  const { source, handle, copy } = follow({ texts: ['last words'] });
  fs.writeFileSync(source, 'one\nlast words');
  await handle.catchUp();
  expect(handle.position().lines).toBe(1);
  expect(await handle.close()).toMatchObject({ lines: 2, counts: [{ text: 'last words', count: 1, lines: [2] }] });
  expect(copy.text()).toBe('one\nlast words');
});

test('texts are counted per line, with the numbers of the first thousand lines', async () => {
  const { source, handle } = follow({ texts: ['odd', 'never', 'ä€'] });
  const lines = Array.from({ length: 3000 }, (_, index) =>
    index % 2 === 0 ? 'odd odd' : `even ${index === 7 ? 'ä€' : ''}`,
  );
  fs.writeFileSync(source, `${lines.join('\n')}\n`);
  const { counts } = await handle.close();
  expect(counts.map(({ text, count }) => [text, count])).toEqual([
    ['odd', 1500],
    ['never', 0],
    ['ä€', 1],
  ]);
  expect(counts[0]?.lines).toEqual(Array.from({ length: 1000 }, (_, index) => 2 * index + 1));
  expect(counts[2]?.lines).toEqual([8]);
});

test('a text is found in a line of any length, over the borders of reads, and never over two lines', async () => {
  const { source, handle } = follow({ texts: ['needle'] });
  const chunk = 256 * 1024;
  fs.writeFileSync(source, `${'x'.repeat(chunk - 3)}needle${'y'.repeat(3 * chunk)}needle\nnee`);
  await handle.catchUp();
  fs.appendFileSync(source, 'dle\nnee\ndle\n');
  expect((await handle.close()).counts).toEqual([{ text: 'needle', count: 2, lines: [1, 2] }]);
});

test('a log that is rotated away is read to its end and the new one from its start', async () => {
  const { source, handle, copy } = follow({ texts: ['two'] });
  fs.writeFileSync(source, 'one\n');
  await handle.catchUp();
  fs.appendFileSync(source, 'two\nunfin');
  fs.renameSync(source, `${source}.1`);
  fs.writeFileSync(source, 'three\n');
  const summary = await handle.close();
  expect(copy.text()).toBe('one\ntwo\nunfin\n[this log was replaced and is followed on from its new start]\nthree\n');
  expect(summary).toMatchObject({ lines: 5, complete: true, counts: [{ count: 1, lines: [2] }] });
  expect(summary.bytes).toBe(copy.bytes().length);
});

test('a log that is removed and written anew is followed on', async () => {
  const { source, handle, copy } = follow();
  fs.writeFileSync(source, 'one\n');
  await handle.catchUp();
  fs.rmSync(source);
  await handle.catchUp();
  fs.writeFileSync(source, 'two\n');
  expect(await handle.close()).toMatchObject({ lines: 3, complete: true });
  expect(copy.text()).toMatch(/^one\n\[this log was replaced .*\]\ntwo\n$/);
});

test('a log that is truncated is followed from its new start', async () => {
  const { source, handle, copy } = follow();
  fs.writeFileSync(source, 'one\ntwo\nthree\n');
  await handle.catchUp();
  fs.truncateSync(source, 0);
  fs.appendFileSync(source, 'four\n');
  expect(await handle.close()).toMatchObject({ lines: 5, complete: true });
  expect(copy.text()).toMatch(/^one\ntwo\nthree\n\[this log was truncated .*\]\nfour\n$/);
});

test('a log that was never there is not complete', async () => {
  const { handle } = follow({ texts: ['x'] });
  expect(await handle.close()).toEqual({
    lines: 0,
    bytes: 0,
    capped: false,
    complete: false,
    reason: 'the file is not there',
    counts: [{ text: 'x', count: 0, lines: [] }],
  });
});

test('a log that is a FIFO or a folder is not complete and never waited for', async () => {
  const fifo = follow();
  execFileSync('mkfifo', [fifo.source]);
  const folder = follow();
  fs.mkdirSync(folder.source);
  expect((await fifo.handle.close()).complete).toBe(false);
  expect((await folder.handle.close()).complete).toBe(false);
});

test('a disk that refuses the copy ends the copy and not the counting', async () => {
  const { source, handle } = follow({ texts: ['two'], file: refusingFile() });
  fs.writeFileSync(source, 'one\ntwo\n');
  expect(await handle.close()).toEqual({
    lines: 2,
    bytes: 8,
    capped: false,
    complete: false,
    reason: 'the disk refused a part of its copy',
    counts: [{ text: 'two', count: 1, lines: [2] }],
  });
});

test('of a log over the cap head and tail are kept, and all of it is counted', async () => {
  const { source, handle, copy } = follow({ texts: ['line 1', 'in the middle'] });
  const filler = `${'x'.repeat(1023)}\n`.repeat(1024);
  const fd = fs.openSync(source, 'w');
  fs.writeSync(fd, 'line 1\n');
  for (let megabytes = 0; megabytes < 70; megabytes += 1) {
    fs.writeSync(fd, filler);
    if (megabytes === 66) fs.writeSync(fd, 'this is in the middle\n');
  }
  fs.writeSync(fd, 'the end\n');
  fs.closeSync(fd);
  const summary = await handle.close();
  expect(summary).toEqual({
    lines: 70 * 1024 + 3,
    bytes: 70 * 1024 * 1024 + 37,
    capped: true,
    complete: true,
    counts: [
      { text: 'line 1', count: 1, lines: [1] },
      { text: 'in the middle', count: 1, lines: [67 * 1024 + 2] },
    ],
  });
  const bytes = copy.bytes();
  expect(bytes.length).toBeLessThan(LOG_COPY_LIMITS.headBytes + LOG_COPY_LIMITS.tailBytes + 200);
  expect(bytes.subarray(0, 7).toString()).toBe('line 1\n');
  const afterHead = bytes.subarray(LOG_COPY_LIMITS.headBytes).toString();
  const [marker, leftOut] =
    /^\n\[(\d+) bytes of this log were read and counted, but are left out here\]\nx{1023}\n/.exec(afterHead) ?? [];
  expect(marker).toBeDefined();
  const tail = afterHead.slice(afterHead.indexOf(']\n') + 2);
  expect(LOG_COPY_LIMITS.headBytes + Number(leftOut) + tail.length).toBe(summary.bytes);
  expect(tail.endsWith('x\nthe end\n')).toBe(true);
});

test('a search finds the first match after a line, among whole lines', async () => {
  const { source, handle } = follow();
  fs.writeFileSync(source, 'allowed\nrefused\nallowed again\nrefu');
  await handle.catchUp();
  expect(handle.search('^allowed', 0)).toEqual({ found: true, line: 1, text: 'allowed' });
  expect(handle.search('^allowed', 1)).toEqual({ found: true, line: 3, text: 'allowed again' });
  expect(handle.search('^allowed', 3)).toEqual({ found: false, reason: 'no-match' });
  expect(handle.search('^refu$', 2)).toEqual({ found: false, reason: 'no-match' });
  expect(handle.search('x', 100)).toEqual({ found: false, reason: 'no-match' });
  fs.appendFileSync(source, '\n');
  await handle.catchUp();
  expect(handle.search('^refu$', 2)).toEqual({ found: true, line: 4, text: 'refu' });
});

test('a search that is repeated looks on where it ended', async () => {
  const { source, handle } = follow();
  for (let line = 1; line <= 50; line += 1) {
    fs.appendFileSync(source, line === 50 ? 'ready\n' : 'starting\n');
    await handle.catchUp();
    const expected = line === 50 ? { found: true, line: 50, text: 'ready' } : { found: false, reason: 'no-match' };
    expect(handle.search('^ready$', 0)).toEqual(expected);
  }
});

test('a pattern that would run for ever is stopped, and is not tried again', async () => {
  const { source, handle } = follow();
  fs.writeFileSync(source, `${'a'.repeat(50)}b\nfine\n`);
  await handle.catchUp();
  const slow = { found: false, reason: 'pattern-too-slow' };
  expect(handle.search('^(a+)+$', 0)).toEqual(slow);
  const ran = vi.spyOn(vm.Script.prototype, 'runInContext');
  onTestFinished(() => ran.mockRestore());
  expect(handle.search('^(a+)+$', 1)).toEqual(slow);
  expect(ran).not.toHaveBeenCalled();
  expect(handle.search('^fine$', 0)).toEqual({ found: true, line: 2, text: 'fine' });
});

test('only recent lines are searched, and long ones are cut for it', async () => {
  const { source, handle } = follow();
  fs.writeFileSync(source, `first\n${'x\n'.repeat(30_000)}${'y'.repeat(100_000)}z\nlast\n`);
  await handle.catchUp();
  expect(handle.search('^first$', 0)).toEqual({ found: false, reason: 'no-match' });
  expect(handle.search('yz$', 0)).toEqual({ found: false, reason: 'no-match' });
  expect(handle.search('^y+$', 0)).toMatchObject({ found: true, line: 30_002, text: 'y'.repeat(65_536) });
  expect(handle.search('^last$', 0)).toEqual({ found: true, line: 30_003, text: 'last' });
});

test('a closed follower is closed once and keeps nothing alive', async () => {
  const before = heldResources();
  const { source, handle } = follow();
  fs.writeFileSync(source, 'one\n');
  const [first, second] = await Promise.all([handle.close(), handle.close()]);
  expect(first).toBe(second);
  expect(heldResources()).toEqual(before);
});
