// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { exitCodeOfResults, outcomeWithout, type RunOutcome, worstVerdict } from '../../src/app/outcome.ts';
import type { RunStatus } from '../../src/core/report/looks.ts';

test.for([
  { verdicts: [], exit: 0, strict: 0, worst: null },
  { verdicts: ['PASS'], exit: 0, strict: 0, worst: 'PASS' },
  { verdicts: ['PASS', 'XFAIL', 'not-applicable'], exit: 0, strict: 0, worst: 'XFAIL' },
  { verdicts: ['XPASS', 'XFAIL'], exit: 0, strict: 1, worst: 'XPASS' },
  { verdicts: ['XPASS', 'FAIL'], exit: 1, strict: 1, worst: 'FAIL' },
  { verdicts: ['FAIL', 'ERROR', 'PASS'], exit: 3, strict: 3, worst: 'ERROR' },
  { verdicts: ['PASS', 'not-run'], exit: 3, strict: 3, worst: 'PASS' },
  { verdicts: ['not-applicable'], exit: 0, strict: 0, worst: 'not-applicable' },
] as const)('$verdicts together exit with $exit', ({ verdicts, exit, strict, worst }) => {
  const results = verdicts.map(outcomeOf);
  expect(exitCodeOfResults(results, false)).toBe(exit);
  expect(exitCodeOfResults(results, true)).toBe(strict);
  expect(worstVerdict(results)).toBe(worst);
});

function outcomeOf(verdict: RunStatus, index: number): RunOutcome {
  return { ...outcomeWithout({ experiment: `x${String(index)}`, adapter: 'y' }, 'not-run', { headline: '' }), verdict };
}
