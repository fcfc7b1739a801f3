// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hunksOf, showsLines } from '../../../src/core/publish/patch.ts';

const patch = [
  '@@ -1,3 +1,4 @@ id: x',
  ' one',
  '-two',
  '+Two',
  '+and a half',
  ' three',
  '@@ -20 +21,2 @@',
  '-old',
  '+new',
  '+newer',
  '\\ No newline at end of file',
].join('\n');

test('a hunk has the lines that the change leaves', () => {
  expect(hunksOf(patch)).toEqual([
    { start: 1, lines: ['one', 'Two', 'and a half', 'three'] },
    { start: 21, lines: ['new', 'newer'] },
  ]);
  expect(hunksOf('@@ -0,0 +1 @@\n+only')).toEqual([{ start: 1, lines: ['only'] }]);
  expect(hunksOf('@@ -1,2 +0,0 @@\n-a\n-b')).toEqual([{ start: 0, lines: [] }]);
});

test.for([
  { what: 'nothing', text: '' },
  { what: 'no patch', text: '+a\n b' },
  { what: 'a hunk that ends in the middle', text: '@@ -1 +1,3 @@\n+a\n+b' },
  { what: 'a hunk with a line too many', text: '@@ -1 +1,1 @@\n+a\n+b' },
  { what: 'numbers that are none', text: '@@ -1 +99999999999999999999 @@\n+a' },
])('$what has no hunk', ({ text }) => {
  expect(hunksOf(text)).toEqual([]);
});

test('lines are shown where they are, as they are, and in one hunk', () => {
  const hunks = hunksOf(patch);
  expect(showsLines(hunks, 2, ['Two', 'and a half'])).toBe(true);
  expect(showsLines(hunks, 22, ['newer'])).toBe(true);
  expect(showsLines(hunks, 2, ['two'])).toBe(false);
  expect(showsLines(hunks, 3, ['Two'])).toBe(false);
  expect(showsLines(hunks, 4, ['three', ''])).toBe(false);
  expect(showsLines(hunks, 0, ['one'])).toBe(false);
  expect(showsLines(hunks, 10, ['anything'])).toBe(false);
});

test('a new file is one hunk with all of its lines', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().filter((line) => !line.includes('\n')),
        { minLength: 1 },
      ),
      (lines) => {
        const text = [`@@ -0,0 +1,${String(lines.length)} @@`, ...lines.map((line) => `+${line}`)].join('\n');
        expect(hunksOf(text)).toEqual([{ start: 1, lines }]);
      },
    ),
  );
});
