// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { isWithinBounds } from '../../../src/core/domain/versions.ts';

test.each([
  ['0.1.4', '>=0.1.0 <0.2.0', true],
  ['0.2.0', '>=0.1.0 <0.2.0', false],
  ['0.0.9', '>=0.1.0 <0.2.0', false],
  ['0.10.0', '>0.9', true],
  ['1.2.3', '=1.2.3', true],
  ['1.2.0', '=1.2', true],
  ['1.2.1', '=1.2', false],
  ['1.2.3', '<=1.2.3', true],
  ['1.2.3', '>1.2.3', false],
  ['v1.2.3', '>=1', true],
  ['1.2.3+build.5', '=1.2.3', true],
  ['1.2.3-rc1', '<1.2.3', true],
  ['1.2.3-rc1', '>=1.2.3', false],
  ['1.2.3-rc1', '>1.2.2', true],
])('%s within %s: %s', (version, bounds, expected) => {
  expect(isWithinBounds(version, bounds)).toBe(expected);
});

test('a version without a number cannot be compared', () => {
  expect(isWithinBounds('main', '>=0.1.0')).toBeNull();
});
