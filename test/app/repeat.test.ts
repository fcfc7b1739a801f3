// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { exitCodeOfResults, type IssueResult, outcomeWithout, type RunOutcome } from '../../src/app/outcome.ts';
import {
  describeIssue,
  exitCodeUntilHit,
  readRepetition,
  type Repetition,
  runRounds,
  seedOfRound,
  summarise,
} from '../../src/app/repeat.ts';
import type { RunStatus } from '../../src/core/report/looks.ts';

const issue = 'example/toy#1';
const hit: IssueResult = { issue, outcome: 'hit', flaky: false, instances: ['counter-1'], counts: true };
const clean: IssueResult = { ...hit, outcome: 'clean', instances: [] };

function outcomeOf(verdict: RunStatus, issueResults: readonly IssueResult[] = []): RunOutcome {
  const without = outcomeWithout({ experiment: 'x', adapter: 'y' }, 'not-run', { headline: '' });
  return { ...without, verdict, issueResults };
}

test('the first round has the root seed, the others follow from it and differ', () => {
  const seeds = [0, 1, 2, 3].map((round) => seedOfRound('7', round));
  expect(seeds[0]).toBe('7');
  expect(new Set(seeds).size).toBe(4);
  expect(seeds).toEqual([0, 1, 2, 3].map((round) => seedOfRound('7', round)));
  expect(seedOfRound('8', 1)).not.toBe(seeds[1]);
  for (const seed of seeds) expect(BigInt(seed)).toBeLessThan(1n << 64n);
});

test.for([
  { repeat: null, untilHit: false, is: { times: 1, untilHit: false } },
  { repeat: '5', untilHit: false, is: { times: 5, untilHit: false } },
  { repeat: null, untilHit: true, is: { times: 20, untilHit: true } },
  { repeat: '3', untilHit: true, is: { times: 3, untilHit: true } },
])('repeat $repeat, until hit $untilHit', ({ repeat, untilHit, is }) => {
  expect(readRepetition(repeat, untilHit)).toEqual(is);
});

test.for(['0', '-1', '1.5', 'x', '1001', ''])('--repeat %s is refused', (text) => {
  expect(() => readRepetition(text, false)).toThrow(/expected a whole number from 1 to 1000/);
});

async function roundsOf(repetition: Repetition, outcomes: readonly RunOutcome[]): Promise<number> {
  return (await runRounds(repetition, async (round) => outcomes[round] ?? outcomeOf('PASS'))).length;
}

test('until hit ends with the first hit that counts, or with a run that cannot be trusted', async () => {
  const untilHit = { times: 5, untilHit: true };
  const uncounted = { ...hit, counts: false };
  expect(await roundsOf(untilHit, [outcomeOf('XPASS', [clean]), outcomeOf('XFAIL', [hit])])).toBe(2);
  expect(await roundsOf(untilHit, [outcomeOf('FAIL'), outcomeOf('ERROR', [uncounted])])).toBe(2);
  expect(await roundsOf(untilHit, [])).toBe(5);
  expect(await roundsOf({ times: 5, untilHit: false }, [outcomeOf('XFAIL', [hit]), outcomeOf('ERROR')])).toBe(5);
  expect(await roundsOf(untilHit, [outcomeOf('not-applicable')])).toBe(1);
});

test.for([
  { results: [outcomeOf('XPASS', [clean]), outcomeOf('XFAIL', [hit])], exit: 0 },
  { results: [outcomeOf('ERROR', [hit])], exit: 0 },
  { results: [outcomeOf('XPASS', [clean]), outcomeOf('ERROR', [{ ...hit, counts: false }])], exit: 3 },
  { results: [outcomeOf('XPASS', [clean]), outcomeOf('not-run')], exit: 3 },
  { results: [outcomeOf('FAIL', [clean]), outcomeOf('XPASS', [clean])], exit: 1 },
  { results: [outcomeOf('not-applicable')], exit: 0 },
  { results: [outcomeOf('XFAIL', [hit]), { ...outcomeOf('PASS'), experiment: 'z' }], exit: 1 },
])('until hit, $results.length runs exit with $exit', ({ results, exit }) => {
  expect(exitCodeUntilHit(results)).toBe(exit);
});

test('of several runs of one experiment XPASS is what all of them are', () => {
  expect(exitCodeOfResults([outcomeOf('XPASS'), outcomeOf('XPASS')], true)).toBe(1);
  expect(exitCodeOfResults([outcomeOf('XPASS'), outcomeOf('XFAIL')], true)).toBe(0);
  const verdictOf = (...verdicts: readonly RunStatus[]) => summarise(verdicts.map((one) => outcomeOf(one)))[0]?.verdict;
  expect(verdictOf('XPASS', 'XPASS')).toBe('XPASS');
  expect(verdictOf('XPASS', 'XFAIL')).toBe('XFAIL');
  expect(verdictOf('XPASS', 'FAIL', 'XPASS')).toBe('FAIL');
});

test('runs are summed up by experiment, verdict and issue', () => {
  const undecided: IssueResult = { ...hit, outcome: 'undecided', instances: [] };
  const [summary, ...others] = summarise([
    outcomeOf('XFAIL', [hit]),
    outcomeOf('XPASS', [clean]),
    outcomeOf('XFAIL', [{ ...hit, instances: ['counter-0', 'counter-1'] }]),
    outcomeOf('ERROR', [{ ...hit, counts: false, instances: ['counter-9'] }]),
    outcomeOf('ERROR', [undecided]),
  ]);
  expect(others).toEqual([]);
  expect(summary).toMatchObject({
    experiment: 'x',
    verdicts: [
      { verdict: 'ERROR', runs: 2 },
      { verdict: 'XPASS', runs: 1 },
      { verdict: 'XFAIL', runs: 2 },
    ],
    issues: [{ issue, hits: 2, runs: 3, instances: ['counter-0', 'counter-1'] }],
  });
});

test('an issue that is not said to be flaky and shows in some runs only is asked about', () => {
  const of = { issue, hits: 2, runs: 5, instances: [] };
  expect(describeIssue({ ...of, flaky: false })).toBe('example/toy#1: flaky? 2 of 5');
  expect(describeIssue({ ...of, flaky: true })).toBe('example/toy#1: hit 2 of 5');
  expect(describeIssue({ ...of, flaky: false, hits: 5, instances: ['a-0'] })).toBe('example/toy#1: hit 5 of 5 (a-0)');
  expect(describeIssue({ ...of, flaky: false, hits: 0 })).toBe('example/toy#1: hit 0 of 5');
});
