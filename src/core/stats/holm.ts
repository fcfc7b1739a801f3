// SPDX-License-Identifier: Apache-2.0
/** Several claims in one report: each more gives chance another try, so that each must be surer. */
import { requireShare } from './arguments.ts';

/**
 * P-values (0 to 1) adjusted for being made together (Holm 1979), in the order given: those at most a level can be
 * claimed together, with at most that chance of any false claim among them.
 */
export function adjustByHolm(values: readonly number[]): readonly number[] {
  for (const value of values) requireShare('p-value', value);
  const order = values.map((value, index) => ({ value, index })).sort((one, other) => one.value - other.value);
  const adjusted: number[] = [];
  let largest = 0;
  for (const [rank, { value, index }] of order.entries()) {
    largest = Math.min(1, Math.max(largest, (values.length - rank) * value));
    adjusted[index] = largest;
  }
  return adjusted;
}
