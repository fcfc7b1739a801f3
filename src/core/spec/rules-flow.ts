// SPDX-License-Identifier: Apache-2.0
/**
 * Rules about the flow: that it names what is there, all of it, and in an order in which it can be done. How it fires,
 * holds and undoes operations is rules-firings.ts's affair.
 */
import type { SpecProblem } from '../domain/errors.ts';
import { nearestName } from '../domain/nearest.ts';
import { type FlowStep, type FlowStepKind, isAfter, isBefore } from './flow-steps.ts';
import { numberOf, type Word, word } from './items.ts';
import { isGrown, type Outline } from './outline.ts';
import { child, problemAt } from './places.ts';
import { repeated } from './rules-names.ts';
import { counted, indefinite, listed, quoted } from './show.ts';

/** Steps with which a workload or operation begins. */
const BEGINNINGS: readonly FlowStepKind[] = ['name', 'start', 'hold'];
/** Name of the inventory that every run takes after deletion. */
const END_INVENTORY = 'end';

type Rule = (outline: Outline) => readonly SpecProblem[];

/** What the word of a step may name; an inventory's is its own. */
const NAMED: Readonly<Partial<Record<FlowStepKind, 'workload' | 'operation' | 'workload or operation'>>> = {
  name: 'workload or operation',
  start: 'workload or operation',
  await: 'workload or operation',
  stop: 'workload',
  while: 'workload',
  hold: 'operation',
  revert: 'operation',
};

const namedStepsAreKnown: Rule = (outline) => {
  const [workloads, operations] = [workloadNames(outline), operationNames(outline)];
  const known = { workload: workloads, operation: operations, 'workload or operation': [...workloads, ...operations] };
  return outline.steps.flatMap(({ kind, target }) => {
    const what = NAMED[kind];
    if (what === undefined || target === null) return [];
    const other = what === 'workload' ? operations : what === 'operation' ? workloads : [];
    if (!other.includes(target.text) || known[what].includes(target.text)) {
      return unknownName(outline, target, { what, names: known[what] });
    }
    const found = `${quoted(target.text)}, which is ${indefinite(what === 'workload' ? 'operation' : 'workload')}`;
    return problemAt(outline.places, target.pointer, { found, expected: indefinite(what) });
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
    if (count <= workload.instances || isGrown(outline, workload.name)) return [];
    const expected = `at most ${String(workload.instances)}, the instances of ${workload.name}`;
    return problemAt(outline.places, child(wait.pointer, 'count'), { found: `count ${String(count)}`, expected });
  });

const everythingIsNamed: Rule = (outline) => {
  if (!outline.complete.flow) return [];
  const named = new Set(
    outline.steps.flatMap(({ kind, target }) => (BEGINNINGS.includes(kind) ? (target?.text ?? []) : [])),
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
    const isNamed = step.kind === 'await' || step.kind === 'stop' || step.kind === 'while';
    const needed = isNamed ? step.target : (word(step.wait, 'workload') ?? word(step.wait, 'log'));
    if (needed === null) return [];
    const starts = startsOf(outline, needed.text);
    if (starts.length === 0 || !starts.every((start) => isBefore(step, start))) return [];
    const what = step.kind === 'while' ? 'a repeat' : isNamed ? step.kind : 'a wait';
    const found = `${what} before workload ${quoted(needed.text)} is started`;
    return problemAt(outline.places, needed.pointer, { found, expected: 'the start first' });
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

/** A check names the one whose list it means; in a `repeat` that is the last. */
const inventoriesHaveNamesOfTheirOwn: Rule = (outline) => {
  const names = outline.steps.flatMap(({ kind, target }) => (kind === 'inventory' ? (target ?? []) : []));
  const taken = names.filter(({ text }) => text === END_INVENTORY);
  return [
    ...taken.map((name) =>
      problemAt(outline.places, name.pointer, {
        found: `inventory ${quoted(name.text)}, which is that of the one taken at the end`,
        expected: 'another name',
      }),
    ),
    ...repeated(names, (name) =>
      problemAt(outline.places, name.pointer, {
        found: `inventory ${quoted(name.text)} a second time`,
        expected: 'one name for each inventory of the flow',
      }),
    ),
  ];
};

export const FLOW_RULES: readonly Rule[] = [
  namedStepsAreKnown,
  waitsAreForWorkloads,
  waitCountsArePossible,
  everythingIsNamed,
  workloadsStartOnce,
  nothingComesBeforeItsStart,
  inventoriesHaveNamesOfTheirOwn,
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
export function startsOf(outline: Outline, workload: string): readonly FlowStep[] {
  if (!workloadNames(outline).includes(workload)) return [];
  return stepsNaming(outline, workload).filter(({ kind }) => kind !== 'hold');
}

/** Steps with which a workload or operation begins. */
export function stepsNaming(outline: Outline, name: string): readonly FlowStep[] {
  return outline.steps.filter(({ kind, target }) => BEGINNINGS.includes(kind) && target?.text === name);
}

export function countedInstances(workload: { readonly name: string; readonly instances: number }): string {
  return `${workload.name} has ${counted(workload.instances, 'instance')}`;
}
