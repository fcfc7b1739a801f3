// SPDX-License-Identifier: Apache-2.0
/**
 * Reading a document that may be wrong: maps with their pointers, and their values only where these have the type asked
 * for. So rules can look at a file in which something else does not fit the schema.
 */
import { isRecord } from './document.ts';
import { child } from './places.ts';

/** A map of the document. */
export interface Item {
  readonly pointer: string;
  readonly map: Readonly<Record<string, unknown>>;
}

/** A text of the document. */
export interface Word {
  readonly pointer: string;
  readonly text: string;
}

export function itemAt(pointer: string, value: unknown): Item | null {
  return isRecord(value) ? { pointer, map: value } : null;
}

export function inner(item: Item, key: string): Item | null {
  return itemAt(child(item.pointer, key), item.map[key]);
}

/** The maps of a list. */
export function itemsOf(item: Item, key: string): readonly Item[] {
  const list = item.map[key];
  if (!Array.isArray(list)) return [];
  return list.flatMap((value, index) => itemAt(child(child(item.pointer, key), index), value) ?? []);
}

export function word(item: Item | null, key: string): Word | null {
  const text = item?.map[key];
  return item !== null && typeof text === 'string' ? { pointer: child(item.pointer, key), text } : null;
}

export function textOf(item: Item | null, key: string): string | null {
  return word(item, key)?.text ?? null;
}

/** The texts of a list. */
export function wordsOf(item: Item, key: string): readonly Word[] {
  const list = item.map[key];
  if (!Array.isArray(list)) return [];
  return list.flatMap((text: unknown, index) =>
    typeof text === 'string' ? [{ pointer: child(child(item.pointer, key), index), text }] : [],
  );
}

export function numberOf(item: Item | null, key: string): number | null {
  const value = item?.map[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function has(item: Item, key: string): boolean {
  return Object.hasOwn(item.map, key);
}

/** A list that is there and not one, or is not there where a misspelled key may be it, cannot be relied on. */
export function isSound(item: Item, key: string, mapsWithUnknownKeys: ReadonlySet<string>): boolean {
  return Array.isArray(item.map[key]) || (!has(item, key) && !mapsWithUnknownKeys.has(item.pointer));
}
