// SPDX-License-Identifier: Apache-2.0
/** Numbers beside printed ones: equal as far as the print goes. */
import { expect } from 'vitest';
import type { Interval } from '../../../src/core/stats/arguments.ts';

/** `actual` rounds to the number as it is printed (`0.0714`, `-3.2`, `1.5e-05`). */
export function expectPrinted(actual: number, printed: string): void {
  const [digits = '', exponent = '0'] = printed.split('e');
  const decimals = (digits.split('.')[1] ?? '').length;
  const half = 0.5 * 10 ** (Number(exponent) - decimals);
  const distance = Math.abs(actual - Number(printed));
  // Doubles of a number printed to 14 digits are a last bit beside it.
  expect(distance, `${String(actual)} is not ${printed}`).toBeLessThanOrEqual(half + 1e-15);
}

export function expectInterval({ low, high }: Interval, printedLow: string, printedHigh: string): void {
  expectPrinted(low, printedLow);
  expectPrinted(high, printedHigh);
}
