// SPDX-License-Identifier: Apache-2.0

// Logs as a container engine sends them, without an engine: however they are cut into pieces, lines come out whole and once.

import { describe, expect, test } from 'vitest';
import { createLogCursor, type LogEntry, type LogStream } from '../../src/backends/docker/log-cursor.ts';
import { readFrames, readTerminal } from '../../src/backends/docker/log-frames.ts';
import { createLineJoiner } from '../../src/backends/docker/log-lines.ts';

const stamp = (second: number, nano = 0): string =>
  `2026-11-29T15:45:${String(second).padStart(2, '0')}.${String(nano).padStart(9, '0')}Z`;

/** As the engine is asked. */
const secondsOf = (at: string): string => `${String(Date.parse(`${at.slice(0, 19)}Z`) / 1000)}.${at.slice(20, 29)}`;

const entry = (stream: LogStream, at: string, text: string): LogEntry => ({
  stream,
  stamp: at,
  text: Buffer.from(text),
});

function frame(kind: number, payload: string): Buffer {
  const body = Buffer.from(payload);
  const header = Buffer.alloc(8);
  header[0] = kind;
  header.writeUInt32BE(body.length, 4);
  return Buffer.concat([header, body]);
}

function readAll(
  pieces: readonly Buffer[],
  open: (onEntry: (read: LogEntry) => void) => { add(bytes: Buffer): void; end(): void },
): readonly string[] {
  const seen: string[] = [];
  const reader = open(({ stream, stamp: at, text }) => seen.push(`${stream} ${at.slice(17)} ${text.toString()}`));
  for (const piece of pieces) reader.add(piece);
  reader.end();
  return seen;
}

function joined(entries: readonly LogEntry[]): string {
  const joiner = createLineJoiner();
  for (const one of entries) joiner.add(one);
  return joiner.take().toString() + joiner.takeAll().toString();
}

describe('frames', () => {
  const log = Buffer.concat([frame(1, `${stamp(1)} one\n`), frame(2, `${stamp(2)} zwö\n`), frame(1, `${stamp(3)} `)]);
  const whole = ['stdout 01.000000000Z one\n', 'stderr 02.000000000Z zwö\n', 'stdout 03.000000000Z '];

  test('are entries, wherever they are cut', () => {
    for (let at = 0; at <= log.length; at += 1) {
      expect(readAll([log.subarray(0, at), log.subarray(at)], readFrames)).toEqual(whole);
    }
    expect(
      readAll(
        [...log].map((byte) => Buffer.of(byte)),
        readFrames,
      ),
    ).toEqual(whole);
  });

  test.for([
    ['cut short at the end', log.subarray(0, -1), 'ends in the middle of a frame'],
    ['of no kind that there is', frame(9, 'x'), 'a frame of kind 9'],
    ['of an impossible size', Buffer.from([1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]), 'a frame of 4294967295 bytes'],
    ['without a stamp', frame(1, 'one\n'), 'an entry without a stamp'],
    ['in which the engine says what went wrong', frame(3, 'error grabbing logs\n'), 'error grabbing logs'],
  ] as const)('%s are an error', ([, bytes, message]) => {
    expect(() => readAll([bytes], readFrames)).toThrow(message);
  });
});

describe('the log of a terminal', () => {
  const read = (text: string, last: Parameters<typeof readTerminal>[1] = null): readonly string[] =>
    readAll([Buffer.from(text)], (onEntry) => readTerminal(onEntry, last));

  test('has the parts of a long line with the same stamp', () => {
    expect(read(`${stamp(1)} a${stamp(1)} b\r\n${stamp(2)} c\r\n`)).toEqual([
      'stdout 01.000000000Z a',
      'stdout 01.000000000Z b\r\n',
      'stdout 02.000000000Z c\r\n',
    ]);
  });

  test('keeps stamps that the program wrote, and finds those that follow a line that never ended', () => {
    expect(read(`${stamp(1)} at ${stamp(2)} x\r\n`)).toEqual([`stdout 01.000000000Z at ${stamp(2)} x\r\n`]);
    const last = { stamp: stamp(1), count: 1, bytes: 3, unfinished: true };
    expect(read(`${stamp(1)} abc${stamp(2)} x\r\n`, last)).toEqual([
      'stdout 01.000000000Z abc',
      'stdout 02.000000000Z x\r\n',
    ]);
  });
});

describe('a cursor', () => {
  const log = [
    entry('stdout', stamp(20, 1), 'a'),
    entry('stdout', stamp(20, 1), 'b'),
    entry('stderr', stamp(21), 'c\n'),
    entry('stdout', stamp(20, 1), 'd\n'),
    entry('stderr', stamp(21), 'e\n'),
    entry('stdout', stamp(30), 'f\n'),
  ];

  test('takes each entry once, wherever the connection broke, also those of the same stamp', () => {
    for (let broken = 0; broken <= log.length; broken += 1) {
      const cursor = createLogCursor();
      const taken: string[] = [];
      const pass = (entries: readonly LogEntry[]): void => {
        cursor.beginPass();
        for (const one of entries) if (cursor.take(one)) taken.push(one.text.toString());
      };
      pass(log.slice(0, broken));
      const since = cursor.since({ tty: false });
      // As the engine does it.
      pass(log.filter((one) => since === null || secondsOf(one.stamp) >= since));
      expect([...taken].sort()).toEqual(['a', 'b', 'c\n', 'd\n', 'e\n', 'f\n']);
      expect(cursor.tally().known).toBe(log.length);
    }
  });

  test('asks again from where a line has not ended, and else from a little before', () => {
    const cursor = createLogCursor();
    expect(cursor.since({ tty: false })).toBeNull();
    cursor.beginPass();
    cursor.take(entry('stdout', stamp(2, 5), 'open'));
    cursor.take(entry('stderr', stamp(40), 'x\n'));
    expect(cursor.since({ tty: false })).toBe(secondsOf(stamp(2, 5)));
    cursor.take(entry('stdout', stamp(2, 5), ' ended\n'));
    expect(cursor.since({ tty: false })).toBe(secondsOf(stamp(30)));
    expect(cursor.since({ tty: true })).toBe(secondsOf(stamp(40)));
  });

  test('counts known entries that it meets again, so that what was missed before shows', () => {
    const cursor = createLogCursor();
    const pass = (entries: readonly LogEntry[]): void => {
      cursor.beginPass();
      for (const one of entries) cursor.take(one);
    };
    pass([entry('stdout', stamp(1), 'a\n'), entry('stdout', stamp(3), 'c\n')]);
    const { known } = cursor.tally();
    pass([entry('stdout', stamp(1), 'a\n'), entry('stdout', stamp(2), 'b\n'), entry('stdout', stamp(3), 'c\n')]);
    expect(cursor.tally().met - known).toBe(1);
  });

  test('takes what comes behind the known for new, also when the clock was set back', () => {
    const cursor = createLogCursor();
    cursor.beginPass();
    expect(cursor.take(entry('stdout', stamp(30), 'a\n'))).toBe(true);
    expect(cursor.take(entry('stdout', stamp(10), 'b\n'))).toBe(true);
  });
});

describe('lines', () => {
  test('are joined from their parts, and streams do not mix', () => {
    const parts = [
      entry('stdout', stamp(1), 'half '),
      entry('stderr', stamp(2), 'error\n'),
      entry('stdout', stamp(1), 'done\n'),
    ];
    expect(joined(parts)).toBe('error\nhalf done\n');
  });

  test('that never ended are lines of their own', () => {
    const parts = [
      entry('stdout', stamp(1), 'half'),
      entry('stderr', stamp(2), 'err'),
      entry('stdout', stamp(3), 'x\n'),
    ];
    expect(joined(parts)).toBe('half\nx\nerr');
  });

  test('that are endless are handed on in parts, which another stream may cut but not enter', () => {
    const joiner = createLineJoiner();
    const part = 'x'.repeat(1024 * 1024);
    for (let i = 0; i < 5; i += 1) joiner.add(entry('stdout', stamp(1), part));
    expect(joiner.take().length).toBe(5 * part.length);
    joiner.add(entry('stderr', stamp(2), 'error\n'));
    joiner.add(entry('stdout', stamp(1), 'end\n'));
    expect(joiner.take().toString()).toBe('\nerror\nend\n');
  });
});
