// SPDX-License-Identifier: Apache-2.0
/** Reads a metrics file of a run directory scrape by scrape, holding one at a time. */
import { HarnessError } from '../core/domain/errors.ts';
import type { Sample, Scrape } from '../core/domain/evidence.ts';
import { parseJson } from '../core/domain/json.ts';
import type { EvidenceFile } from './facts-output.ts';

const limits = { fileBytes: 1024 * 1024 * 1024, lineBytes: 32 * 1024 * 1024 } as const;

/** Throws a HarnessError (`evidence-damaged`) for a line that is no scrape; a torn last line is left out. */
export function readScrapes({ reader, path }: EvidenceFile, visit: (scrape: Scrape) => void): void {
  reader.readLines(path, limits, ({ text, number, cut }) => {
    const scrape = cut ? null : parseScrape(text, number);
    if (scrape === null) {
      throw new HarnessError(`${path}:${String(number)} is damaged: not a scrape`, { code: 'evidence-damaged' });
    }
    visit(scrape);
  });
}

function parseScrape(text: string, line: number): Scrape | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { atMs, at: wall, gap, samples } = value;
  const at = typeof wall === 'string' ? wall : null;
  // JSON reads 1e309 as a number that none of our writers writes.
  if (typeof atMs !== 'number' || !Number.isFinite(atMs) || atMs < 0) return null;
  if (typeof gap === 'string') return { atMs, at, samples: null, gap, line };
  if (!Array.isArray(samples)) return null;
  const parsed = samples.map(parseSample);
  if (parsed.some((sample) => sample === null)) return null;
  return { atMs, at, samples: parsed.filter((sample) => sample !== null), gap: null, line };
}

function parseSample(sample: unknown): Sample | null {
  if (!isRecord(sample)) return null;
  const { name, labels, value } = sample;
  if (typeof name !== 'string' || !isRecord(labels)) return null;
  const number = typeof value === 'number' ? value : parseSpecial(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  return number === null ? null : { name, labels: labels as Record<string, string>, value: number };
}

function parseSpecial(value: unknown): number | null {
  if (value === 'NaN') return Number.NaN;
  if (value === '+Inf') return Number.POSITIVE_INFINITY;
  return value === '-Inf' ? Number.NEGATIVE_INFINITY : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
