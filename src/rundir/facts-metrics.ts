// SPDX-License-Identifier: Apache-2.0
/** Folds the scrapes of a metrics file into the last value, the greatest value and the increase of one metric. */
import { HarnessError } from '../core/domain/errors.ts';
import type { MetricFact, MetricPoint, MetricQuery } from '../core/domain/facts.ts';
import { parseJson } from '../core/domain/json.ts';
import type { EvidenceFile } from './facts-output.ts';

const limits = { fileBytes: 1024 * 1024 * 1024, lineBytes: 32 * 1024 * 1024 } as const;

interface Scrape {
  readonly atMs: number;
  /** Null when the scrape failed. */
  readonly samples: readonly Sample[] | null;
}

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Throws a HarnessError for a line that is no scrape; a torn last line is left out. */
export function readMetricFact({ reader, path }: EvidenceFile, query: MetricQuery): MetricFact {
  const series = followSeries();
  let scrapes = 0;
  let failedSince = 0;
  let last: MetricPoint | null = null;
  let max: MetricPoint | null = null;
  reader.readLines(path, limits, ({ text, number, cut }) => {
    const scrape = cut ? null : parseScrape(text);
    if (scrape === null) {
      throw new HarnessError(`${path}:${String(number)} is damaged: not a scrape`, { code: 'evidence-damaged' });
    }
    if (query.untilMs !== null && scrape.atMs > query.untilMs) return;
    if (scrape.samples === null) {
      failedSince += 1;
      return;
    }
    scrapes += 1;
    failedSince = 0;
    const named = scrape.samples.filter(({ name, value }) => name === query.metric && !Number.isNaN(value));
    const matching = named.filter((sample) => hasLabels(sample, query.labels));
    series.add(matching);
    if (named.length === 0) return;
    const point = { value: matching.reduce((sum, { value }) => sum + value, 0), line: number };
    last = point;
    if (max === null || point.value > max.value) max = point;
  });
  return { kind: 'metric', path, scrapes, failedSince, last, max, increase: series.increase() };
}

/**
 * Adds up what each series gained from scrape to scrape. A smaller value, or a series that was away, means that its
 * process restarted from zero; a series that the first scrape did not have began at zero.
 */
function followSeries(): { add(samples: readonly Sample[]): void; increase(): number } {
  let previous: ReadonlyMap<string, number> | null = null;
  let increase = 0;
  return {
    add(samples) {
      const present = new Map(samples.map(({ labels, value }) => [keyOf(labels), value]));
      for (const [key, value] of previous === null ? [] : present) {
        const before = previous?.get(key) ?? 0;
        increase += value >= before ? value - before : value;
      }
      previous = present;
    },
    increase: () => increase,
  };
}

function keyOf(labels: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.entries(labels).sort(([left], [right]) => (left < right ? -1 : 1)));
}

function hasLabels(sample: Sample, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(([key, text]) => sample.labels[key] === text);
}

function parseScrape(text: string): Scrape | null {
  const value = parseJson(text);
  if (!isRecord(value)) return null;
  const { atMs, gap, samples } = value;
  // JSON reads 1e309 as a number that none of our writers writes.
  if (typeof atMs !== 'number' || !Number.isFinite(atMs) || atMs < 0) return null;
  if (typeof gap === 'string') return { atMs, samples: null };
  if (!Array.isArray(samples)) return null;
  const parsed = samples.map(parseSample);
  return parsed.some((sample) => sample === null)
    ? null
    : { atMs, samples: parsed.filter((sample) => sample !== null) };
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
