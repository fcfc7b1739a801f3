// SPDX-License-Identifier: Apache-2.0
/**
 * Values of a run as text that a person can trust: what cannot be seen is spelled out, and nothing is longer than its
 * limit. Escaping for HTML or Markdown is not done here.
 */
import { formatDuration } from '../domain/duration.ts';

/**
 * What changes how the text around it looks, or is not seen at all: controls, marks of direction, joiners of width 0,
 * invisible operators and tags, separators of lines, halves of surrogate pairs and code points that mean nothing.
 */
export const unseen: RegExp =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;

const shortEscapes: Readonly<Record<string, string>> = { '\0': '\\0', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * The text with everything unseen as a visible escape (`\n`, `\x1b`, `\u{202e}`), cut after `limit` characters of the
 * original, which is then said: `... (12 more)`.
 */
export function visible(text: string, limit: number): string {
  const { head, more } = cut(text, limit);
  const shown = head.replace(unseen, escapeUnseen);
  return more === 0 ? shown : `${shown}... (${String(more)} more)`;
}

/** At most `limit` characters, with a mark where some are missing. What is unseen stays as it is. */
export function shorten(text: string, limit: number): string {
  const { head, more } = cut(text, limit);
  return more === 0 ? text : `${cut(head, limit - cutMark.length).head}${cutMark}`;
}

const cutMark = '...';

/** `1 B`, `12.3 kB`, `4.5 MB`: decimal units. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${String(bytes)} B`;
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`;
  if (bytes < 999_950_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** A point or a span on the run's clock, for people: `0`, `340 ms`, `4.2 s`. */
export function formatTime(ms: number): string {
  return Math.round(ms) === 0 ? '0' : formatDuration(ms);
}

/** `1 check`, `2 checks`; with a plural of its own where an `s` does not do. */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${String(n)} ${n === 1 ? noun : plural}`;
}

/** Names in a sentence, at most `most` of them: `a, b and 3 more`. */
export function listNames(names: readonly string[], most: number): string {
  const shown = names.slice(0, most).map((name) => visible(name, 100));
  const more = names.length - shown.length;
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${String(more)} more`;
}

/** Order for people: runs of digits count as numbers, so that `counter-2` comes before `counter-10`. */
export function compareNames(left: string, right: string): number {
  const [a, b] = [left.split(/(\d+)/), right.split(/(\d+)/)];
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
    const [x, y] = [a[i] ?? '', b[i] ?? ''];
    if (x === y) continue;
    const difference = i % 2 === 1 ? Number(x) - Number(y) : 0;
    if (difference !== 0) return difference;
    return x < y ? -1 : 1;
  }
  return a.length - b.length;
}

/** Cuts between code points, never inside one; a text that is far too long is not walked to its end. */
function cut(text: string, limit: number): { readonly head: string; readonly more: number } {
  if (text.length <= limit) return { head: text, more: 0 };
  const head = Array.from(text.slice(0, limit * 2))
    .slice(0, limit)
    .join('');
  return { head, more: text.length - head.length };
}

function escapeUnseen(character: string): string {
  const short = shortEscapes[character];
  if (short !== undefined) return short;
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}
