// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PastDuration } from '../../../src/core/domain/documents.ts';
import { buildMatrix, type MatrixItem } from '../../../src/core/publish/matrix.ts';

const item = (id: string, runs = true): MatrixItem => ({ selector: id, experiment: id, adapter: 'toy', runs });
const took = (experiment: string, durationMs: number | null, adapter = 'toy'): PastDuration => ({
  stratum: { experiment, adapter },
  durationMs,
});
const rowsOf = (...given: Parameters<typeof buildMatrix>) => buildMatrix(...given).rows.map((row) => row.experiments);

test('nothing selected gives no rows', () => {
  expect(buildMatrix([], { shards: 8, past: [] })).toEqual({ rows: [], withDuration: 0, longestMs: null });
});

test('the longest comes first, each to the job with the least to do', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((id) => item(id));
  const past = [took('a', 1), took('b', 7), took('c', 5), took('d', 4), took('e', 3)];
  const matrix = buildMatrix(items, { shards: 2, past });
  expect(matrix.rows).toEqual([
    { shard: '1', experiments: 'b\ne' },
    { shard: '2', experiments: 'a\nc\nd' },
  ]);
  expect(matrix).toMatchObject({ withDuration: 5, longestMs: 10 });
});

test('without a past all count alike, and one without a past counts as the median of the others', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => item(id));
  expect(rowsOf(items, { shards: 2, past: [] })).toEqual(['a\nc', 'b\nd']);
  const past = [took('a', 10), took('b', 1), took('c', 1)];
  expect(rowsOf(items, { shards: 2, past })).toEqual(['a', 'b\nc\nd']);
  expect(buildMatrix(items, { shards: 2, past })).toMatchObject({ withDuration: 3, longestMs: 10 });
});

test('of several durations of one pair the longest counts', () => {
  const past = [took('a', 5), took('a', 9), took('a', null), took('a', 7)];
  expect(buildMatrix([item('a')], { shards: 1, past })).toMatchObject({ withDuration: 1, longestMs: 9 });
});

test('a duration on another adapter, and one that nobody knows, says nothing', () => {
  const past = [took('a', 100, 'other'), took('a', null)];
  expect(buildMatrix([item('a')], { shards: 2, past })).toMatchObject({ withDuration: 0, longestMs: null });
});

test('no job is started for what is not applicable alone, unless there is nothing else to say', () => {
  const items = [item('no', false), item('a'), item('never', false), item('b')];
  const rows = rowsOf(items, { shards: 4, past: [] });
  expect(rows).toHaveLength(2);
  expect(rows.join('\n').split('\n').sort()).toEqual(['a', 'b', 'never', 'no']);
  expect(rowsOf([item('no', false), item('never', false)], { shards: 4, past: [] })).toEqual(['no\nnever']);
});

test('every experiment is in exactly one row, rows are no more than asked for, names count up, and longest is within LPT bounds', () => {
  const anyWeights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(anyWeights, fc.integer({ min: 1, max: 256 }), (weights, shards) => {
      const items = weights.map((_, index) => item(`e${String(index)}`));
      const past = weights.map((weight, index) => took(`e${String(index)}`, weight));
      const { rows, longestMs } = buildMatrix(items, { shards, past });
      const placed = rows.flatMap(({ experiments }) => experiments.split('\n'));
      expect(placed.toSorted()).toEqual(items.map(({ selector }) => selector).toSorted());
      expect(rows.map(({ shard }) => shard)).toEqual(rows.map((_, index) => String(index + 1)));
      expect(rows.length).toBe(Math.min(shards, items.length));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const least = Math.max(Math.max(...weights), total / rows.length);
      expect(longestMs).toBeLessThanOrEqual((4 / 3) * least + Math.max(...weights));
    }),
    { seed: 5, numRuns: 200 },
  );
});
