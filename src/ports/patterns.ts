// SPDX-License-Identifier: Apache-2.0
/** Matching text of unknown origin against an author's pattern (a JavaScript regular expression) without hanging. */
export interface Patterns {
  /** Whether the pattern is found in the text; `too-slow` when it was stopped. Throws a SyntaxError for a bad pattern. */
  readonly matchLine: (pattern: string, text: string) => boolean | 'too-slow';
  /** Index of the first line that matches, -1 when none does. All lines share one time limit. */
  readonly searchText: (pattern: string, lines: readonly string[]) => number | 'too-slow';
}
