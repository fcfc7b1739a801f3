// SPDX-License-Identifier: Apache-2.0

/**
 * The gateway's metrics in Prometheus text, under OpenShell's names: counters, gauges, a histogram and a summary, so
 * that a scraper meets both forms of a distribution. A series appears with its first use. Owns numbers and text only.
 */

const BUCKETS_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const QUANTILES = [0, 0.5, 0.9, 0.99, 1];
const SUMMARY_SAMPLES = 512;

type Labels = Readonly<Record<string, string>>;
type Series<T> = Map<string, Map<string, T>>;

interface Distribution {
  count: number;
  sum: number;
  readonly buckets: number[];
  readonly samples: number[];
}

export interface Metrics {
  readonly count: (name: string, labels: Labels) => void;
  readonly gauge: (name: string, value: number) => void;
  readonly histogram: (name: string, labels: Labels, seconds: number) => void;
  readonly summary: (name: string, labels: Labels, seconds: number) => void;
  readonly render: () => string;
}

export function openMetrics(): Metrics {
  const counters: Series<number> = new Map();
  const gauges = new Map<string, number>();
  const histograms: Series<Distribution> = new Map();
  const summaries: Series<Distribution> = new Map();
  return {
    count: (name, labels) => {
      const series = seriesOf(counters, name);
      const key = renderLabels(labels);
      series.set(key, (series.get(key) ?? 0) + 1);
    },
    gauge: (name, value) => {
      gauges.set(name, value);
    },
    histogram: (name, labels, seconds) => observe(histograms, { name, labels, seconds }),
    summary: (name, labels, seconds) => observe(summaries, { name, labels, seconds }),
    render: () => {
      const lines = [
        ...[...counters].flatMap(([name, series]) => [`# TYPE ${name} counter`, ...renderCounters(name, series)]),
        ...[...gauges].flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
        ...[...histograms].flatMap(([name, series]) => [`# TYPE ${name} histogram`, ...renderHistogram(name, series)]),
        ...[...summaries].flatMap(([name, series]) => [`# TYPE ${name} summary`, ...renderSummary(name, series)]),
      ];
      return `${lines.join('\n')}\n`;
    },
  };
}

function seriesOf<T>(all: Series<T>, name: string): Map<string, T> {
  const found = all.get(name) ?? new Map<string, T>();
  all.set(name, found);
  return found;
}

function observe(
  all: Series<Distribution>,
  seen: { readonly name: string; readonly labels: Labels; readonly seconds: number },
): void {
  const series = seriesOf(all, seen.name);
  const key = renderLabels(seen.labels);
  const distribution = series.get(key) ?? { count: 0, sum: 0, buckets: BUCKETS_SECONDS.map(() => 0), samples: [] };
  series.set(key, distribution);
  distribution.samples[distribution.count % SUMMARY_SAMPLES] = seen.seconds;
  distribution.count += 1;
  distribution.sum += seen.seconds;
  for (const [index, bound] of BUCKETS_SECONDS.entries()) {
    if (seen.seconds <= bound) distribution.buckets[index] = (distribution.buckets[index] ?? 0) + 1;
  }
}

/** `a="x",b="y"` without braces, so that more labels can be put beside them. */
function renderLabels(labels: Labels): string {
  return Object.entries(labels)
    .map(([key, value]) => `${key}="${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`)
    .join(',');
}

function withLabels(name: string, ...labels: readonly string[]): string {
  const present = labels.filter((label) => label !== '');
  return present.length === 0 ? name : `${name}{${present.join(',')}}`;
}

function renderCounters(name: string, series: ReadonlyMap<string, number>): readonly string[] {
  return [...series].map(([labels, value]) => `${withLabels(name, labels)} ${value}`);
}

function renderHistogram(name: string, series: ReadonlyMap<string, Distribution>): readonly string[] {
  return [...series].flatMap(([labels, { buckets, count, sum }]) => [
    ...BUCKETS_SECONDS.map(
      (bound, index) => `${withLabels(`${name}_bucket`, labels, `le="${bound}"`)} ${buckets[index] ?? 0}`,
    ),
    `${withLabels(`${name}_bucket`, labels, 'le="+Inf"')} ${count}`,
    `${withLabels(`${name}_sum`, labels)} ${sum}`,
    `${withLabels(`${name}_count`, labels)} ${count}`,
  ]);
}

function renderSummary(name: string, series: ReadonlyMap<string, Distribution>): readonly string[] {
  return [...series].flatMap(([labels, { samples, count, sum }]) => {
    const sorted = [...samples].sort((a, b) => a - b);
    const at = (quantile: number): number => sorted[Math.round(quantile * (sorted.length - 1))] ?? 0;
    return [
      ...QUANTILES.map((quantile) => `${withLabels(name, labels, `quantile="${quantile}"`)} ${at(quantile)}`),
      `${withLabels(`${name}_sum`, labels)} ${sum}`,
      `${withLabels(`${name}_count`, labels)} ${count}`,
    ];
  });
}
