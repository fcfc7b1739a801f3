// SPDX-License-Identifier: Apache-2.0
/** Known failures: which outcomes they cover in this run, and what the run says about each of them. */
import type { CheckOutcome, CheckResult, Expectation, ExpectationResult, SystemInfo } from '../domain/documents.ts';
import type { RunState } from '../domain/record.ts';
import { describeRanges, isOneOf } from '../domain/versions.ts';
import { clip } from './text.ts';

/** Whether a pattern is found in a text; `too-slow` when that could not be told. */
export type Matches = (pattern: string, text: string) => boolean | 'too-slow';

export interface ExpectationContext {
  readonly adapter: string;
  readonly system: SystemInfo | null;
  readonly state: RunState;
  readonly matches: Matches;
}

interface Covered {
  readonly check: string;
  readonly outcome: CheckOutcome;
  /** Whether the message fits; only asked of failures. */
  readonly message: boolean | 'too-slow';
}

/** Marks what is expected and says of each expectation what became of it; order and number stay as they are. */
export function applyExpectations(
  checks: readonly CheckResult[],
  expectations: readonly Expectation[],
  context: ExpectationContext,
): { readonly checks: readonly CheckResult[]; readonly results: readonly ExpectationResult[] } {
  const patient = { ...context, matches: givingUp(context.matches) };
  const issues = new Map<CheckOutcome, string[]>();
  const results = expectations.map((expectation) => {
    const scopeNote = whyOutOfScope(expectation, context);
    const covered = scopeNote === null ? outcomesCovered(checks, expectation, patient) : [];
    for (const { outcome } of covered.filter(isHit)) {
      const known = issues.get(outcome) ?? [];
      issues.set(outcome, known.includes(expectation.issue) ? known : [...known, expectation.issue]);
    }
    return describeResult(expectation, covered, scopeNote);
  });
  const marked = checks.map((check) => ({
    ...check,
    outcomes: check.outcomes.map((outcome) => ({ ...outcome, expectedBy: issues.get(outcome) ?? [] })),
  }));
  return { checks: marked, results };
}

/** How many instances may fail its checks by it: those that the checks looked at, of those that it is about. */
export function countInstances(expectation: Expectation, checks: readonly CheckResult[], state: RunState): number {
  const names = outcomesAbout(checks, expectation, state).map(({ outcome }) => outcome.instance);
  return unique(names.filter((name) => name !== null)).length;
}

/** A pattern that took too long once is not tried again: of a thousand instances each would cost its whole limit. */
function givingUp(matches: Matches): Matches {
  const slow = new Set<string>();
  return (pattern, text) => {
    const found = slow.has(pattern) ? 'too-slow' : matches(pattern, text);
    if (found === 'too-slow') slow.add(pattern);
    return found;
  };
}

function outcomesCovered(
  checks: readonly CheckResult[],
  expectation: Expectation,
  { state, matches }: ExpectationContext,
): readonly Covered[] {
  return outcomesAbout(checks, expectation, state).map(({ check, outcome }) => ({
    check,
    outcome,
    message: fitsMessage(expectation, outcome, matches),
  }));
}

/** Of its checks on its instances, whatever their message. */
function outcomesAbout(
  checks: readonly CheckResult[],
  expectation: Expectation,
  state: RunState,
): readonly Pick<Covered, 'check' | 'outcome'>[] {
  const instances = instancesOf(expectation, state);
  return checks
    .filter(({ name }) => expectation.checks.includes(name))
    .flatMap(({ name, outcomes }) =>
      outcomes
        .filter(({ instance }) => instances === null || (instance !== null && instances.has(instance)))
        .map((outcome) => ({ check: name, outcome })),
    );
}

/** Null when all instances may fail. */
function instancesOf(expectation: Expectation, state: RunState): ReadonlySet<string> | null {
  const { instances } = expectation;
  if (instances === undefined) return null;
  if (!('targets-of' in instances)) return new Set(instances);
  const firings = state.targets.filter(({ operation }) => operation === instances['targets-of']);
  return new Set(firings.flatMap(({ chosen }) => chosen.map((label) => label.split('/')[0] ?? label)));
}

function fitsMessage(expectation: Expectation, outcome: CheckOutcome, matches: Matches): boolean | 'too-slow' {
  if (expectation.message === undefined || outcome.outcome !== 'failed') return true;
  try {
    return matches(expectation.message, outcome.actual);
  } catch {
    return 'too-slow';
  }
}

function isHit({ outcome, message }: Covered): boolean {
  return outcome.outcome === 'failed' && message === true;
}

function describeResult(
  expectation: Expectation,
  covered: readonly Covered[],
  scopeNote: string | null,
): ExpectationResult {
  const hits = covered.filter(isHit);
  const isHolding = (name: string): boolean => {
    const outcomes = covered.filter(({ check }) => check === name);
    return outcomes.length > 0 && outcomes.every(({ outcome }) => outcome.outcome === 'held');
  };
  return {
    issue: expectation.issue,
    reason: expectation.reason,
    flaky: expectation.flaky !== undefined,
    outcome: outcomeOf(expectation, covered, scopeNote),
    scopeNote: scopeNote === null ? null : clip(scopeNote, 500),
    hitInstances: unique(hits.map(({ outcome }) => outcome.instance).filter((name) => name !== null)),
    failed: unique(hits.map(({ check }) => check)),
    holding: expectation.checks.filter(isHolding),
  };
}

/**
 * A named check that failed with another message is neither a hit nor clean: the run says nothing about the issue.
 * The same where nothing was covered, as with the targets of an operation that was skipped.
 */
function outcomeOf(
  expectation: Expectation,
  covered: readonly Covered[],
  scopeNote: string | null,
): ExpectationResult['outcome'] {
  if (scopeNote !== null) return 'ignored';
  if (expectation.checks.length === 0) return 'guard';
  if (covered.some(isHit)) return 'hit';
  const allHeld = covered.length > 0 && covered.every(({ outcome }) => outcome.outcome === 'held');
  return allHeld ? 'clean' : 'undecided';
}

function whyOutOfScope(expectation: Expectation, context: ExpectationContext): string | null {
  const { adapters, systems } = expectation;
  if (adapters !== undefined && !adapters.includes(context.adapter)) {
    return `only with adapter ${adapters.join(', ')}; this run used ${context.adapter}`;
  }
  if (systems === undefined) return null;
  const wanted = describeRanges(systems);
  if (context.system === null) return `only with ${wanted}; the system did not say what it is`;
  const { name, version } = context.system;
  return isOneOf(context.system, systems) ? null : `only with ${wanted}; this run used ${name} ${version}`;
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
