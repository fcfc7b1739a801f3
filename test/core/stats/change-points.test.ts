// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_HISTORY, segmentHistory } from '../../../src/core/stats/change-points.ts';
import { createRandom } from '../../campaign/fuzz/random.ts';

/** A history whose run at an index hits that often. */
function draw(name: string, length: number, rateAt: (index: number) => number): readonly boolean[] {
  const random = createRandom(`change-points ${name}`, length);
  return Array.from({ length }, (_, index) => random.chance(rateAt(index)));
}

test('a failure that was fixed: the change is where it was', () => {
  const hits = draw('fixed', 300, (index) => (index < 120 ? 0.5 : 0));
  const [before, after, ...more] = segmentHistory(hits);
  expect(more).toEqual([]);
  expect(after).toMatchObject({ to: 300, hits: 0 });
  expect(Math.abs((before?.to ?? 0) - 120)).toBeLessThanOrEqual(5);
});

test('a failure that comes and goes: both changes', () => {
  const segments = segmentHistory([
    ...Array<boolean>(60).fill(false),
    ...Array<boolean>(30).fill(true),
    ...Array<boolean>(60).fill(false),
  ]);
  expect(segments).toEqual([
    { from: 0, to: 60, hits: 0 },
    { from: 60, to: 90, hits: 30 },
    { from: 90, to: 150, hits: 0 },
  ]);
});

test.for([10, 20, 50, 365])('of histories of %i runs at one rate, few are split', (length) => {
  const split = [0.05, 0.25, 0.5].flatMap((rate) =>
    Array.from({ length: 40 }, (_, index) => segmentHistory(draw(`${rate} ${index}`, length, () => rate))),
  );
  expect(split.filter((segments) => segments.length > 1).length / split.length).toBeLessThanOrEqual(0.05);
});

test('one hit in a long clean history is no change, nor is a single run', () => {
  expect(segmentHistory(Array.from({ length: 200 }, (_, index) => index === 100))).toEqual([
    { from: 0, to: 200, hits: 1 },
  ]);
  expect(segmentHistory([true])).toEqual([{ from: 0, to: 1, hits: 1 }]);
  expect(segmentHistory([])).toEqual([]);
});

test('segments follow each other and have all hits; hits and clean runs can change places', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (hits) => {
      const segments = segmentHistory(hits);
      expect(segments.map(({ from }) => from)).toEqual([0, ...segments.map(({ to }) => to)].slice(0, segments.length));
      expect(segments.at(-1)?.to ?? 0).toBe(hits.length);
      for (const { from, to, hits: count } of segments)
        expect(hits.slice(from, to).filter(Boolean)).toHaveLength(count);
      const turned = segmentHistory(hits.map((hit) => !hit));
      expect(turned.map(({ from }) => from)).toEqual(segments.map(({ from }) => from));
    }),
  );
});

test('a history that would take too long is refused', () => {
  expect(() => segmentHistory(Array<boolean>(LONGEST_HISTORY + 1).fill(false))).toThrow(
    /^runs: 5001; expected at most 5000/,
  );
});
