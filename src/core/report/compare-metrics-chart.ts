// SPDX-License-Identifier: Apache-2.0
/** Metrics that changed between two runs, one line for each run over the other, on the axis of their states. */
import type { ComparedMetric, ComparedSeries, Comparison } from '../domain/documents.ts';
import { axisY, frameOf } from './chart-frame.ts';
import { type SignedScale, signedX } from './compare-picture.ts';
import { alignmentText, measured } from './compare-words.ts';
import {
  type ChartKey,
  type ChartLine,
  type ChartRow,
  formatValue,
  labelsText,
  lineOf,
  type MetricsChart,
  plotHeight,
  plotTop,
  rangeOf,
  rowHeight,
} from './metrics-chart.ts';
import { count, visible } from './text.ts';
import { buildTicks } from './time-axis.ts';

const maxDrawn = 12;

/** Null where nothing changed. */
export function buildComparedMetrics(comparison: Comparison, scale: SignedScale): MetricsChart | null {
  const drawn = comparison.metrics.slice(0, maxDrawn);
  if (drawn.length === 0) return null;
  const top = axisY + 4;
  const bottom = top + drawn.length * rowHeight;
  const zero = { x: signedX(scale, 0), width: 2, title: alignmentText(comparison) };
  return {
    ...{ ...frameOf('metrics', scale), ticks: buildTicks(scale, scale.zeroMs) },
    title: 'Metrics in A and B',
    description: `${count(drawn.length, 'series', 'series')} that changed, over the same time as the states above. The table below has their values.`,
    ...{ height: bottom + 4, bottom, bandsTop: top, bandHeight: bottom - top },
    bands: comparison.alignment.at === 'fault' ? [zero] : [],
    rows: drawn.map((metric, index) => rowOf(metric, { y: top + index * rowHeight, index, scale })),
  };
}

interface RowPlace {
  readonly y: number;
  readonly index: number;
  readonly scale: SignedScale;
}

function rowOf(metric: ComparedMetric, { y, index, scale }: RowPlace): ChartRow {
  const sides = [metric.a, metric.b];
  const values = sides.flatMap((side) => (side?.lines ?? []).flatMap((line) => line.map(([, value = 0]) => value)));
  const range = rangeOf(values.length === 0 ? [{ low: 0, high: 0 }] : [extremesOf(values)]);
  const place = { scale, range, y: y + plotTop };
  const keyX = scale.left + scale.length + 14;
  return {
    ...{ name: visible(metric.name, 70), shared: visible(labelsText(metric.labels), 40) },
    title: `${visible(metric.name, 200)} of ${visible(metric.source, 60)}`,
    note: `${metric.measure} ${measured(metric, 'a')} to ${measured(metric, 'b')}`.slice(0, 30),
    ...{ nameY: y + 14, noteY: y + 14, top: formatValue(range.high), bottom: formatValue(range.low) },
    ...{ topY: y + plotTop, topTextY: y + plotTop + 9, bottomY: y + plotTop + plotHeight, gaps: [] },
    lines: sides.flatMap((side, line) => linesOf(side, { line, key: `${String(index)}-${String(line)}`, place })),
    keys: sides.flatMap((side, line): readonly ChartKey[] => {
      if (side === null) return [];
      const places = { x: keyX, textX: keyX + 26, y: y + plotTop + 10 + line * 15, markY: y + plotTop + 6 + line * 15 };
      const last = `last ${formatValue(side.last)}`;
      const name = line === 0 ? 'A' : 'B';
      return [
        { key: `${String(index)}-${String(line)}`, look: line + 1, ...places, last, text: name, title: `run ${name}` },
      ];
    }),
  };
}

function extremesOf(values: readonly number[]): { readonly low: number; readonly high: number } {
  return {
    low: values.reduce((least, value) => Math.min(least, value), Infinity),
    high: values.reduce((most, value) => Math.max(most, value), -Infinity),
  };
}

function linesOf(
  side: ComparedSeries | null,
  at: {
    readonly line: number;
    readonly key: string;
    readonly place: {
      readonly scale: SignedScale;
      readonly range: { readonly low: number; readonly high: number };
      readonly y: number;
    };
  },
): readonly ChartLine[] {
  const { zeroMs } = at.place.scale;
  return (side?.lines ?? []).map((line) => {
    const points = line.map(([ms = 0, value = 0]) => ({ atMs: ms + zeroMs, value }));
    return lineOf(points, at);
  });
}
