// SPDX-License-Identifier: Apache-2.0
/** Texts of events and messages: bounded, on one line where a line is meant. */

/** At most `max` characters, with an ellipsis where something was cut; never half a surrogate pair. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** The last `max` characters. */
export function clipHead(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(text.length - max + 1);
  return `…${/^[\udc00-\udfff]/.test(kept) ? kept.slice(1) : kept}`;
}

/** White space and control characters folded into single blanks. */
export function oneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
}

/** `a, b, c`, with the rest counted. */
export function nameSome(names: readonly string[], max = 8): string {
  const more = names.length - max;
  return more > 0 ? `${names.slice(0, max).join(', ')} and ${String(more)} more` : names.join(', ');
}
