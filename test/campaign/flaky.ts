// SPDX-License-Identifier: Apache-2.0
/**
 * `npm run campaign -- flaky`: histories of a failure that is not fixed, looked at every night. Counts how many are ever
 * called fixed, and how many runs a decision takes; exit code 1 when more are called fixed than the level allows.
 */
import type { Evidence } from '../../src/core/stats/arguments.ts';
import { type History, type HistoryRun, judgeHistories } from '../../src/core/stats/history.ts';
import { chanceOfCleanRuns, type Claim, claimOf } from '../../src/core/stats/fix-claim.ts';
import { probabilityOfAtMost } from '../../src/core/stats/binomial.ts';
import { jeffreysShape } from '../../src/core/stats/intervals.ts';
import { decideSequence, type SequentialTest } from '../../src/core/stats/sequential.ts';
import { createRandom, type Random } from './fuzz/random.ts';

export interface FlakyRequest {
  readonly seed: string;
  readonly histories: number;
  /** Share of histories in which each may be said falsely. */
  readonly levels: Readonly<Record<Claim, number>>;
}

/** What became of the histories of one rate; shares are 0 to 1. */
export interface FlakyRow {
  readonly rate: number;
  readonly prior: string;
  /** Ever called probably fixed or fixed, with one candidate. */
  readonly falseClaims: number;
  readonly falseFixed: number;
  /** Ever flagged as hitting more often than recorded. */
  readonly falseMore: number;
  /** Ever called probably fixed were the streak after every hit a candidate: what the one-claim rule is there for. */
  readonly streakClaims: number;
  readonly sequential: SequentialRow;
}

/** Runs to a decision between `rate` and `fixedRate`. */
export interface SequentialRow {
  readonly meanNotFixed: number;
  readonly meanFixed: number;
  readonly falseFixed: number;
  readonly missedFix: number;
  /** Runs of the smallest test of a fixed size that is wrong no more often. */
  readonly fixedSize: number;
}

const nightsPerHistory = 365;
const firstNightMs = Date.parse('2026-01-01T02:00:00.000Z');
const dayMs = 86_400_000;
/** Runs after which a sequential test that has not decided is a finding. */
const mostSequentialRuns = 10_000;
const fixedRate = 0.01;
const wrongShare = 0.05;

const cases = [
  { rate: 0.05, recorded: { hits: 1, runs: 20 } },
  { rate: 0.25, recorded: { hits: 2, runs: 8 } },
  { rate: 0.5, recorded: { hits: 4, runs: 8 } },
] as const;

export async function runFlakyCampaign(
  request: FlakyRequest & { readonly print: (line: string) => void },
): Promise<number> {
  const { seed, histories, levels, print } = request;
  const startedMs = performance.now();
  print(`seed ${seed}, ${String(histories)} histories of ${String(nightsPerHistory)} nightly runs for each rate`);
  print('rate  prior  false "probably fixed"  false "fixed"  false "more often"  (streak rule)');
  const rows = simulateFlaky(request);
  for (const { rate, prior, falseClaims, falseFixed, falseMore, streakClaims } of rows) {
    const shares = [falseClaims, falseFixed, falseMore, streakClaims].map(percent);
    print([String(rate).padEnd(4), prior.padEnd(5), ...pad(shares, [22, 13, 18, 13])].join('  '));
  }
  print(`runs to a decision against a rate of ${String(fixedRate)}, wrong in ${percent(wrongShare)} either way`);
  print('rate  fixed size  sequential: not fixed  fixed  false "fixed"  missed fix');
  for (const { rate, sequential } of rows) {
    const { fixedSize, meanNotFixed, meanFixed, falseFixed, missedFix } = sequential;
    const means = [meanNotFixed, meanFixed].map((mean) => mean.toFixed(1));
    const cells = [String(fixedSize), ...means, percent(falseFixed), percent(missedFix)];
    print([String(rate).padEnd(4), ...pad(cells, [10, 21, 5, 13, 10])].join('  '));
  }
  const wrong = findingsOf(rows, levels);
  for (const line of wrong) print(`WRONG  ${line}`);
  print(`${((performance.now() - startedMs) / 1000).toFixed(1)} s: ${String(wrong.length)} above their level`);
  return wrong.length === 0 ? 0 : 1;
}

/** What is claimed falsely more often than its level says. */
function findingsOf(rows: readonly FlakyRow[], levels: FlakyRequest['levels']): readonly string[] {
  return rows.flatMap(({ rate, falseClaims, falseFixed }) => {
    const shares = [
      ['probably fixed', falseClaims, levels['probably-fixed']],
      ['fixed', falseFixed, levels.fixed],
    ] as const;
    return shares
      .filter(([, share, level]) => share > level)
      .map(([word, share, level]) => `rate ${String(rate)}: "${word}" in ${percent(share)}, stated ${percent(level)}`);
  });
}

/** The histories of all rates, drawn from the seed. */
export function simulateFlaky(request: Pick<FlakyRequest, 'seed' | 'histories'>): readonly FlakyRow[] {
  return cases.map((one) => simulate(one, request));
}

function simulate(
  { rate, recorded }: (typeof cases)[number],
  { seed, histories }: Pick<FlakyRequest, 'seed' | 'histories'>,
): FlakyRow {
  const watched = Array.from({ length: histories }, (_, index) => {
    const random = createRandom(`${seed}:${String(rate)}`, index);
    const runs = Array.from({ length: nightsPerHistory }, (__, night) => runOf(night, random.chance(rate)));
    return { claims: watchNightly({ runs, recorded, since: '2026-01-01', runMs: null }), runs };
  });
  const shareOf = (isSo: (one: (typeof watched)[number]) => boolean): number => watched.filter(isSo).length / histories;
  return {
    rate,
    prior: `${String(recorded.hits)}/${String(recorded.runs)}`,
    falseClaims: shareOf(({ claims }) => claims.has('probably-fixed') || claims.has('fixed')),
    falseFixed: shareOf(({ claims }) => claims.has('fixed')),
    falseMore: shareOf(({ claims }) => claims.has('hits-more-often')),
    streakClaims: shareOf(({ runs }) => hasRemarkableStreak(runs, recorded)),
    sequential: simulateSequential(rate, { seed, histories }),
  };
}

function runOf(night: number, hit: boolean): HistoryRun {
  return { at: new Date(firstNightMs + night * dayMs).toISOString(), commit: null, hit };
}

/** All that is said of a history over its nights. */
function watchNightly(history: History): ReadonlySet<string> {
  const said = history.runs.map((_, night) => {
    const [verdict] = judgeHistories([{ ...history, runs: history.runs.slice(0, night + 1) }]);
    return verdict?.state ?? '';
  });
  return new Set(said);
}

/** Starts again after every hit, with all that came before as the prior. */
function hasRemarkableStreak(runs: readonly HistoryRun[], recorded: Evidence): boolean {
  let prior = recorded;
  let streak = 0;
  for (const { hit } of runs) {
    if (hit === true) {
      prior = { hits: prior.hits + 1, runs: prior.runs + streak + 1 };
      streak = 0;
    } else {
      streak += 1;
      if (claimOf(chanceOfCleanRuns(jeffreysShape(prior), streak)) !== null) return true;
    }
  }
  return false;
}

function simulateSequential(
  rate: number,
  { seed, histories }: Pick<FlakyRequest, 'seed' | 'histories'>,
): SequentialRow {
  const test = { brokenRate: rate, fixedRate, falseFixed: wrongShare, missedFix: wrongShare };
  const decide = (trueRate: number): readonly { readonly decision: string; readonly runs: number }[] =>
    Array.from({ length: histories }, (_, index) =>
      decideOne(test, trueRate, createRandom(`${seed}:sequential:${String(rate)}:${String(trueRate)}`, index)),
    );
  const [notFixed, fixed] = [decide(rate), decide(fixedRate)];
  return {
    meanNotFixed: mean(notFixed.map(({ runs }) => runs)),
    meanFixed: mean(fixed.map(({ runs }) => runs)),
    falseFixed: notFixed.filter(({ decision }) => decision === 'fixed').length / histories,
    missedFix: fixed.filter(({ decision }) => decision === 'not-fixed').length / histories,
    fixedSize: fixedSizeOf(test),
  };
}

function decideOne(
  test: SequentialTest,
  trueRate: number,
  random: Random,
): { readonly decision: string; readonly runs: number } {
  const hits: boolean[] = [];
  while (hits.length < mostSequentialRuns) {
    hits.push(random.chance(trueRate));
    const { decision, runs } = decideSequence(test, hits);
    if (decision !== 'undecided') return { decision, runs };
  }
  throw new Error(`no decision after ${String(mostSequentialRuns)} runs`);
}

/** The fewest runs for which some number of hits separates both rates well enough. */
function fixedSizeOf({ brokenRate, fixedRate: low, falseFixed, missedFix }: SequentialTest): number {
  for (let runs = 1; runs <= mostSequentialRuns; runs += 1) {
    for (let hits = 0; hits <= runs; hits += 1) {
      if (probabilityOfAtMost({ hits, runs }, brokenRate) > falseFixed) break;
      if (probabilityOfAtMost({ hits, runs }, low) >= 1 - missedFix) return runs;
    }
  }
  throw new Error(`no test of ${String(mostSequentialRuns)} runs tells ${String(brokenRate)} from ${String(low)}`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function pad(cells: readonly string[], widths: readonly number[]): readonly string[] {
  return cells.map((cell, index) => cell.padStart(widths[index] ?? 0));
}
