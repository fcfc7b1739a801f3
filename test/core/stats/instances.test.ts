// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeInstances, type InstanceCounts } from '../../../src/core/stats/instances.ts';
import { wilsonInterval } from '../../../src/core/stats/intervals.ts';

function runsOf(...hits: readonly number[]): readonly InstanceCounts[] {
  return hits.map((count) => ({ hits: count, instances: 8 }));
}

test('where all instances of a run do the same, a run is worth one of them', () => {
  const { correlation, effectiveSize, interval } = describeInstances(runsOf(8, 0, 0, 8, 0, 0));
  expect(correlation).toBe(1);
  expect(effectiveSize).toBe(6);
  expect(interval).toEqual(wilsonInterval({ hits: 2, runs: 6 }));
});

test('where runs are alike, each instance counts', () => {
  const { correlation, effectiveSize, hits, instances } = describeInstances(runsOf(2, 2, 2, 2, 2));
  expect({ correlation, effectiveSize, hits, instances }).toEqual({
    correlation: 0,
    effectiveSize: 40,
    hits: 10,
    instances: 40,
  });
});

test('in between it is what the analysis of variance says', () => {
  const counts = [4, 2, 8, 0, 2];
  const between = counts.reduce((sum, hits) => sum + 8 * (hits / 8 - 0.4) ** 2, 0) / 4;
  const within = counts.reduce((sum, hits) => sum + (hits * (8 - hits)) / 8, 0) / 35;
  const { correlation, effectiveSize } = describeInstances(runsOf(...counts));
  expect(correlation).toBeCloseTo((between - within) / (between + 7 * within), 12);
  expect(effectiveSize).toBeCloseTo(40 / (1 + 7 * (correlation ?? NaN)), 12);
});

test.for([
  ['fewer than five runs', runsOf(8, 0, 0, 8)],
  ['nothing hit', runsOf(0, 0, 0, 0, 0)],
  ['everything hit', runsOf(8, 8, 8, 8, 8)],
  ['single instances', [1, 0, 1, 0, 0].map((hits) => ({ hits, instances: 1 }))],
  ['no runs', []],
] as const)('%s: no correlation, and no interval of instances', ([, runs]) => {
  expect(describeInstances(runs)).toMatchObject({ correlation: null, effectiveSize: null, interval: null });
});

test('instances are never worth more than they are, nor less than one run', () => {
  const someRun = fc
    .integer({ min: 1, max: 50 })
    .chain((instances) => fc.record({ instances: fc.constant(instances), hits: fc.nat({ max: instances }) }));
  fc.assert(
    fc.property(fc.array(someRun, { minLength: 5, maxLength: 30 }), (runs) => {
      const { correlation, effectiveSize, interval, instances } = describeInstances(runs);
      fc.pre(correlation !== null && effectiveSize !== null && interval !== null);
      expect(correlation >= 0 && correlation <= 1).toBe(true);
      expect(effectiveSize >= 1 && effectiveSize <= instances).toBe(true);
      expect(interval.low >= 0 && interval.high <= 1).toBe(true);
    }),
  );
});

test.for([
  [{ hits: 0, instances: 0 }, /^instances: 0;/],
  [{ hits: 9, instances: 8 }, /^hits: 9 of 8 instances/],
  [{ hits: NaN, instances: 8 }, /^hits: NaN;/],
] as const)('%o is no run', ([run, message]) => {
  expect(() => describeInstances([run])).toThrow(message);
});
