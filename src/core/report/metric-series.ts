// SPDX-License-Identifier: Apache-2.0
/**
 * Scrapes of a metrics file as series for drawing: what each series was at most, at least and last in each of many
 * short stretches of the run. Holds no more than its limits, however long the file is; what is beyond them is counted.
 */
import type { Sample, Scrape } from '../domain/evidence.ts';

export interface SeriesPoint {
  readonly atMs: number;
  readonly value: number;
}

export interface MetricSeries {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Values that are numbers; NaN and infinities are not drawn. */
  readonly samples: number;
  readonly first: SeriesPoint;
  readonly last: SeriesPoint;
  readonly low: number;
  readonly high: number;
  /** Sum of all that it gained. A smaller value, or a series that was away, means that it began again from 0. */
  readonly increase: number;
  /** Points in the order of their times, in several lines where the series was away between them. */
  readonly lines: readonly (readonly SeriesPoint[])[];
}

export interface ScrapeGap {
  readonly fromMs: number;
  readonly toMs: number;
  /** Why the first scrape in it failed. */
  readonly reason: string;
}

export interface MetricsOfSource {
  /** Name of the file without its ending. */
  readonly source: string;
  /** Relative to the run directory. */
  readonly path: string;
  readonly scrapes: number;
  readonly failedScrapes: number;
  readonly gaps: readonly ScrapeGap[];
  readonly series: readonly MetricSeries[];
  /** Series beyond the limit, at least. */
  readonly moreSeries: number;
  /** Buckets of histograms, which are not kept. */
  readonly buckets: number;
  /** Why the file could not be read, or not to its end; null when it could. */
  readonly problem: string | null;
}

export interface SeriesCollector {
  add(scrape: Scrape): void;
  result(problem: string | null): MetricsOfSource;
}

const stretches = 240;
const maxSeries = 1000;
const maxGaps = 100;

/** `endMs`: where the run ends; what was scraped later falls into the last stretch. */
export function collectSeries(file: {
  readonly source: string;
  readonly path: string;
  readonly endMs: number;
}): SeriesCollector {
  const { source, path, endMs } = file;
  const open = new Map<string, OpenSeries>();
  const [away, buckets] = [new Set<string>(), new Set<string>()];
  const gaps = collectGaps();
  const counts = { scrapes: 0, failed: 0 };
  const addSample = (sample: Sample, atMs: number): void => {
    const key = keyOf(sample);
    if (isBucket(sample)) {
      if (buckets.size < maxSeries) buckets.add(key);
      return;
    }
    const series = open.get(key);
    if (series === undefined && open.size >= maxSeries) {
      if (away.size < maxSeries) away.add(key);
      return;
    }
    if (!Number.isFinite(sample.value)) return;
    const known = series ?? openSeries(sample);
    open.set(key, known);
    addIncrease(known, sample.value, counts.scrapes - counts.failed);
    addPoint(known, { atMs, value: sample.value }, { scrape: counts.scrapes, stretchMs: endMs / stretches });
  };
  return {
    add({ atMs, samples, gap }) {
      gaps.add(atMs, samples === null ? (gap ?? 'failed') : null);
      // A scrape that failed breaks every line.
      counts.scrapes += 1;
      if (samples === null) counts.failed += 1;
      else for (const sample of samples) addSample(sample, atMs);
    },
    result: (problem) => ({
      ...{ source, path, scrapes: counts.scrapes, failedScrapes: counts.failed, gaps: gaps.result(endMs) },
      series: [...open.values()].flatMap(closeSeries),
      ...{ moreSeries: away.size, buckets: buckets.size, problem },
    }),
  };
}

interface Stretch {
  readonly index: number;
  low: SeriesPoint;
  high: SeriesPoint;
  last: SeriesPoint;
}

interface OpenSeries {
  readonly sample: Sample;
  readonly lines: Stretch[][];
  samples: number;
  first: SeriesPoint | null;
  /** Number of the scrape that it was last seen in. */
  seen: number;
  /** The same among scrapes that did not fail, with what it was there. */
  counted: { readonly scrape: number; readonly value: number } | null;
  increase: number;
}

function openSeries(sample: Sample): OpenSeries {
  return { sample, lines: [], samples: 0, first: null, seen: -1, counted: null, increase: 0 };
}

/** `scrape` counts from 1. What the first scrape has did not begin then; what only a later one has began at 0. */
function addIncrease(series: OpenSeries, value: number, scrape: number): void {
  const { counted } = series;
  const followed = counted !== null && counted.scrape === scrape - 1 && value >= counted.value;
  const before = followed ? counted.value : counted === null && scrape === 1 ? value : 0;
  series.increase += value - before;
  series.counted = { scrape, value };
}

function addPoint(
  series: OpenSeries,
  point: SeriesPoint,
  { scrape, stretchMs }: { readonly scrape: number; readonly stretchMs: number },
): void {
  const index = Math.min(stretches - 1, Math.floor(point.atMs / stretchMs));
  if (series.seen < scrape - 1 || series.lines.length === 0) series.lines.push([]);
  series.seen = scrape;
  series.samples += 1;
  series.first ??= point;
  const line = series.lines.at(-1) ?? [];
  const open = line.at(-1);
  if (open?.index !== index) return void line.push({ index, low: point, high: point, last: point });
  if (point.value < open.low.value) open.low = point;
  if (point.value > open.high.value) open.high = point;
  open.last = point;
}

function closeSeries({ sample, lines, samples, first, increase }: OpenSeries): readonly MetricSeries[] {
  const last = lines.at(-1)?.at(-1)?.last;
  if (first === null || last === undefined) return [];
  const all = lines.flat();
  return [
    {
      ...{ name: sample.name, labels: sample.labels, samples, first, last, increase },
      low: all.reduce((least, { low }) => Math.min(least, low.value), Infinity),
      high: all.reduce((most, { high }) => Math.max(most, high.value), -Infinity),
      lines: lines.map((line) => line.flatMap(pointsOf)),
    },
  ];
}

function pointsOf({ low, high, last }: Stretch): readonly SeriesPoint[] {
  return [...new Set([low, high, last])].sort((a, b) => a.atMs - b.atMs);
}

/** From the last scrape that went well to the next one that did. */
function collectGaps(): {
  add(atMs: number, reason: string | null): void;
  result(endMs: number): readonly ScrapeGap[];
} {
  const gaps: ScrapeGap[] = [];
  let lastGoodMs = 0;
  let reason: string | null = null;
  const close = (toMs: number): void => {
    if (reason !== null && gaps.length < maxGaps) gaps.push({ fromMs: lastGoodMs, toMs, reason });
    reason = null;
  };
  return {
    add(atMs, failure) {
      if (failure !== null) return void (reason ??= failure);
      close(atMs);
      lastGoodMs = atMs;
    },
    result: (endMs) => {
      close(Math.max(lastGoodMs, endMs));
      return gaps;
    },
  };
}

function isBucket({ name, labels }: Sample): boolean {
  return name.endsWith('_bucket') && Object.hasOwn(labels, 'le');
}

/** Text of a series, the same for the same labels in any order. */
export function keyOf({ name, labels }: Pick<Sample, 'name' | 'labels'>): string {
  const entries = Object.entries(labels).sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([name, ...entries]);
}
