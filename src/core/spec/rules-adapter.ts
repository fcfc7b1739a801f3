// SPDX-License-Identifier: Apache-2.0
/** Rules about an adapter alone. */
import type { SpecProblem } from '../domain/errors.ts';
import { nearestName } from '../domain/nearest.ts';
import { whatFits } from './arguments.ts';
import { has, inner, type Item, itemAt, itemsOf, type Word, word, wordsOf } from './items.ts';
import { child, type Places, problemAt } from './places.ts';
import { zeroLimit } from './rules-claims.ts';
import { isBuiltIn } from './rules-firings.ts';
import { repeated, reservedAmong } from './rules-names.ts';
import { listed, quoted, showValue } from './show.ts';

export interface AdapterOutline {
  readonly root: Item;
  readonly places: Places;
}

type Rule = (adapter: AdapterOutline) => readonly SpecProblem[];

const COMPONENT_NAMES = ['work-dir'];
const ROLE_NAMES = ['work-dir', 'instance', 'workload', 'index'];
const ARGUMENT_TYPES = ['string', 'number', 'duration', 'file'] as const;
const USE = /\$\{([^{}\n]*)\}/g;

const hooksSaySomething: Rule = ({ root, places }) => {
  const hooks = [
    word(root, 'prelude'),
    word(root, 'inventory'),
    ...['boot', 'ready', 'start', 'shutdown', 'sweep'].map((key) => word(inner(root, 'system'), key)),
    ...['create', 'read', 'collect', 'delete'].map((key) => word(inner(root, 'instance'), key)),
    ...itemsOf(root, 'watch').map((item) => word(item, 'run')),
    ...(['components', 'roles'] as const).flatMap((kind) =>
      locationsOf(root, kind).map(({ item }) => word(item, 'start')),
    ),
    ...namedMaps(inner(root, 'operations')).flatMap(({ item }) =>
      ['run', 'capture', 'revert', 'verify'].map((key) => word(item, key)),
    ),
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

const engineHasItsName: Rule = ({ root, places }) => {
  if (word(root, 'backend')?.text !== 'docker') return [];
  const names = [...itemsOf(root, 'watch'), inner(root, 'traces')].flatMap((item) => word(item, 'name') ?? []);
  return names
    .filter(({ text }) => text === 'engine')
    .flatMap(({ pointer }) =>
      problemAt(places, pointer, {
        found: 'the name "engine"',
        expected: 'another one, since the events of the container engine have it',
      }),
    );
};

const locationsUseKnownNames: Rule = ({ root, places }) => {
  return (['components', 'roles'] as const).flatMap((kind) => {
    const names = kind === 'roles' ? ROLE_NAMES : COMPONENT_NAMES;
    return locationsOf(root, kind).flatMap(({ item }) =>
      ['pid-file', 'log'].flatMap((key) => unknownUses(word(item, key), { names, places })),
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

const variablesAreFree: Rule = ({ root, places }) =>
  ['pass-env', 'secrets'].flatMap((key) => reservedAmong(wordsOf(root, key), places));

/** Its own hook starts the gateway, and a second one would never run. */
const gatewayStartsWithTheSystem: Rule = ({ root, places }) => {
  const start = word(locationsOf(root, 'components').find(({ name }) => name === 'gateway')?.item ?? null, 'start');
  if (start === null) return [];
  const expected = 'no "start": that of system starts the gateway';
  return [problemAt(places, start.pointer, { found: 'key "start" of the gateway', expected, atKey: true })];
};

const operationsHaveNamesOfTheirOwn: Rule = ({ root, places }) =>
  namedMaps(inner(root, 'operations')).flatMap(({ name, item }) => {
    if (!isBuiltIn(name)) return [];
    const found = `operation ${quoted(name)}, which is built in`;
    return problemAt(places, item.pointer, { found, expected: 'another name', atKey: true });
  });

const defaultsFit: Rule = ({ root, places }) =>
  namedMaps(inner(root, 'operations'))
    .flatMap(({ item }) => namedMaps(inner(item, 'with')))
    .flatMap(({ item }) => {
      const type = ARGUMENT_TYPES.find((known) => known === item.map['type']);
      if (type === undefined || !has(item, 'default')) return [];
      const value = item.map['default'];
      const expected = whatFits(type, value);
      if (expected === null) return [];
      return problemAt(places, child(item.pointer, 'default'), { found: `default: ${showValue(value)}`, expected });
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
  engineHasItsName,
  locationsUseKnownNames,
  addressesUseEndpoints,
  variablesAreFree,
  gatewayStartsWithTheSystem,
  operationsHaveNamesOfTheirOwn,
  defaultsFit,
  limitsAndPausesAreAboveZero,
];

interface NamedMap {
  readonly name: string;
  readonly item: Item;
}

function locationsOf(root: Item, kind: 'components' | 'roles'): readonly NamedMap[] {
  const targets = inner(root, 'targets');
  return targets === null ? [] : namedMaps(inner(targets, kind));
}

function namedMaps(group: Item | null): readonly NamedMap[] {
  if (group === null) return [];
  return Object.entries(group.map).flatMap(([name, value]) => {
    const item = itemAt(child(group.pointer, name), value);
    return item === null ? [] : [{ name, item }];
  });
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
