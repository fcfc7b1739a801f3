// SPDX-License-Identifier: Apache-2.0
/** Rules that need experiment and adapter: what the experiment says of components, roles, logs, metrics and signals is there. */
import type { Adapter } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import { GATEWAY } from '../domain/target.ts';
import { textOf, type Word, word } from './items.ts';
import { allInstances, mayBeCreated, type Outline } from './outline.ts';
import { child, problemAt } from './places.ts';
import { eventReferences } from './rules-claims.ts';
import { operationNames, unknownName, workloadNames } from './rules-flow.ts';
import { USES_RULES } from './rules-uses.ts';
import { quoted } from './show.ts';

export interface Pairing {
  readonly outline: Outline;
  readonly adapter: Adapter;
}

type Rule = (pairing: Pairing) => readonly SpecProblem[];

const componentsAreKnown: Rule = ({ outline, adapter }) => {
  const named = [
    ...outline.operations.map(({ target }) => word(target, 'component')),
    ...outline.steps.map(({ wait }) => word(wait, 'component')),
    ...outline.checks.map(({ item }) => word(item, 'component')),
  ];
  return unknownAmong(outline, named, { what: `component of adapter ${adapter.id}`, names: componentNames(adapter) });
};

/** The adapter's ready hook is about the system, that is its gateway: any other component never is more than up. */
const onlyTheGatewayIsReady: Rule = ({ outline, adapter }) => {
  const claims = [
    ...outline.steps.flatMap(({ wait }) => (wait === null ? [] : { item: wait, keys: ['state'] })),
    ...outline.checks.map(({ item }) => ({ item, keys: ['equals', 'ever', 'never'] })),
  ];
  return claims.flatMap(({ item, keys }) => {
    const component = textOf(item, 'component');
    if (component === null || component === GATEWAY || !componentNames(adapter).includes(component)) return [];
    return keys.flatMap((key) => {
      const state = word(item, key);
      if (state?.text !== 'ready') return [];
      const found = `${quoted('ready')} of component ${quoted(component)}, which no ready hook tells`;
      return problemAt(outline.places, state.pointer, { found, expected: `${quoted('up')} or ${quoted('down')}` });
    });
  });
};

const rolesAreKnown: Rule = ({ outline, adapter }) => {
  const named = [
    ...outline.operations.map(({ target }) => word(target, 'role')),
    ...outline.checks.map(({ item, kind }) => (kind === 'inventory' ? word(item, 'role') : null)),
  ];
  const names = Object.keys(adapter.targets.roles ?? {});
  return unknownAmong(outline, named, { what: `role of adapter ${adapter.id}`, names });
};

const logsAreKnown: Rule = ({ outline, adapter }) => {
  const named = [
    ...outline.steps.map(({ wait }) => word(wait, 'log')),
    ...outline.checks.map(({ item }) => word(item, 'log')),
  ];
  const names = [...workloadNames(outline), ...componentNames(adapter)];
  return unknownAmong(outline, named, { what: 'workload or component', names });
};

const subjectsAreKnown: Rule = ({ outline, adapter }) => {
  const named = eventReferences(outline)
    .map((reference) => word(reference, 'of'))
    .filter((name) => name === null || !mayBeCreated(outline, name.text));
  const names = [
    ...workloadNames(outline),
    ...operationNames(outline),
    ...componentNames(adapter),
    ...(allInstances(outline) ?? []),
  ];
  return unknownAmong(outline, named, { what: 'workload, instance, operation or component', names });
};

/** An adapter without any metrics makes the experiment not applicable instead. */
const sourcesAreKnown: Rule = ({ outline, adapter }) => {
  const names = (adapter.metrics ?? []).map(({ name }) => name);
  if (names.length === 0) return [];
  const named = [
    ...outline.steps.map(({ wait }) => word(wait, 'source')),
    ...outline.checks.map(({ item }) => word(item, 'source')),
  ];
  return unknownAmong(outline, named, { what: `metric source of adapter ${adapter.id}`, names });
};

/** An adapter without any signals makes the experiment not applicable instead. */
const signalsAreKnown: Rule = ({ outline, adapter }) => {
  const names = Object.keys(adapter.signals ?? {});
  if (names.length === 0) return [];
  const named = outline.steps.map(({ wait }) => word(wait, 'signal'));
  return unknownAmong(outline, named, { what: `signal of adapter ${adapter.id}`, names });
};

const namesAreNotThoseOfComponents: Rule = ({ outline, adapter }) =>
  [...outline.workloads, ...outline.operations].flatMap(({ item, name }) => {
    if (!componentNames(adapter).includes(name)) return [];
    const found = `name ${quoted(name)}, which is that of a component of adapter ${adapter.id}`;
    return problemAt(outline.places, child(item.pointer, 'name'), { found, expected: 'another name' });
  });

export const BINDING_RULES: readonly Rule[] = [
  componentsAreKnown,
  onlyTheGatewayIsReady,
  rolesAreKnown,
  logsAreKnown,
  subjectsAreKnown,
  sourcesAreKnown,
  signalsAreKnown,
  namesAreNotThoseOfComponents,
  ...USES_RULES,
];

function componentNames(adapter: Adapter): readonly string[] {
  return Object.keys(adapter.targets.components);
}

function unknownAmong(
  outline: Outline,
  named: readonly (Word | null)[],
  known: { readonly what: string; readonly names: readonly string[] },
): readonly SpecProblem[] {
  return named.flatMap((name) => (name === null ? [] : unknownName(outline, name, known)));
}
