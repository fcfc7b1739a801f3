// SPDX-License-Identifier: Apache-2.0
/** Rules about an adapter alone. */
import { locationsOf, namedMaps, type Rule, unknownUses } from './adapter-outline.ts';
import { whatFits } from './arguments.ts';
import { has, inner, itemsOf, word, wordsOf } from './items.ts';
import { child, problemAt } from './places.ts';
import { zeroLimit } from './rules-claims.ts';
import { isBuiltIn } from './rules-firings.ts';
import { repeated, reservedAmong } from './rules-names.ts';
import { forwardNames, INSTANCE_NAMES, POD_RULES } from './rules-pods.ts';
import { quoted, showValue } from './show.ts';

const COMPONENT_NAMES = ['work-dir'];
const ROLE_NAMES = ['work-dir', ...INSTANCE_NAMES];
const ARGUMENT_TYPES = ['string', 'number', 'duration', 'file'] as const;

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

/** What the harness itself writes into the folder of watch commands, by the backend. */
const OWN_WATCHES: Readonly<Record<string, { readonly name: string; readonly what: string }>> = {
  docker: { name: 'engine', what: 'the events of the container engine have it' },
  kubernetes: { name: 'cluster', what: 'what happens in the cluster has it' },
};

const ownWatchHasItsName: Rule = ({ root, places }) => {
  const own = OWN_WATCHES[word(root, 'backend')?.text ?? ''];
  if (own === undefined) return [];
  const names = [...itemsOf(root, 'watch'), inner(root, 'traces')].flatMap((item) => word(item, 'name') ?? []);
  return names
    .filter(({ text }) => text === own.name)
    .flatMap(({ pointer }) =>
      problemAt(places, pointer, { found: `the name ${quoted(own.name)}`, expected: `another one, since ${own.what}` }),
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
    const forwards = forwardNames(root).map((name) => `forwards.${name}`);
    return unknownUses(
      word(source, 'url'),
      { names: ['endpoints.NAME', ...forwards], places },
      (name) => forwards.includes(name) || /^endpoints\.[A-Za-z][A-Za-z0-9_-]*$/.test(name),
    );
  });

const variablesAreFree: Rule = ({ root, places }) =>
  ['pass-env', 'secrets'].flatMap((key) => reservedAmong(wordsOf(root, key), places));

/** Its own hook starts the gateway, and a second one would never run; a pod is started by its controller. */
const gatewayStartsWithTheSystem: Rule = ({ root, places, mapsWithUnknownKeys }) => {
  const gateway = locationsOf(root, 'components').find(({ name }) => name === 'gateway')?.item ?? null;
  const system = inner(root, 'system');
  const start = word(gateway, 'start');
  if (system !== null && gateway !== null && has(system, 'start') === (word(gateway, 'type')?.text === 'pod')) {
    if (mapsWithUnknownKeys.has(system.pointer)) return [];
    return has(system, 'start')
      ? [problemAt(places, child(system.pointer, 'start'), { ...STARTED_BY_CONTROLLER, atKey: true })]
      : [problemAt(places, system.pointer, { ...NO_START, atKey: true })];
  }
  if (start === null) return [];
  const expected = 'no "start": that of system starts the gateway';
  return [problemAt(places, start.pointer, { found: 'key "start" of the gateway', expected, atKey: true })];
};

const STARTED_BY_CONTROLLER = {
  found: 'key "start"',
  expected: 'no "start": the gateway is a pod, which its controller starts',
};
const NO_START = { found: 'missing key "start"', expected: 'start: text of 1 to 65536 characters' };

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
  ownWatchHasItsName,
  locationsUseKnownNames,
  addressesUseEndpoints,
  variablesAreFree,
  gatewayStartsWithTheSystem,
  ...POD_RULES,
  operationsHaveNamesOfTheirOwn,
  defaultsFit,
  limitsAndPausesAreAboveZero,
];
