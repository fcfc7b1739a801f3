// SPDX-License-Identifier: Apache-2.0
/** Values, names and lists in the words of a problem. */

const MAX_SHOWN = 60;
const MAX_LISTED = 20;

/** A value as an author would recognise it, on one line and bounded. */
export function showValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'an empty map' : 'a map';
  return typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : typeof value;
}

/** Text in quotes; characters that a terminal would act on or hide are escaped. */
export function quoted(text: string): string {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
  return JSON.stringify(shown).replaceAll(
    /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `a`, `a or b`, `a, b or c`. */
export function listed(words: readonly string[], last = 'or'): string {
  const shown =
    words.length > MAX_LISTED ? [...words.slice(0, MAX_LISTED), `${String(words.length - MAX_LISTED)} more`] : words;
  if (shown.length < 2) return shown.join('');
  return `${shown.slice(0, -1).join(', ')} ${last} ${shown[shown.length - 1] ?? ''}`;
}

/** `a workload`, `an operation`. */
export function indefinite(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** `1 instance`, `3 instances`. */
export function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
