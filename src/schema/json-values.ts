// SPDX-License-Identifier: Apache-2.0
/** What the generated validators ask of JSON values beside their types: how long a text is, whether two are equal. */

/** Characters as JSON Schema counts them: code points, so that a surrogate pair is one. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 1; index < text.length; index += 1) {
    if (isBetween(text.charCodeAt(index), 0xdc00, 0xdfff) && isBetween(text.charCodeAt(index - 1), 0xd800, 0xdbff)) {
      count -= 1;
    }
  }
  return count;
}

/** Whether two JSON values are the same; the order of keys does not matter. */
export function areEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [entries, others] = [Object.entries(left), new Map(Object.entries(right))];
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && areEqual(value, others.get(key)))
  );
}

function isBetween(code: number, from: number, to: number): boolean {
  return code >= from && code <= to;
}
