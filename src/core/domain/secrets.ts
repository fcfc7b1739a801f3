// SPDX-License-Identifier: Apache-2.0
/** What of a secret's value must never be seen, as texts to look for. How they are hidden, and where, is not decided here. */

/** A shorter value would hide ordinary text. */
export const MIN_SECRET_CHARACTERS = 4;
/** Of digits, and what stands between them: shorter ones are in every time and address. */
export const MIN_SECRET_DIGITS = 8;

/** Whether hiding the value leaves the rest readable. */
export function isMaskable(value: string): boolean {
  const text = value.trim();
  return text.length >= (/^[\d\s.,:-]*$/.test(text) ? MIN_SECRET_DIGITS : MIN_SECRET_CHARACTERS);
}

/**
 * The value without the blanks around it, and each of its lines that can be masked by itself, since programs print
 * line by line; also as JSON spells them. The longest first; empty for a value that is too short.
 */
export function secretPatterns(value: string): readonly string[] {
  const texts = [value, ...value.split('\n')].filter(isMaskable).map((text) => text.trim());
  const spelled = texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
  return [...new Set(spelled)].sort((left, right) => right.length - left.length);
}
