// SPDX-License-Identifier: Apache-2.0
/** Comparisons of runs made by hand. */
import type { Comparison } from '../../src/core/domain/documents.ts';
import { buildComparison } from '../../src/core/report/compare.ts';
import type { MetricSeries, MetricsOfSource } from '../../src/core/report/metric-series.ts';
import type { SampleRun } from './sample-runs.ts';

/** `a` before, `b` after. What only `b` has of metrics is new. */
export function compareSamples(a: SampleRun, b: SampleRun): Comparison {
  const [before, after] = [a, b].map(({ record, verdict, evidence }) => ({
    record,
    verdict,
    metrics: evidence.metrics,
  }));
  if (before === undefined || after === undefined) throw new Error('two runs');
  return buildComparison(before, { ...after, metrics: after.metrics.map(doubled) }, 'fault');
}

/** Values that changed in every series. */
function doubled(source: MetricsOfSource): MetricsOfSource {
  const series = source.series.map((each): MetricSeries => {
    const twice = (value: number): number => (Number.isFinite(value * 2) ? value * 2 : value / 2);
    const lines = each.lines.map((line) => line.map(({ atMs, value }) => ({ atMs, value: twice(value) })));
    const last = { atMs: each.last.atMs, value: twice(each.last.value) };
    return { ...each, last, high: twice(each.high), low: twice(each.low), increase: twice(each.increase), lines };
  });
  return { ...source, series };
}
