// SPDX-License-Identifier: Apache-2.0
// Generated from ../shard-results.schema.json, do not edit: npm run schema

import type { RunId, SystemInfo } from './run-manifest.ts';
import type { EvidencePointer } from './verdict.ts';

export type ShardName = string;

/**
 * The job as its runner's variables described it. A claim: what decides is the run that the API names.
 */
export interface WorkflowClaim {
  /**
   * owner/name
   */
  readonly repository: string;
  readonly name: string;
  readonly runId: string;
  readonly runAttempt: number;
  readonly job: string;
  readonly event: string;
  /**
   * Commit that was tested: of a pull request its head, not the merge.
   */
  readonly headSha: string;
  readonly ref: string;
  readonly pullRequest: number | null;
}

/**
 * One experiment's run, or that it was not run.
 */
export interface ShardRun {
  readonly experiment: string;
  readonly title: string;
  readonly adapter: string;
  readonly gateway: string;
  /**
   * As its boot hook described it; null where nothing booted.
   */
  readonly system: SystemInfo | null;
  /**
   * Name of the real system that the system under test only stands in for.
   */
  readonly standInFor: string | null;
  readonly verdict: 'PASS' | 'FAIL' | 'XFAIL' | 'XPASS' | 'ERROR' | 'not-applicable' | 'not-run';
  readonly headline: string;
  readonly cancelled: boolean;
  readonly durationMs: number | null;
  readonly runId: RunId | null;
  readonly seed: string | null;
  /**
   * Failures that no expectation covers.
   */
  readonly failedUnexpected: number;
  /**
   * Checks that failed or could not be decided and that no expectation covers, the first of them.
   */
  readonly failing: readonly FailingCheck[];
  readonly omittedFailing: number;
  /**
   * Why the run cannot be trusted, the first reasons.
   */
  readonly errors: readonly string[];
  readonly leftovers: readonly string[];
  /**
   * Those in scope.
   */
  readonly expectations: readonly ShardExpectation[];
  /**
   * The run in a few bars: flow, faults, instances.
   */
  readonly chart: readonly ChartBar[];
  readonly omittedChartRows: number;
  /**
   * Where the run directory is; null where nothing was started or nothing was uploaded.
   */
  readonly place: RunPlace | null;
  /**
   * Arguments of `chaos` that run the same again; empty where nothing was started.
   */
  readonly reproduce: readonly string[];
  /**
   * Of a run that is to show a fix: whether its system was built without the change (`base`) or with it (`head`). Left out of any other run.
   */
  readonly side?: 'base' | 'head';
  /**
   * Whose experiment decided such a run: the one of the commit that the pull request starts from, or the one that it edits or adds. A run that both decided is here twice.
   */
  readonly decidedBy?: 'base' | 'head';
  /**
   * Of the first run on the head: what differs from a run on the base.
   */
  readonly compared?: ComparedRuns;
}

export interface ComparedRuns {
  readonly baseRun: RunId;
  /**
   * In one line; A is the base, B the head.
   */
  readonly text: string;
  /**
   * The first outcomes that are not the same.
   */
  readonly flips: readonly FlippedCheck[];
  readonly omittedFlips: number;
}

export interface FlippedCheck {
  readonly check: string;
  readonly instance: string | null;
  readonly base: 'held' | 'failed' | 'undecided';
  readonly head: 'held' | 'failed' | 'undecided';
}

export interface FailingCheck {
  readonly check: string;
  readonly instance: string | null;
  readonly outcome: 'failed' | 'undecided';
  readonly expected: string;
  readonly actual: string;
  readonly evidence: EvidencePointer | null;
}

export interface ShardExpectation {
  readonly issue: string;
  readonly reason: string;
  readonly flaky: boolean;
  /**
   * How often its author says that a flaky one was seen; left out where nobody says it.
   */
  readonly recorded?: {
    readonly hits: number;
    readonly runs: number;
  };
  readonly outcome: 'hit' | 'undecided' | 'clean' | 'guard';
  /**
   * Whether the outcome may be counted: not where the run was cancelled, or broke before its instances were deleted.
   */
  readonly counts: boolean;
  /**
   * The first instances that were hit.
   */
  readonly hitInstances: readonly string[];
  /**
   * Instances that were hit, and all that its checks looked at.
   */
  readonly instances: {
    readonly hit: number;
    readonly all: number;
  };
  readonly failed: readonly string[];
  readonly holding: readonly string[];
  /**
   * The change of the experiment's file that makes this expectation a guard; null where its lines are not known.
   */
  readonly edit: SourceEdit | null;
}

export interface SourceEdit {
  /**
   * Relative to the workspace, or the name of the shipped file.
   */
  readonly file: string;
  /**
   * Of `before`, from 1.
   */
  readonly startLine: number;
  /**
   * Whole lines that go.
   */
  readonly before: readonly string[];
  /**
   * Whole lines that come instead.
   */
  readonly after: readonly string[];
}

export interface ChartBar {
  /**
   * `flow`, or an instance's name.
   */
  readonly lane: string;
  readonly label: string;
  readonly kind: 'step' | 'fault' | 'revert' | 'created' | 'pending' | 'running' | 'unknown' | 'succeeded' | 'failed';
  /**
   * Since the run's first event.
   */
  readonly startMs: number;
  readonly endMs: number;
}

export interface RunPlace {
  /**
   * Name of the artifact.
   */
  readonly artifact: string;
  /**
   * Of the run directory inside of it.
   */
  readonly path: string;
}

/**
 * results.json: what one job of a workflow says of the experiments it ran. It is the only thing that crosses from the job that ran them to the jobs that publish and comment, so every text in it is a claim and is escaped where it is shown.
 */
export interface ShardResults {
  readonly format: number;
  /**
   * Version of the action that wrote this.
   */
  readonly tool: string;
  readonly shard: ShardName;
  /**
   * How many jobs the plan shared the experiments out among; left out where the job was not told.
   */
  readonly jobs?: number;
  readonly workflow: WorkflowClaim;
  /**
   * What was asked for: ids, paths, tags.
   */
  readonly selectors: readonly string[];
  /**
   * `cancelled`: the job was told to stop before all of its experiments had run. `failed`: the step could not do what it was asked, such as an invalid experiment.
   */
  readonly state: 'complete' | 'cancelled' | 'failed';
  /**
   * Why the state is `failed`.
   */
  readonly problem?: string;
  /**
   * Wall time, ISO 8601.
   */
  readonly startedAt: string;
  /**
   * Wall time, ISO 8601.
   */
  readonly endedAt: string;
  readonly runs: readonly ShardRun[];
  /**
   * Runs that did not fit in here; their directories are in the artifact.
   */
  readonly omittedRuns: number;
}
