// SPDX-License-Identifier: Apache-2.0
/** Rules about an adapter's pods: that the backend is that of pods, what their places name, and where forwards lead. */
import { nearestName } from '../domain/nearest.ts';
import { locationsOf, namedMaps, type NamedMap, type Rule, unknownUses } from './adapter-outline.ts';
import { inner, type Item, itemsOf, type Word, word } from './items.ts';
import { child, problemAt } from './places.ts';
import { repeated } from './rules-names.ts';
import { listed, quoted } from './show.ts';

/** What places of roles may name of an instance. */
export const INSTANCE_NAMES: readonly string[] = ['instance', 'workload', 'index'];
/** As the boot hook tells them. */
const TOLD = /^(namespaces|names)\.[A-Za-z][A-Za-z0-9_-]*$/;
const TOLD_LABEL = /^names\.[A-Za-z][A-Za-z0-9_-]*$/;

/** Faults reach pods through the backend of pods alone, and it reaches nothing else. */
const targetsAreOfTheBackend: Rule = ({ root, places }) => {
  const ofPods = word(root, 'backend')?.text === 'kubernetes';
  const expected = ofPods
    ? 'pod: backend kubernetes reaches nothing else'
    : 'another one: only backend kubernetes reaches pods';
  return placesOfTargets(root).flatMap(({ item }) => {
    const type = word(item, 'type');
    if (type === null || (type.text === 'pod') === ofPods) return [];
    return problemAt(places, type.pointer, { found: `type: ${quoted(type.text)}`, expected });
  });
};

const podsUseKnownNames: Rule = ({ root, places }) =>
  placesOfTargets(root).flatMap(({ item, ofInstances }) => {
    if (word(item, 'type')?.text !== 'pod') return [];
    const told = { names: ['namespaces.NAME', 'names.NAME'], places };
    const labels = [...(ofInstances ? INSTANCE_NAMES : []), 'run-scope', 'names.NAME'];
    return [
      ...unknownUses(word(item, 'namespace'), told, (name) => TOLD.test(name)),
      ...unknownUses(word(item, 'container'), { names: ['names.NAME'], places }, (name) => TOLD_LABEL.test(name)),
      ...labelsOf(item).flatMap((label) =>
        unknownUses(label, { names: labels, places }, (name) => labels.includes(name) || TOLD_LABEL.test(name)),
      ),
    ];
  });

const forwardsHaveNamesOfTheirOwn: Rule = ({ root, places }) =>
  repeated(
    itemsOf(root, 'forwards').flatMap((item) => word(item, 'name') ?? []),
    ({ pointer, text }) =>
      problemAt(places, pointer, {
        found: `name ${quoted(text)} a second time`,
        expected: 'one name for each forward',
      }),
  );

const forwardsLeadToPods: Rule = ({ root, places }) => {
  const pods = locationsOf(root, 'components').filter(({ item }) => word(item, 'type')?.text === 'pod');
  const known = pods.map(({ name }) => name);
  return itemsOf(root, 'forwards').flatMap((item) => {
    const component = word(item, 'component');
    if (component === null || known.includes(component.text)) return [];
    return problemAt(places, component.pointer, {
      found: `component: ${quoted(component.text)}`,
      expected: `a component that is a pod: ${known.length === 0 ? 'there is none' : listed(known)}`,
      nearest: nearestName(component.text, known),
    });
  });
};

export const POD_RULES: readonly Rule[] = [
  targetsAreOfTheBackend,
  podsUseKnownNames,
  forwardsHaveNamesOfTheirOwn,
  forwardsLeadToPods,
];

export function forwardNames(root: Item): readonly string[] {
  return itemsOf(root, 'forwards').flatMap((item) => word(item, 'name')?.text ?? []);
}

/** Locations and what stands in their place in some generations. */
function placesOfTargets(root: Item): readonly { readonly item: Item; readonly ofInstances: boolean }[] {
  return (['components', 'roles'] as const).flatMap((kind) =>
    locationsOf(root, kind)
      .flatMap((location): readonly NamedMap[] => [location, ...namedMaps(inner(location.item, 'generations'))])
      .map(({ item }) => ({ item, ofInstances: kind === 'roles' })),
  );
}

function labelsOf(item: Item): readonly Word[] {
  const labels = inner(item, 'labels');
  if (labels === null) return [];
  return Object.entries(labels.map).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ pointer: child(labels.pointer, name), text }] : [],
  );
}
