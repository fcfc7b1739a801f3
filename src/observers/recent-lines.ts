// SPDX-License-Identifier: Apache-2.0
/** The last lines of a log, kept for waits to search. Bounded; a line that has left is not found any more. */
import type { LogSearch } from '../ports/observers.ts';
import { searchText } from '../platform/patterns.ts';

const LIMITS = { lines: 20_000, characters: 8 * 1024 * 1024, searches: 200 } as const;

const TOO_SLOW: LogSearch = { found: false, reason: 'pattern-too-slow' };

export interface RecentLines {
  add(text: string): void;
  /** Lines added so far. */
  count(): number;
  /** See LogHandle.search. A pattern that was too slow once is not tried again. */
  search(pattern: string, afterLine: number): LogSearch;
}

/** Counts lines alone: of a log that nobody searches, nothing need be kept. */
export function countLines(): RecentLines {
  let added = 0;
  return {
    add: () => {
      added += 1;
    },
    count: () => added,
    search: () => ({ found: false, reason: 'no-match' }),
  };
}

export function keepRecentLines(): RecentLines {
  let kept: string[] = [];
  let first = 0;
  let added = 0;
  let characters = 0;
  // How far each search has come, so that a wait that asks again looks at new lines only.
  const searches = new Map<string, { readonly result: LogSearch; readonly through: number }>();
  const tooSlow = new Set<string>();

  const drop = (): void => {
    characters -= kept[first]?.length ?? 0;
    kept[first] = '';
    first += 1;
    if (first < LIMITS.lines) return;
    kept = kept.slice(first);
    first = 0;
  };
  const look = (pattern: string, afterLine: number): LogSearch => {
    const from = Math.max(first, kept.length - (added - afterLine));
    const index = searchText(pattern, kept.slice(from));
    if (index === 'too-slow') {
      tooSlow.add(pattern);
      return TOO_SLOW;
    }
    const text = kept[from + index];
    if (index < 0 || text === undefined) return { found: false, reason: 'no-match' };
    return { found: true, line: added - kept.length + from + index + 1, text };
  };
  return {
    add(text) {
      kept.push(text);
      added += 1;
      characters += text.length;
      while (kept.length - first > LIMITS.lines || characters > LIMITS.characters) drop();
    },
    count: () => added,
    search(pattern, afterLine) {
      const key = `${afterLine} ${pattern}`;
      const before = searches.get(key);
      if (before?.result.found === true) return before.result;
      if (tooSlow.has(pattern)) return TOO_SLOW;
      const result = look(pattern, Math.max(afterLine, before?.through ?? 0));
      if (searches.size >= LIMITS.searches && before === undefined) searches.clear();
      searches.set(key, { result, through: added });
      return result;
    },
  };
}
