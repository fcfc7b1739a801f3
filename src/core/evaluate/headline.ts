// SPDX-License-Identifier: Apache-2.0
/** The verdict's reason in one plain sentence: which check, on what, what was expected and what was there. */
import type { CheckOutcome, CheckResult, ExpectationResult, Verdict } from '../domain/documents.ts';
import { type Decided, isExpected } from './verdict.ts';
import { clip, countOf, listNames } from './text.ts';

const lengthLimit = 500;

interface Named {
  readonly check: CheckResult;
  readonly outcome: CheckOutcome;
}

export function buildHeadline(verdict: Verdict, decided: Decided, standInFor: string | null): string {
  const prefix = standInFor === null ? '' : `Stand-in, not ${standInFor}: `;
  return clip(prefix + sentences[verdict](decided), lengthLimit);
}

const sentences: Readonly<Record<Verdict, (decided: Decided) => string>> = {
  ERROR: (decided) => `${sayError(decided)}${sayHits(decided)}${sayUnexpected(decided)}`,
  FAIL: (decided) => {
    const failed = outcomesOf(decided).filter(({ outcome }) => outcome.outcome === 'failed' && !isExpected(outcome));
    return sayFirst(failed, 'failed');
  },
  XPASS: (decided) => {
    const clean = decided.expectations.filter(({ outcome, flaky }) => outcome === 'clean' && !flaky);
    const held = listNames(unique(clean.flatMap(({ holding }) => holding)), 5);
    return `${issuesOf(clean)} did not show: ${held} held${sayHits(decided)}`;
  },
  XFAIL: (decided) => {
    const failed = outcomesOf(decided).filter(({ outcome }) => outcome.outcome === 'failed');
    const hits = decided.expectations.filter(({ outcome }) => outcome === 'hit');
    return `As ${issuesOf(hits)} says, ${sayFirst(failed, 'failed')}`;
  },
  'not-applicable': ({ notApplicable }) => notApplicable ?? 'it does not apply',
  PASS: (decided) => {
    const flaky = decided.expectations.filter((expectation) => expectation.flaky && expectation.outcome === 'clean');
    const total = outcomesOf(decided).length;
    const held = total === 0 ? 'There was nothing to check' : 'Every check holds';
    return flaky.length === 0 ? held : `${held}; ${issuesOf(flaky)}: flaky, not hit`;
  },
};

function sayError(decided: Decided): string {
  const [error] = decided.errors;
  if (error !== undefined) {
    const message = firstLine(error.message);
    const subject = error.subject === null || message.includes(error.subject) ? '' : ` (${error.subject})`;
    return `${error.phase}: ${message}${subject}${more(decided.errors.length - 1, 'error')}`;
  }
  if (decided.cancelled) return 'The run was cancelled before its end';
  const undecided = outcomesOf(decided).filter(({ outcome }) => outcome.outcome === 'undecided');
  return sayFirst(undecided, 'could not be decided');
}

function sayHits(decided: Decided): string {
  const hits = decided.expectations.filter(({ outcome }) => outcome === 'hit');
  if (hits.length === 0) return '';
  return `; ${issuesOf(hits)} showed: ${listNames(unique(hits.flatMap(({ failed }) => failed)))} failed`;
}

/** What an ERROR would be a FAIL for. */
function sayUnexpected(decided: Decided): string {
  const named = outcomesOf(decided).filter(({ outcome }) => outcome.outcome === 'failed' && !isExpected(outcome));
  const [first] = named;
  if (first === undefined) return '';
  const same = named.filter(({ check }) => check === first.check);
  const others = unique(named.map(({ check }) => check.name)).length - 1;
  return `; ${first.check.name} failed${placesOf(same)} without an issue${more(others, 'check')}`;
}

/** The first check with all that it is true of, and what was found on the first of them. */
function sayFirst(named: readonly Named[], verb: string): string {
  const [first] = named;
  if (first === undefined) return verb;
  const { check, outcome } = first;
  const same = named.filter((other) => other.check === check);
  const others = unique(named.filter((other) => other.check !== check).map((other) => other.check.name));
  const found = `expected ${clip(outcome.expected, 150)}, found ${clip(outcome.actual, 180)}`;
  const also = others.length === 0 ? '' : `; ${listNames(others)} ${verb} as well`;
  const where = same.length > 1 && outcome.instance !== null ? `on ${outcome.instance} ` : '';
  return `${check.name} ${verb}${placesOf(same)}: ${where}${found}${also}`;
}

/** ` on counter-0 and counter-2`; empty for the run as a whole. */
function placesOf(named: readonly Named[]): string {
  const instances = named.flatMap(({ outcome }) => outcome.instance ?? []);
  return instances.length === 0 ? '' : ` on ${listNames(instances, 4)}`;
}

function more(count: number, noun: string): string {
  return count <= 0 ? '' : ` (and ${countOf(count, `more ${noun}`)})`;
}

function outcomesOf(decided: Decided): readonly Named[] {
  return decided.checks.flatMap((check) => check.outcomes.map((outcome) => ({ check, outcome })));
}

function issuesOf(expectations: readonly ExpectationResult[]): string {
  return listNames(unique(expectations.map(({ issue }) => issue)));
}

function firstLine(text: string): string {
  return clip(text.split('\n', 1)[0] ?? '', 300);
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
