// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { groupByStratum } from '../../../src/core/stats/strata.ts';

const base = { experiment: 'e', adapter: 'a', system: 'openshell', gateway: 'release' };

test('runs that differ in any part of the stratum are kept apart, in the order of their first runs', () => {
  const runs = [
    base,
    { ...base, gateway: 'standin:observed' },
    { ...base, system: null },
    { ...base, adapter: 'b' },
    { ...base, experiment: 'f' },
    base,
  ].map((stratum, number) => ({ ...stratum, number }));
  expect(groupByStratum(runs).map((group) => group.runs.map(({ number }) => number))).toEqual([
    [0, 5],
    [1],
    [2],
    [3],
    [4],
  ]);
  expect(groupByStratum(runs)[2]).toMatchObject({ ...base, system: null });
});

test('names that look the same one after another are still different strata', () => {
  const runs = [
    { ...base, experiment: 'a b', adapter: 'c' },
    { ...base, experiment: 'a', adapter: 'b c' },
    { ...base, system: 'null' },
    { ...base, system: null },
  ];
  expect(groupByStratum(runs)).toHaveLength(4);
});

test('no runs, no strata', () => {
  expect(groupByStratum([])).toEqual([]);
});
