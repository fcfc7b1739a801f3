// SPDX-License-Identifier: Apache-2.0
/** Metrics of a run on its page: which are drawn, all of them as rows of a table, and what is not there. */
import { fileLink, type Link } from './checks-view.ts';
import { familyOf, type MetricGroup, rankMetrics } from './metric-choice.ts';
import type { MetricSeries, MetricsOfSource } from './metric-series.ts';
import { buildMetricsChart, formatValue, labelsText, maxLines, type MetricsChart } from './metrics-chart.ts';
import type { PageEvidence } from './page-evidence.ts';
import { count, visible } from './text.ts';
import type { TimelineModel } from './timeline-model.ts';

export interface MetricRow {
  readonly metric: string;
  readonly labels: string;
  readonly source: string;
  readonly first: string;
  readonly last: string;
  readonly low: string;
  readonly high: string;
  readonly values: string;
  readonly drawn: string;
}

export interface MetricsView {
  /** Null when nothing can be drawn. */
  readonly chart: MetricsChart | null;
  /** What is not drawn and what went wrong, a sentence each. */
  readonly notes: readonly string[];
  readonly rows: readonly MetricRow[];
  /** Names the table. */
  readonly rowsTitle: string;
  readonly more: string | null;
  readonly files: readonly Link[];
  /** Why there is nothing; null when there is something. */
  readonly empty: string | null;
}

const maxDrawn = 8;
const maxNamed = 16;
const maxRows = 200;

export function viewMetrics(evidence: PageEvidence, model: TimelineModel): MetricsView {
  const { metrics: sources, namedMetrics: named } = evidence;
  const ranked = rankMetrics(sources, { named, faults: model.faults, endMs: model.endMs });
  const drawn = chooseDrawn(ranked);
  const all = ranked.flatMap((group) => group.series.map((series, index) => ({ group, series, index })));
  const more = all.length - maxRows;
  return {
    chart: drawn.length === 0 ? null : buildMetricsChart(drawn, sources, model),
    notes: [...undrawnNotes(ranked, drawn), ...missingNotes(evidence), ...sources.flatMap(sourceNotes)],
    rows: all
      .slice(0, maxRows)
      .map(({ group, series, index }) => rowOf(group.source, series, drawn.includes(group) && index < maxLines)),
    rowsTitle: `The metrics as a table: ${count(all.length, 'series', 'series')} of ${count(ranked.length, 'metric')}`,
    more: more <= 0 ? null : `${String(more)} more series in the files above`,
    files: sources.map(({ path }) => fileLink(path, null)),
    empty: emptyText(evidence, all.length),
  };
}

function chooseDrawn(ranked: readonly MetricGroup[]): readonly MetricGroup[] {
  const named = ranked.filter(({ isNamed }) => isNamed).slice(0, maxNamed);
  const families = new Set(named.map(familyOf));
  const changed = ranked.filter((group) => {
    if (group.isNamed || group.change === 0 || families.has(familyOf(group))) return false;
    families.add(familyOf(group));
    return true;
  });
  return [...named, ...changed.slice(0, Math.max(0, maxDrawn - named.length))];
}

function rowOf(source: string, series: MetricSeries, isDrawn: boolean): MetricRow {
  const { name, labels, samples, first, last, low, high } = series;
  return {
    ...{ metric: visible(name, 120), labels: visible(labelsText(labels), 300), source: visible(source, 60) },
    ...{ first: formatValue(first.value), last: formatValue(last.value) },
    ...{ low: formatValue(low), high: formatValue(high), values: String(samples), drawn: isDrawn ? 'yes' : 'no' },
  };
}

function undrawnNotes(ranked: readonly MetricGroup[], drawn: readonly MetricGroup[]): readonly string[] {
  const still = ranked.filter(({ change, isNamed }) => change === 0 && !isNamed).length;
  const changed = ranked.length - drawn.length - still;
  const parts = [
    changed > 0 ? `${String(changed)} that changed less or are sums and counts of those above` : null,
    still > 0 ? `${String(still)} that did not change around a fault` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? [] : [`Not drawn, but in the table: ${parts.join(', ')}.`];
}

/** A check that names a metric which nobody recorded must not look as if it were fine. */
function missingNotes({ metrics, namedMetrics }: PageEvidence): readonly string[] {
  const recorded = new Set(
    metrics.flatMap(({ source, series }) => series.map(({ name }) => JSON.stringify([source, name]))),
  );
  return namedMetrics
    .filter(({ source, metric }) => !recorded.has(JSON.stringify([source, metric])))
    .slice(0, maxNamed)
    .map(({ source, metric }) => `${visible(metric, 100)} of ${visible(source, 60)}, named by a check: never seen.`);
}

function sourceNotes(of: MetricsOfSource): readonly string[] {
  const name = visible(of.source, 60);
  const notes = [
    of.problem === null ? null : `${name}: not read to its end: ${visible(of.problem, 300)}.`,
    of.scrapes === 0 && of.problem === null ? `${name}: the file has no scrape.` : null,
    of.failedScrapes === 0
      ? null
      : `${name}: ${String(of.failedScrapes)} of ${count(of.scrapes, 'scrape')} failed; hatched in the picture.`,
    of.moreSeries === 0
      ? null
      : `${name}: ${String(of.moreSeries)} or more series beyond the first 1000 are only in the file.`,
    of.buckets === 0 ? null : `${name}: ${count(of.buckets, 'bucket')} of histograms are only in the file.`,
  ];
  return notes.filter((note) => note !== null);
}

function emptyText({ metrics }: PageEvidence, series: number): string | null {
  if (metrics.length === 0) return 'No metrics were recorded in this run.';
  return series === 0 ? 'No value of any metric was recorded.' : null;
}
