// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlannedSelect } from '../../../src/core/domain/plan.ts';
import { chooseTargets, parseSeed, subSeed } from '../../../src/core/plan/seed.ts';

const counters = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `counter-${String(index)}`);
const some = (count: number): PlannedSelect => ({ kind: 'count', count });

/** Computed once and kept: a run that is replayed with an old seed must choose what it chose then. */
describe('golden vectors', () => {
  test.for([
    ['0', 'flow[0]', 'e31f9cf1b03775d4'],
    ['7', 'flow.parallel[1].serial[2]', '221d11ac295ee1d7'],
    ['7', 'flow[0].repeat#2.do[1]', '68282aad06fc5df9'],
    ['18446744073709551615', 'flow', '67b4975f6da01787'],
  ] as const)('seed %s at %s', ([seed, path, expected]) => {
    expect(subSeed(seed, path).toString(16)).toBe(expected);
  });

  test.for([
    ['7', 'flow.parallel[1].serial[2]', 3, 2, 'counter-0 counter-2'],
    ['8', 'flow.parallel[1].serial[2]', 3, 2, 'counter-0 counter-2'],
    ['7', 'flow[0].repeat#1.do[1]', 8, 3, 'counter-1 counter-3 counter-6'],
    ['7', 'flow[0].repeat#2.do[1]', 8, 3, 'counter-1 counter-6 counter-7'],
  ] as const)('seed %s at %s chooses of %i candidates %i', ([seed, seedPath, candidates, count, expected]) => {
    const { chosen } = chooseTargets({ seed, seedPath, candidates: counters(candidates), select: some(count) });
    expect(chosen.join(' ')).toBe(expected);
  });
});

test('every subset is drawn about as often as any other', () => {
  const seeds = 6000;
  const drawn = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed += 1) {
    const { chosen } = chooseTargets({
      seed: String(seed),
      seedPath: 'flow[1]',
      candidates: counters(5),
      select: some(2),
    });
    drawn.set(chosen.join(' '), (drawn.get(chosen.join(' ')) ?? 0) + 1);
  }
  expect(drawn.size).toBe(10);
  // Chi-square with 9 degrees of freedom: above 27.9 in one of a thousand fair draws.
  const expected = seeds / 10;
  const chiSquare = [...drawn.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(27.9);
});

test('a choice follows from seed, path and candidates alone, whatever their order', () => {
  const choice = fc.record({
    seed: fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }).map(String),
    seedPath: fc.stringMatching(/^flow(\[\d\]){0,3}$/),
    candidates: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}-\d$/), { maxLength: 12 }),
    percent: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(choice, ({ candidates, percent, ...place }) => {
      const select = { kind: 'percent', percent } as const;
      const { chosen } = chooseTargets({ ...place, candidates, select });
      expect(chooseTargets({ ...place, candidates: candidates.toReversed(), select }).chosen).toEqual(chosen);
      expect(chosen).toEqual([...new Set(chosen)].sort());
      expect(chosen.every((target) => candidates.includes(target))).toBe(true);
      expect(chosen).toHaveLength(Math.ceil((candidates.length * percent) / 100));
    }),
  );
});

test.for([
  [{ kind: 'all' }, 4, 4],
  [{ kind: 'all' }, 0, 0],
  [{ kind: 'percent', percent: 50 }, 3, 2],
  [{ kind: 'percent', percent: 1 }, 3, 1],
  [{ kind: 'percent', percent: 1e-12 }, 3, 1],
  [{ kind: 'percent', percent: 100 }, 3, 3],
  [{ kind: 'percent', percent: 1.1 }, 1000, 11],
  [{ kind: 'percent', percent: 50 }, 0, 0],
  [{ kind: 'count', count: 3 }, 3, 3],
] satisfies readonly (readonly [PlannedSelect, number, number])[])(
  '%o of %i candidates are %i',
  ([select, available, size]) => {
    expect(chooseTargets({ seed: '1', seedPath: 'flow', candidates: counters(available), select }).chosen).toHaveLength(
      size,
    );
  },
);

test('more than there are is an error, never fewer', () => {
  const choose = (): unknown =>
    chooseTargets({ seed: '1', seedPath: 'flow', candidates: counters(2), select: some(3) });
  expect(choose).toThrow(expect.objectContaining({ code: 'too-few-targets', message: '3 targets asked for, 2 there' }));
});

test.for([
  ['0', '0'],
  ['007', '7'],
  ['18446744073709551615', '18446744073709551615'],
  ['18446744073709551616', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
  ['seven', null],
  ['9'.repeat(30), null],
])('a seed typed as %j is %j', ([text, seed]) => {
  expect(parseSeed(text ?? '')).toBe(seed);
});
