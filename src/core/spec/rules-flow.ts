// SPDX-License-Identifier: Apache-2.0
/** Rules about the flow: that it names what is there, all of it, and in an order in which it can be done. */
import type { FaultKind } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import { FAULTS, isOverAtOnce } from '../domain/faults.ts';
import { nearestName } from '../domain/nearest.ts';
import { type FlowStep, isAfter, isBefore } from './flow-steps.ts';
import { has, inner, numberOf, type Word, word } from './items.ts';
import type { Outline } from './outline.ts';
import { child, problemAt } from './places.ts';
import { counted, indefinite, listed, quoted } from './show.ts';

type Rule = (outline: Outline) => readonly SpecProblem[];

const namedStepsAreKnown: Rule = (outline) => {
  const names = [...workloadNames(outline), ...operationNames(outline)];
  return outline.steps.flatMap((step) =>
    step.kind === 'name' && step.target !== null
      ? unknownName(outline, step.target, { what: 'workload or operation', names })
      : [],
  );
};

const startedAndAwaitedAreWorkloads: Rule = (outline) => {
  const names = workloadNames(outline);
  return outline.steps.flatMap((step) => {
    if ((step.kind !== 'start' && step.kind !== 'await') || step.target === null) return [];
    const isOperation = operationNames(outline).includes(step.target.text) && !names.includes(step.target.text);
    if (!isOperation) return unknownName(outline, step.target, { what: 'workload', names });
    const expected = `a workload; an operation is a step by its name alone`;
    return problemAt(outline.places, step.target.pointer, {
      found: `${step.kind} of the operation ${quoted(step.target.text)}`,
      expected,
    });
  });
};

const waitsAreForWorkloads: Rule = (outline) =>
  outline.steps.flatMap(({ wait }) => {
    const name = word(wait, 'workload');
    return name === null ? [] : unknownName(outline, name, { what: 'workload', names: workloadNames(outline) });
  });

const waitCountsArePossible: Rule = (outline) =>
  outline.steps.flatMap(({ wait }) => {
    const count = numberOf(wait, 'count');
    const workload = outline.workloads.find(({ name }) => name === word(wait, 'workload')?.text);
    if (wait === null || count === null || workload?.instances === undefined || workload.instances === null) return [];
    if (count <= workload.instances) return [];
    const expected = `at most ${String(workload.instances)}, the instances of ${workload.name}`;
    return problemAt(outline.places, child(wait.pointer, 'count'), { found: `count ${String(count)}`, expected });
  });

const everythingIsNamed: Rule = (outline) => {
  if (!outline.complete.flow) return [];
  const named = new Set(
    outline.steps.flatMap(({ kind, target }) => (kind === 'name' || kind === 'start' ? (target?.text ?? []) : [])),
  );
  const unnamed =
    (kind: string, expected: string) =>
    (entry: { readonly name: string; readonly item: { readonly pointer: string } }) =>
      named.has(entry.name)
        ? []
        : [
            problemAt(outline.places, child(entry.item.pointer, 'name'), {
              found: `${kind} ${quoted(entry.name)}, which the flow never ${kind === 'workload' ? 'starts' : 'names'}`,
              expected,
            }),
          ];
  return [
    ...outline.workloads.flatMap(unnamed('workload', 'a step that starts it, or no such workload')),
    ...outline.operations.flatMap(unnamed('operation', 'a step with its name, or no such operation')),
  ];
};

const workloadsStartOnce: Rule = (outline) =>
  workloadNames(outline).flatMap((name) => {
    const [first, second] = startsOf(outline, name);
    if (first === undefined) return [];
    if (second !== undefined) {
      return [
        problemAt(outline.places, (second.target ?? second).pointer, {
          found: `a second start of workload ${quoted(name)}`,
          expected: 'one start of each workload',
        }),
      ];
    }
    if (!first.repeated) return [];
    return [
      problemAt(outline.places, (first.target ?? first).pointer, {
        found: `a start of workload ${quoted(name)} in each round of a repeat`,
        expected: 'one start of each workload',
      }),
    ];
  });

/** Whatever needs the instances of a workload comes after the step that creates them, or beside it. */
const nothingComesBeforeItsStart: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    const needed = step.kind === 'await' ? step.target : (word(step.wait, 'workload') ?? word(step.wait, 'log'));
    if (needed === null) return [];
    const starts = startsOf(outline, needed.text);
    if (starts.length === 0 || !starts.every((start) => isBefore(step, start))) return [];
    const found = `${step.kind === 'await' ? 'await' : 'a wait'} before workload ${quoted(needed.text)} is started`;
    return problemAt(outline.places, needed.pointer, { found, expected: 'the start first' });
  });

const revertsHaveAnUndo: Rule = (outline) =>
  outline.steps.flatMap((step) => {
    if (step.kind !== 'revert' || step.target === null) return [];
    const { pointer, text } = step.target;
    const operation = outline.operations.find(({ name }) => name === text);
    if (operation === undefined) {
      return unknownName(outline, step.target, { what: 'operation', names: operationNames(outline) });
    }
    const { uses, item } = operation;
    const onRole = has(inner(item, 'target') ?? item, 'workload');
    if (!isUndoneByNothing(uses, onRole)) return [];
    const place = onRole ? ' on the role of an instance' : '';
    const expected = 'a freeze, an outage, or a kill or stop of a component';
    return problemAt(outline.places, pointer, {
      found: `revert of ${quoted(text)}, a ${uses ?? 'fault'}${place} that nothing undoes`,
      expected,
    });
  });

/** A momentary fault that starts its target itself, or one whose target nothing starts again. */
function isUndoneByNothing(uses: string | null, onRole: boolean): boolean {
  if (uses === null || !Object.hasOwn(FAULTS, uses)) return false;
  const fault = uses as FaultKind;
  return isOverAtOnce(fault) || (onRole && !FAULTS[fault].held);
}

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

const sinceNamesSomethingEarlier: Rule = (outline) => {
  const names = [...workloadNames(outline), ...operationNames(outline)];
  return outline.steps.flatMap((step) => {
    const since = word(step.wait, 'since');
    if (since === null) return [];
    if (!names.includes(since.text)) return unknownName(outline, since, { what: 'workload or operation', names });
    const earlier = stepsNaming(outline, since.text);
    if (earlier.length === 0 || earlier.some((start) => !isAfter(start, step))) return [];
    return problemAt(outline.places, since.pointer, {
      found: `since ${quoted(since.text)}, which starts later`,
      expected: 'a step that starts before the wait',
    });
  });
};

export const FLOW_RULES: readonly Rule[] = [
  namedStepsAreKnown,
  startedAndAwaitedAreWorkloads,
  waitsAreForWorkloads,
  waitCountsArePossible,
  everythingIsNamed,
  workloadsStartOnce,
  nothingComesBeforeItsStart,
  revertsHaveAnUndo,
  revertsComeAfterTheFault,
  sinceNamesSomethingEarlier,
];

/** The problem of a name that is not among those known, unless some of those cannot be told. */
export function unknownName(
  outline: Outline,
  name: Word,
  known: { readonly what: string; readonly names: readonly string[]; readonly complete?: boolean },
): readonly SpecProblem[] {
  const complete = known.complete ?? outline.complete.names;
  if (known.names.includes(name.text) || !complete) return [];
  const names = [...new Set(known.names)];
  const what = indefinite(known.what);
  const expected = names.length === 0 ? `${what}, of which there is none` : `${what}: ${listed(names)}`;
  const found = `unknown name ${quoted(name.text)}`;
  return [problemAt(outline.places, name.pointer, { found, expected, nearest: nearestName(name.text, names) })];
}

export function workloadNames(outline: Outline): readonly string[] {
  return outline.workloads.map(({ name }) => name);
}

export function operationNames(outline: Outline): readonly string[] {
  return outline.operations.map(({ name }) => name);
}

/** Steps that create the instances of a workload. */
function startsOf(outline: Outline, workload: string): readonly FlowStep[] {
  return stepsNaming(outline, workload).filter(() => workloadNames(outline).includes(workload));
}

/** Steps with which a workload or operation begins. */
function stepsNaming(outline: Outline, name: string): readonly FlowStep[] {
  return outline.steps.filter(({ kind, target }) => (kind === 'name' || kind === 'start') && target?.text === name);
}

export function countedInstances(workload: { readonly name: string; readonly instances: number }): string {
  return `${workload.name} has ${counted(workload.instances, 'instance')}`;
}
