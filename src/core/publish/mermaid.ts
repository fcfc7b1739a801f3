// SPDX-License-Identifier: Apache-2.0
/** A run's bars as a Gantt chart that GitHub draws. Within what GitHub draws at all; the same is in the report as a table. */
import type { ChartBar } from '../domain/documents.ts';
import { compareNames, visible } from '../report/text.ts';

/** GitHub gives up on larger charts. */
const maxBars = 59;

export interface MermaidChart {
  readonly lines: readonly string[];
  /** Bars that are not in it. */
  readonly omitted: number;
}

/** Null where there is nothing to draw. */
export function mermaidGantt(bars: readonly ChartBar[], omittedRows: number): MermaidChart | null {
  if (bars.length === 0) return null;
  const shown = bars.slice(0, maxBars);
  const lanes = [...new Set(shown.map(({ lane }) => lane))].sort(compareLanes);
  const sections = lanes.flatMap((lane) => [
    `section ${plain(lane)}`,
    ...shown.filter((bar) => bar.lane === lane).map(barLine),
  ]);
  // `%s` counts seconds from 0 wherever the reader's clock is set.
  const lines = ['gantt', 'dateFormat x', 'axisFormat %s s', ...sections];
  return { lines, omitted: bars.length - shown.length + omittedRows };
}

const tags: Readonly<Record<ChartBar['kind'], string>> = {
  step: '',
  fault: 'crit, ',
  revert: 'milestone, ',
  created: '',
  pending: '',
  running: 'active, ',
  unknown: '',
  succeeded: 'done, ',
  failed: 'crit, ',
};

/** The kind comes first, so that no label is taken for a word of the chart's language. */
function barLine({ kind, label, startMs, endMs }: ChartBar): string {
  const text = label.toLowerCase() === kind ? kind : `${kind} ${plain(label)}`;
  const [start, end] = [Math.round(startMs), Math.round(Math.max(endMs, startMs + 1))];
  return `${text} :${tags[kind]}${String(start)}, ${String(end)}`;
}

function compareLanes(left: string, right: string): number {
  if ((left === 'flow') !== (right === 'flow')) return left === 'flow' ? -1 : 1;
  return compareNames(left, right);
}

/** Without the characters that mean something in a chart. */
function plain(text: string): string {
  const cleaned = visible(text, 60)
    .replace(/[^\p{L}\p{N} ._/=+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cleaned === '' ? 'unnamed' : cleaned;
}
