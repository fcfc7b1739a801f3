// SPDX-License-Identifier: Apache-2.0
import { expect, test } from 'vitest';
import { keepHead, keepTail, splitLines } from '../../src/platform/output.ts';

/** One, two, three and four bytes. */
const mixed = 'aä€😀';

test('a head is cut between characters', () => {
  const texts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((limit) => {
    const head = keepHead(limit);
    for (const byte of Buffer.from(mixed)) head.add(Buffer.from([byte]));
    return head.text();
  });
  expect(texts).toEqual(['', 'a', 'a', 'aä', 'aä', 'aä', 'aä€', 'aä€', 'aä€', 'aä€', mixed]);
});

test('a tail is cut between characters', () => {
  const texts = [0, 3, 4, 6, 7, 9, 10].map((limit) => {
    const tail = keepTail(limit);
    for (const byte of Buffer.from(mixed)) tail.add(Buffer.from([byte]));
    return tail.text();
  });
  expect(texts).toEqual(['', '', '😀', '😀', '€😀', 'ä€😀', mixed]);
});

test('all bytes are counted, also those not kept', () => {
  const [head, tail] = [keepHead(4), keepTail(4)];
  for (const keeper of [head, tail]) {
    keeper.add(Buffer.from('0123'));
    keeper.add(Buffer.from('456789'));
  }
  expect([head.text(), head.bytes(), tail.text(), tail.bytes()]).toEqual(['0123', 10, '6789', 10]);
});

test('lines are whole however the bytes arrive', () => {
  const text = `first\r\n\n${mixed}\nlast`;
  for (const size of [1, 2, 3, 5, 100])
    expect(linesOf(text, { size, limitBytes: 100 })).toEqual(['first', '', mixed, 'last']);
});

test('a caller may use its buffer again for the rest of a line', () => {
  const lines: string[] = [];
  const splitter = splitLines(100, (line) => lines.push(line.toString()));
  const buffer = Buffer.alloc(3);
  for (const part of ['abc', 'def', 'g\nh']) {
    buffer.write(part);
    splitter.add(buffer);
  }
  splitter.end();
  expect(lines).toEqual(['abcdefg', 'h']);
});

test('of a long line the head is handed over, once', () => {
  expect(linesOf(`${'x'.repeat(50)}\nab\r\n${'ä'.repeat(3)}`, { size: 7, limitBytes: 5 })).toEqual([
    'xxxxx',
    'ab',
    'ää',
  ]);
});

test('a line that is exactly as long as the limit keeps its text whatever its line break is', () => {
  expect(linesOf('12345\r\n12345\n12345', { size: 3, limitBytes: 5 })).toEqual(['12345', '12345', '12345']);
});

function linesOf(text: string, { size, limitBytes }: { size: number; limitBytes: number }): string[] {
  const lines: string[] = [];
  const splitter = splitLines(limitBytes, (line) => lines.push(line.toString('utf8')));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) splitter.add(bytes.subarray(at, at + size));
  splitter.end();
  return lines;
}
