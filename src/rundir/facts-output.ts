// SPDX-License-Identifier: Apache-2.0
/** Reads one output file of an instance once, for all claims of a check. */
import { HarnessError } from '../core/domain/errors.ts';
import type { OutputFact, OutputQuery } from '../core/domain/facts.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import type { Patterns } from '../ports/patterns.ts';

export interface EvidenceFile {
  readonly reader: EvidenceReader;
  readonly path: string;
}

const limits = { fileBytes: 256 * 1024 * 1024, lineBytes: 1024 * 1024 } as const;
const headLength = 200;
/** One more than a manifest's longest `equals` with its line break. */
const contentLength = 65_538;
/** Characters that are matched against a pattern at a time. */
const batchLength = 256 * 1024;

interface Part {
  line(text: string, number: number): void;
}

/** Throws a HarnessError when a line is longer than the limit: then no claim about it could be trusted. */
export function readOutputFact(file: EvidenceFile, query: OutputQuery, patterns: Patterns): OutputFact {
  const content = collectContent(query.equals === null ? headLength : contentLength);
  const matcher = query.matches === null ? null : matchInBatches(query.matches, patterns);
  const sequence = query.consecutiveFrom === null ? null : followSequence(query.consecutiveFrom);
  const parts: readonly Part[] = [content, matcher, sequence].filter((part) => part !== null);
  const lines = eachTextLine(file, limits, (text, number) => {
    for (const part of parts) part.line(text, number);
  });
  return {
    kind: 'output',
    path: file.path,
    lines,
    head: content.text().slice(0, headLength),
    equals: query.equals === null ? null : content.text() === withoutLastBreak(query.equals),
    matchLine: matcher === null ? null : matcher.end(),
    sequenceBreak: sequence === null ? null : sequence.found(),
  };
}

/** Every line, the last one also without a line break; returns their number. */
export function eachTextLine(
  { reader, path }: EvidenceFile,
  lineLimits: { readonly fileBytes: number; readonly lineBytes: number },
  visit: (text: string, number: number) => void,
): number {
  let lines = 0;
  const { rest, restBytes } = reader.readLines(path, lineLimits, ({ text, number, cut }) => {
    if (cut) throw tooLong(path, number);
    lines = number;
    visit(text, number);
  });
  if (restBytes === 0) return lines;
  if (restBytes > lineLimits.lineBytes) throw tooLong(path, lines + 1);
  visit(rest, lines + 1);
  return lines + 1;
}

function tooLong(path: string, line: number): HarnessError {
  return new HarnessError(`line ${String(line)} of ${path} is too long to be read`, { code: 'evidence-too-large' });
}

/** The content without its last line break, cut soon after the limit. */
function collectContent(limit: number): Part & { text(): string } {
  let text = '';
  let isFirst = true;
  return {
    line(line) {
      if (text.length <= limit) text += `${isFirst ? '' : '\n'}${line.slice(0, limit + 1)}`;
      isFirst = false;
    },
    text: () => text,
  };
}

function withoutLastBreak(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** `end` gives the first line that matches, 0 when none does. */
function matchInBatches(pattern: string, patterns: Patterns): Part & { end(): number | 'too-slow' } {
  let found: number | 'too-slow' = 0;
  let batch: string[] = [];
  let length = 0;
  let done = 0;
  const flush = (): void => {
    const index = found === 0 ? patterns.searchText(pattern, batch) : -1;
    if (index === 'too-slow') found = index;
    else if (index >= 0) found = done + index + 1;
    done += batch.length;
    batch = [];
    length = 0;
  };
  return {
    line(text) {
      if (found !== 0) return;
      batch.push(text);
      length += text.length;
      if (length > batchLength) flush();
    },
    end() {
      flush();
      return found;
    },
  };
}

function followSequence(from: number): Part & { found(): OutputFact['sequenceBreak'] } {
  let broken: OutputFact['sequenceBreak'] = null;
  return {
    line(text, number) {
      const expected = from + number - 1;
      if (broken !== null || text === String(expected)) return;
      broken = { line: number, expected, found: text.slice(0, headLength) };
    },
    found: () => broken,
  };
}
