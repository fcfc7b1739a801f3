// SPDX-License-Identifier: Apache-2.0
// Generated from ../verdict.schema.json, do not edit: npm run schema

import type { InstanceState } from './experiment.ts';
import type { RunId } from './run-manifest.ts';
import type { Phase } from './timeline-event.ts';

/**
 * `not-applicable`: the system that booted is not one that the experiment requires, so nothing was checked.
 */
export type Verdict = 'PASS' | 'FAIL' | 'XFAIL' | 'XPASS' | 'ERROR' | 'not-applicable';

export type Outcome = 'held' | 'failed' | 'undecided';

export interface EvidencePointer {
  /**
   * Path relative to the run directory.
   */
  readonly file: string;
  /**
   * Line, from 1; null for the file as a whole.
   */
  readonly line: number | null;
}

export interface CheckOutcome {
  /**
   * Null for a check on the run as a whole.
   */
  readonly instance: string | null;
  readonly outcome: Outcome;
  readonly expected: string;
  readonly actual: string;
  /**
   * Where the actual value was read.
   */
  readonly evidence: EvidencePointer | null;
  /**
   * Issues whose expectation covers this failure.
   */
  readonly expectedBy: readonly string[];
}

export interface CheckResult {
  readonly name: string;
  readonly kind: string;
  /**
   * Null for a check on the run as a whole.
   */
  readonly workload: string | null;
  readonly outcomes: readonly CheckOutcome[];
}

export interface ExpectationResult {
  readonly issue: string;
  readonly reason: string;
  readonly flaky: boolean;
  /**
   * `ignored`: not in scope for this adapter or system.
   */
  readonly outcome: 'hit' | 'undecided' | 'clean' | 'guard' | 'ignored';
  /**
   * Why it is not in scope.
   */
  readonly scopeNote: string | null;
  /**
   * Instances with a failure that it covers.
   */
  readonly hitInstances: readonly string[];
  /**
   * Checks with a failure that it covers.
   */
  readonly failed: readonly string[];
  /**
   * Checks it names that held.
   */
  readonly holding: readonly string[];
}

export interface InstanceVerdict {
  readonly workload: string;
  readonly instance: string;
  readonly verdict: 'PASS' | 'FAIL' | 'XFAIL' | 'ERROR';
  readonly lastState: InstanceState | null;
  readonly exitCode: number | null;
}

export interface RunError {
  readonly phase: Phase;
  readonly code: string;
  readonly subject: string | null;
  readonly message: string;
}

export interface OutcomeCounts {
  readonly held: number;
  readonly failedExpected: number;
  readonly failedUnexpected: number;
  readonly undecided: number;
}

/**
 * verdict.json: the decision and all that it rests on. The same evidence gives the same bytes anywhere.
 */
export interface VerdictDocument {
  readonly format: number;
  readonly experiment: string;
  readonly adapter: string;
  readonly runId: RunId;
  readonly verdict: Verdict;
  /**
   * Why, in one sentence.
   */
  readonly headline: string;
  /**
   * Name of the real system that the system under test only stands in for.
   */
  readonly standInFor: string | null;
  readonly cancelled: boolean;
  /**
   * From the first to the last event.
   */
  readonly durationMs: number;
  readonly counts: OutcomeCounts;
  readonly checks: readonly CheckResult[];
  readonly expectations: readonly ExpectationResult[];
  readonly instances: readonly InstanceVerdict[];
  readonly errors: readonly RunError[];
  /**
   * What the system could not delete, each with what became of it: removed by the sweep, left, gone after the shutdown, or removed after the harness died.
   */
  readonly leftovers: readonly string[];
}
