// SPDX-License-Identifier: Apache-2.0
/**
 * Patterns with `*` (any characters of one name), `?` (one character) and `**` (any folders). Matching takes time in
 * proportion to both lengths; a walk has a limit, and follows no link to a folder.
 */
import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../core/domain/errors.ts';

/** Entries that a walk looks at before it gives up: a pattern at the root of a large tree was hardly meant. */
const maxEntries = 20_000;
const skipped: ReadonlySet<string> = new Set(['node_modules', '.git']);

export function isGlob(text: string): boolean {
  return /[*?]/.test(text);
}

/** Whether one name matches a pattern without slashes. */
export function matchesName(pattern: string, name: string): boolean {
  const [letters, wanted] = [Array.from(name), Array.from(pattern)];
  let [at, next, starAt, resumeAt] = [0, 0, -1, 0];
  while (at < letters.length) {
    if (wanted[next] === '*') {
      [starAt, resumeAt] = [next, at];
      next += 1;
    } else if (wanted[next] === '?' || (next < wanted.length && wanted[next] === letters[at])) {
      at += 1;
      next += 1;
    } else if (starAt >= 0) {
      // The last star takes one character more.
      resumeAt += 1;
      [at, next] = [resumeAt, starAt + 1];
    } else {
      return false;
    }
  }
  return wanted.slice(next).every((letter) => letter === '*');
}

/** Absolute paths of the regular files that match, sorted. Throws a UsageError where too much would be looked at. */
export function filesMatching(pattern: string, cwd: string, limit: number = maxEntries): readonly string[] {
  const segments = path.resolve(cwd, pattern).split(path.sep).slice(1);
  const fixed = segments.findIndex(isGlob);
  const found = new Set<string>();
  let looked = 0;
  const walk = (folder: string, [head = '', ...tail]: readonly string[]): void => {
    if (head === '**') walk(folder, tail);
    for (const entry of entriesOf(folder)) {
      looked += 1;
      if (looked > limit) throw tooMuch(pattern, limit);
      const place = path.join(folder, entry.name);
      const rest = restFor(entry, head, tail);
      if (rest === null) continue;
      if (entry.isDirectory()) walk(place, rest);
      else if (rest.length === 0) found.add(place);
    }
  };
  walk(path.sep + segments.slice(0, fixed).join(path.sep), segments.slice(fixed));
  return [...found].sort();
}

/** What is left to match below an entry, nothing for a file that matches; null where it does not match. */
function restFor(entry: fs.Dirent, head: string, tail: readonly string[]): readonly string[] | null {
  if (head === '**') return entry.isDirectory() && !skipped.has(entry.name) ? [head, ...tail] : null;
  if (!matchesName(head, entry.name)) return null;
  if (entry.isDirectory()) return tail.length === 0 ? null : tail;
  return entry.isFile() ? tail : null;
}

function entriesOf(folder: string): readonly fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function tooMuch(pattern: string, limit: number): UsageError {
  return new UsageError(`"${pattern}" would look at more than ${String(limit)} files`, {
    code: 'glob-too-wide',
    hint: 'Begin the pattern with the folder that the experiments are in.',
  });
}
