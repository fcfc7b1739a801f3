// SPDX-License-Identifier: Apache-2.0
/** The decision over outcomes: counts, the verdict of the run and those of its instances. It knows no order of checks. */
import type {
  CheckOutcome,
  CheckResult,
  ExpectationResult,
  InstanceVerdict,
  OutcomeCounts,
  RunError,
  Verdict,
} from '../domain/documents.ts';

export interface Decided {
  readonly cancelled: boolean;
  readonly errors: readonly RunError[];
  readonly checks: readonly CheckResult[];
  readonly expectations: readonly ExpectationResult[];
  /** Why the experiment does not apply to the system that booted; then nothing was checked. */
  readonly notApplicable: string | null;
}

export function countOutcomes(checks: readonly CheckResult[]): OutcomeCounts {
  const outcomes = checks.flatMap((check) => check.outcomes);
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  return {
    held: outcomes.filter(({ outcome }) => outcome === 'held').length,
    failedExpected: failed.filter(isExpected).length,
    failedUnexpected: failed.filter((outcome) => !isExpected(outcome)).length,
    undecided: outcomes.filter(({ outcome }) => outcome === 'undecided').length,
  };
}

/** The first rule that applies. */
export function decideVerdict(decided: Decided): Verdict {
  const counts = countOutcomes(decided.checks);
  if (decided.errors.length > 0 || counts.undecided > 0 || decided.cancelled) return 'ERROR';
  if (decided.notApplicable !== null) return 'not-applicable';
  if (counts.failedUnexpected > 0) return 'FAIL';
  if (decided.expectations.some(({ outcome, flaky }) => outcome === 'clean' && !flaky)) return 'XPASS';
  return decided.expectations.some(({ outcome }) => outcome === 'hit') ? 'XFAIL' : 'PASS';
}

/** Never XPASS: that an issue did not show is said of the run. */
export function decideInstance(outcomes: readonly CheckOutcome[], hasError: boolean): InstanceVerdict['verdict'] {
  if (hasError || outcomes.some(({ outcome }) => outcome === 'undecided')) return 'ERROR';
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed');
  if (failed.some((outcome) => !isExpected(outcome))) return 'FAIL';
  return failed.length > 0 ? 'XFAIL' : 'PASS';
}

export function isExpected(outcome: CheckOutcome): boolean {
  return outcome.expectedBy.length > 0;
}
