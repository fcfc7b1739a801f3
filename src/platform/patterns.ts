// SPDX-License-Identifier: Apache-2.0
/**
 * Patterns with a time limit: a regular expression runs in a context of its own, where V8 can stop it. It sees two
 * strings and nothing of this program.
 */
import vm from 'node:vm';
import type { Patterns } from '../ports/patterns.ts';

/** For one call, however many lines it looks at. */
const limitMs = 500;

/** The lines come as one text, since only strings cross into the context. */
const script = new vm.Script(`(() => {
  const pattern = new RegExp(source);
  let start = 0;
  for (let index = 0; ; index += 1) {
    const end = text.indexOf('\\n', start);
    if (pattern.test(end < 0 ? text.slice(start) : text.slice(start, end))) return index;
    if (end < 0) return -1;
    start = end + 1;
  }
})()`);

/** One context for all calls, made by the first: making it takes many times as long as a search. */
let place: { source: string; text: string } | null = null;

function searchInContext(source: string, text: string): number {
  place ??= vm.createContext({ source: '', text: '' }) as { source: string; text: string };
  place.source = source;
  place.text = text;
  try {
    return Number(script.runInContext(place, { timeout: limitMs }));
  } finally {
    place.text = '';
  }
}

/** Whether the pattern is found in the text, which is taken as one line. */
export function matchLine(pattern: string, text: string): boolean | 'too-slow' {
  const index = searchText(pattern, [text]);
  return index === 'too-slow' ? index : index >= 0;
}

/** Index of the first line that matches, -1 when none does. Throws a SyntaxError for a bad pattern. */
export function searchText(pattern: string, lines: readonly string[]): number | 'too-slow' {
  if (lines.length === 0) return -1;
  const text = lines.map((line) => line.replaceAll('\n', ' ')).join('\n');
  try {
    return searchInContext(pattern, text);
  } catch (error) {
    if (isTimeout(error)) return 'too-slow';
    throw new SyntaxError(`bad pattern ${JSON.stringify(pattern)}`, { cause: error });
  }
}

export const guardedPatterns: Patterns = { matchLine, searchText };

/** The error may be one of the other context's, where `instanceof` says nothing. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
