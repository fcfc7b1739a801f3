// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TimelineEvent } from '../../src/core/domain/documents.ts';
import { createMasker, NO_SECRETS } from '../../src/platform/masker.ts';
import { openAppend } from '../../src/rundir/writers-files.ts';
import { createWriters, writeDerived } from '../../src/rundir/writers.ts';
import { sampleManifest } from '../support/run-dir.ts';
import { canMountSmallDisk, fillDisk, smallDisk } from '../support/small-disk.ts';
import { eventually, tempFolder } from '../support/temp.ts';

const at = '2026-11-29T15:45:00.000Z';

function event(seq: number, message = 'm'): TimelineEvent {
  return { v: 1, seq, at, elapsedMs: seq, type: 'error', phase: 'flow', code: 'c', subject: null, message };
}

function openWriters(runDir: string = tempFolder()): ReturnType<typeof createWriters> {
  const writers = createWriters(runDir, NO_SECRETS);
  onTestFinished(() => writers.close());
  return writers;
}

test('100,000 events are all there, one line each, in order', () => {
  const writers = openWriters();
  for (let seq = 0; seq < 100_000; seq += 1) writers.appendEvent(event(seq));
  const lines = fs.readFileSync(path.join(writers.runDir, 'timeline.jsonl'), 'utf8').split('\n');
  expect(lines).toHaveLength(100_001);
  expect(lines.pop()).toBe('');
  expect(lines.findIndex((line, seq) => (JSON.parse(line) as TimelineEvent).seq !== seq)).toBe(-1);
});

test('an event is in the file when the call returns, whole, whatever it holds', () => {
  const writers = openWriters();
  const file = path.join(writers.runDir, 'timeline.jsonl');
  writers.appendEvent(event(0, 'line\nbreak \u2028 \ud83d\ude00'));
  expect(fs.readFileSync(file, 'utf8')).toBe(`${JSON.stringify(event(0, 'line\nbreak \u2028 \ud83d\ude00'))}\n`);
});

test('no event that was acknowledged is lost when the harness is killed', async () => {
  const runDir = tempFolder();
  const module = path.resolve(import.meta.dirname, '../../src/rundir/writers.ts');
  const script = `const { createWriters } = await import(${JSON.stringify(module)});
    const writers = createWriters(${JSON.stringify(runDir)}, {});
    for (let seq = 0; ; seq += 1) { writers.appendEvent({ seq }); process.stdout.write(seq + '\\n'); if (seq % 100 === 0) await new Promise(setImmediate); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  await eventually('some hundred events', () => told.length > 3000);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  const acknowledged = told.split('\n').slice(0, -1).map(Number).at(-1);
  const written = fs.readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8').split('\n').slice(0, -1);
  expect(written.length).toBeGreaterThan(acknowledged ?? Number.POSITIVE_INFINITY);
  expect(written.map((line) => (JSON.parse(line) as { seq: number }).seq)).toEqual([...written.keys()]);
});

test('undo records and the manifest are in their files when the call returns', () => {
  const writers = openWriters();
  const undone = { v: 1, type: 'undone', id: 1, at, result: 'reverted', proof: 'p' } as const;
  writers.appendUndo(undone);
  writers.appendUndo({ ...undone, id: 2 });
  writers.writeManifest(sampleManifest);
  writers.writeManifest({ ...sampleManifest, gateway: 'standin:fixed' });
  const read = (name: string): string => fs.readFileSync(path.join(writers.runDir, name), 'utf8');
  expect(read('undo.jsonl')).toBe(`${JSON.stringify(undone)}\n${JSON.stringify({ ...undone, id: 2 })}\n`);
  expect(JSON.parse(read('manifest.json'))).toEqual({ ...sampleManifest, gateway: 'standin:fixed' });
  expect(fs.readdirSync(writers.runDir).filter((name) => name.includes('tmp'))).toEqual([]);
});

test('a line of the harness log stays one line and moves no cursor', () => {
  const writers = openWriters();
  writers.log('first\nsecond\r\u001b[31mred\u0007\tend');
  expect(fs.readFileSync(path.join(writers.runDir, 'logs/harness.log'), 'utf8')).toBe(
    'first\\nsecond\\r\\u001b[31mred\\u0007\tend\n',
  );
});

test('each observed file lies where the layout says', () => {
  const writers = openWriters();
  const place = { workload: 'counter', instance: 'counter-0', role: 'sandbox' };
  const files = [
    writers.openComponentLog('gateway'),
    writers.openInstanceLog(place),
    writers.openMetrics('gateway'),
    writers.openWatch('events'),
  ];
  for (const file of files) {
    file.append('one\n');
    file.append(Buffer.from([0xff, 0x0a]));
    file.close();
    file.close();
  }
  expect(files.map((file) => file.path)).toEqual([
    'logs/gateway.log',
    'workloads/counter/instances/counter-0/logs/sandbox.log',
    'system/metrics/gateway.jsonl',
    'system/watch/events.jsonl',
  ]);
  for (const file of files) {
    expect(fs.readFileSync(path.join(writers.runDir, file.path), 'latin1')).toBe('one\n\xff\n');
    expect(() => file.append('late')).toThrow('written after it was closed');
  }
});

test('a name that leaves the run directory is refused everywhere', () => {
  const writers = openWriters();
  expect(() => writers.openComponentLog('../../x')).toThrow('not a path of a run directory');
  expect(() => writers.openMetrics('a:b')).toThrow('not a path of a run directory');
  expect(() => writers.inputPath('a/../../b')).toThrow('not a path of a run directory');
  expect(() => writers.openInstanceLog({ workload: '..', instance: 'a-0', role: 'r' })).toThrow('not a path');
  expect(() => writeDerived(writers.runDir, '../verdict.json', '')).toThrow('not a path of a run directory');
});

test('what is derived is replaced whole, also in a folder of a re-evaluation', () => {
  const runDir = tempFolder();
  for (const text of ['first, and longer', 'second']) {
    writeDerived(runDir, 'verdict.json', text);
    writeDerived(runDir, 'evaluations/0a1b/verdict.json', Buffer.from(text));
  }
  expect(fs.readFileSync(path.join(runDir, 'verdict.json'), 'utf8')).toBe('second');
  expect(fs.readFileSync(path.join(runDir, 'evaluations/0a1b/verdict.json'), 'utf8')).toBe('second');
  expect(fs.readdirSync(runDir).sort()).toEqual(['evaluations', 'verdict.json']);
});

test('a device that is always full gives disk-full with a hint', () => {
  const runDir = tempFolder();
  fs.symlinkSync('/dev/full', path.join(runDir, 'timeline.jsonl'));
  const writers = openWriters(runDir);
  expect(errorOf(() => writers.appendEvent(event(0)))).toMatchObject({
    code: 'disk-full',
    message: expect.stringContaining('timeline.jsonl: the disk is full') as string,
  });
});

test.runIf(canMountSmallDisk())(
  'on a disk that fills up every event is whole or not there, and it goes on when there is space',
  () => {
    const runDir = smallDisk();
    const writers = openWriters(runDir);
    fillDisk(runDir, 4);
    let seq = 0;
    const error = errorOf(() => {
      // 700 bytes do not divide a page, so that the last write is cut short by the disk.
      for (; seq < 100; seq += 1) writers.appendEvent(event(seq, 'x'.repeat(700)));
    });
    expect(error).toMatchObject({ code: 'disk-full' });
    const readSeqs = (): number[] =>
      fs
        .readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => (JSON.parse(line) as TimelineEvent).seq);
    expect(readSeqs()).toEqual([...Array(seq).keys()]);
    expect(seq).toBeGreaterThan(5);
    fs.rmSync(path.join(runDir, 'filler'));
    writers.appendEvent(event(seq));
    expect(readSeqs()).toEqual([...Array(seq + 1).keys()]);
  },
);

test.runIf(canMountSmallDisk())('a file that cannot be replaced keeps its old content', () => {
  const runDir = smallDisk();
  writeDerived(runDir, 'verdict.json', 'old');
  fillDisk(runDir, 1);
  expect(errorOf(() => writeDerived(runDir, 'verdict.json', 'n'.repeat(50_000)))).toMatchObject({ code: 'disk-full' });
  expect(fs.readFileSync(path.join(runDir, 'verdict.json'), 'utf8')).toBe('old');
  expect(fs.readdirSync(runDir).sort()).toEqual(['filler', 'verdict.json']);
});

test('appending goes on behind what a file holds', () => {
  const runDir = tempFolder();
  for (const text of ['one\n', 'two\n']) {
    const file = openAppend(runDir, 'log');
    file.append(text);
    file.close();
  }
  expect(fs.readFileSync(path.join(runDir, 'log'), 'utf8')).toBe('one\ntwo\n');
});

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('what writers get is masked, also a value in two pieces; an undo that holds one is refused', () => {
  const runDir = tempFolder();
  const writers = createWriters(runDir, createMasker(['tok-8f3a91']));
  onTestFinished(() => writers.close());
  const log = writers.openInstanceLog({ workload: 'w', instance: 'w-0', role: 'sandbox' });
  log.append('1 tok-8f');
  log.append('3a91 2\nlast tok-8');
  log.close();
  writers.log('said tok-8f3a91');
  writers.writeManifest({ ...sampleManifest, reproduce: ['tok-8f3a91'] });
  const undo = { v: 1, type: 'undo', id: 1, at, bootId: 'b', subject: 'op tok-8f3a91', shell: 'tok-8f3a91' } as const;
  writers.appendUndo({ ...undo, action: { kind: 'system.shutdown' } });
  const about = { operation: 'op', component: 'gateway', workload: null, instance: null, with: {} };
  const holding = { ...undo, action: { kind: 'operation.revert', ...about, captured: 'was tok-8f3a91' } } as const;
  expect(() => writers.appendUndo(holding)).toThrow(/holds a secret, which must not be recorded/);
  const read = (name: string): string => fs.readFileSync(path.join(runDir, name), 'utf8');
  expect(read('workloads/w/instances/w-0/logs/sandbox.log')).toBe('1 *** 2\nlast tok-8');
  expect(read('logs/harness.log')).toBe('said ***\n');
  expect(read('manifest.json')).toContain('"***"');
  expect(read('undo.jsonl').trim().split('\n')).toHaveLength(1);
  expect(read('undo.jsonl')).toContain('"subject":"op ***"');
});
