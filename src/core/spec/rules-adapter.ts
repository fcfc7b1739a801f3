// SPDX-License-Identifier: Apache-2.0
/** Rules about an adapter alone. */
import type { SpecProblem } from '../domain/errors.ts';
import { nearestName } from '../domain/nearest.ts';
import { inner, type Item, itemAt, itemsOf, type Word, word, wordsOf } from './items.ts';
import { child, type Places, problemAt } from './places.ts';
import { reservedName } from './reserved.ts';
import { zeroLimit } from './rules-claims.ts';
import { repeated } from './rules-names.ts';
import { listed, quoted } from './show.ts';

export interface AdapterOutline {
  readonly root: Item;
  readonly places: Places;
}

type Rule = (adapter: AdapterOutline) => readonly SpecProblem[];

const COMPONENT_NAMES = ['work-dir'];
const ROLE_NAMES = ['work-dir', 'instance', 'workload', 'index'];
const USE = /\$\{([^{}\n]*)\}/g;

const hooksSaySomething: Rule = ({ root, places }) => {
  const hooks = [
    word(root, 'prelude'),
    ...['boot', 'ready', 'start', 'shutdown'].map((key) => word(inner(root, 'system'), key)),
    ...['create', 'read', 'collect', 'delete'].map((key) => word(inner(root, 'instance'), key)),
    ...itemsOf(root, 'watch').map((item) => word(item, 'run')),
  ];
  return hooks.flatMap((hook) =>
    hook === null || hook.text.trim() !== ''
      ? []
      : problemAt(places, hook.pointer, { found: 'a hook without a command', expected: 'shell text' }),
  );
};

const observersHaveNamesOfTheirOwn: Rule = ({ root, places }) =>
  ['metrics', 'watch'].flatMap((key) =>
    repeated(
      [...itemsOf(root, key), ...(key === 'watch' ? [inner(root, 'traces')] : [])].flatMap(
        (item) => word(item, 'name') ?? [],
      ),
      (name) =>
        problemAt(places, name.pointer, {
          found: `name ${quoted(name.text)} a second time`,
          expected: `one name for each entry of ${key}${key === 'watch' ? ' and traces' : ''}`,
        }),
    ),
  );

const locationsUseKnownNames: Rule = ({ root, places }) => {
  const targets = inner(root, 'targets');
  return (['components', 'roles'] as const).flatMap((kind) => {
    const names = kind === 'roles' ? ROLE_NAMES : COMPONENT_NAMES;
    const group = targets === null ? null : inner(targets, kind);
    return mapsOf(group).flatMap((location) =>
      ['pid-file', 'log'].flatMap((key) => unknownUses(word(location, key), { names, places })),
    );
  });
};

const addressesUseEndpoints: Rule = ({ root, places }) =>
  itemsOf(root, 'metrics').flatMap((source) => {
    const url = word(source, 'url');
    return unknownUses(url, { names: ['endpoints.NAME'], places }, (name) =>
      /^endpoints\.[A-Za-z][A-Za-z0-9_-]*$/.test(name),
    );
  });

const passedVariablesAreFree: Rule = ({ root, places }) =>
  wordsOf(root, 'pass-env').flatMap((variable) => {
    const reserved = reservedName(variable.text);
    if (reserved === null) return [];
    return problemAt(places, variable.pointer, {
      found: `the reserved variable ${variable.text}`,
      expected: `a name that is not ${reserved}`,
    });
  });

const limitsAndPausesAreAboveZero: Rule = (adapter) => {
  const { root } = adapter;
  const groups = ['timeouts', 'poll'].flatMap((key) => inner(root, key) ?? []);
  const durations = [
    ...groups.flatMap((group) => Object.keys(group.map).map((key) => word(group, key))),
    ...itemsOf(root, 'metrics').map((source) => word(source, 'interval')),
  ];
  return durations.flatMap((duration) => zeroLimit(duration, adapter) ?? []);
};

export const ADAPTER_RULES: readonly Rule[] = [
  hooksSaySomething,
  observersHaveNamesOfTheirOwn,
  locationsUseKnownNames,
  addressesUseEndpoints,
  passedVariablesAreFree,
  limitsAndPausesAreAboveZero,
];

function mapsOf(group: Item | null): readonly Item[] {
  if (group === null) return [];
  return Object.entries(group.map).flatMap(([name, value]) => itemAt(child(group.pointer, name), value) ?? []);
}

function unknownUses(
  text: Word | null,
  known: { readonly names: readonly string[]; readonly places: Places },
  isKnown: (name: string) => boolean = (name) => known.names.includes(name),
): readonly SpecProblem[] {
  if (text === null) return [];
  return [...text.text.matchAll(USE)].flatMap(([use, name = '']) => {
    if (isKnown(name)) return [];
    const expected = listed(known.names.map((each) => `\${${each}}`));
    return problemAt(known.places, text.pointer, {
      found: `unknown name in ${quoted(use)}`,
      expected,
      nearest: nearestName(name, known.names),
    });
  });
}
