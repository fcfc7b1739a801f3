// SPDX-License-Identifier: Apache-2.0

// Values computed elsewhere (SciPy 1.17.1) or published; each must come out to the last digit that is printed.

import { describe, expect, test } from 'vitest';
import { probabilityOfAtLeast, probabilityOfAtMost, fisherExact } from '../../../src/core/stats/binomial.ts';
import {
  chanceOfCleanRuns,
  cleanRunsForRate,
  cleanRunsNeeded,
  probabilityFixed,
} from '../../../src/core/stats/fix-claim.ts';
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
import { decideSequence, expectedRuns, sequentialSteps } from '../../../src/core/stats/sequential.ts';
import {
  type BetaShape,
  betaDistribution,
  betaQuantile,
  logBeta,
  logGamma,
  normalQuantile,
} from '../../../src/core/stats/special-functions.ts';
import { boschloo } from './boschloo.ts';
import { expectInterval, expectPrinted } from './printed.ts';

function of(hits: number, runs: number): { readonly hits: number; readonly runs: number } {
  return { hits, runs };
}

test('quantiles of the normal distribution', () => {
  expectPrinted(normalQuantile(0.975), '1.95996398454005');
  expectPrinted(normalQuantile(0.95), '1.64485362695147');
  expectPrinted(normalQuantile(0.995), '2.5758293035489');
});

describe('intervals', () => {
  test('R1: Wilson 95 %, 2 of 8', () => expectInterval(wilsonInterval(of(2, 8)), '0.0714792128', '0.5907245697'));
  test('R2: Wilson 95 %, none and all of 8', () => {
    expect(wilsonInterval(of(0, 8)).low).toBe(0);
    expect(wilsonInterval(of(8, 8)).high).toBe(1);
    expectPrinted(wilsonInterval(of(0, 8)).high, '0.3244075649');
    expectPrinted(wilsonInterval(of(8, 8)).low, '0.6755924351');
  });
  test('R3: Wilson 95 %, 1 of 20', () => expectInterval(wilsonInterval(of(1, 20)), '0.0088814488', '0.2361311934'));
  test('R4: Wilson 95 %, 10 of 50', () => expectInterval(wilsonInterval(of(10, 50)), '0.1124375002', '0.3303710593'));
  test('R5: Wilson 95 %, one run', () => {
    expectInterval(wilsonInterval(of(0, 1)), '0', '0.7934506856');
    expectInterval(wilsonInterval(of(1, 1)), '0.2065493144', '1');
  });
  test('R6: Wilson 95 %, 4 of 4', () => expectInterval(wilsonInterval(of(4, 4)), '0.5101091635', '1'));
  test('R7: Wilson 95 %, published by Newcombe 1998', () => {
    expectInterval(wilsonInterval(of(81, 263)), '0.2553', '0.3662');
    expectInterval(wilsonInterval(of(15, 148)), '0.0624', '0.1605');
    expectInterval(wilsonInterval(of(0, 20)), '0', '0.1611');
    expectInterval(wilsonInterval(of(1, 29)), '0.0061', '0.1718');
    expectInterval(wilsonInterval(of(81, 263)), '0.255288519878', '0.366209576983');
    expectInterval(wilsonInterval(of(15, 148)), '0.062386399531', '0.160487241723');
    expectInterval(wilsonInterval(of(0, 20)), '0', '0.161125158053');
    expectInterval(wilsonInterval(of(1, 29)), '0.006113214293', '0.171755218793');
  });
  test('R8: Wilson 95 % with continuity correction, 2 and none of 8', () => {
    expectInterval(wilsonCorrectedInterval(of(2, 8)), '0.044544', '0.644245');
    expectInterval(wilsonCorrectedInterval(of(0, 8)), '0', '0.402297');
  });
  test('R9: Wilson 90 %, 2 of 8', () => expectInterval(wilsonInterval(of(2, 8), 0.9), '0.0865148442', '0.5398469545'));
  test('R10: Clopper-Pearson 95 %, 2 of 8', () =>
    expectInterval(clopperPearsonInterval(of(2, 8)), '0.0318540262', '0.6508557944'));
  test('R11: Clopper-Pearson 95 %, none of 8', () => {
    expectInterval(clopperPearsonInterval(of(0, 8)), '0', '0.3694166476');
    expect(clopperPearsonInterval(of(0, 8)).high).toBeCloseTo(1 - 0.025 ** (1 / 8), 14);
  });
  test('R12: Clopper-Pearson 95 %, 10 of 50', () =>
    expectInterval(clopperPearsonInterval(of(10, 50)), '0.1003022375', '0.3371831084'));
  test('R13: Jeffreys 95 %, 2 of 8', () => expectInterval(jeffreysInterval(of(2, 8)), '0.0559668897', '0.5916235106'));
  test('R14: Jeffreys 95 %, none of 8 and 1 of 20', () => {
    expect(jeffreysInterval(of(0, 8)).low).toBe(0);
    expectPrinted(jeffreysInterval(of(0, 8)).high, '0.2622172487');
    expectInterval(jeffreysInterval(of(1, 20)), '0.0054490326', '0.2108186362');
  });
  test('R15: mean and median of Beta(2.5, 6.5)', () => {
    const { a, b } = jeffreysShape(of(2, 8));
    expectPrinted(a / (a + b), '0.2777777778');
    expectPrinted(betaQuantile(0.5, { a, b }), '0.2607705845');
  });
  test.for([
    [8, '0.312343978066'],
    [11, '0.238404190381'],
    [20, '0.139108340668'],
    [29, '0.098144627677'],
    [59, '0.049507609888'],
    [299, '0.009969146793'],
  ] as const)('R16: one-sided exact 95 %% upper bound, none of %i', ([runs, bound]) => {
    expectPrinted(clopperPearsonBounds(of(0, runs), 0.95).high, bound);
  });
  test('R17: one-sided 95 % upper bound of Jeffreys, none of 11 and of 20', () => {
    expectPrinted(jeffreysBounds(of(0, 11), 0.95).high, '0.1568712305');
    expectPrinted(jeffreysBounds(of(0, 20), 0.95).high, '0.0904764265');
  });
});

describe('clean runs', () => {
  test.for([
    ['R18', 0.5, [4, 5, 7]],
    ['R19', 1 / 3, [6, 8, 12]],
    ['R20', 0.25, [9, 11, 17]],
    ['R21', 0.1, [22, 29, 44]],
    ['R22', 0.05, [45, 59, 90]],
    ['R23', 0.01, [230, 299, 459]],
  ] as const)('%s: for a known rate of %f at 0.10, 0.05, 0.01', ([, rate, runs]) => {
    expect([0.1, 0.05, 0.01].map((level) => cleanRunsForRate(rate, level))).toEqual(runs);
  });
  test('R20: what is left of the chance', () => {
    expectPrinted(0.75 ** cleanRunsForRate(0.25, 0.1), '0.0750846863');
    expectPrinted(0.75 ** cleanRunsForRate(0.25, 0.05), '0.0422351360');
    expectPrinted(0.75 ** cleanRunsForRate(0.25, 0.01), '0.0075169468');
  });
  test.for([
    [1, '0.7222222222'],
    [5, '0.2676373106'],
    [8, '0.1545784690'],
    [10, '0.1135343494'],
    [16, '0.0537877378'],
    [17, '0.0484089640'],
    [20, '0.0361580310'],
    [39, '0.0096301438'],
  ] as const)('R24: predictive chance of %i clean runs after 2 of 8', ([runs, chance]) => {
    expectPrinted(chanceOfCleanRuns(jeffreysShape(of(2, 8)), runs), chance);
  });
  test.for([
    ['R25', 2, 8, [11, 17, 39]],
    ['R26', 3, 10, [9, 12, 24]],
    ['R26', 10, 50, [12, 15, 25]],
    ['R27', 1, 4, [14, 24, 77]],
    ['R27', 1, 20, [72, 126, 406]],
  ] as const)('%s: needed after %i of %i at 0.10, 0.05, 0.01', ([, hits, runs, needed]) => {
    const shape = jeffreysShape(of(hits, runs));
    expect([0.1, 0.05, 0.01].map((level) => cleanRunsNeeded(shape, level))).toEqual(needed);
  });
  test.for([
    [1, 5, '0.0410156250'],
    [2, 3, '0.03125'],
    [4, 2, '0.025'],
    [8, 2, '0.0083333333'],
  ] as const)('R28: after %i of as many', ([hits, needed, chance]) => {
    const shape = jeffreysShape(of(hits, hits));
    expect(cleanRunsNeeded(shape, 0.05)).toBe(needed);
    expectPrinted(chanceOfCleanRuns(shape, needed), chance);
  });
  test('R29: with a uniform prior', () => {
    const uniform = (hits: number, runs: number): BetaShape => ({ a: hits + 1, b: runs - hits + 1 });
    expect(cleanRunsNeeded(uniform(2, 8), 0.05)).toBe(14);
    expectPrinted(chanceOfCleanRuns(uniform(2, 8), 14), '0.0474308300');
    expect(cleanRunsNeeded(uniform(1, 4), 0.05)).toBe(16);
    expectPrinted(chanceOfCleanRuns(uniform(1, 4), 16), '0.0476190476');
    expect(cleanRunsNeeded(uniform(10, 50), 0.05)).toBe(15);
  });
});

describe('two groups', () => {
  const fisher = (hits: number, runs: number, clean: number): number =>
    fisherExact({ before: of(hits, runs), after: of(0, clean) });
  const firstBelow = (hits: number, runs: number): number => {
    let clean = 1;
    while (fisher(hits, runs, clean) > 0.05) clean += 1;
    return clean;
  };
  test('R30: Fisher, 2 of 8', () => {
    expect(firstBelow(2, 8)).toBe(26);
    expectPrinted(fisher(2, 8, 26), '0.049910873440');
    expectPrinted(fisher(2, 8, 25), '0.053030303030');
    expect(fisher(2, 8, 25)).toBeCloseTo(7 / 132, 13);
  });
  test.for([
    [3, 10, 16, '0.0461538462'],
    [10, 50, 16, '0.0486882711'],
    [4, 4, 3, '0.0285714286'],
    [8, 8, 2, '0.0222222222'],
  ] as const)('R31: Fisher, %i of %i', ([hits, runs, clean, chance]) => {
    expect(firstBelow(hits, runs)).toBe(clean);
    expectPrinted(fisher(hits, runs, clean), chance);
  });
  test('R32: Boschloo, 2 of 8 beside clean runs', () => {
    expectPrinted(boschloo(of(2, 8), of(0, 17)), '0.0483920760');
    expectPrinted(boschloo(of(2, 8), of(0, 20)), '0.03514');
    expectPrinted(boschloo(of(2, 8), of(0, 25)), '0.02359');
  });
  test.for([
    [2, 8, 41, 63],
    [4, 4, 5, 7],
    [10, 50, 26, 39],
    [1, 20, 336, 517],
  ] as const)("R33: Wilson's lower bound taken for the rate, %i of %i", ([hits, runs, ...needed]) => {
    const { low } = wilsonInterval(of(hits, runs));
    expect([0.05, 0.01].map((level) => cleanRunsForRate(low, level))).toEqual(needed);
  });
  test('R41: Newcombe hybrid difference', () => {
    const [first, second] = [of(2, 8), of(0, 20)];
    expectInterval(rateDifference({ first, second }), '0.0095192564', '0.5907245697');
    const published = rateDifference({ first: of(56, 70), second: of(48, 80) });
    expectInterval(published, '0.0524314724', '0.3338726540');
    expectInterval(published, '0.0524', '0.3339');
  });
});

describe('sequential test', () => {
  const design = { brokenRate: 0.25, fixedRate: 0.01, falseFixed: 0.05, missedFix: 0.05 };
  const cleanRuns = (test: typeof design): number => decideSequence(test, Array<boolean>(100).fill(false)).runs;
  test('R34: 0.25 against 0.01', () => {
    const { accept, reject, clean, hit } = sequentialSteps(design);
    expectPrinted(accept, '2.944439');
    expectPrinted(reject, '-2.944439');
    expectPrinted(clean, '0.277632');
    expectPrinted(hit, '-3.218876');
    expect(decideSequence(design, [])).toEqual({ decision: 'undecided', runs: 0, cleanRunsMissing: 11 });
    expect(cleanRuns(design)).toBe(11);
  });
  test('R35: other rates and levels', () => {
    const { clean, hit } = sequentialSteps({ ...design, fixedRate: 0.05 });
    expectPrinted(clean, '0.236389');
    expectPrinted(hit, '-1.609438');
    expect(cleanRuns({ ...design, fixedRate: 0.05 })).toBe(13);
    expect(cleanRuns({ ...design, brokenRate: 0.1 })).toBe(31);
    expect(cleanRuns({ ...design, falseFixed: 0.01 })).toBe(17);
  });
  test('R36: mean number of runs', () => {
    expectPrinted(expectedRuns(design).fixed, '10.9203');
    expectPrinted(expectedRuns(design).notFixed, '4.4426');
  });
});

describe('other levels and chances', () => {
  test.for([
    [5, '0.7888691755'],
    [11, '0.91025303808'],
    [17, '0.9538262589'],
    [20, '0.9651037488'],
    [40, '0.9909540032'],
  ] as const)('R37: posterior of a fix after 2 of 8 and %i clean runs', ([runs, posterior]) => {
    expectPrinted(probabilityFixed(chanceOfCleanRuns(jeffreysShape(of(2, 8)), runs)), posterior);
  });
  test('R38: rate of runs from the rate of instances', () => expectPrinted(rateOfAny(0.25, 8), '0.8998870850'));
  test('R39: rate per start of "2 of 8 hit within 20 starts"', () => {
    const { low, high } = wilsonInterval(of(2, 8));
    expectPrinted(rateOfOne(2 / 8, 20), '0.014281146643');
    expectInterval({ low: rateOfOne(low, 20), high: rateOfOne(high, 20) }, '0.0037012589', '0.0436854055');
  });
  test('R40: design effect of 8 instances', () => {
    expectPrinted(designEffect(8, 0.5), '4.5');
    expectPrinted(8 / designEffect(8, 0.5), '1.7777777778');
    expectPrinted(designEffect(8, 0.1), '1.7');
    expectPrinted(8 / designEffect(8, 0.1), '4.7058823529');
  });
  test('R42: at least so many hits', () => {
    expectPrinted(probabilityOfAtLeast(of(5, 8), 0.25), '0.027297973633');
    expectPrinted(probabilityOfAtLeast(of(8, 8), 0.25), '1.52587890625e-05');
  });
  test('R43: at most so many hits', () => expectPrinted(probabilityOfAtMost(of(1, 20), 0.25), '0.0243126249'));
  test('R44: one false claim among ten', () => expectPrinted(rateOfAny(0.05, 10), '0.4012630608'));
  test('R45: special functions', () => {
    expectPrinted(betaDistribution(0.5, { a: 2.5, b: 6.5 }), '0.923310809678');
    expectPrinted(betaDistribution(0.25, { a: 0.5, b: 8.5 }), '0.970741963763');
    expectPrinted(logGamma(2.5), '0.28468287047292');
    expectPrinted(logBeta({ a: 2.5, b: 6.5 }), '-4.657357972415');
  });
});
