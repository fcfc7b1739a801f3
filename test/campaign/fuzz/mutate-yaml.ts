// SPDX-License-Identifier: Apache-2.0
/** Changes to a manifest that leave it YAML, so that what comes after the YAML is reached: values, keys and their places. */
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Pair,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { oddTexts } from './mutate-text.ts';
import type { Random } from './random.ts';

type Collection = YAMLMap | YAMLSeq;

/** The manifest with one to five changes; null where it is not YAML in the first place. */
export function mutateYaml(text: string, random: Random, other: string): string | null {
  const document = parseDocument(text);
  const donor = parseDocument(other);
  if (document.errors.length > 0 || donor.errors.length > 0) return null;
  for (let left = random.pick([1, 1, 2, 4]); left > 0; left -= 1) change(document, donor, random);
  return document.toString({ lineWidth: 0 });
}

function change(document: Document, donor: Document, random: Random): void {
  const collections = collectionsOf(document).filter(({ items }) => items.length > 0);
  if (collections.length === 0) return;
  const place = random.pick(collections);
  const at = random.below(place.items.length);
  if (isMap(place) && random.chance(0.4)) {
    place.items[at] = likeOne(place.items[at] as Pair, random.chance(0.5) ? document : donor, random);
    return;
  }
  const value = random.chance(0.3) ? partOf(donor, random) : oddValue(document, random);
  if (isMap(place)) changeMap(place, { at, value }, random);
  else changeList(place, { at, value }, random);
}

/** With the value that the same key has elsewhere: what is most likely to pass the schema. */
function likeOne(pair: Pair, source: Document, random: Random): YAMLMap['items'][number] {
  const alike = collectionsOf(source)
    .flatMap((collection) => (isMap(collection) ? collection.items : []))
    .filter(({ key }) => String(key) === String(pair.key));
  const { key } = pair;
  const value: unknown = alike.length === 0 ? pair.value : random.pick(alike).value;
  return source.createPair(String(key), isNode(value) ? value.clone() : value);
}

function changeMap(
  map: YAMLMap,
  { at, value }: { readonly at: number; readonly value: unknown },
  random: Random,
): void {
  const pair = map.items[at] as Pair;
  switch (random.below(5)) {
    case 0:
      map.items.splice(at, 1);
      return;
    case 1:
      pair.key = random.pick([
        'name',
        'kind',
        'uses',
        'do',
        'at',
        '__proto__',
        'x',
        ...map.items.map(({ key }) => key),
      ]);
      return;
    case 2:
      map.items.splice(random.below(map.items.length + 1), 0, pair);
      return;
    default:
      pair.value = value;
  }
}

function changeList(
  list: YAMLSeq,
  { at, value }: { readonly at: number; readonly value: unknown },
  random: Random,
): void {
  switch (random.below(4)) {
    case 0:
      list.items.splice(at, 1);
      return;
    case 1:
      list.items.splice(
        random.below(list.items.length + 1),
        0,
        ...Array<unknown>(1 + random.below(30)).fill(list.items[at]),
      );
      return;
    case 2:
      list.items.splice(at, 0, value);
      return;
    default:
      list.items[at] = value;
  }
}

/** A scalar of the document itself gives names where others are expected. */
function oddValue(document: Document, random: Random): unknown {
  switch (random.below(5)) {
    case 0:
      return document.createNode(random.pick([0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, 10_000, true, null]));
    case 1:
      return document.createNode(random.pick(oddTexts));
    case 2:
      return document.createNode(random.pick([[], {}, [[]], [null], { a: [] }, ['x', 'x'], { state: 'Running' }]));
    case 3:
      return document.createNode(
        random.pick(['1s', 'gateway', 'kill', 'all', 'shell', 'x'.repeat(70), 'y'.repeat(5000)]),
      );
    default:
      return partOf(document, random);
  }
}

function partOf(document: Document, random: Random): unknown {
  const parts: unknown[] = [];
  visit(document, {
    Scalar: (key, node) => (key === 'key' ? undefined : void parts.push(node.clone())),
    Collection: (_, node) => void parts.push(node.clone()),
  });
  return parts.length === 0 ? null : random.pick(parts);
}

function collectionsOf(document: Document): readonly Collection[] {
  const found: Collection[] = [];
  const walk = (node: unknown): void => {
    if (isScalar(node)) return;
    if (isMap(node)) {
      found.push(node);
      for (const { value } of node.items) walk(value);
    } else if (isSeq(node)) {
      found.push(node);
      node.items.forEach(walk);
    }
  };
  walk(document.contents);
  return found;
}
