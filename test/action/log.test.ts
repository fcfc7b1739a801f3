// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neutralise } from '../../src/action/log.ts';

test.for([
  { text: '::error::x', shown: ': :error::x' },
  { text: '  ::set-output name=a::b', shown: '  : :set-output name=a::b' },
  { text: 'see ##[error]x', shown: 'see ## [error]x' },
  { text: 'a::b at 12:30:10', shown: 'a::b at 12:30:10' },
])('$text is printed as $shown', ({ text, shown }) => {
  expect(neutralise(text)).toBe(shown);
});

test('no text becomes a command, however it breaks its lines', () => {
  const pieces = fc.constantFrom(
    '::',
    ':',
    '##[',
    '#',
    '[',
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\u2028',
    '\v',
    '\u0085',
    'error',
    ']',
    'x',
  );
  const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      // As the runner does it: lines end at CR or LF, white space before a command is ignored.
      const lines = neutralise(text).split(/[\r\n\u2028\u2029\u0085\v\f]/);
      return lines.every((line) => !line.trimStart().startsWith('::') && !line.includes('##['));
    }),
  );
});
