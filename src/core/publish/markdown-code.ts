// SPDX-License-Identifier: Apache-2.0
/** Text as code in GitHub Markdown. Nothing in it ends the code, and nothing in code is a mention or a reference. */
import type { Markdown } from '../report/markdown.ts';
import { visible } from '../report/text.ts';

/** A span of code, also inside of a table. Empty text is shown as an empty pair of quotes. */
export function codeSpan(text: string, limit: number): Markdown {
  const shown = visible(text, limit).replaceAll('|', '\\|').trim();
  if (shown === '') return '`""`' as Markdown;
  const fence = '`'.repeat(longestRun(shown) + 1);
  const space = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return `${fence}${space}${shown}${space}${fence}` as Markdown;
}

/** A block of code whose fence is longer than any inside of it. */
export function codeBlock(language: string, lines: readonly string[]): Markdown {
  const shown = lines.map((line) => visible(line, 4000));
  const fence = '`'.repeat(Math.max(3, ...shown.map((line) => longestRun(line) + 1)));
  return [`${fence}${language}`, ...shown, fence].join('\n') as Markdown;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
}
