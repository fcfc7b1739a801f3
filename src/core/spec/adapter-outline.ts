// SPDX-License-Identifier: Apache-2.0
/** What rules about an adapter look at: its maps by name, its targets, and names that are put into texts. No rule. */
import type { SpecProblem } from '../domain/errors.ts';
import { nearestName } from '../domain/nearest.ts';
import { inner, type Item, itemAt, type Word } from './items.ts';
import { child, type Places, problemAt } from './places.ts';
import { listed, quoted } from './show.ts';

export interface AdapterOutline {
  readonly root: Item;
  readonly places: Places;
  /** Pointers of maps in which a key may be misspelled: what is missing there may be there. */
  readonly mapsWithUnknownKeys: ReadonlySet<string>;
}

export type Rule = (adapter: AdapterOutline) => readonly SpecProblem[];

const USE = /\$\{([^{}\n]*)\}/g;

export interface NamedMap {
  readonly name: string;
  readonly item: Item;
}

export function locationsOf(root: Item, kind: 'components' | 'roles'): readonly NamedMap[] {
  const targets = inner(root, 'targets');
  return targets === null ? [] : namedMaps(inner(targets, kind));
}

export function namedMaps(group: Item | null): readonly NamedMap[] {
  if (group === null) return [];
  return Object.entries(group.map).flatMap(([name, value]) => {
    const item = itemAt(child(group.pointer, name), value);
    return item === null ? [] : [{ name, item }];
  });
}

export function unknownUses(
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
