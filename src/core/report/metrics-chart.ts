// SPDX-License-Identifier: Apache-2.0
/** Metrics as lines, one row of the picture per metric, on the axis of the timeline and under the same bands. */
import { axisY, bandsOf, type Box, type ChartFrame, frameOf, scaleOf } from './chart-frame.ts';
import type { MetricGroup } from './metric-choice.ts';
import type { MetricSeries, MetricsOfSource, SeriesPoint } from './metric-series.ts';
import { count, formatTime, visible } from './text.ts';
import { round, type Scale, xOf } from './time-axis.ts';
import type { TimelineModel } from './timeline-model.ts';

export interface MetricsChart extends ChartFrame {
  readonly title: string;
  readonly description: string;
  readonly height: number;
  readonly bottom: number;
  readonly bands: readonly Box[];
  readonly bandsTop: number;
  readonly bandHeight: number;
  readonly rows: readonly ChartRow[];
}

export interface ChartRow {
  readonly name: string;
  /** Labels that all its series have alike. */
  readonly shared: string;
  readonly title: string;
  readonly nameY: number;
  /** Why it is drawn, and what of it is not. */
  readonly note: string;
  readonly noteY: number;
  /** Of the lines at the top and at the bottom of its plot. */
  readonly top: string;
  readonly bottom: string;
  readonly topY: number;
  readonly topTextY: number;
  readonly bottomY: number;
  readonly gaps: readonly (Box & { readonly y: number; readonly height: number })[];
  readonly lines: readonly ChartLine[];
  readonly keys: readonly ChartKey[];
}

export interface ChartLine {
  /** 1 to 4: colour and dashes. */
  readonly look: number;
  /** The key that it belongs to. */
  readonly key: string;
  readonly points: string;
  /** Values at these points, for whoever points at them. */
  readonly values: string;
  /** A line of one point has no length. */
  readonly dots: readonly { readonly x: number; readonly y: number }[];
}

export interface ChartKey {
  readonly key: string;
  readonly look: number;
  readonly y: number;
  readonly markY: number;
  readonly x: number;
  readonly textX: number;
  readonly text: string;
  /** All its labels. */
  readonly title: string;
  readonly last: string;
}

export const rowHeight = 88;
export const plotTop = 22;
export const plotHeight = 54;
export const maxLines = 4;
const keyHeight = 15;

export function buildMetricsChart(
  groups: readonly MetricGroup[],
  sources: readonly MetricsOfSource[],
  model: TimelineModel,
): MetricsChart {
  const scale = scaleOf(model.endMs);
  const top = axisY + 4;
  const bottom = top + groups.length * rowHeight;
  const gapsOf = new Map(sources.map(({ source, gaps }) => [source, gaps]));
  return {
    ...frameOf('metrics', scale),
    title: 'Metrics of the run',
    description: `${count(groups.length, 'metric')} over the same time as the timeline. The table below has all of them.`,
    ...{ height: bottom + 4, bottom, bandsTop: top, bandHeight: bottom - top },
    bands: bandsOf(model.faults, scale),
    rows: groups.map((group, index) => {
      const y = top + index * rowHeight;
      const gaps = (gapsOf.get(group.source) ?? []).map(({ fromMs, toMs, reason }) => {
        const x = xOf(scale, fromMs);
        const title = `no scrape from ${formatTime(fromMs)} to ${formatTime(toMs)}: ${visible(reason, 100)}`;
        return { x, width: Math.max(1, round(xOf(scale, toMs) - x)), y: y + plotTop, height: plotHeight, title };
      });
      return rowOf(group, { y, index, scale, gaps });
    }),
  };
}

function rowOf(
  group: MetricGroup,
  {
    y,
    index,
    scale,
    gaps,
  }: {
    readonly y: number;
    readonly index: number;
    readonly scale: Scale;
    readonly gaps: ChartRow['gaps'];
  },
): ChartRow {
  const series = group.series.slice(0, maxLines);
  const range = rangeOf(series);
  const common = commonLabels(group.series);
  const drawnCommon = commonLabels(series);
  const more = group.series.length - series.length;
  const notes = [
    group.isNamed ? 'named by a check' : null,
    more > 0 ? `${String(more)} more series in the table` : null,
  ];
  const place = { scale, range, y: y + plotTop };
  const keyX = scale.left + scale.length + 14;
  const key = (line: number): string => `${String(index)}-${String(line)}`;
  return {
    ...{
      name: visible(group.name, 70),
      shared: visible(labelsText(common), 40),
      title: `${visible(group.name, 200)} of ${visible(group.source, 60)}`,
    },
    note: [visible(group.source, 24), ...notes].filter((note) => note !== null).join(', '),
    ...{ nameY: y + 14, noteY: y + 14, top: formatValue(range.high), bottom: formatValue(range.low) },
    ...{ topY: y + plotTop, topTextY: y + plotTop + 9, bottomY: y + plotTop + plotHeight, gaps },
    lines: series.flatMap((each, line) => each.lines.map((points) => lineOf(points, { line, key: key(line), place }))),
    keys: series.map((each, line) => ({
      ...{
        key: key(line),
        look: line + 1,
        x: keyX,
        textX: keyX + 26,
        text: keyText(each.labels, drawnCommon),
        title: labelsText(each.labels),
      },
      ...{ y: y + plotTop + 10 + line * keyHeight, markY: y + plotTop + 6 + line * keyHeight },
      last: formatValue(each.last.value),
    })),
  };
}

interface LinePlace {
  readonly scale: Scale;
  readonly range: { readonly low: number; readonly high: number };
  readonly y: number;
}

export function lineOf(
  points: readonly SeriesPoint[],
  { line, key, place }: { readonly line: number; readonly key: string; readonly place: LinePlace },
): ChartLine {
  const { scale, range, y } = place;
  const yOf = (value: number): number => round(y + plotHeight * (1 - (value - range.low) / (range.high - range.low)));
  const places = points.map(({ atMs, value }) => ({ x: xOf(scale, atMs), y: yOf(value) }));
  return {
    ...{ look: line + 1, key, dots: places.length === 1 ? places : [] },
    points: places.map((at) => `${String(at.x)},${String(at.y)}`).join(' '),
    values: points.map(({ value }) => formatValue(value)).join(' '),
  };
}

/** Never empty; from 0 where that costs little. */
export function rangeOf(series: readonly Pick<MetricSeries, 'low' | 'high'>[]): {
  readonly low: number;
  readonly high: number;
} {
  const low = Math.min(...series.map((each) => each.low));
  const high = Math.max(...series.map((each) => each.high));
  const from = low > 0 && low < high / 2 ? 0 : low;
  if (high - from > 0) return Number.isFinite(high - from) ? { low: from, high } : { low: 0, high: Number.MAX_VALUE };
  return high > 0 ? { low: 0, high: high * 2 } : { low: high, high: high === 0 ? 1 : 0 };
}

/** `method=CreateSandbox code=0`; empty for a series without labels. */
export function labelsText(labels: Labels): string {
  const parts = Object.keys(labels)
    .sort()
    .slice(0, maxLabels)
    .map((name) => `${visible(name, 40)}=${visible(String(labels[name]), 60)}`);
  return parts.join(' ');
}

type Labels = Readonly<Record<string, string>>;

function commonLabels([first, ...rest]: readonly MetricSeries[]): Labels {
  const entries = Object.entries(first?.labels ?? {});
  return Object.fromEntries(entries.filter(([name, text]) => rest.every(({ labels }) => labels[name] === text)));
}

/** What tells a line from the others beside it: values, without the names that there is no room for. */
function keyText(labels: Labels, common: Labels): string {
  const names = Object.keys(labels).filter((name) => !Object.hasOwn(common, name));
  const values = names.sort().slice(0, maxLabels);
  return short(values.map((name) => visible(String(labels[name]), 60)).join(' '));
}

const maxLabels = 12;
const keyLength = 16;

function short(text: string): string {
  const characters = Array.from(text);
  return characters.length <= keyLength ? text : `${characters.slice(0, keyLength - 1).join('')}…`;
}

const units: readonly { readonly from: number; readonly per: number; readonly suffix: string }[] = [
  { from: 1e12, per: 1e12, suffix: 'T' },
  { from: 1e9, per: 1e9, suffix: 'G' },
  { from: 1e6, per: 1e6, suffix: 'M' },
  { from: 1e4, per: 1e3, suffix: 'k' },
];

/** Four digits: `0.0123`, `41`, `12.35k`, `1.20e+20`; without a space, so that values can stand in one text. */
export function formatValue(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size > 0 && size < 1e-4)) return value.toPrecision(3);
  const { per, suffix } = units.find(({ from }) => size >= from) ?? { per: 1, suffix: '' };
  return `${String(Number((value / per).toPrecision(4)))}${suffix}`;
}
