// SPDX-License-Identifier: Apache-2.0
/**
 * Running one experiment several times: how often, with which seeds, when it is enough, and what all its runs together
 * say. Each run is a whole one, with a system of its own; how it is done is not known here.
 */
import { EXIT, type ExitCode, UsageError } from '../core/domain/errors.ts';
import type { Expectation } from '../core/domain/documents.ts';
import { subSeed } from '../core/plan/seed.ts';
import type { RunStatus } from '../core/report/looks.ts';

import { isDecided, type RecordedRate } from '../core/stats/enough-runs.ts';
import { type IssueResult, type RunOutcome, type RunResult, worstVerdict } from './outcome.ts';

/**
 * `count`: all of them. `hit`: the first that reproduces a linked issue, or that cannot be trusted. `decided`: as many as
 * decide each linked issue in scope, or two in a row of which none counts.
 */
export type Until = 'count' | 'hit' | 'decided';

/** Whether what has run is enough; asked after each run. */
export type IsEnough = (outcomes: readonly RunOutcome[]) => boolean;

export interface Repetition {
  /** Runs of each experiment, at most. */
  readonly times: number;
  readonly until: Until | IsEnough;
}

/** How it is typed. */
export interface TypedRepetition extends Repetition {
  readonly until: Until;
}

export const ONCE: TypedRepetition = { times: 1, until: 'count' };

/** Where it ends by itself and nobody says how often at most. */
export const DEFAULT_TIMES = 20;
export const MOST_TIMES = 1000;

/** What the caller typed. Throws a UsageError. */
export function readRepetition(repeat: string | null, until: Until): TypedRepetition {
  if (repeat === null) return until === 'count' ? ONCE : { times: DEFAULT_TIMES, until };
  const times = /^\d{1,4}$/.test(repeat) ? Number(repeat) : 0;
  if (times >= 1 && times <= MOST_TIMES) return { times, until };
  throw new UsageError(`--repeat ${repeat}; expected a whole number from 1 to ${String(MOST_TIMES)}`, {
    code: 'bad-repeat',
  });
}

/** Seed of a round, from 0: the first has the root seed itself, so that it is the run that was asked for. */
export function seedOfRound(root: string, round: number): string {
  return round === 0 ? root : String(subSeed(root, `repeat#${String(round)}`));
}

/**
 * Runs until it is enough. `run` says of a round that cannot begin any more that it is not run; expectations are those of
 * the experiment.
 */
export async function runRounds(
  { times, until, expectations }: Repetition & { readonly expectations: readonly Expectation[] },
  run: (round: number) => Promise<RunOutcome>,
): Promise<readonly RunOutcome[]> {
  const outcomes: RunOutcome[] = [];
  const known = { count: () => false, hit: isHitOrBroken, decided: isDecidedBy(expectations) };
  const isEnough = typeof until === 'string' ? known[until] : until;
  for (let round = 0; round < times; round += 1) {
    const outcome = await run(round);
    outcomes.push(outcome);
    if (outcome.verdict === 'not-applicable' || isEnough(outcomes)) break;
  }
  return outcomes;
}

function isHitOrBroken(outcomes: readonly RunOutcome[]): boolean {
  const last = outcomes.at(-1);
  return last !== undefined && (isReproduced(last) || last.verdict === 'ERROR');
}

const mostUncounted = 2;

/** Whether the newest runs say nothing, one after another. */
export function isHopeless(outcomes: readonly RunOutcome[]): boolean {
  const newest = outcomes.slice(-mostUncounted);
  return newest.length === mostUncounted && newest.every(({ issueResults }) => !issueResults.some(isCounted));
}

function isDecidedBy(expectations: readonly Expectation[]): (outcomes: readonly RunOutcome[]) => boolean {
  const recorded = new Map(expectations.map((expectation) => [expectation.issue, recordedRate(expectation)]));
  return (outcomes) => {
    if (isHopeless(outcomes)) return true;
    const issues = [...new Set(outcomes.flatMap(({ issueResults }) => issueResults.map(({ issue }) => issue)))];
    return (
      issues.length > 0 && issues.every((issue) => isDecided(recorded.get(issue) ?? null, hitsOf(outcomes, issue)))
    );
  };
}

/** How often an author says that a failure shows; null where only that it does not always. */
function recordedRate({ flaky }: Pick<Expectation, 'flaky'>): RecordedRate {
  if (flaky === undefined) return 'always';
  return flaky === true ? null : flaky;
}

/** By run, of those that count. */
export function hitsOf(outcomes: readonly RunOutcome[], issue: string): readonly boolean[] {
  return outcomes.flatMap(({ issueResults }) => {
    const counted = issueResults.filter((result) => result.issue === issue && isCounted(result));
    return counted.length === 0 ? [] : [counted.some(({ outcome }) => outcome === 'hit')];
  });
}

function isCounted({ counts, outcome }: Pick<IssueResult, 'counts' | 'outcome'>): boolean {
  return counts && outcome !== 'undecided';
}

/** Whether a linked issue showed in a run, in a way that counts. */
function isReproduced({ issueResults }: Pick<RunResult, 'issueResults'>): boolean {
  return issueResults.some(({ outcome, counts }) => outcome === 'hit' && counts);
}

export interface IssueSummary {
  readonly issue: string;
  readonly flaky: boolean;
  readonly hits: number;
  /** Runs in which it was decided, in a way that counts. */
  readonly runs: number;
  /** Instances of all runs on which it was hit. */
  readonly instances: readonly string[];
}

export interface Summary {
  readonly experiment: string;
  readonly adapter: string | null;
  /** Of all runs together: the worst, and XPASS only where every run is. */
  readonly verdict: RunStatus | null;
  /** How many runs have which verdict, the worst first. */
  readonly verdicts: readonly { readonly verdict: RunStatus; readonly runs: number }[];
  readonly issues: readonly IssueSummary[];
}

type Summarised = Pick<RunResult, 'experiment' | 'verdict' | 'issueResults'> & { readonly adapter: string | null };

/** Runs by experiment and adapter, in the order of their first ones. */
export function summarise(results: readonly Summarised[]): readonly Summary[] {
  return groupsOf(results).map((group) => {
    const [{ experiment, adapter }] = group;
    return { experiment, adapter, verdict: verdictOfAll(group), verdicts: countVerdicts(group), issues: sumUp(group) };
  });
}

/** `NVIDIA/OpenShell#4910: hit 2 of 5 (counter-0)`. A linked issue that shows in some runs only may be a flaky one. */
export function describeIssue({ issue, flaky, hits, runs, instances }: IssueSummary): string {
  const share = `${String(hits)} of ${String(runs)}`;
  const maybe = !flaky && hits > 0 && hits < runs ? `flaky? ${share}` : `hit ${share}`;
  return `${issue}: ${maybe}${instances.length === 0 ? '' : ` (${instances.join(', ')})`}`;
}

/** 0 when every experiment was hit, 3 where one could not be trusted, 1 where none of its runs was hit. */
export function exitCodeUntilHit(results: readonly RunResult[]): ExitCode {
  const codes = groupsOf(results).map((group) => {
    if (group.some(isReproduced) || group.every(({ verdict }) => verdict === 'not-applicable')) return EXIT.ok;
    return group.some(({ verdict }) => verdict === 'ERROR' || verdict === 'not-run') ? EXIT.error : EXIT.fail;
  });
  if (codes.includes(EXIT.error)) return EXIT.error;
  return codes.includes(EXIT.fail) ? EXIT.fail : EXIT.ok;
}

type Group<R> = readonly [R, ...R[]];

function groupsOf<R extends Summarised>(results: readonly R[]): readonly Group<R>[] {
  const groups = new Map<string, [R, ...R[]]>();
  for (const result of results) {
    const key = `${result.experiment} ${result.adapter ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [result]);
    else group.push(result);
  }
  return [...groups.values()];
}

function verdictOfAll(group: readonly Summarised[]): RunStatus | null {
  const isFixed = group.every(({ verdict }) => verdict === 'XPASS');
  return worstVerdict(isFixed ? group : group.filter(({ verdict }) => verdict !== 'XPASS'));
}

function countVerdicts(group: readonly Summarised[]): Summary['verdicts'] {
  const left = [...group];
  const counted: { verdict: RunStatus; runs: number }[] = [];
  for (let worst = worstVerdict(left); worst !== null; worst = worstVerdict(left)) {
    const verdict = worst;
    const rest = left.filter((result) => result.verdict !== verdict);
    counted.push({ verdict, runs: left.length - rest.length });
    left.splice(0, left.length, ...rest);
  }
  return counted;
}

function sumUp(group: readonly Summarised[]): readonly IssueSummary[] {
  const byIssue = new Map<string, IssueResult[]>();
  for (const result of group.flatMap(({ issueResults }) => issueResults)) {
    byIssue.set(result.issue, [...(byIssue.get(result.issue) ?? []), result]);
  }
  return [...byIssue].map(([issue, results]) => {
    const decided = results.filter(isCounted);
    const hit = decided.filter(({ outcome }) => outcome === 'hit');
    return {
      issue,
      flaky: results.some(({ flaky }) => flaky),
      hits: hit.length,
      runs: decided.length,
      instances: [...new Set(hit.flatMap(({ instances }) => instances))].sort(),
    };
  });
}
