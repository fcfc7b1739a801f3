// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { nearestName } from '../../../src/core/domain/nearest.ts';

test.for([
  { typed: 'gatway', names: ['gateway', 'counter'], nearest: 'gateway' },
  { typed: 'rnu', names: ['run', 'show'], nearest: 'run' },
  { typed: 'Gateway', names: ['gateway'], nearest: 'gateway' },
  { typed: 'a', names: ['b'], nearest: 'b' },
  { typed: 'workload', names: ['workloads'], nearest: 'workloads' },
  { typed: 'gateway', names: ['counter', 'prober'], nearest: null },
  { typed: 'xyz', names: [], nearest: null },
  {
    typed: 'gateway-kil',
    names: ['gateway-kill-keeps-state', 'gateway-graceful-restart'],
    nearest: 'gateway-kill-keeps-state',
  },
  { typed: 'gateway-', names: ['gateway-kill-keeps-state', 'gateway-graceful-restart'], nearest: null },
  { typed: 'ga', names: ['gateway-kill-keeps-state'], nearest: null },
])('the nearest to $typed among $names is $nearest', ({ typed, names, nearest }) => {
  expect(nearestName(typed, names)).toBe(nearest);
});

test('of two that are equally near the first is taken', () => {
  expect(nearestName('cat', ['car', 'cap'])).toBe('car');
});

test('a very long name costs no more than a long one', () => {
  expect(nearestName('x'.repeat(1_000_000), ['y'.repeat(1_000_000)])).toBeNull();
});
