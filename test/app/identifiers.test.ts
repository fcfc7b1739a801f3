// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRunId, makeSeed, readSeed } from '../../src/app/identifiers.ts';

test('a run id is the second it began in and six characters', () => {
  expect(makeRunId('2026-11-29T15:45:00.123Z', new Uint8Array([0, 1, 25, 26, 35, 36]))).toBe('20261129T154500Z-abz09a');
});

test('every random run id is a safe file name', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) =>
      /^\d{8}T\d{6}Z-[a-z0-9]{6}$/.test(makeRunId('2026-11-29T15:45:00.123Z', bytes)),
    ),
  );
});

test('a drawn seed uses all 64 bits and can be typed again', () => {
  expect(makeSeed(new Uint8Array(8).fill(255))).toBe('18446744073709551615');
  expect(makeSeed(new Uint8Array(8))).toBe('0');
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 8, maxLength: 8 }),
      (bytes) => readSeed(makeSeed(bytes)) === makeSeed(bytes),
    ),
  );
});
