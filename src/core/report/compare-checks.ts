// SPDX-License-Identifier: Apache-2.0
/** Outcomes of checks and of expectations in two runs: what flipped, what one of them alone has. */
import type {
  CheckOutcome,
  CheckResult,
  ComparedCheck,
  ComparedExpectation,
  ComparisonSummary,
  ExpectationResult,
  VerdictDocument,
} from '../domain/documents.ts';
import { compareNames, count, listNames, visible } from './text.ts';

type Change = ComparedCheck['change'];

/** What needs somebody to look comes first. */
const changes: readonly Change[] = ['broken', 'undecided', 'fixed', 'failed-again', 'new', 'gone', 'same'];

interface Found {
  readonly check: CheckResult;
  readonly outcome: CheckOutcome;
}

export function compareChecks(a: VerdictDocument, b: VerdictDocument): readonly ComparedCheck[] {
  const [inA, inB] = [outcomesOf(a), outcomesOf(b)];
  const keys = [...new Set([...inB.keys(), ...inA.keys()])];
  return keys
    .flatMap((key) => compareOutcome(inA.get(key) ?? null, inB.get(key) ?? null))
    .map((row, index) => ({ row, index }))
    .sort(
      (left, right) =>
        changes.indexOf(left.row.change) - changes.indexOf(right.row.change) ||
        compareNames(left.row.check, right.row.check) ||
        compareNames(left.row.instance ?? '', right.row.instance ?? '') ||
        left.index - right.index,
    )
    .map(({ row }) => row);
}

function outcomesOf({ checks }: VerdictDocument): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  for (const check of checks) {
    for (const outcome of check.outcomes) {
      found.set(JSON.stringify([check.name, check.workload, outcome.instance]), { check, outcome });
    }
  }
  return found;
}

function compareOutcome(a: Found | null, b: Found | null): readonly ComparedCheck[] {
  const found = b ?? a;
  if (found === null) return [];
  const { name, kind, workload } = found.check;
  const [first, second] = [a?.outcome ?? null, b?.outcome ?? null];
  const change = changeOf(first, second);
  return [
    {
      ...{ check: name, kind, workload, instance: found.outcome.instance, change },
      otherClaim: first !== null && second !== null && first.expected !== second.expected,
      otherIssues: change === 'failed-again' && issuesOf(first) !== issuesOf(second),
      ...{ a: first, b: second },
    },
  ];
}

function issuesOf(outcome: CheckOutcome | null): string {
  return JSON.stringify([...(outcome?.expectedBy ?? [])].sort());
}

function changeOf(a: CheckOutcome | null, b: CheckOutcome | null): Change {
  if (a === null) return 'new';
  if (b === null) return 'gone';
  if (a.outcome === 'undecided' || b.outcome === 'undecided') return 'undecided';
  if (a.outcome === b.outcome) return a.outcome === 'held' ? 'same' : 'failed-again';
  return b.outcome === 'held' ? 'fixed' : 'broken';
}

export function summarizeChecks(rows: readonly ComparedCheck[]): ComparisonSummary {
  const of = (change: Change): readonly ComparedCheck[] => rows.filter((row) => row.change === change);
  const [fixed, broken] = [of('fixed'), of('broken')];
  const [fixedNames, brokenNames] = [namesOf(fixed), namesOf(broken)];
  const parts = [
    `B fixes ${effect(fixedNames, fixed)}, breaks ${effect(brokenNames, broken)}`,
    tally(of('failed-again'), 'failed in both'),
    tally(of('undecided'), 'undecided in A or B'),
  ].filter((part) => part !== null);
  return {
    text: parts.join('; '),
    ...{ fixed: fixedNames, broken: brokenNames },
    ...{ fixedOutcomes: fixed.length, brokenOutcomes: broken.length },
  };
}

function effect(names: readonly string[], rows: readonly ComparedCheck[]): string {
  if (names.length === 0) return 'none';
  const instances = rows.filter(({ instance }) => instance !== null).length;
  const where = instances === 0 ? '' : ` on ${count(instances, 'instance')}`;
  return `${count(names.length, 'check')} (${listNames(names, 3)}${where})`;
}

function tally(rows: readonly ComparedCheck[], how: string): string | null {
  const names = namesOf(rows);
  return names.length === 0 ? null : `${listNames(names, 3)} ${how}`;
}

function namesOf(rows: readonly ComparedCheck[]): readonly string[] {
  return [...new Set(rows.map(({ check }) => visible(check, 60)))];
}

export function compareExpectations(a: VerdictDocument, b: VerdictDocument): readonly ComparedExpectation[] {
  const [inA, inB] = [numbered(a.expectations), numbered(b.expectations)];
  return [...new Set([...inB.keys(), ...inA.keys()])].map((key) => {
    const [first, second] = [inA.get(key), inB.get(key)];
    const [outcomeA, outcomeB] = [first?.outcome ?? null, second?.outcome ?? null];
    const issue = (second ?? first)?.issue ?? '';
    return { issue, changed: outcomeA !== outcomeB, a: outcomeA, b: outcomeB };
  });
}

/** An issue may have several expectations: they are told apart by their order. */
function numbered(expectations: readonly ExpectationResult[]): ReadonlyMap<string, ExpectationResult> {
  const times = new Map<string, number>();
  return new Map(
    expectations.map((expectation) => {
      const time = (times.get(expectation.issue) ?? 0) + 1;
      times.set(expectation.issue, time);
      return [`${String(time)} ${expectation.issue}`, expectation];
    }),
  );
}
