// SPDX-License-Identifier: Apache-2.0
// Generated from ../comparison.schema.json, do not edit: npm run schema

import type { RunId } from './run-manifest.ts';
import type { CheckOutcome, Verdict } from './verdict.ts';

/**
 * One of the two runs.
 */
export interface ComparedSide {
  readonly runId: RunId;
  readonly experiment: string;
  readonly title: string;
  readonly adapter: string;
  readonly verdict: Verdict;
  /**
   * Why, in one sentence.
   */
  readonly headline: string;
  /**
   * Name of the real system that the system under test only stands in for.
   */
  readonly standInFor: string | null;
  /**
   * Name, version and build; null where it did not say.
   */
  readonly system: string | null;
  /**
   * Wall time, ISO 8601.
   */
  readonly startedAt: string;
  /**
   * From the first to the last event.
   */
  readonly durationMs: number;
}

export interface ComparisonSummary {
  /**
   * What B changes, in one sentence.
   */
  readonly text: string;
  /**
   * Checks of which an outcome went from failed to held.
   */
  readonly fixed: readonly string[];
  /**
   * Checks of which an outcome went from held to failed.
   */
  readonly broken: readonly string[];
  /**
   * Failed in A, held in B.
   */
  readonly fixedOutcomes: number;
  /**
   * Held in A, failed in B.
   */
  readonly brokenOutcomes: number;
}

/**
 * One check on one instance, in both runs.
 */
export interface ComparedCheck {
  readonly check: string;
  readonly kind: string;
  readonly workload: string | null;
  /**
   * Null for a check on the run as a whole.
   */
  readonly instance: string | null;
  /**
   * `fixed`: failed, then held; `broken`: held, then failed; `failed-again`: failed in both; `undecided`: in either run; `new`, `gone`: in one run alone; `same`: held in both.
   */
  readonly change: 'broken' | 'fixed' | 'failed-again' | 'undecided' | 'new' | 'gone' | 'same';
  /**
   * Whether the runs expected different things of it.
   */
  readonly otherClaim: boolean;
  /**
   * Whether it failed in both and other issues explain it.
   */
  readonly otherIssues: boolean;
  readonly a: CheckOutcome | null;
  readonly b: CheckOutcome | null;
}

export interface ComparedExpectation {
  readonly issue: string;
  readonly changed: boolean;
  /**
   * Null where the run has no such expectation.
   */
  readonly a: ('hit' | 'undecided' | 'clean' | 'guard' | 'ignored') | null;
  readonly b: ('hit' | 'undecided' | 'clean' | 'guard' | 'ignored') | null;
}

export interface ComparedDuration {
  /**
   * `fault`: in force; `effect`: from the request to the confirmed effect; `revert`: from the request to its end; `recovery`: from the last undo until the system was well.
   */
  readonly kind: 'run' | 'phase' | 'step' | 'fault' | 'effect' | 'revert' | 'recovery';
  readonly name: string;
  /**
   * Null where it was not, or did not end.
   */
  readonly aMs: number | null;
  readonly bMs: number | null;
  /**
   * By more than the tolerance, or there in one run alone.
   */
  readonly differs: boolean;
}

/**
 * What lies at 0 of a run.
 */
export interface AlignedAt {
  /**
   * Of the fault; null at the start of the run.
   */
  readonly operation: string | null;
  /**
   * On the run's own clock.
   */
  readonly atMs: number;
}

/**
 * Which moment of both runs is 0: times of lanes, faults and metrics count from there.
 */
export interface ComparisonAlignment {
  /**
   * `fault`: the confirmed effect of the first fault.
   */
  readonly at: 'fault' | 'start';
  readonly a: AlignedAt;
  readonly b: AlignedAt;
}

/**
 * Times that differ by no more than the greater of both are taken for the same; so is a state that lasted no longer than `ms` between states that both runs reached.
 */
export interface ComparisonTolerance {
  readonly ms: number;
  /**
   * Of the greater of the two times.
   */
  readonly share: number;
}

export interface ComparedFault {
  readonly operation: string;
  readonly fault: string;
  readonly firing: number;
  readonly targets: readonly string[];
  readonly fromMs: number;
  readonly toMs: number;
}

export interface ComparedState {
  readonly state: string;
  readonly fromMs: number;
  /**
   * Equal to `fromMs` for an end state.
   */
  readonly toMs: number;
  /**
   * Raw phase, reason and exit code.
   */
  readonly detail: string | null;
}

/**
 * Where two lives of one instance are not the same.
 */
export interface Divergence {
  /**
   * `states`: other states, or states that one run alone reached; `unseen`: one run reached states after the record of the other had ended; `time`: the same states, sooner or later; `detail`: the same end for another reason.
   */
  readonly kind: 'states' | 'unseen' | 'time' | 'detail';
  /**
   * The first moment at which they differ.
   */
  readonly atMs: number;
  /**
   * Whether they were not in the same state again afterwards.
   */
  readonly lasting: boolean;
  /**
   * The state that both had reached before; null at the beginning.
   */
  readonly before: string | null;
  /**
   * States of A that B did not reach then; of `time` and `detail` the one state.
   */
  readonly a: readonly ComparedState[];
  readonly b: readonly ComparedState[];
}

/**
 * A component or an instance in both runs.
 */
export interface ComparedLane {
  readonly kind: 'component' | 'instance';
  readonly name: string;
  /**
   * Null where the run never saw it.
   */
  readonly a: readonly ComparedState[] | null;
  readonly b: readonly ComparedState[] | null;
  /**
   * States beyond the limit, which are not compared.
   */
  readonly more: number;
  /**
   * Lasting ones first, then by time.
   */
  readonly divergences: readonly Divergence[];
  /**
   * States within the tolerance that one run alone showed.
   */
  readonly brief: number;
}

/**
 * One series in one run.
 */
export interface ComparedSeries {
  readonly last: number;
  readonly max: number;
  /**
   * Sum of all that it gained; a smaller value is a new beginning from 0.
   */
  readonly increase: number;
  /**
   * Times with values, in several lines where the series was away between them.
   */
  readonly lines: readonly (readonly (readonly number[])[])[];
}

export interface ComparedMetric {
  readonly source: string;
  readonly name: string;
  readonly labels: {
    readonly [k: string]: string;
  };
  /**
   * The value that changed most.
   */
  readonly measure: 'last' | 'max' | 'increase';
  /**
   * Difference of that value, as a share of the greater; 1 where one run alone has the series.
   */
  readonly change: number;
  readonly a: ComparedSeries | null;
  readonly b: ComparedSeries | null;
}

export interface ComparedInput {
  readonly name: string;
  /**
   * Null where the run has none.
   */
  readonly a: string | null;
  readonly b: string | null;
}

/**
 * What `chaos compare A B` found: two runs of one experiment, before (A) and after (B). The same two run directories give the same document.
 */
export interface Comparison {
  readonly format: 1;
  /**
   * Without it only what has the same name is compared.
   */
  readonly sameExperiment: boolean;
  readonly a: ComparedSide;
  readonly b: ComparedSide;
  readonly summary: ComparisonSummary;
  /**
   * What makes the comparison doubtful or partial.
   */
  readonly warnings: readonly string[];
  /**
   * What needs somebody to look comes first.
   */
  readonly checks: readonly ComparedCheck[];
  /**
   * Beyond the limit.
   */
  readonly moreChecks: number;
  readonly expectations: readonly ComparedExpectation[];
  readonly durations: readonly ComparedDuration[];
  readonly alignment: ComparisonAlignment;
  readonly tolerance: ComparisonTolerance;
  readonly faults: {
    readonly a: readonly ComparedFault[];
    readonly b: readonly ComparedFault[];
  };
  /**
   * Those that diverge for good come first.
   */
  readonly lanes: readonly ComparedLane[];
  /**
   * Beyond the limit, which are not compared.
   */
  readonly moreLanes: number;
  /**
   * Series that changed, those that changed most first.
   */
  readonly metrics: readonly ComparedMetric[];
  /**
   * Series that changed by no more than the tolerance's share, or not at all.
   */
  readonly metricsSame: number;
  /**
   * Changed series beyond the limit.
   */
  readonly moreMetrics: number;
  /**
   * Inputs and versions that differ.
   */
  readonly inputs: readonly ComparedInput[];
  /**
   * Inputs and versions that are the same.
   */
  readonly inputsSame: number;
}
