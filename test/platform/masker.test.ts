// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMasker, NO_SECRETS } from '../../src/platform/masker.ts';
import type { Masker } from '../../src/ports/masker.ts';

const token = 'tok-8f3a91';

function streamed(masker: Masker, pieces: readonly (string | Uint8Array)[]): string {
  const stream = masker.stream();
  const parts = pieces.map((piece) => Buffer.from(stream.add(typeof piece === 'string' ? Buffer.from(piece) : piece)));
  return Buffer.concat([...parts, stream.end()]).toString('utf8');
}

test('a value is masked wherever it stands, and nothing else is', () => {
  const masker = createMasker([token]);
  expect(masker.text(`a ${token} and ${token}${token}.`)).toBe('a *** and ******.');
  expect(masker.text('tok-8f3a9')).toBe('tok-8f3a9');
  expect(masker.holds(`x${token}`)).toBe(true);
});

test('a value that is cut into pieces is masked, and only what may be its start is held back', () => {
  const stream = createMasker([token]).stream();
  expect(stream.add(Buffer.from('see tok-8')).toString()).toBe('see ');
  expect(stream.add(Buffer.from('f3a91 now t')).toString()).toBe('*** now ');
  expect(stream.add(Buffer.from('all')).toString()).toBe('tall');
  expect(stream.end().toString()).toBe('');
  expect(stream.hasMasked()).toBe(true);
});

test('the start of a value at the end is no value', () => {
  expect(streamed(createMasker([token]), ['x tok-8f', '3a'])).toBe('x tok-8f3a');
});

test('of a value with line breaks the whole is masked, and each line by itself; lines keep their number', () => {
  const masker = createMasker(['first line\nab\nthird line\n']);
  expect(masker.text('x first line\nab\nthird line y')).toBe('x ***\n***\n*** y');
  expect(masker.text('third line\nab\n')).toBe('***\nab\n');
  expect(masker.text('first line\r\nother')).toBe('***\r\nother');
  expect(streamed(masker, ['first li', 'ne\na', 'b\nthird', ' line', '\nend'])).toBe('***\n***\n***\nend');
});

test('a value is masked as JSON spells it, too', () => {
  const masker = createMasker(['say "hi"\nto me']);
  expect(masker.text(JSON.stringify({ said: 'say "hi"\nto me' }))).toBe('{"said":"***"}');
});

test('overlapping values leave nothing of either', () => {
  const masker = createMasker(['abcdef', 'abcdefghij', 'defxyz']);
  expect(streamed(masker, ['abcdef', 'ghij.'])).toBe('***.');
  expect(streamed(masker, ['abcd', 'efxyz.abcdefg'])).toBe('***.***g');
  expect(streamed(createMasker(['aaaa']), ['aaa', 'aaaa', 'aab'])).toBe('***b');
});

test('all texts of a value are masked and names of fields stay', () => {
  const masker = createMasker([token]);
  const value = { [token]: [`${token}!`, 1, null, { at: token }], other: true };
  expect(masker.value(value)).toEqual({ [token]: ['***!', 1, null, { at: '***' }], other: true });
});

test('without a value, or with one that is too short, everything stays as it is', () => {
  expect(NO_SECRETS.active).toBe(false);
  expect(streamed(NO_SECRETS, ['ab', 'cd'])).toBe('abcd');
  for (const value of ['abc', '1234567', '  ab  ', '']) expect(createMasker([value]).active, value).toBe(false);
});

test('bytes that are no text pass through unchanged around a value', () => {
  const stream = createMasker([token]).stream();
  const out = Buffer.concat([stream.add(Buffer.from([0, 0xff, ...Buffer.from(token), 0xfe])), stream.end()]);
  expect([...out]).toEqual([0, 0xff, ...Buffer.from('***'), 0xfe]);
});

test('however a stream is cut, no value is left in it and it is what the whole text becomes', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), minLength: 4, maxLength: 7 });
  const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 3 }), pieces, (values, parts) => {
      const masker = createMasker(values);
      const out = streamed(masker, parts);
      expect(out).toBe(masker.text(parts.join('')));
      expect(masker.holds(out)).toBe(false);
      expect(out.split('\n')).toHaveLength(parts.join('').split('\n').length);
    }),
    { numRuns: 2000 },
  );
});

test('30 MB take less than a second of a processor, with three values and in pieces of any size', () => {
  const masker = createMasker([token, 'another secret value', 'third "one"\nwith two lines']);
  const line = 'an ordinary line of a log that says what happened, and when: 2026-11-29T15:45:00Z\n';
  for (const pieceBytes of [256 * 1024, 4096]) {
    const piece = Buffer.from(line.repeat(Math.ceil(pieceBytes / line.length)));
    const stream = masker.stream();
    const started = process.cpuUsage();
    let bytes = 0;
    while (bytes < 30e6) {
      stream.add(piece);
      bytes += piece.length;
    }
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(1000);
  }
});
