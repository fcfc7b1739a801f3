// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import type { Sample, Scrape } from '../../../src/core/domain/evidence.ts';
import type { FaultSpan } from '../../../src/core/report/fault-spans.ts';
import { familyOf, rankMetrics } from '../../../src/core/report/metric-choice.ts';
import { collectSeries, type MetricsOfSource } from '../../../src/core/report/metric-series.ts';

type Point = readonly [atMs: number, samples: readonly Sample[] | string];

function collect(points: readonly Point[], endMs = 1000): MetricsOfSource {
  const collector = collectSeries({ source: 'gateway', path: 'system/metrics/gateway.jsonl', endMs });
  for (const [index, [atMs, seen]] of points.entries()) collector.add(scrapeOf(atMs, seen, index + 1));
  return collector.result(null);
}

function scrapeOf(atMs: number, seen: readonly Sample[] | string, line: number): Scrape {
  return typeof seen === 'string'
    ? { atMs, at: null, samples: null, gap: seen, line }
    : { atMs, at: null, samples: seen, gap: null, line };
}

function value(name: string, number: number, labels: Readonly<Record<string, string>> = {}): Sample {
  return { name, labels, value: number };
}

test('a series keeps the extremes and the last value of each stretch, however many scrapes there were', () => {
  const points = Array.from({ length: 100_000 }, (_, index): Point => {
    return [index / 100, [value('load', index === 50_123 ? 9 : index === 50_124 ? -9 : 1)]];
  });
  const [series] = collect(points).series;
  expect(series?.samples).toBe(100_000);
  expect([series?.low, series?.high]).toEqual([-9, 9]);
  const drawn = series?.lines.flat() ?? [];
  expect(drawn.length).toBeLessThanOrEqual(3 * 240);
  expect(drawn.map((point) => point.value)).toContain(9);
  expect(drawn.map((point) => point.value)).toContain(-9);
  expect(drawn.map(({ atMs }) => atMs)).toEqual(drawn.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
});

test('a failed scrape and an absence break the line, and the gap has its reason', () => {
  const up = [value('up', 1)];
  const found = collect([
    [100, up],
    [200, 'refused'],
    [300, 'timeout'],
    [400, up],
    [500, []],
    [600, up],
  ]);
  expect(found.series[0]?.lines.map((line) => line.map(({ atMs }) => atMs))).toEqual([[100], [400], [600]]);
  expect(found.gaps).toEqual([{ fromMs: 100, toMs: 400, reason: 'refused' }]);
  expect([found.scrapes, found.failedScrapes]).toEqual([6, 2]);
});

test('a gap that never ended lasts to the end of the run', () => {
  expect(
    collect([
      [100, [value('up', 1)]],
      [200, 'refused'],
    ]).gaps,
  ).toEqual([{ fromMs: 100, toMs: 1000, reason: 'refused' }]);
});

test('labels in another order are the same series; buckets and what is beyond the limit are counted', () => {
  const many = Array.from({ length: 1500 }, (_, index) => value('many', 1, { index: String(index) }));
  const found = collect([
    [100, [value('x', 1, { a: '1', b: '2' }), value('h_bucket', 1, { le: '1' }), value('nan', Number.NaN)]],
    [200, [value('x', 2, { b: '2', a: '1' }), value('h_bucket', 2, { le: '1' }), ...many]],
  ]);
  expect(found.series.filter(({ name }) => name === 'x').map(({ samples }) => samples)).toEqual([2]);
  expect(found.series.filter(({ name }) => name === 'nan' || name === 'h_bucket')).toEqual([]);
  expect([found.series.length, found.moreSeries, found.buckets]).toEqual([1000, 501, 1]);
});

const fault = { fromMs: 500, toMs: 600 } as FaultSpan;

test('named metrics come first, then those that changed around a fault, then the others', () => {
  const found = collect(
    Array.from({ length: 100 }, (_, index): Point => {
      const atMs = (index + 1) * 10;
      const inside = atMs >= 500 && atMs <= 600;
      return [
        atMs,
        [
          value('constant', 5),
          value('named', 1),
          value('sessions', inside ? 0 : 3),
          value('early', atMs < 200 ? 1 : 0),
          value('requests_total', atMs < 550 ? index : index - 54),
        ],
      ];
    }),
  );
  const ranked = rankMetrics([found], {
    named: [{ source: 'gateway', metric: 'named' }],
    faults: [fault],
    endMs: 1000,
  });
  expect(ranked.map(({ name }) => name)).toEqual(['named', 'sessions', 'requests_total', 'constant', 'early']);
  expect(ranked.filter(({ change }) => change > 0).map(({ name }) => name)).toEqual(['sessions', 'requests_total']);
});

test('what fell between the scrapes around a failed one changed there, too', () => {
  const found = collect([
    [400, [value('level', 3)]],
    [520, 'refused'],
    [700, [value('level', 0)]],
  ]);
  const [group] = rankMetrics([found], { named: [], faults: [fault], endMs: 1000 });
  expect(group?.change).toBeGreaterThan(0.5);
});

test('sums and counts belong to the metric of their name', () => {
  const of = (name: string) => ({ source: 's', name, series: [], isNamed: false, change: 0 });
  expect(new Set(['x', 'x_sum', 'x_count', 'x_total'].map((name) => familyOf(of(name)))).size).toBe(1);
});
