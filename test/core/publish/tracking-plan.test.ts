// SPDX-License-Identifier: Apache-2.0

// A night's budget: who runs, how often, and what is left over.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRepeats, repeatRows, type TrackCandidate } from '../../../src/core/publish/tracking-plan.ts';
import { nightOf, type Sample, sampleNights, sampleTracking } from '../../support/tracking-samples.ts';

const minuteMs = 60_000;
const flakyNights = '..x...x..x....x.';

function candidate(experiment: string, minutes: number | null, sample: Sample = {}) {
  const runMs = minutes === null ? null : minutes * minuteMs;
  return { selector: experiment, experiment, runMs, tracked: sampleTracking(sample).tracked };
}

/** Clean since the candidate fix: `clean` of the 14 that "probably fixed" takes. */
const after = (clean: number): Sample => ({
  expectation: { since: nightOf(16) },
  history: sampleNights(`${flakyNights}${'.'.repeat(clean)}`),
});

function planned(candidates: readonly TrackCandidate[], budgetMs: number) {
  return Object.fromEntries(
    planRepeats(candidates, budgetMs).planned.map((one) => [
      one.candidate.experiment,
      `${String(one.repeat)}/${String(one.wanted)}`,
    ]),
  );
}

test('what is nearest to a decision comes first where there is not time for all', () => {
  const candidates = [candidate('far', 40, after(2)), candidate('near', 40, after(12))];
  expect(planned(candidates, 50 * minuteMs)).toEqual({ near: '1/2', far: '0/12' });
  expect(planned(candidates, 130 * minuteMs)).toEqual({ near: '2/2', far: '1/12' });
});

test('time is shared out evenly, and none is given to what needs no more runs', () => {
  const candidates = [candidate('long', 30, after(2)), candidate('short', 5, after(2))];
  expect(planned(candidates, 120 * minuteMs)).toEqual({ short: '12/12', long: '2/12' });
  expect(planned(candidates, 60 * minuteMs)).toEqual({ short: '6/12', long: '1/12' });
});

test('what is fixed keeps a watch of one run; a failure that nobody has seen is looked for', () => {
  const fixed = candidate('fixed', 1, after(80));
  const unseen = candidate('unseen', 1, { expectation: { recorded: null }, history: sampleNights('....') });
  expect(planned([fixed, unseen], 600 * minuteMs)).toEqual({ fixed: '1/1', unseen: '20/20' });
});

test('where nobody knows how long it takes it is run once, and that is how it becomes known', () => {
  expect(planned([candidate('new', null), candidate('other', null)], minuteMs)).toEqual({ new: '1/1', other: '1/1' });
  expect(planned([candidate('new', null), candidate('known', 10, after(13))], 15 * minuteMs)).toEqual({
    new: '1/1',
    known: '0/1',
  });
});

test('the budget is kept, and time is left over only for runs that are longer than it', () => {
  const arbitrary = fc.record({ minutes: fc.integer({ min: 1, max: 60 }), clean: fc.integer({ min: 0, max: 13 }) });
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: 6 }), fc.integer({ min: 1, max: 300 }), (parts, budget) => {
      const candidates = parts.map(({ minutes, clean }, n) => candidate(`e-${String(n)}`, minutes, after(clean)));
      const plan = planRepeats(candidates, budget * minuteMs);
      const used = plan.planned.reduce((sum, one) => sum + one.repeat * (one.candidate.runMs ?? 0), 0);
      expect(used).toBe(plan.expectedMs);
      expect(used).toBeLessThanOrEqual(budget * minuteMs);
      for (const {
        candidate: { runMs },
        repeat,
        wanted,
      } of plan.planned) {
        expect(repeat).toBeLessThanOrEqual(wanted);
        if (repeat < wanted) expect(runMs).toBeGreaterThan(budget * minuteMs - used);
      }
    }),
    { numRuns: 60 },
  );
});

test('each experiment has a job of its own where there are enough; else those of one job run as often as the rarest', () => {
  const plan = planRepeats(
    [
      candidate('a', 1, after(12)),
      candidate('b', 1, after(2)),
      candidate('c', 1, after(3)),
      candidate('d', 400, after(3)),
    ],
    60 * minuteMs,
  );
  expect(repeatRows(plan.planned, 8)).toEqual([
    { shard: '1', experiments: 'b', repeat: 12 },
    { shard: '2', experiments: 'c', repeat: 11 },
    { shard: '3', experiments: 'a', repeat: 2 },
  ]);
  expect(repeatRows(plan.planned, 2)).toEqual([
    { shard: '1', experiments: 'b\nc', repeat: 11 },
    { shard: '2', experiments: 'a', repeat: 2 },
  ]);
  expect(repeatRows([], 8)).toEqual([]);
});
