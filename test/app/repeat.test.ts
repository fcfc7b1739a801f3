// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import type { Expectation } from '../../src/core/domain/documents.ts';
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
  { repeat: null, until: 'count', is: { times: 1, until: 'count' } },
  { repeat: '5', until: 'count', is: { times: 5, until: 'count' } },
  { repeat: null, until: 'hit', is: { times: 20, until: 'hit' } },
  { repeat: '3', until: 'decided', is: { times: 3, until: 'decided' } },
] as const)('repeat $repeat, until $until', ({ repeat, until, is }) => {
  expect(readRepetition(repeat, until)).toEqual(is);
});

test.for(['0', '-1', '1.5', 'x', '1001', ''])('--repeat %s is refused', (text) => {
  expect(() => readRepetition(text, 'count')).toThrow(/expected a whole number from 1 to 1000/);
});

async function roundsOf(
  repetition: Repetition & { readonly flaky?: Expectation['flaky'] },
  outcomes: readonly RunOutcome[],
): Promise<number> {
  const { flaky, ...rest } = repetition;
  const expectation = { issue, reason: 'It is lost.', checks: ['kept'], ...(flaky === undefined ? {} : { flaky }) };
  const rounds = { ...rest, expectations: [expectation] };
  return (await runRounds(rounds, async (round) => outcomes[round] ?? outcomeOf('PASS'))).length;
}

test('until hit ends with the first hit that counts, or with a run that cannot be trusted', async () => {
  const untilHit = { times: 5, until: 'hit' } as const;
  const uncounted = { ...hit, counts: false };
  expect(await roundsOf(untilHit, [outcomeOf('XPASS', [clean]), outcomeOf('XFAIL', [hit])])).toBe(2);
  expect(await roundsOf(untilHit, [outcomeOf('FAIL'), outcomeOf('ERROR', [uncounted])])).toBe(2);
  expect(await roundsOf(untilHit, [])).toBe(5);
  expect(await roundsOf({ times: 5, until: 'count' }, [outcomeOf('XFAIL', [hit]), outcomeOf('ERROR')])).toBe(5);
  expect(await roundsOf(untilHit, [outcomeOf('not-applicable')])).toBe(1);
});

const cleanRuns = (n: number): readonly RunOutcome[] => Array.from({ length: n }, () => outcomeOf('PASS', [clean]));
const hitRun = outcomeOf('XFAIL', [hit]);
const uncountedRun = outcomeOf('ERROR', [{ ...hit, counts: false }]);

test.for([
  { what: 'one that always shows, hit', flaky: undefined, outcomes: [hitRun], runs: 1 },
  { what: 'one that always shows, clean', flaky: undefined, outcomes: cleanRuns(30), runs: 5 },
  { what: '2 in 8, hit', flaky: { hits: 2, runs: 8 }, outcomes: [...cleanRuns(3), hitRun, hitRun], runs: 5 },
  { what: '2 in 8, clean (R25)', flaky: { hits: 2, runs: 8 }, outcomes: cleanRuns(30), runs: 17 },
  {
    what: '1 in 20, where one hit is not enough',
    flaky: { hits: 1, runs: 20 },
    outcomes: [hitRun, ...cleanRuns(9), hitRun],
    runs: 11,
  },
  { what: 'no rate, hit', flaky: true, outcomes: [...cleanRuns(6), hitRun], runs: 7 },
  { what: 'no rate, clean', flaky: true, outcomes: cleanRuns(30), runs: 25 },
  { what: 'a rate of none', flaky: { hits: 0, runs: 8 }, outcomes: cleanRuns(30), runs: 25 },
  { what: 'what does not count', flaky: { hits: 2, runs: 8 }, outcomes: [uncountedRun, ...cleanRuns(30)], runs: 18 },
  {
    what: 'two in a row that do not count',
    flaky: { hits: 2, runs: 8 },
    outcomes: [uncountedRun, uncountedRun, hitRun],
    runs: 2,
  },
] as const)('until decided: $what ends after $runs', async ({ flaky, outcomes, runs }) => {
  const until = { times: 25, until: 'decided' } as const;
  expect(await roundsOf(flaky === undefined ? until : { ...until, flaky }, outcomes)).toBe(runs);
});

test('until decided waits for each linked issue in scope', async () => {
  const other = { ...hit, issue: 'example/toy#2' };
  const both = (one: IssueResult, two: IssueResult) => outcomeOf('XFAIL', [one, two]);
  const expectations = [issue, other.issue].map((name) => ({ issue: name, reason: 'x', checks: ['kept'] }));
  const rounds = { times: 25, until: 'decided', expectations } as const;
  const outcomes = [both(hit, { ...other, outcome: 'clean' }), both(hit, other)];
  expect(await runRounds(rounds, async (round) => outcomes[round] ?? outcomeOf('PASS'))).toHaveLength(2);
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
