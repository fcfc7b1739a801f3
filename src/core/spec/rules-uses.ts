// SPDX-License-Identifier: Apache-2.0
/** Rules about operations that need the adapter: that it has them, what they take, and whether they can be undone. */
import type { Adapter, AdapterOperation } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import { FAULTS, INSTANCE_OPERATIONS } from '../domain/faults.ts';
import { nearestName } from '../domain/nearest.ts';
import { type Arguments, whatFits } from './arguments.ts';
import { inner, type Item, type Word, word } from './items.ts';
import type { Outline, OutlinedOperation } from './outline.ts';
import { child, type Places, problemAt } from './places.ts';
import { heldProblem, isBuiltIn, UNDOABLE } from './rules-firings.ts';
import { unknownName } from './rules-flow.ts';
import { REVERTED_PARTS } from './rules-subjects.ts';
import { listed, quoted, showValue } from './show.ts';

interface Pairing {
  readonly outline: Outline;
  readonly adapter: Adapter;
}

type Rule = (pairing: Pairing) => readonly SpecProblem[];

const usesAreKnown: Rule = ({ outline, adapter }) => {
  const names = [...Object.keys(FAULTS), ...INSTANCE_OPERATIONS, ...Object.keys(adapter.operations ?? {})];
  return outline.operations.flatMap(({ item }) => {
    const uses = word(item, 'uses');
    const what = `built-in operation or one of adapter ${adapter.id}`;
    return uses === null ? [] : unknownName(outline, uses, { what, names, complete: true });
  });
};

const argumentsFit: Rule = (pairing) =>
  operationsOfAdapter(pairing).flatMap(({ operation: { item, uses }, declared }) => {
    const request = {
      given: inner(item, 'with') ?? { pointer: child(item.pointer, 'with'), map: {} },
      known: declared.with ?? {},
      uses: uses ?? '',
      places: pairing.outline.places,
    };
    const unknown = unknownArguments(request);
    return [...unknown, ...(unknown.length > 0 ? [] : missingArguments(request)), ...unfitArguments(request)];
  });

interface ArgumentRequest {
  readonly given: Item;
  readonly known: Arguments;
  readonly uses: string;
  readonly places: Places;
}

function unknownArguments({ given, known, uses, places }: ArgumentRequest): readonly SpecProblem[] {
  const names = Object.keys(known);
  const expected = names.length === 0 ? `no argument: ${uses} takes none` : `an argument of ${uses}: ${listed(names)}`;
  return Object.keys(given.map)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => {
      const found = `unknown key ${quoted(name)}`;
      return problemAt(places, child(given.pointer, name), {
        found,
        expected,
        nearest: nearestName(name, names),
        atKey: true,
      });
    });
}

function missingArguments({ given, known, uses, places }: ArgumentRequest): readonly SpecProblem[] {
  return Object.entries(known)
    .filter(([name, argument]) => argument.default === undefined && !Object.hasOwn(given.map, name))
    .map(([name, { type }]) => {
      const expected = `${quoted(name)} (${type}), which ${uses} needs`;
      return problemAt(places, given.pointer, { found: `missing key ${quoted(name)}`, expected, atKey: true });
    });
}

function unfitArguments({ given, known, places }: ArgumentRequest): readonly SpecProblem[] {
  return Object.entries(given.map).flatMap(([name, value]) => {
    const expected = known[name] === undefined ? null : whatFits(known[name].type, value);
    if (expected === null) return [];
    return problemAt(places, child(given.pointer, name), { found: `${name}: ${showValue(value)}`, expected });
  });
}

const rolesAreOfFaults: Rule = (pairing) =>
  operationsOfAdapter(pairing).flatMap(({ operation: { target, uses } }) => {
    const role = word(target, 'role');
    if (role === null) return [];
    const expected = `no "role": ${uses ?? ''} acts on whole instances`;
    return problemAt(pairing.outline.places, role.pointer, { found: 'key "role"', expected, atKey: true });
  });

const holdsAreOfFaults: Rule = (pairing) =>
  operationsOfAdapter(pairing).flatMap(({ operation }) =>
    stepsOn(operation, 'hold', pairing.outline).map(({ pointer, text }) =>
      problemAt(pairing.outline.places, pointer, heldProblem(text, `an operation of adapter ${pairing.adapter.id}`)),
    ),
  );

const revertsHaveAHook: Rule = (pairing) => {
  const { outline } = pairing;
  return operationsOfAdapter(pairing).flatMap(({ operation, declared }) => {
    if (declared.revert !== undefined) return [];
    const { name, uses } = operation;
    const parts = outline.checks.flatMap(({ item, kind }) => {
      const part = kind === 'duration' && word(item, 'of')?.text === name ? word(item, 'part') : null;
      return part !== null && REVERTED_PARTS.includes(part.text) ? part : [];
    });
    const found = `${quoted(name)}, ${uses ?? ''} without a revert`;
    return [
      ...stepsOn(operation, 'revert', outline).map(({ pointer }) =>
        problemAt(outline.places, pointer, { found: `revert of ${found}`, expected: UNDOABLE }),
      ),
      ...parts.map(({ pointer, text }) =>
        problemAt(outline.places, pointer, {
          found: `part: ${quoted(text)} of ${found}`,
          expected: `${quoted('effect')}, or ${UNDOABLE}`,
        }),
      ),
    ];
  });
};

export const USES_RULES: readonly Rule[] = [
  usesAreKnown,
  argumentsFit,
  rolesAreOfFaults,
  holdsAreOfFaults,
  revertsHaveAHook,
];

function operationsOfAdapter({ outline, adapter }: Pairing): readonly {
  readonly operation: OutlinedOperation;
  readonly declared: AdapterOperation;
}[] {
  const { operations = {} } = adapter;
  return outline.operations.flatMap((operation) => {
    const { uses } = operation;
    const declared =
      uses === null || isBuiltIn(uses) || !Object.hasOwn(operations, uses) ? undefined : operations[uses];
    return declared === undefined ? [] : [{ operation, declared }];
  });
}

function stepsOn({ name }: OutlinedOperation, kind: 'hold' | 'revert', outline: Outline): readonly Word[] {
  return outline.steps.flatMap((step) => (step.kind === kind && step.target?.text === name ? step.target : []));
}
