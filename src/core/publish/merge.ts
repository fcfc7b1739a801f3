// SPDX-License-Identifier: Apache-2.0
/**
 * What the jobs of one workflow run say, as one list of experiments: the most urgent first, several runs of one experiment
 * together. It believes nothing that it is told; it only puts it in order.
 */
import type { ShardExpectation, ShardResults, ShardRun } from '../domain/documents.ts';
import { compareUrgency } from '../report/looks.ts';
import { compareNames } from '../report/text.ts';
import { collectProofs, type ProvedExperiment } from './fix-proof.ts';

export interface MergedResults {
  readonly experiments: readonly MergedExperiment[];
  /** Of those that ran without the change, too; what they came to with it is among the experiments. */
  readonly proofs: readonly ProvedExperiment[];
  /** Jobs that were stopped or could not do what they were asked, by shard. */
  readonly unfinished: readonly UnfinishedShard[];
  readonly selectors: readonly string[];
  /** From the first job's start to the last one's end; null where they make no sense. */
  readonly elapsedMs: number | null;
  /** Runs that did not fit into the results of their job. */
  readonly omittedRuns: number;
}

export interface UnfinishedShard {
  readonly shard: string;
  readonly state: 'cancelled' | 'failed';
  readonly problem: string | null;
}

/** One experiment on one system, and all of its runs. */
export interface MergedExperiment {
  /** The run that most asks for a reader. */
  readonly worst: ShardRun;
  readonly runs: readonly ShardRun[];
  readonly issues: readonly MergedIssue[];
  /** Of all of its runs; null where none has one. */
  readonly durationMs: number | null;
}

export interface MergedIssue {
  readonly issue: string;
  readonly flaky: boolean;
  /** Runs in which it showed, of those that count. */
  readonly hit: number;
  readonly counted: number;
}

export function mergeShards(shards: readonly ShardResults[]): MergedResults {
  const groups = new Map<string, ShardRun[]>();
  const proofs = collectProofs(shards);
  for (const run of shards.flatMap(({ runs }) => runs.filter((one) => isStateOfHead(one, runs)))) {
    const key = JSON.stringify([run.experiment, run.adapter, run.gateway]);
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return {
    experiments: [...groups.values()].map(mergeRuns).sort(compareExperiments),
    proofs,
    unfinished: shards.flatMap(({ shard, state, problem }) =>
      state === 'complete' ? [] : [{ shard, state, problem: problem ?? null }],
    ),
    selectors: [...new Set(shards.flatMap(({ selectors }) => selectors))],
    elapsedMs: elapsedOf(shards),
    omittedRuns: shards.reduce((sum, { omittedRuns }) => sum + omittedRuns, 0),
  };
}

/** Not of what ran without the change, and each run once. */
function isStateOfHead(run: ShardRun, runs: readonly ShardRun[]): boolean {
  if (run.side === 'base') return false;
  return run.decidedBy !== 'head' || !runs.some((other) => other.runId === run.runId && other.decidedBy === 'base');
}

function mergeRuns(runs: readonly ShardRun[]): MergedExperiment {
  const sorted = runs.toSorted((a, b) => compareUrgency(a.verdict, b.verdict));
  const [worst] = sorted as [ShardRun, ...ShardRun[]];
  const durations = sorted.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    worst,
    runs: sorted,
    issues: mergeIssues(sorted),
    durationMs: durations.length === 0 ? null : durations.reduce((sum, ms) => sum + ms, 0),
  };
}

function mergeIssues(runs: readonly ShardRun[]): readonly MergedIssue[] {
  const all = runs.flatMap(({ expectations }) => expectations).filter(({ outcome }) => outcome !== 'guard');
  return [...new Set(all.map(({ issue }) => issue))].map((issue) => {
    const mine = all.filter((expectation) => expectation.issue === issue);
    const counted = mine.filter(isCounted);
    return {
      issue,
      flaky: mine.some(({ flaky }) => flaky),
      hit: counted.filter(({ outcome }) => outcome === 'hit').length,
      counted: counted.length,
    };
  });
}

function isCounted({ counts, outcome }: ShardExpectation): boolean {
  return counts && outcome !== 'undecided';
}

function compareExperiments(a: MergedExperiment, b: MergedExperiment): number {
  return (
    compareUrgency(a.worst.verdict, b.worst.verdict) ||
    compareNames(a.worst.experiment, b.worst.experiment) ||
    compareNames(a.worst.adapter, b.worst.adapter)
  );
}

function elapsedOf(shards: readonly ShardResults[]): number | null {
  const starts = shards.map(({ startedAt }) => Date.parse(startedAt));
  const ends = shards.map(({ endedAt }) => Date.parse(endedAt));
  const elapsed = Math.max(...ends) - Math.min(...starts);
  return Number.isFinite(elapsed) && elapsed >= 0 ? elapsed : null;
}
