// SPDX-License-Identifier: Apache-2.0
/** Which metrics a page draws: those that checks name, then those that changed most while a fault was in force. */
import type { FaultSpan } from './fault-spans.ts';
import type { MetricSeries, MetricsOfSource, SeriesPoint } from './metric-series.ts';

export interface NamedMetric {
  readonly source: string;
  readonly metric: string;
}

/** All series of one metric of one source. */
export interface MetricGroup {
  readonly source: string;
  readonly name: string;
  /** Those that changed most come first. */
  readonly series: readonly MetricSeries[];
  readonly isNamed: boolean;
  /** From 0 (nothing changed around a fault) to 1. */
  readonly change: number;
}

/** Before and after a fault, this share of the run counts as around it. Without a fault all of it does. */
const around = 0.03;
const maxWindows = 60;

/** The most interesting first; those without any change last, by name. */
export function rankMetrics(
  sources: readonly MetricsOfSource[],
  {
    named,
    faults,
    endMs,
  }: {
    readonly named: readonly NamedMetric[];
    readonly faults: readonly FaultSpan[];
    readonly endMs: number;
  },
): readonly MetricGroup[] {
  const windows = faults
    .slice(0, maxWindows)
    .map(({ fromMs, toMs }) => ({ fromMs: fromMs - around * endMs, toMs: toMs + around * endMs }));
  if (faults.length === 0) windows.push({ fromMs: 0, toMs: endMs });
  const groups = sources.flatMap(({ source, series }) =>
    [...groupByName(series)].map(([name, members]): MetricGroup => {
      const ranked = members.map((each) => ({ each, change: changeOf(each, windows) }));
      ranked.sort((a, b) => b.change - a.change || b.each.high - a.each.high);
      const isNamed = named.some((metric) => metric.source === source && metric.metric === name);
      return { source, name, isNamed, series: ranked.map(({ each }) => each), change: ranked[0]?.change ?? 0 };
    }),
  );
  return groups.sort(
    (a, b) => Number(b.isNamed) - Number(a.isNamed) || b.change - a.change || (a.name < b.name ? -1 : 1),
  );
}

function groupByName(series: readonly MetricSeries[]): ReadonlyMap<string, readonly MetricSeries[]> {
  const groups = new Map<string, MetricSeries[]>();
  for (const each of series) {
    const known = groups.get(each.name);
    if (known === undefined) groups.set(each.name, [each]);
    else known.push(each);
  }
  return groups;
}

interface Window {
  readonly fromMs: number;
  readonly toMs: number;
}

/** How much of all that happened to a series happened around a fault, and how: to begin again at less counts most. */
function changeOf(series: MetricSeries, windows: readonly Window[]): number {
  const isInside = (ms: number): boolean => windows.some((at) => ms >= at.fromMs && ms <= at.toMs);
  const points = series.lines.flat();
  let [inside, total, fell] = [0, 0, false];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) continue;
    const moved = Math.abs(point.value - before.value);
    total += moved;
    if (!overlaps(windows, before, point)) continue;
    inside += moved;
    fell ||= point.value < before.value;
  }
  const broke = series.lines.slice(1).some(([first]) => first !== undefined && isInside(first.atMs));
  const share = total === 0 ? 0 : inside / total;
  return (fell ? 0.4 : 0) + (broke ? 0.1 : 0) + share * 0.4 + (share > 0 && !isCumulative(series.name) ? 0.1 : 0);
}

/** What happened between two points may have happened at any moment between them. */
function overlaps(windows: readonly Window[], before: SeriesPoint, after: SeriesPoint): boolean {
  return windows.some(({ fromMs, toMs }) => after.atMs >= fromMs && before.atMs <= toMs);
}

const suffix = /_(?:total|count|sum|created)$/;

/** Grows with whatever goes on: a level says more. */
function isCumulative(name: string): boolean {
  return suffix.test(name);
}

/** The metrics that belong together by their names: `x`, `x_sum` and `x_count` say nearly the same. */
export function familyOf({ source, name }: MetricGroup): string {
  return JSON.stringify([source, name.replace(suffix, '')]);
}
