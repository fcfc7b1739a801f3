// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustByHolm } from '../../../src/core/stats/holm.ts';

const values = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 20 });

test('four values, worked out by hand, in the order given', () => {
  expect(adjustByHolm([0.01, 0.04, 0.03, 0.005]).map((value) => Number(value.toFixed(6)))).toEqual([
    0.03, 0.06, 0.06, 0.02,
  ]);
});

test('one value alone stays as it is, none gives none', () => {
  expect(adjustByHolm([0.03])).toEqual([0.03]);
  expect(adjustByHolm([])).toEqual([]);
});

test('never below the value, never above what Bonferroni says, in the same order', () => {
  fc.assert(
    fc.property(values, (given) => {
      const adjusted = adjustByHolm(given);
      for (const [index, value] of given.entries()) {
        expect(adjusted[index]).toBeGreaterThanOrEqual(value);
        expect(adjusted[index]).toBeLessThanOrEqual(Math.min(1, value * given.length));
        for (const [other, larger] of given.entries()) {
          if (larger > value) expect(adjusted[other]).toBeGreaterThanOrEqual(adjusted[index] ?? NaN);
        }
      }
    }),
  );
});

test.for([-0.1, 1.1, NaN])('%f is no p-value', (value) => {
  expect(() => adjustByHolm([0.5, value])).toThrow(RangeError);
});
