// SPDX-License-Identifier: Apache-2.0
/** Rules about the operations, durations and inventories that checks are about. */
import type { SpecProblem } from '../domain/errors.ts';
import { isFault } from '../domain/faults.ts';
import { has, textOf, word } from './items.ts';
import type { Outline, OutlinedOperation } from './outline.ts';
import { child, problemAt } from './places.ts';
import { describedOperation, isUndoneByNothing, UNDOABLE } from './rules-firings.ts';
import { operationNames, unknownName, workloadNames } from './rules-flow.ts';
import { SPANS } from './rules-names.ts';
import { isHost } from './rules-targets.ts';
import { indefinite, quoted } from './show.ts';

type Rule = (outline: Outline) => readonly SpecProblem[];

/** Parts of an operation's duration that end with its revert. */
export const REVERTED_PARTS: readonly string[] = ['hold', 'revert'];

const checksNameOperations: Rule = (outline) =>
  outline.checks.flatMap(({ item, kind }) => {
    const names = operationNames(outline);
    const during = word(item, 'during');
    const operation = kind === 'operation' ? word(item, 'operation') : null;
    return [during, operation].flatMap((name) =>
      name === null ? [] : unknownName(outline, name, { what: 'operation', names }),
    );
  });

const durationsAreOfSomething: Rule = (outline) =>
  outline.checks.flatMap(({ item, kind }) => {
    const of = kind === 'duration' ? word(item, 'of') : null;
    if (of === null) return [];
    const names = [...SPANS, ...workloadNames(outline), ...operationNames(outline)];
    return unknownName(outline, of, { what: 'workload, operation, flow or recovery', names });
  });

/** Whether the adapter can revert an operation of its own is looked at with it. */
const partsAreThere: Rule = (outline) =>
  outline.checks.flatMap(({ item, kind }) => {
    const part = kind === 'duration' ? word(item, 'part') : null;
    const of = textOf(item, 'of');
    if (part === null || of === null) return [];
    if (SPANS.includes(of) || workloadNames(outline).includes(of)) {
      const found = `part of ${quoted(of)}, which is no operation`;
      return problemAt(outline.places, part.pointer, { found, expected: 'no "part"', atKey: true });
    }
    const operation = outline.operations.find(({ name }) => name === of);
    if (operation === undefined || !REVERTED_PARTS.includes(part.text) || !isUndoneByNothing(operation)) return [];
    const found = `part: ${quoted(part.text)} of ${quoted(of)}, ${describedOperation(operation)} that nothing undoes`;
    return problemAt(outline.places, part.pointer, { found, expected: `${quoted('effect')}, or ${UNDOABLE}` });
  });

const operationChecksAreOfNoFault: Rule = (outline) =>
  operationChecks(outline).flatMap(({ operation, name }) => {
    const { uses } = operation;
    if (uses === null || !isFault(uses)) return [];
    const found = `${quoted(operation.name)}, ${indefinite(uses)}`;
    return problemAt(outline.places, name.pointer, { found, expected: 'an operation that is no built-in fault' });
  });

/** There its outcomes are those of the workload's instances. */
const operationChecksAreOfTheirWorkload: Rule = (outline) =>
  operationChecks(outline).flatMap(({ operation, workload, name }) => {
    if (workload === null || operation.target === null || textOf(operation.target, 'workload') === workload) return [];
    if (!has(operation.target, 'workload') && !has(operation.target, 'component')) return [];
    const found = `${quoted(operation.name)}, which does not act on workload ${quoted(workload)}`;
    return problemAt(outline.places, name.pointer, {
      found,
      expected: `an operation on ${workload}, or the check among those of the experiment`,
    });
  });

const inventoriesWereTaken: Rule = (outline) => {
  const names = outline.steps.flatMap(({ kind, target }) => (kind === 'inventory' ? (target?.text ?? []) : []));
  return outline.checks.flatMap(({ item, kind }) => {
    const at = kind === 'inventory' ? word(item, 'at') : null;
    const complete = outline.complete.flow;
    return at === null ? [] : unknownName(outline, at, { what: 'inventory step of the flow', names, complete });
  });
};

/** At the end the instances are deleted, so the claim would be about none and always hold. */
const instancesAreThereToCount: Rule = (outline) =>
  outline.checks.flatMap(({ item, kind, isPlain }) => {
    const workload = kind === 'inventory' ? word(item, 'one-per-instance') : null;
    if (workload === null) return [];
    if (isHost(outline, workload.text)) {
      const found = `one-per-instance of the host workload ${quoted(workload.text)}`;
      return problemAt(outline.places, workload.pointer, { found, expected: 'a workload of the system' });
    }
    const unknown = unknownName(outline, workload, { what: 'workload', names: workloadNames(outline) });
    if (unknown.length > 0 || !isPlain || has(item, 'at')) return unknown;
    const found = 'one-per-instance of the inventory taken at the end, when the instances are deleted';
    return problemAt(outline.places, child(item.pointer, 'one-per-instance'), {
      found,
      expected: '"at", the name of an inventory step',
      atKey: true,
    });
  });

export const SUBJECT_RULES: readonly Rule[] = [
  checksNameOperations,
  durationsAreOfSomething,
  partsAreThere,
  operationChecksAreOfNoFault,
  operationChecksAreOfTheirWorkload,
  inventoriesWereTaken,
  instancesAreThereToCount,
];

function operationChecks(outline: Outline): readonly {
  readonly operation: OutlinedOperation;
  readonly workload: string | null;
  readonly name: { readonly pointer: string };
}[] {
  return outline.checks.flatMap(({ item, kind, workload }) => {
    const name = kind === 'operation' ? word(item, 'operation') : null;
    const operation = outline.operations.find((candidate) => candidate.name === name?.text);
    return name === null || operation === undefined ? [] : [{ operation, workload, name }];
  });
}
