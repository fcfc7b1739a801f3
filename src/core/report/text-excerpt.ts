// SPDX-License-Identifier: Apache-2.0
/**
 * The lines of a text file that a page shows: its beginning, its end and what lies around lines that checks point at.
 * Takes the file line by line and holds no more than it will show.
 */
import { visible } from './text.ts';

export type Level = 'error' | 'warn' | 'info' | 'debug' | 'none';

export interface ExcerptLine {
  /** In the file, from 1. */
  readonly number: number;
  readonly text: string;
  readonly level: Level;
}

export interface TextExcerpt {
  /** Relative to the run directory. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Of the whole file. */
  readonly lines: number;
  readonly errors: number;
  readonly warnings: number;
  /** In the order of their numbers. */
  readonly shown: readonly ExcerptLine[];
  /** Whether it holds bytes that no text has: then it is not shown. */
  readonly isBinary: boolean;
  /** Why it could not be read, or not to its end; null when it could. */
  readonly problem: string | null;
}

export interface ExcerptLimits {
  readonly head: number;
  readonly tail: number;
  /** Characters of a line; the number of those left out is said. */
  readonly lineLength: number;
}

export interface ExcerptCollector {
  /** `cut`: whether the line goes on beyond the text. */
  add(line: { readonly text: string; readonly number: number; readonly cut: boolean }): void;
  result(problem: string | null): TextExcerpt;
}

const reach = 8;
const maxWindows = 40;

/** `around`: numbers of lines that must be shown, with what lies around them. */
export function collectExcerpt(
  file: { readonly path: string; readonly sizeBytes: number },
  limits: ExcerptLimits,
  around: readonly number[] = [],
): ExcerptCollector {
  const kept: ExcerptLine[] = [];
  const tail: ExcerptLine[] = [];
  const wanted = wantedLines(around.slice(0, maxWindows));
  const counts = { lines: 0, errors: 0, warnings: 0, binary: 0 };
  return {
    add({ text, number, cut }) {
      const level = levelOf(text);
      counts.lines = number;
      if (level === 'error') counts.errors += 1;
      if (level === 'warn') counts.warnings += 1;
      if (looksBinary(text)) counts.binary += 1;
      const line = (): ExcerptLine => ({ number, level, text: shownText(text, cut, limits.lineLength) });
      if (number <= limits.head || wanted.has(number)) return void kept.push(line());
      if (limits.tail === 0) return;
      tail.push(line());
      if (tail.length > limits.tail) tail.shift();
    },
    result(problem) {
      const { lines, errors, warnings } = counts;
      // A line with odd bytes in a long text is shown with what is odd spelled out.
      const isBinary = lines > 0 && counts.binary > lines / 10;
      const shown = isBinary ? [] : [...kept, ...tail].sort((a, b) => a.number - b.number);
      return { ...file, lines, errors, warnings, shown, isBinary, problem };
    },
  };
}

function wantedLines(around: readonly number[]): ReadonlySet<number> {
  const wanted = new Set<number>();
  for (const line of around) {
    for (let number = Math.max(1, line - reach); number <= line + reach; number += 1) wanted.add(number);
  }
  return wanted;
}

function shownText(text: string, cut: boolean, limit: number): string {
  const shown = visible(text.replaceAll('\t', '    ').replace(/\r$/, ''), limit);
  return cut ? `${shown} (and more)` : shown;
}

const levels: readonly (readonly [Level, RegExp])[] = [
  ['error', /\b(?:ERROR|FATAL|PANIC|CRITICAL)\b|\blevel["']?[=:]\s*["']?(?:error|fatal|panic|critical)\b/],
  ['warn', /\bWARN(?:ING)?\b|\blevel["']?[=:]\s*["']?warn/],
  ['info', /\bINFO\b|\blevel["']?[=:]\s*["']?info/],
  ['debug', /\b(?:DEBUG|TRACE)\b|\blevel["']?[=:]\s*["']?(?:debug|trace)/],
];
/** Levels stand at the beginning of a line; a word further on is part of what is said. */
const levelReach = 160;

function levelOf(text: string): Level {
  const head = text.slice(0, levelReach);
  return levels.find(([, pattern]) => pattern.test(head))?.[0] ?? 'none';
}

/** NUL, or bytes that were no UTF-8. */
function looksBinary(text: string): boolean {
  return /[\0\ufffd]/.test(text.slice(0, 2000));
}
