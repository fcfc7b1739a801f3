// SPDX-License-Identifier: Apache-2.0
/** Folds the scrapes of a metrics file into the last value, the greatest value and the increase of one metric. */
import type { MetricFact, MetricPoint, MetricQuery } from '../core/domain/facts.ts';
import type { Sample } from '../core/domain/evidence.ts';
import type { EvidenceFile } from './facts-output.ts';
import { readScrapes } from './scrapes.ts';

/** Throws a HarnessError for a line that is no scrape; a torn last line is left out. */
export function readMetricFact({ reader, path }: EvidenceFile, query: MetricQuery): MetricFact {
  const series = followSeries();
  let scrapes = 0;
  let failedSince = 0;
  let last: MetricPoint | null = null;
  let max: MetricPoint | null = null;
  readScrapes({ reader, path }, (scrape) => {
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
    const point = { value: matching.reduce((sum, { value }) => sum + value, 0), line: scrape.line };
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
