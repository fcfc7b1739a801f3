// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideSequence, sequentialSteps } from '../../../src/core/stats/sequential.ts';

const design = { brokenRate: 0.25, fixedRate: 0.01, falseFixed: 0.05, missedFix: 0.05 };

test('one early hit is enough, clean runs are not', () => {
  expect(decideSequence(design, [true])).toEqual({ decision: 'not-fixed', runs: 1, cleanRunsMissing: 0 });
  expect(decideSequence(design, [false, false])).toMatchObject({ decision: 'undecided', runs: 2, cleanRunsMissing: 9 });
});

test('a hit after some clean runs takes them back', () => {
  const hits = [...Array<boolean>(5).fill(false), true];
  const { decision, cleanRunsMissing } = decideSequence(design, hits);
  expect(decision).toBe('undecided');
  const more = Array<boolean>(cleanRunsMissing).fill(false);
  expect(decideSequence(design, [...hits, ...more])).toMatchObject({
    decision: 'fixed',
    runs: hits.length + more.length,
  });
  expect(decideSequence(design, [...hits, ...more.slice(1)]).decision).toBe('undecided');
});

test('what comes after a decision changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.array(fc.boolean(), { maxLength: 40 }), (hits, later) => {
      const first = decideSequence(design, hits);
      fc.pre(first.decision !== 'undecided');
      expect(decideSequence(design, [...hits, ...later])).toEqual(first);
    }),
  );
});

test.for([
  [{ brokenRate: 0 }, /^rate while broken: 0;/],
  [{ brokenRate: NaN }, /^rate while broken: NaN;/],
  [{ fixedRate: 1 }, /^rate when fixed: 1;/],
  [{ fixedRate: 0.25 }, /^rate when fixed: 0\.25; expected less than 0\.25/],
  [{ falseFixed: 0 }, /^share of false "fixed": 0;/],
  [{ missedFix: 1 }, /^share of missed fixes: 1;/],
  [{ falseFixed: 0.5, missedFix: 0.5 }, /^shares of wrong decisions: 1 together/],
] as const)('%o is refused', ([change, message]) => {
  expect(() => sequentialSteps({ ...design, ...change })).toThrow(RangeError);
  expect(() => decideSequence({ ...design, ...change }, [])).toThrow(message);
});
