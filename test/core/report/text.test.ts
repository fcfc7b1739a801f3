// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNames, formatBytes, formatTime, listNames, unseen, visible } from '../../../src/core/report/text.ts';

test.each([
  ['plain text, ünïcode and 漢字', 'plain text, ünïcode and 漢字'],
  ['a\nb\r\tc\0', 'a\\nb\\r\\tc\\0'],
  ['\u001b[31m', '\\x1b[31m'],
  ['\u009b', '\\x9b'],
  ['\u202eexe', '\\u{202e}exe'],
  ['\u2066\u200f\u061c', '\\u{2066}\\u{200f}\\u{61c}'],
  ['\u200b\ufeff\u2028', '\\u{200b}\\u{feff}\\u{2028}'],
  ['\ud800', '\\u{d800}'],
  ['\u{e0041}', '\\u{e0041}'],
])('unseen characters of %j are spelled out', (text, shown) => {
  expect(visible(text, 100)).toBe(shown);
});

test('a text longer than its limit is cut between characters and says how much is left', () => {
  expect(visible('abcdef', 4)).toBe('abcd... (2 more)');
  expect(visible('😀😀😀😀', 2)).toBe('😀😀... (4 more)');
  expect(visible('abcd', 4)).toBe('abcd');
  expect(visible('\n\n\n', 2)).toBe('\\n\\n... (1 more)');
});

test('nothing unseen is left in any text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(anyText, fc.nat(100), (text, limit) => {
      const shown = visible(text, limit);
      return shown.search(unseen) === -1 && shown.length <= limit * 10 + 30;
    }),
  );
});

test('sizes and times are for people', () => {
  expect([0, 999, 1000, 12_345, 999_949, 999_950, 4_500_000, 3_200_000_000].map(formatBytes)).toEqual([
    ...['0 B', '999 B', '1.0 kB', '12.3 kB', '999.9 kB', '1.0 MB', '4.5 MB', '3.2 GB'],
  ]);
  expect([0, 0.2, 340, 4210, 94_000].map(formatTime)).toEqual(['0', '0', '340 ms', '4.2 s', '1 m 34 s']);
});

test('names are ordered as people count', () => {
  const names = ['counter-10', 'counter-2', 'a', 'counter-1', 'counter', 'b-1-x'];
  expect([...names].sort(compareNames)).toEqual(['a', 'b-1-x', 'counter', 'counter-1', 'counter-2', 'counter-10']);
  expect(listNames(names, 2)).toBe('counter-10, counter-2 and 4 more');
});
