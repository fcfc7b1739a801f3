// SPDX-License-Identifier: Apache-2.0
/** Series of metrics in two runs: which changed, and their values over time for drawing one over the other. */
import type { ComparedMetric, ComparedSeries, ComparisonAlignment } from '../domain/documents.ts';
import { relative } from './compare-lanes.ts';
import { TOLERANCE } from './compare-times.ts';
import { keyOf, type MetricSeries, type MetricsOfSource } from './metric-series.ts';

export interface ComparedMetrics {
  readonly changed: readonly ComparedMetric[];
  readonly same: number;
  readonly more: number;
}

const maxChanged = 40;
/** Of one series; of more, every so many are kept. */
const maxPoints = 240;
const maxLines = 200;

export function compareMetrics(
  a: readonly MetricsOfSource[],
  b: readonly MetricsOfSource[],
  alignment: ComparisonAlignment,
): ComparedMetrics {
  const [inA, inB] = [byKey(a), byKey(b)];
  const rows = [...new Set([...inA.keys(), ...inB.keys()])].sort().flatMap((key) => {
    return compareSeries(inA.get(key), inB.get(key), alignment);
  });
  const changed = rows
    .filter(({ change }) => change > TOLERANCE.share)
    .sort((left, right) => right.change - left.change);
  return {
    changed: changed.slice(0, maxChanged),
    same: rows.length - changed.length,
    more: Math.max(0, changed.length - maxChanged),
  };
}

interface OfSource {
  readonly source: string;
  readonly series: MetricSeries;
}

function byKey(sources: readonly MetricsOfSource[]): ReadonlyMap<string, OfSource> {
  const all = sources.flatMap(({ source, series }) => series.map((each) => ({ source, series: each })));
  return new Map(all.map((each) => [`${each.source} ${keyOf(each.series)}`, each]));
}

type Measure = ComparedMetric['measure'];

interface Change {
  readonly measure: Measure;
  readonly change: number;
}

function compareSeries(
  a: OfSource | undefined,
  b: OfSource | undefined,
  alignment: ComparisonAlignment,
): readonly ComparedMetric[] {
  const known = b ?? a;
  if (known === undefined) return [];
  const { source, series } = known;
  const [sideA, sideB] = [sideOf(a, alignment.a.atMs), sideOf(b, alignment.b.atMs)];
  const { measure, change } = sideA === null || sideB === null ? alone(known) : greatest(series.name, sideA, sideB);
  const labels = Object.fromEntries(Object.keys(series.labels).map((key) => [key, String(series.labels[key])]));
  return [{ source, name: series.name, labels, measure, change, a: sideA, b: sideB }];
}

/** A series that stood at 0 all the time says no more than none. */
function alone({ series }: OfSource): Change {
  return { measure: 'max', change: series.high === 0 && series.low === 0 ? 0 : 1 };
}

function greatest(name: string, a: ComparedSeries, b: ComparedSeries): Change {
  return measuresOf(name)
    .map((measure) => ({ measure, change: shareOf(a[measure], b[measure]) }))
    .reduce((most, next) => (next.change > most.change ? next : most));
}

/** A counter's last value depends on when its process began; of a gauge an increase says nothing. */
function measuresOf(name: string): readonly [Measure, ...Measure[]] {
  return /_(?:total|count|sum)$/.test(name) ? ['increase'] : ['last', 'max'];
}

function shareOf(a: number, b: number): number {
  const greater = Math.max(Math.abs(a), Math.abs(b));
  return greater === 0 ? 0 : Math.abs(a / greater - b / greater);
}

function sideOf(side: OfSource | undefined, zeroMs: number): ComparedSeries | null {
  if (side === undefined) return null;
  const { last, high, increase, lines } = side.series;
  const points = lines.reduce((sum, line) => sum + line.length, 0);
  const step = Math.max(1, Math.ceil(points / maxPoints));
  const thinned = lines.slice(0, maxLines).map((line) => {
    const kept = line.filter((_, index) => index % step === 0 || index === line.length - 1);
    return kept.map(({ atMs, value }) => [relative(atMs, zeroMs), value]);
  });
  return { last: last.value, max: high, increase, lines: thinned };
}
