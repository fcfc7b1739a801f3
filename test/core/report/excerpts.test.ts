// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import type { RecordedSpan } from '../../../src/core/domain/evidence.ts';
import { collectSpans } from '../../../src/core/report/span-groups.ts';
import { collectExcerpt, type TextExcerpt } from '../../../src/core/report/text-excerpt.ts';
import { wallTime } from '../../../src/core/report/wall-time.ts';

function excerptOf(lines: readonly string[], around: readonly number[] = []): TextExcerpt {
  const limits = { head: 2, tail: 3, lineLength: 40 };
  const collector = collectExcerpt({ path: 'logs/x.log', sizeBytes: 1 }, limits, around);
  for (const [index, text] of lines.entries()) collector.add({ text, number: index + 1, cut: false });
  return collector.result(null);
}

test('an excerpt is the head, the tail and what lies around lines that checks point at', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${String(index + 1)}`);
  const { shown, lines: all } = excerptOf(lines, [50]);
  const around = Array.from({ length: 17 }, (_, index) => 42 + index);
  expect(shown.map(({ number }) => number)).toEqual([1, 2, ...around, 98, 99, 100]);
  expect(all).toBe(100);
});

test('levels are read at the beginning of a line and counted in all of it', () => {
  const filler = Array.from({ length: 50 }, () => 'nothing');
  const found = excerptOf([
    '2026 ERROR a',
    'level=warn b',
    ...filler,
    '{"level":"error"}',
    'an error in words',
    'INFO x',
  ]);
  expect(found.shown.map(({ level }) => level)).toEqual(['error', 'warn', 'error', 'none', 'info']);
  expect([found.errors, found.warnings]).toEqual([2, 1]);
});

test('what cannot be seen is spelled out, long lines are cut with what is left out', () => {
  const [ansi, long] = excerptOf(['\u001b[31mred\u202e\tx', 'y'.repeat(100)]).shown;
  expect(ansi?.text).toBe('\\x1b[31mred\\u{202e}    x');
  expect(long?.text).toBe(`${'y'.repeat(40)}... (60 more)`);
});

test('a file of bytes is no text', () => {
  expect(excerptOf(['\0\0\0', '\ufffd\ufffd']).isBinary).toBe(true);
  expect(excerptOf(['\0\0\0']).shown).toEqual([]);
});

const receivedAt = Date.UTC(2026, 10, 29, 15, 45, 10);

function span(parts: Partial<RecordedSpan> & { readonly ago: readonly [number, number] }): RecordedSpan {
  const nano = (ago: number): string => `${String(receivedAt - ago)}000000`;
  return {
    ...{ atMs: 10_000, at: new Date(receivedAt).toISOString(), traceId: 'a', spanId: 'b', parentSpanId: null },
    ...{ name: 'x', kind: 'internal', statusCode: 'unset', statusMessage: '', service: 's', attributes: {}, line: 1 },
    ...{ startUnixNano: nano(parts.ago[0]), endUnixNano: nano(parts.ago[1]) },
    ...parts,
  };
}

test('spans lie on the clock of the run, counted back from when they came in', () => {
  const collector = collectSpans({ path: 'p', endMs: 20_000 });
  collector.add(span({ ago: [3000, 1000] }));
  const [placed] = collector.result(null).worst;
  expect([placed?.fromMs, placed?.toMs]).toEqual([7000, 9000]);
});

test('failed spans come first, then slow ones; of very many only some are kept, all are counted', () => {
  const collector = collectSpans({ path: 'p', endMs: 20_000 });
  for (let line = 1; line <= 5000; line += 1) {
    collector.add(span({ ago: [2000, 2000 - (line % 100)], line, atMs: line, name: `n${String(line % 400)}` }));
  }
  collector.add(span({ ago: [2, 1], statusCode: 'error', name: 'n1', line: 5001 }));
  const found = collector.result(null);
  expect([found.count, found.failed, found.groups.length, found.worst.length]).toEqual([5001, 1, 300, 40]);
  expect(found.ungrouped).toBeGreaterThan(1000);
  expect(found.groups[0]?.name).toBe('n1');
  expect(found.worst[0]?.failed).toBe(true);
  expect(found.worst.slice(1).every(({ fromMs, toMs }) => toMs - fromMs >= 90)).toBe(true);
});

test('wall times follow the wall clock where it was moved', () => {
  const clock = { startedAt: '2026-11-29T15:45:00.000Z', steps: [{ atMs: 2000, byMs: -3_600_000 }] };
  expect(wallTime(clock, 1999)).toBe('15:45:01.999 UTC');
  expect(wallTime(clock, 2000)).toBe('14:45:02.000 UTC');
  expect(wallTime({ startedAt: 'nonsense', steps: [] }, 0)).toBeNull();
});
