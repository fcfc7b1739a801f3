// SPDX-License-Identifier: Apache-2.0
/** Counts the lines of a copied log that contain a text. */
import type { LogFact, LogQuery, LogWindow } from '../core/domain/facts.ts';
import { type EvidenceFile, eachTextLine } from './facts-output.ts';

const limits = { fileBytes: 2 ** 31, lineBytes: 4 * 1024 * 1024 } as const;

export function readLogFact(file: EvidenceFile, query: LogQuery): LogFact {
  let count = 0;
  let firstLine: number | null = null;
  eachTextLine(file, limits, (text, number) => {
    if (!text.includes(query.text) || !isInside(query.windows, number)) return;
    count += 1;
    firstLine ??= number;
  });
  return { kind: 'log', path: file.path, count, firstLine };
}

function isInside(windows: readonly LogWindow[] | null, line: number): boolean {
  return windows === null || windows.some(({ after, through }) => line > after && line <= through);
}
