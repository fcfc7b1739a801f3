// SPDX-License-Identifier: Apache-2.0

// What holds for all counts, beside values that were computed with 40 digits.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Evidence, Interval } from '../../../src/core/stats/arguments.ts';
import {
  evidenceOfMore,
  fisherExact,
  probabilityOfAtLeast,
  probabilityOfAtMost,
} from '../../../src/core/stats/binomial.ts';
import { chanceOfCleanRuns, cleanRunsForRate, cleanRunsNeeded } from '../../../src/core/stats/fix-claim.ts';
import { designEffect, rateOfAny, rateOfOne } from '../../../src/core/stats/instances.ts';
import {
  clopperPearsonBounds,
  clopperPearsonInterval,
  jeffreysBounds,
  jeffreysInterval,
  jeffreysShape,
  rateDifference,
  wilsonCorrectedInterval,
  wilsonInterval,
} from '../../../src/core/stats/intervals.ts';
import {
  betaDistribution,
  betaQuantile,
  logBeta,
  logGamma,
  normalQuantile,
} from '../../../src/core/stats/special-functions.ts';

const intervals: Readonly<Record<string, (evidence: Evidence, confidence: number) => Interval>> = {
  wilsonInterval,
  wilsonCorrectedInterval,
  clopperPearsonInterval,
  jeffreysInterval,
};

const someEvidence = fc
  .tuple(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([runs, share]): Evidence => ({ hits: Math.round(runs * share), runs }));
const someConfidence = fc.double({ min: 0.5, max: 0.9999, noNaN: true, minExcluded: true });
const someShape = fc.record({
  a: fc.double({ min: 0.5, max: 5000, noNaN: true }),
  b: fc.double({ min: 0.5, max: 5000, noNaN: true }),
});
/** Of which 1 - x is exact too. */
const someFraction = fc.integer({ min: 0, max: 4096 }).map((count) => count / 4096);
const someShare = fc.double({ min: 0, max: 1, noNaN: true });

describe('special functions', () => {
  test.for([
    [0.5, 0.57236494292470009],
    [1.1, -0.049872441259839724],
    [3, 0.69314718055994531],
    [20_000.5, 178_070.66998717243],
    [1_000_000.5, 12_815_511.476902766],
  ] as const)('log-gamma of %f', ([x, value]) => {
    expect(Math.abs(logGamma(x) - value)).toBeLessThanOrEqual(1e-14 * Math.max(1, value));
  });

  test.for([
    [0.02, 200.5, 9800.5, 0.4954380152070935],
    [0.3, 0.5, 0.5, 0.3690101195655454],
    [0.001, 0.5, 20_000.5, 0.9999999997486902],
    [1e-6, 1, 999_999, 0.6321203748887298],
  ] as const)('I_%f(%f, %f)', ([x, a, b, value]) => {
    expect(Math.abs(betaDistribution(x, { a, b }) - value)).toBeLessThan(1e-12);
  });

  test('the incomplete beta function rises, and is the other tail seen from the other end', () => {
    fc.assert(
      fc.property(someShape, someFraction, someFraction, (shape, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const mirrored = 1 - betaDistribution(1 - high, { a: shape.b, b: shape.a });
        expect(betaDistribution(high, shape) - betaDistribution(low, shape)).toBeGreaterThanOrEqual(-1e-12);
        expect(Math.abs(betaDistribution(high, shape) - mirrored)).toBeLessThan(1e-12);
      }),
    );
  });

  test('the quantile of a distribution is the inverse of it', () => {
    fc.assert(
      fc.property(someShape, fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), (shape, p) => {
        // Close to 1 neighbouring doubles are far apart in p, so the neighbours of the quantile are asked.
        const x = betaQuantile(p, shape);
        const step = 4 * 2 ** -53;
        expect(betaDistribution(Math.max(0, x - step), shape)).toBeLessThanOrEqual(p + 1e-11);
        expect(betaDistribution(Math.min(1, x + step), shape)).toBeGreaterThanOrEqual(p - 1e-11);
      }),
    );
  });

  test('quantiles of the normal distribution are those of the other tail with the other sign', () => {
    expect(normalQuantile(0.5)).toBe(0);
    expect(normalQuantile(1e-20)).toBeCloseTo(-9.262340089798408, 12);
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 0.5, noNaN: true }), (p) => {
        expect(normalQuantile(p) + normalQuantile(1 - p)).toBeCloseTo(0, 9);
      }),
    );
  });
});

describe.each(Object.entries(intervals))('%s', (_, intervalOf) => {
  test('is inside [0, 1] and around the rate, and has a mirror image', () => {
    fc.assert(
      fc.property(someEvidence, someConfidence, ({ hits, runs }, confidence) => {
        const { low, high } = intervalOf({ hits, runs }, confidence);
        const mirrored = intervalOf({ hits: runs - hits, runs }, confidence);
        expect(0 <= low && low <= hits / runs && hits / runs <= high && high <= 1).toBe(true);
        expect(Math.abs(mirrored.low - (1 - high))).toBeLessThan(1e-9);
      }),
    );
  });

  test('rises with the hits and grows with the confidence', () => {
    fc.assert(
      fc.property(someEvidence, someConfidence, ({ hits, runs }, confidence) => {
        fc.pre(hits < runs);
        const [one, more] = [intervalOf({ hits, runs }, confidence), intervalOf({ hits: hits + 1, runs }, confidence)];
        const surer = intervalOf({ hits, runs }, (1 + confidence) / 2);
        expect(more.low >= one.low && more.high >= one.high).toBe(true);
        expect(surer.low <= one.low && surer.high >= one.high).toBe(true);
      }),
    );
  });
});

test("Clopper and Pearson's interval covers at least as often as it says", () => {
  for (const rate of [0.01, 0.05, 0.1, 0.25, 0.5, 0.9]) {
    const covered = Array.from({ length: 21 }, (_, hits) => {
      const { low, high } = clopperPearsonInterval({ hits, runs: 20 });
      const below = hits === 0 ? 0 : probabilityOfAtMost({ hits: hits - 1, runs: 20 }, rate);
      return low <= rate && rate <= high ? probabilityOfAtMost({ hits, runs: 20 }, rate) - below : 0;
    });
    expect(covered.reduce((sum, mass) => sum + mass, 0)).toBeGreaterThanOrEqual(0.95);
  }
});

test('a difference of rates has the other sign when the groups change places', () => {
  fc.assert(
    fc.property(someEvidence, someEvidence, (first, second) => {
      const { low, high } = rateDifference({ first, second });
      const turned = rateDifference({ first: second, second: first });
      expect(-1 - 1e-12 <= low && low <= high && high <= 1 + 1e-12).toBe(true);
      expect(turned.low).toBeCloseTo(-high, 12);
    }),
  );
});

describe('counts', () => {
  test('both tails have the count itself in common', () => {
    fc.assert(
      fc.property(someEvidence, someShare, ({ hits, runs }, rate) => {
        fc.pre(hits > 0);
        const below = probabilityOfAtMost({ hits: hits - 1, runs }, rate);
        expect(probabilityOfAtLeast({ hits, runs }, rate) + below).toBeCloseTo(1, 9);
      }),
    );
  });

  test('at the ends of the rate nothing is left to chance', () => {
    expect(probabilityOfAtLeast({ hits: 1, runs: 8 }, 0)).toBe(0);
    expect(probabilityOfAtLeast({ hits: 0, runs: 8 }, 0)).toBe(1);
    expect(probabilityOfAtMost({ hits: 7, runs: 8 }, 1)).toBe(0);
    expect(probabilityOfAtMost({ hits: 8, runs: 8 }, 1)).toBe(1);
  });

  test("Fisher's test is certain of nothing when nothing was hit, and falls with the hits before", () => {
    expect(fisherExact({ before: { hits: 0, runs: 8 }, after: { hits: 0, runs: 9 } })).toBeCloseTo(1, 12);
    expect(fisherExact({ before: { hits: 2, runs: 8 }, after: { hits: 9, runs: 9 } })).toBeCloseTo(1, 12);
    const chances = [1, 2, 3, 4].map((hits) => fisherExact({ before: { hits, runs: 8 }, after: { hits: 0, runs: 9 } }));
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
  });

  test('evidence of more hits has mean 1 while the rate is as recorded, whatever the number of runs', () => {
    for (const [rate, runs] of [
      [0.05, 40],
      [0.25, 8],
      [0.5, 21],
    ] as const) {
      // The rare counts weigh the most, so their probabilities must not be differences.
      const terms = Array.from({ length: runs + 1 }, (_, hits) => {
        const choices = -Math.log(runs + 1) - logBeta({ a: hits + 1, b: runs - hits + 1 });
        const mass = Math.exp(choices + hits * Math.log(rate) + (runs - hits) * Math.log1p(-rate));
        return mass * evidenceOfMore({ hits, runs }, rate);
      });
      expect(terms.reduce((sum, term) => sum + term, 0)).toBeCloseTo(1, 9);
    }
  });

  test('one more hit among as many runs never speaks less for more hits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (runs, rate) => {
        const values = Array.from({ length: runs + 1 }, (_, hits) => Math.log(evidenceOfMore({ hits, runs }, rate)));
        for (const [index, value] of values.entries()) {
          expect(value).toBeGreaterThanOrEqual((values[index - 1] ?? -Infinity) - 1e-9);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('clean runs', () => {
  test('as many as are needed are enough, and one less is not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }).chain((runs) => fc.tuple(fc.integer({ min: 1, max: runs }), fc.constant(runs))),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        ([hits, runs], level) => {
          const shape = jeffreysShape({ hits, runs });
          const needed = cleanRunsNeeded(shape, level);
          expect(chanceOfCleanRuns(shape, needed)).toBeLessThanOrEqual(level);
          expect(chanceOfCleanRuns(shape, needed - 1)).toBeGreaterThan(level);
        },
      ),
    );
  });

  test('as many as a known rate needs are enough, and one less is not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.95, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        (rate, level) => {
          const needed = cleanRunsForRate(rate, level);
          expect(Math.log1p(-rate) * needed).toBeLessThanOrEqual(Math.log(level) + 1e-9);
          expect(Math.log1p(-rate) * (needed - 1)).toBeGreaterThan(Math.log(level) - 1e-9);
        },
      ),
    );
  });

  test('a whole number is not rounded up to the next', () => {
    for (let runs = 1; runs <= 40; runs += 1) expect(cleanRunsForRate(0.1, 0.9 ** runs)).toBe(runs);
  });

  test('what a million runs cannot show is not promised', () => {
    expect(cleanRunsNeeded(jeffreysShape({ hits: 1, runs: 1_000_000 }), 0.01)).toBe(Infinity);
  });
});

test('rates of one and of any are inverses', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.9, noNaN: true }), fc.integer({ min: 1, max: 10 }), (rate, trials) => {
      expect(rateOfOne(rateOfAny(rate, trials), trials)).toBeCloseTo(rate, 6);
    }),
  );
});

describe('what means nothing is refused with its value', () => {
  const bad: readonly (readonly [string, () => unknown, RegExp])[] = [
    ['no runs', () => wilsonInterval({ hits: 0, runs: 0 }), /^runs: 0; expected a whole number from 1/],
    ['more hits than runs', () => jeffreysShape({ hits: 9, runs: 8 }), /^hits: 9 of 8 runs/],
    ['a negative count', () => clopperPearsonInterval({ hits: -1, runs: 8 }), /^hits: -1; expected a whole number/],
    ['half a hit', () => jeffreysInterval({ hits: 0.5, runs: 8 }), /^hits: 0\.5;/],
    ['a count that is no number', () => wilsonCorrectedInterval({ hits: NaN, runs: 8 }), /^hits: NaN;/],
    ['endless runs', () => wilsonInterval({ hits: 1, runs: Infinity }), /^runs: Infinity;/],
    ['certainty', () => wilsonInterval({ hits: 1, runs: 8 }, 1), /^confidence: 1; expected a number between 0 and 1/],
    ['no confidence', () => jeffreysBounds({ hits: 1, runs: 8 }, 0), /^confidence: 0;/],
    ['a confidence in percent', () => clopperPearsonBounds({ hits: 1, runs: 8 }, 95), /^confidence: 95;/],
    ['NaN for a confidence', () => jeffreysInterval({ hits: 1, runs: 8 }, NaN), /^confidence: NaN;/],
    [
      'a difference to nothing',
      () => rateDifference({ first: { hits: 0, runs: 1 }, second: { hits: 0, runs: 0 } }),
      /^runs: 0;/,
    ],
    [
      'a rate above 1',
      () => probabilityOfAtLeast({ hits: 1, runs: 8 }, 1.1),
      /^rate: 1\.1; expected a number from 0 to 1/,
    ],
    ['a rate that is no number', () => probabilityOfAtMost({ hits: 1, runs: 8 }, NaN), /^rate: NaN;/],
    ['more than always', () => evidenceOfMore({ hits: 1, runs: 8 }, 1), /^rate: 1;/],
    ['an empty group', () => fisherExact({ before: { hits: 0, runs: 0 }, after: { hits: 0, runs: 1 } }), /^runs: 0;/],
    ['a rate of 0', () => cleanRunsForRate(0, 0.05), /^rate: 0;/],
    ['a level of 0', () => cleanRunsForRate(0.25, 0), /^level: 0;/],
    ['a level of 1', () => cleanRunsNeeded({ a: 1, b: 1 }, 1), /^level: 1;/],
    ['a shape of 0', () => chanceOfCleanRuns({ a: 0, b: 1 }, 1), /^a: 0; expected a positive number/],
    ['fewer than no runs', () => chanceOfCleanRuns({ a: 1, b: 1 }, -1), /^clean runs: -1;/],
    ['a correlation above 1', () => designEffect(8, 1.5), /^correlation: 1\.5;/],
    ['no instances', () => designEffect(0, 0.5), /^size: 0; expected a number from 1/],
    ['NaN instances', () => designEffect(NaN, 0.5), /^size: NaN;/],
    ['a certain rate taken apart', () => rateOfOne(1, 8), /^rate: 1;/],
    ['any of none', () => rateOfAny(0.5, 0), /^trials: 0;/],
    ['log-gamma of 0', () => logGamma(0), /^x: 0;/],
    ['a share above 1', () => betaDistribution(1.1, { a: 1, b: 1 }), /^x: 1\.1;/],
    ['a shape without end', () => betaQuantile(0.5, { a: 1, b: Infinity }), /^b: Infinity;/],
    ['a quantile of NaN', () => betaQuantile(NaN, { a: 1, b: 1 }), /^p: NaN;/],
    ['the quantile of certainty', () => normalQuantile(1), /^p: 1;/],
  ];

  test.for(bad)('%s', ([, call, message]) => {
    expect(call).toThrow(RangeError);
    expect(call).toThrow(message);
  });
});
