// SPDX-License-Identifier: Apache-2.0
/** Rules about expectations: that what they name is there, and that a failure can be one of theirs. */
import type { SpecProblem } from '../domain/errors.ts';
import { has, inner, type Item, textOf, word, wordsOf } from './items.ts';
import { allInstances, mayBeCreated, type Outline, type OutlinedCheck, workloadOf } from './outline.ts';
import { child, problemAt } from './places.ts';
import { operationNames, unknownName, workloadNames } from './rules-flow.ts';
import { listed, quoted } from './show.ts';

type Rule = (outline: Outline) => readonly SpecProblem[];

const expectationsNameChecks: Rule = (outline) => {
  const names = outline.checks.flatMap(outcomeNames);
  return outline.expectations.flatMap((expectation) =>
    wordsOf(expectation, 'checks').flatMap((check) =>
      unknownName(outline, check, { what: 'check', names, complete: outline.complete.checks }),
    ),
  );
};

const expectationsNameInstances: Rule = (outline) => {
  const instances = allInstances(outline);
  return outline.expectations.flatMap((expectation) => {
    const targetsOf = word(inner(expectation, 'instances'), 'targets-of');
    const named = wordsOf(expectation, 'instances').filter(({ text }) => !mayBeCreated(outline, text));
    return [
      ...(targetsOf === null
        ? []
        : unknownName(outline, targetsOf, { what: 'operation', names: operationNames(outline) })),
      ...(instances === null
        ? []
        : named.flatMap((name) => unknownName(outline, name, { what: 'instance', names: instances }))),
    ];
  });
};

/** A component is no instance: nothing that fails would be among them. */
const targetsAreInstances: Rule = (outline) =>
  outline.expectations.flatMap((expectation) => {
    const name = word(inner(expectation, 'instances'), 'targets-of');
    const operation = outline.operations.find((candidate) => candidate.name === name?.text);
    if (name === null || operation === undefined || operation.target === null || !has(operation.target, 'component'))
      return [];
    const found = `targets of ${quoted(name.text)}, which acts on a component`;
    return problemAt(outline.places, name.pointer, { found, expected: 'an operation on instances' });
  });

const instancesAreThoseOfChecks: Rule = (outline) =>
  outline.expectations.flatMap((expectation) => {
    const checks = checksOf(expectation, outline);
    if (!has(expectation, 'instances') || checks === null || checks.length === 0) return [];
    const subjects = [...new Set(checks.flatMap((check) => subjectOf(check, outline) ?? []))];
    const place = child(expectation.pointer, 'instances');
    if (subjects.length === 0) {
      const expected = 'no "instances", or a check of a workload';
      return problemAt(outline.places, place, {
        found: 'key "instances" without a check of instances',
        expected,
        atKey: true,
      });
    }
    const meant = workloadsMeant(expectation, outline);
    if (meant.length === 0 || meant.some((workload) => subjects.includes(workload))) return [];
    const found = `instances of ${listed(meant, 'and')}, which none of the checks is about`;
    return problemAt(outline.places, place, { found, expected: `instances of ${listed(subjects)}` });
  });

export const EXPECTATION_RULES: readonly Rule[] = [
  expectationsNameChecks,
  expectationsNameInstances,
  targetsAreInstances,
  instancesAreThoseOfChecks,
];

/** As expectations name what a check comes to. */
function outcomeNames({ name, isSteadyState }: OutlinedCheck): readonly string[] {
  return isSteadyState ? [`${name.text}@before`, `${name.text}@after`] : [name.text];
}

/** Null when one of them is not there. */
function checksOf(expectation: Item, outline: Outline): readonly OutlinedCheck[] | null {
  const checks = wordsOf(expectation, 'checks').map(({ text }) =>
    outline.checks.find((check) => outcomeNames(check).includes(text)),
  );
  return checks.every((check) => check !== undefined) ? checks : null;
}

/** The workload that a check has an outcome for each instance of. */
function subjectOf({ item, kind, workload }: OutlinedCheck, outline: Outline): string | null {
  const log = kind === 'log' ? textOf(item, 'log') : null;
  return workload ?? (log !== null && workloadNames(outline).includes(log) ? log : null);
}

/** Whose instances an expectation is about; none when that cannot be told. */
function workloadsMeant(expectation: Item, outline: Outline): readonly string[] {
  const targetsOf = textOf(inner(expectation, 'instances'), 'targets-of');
  const operation = outline.operations.find(({ name }) => name === targetsOf);
  const names = [
    textOf(operation?.target ?? null, 'workload'),
    ...wordsOf(expectation, 'instances').map(({ text }) => workloadOf(text)),
  ];
  return [...new Set(names.flatMap((name) => (name !== null && workloadNames(outline).includes(name) ? name : [])))];
}
