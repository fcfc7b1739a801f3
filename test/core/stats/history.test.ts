// SPDX-License-Identifier: Apache-2.0

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type History, type HistoryRun, type HistoryVerdict, judgeHistories } from '../../../src/core/stats/history.ts';
import { wilsonInterval } from '../../../src/core/stats/intervals.ts';

const dayMs = 86_400_000;
const firstMs = Date.parse('2026-01-01T02:00:00.000Z');
const recorded = { hits: 2, runs: 8 };

/** One run a night from 2026-01-01 on: `x` hit, `.` clean, `?` does not count. */
function nights(text: string): readonly HistoryRun[] {
  return Array.from(text, (letter, night) => ({
    at: new Date(firstMs + night * dayMs).toISOString(),
    commit: `c${night}`,
    hit: letter === '?' ? null : letter === 'x',
  }));
}

/** The day of a night, from 0. */
function dayOf(night: number): string {
  return new Date(firstMs + night * dayMs).toISOString().slice(0, 10);
}

function judge(history: Partial<Omit<History, 'runs'>> & { readonly runs: string }): HistoryVerdict {
  const [verdict] = judgeHistories([{ recorded, since: null, runMs: null, ...history, runs: nights(history.runs) }]);
  if (verdict === undefined) throw new Error('nothing was judged');
  return verdict;
}

describe('with a candidate', () => {
  const since = dayOf(0);

  test.for([
    [0, 'not-enough-evidence'],
    [1, 'not-enough-evidence'],
    [16, 'not-enough-evidence'],
    [17, 'probably-fixed'],
    [38, 'probably-fixed'],
    [39, 'fixed'],
    [200, 'fixed'],
  ] as const)('%i clean runs after 2 of 8: %s', ([runs, state]) => {
    expect(judge({ runs: '.'.repeat(runs), since })).toMatchObject({
      state,
      cleanRuns: runs,
      evidence: { hits: 0, runs },
      prior: recorded,
      refutedBy: null,
    });
  });

  test('what is missing, in runs and in time', () => {
    const runMs = 2_456_000;
    expect(judge({ runs: '', since, runMs }).missing).toEqual({ cleanRuns: 17, ms: 17 * runMs });
    expect(judge({ runs: '.....', since, runMs }).missing).toEqual({ cleanRuns: 12, ms: 12 * runMs });
    expect(judge({ runs: '.....', since }).missing).toEqual({ cleanRuns: 12, ms: null });
    expect(judge({ runs: '.'.repeat(17), since }).missing).toEqual({ cleanRuns: 22, ms: null });
    expect(judge({ runs: '.'.repeat(39), since }).missing).toBeNull();
  });

  test('the chance is the predictive one', () => {
    expect(judge({ runs: '.'.repeat(17), since }).chance).toBeCloseTo(0.048408964, 10);
    expect(judge({ runs: '', since }).chance).toBe(1);
  });

  test('runs that do not count are neither clean nor hit', () => {
    expect(judge({ runs: '.?'.repeat(16), since })).toMatchObject({ state: 'not-enough-evidence', cleanRuns: 16 });
    expect(judge({ runs: '.?'.repeat(17), since })).toMatchObject({ state: 'probably-fixed', cleanRuns: 17 });
    expect(judge({ runs: '???', since })).toMatchObject({ state: 'not-enough-evidence', lastRun: null });
  });

  test('the first hit refutes it for good, however many clean runs follow', () => {
    const { state, refutedBy, chance, missing, cleanRuns, evidence } = judge({ runs: `..x${'.'.repeat(300)}`, since });
    expect(state).toBe('still-flaky');
    expect(refutedBy).toMatchObject({ at: `${dayOf(2)}T02:00:00.000Z`, commit: 'c2' });
    expect({ chance, missing, cleanRuns, evidence }).toEqual({
      chance: null,
      missing: null,
      cleanRuns: 300,
      evidence: { hits: 1, runs: 303 },
    });
  });

  test('another day opens another claim, with the hits before it as its prior', () => {
    const runs = `${'.'.repeat(9)}x${'.'.repeat(17)}`;
    expect(judge({ runs, since }).state).toBe('still-flaky');
    // 1 of 10 seen is more than 2 of 8 recorded: 17 clean runs are not enough for it.
    expect(judge({ runs, since: dayOf(10) })).toMatchObject({
      state: 'not-enough-evidence',
      prior: { hits: 1, runs: 10 },
      evidence: { hits: 0, runs: 17 },
    });
  });

  test('the day itself counts from its first moment', () => {
    expect(judge({ runs: 'x..', since: dayOf(1) }).evidence).toEqual({ hits: 0, runs: 2 });
    expect(judge({ runs: '..x', since: dayOf(2) })).toMatchObject({
      refutedBy: { commit: 'c2' },
      evidence: { hits: 1 },
    });
  });

  test('recorded runs and those seen before the day are not added up: the more runs are the prior', () => {
    expect(judge({ runs: 'x......', since: dayOf(7) }).prior).toEqual(recorded);
    expect(judge({ runs: 'x........', since: dayOf(9) }).prior).toEqual({ hits: 1, runs: 9 });
  });

  test('a history without the recorded hits makes the failure rarer', () => {
    expect(judge({ runs: `......${'.'.repeat(17)}`, since: dayOf(6) })).toMatchObject({
      state: 'not-enough-evidence',
      prior: { hits: 2, runs: 14 },
    });
  });

  test('without any known hit there is nothing to hold clean runs against', () => {
    for (const known of [null, { hits: 0, runs: 50 }]) {
      expect(judge({ runs: '.'.repeat(500), recorded: known, since: dayOf(100) })).toMatchObject({
        state: 'not-enough-evidence',
        prior: null,
        chance: null,
        missing: null,
      });
    }
  });

  test('a candidate of which no run has been made yet', () => {
    expect(judge({ runs: 'x..x', since: dayOf(30) })).toMatchObject({
      state: 'not-enough-evidence',
      evidence: { hits: 0, runs: 0 },
      interval: null,
      lastRun: { commit: 'c3' },
    });
  });
});

describe('without a candidate', () => {
  test('no run at all', () => {
    expect(judge({ runs: '' })).toMatchObject({ state: 'not-enough-evidence', interval: null, lastRun: null });
  });

  test('a rate with its interval while it is seen', () => {
    expect(judge({ runs: '.x...x..' })).toMatchObject({
      state: 'still-flaky',
      evidence: { hits: 2, runs: 8 },
      interval: wilsonInterval(recorded),
      cleanRuns: 2,
      chance: null,
      missing: null,
    });
  });

  test('never seen in this history', () => {
    expect(judge({ runs: '...' })).toMatchObject({ state: 'not-seen', cleanRuns: 3 });
  });

  test('not seen for so long that it is remarkable: said, but never called fixed', () => {
    expect(judge({ runs: `x.x.....${'.'.repeat(10)}`, recorded: null })).toMatchObject({
      state: 'not-seen',
      prior: { hits: 2, runs: 3 },
      cleanRuns: 15,
      chance: null,
    });
    expect(judge({ runs: `x.......${'.'.repeat(500)}` })).toMatchObject({ state: 'not-seen', chance: null });
  });

  test('hits more often than recorded', () => {
    expect(judge({ runs: 'xxxxxxx.' }).state).toBe('hits-more-often');
    expect(judge({ runs: 'xxxxx...' }).state).toBe('still-flaky');
    expect(judge({ runs: 'xxxxxxx.', recorded: null }).state).toBe('still-flaky');
    expect(judge({ runs: 'xxxxxxx.', recorded: { hits: 8, runs: 8 } }).state).toBe('still-flaky');
    expect(judge({ runs: 'xxxxxxx.', recorded: { hits: 0, runs: 8 } }).state).toBe('still-flaky');
  });
});

test('after a refuted candidate, only the runs from its day on are more often than recorded', () => {
  expect(judge({ runs: `${'.'.repeat(40)}xxxxxxx.`, since: dayOf(40) }).state).toBe('hits-more-often');
  expect(judge({ runs: `xxxxxxx.${'.'.repeat(10)}x`, since: dayOf(8) }).state).toBe('still-flaky');
});

describe('several claims in one report', () => {
  const clean = (runs: number, since: string | null = dayOf(0)): History => ({
    runs: nights('.'.repeat(runs)),
    recorded,
    since,
    runMs: null,
  });

  test('each must be surer, and says how many runs that takes', () => {
    const alone = judgeHistories([clean(17)]);
    const together = judgeHistories([clean(17), clean(17)]);
    expect(alone.map(({ state }) => state)).toEqual(['probably-fixed']);
    expect(together.map(({ state }) => state)).toEqual(['not-enough-evidence', 'not-enough-evidence']);
    const missing = together[0]?.missing?.cleanRuns ?? NaN;
    expect(missing).toBeGreaterThan(0);
    const enough = judgeHistories([clean(17 + missing), clean(17 + missing)]);
    expect(enough.map(({ state }) => state)).toEqual(['probably-fixed', 'probably-fixed']);
  });

  test('the surest is held against all, the next against the rest; verdicts stay in order', () => {
    const states = judgeHistories([clean(17), clean(60), clean(3, null)]).map(({ state }) => state);
    expect(states).toEqual(['probably-fixed', 'fixed', 'not-seen']);
  });

  test('histories without an open claim are no claims', () => {
    const [first] = judgeHistories([clean(17), clean(17, null), { ...clean(17), recorded: null }]);
    expect(first?.state).toBe('probably-fixed');
  });
});

describe('laws', () => {
  const letters = fc.array(fc.constantFrom('x', '.', '.', '.', '?'), { maxLength: 120 }).map((list) => list.join(''));
  const someDay = fc.integer({ min: 0, max: 120 }).map(dayOf);

  test('a candidate that was refuted is never called fixed by more runs', () => {
    fc.assert(
      fc.property(letters, letters, someDay, (runs, more, since) => {
        fc.pre(judge({ runs, since }).refutedBy !== null);
        expect(['still-flaky', 'hits-more-often']).toContain(judge({ runs: runs + more, since }).state);
      }),
    );
  });

  test('nothing is claimed without a candidate, or with a hit since', () => {
    fc.assert(
      fc.property(letters, fc.option(someDay), (runs, since) => {
        const { state, evidence, chance } = judge({ runs, since });
        if (state !== 'fixed' && state !== 'probably-fixed') return;
        expect(since).not.toBeNull();
        expect(evidence.hits).toBe(0);
        expect(chance).toBeLessThanOrEqual(state === 'fixed' ? 0.01 : 0.05);
      }),
    );
  });

  test('runs missing to a claim are exactly those that bring it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 38 }), (runs) => {
        const { missing, state } = judge({ runs: '.'.repeat(runs), since: dayOf(0) });
        const reached = judge({ runs: '.'.repeat(runs + (missing?.cleanRuns ?? NaN)), since: dayOf(0) });
        const almost = judge({ runs: '.'.repeat(runs + (missing?.cleanRuns ?? NaN) - 1), since: dayOf(0) });
        expect(almost.state).toBe(state);
        expect(reached.state).not.toBe(state);
      }),
    );
  });
});

test.for([
  [{ recorded: { hits: 9, runs: 8 } }, /^hits: 9 of 8 runs/],
  [{ recorded: { hits: 0, runs: 0 } }, /^runs: 0;/],
  [{ since: 'yesterday' }, /^since: yesterday; expected a day such as 2026-11-01/],
  [{ runMs: -1 }, /^duration of a run: -1; expected milliseconds/],
  [{ runMs: NaN }, /^duration of a run: NaN;/],
  [{ runs: [{ at: '2026-01-01', commit: null, hit: true }] }, /^time of a run: 2026-01-01; expected ISO 8601 in UTC/],
  [{ runs: [...nights('..')].reverse() }, /^runs: 2026-01-01T02:00:00.000Z after 2026-01-02T02:00:00.000Z/],
] as const)('%o is refused', ([change, message]) => {
  const history = { runs: nights('..'), recorded, since: null, runMs: null, ...change };
  expect(() => judgeHistories([history])).toThrow(RangeError);
  expect(() => judgeHistories([history])).toThrow(message);
});
