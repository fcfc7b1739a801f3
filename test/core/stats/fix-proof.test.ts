// SPDX-License-Identifier: Apache-2.0

// Every combination of what two sides can say, and that chance alone makes no fix more often than is said.

import { describe, expect, test } from 'vitest';
import { CLAIM_LEVELS, cleanRunsNeeded } from '../../../src/core/stats/fix-claim.ts';
import {
  decideProofs,
  HITS_WANTED,
  isBaseEnough,
  isHeadEnough,
  type ProofEvidence,
  type ProofVerdict,
} from '../../../src/core/stats/fix-proof.ts';

const none = { hits: 0, runs: 0 };
const hit = { hits: 1, runs: 1 };
const clean = { hits: 0, runs: 1 };

function decide(evidence: ProofEvidence): ProofVerdict {
  return decideProofs([evidence])[0]!;
}

describe('a failure that shows in every run', () => {
  test.for([
    { base: none, head: none, state: 'unknown', showsOn: null },
    { base: none, head: hit, state: 'unknown', showsOn: null },
    { base: none, head: clean, state: 'unknown', showsOn: null },
    { base: hit, head: none, state: 'unknown', showsOn: null },
    { base: clean, head: none, state: 'unknown', showsOn: null },
    { base: hit, head: hit, state: 'fails-on-both', showsOn: null },
    { base: hit, head: clean, state: 'fix-shown', showsOn: 'base' },
    { base: clean, head: hit, state: 'regression', showsOn: 'head' },
    { base: clean, head: clean, state: 'holds-on-both', showsOn: null },
    { base: { hits: 1, runs: 2 }, head: { hits: 1, runs: 3 }, state: 'fails-on-both', showsOn: null },
  ] as const)('base $base, head $head: $state', ({ base, head, ...said }) => {
    expect(decide({ flaky: false, base, head })).toEqual({ ...said, chance: null, claim: null, needed: null });
  });

  test('takes one run of each side', () => {
    expect(isBaseEnough({ flaky: false, base: none })).toBe(false);
    expect(isBaseEnough({ flaky: false, base: clean })).toBe(true);
    expect(isHeadEnough({ flaky: false, base: hit, head: none }, 1)).toBe(false);
    expect(isHeadEnough({ flaky: false, base: hit, head: clean }, 1)).toBe(true);
  });
});

describe('a flaky failure', () => {
  const base = { hits: 3, runs: 12 };
  // Beta(3, 9.5): the fewest clean runs of a chance of at most 5 %, and of at most 1 %.
  const needed = 18;

  test.for([
    { base: none, head: none, state: 'unknown', showsOn: null, claim: null },
    { base: none, head: { hits: 1, runs: 4 }, state: 'unknown', showsOn: null, claim: null },
    { base: none, head: { hits: 0, runs: 4 }, state: 'unknown', showsOn: null, claim: null },
    { base, head: none, state: 'unknown', showsOn: null, claim: null },
    { base: { hits: 0, runs: 4 }, head: none, state: 'unknown', showsOn: null, claim: null },
    { base, head: { hits: 1, runs: 9 }, state: 'fails-on-both', showsOn: null, claim: null },
    { base: { hits: 0, runs: 9 }, head: { hits: 0, runs: 9 }, state: 'holds-on-both', showsOn: null, claim: null },
    { base, head: { hits: 0, runs: needed - 1 }, state: 'not-enough', showsOn: 'base', claim: null },
    { base, head: { hits: 0, runs: needed }, state: 'fix-shown', showsOn: 'base', claim: 'probably-fixed' },
    { base, head: { hits: 0, runs: 60 }, state: 'fix-shown', showsOn: 'base', claim: 'fixed' },
    { base: { hits: 0, runs: needed - 1 }, head: base, state: 'not-enough', showsOn: 'head', claim: null },
    { base: { hits: 0, runs: needed }, head: base, state: 'regression', showsOn: 'head', claim: 'probably-fixed' },
    { base: { hits: 0, runs: 3 }, head: hit, state: 'not-enough', showsOn: 'head', claim: null },
  ] as const)('base $base, head $head: $state', ({ state, showsOn, claim, ...sides }) => {
    expect(decide({ flaky: true, ...sides })).toMatchObject({ state, showsOn, claim });
  });

  test('says how many clean runs it takes', () => {
    expect(decide({ flaky: true, base, head: { hits: 0, runs: 5 } })).toMatchObject({ needed });
    expect(cleanRunsNeeded({ a: 3, b: 9.5 }, CLAIM_LEVELS['probably-fixed'])).toBe(needed);
  });

  test('runs on the base until it has shown often enough, on the head until it shows or is silent for long enough', () => {
    expect(isBaseEnough({ flaky: true, base: { hits: HITS_WANTED - 1, runs: 90 } })).toBe(false);
    expect(isBaseEnough({ flaky: true, base })).toBe(true);
    expect(isHeadEnough({ flaky: true, base, head: { hits: 0, runs: needed - 1 } }, 1)).toBe(false);
    expect(isHeadEnough({ flaky: true, base, head: { hits: 0, runs: needed } }, 1)).toBe(true);
    expect(isHeadEnough({ flaky: true, base, head: { hits: 0, runs: needed } }, 2)).toBe(false);
    expect(isHeadEnough({ flaky: true, base, head: { hits: 1, runs: 2 } }, 1)).toBe(true);
    expect(isHeadEnough({ flaky: true, base: { hits: 0, runs: 40 }, head: none }, 1)).toBe(false);
    expect(isHeadEnough({ flaky: true, base: { hits: 0, runs: 40 }, head: clean }, 1)).toBe(true);
  });

  test('several claims of one report each need more', () => {
    const one = { flaky: true, base, head: { hits: 0, runs: needed } };
    const sure = { flaky: true, base, head: { hits: 0, runs: 400 } };
    const steady = { flaky: false, base: hit, head: clean };
    expect(decideProofs([one, one]).map(({ state }) => state)).toEqual(['not-enough', 'not-enough']);
    expect(decideProofs([one, sure]).map(({ state }) => state)).toEqual(['fix-shown', 'fix-shown']);
    expect(decideProofs([steady, one]).map(({ state }) => state)).toEqual(['fix-shown', 'fix-shown']);
    const both = { ...one, head: { hits: 0, runs: decideProofs([one, one])[0]!.needed! } };
    expect(decideProofs([both, both]).map(({ state }) => state)).toEqual(['fix-shown', 'fix-shown']);
  });
});

test('counts that mean nothing are refused', () => {
  expect(() => decide({ flaky: true, base: { hits: 2, runs: 1 }, head: clean })).toThrow(RangeError);
  expect(() => decide({ flaky: false, base: { hits: 1, runs: 0 }, head: clean })).toThrow(RangeError);
});

/** Exact: the base's runs end with a hit, so their number is negative binomial; then the head is silent by chance. */
function shareOfFalseFixes(rate: number): number {
  let share = 0;
  let ways = 1;
  for (let runs = HITS_WANTED; runs < 20_000; runs += 1) {
    if (runs > HITS_WANTED) ways *= (runs - 1) / (runs - HITS_WANTED);
    const chance = ways * rate ** HITS_WANTED * (1 - rate) ** (runs - HITS_WANTED);
    if (runs * rate > 60) break;
    const { needed } = decide({ flaky: true, base: { hits: HITS_WANTED, runs }, head: clean });
    share += chance * (1 - rate) ** needed!;
  }
  return share;
}

test.for([0.05, 0.1, 0.25, 0.5, 0.75, 0.9])(
  'of changes that fix nothing at rate %d at most 5 % pass for a fix',
  (rate) => {
    expect(shareOfFalseFixes(rate)).toBeLessThanOrEqual(CLAIM_LEVELS['probably-fixed']);
  },
);
