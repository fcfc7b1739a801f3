// SPDX-License-Identifier: Apache-2.0
/** Rules about how the flow fires operations, holds them, waits for their end and undoes them. */
import type { SpecProblem } from '../domain/errors.ts';
import { FAULTS, INSTANCE_OPERATIONS, isFault, isOverAtOnce } from '../domain/faults.ts';
import { type FlowStep, isAfter, isBefore } from './flow-steps.ts';
import { has, inner, type Item, textOf } from './items.ts';
import type { Outline, OutlinedOperation } from './outline.ts';
import { child, problemAt } from './places.ts';
import { startsOf, stepsNaming, workloadNames } from './rules-flow.ts';
import { indefinite, listed, quoted } from './show.ts';

type Rule = (outline: Outline) => readonly SpecProblem[];

const HELD_FAULTS = Object.entries(FAULTS).flatMap(([name, { held }]) => (held ? [name] : []));

const awaitedOperationsWereStarted: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    const operation = operationOf(step, outline);
    if (step.kind !== 'await' || step.target === null || operation === null) return [];
    const { name } = operation;
    const starts = stepsNaming(outline, name).filter(({ kind }) => kind === 'start');
    if (starts.length > 0 && !starts.every((start) => isBefore(step, start))) return [];
    if (starts.length === 0 && !outline.complete.flow) return [];
    const found = `await of operation ${quoted(name)}${starts.length === 0 ? ', which the flow never starts' : ' before it is started'}`;
    return problemAt(outline.places, step.target.pointer, { found, expected: `{start: ${name}} first` });
  });

/** A fault without a duration ends with its revert alone: who awaits it before would wait until the run's timeout. */
const awaitedFaultsEnd: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    const operation = step.kind === 'await' ? operationOf(step, outline) : null;
    if (step.target === null || operation === null || !outline.complete.flow) return [];
    const { name, uses, item, isPlain } = operation;
    if (!isPlain || uses === null || !HELD_FAULTS.includes(uses) || isLimited(item)) return [];
    if (!stepsNaming(outline, name).some(({ kind }) => kind === 'start')) return [];
    const reverts = outline.steps.filter(({ kind, target }) => kind === 'revert' && target?.text === name);
    if (!reverts.every((revert) => isBefore(step, revert))) return [];
    return problemAt(outline.places, step.target.pointer, {
      found: `await of ${quoted(name)}, which has no "duration" and is not reverted before`,
      expected: `a "duration", or {revert: ${name}} before the await or beside it`,
    });
  });

/** Operations of the adapter are looked at with it. */
const holdsAreOfHeldFaults: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    const uses = step.kind === 'hold' ? (operationOf(step, outline)?.uses ?? null) : null;
    if (step.target === null || uses === null || !isBuiltIn(uses) || HELD_FAULTS.includes(uses)) return [];
    return problemAt(outline.places, step.target.pointer, heldProblem(step.target.text, indefinite(uses)));
  });

/** As a step of its own a held fault ends with its time; in a `hold` it ends with the steps, and time would mean nothing. */
const heldFaultsHaveTheirTime: Rule = (outline) => {
  if (!outline.complete.flow) return [];
  return outline.operations.flatMap(({ name, uses, item, isPlain }) => {
    if (!isPlain || uses === null || !HELD_FAULTS.includes(uses)) return [];
    const kinds = new Set(stepsNaming(outline, name).map(({ kind }) => kind));
    const place = child(item.pointer, 'with');
    if (kinds.has('name') && !isLimited(item)) {
      const expected = `"duration": ${quoted(name)} is a step of its own`;
      return problemAt(outline.places, place, { found: 'missing key "duration"', expected, atKey: true });
    }
    if (kinds.size !== 1 || !kinds.has('hold') || !isLimited(item)) return [];
    const expected = `no "duration": ${quoted(name)} is only held, until the steps of its hold have ended`;
    return problemAt(outline.places, child(place, 'duration'), { found: 'key "duration"', expected, atKey: true });
  });
};

function isLimited(item: Item): boolean {
  const parameters = inner(item, 'with');
  return parameters !== null && has(parameters, 'duration');
}

const revertsHaveAnUndo: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    const operation = step.kind === 'revert' ? operationOf(step, outline) : null;
    if (step.target === null || operation === null || !isUndoneByNothing(operation)) return [];
    return problemAt(outline.places, step.target.pointer, {
      found: `revert of ${quoted(operation.name)}, ${describedOperation(operation)} that nothing undoes`,
      expected: UNDOABLE,
    });
  });

const revertsComeAfterTheFault: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    const { target } = step;
    if (step.kind !== 'revert' || target === null) return [];
    const firings = stepsNaming(outline, target.text);
    if (firings.length === 0 || firings.some((firing) => !isAfter(firing, step))) return [];
    return problemAt(outline.places, target.pointer, {
      found: `revert of ${quoted(target.text)} before it fires`,
      expected: 'the operation first',
    });
  });

/** Before there are instances an operation on them finds none; `on-empty: skip` says that this is meant. */
const targetsAreStarted: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    const operation = ['name', 'start', 'hold'].includes(step.kind) ? operationOf(step, outline) : null;
    const workload = textOf(operation?.target ?? null, 'workload');
    if (step.target === null || operation === null || workload === null) return [];
    if (operation.item.map['on-empty'] === 'skip') return [];
    const starts = startsOf(outline, workload);
    if (starts.length === 0 || !starts.every((start) => isBefore(step, start))) return [];
    const found = `${quoted(operation.name)} before workload ${quoted(workload)}, its target, is started`;
    return problemAt(outline.places, step.target.pointer, { found, expected: 'the start first' });
  });

export const FIRING_RULES: readonly Rule[] = [
  awaitedOperationsWereStarted,
  awaitedFaultsEnd,
  holdsAreOfHeldFaults,
  heldFaultsHaveTheirTime,
  revertsHaveAnUndo,
  revertsComeAfterTheFault,
  targetsAreStarted,
];

/** What `revert: OP` and the revert of a duration can be about. */
export const UNDOABLE: string = listed([
  ...HELD_FAULTS.map(indefinite),
  'a kill or stop of a component',
  'an operation of the adapter with a revert',
]);

/** Momentary faults that start their target themselves or whose target nothing starts again, and instances made or deleted. */
export function isUndoneByNothing({ uses, target }: OutlinedOperation): boolean {
  if (uses === null || !isBuiltIn(uses)) return false;
  if (!isFault(uses)) return true;
  const onRole = target !== null && has(target, 'workload');
  return isOverAtOnce(uses) || (onRole && !FAULTS[uses].held);
}

/** `a kill on the role of an instance` */
export function describedOperation({ uses, target }: OutlinedOperation): string {
  const onRole = target !== null && has(target, 'workload') && uses !== null && isFault(uses);
  return `${indefinite(uses ?? 'operation')}${onRole ? ' on the role of an instance' : ''}`;
}

/** What is said of a `hold` of something else; `what` is with its article. */
export function heldProblem(name: string, what: string): { readonly found: string; readonly expected: string } {
  return {
    found: `hold of ${quoted(name)}, ${what}`,
    expected: `an operation that is ${listed(HELD_FAULTS.map(indefinite))}`,
  };
}

export function isBuiltIn(uses: string): boolean {
  const others: readonly string[] = INSTANCE_OPERATIONS;
  return isFault(uses) || others.includes(uses);
}

/** The operation that a step names, unless a workload has the name. */
function operationOf(step: FlowStep, outline: Outline): OutlinedOperation | null {
  if (step.target === null || workloadNames(outline).includes(step.target.text)) return null;
  return outline.operations.find(({ name }) => name === step.target?.text) ?? null;
}
