// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { checkLines } from '../../../src/core/spec/check-lines.ts';

test('checks of workloads, of the run and of the steady state stand where they stand', () => {
  const text = [
    'id: x',
    'workloads:',
    '  - name: w',
    '    checks:',
    '      - {name: one, kind: exit-code}',
    '      # two',
    '      - kind: state',
    '        name: two',
    'checks:',
    '  - {name: three}',
    'steady-state:',
    '  - {name: ready}',
  ].join('\n');
  expect(Object.fromEntries(checkLines(text))).toEqual({
    one: 5,
    two: 7,
    three: 10,
    'ready@before': 12,
    'ready@after': 12,
  });
});

test.for(['', '[', 'checks: 1', 'checks: [1, {}, {name: 3}]', 'workloads: [x]'])('%j has none', (text) => {
  expect(checkLines(text).size).toBe(0);
});
