// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { clip, clipHead, nameSome, oneLine } from '../../src/engine/text.ts';

it('clip keeps the head within the limit and never half a character', () => {
  expect(clip('short', 5)).toBe('short');
  expect(clip('longer', 5)).toBe('long…');
  expect(clip('abc😀def', 5)).toBe('abc…');
});

it('clipHead keeps the tail within the limit and never half a character', () => {
  expect(clipHead('short', 5)).toBe('short');
  expect(clipHead('longer', 5)).toBe('…nger');
  expect(clipHead('abc😀def', 5)).toBe('…def');
});

it('oneLine folds line breaks and control characters', () => {
  expect(oneLine(' a\n\tb\u001b[31mc\u0000 ')).toBe('a b [31mc');
});

it('nameSome counts what it does not name', () => {
  expect(nameSome(['a', 'b', 'c'], 2)).toBe('a, b and 1 more');
  expect(nameSome(['a', 'b'], 2)).toBe('a, b');
});
