// SPDX-License-Identifier: Apache-2.0
/** Spans of a run on its page: by service, the failed and slow ones first, on the axis of the timeline. */
import { formatDuration } from '../domain/duration.ts';
import { bandsOf, frameOf, scaleOf } from './chart-frame.ts';
import { fileLink, type Link } from './checks-view.ts';
import { createLayout } from './gantt-layout.ts';
import { legendOf } from './gantt-legend.ts';
import type { Place } from './gantt-marks.ts';
import { bar, rowAt } from './gantt-rows.ts';
import type { GanttRow, GanttView } from './gantt-shapes.ts';
import type { PlacedSpan, SpanGroup, SpansOfRun } from './span-groups.ts';
import { count, formatTime, visible } from './text.ts';
import type { TimelineModel } from './timeline-model.ts';

export interface SpanGroupRow {
  readonly service: string;
  readonly name: string;
  readonly place: string;
  readonly count: string;
  readonly failed: string;
  readonly slowest: string;
  readonly total: string;
}

export interface SpanRow {
  readonly name: string;
  readonly service: string;
  readonly at: string;
  readonly took: string;
  readonly status: string;
  readonly isBad: boolean;
  readonly trace: string;
  readonly evidence: Link;
}

export interface SpansView {
  readonly chart: GanttView | null;
  readonly notes: readonly string[];
  readonly groups: readonly SpanGroupRow[];
  readonly groupsTitle: string;
  readonly worst: readonly SpanRow[];
  readonly worstTitle: string;
  readonly empty: string | null;
}

const maxRows = 24;
const maxGroupRows = 100;

export function viewSpans(spans: SpansOfRun | null, model: TimelineModel): SpansView {
  if (spans === null || spans.count === 0) return withoutSpans(spans);
  const top = spans.groups.filter(({ isTop }) => isTop);
  const drawn = (top.length === 0 ? spans.groups : top).slice(0, maxRows);
  return {
    chart: buildSpansChart(drawn, { spans, model }),
    notes: notesOf(spans, drawn),
    groups: spans.groups.slice(0, maxGroupRows).map(groupRow),
    groupsTitle: `The spans by name: ${count(spans.count, 'span')} of ${count(spans.groups.length, 'name')}`,
    worst: spans.worst.map((span) => spanRow(span, spans.path)),
    worstTitle: `The ${String(spans.worst.length)} that failed or took longest`,
    empty: null,
  };
}

function withoutSpans(spans: SpansOfRun | null): SpansView {
  const problem = spans?.problem ?? null;
  return {
    ...{ chart: null, groups: [], groupsTitle: '', worst: [], worstTitle: '' },
    notes: problem === null ? [] : [`Not read to the end: ${visible(problem, 300)}.`],
    empty: spans === null ? 'No spans were recorded in this run.' : 'The file of spans holds none that could be read.',
  };
}

function buildSpansChart(
  groups: readonly SpanGroup[],
  { spans, model }: { readonly spans: SpansOfRun; readonly model: TimelineModel },
): GanttView {
  const scale = scaleOf(model.endMs);
  const layout = createLayout({ scale, clock: model.clock });
  const bandsTop = layout.next();
  for (const service of new Set(groups.map((group) => group.service))) {
    layout.heading(visible(service, 28));
    for (const group of groups) if (group.service === service) layout.row((place) => groupLane(group, place));
  }
  const bottom = layout.next() + 2;
  const failed = spans.failed === 0 ? 'none failed' : `${String(spans.failed)} failed`;
  return {
    ...frameOf('spans', scale),
    title: 'Spans of the run',
    description: `${count(spans.count, 'span')}, ${failed}, over the same time as the timeline. The tables below name them.`,
    ...{ height: bottom + 4, bottom, bandsTop, bandHeight: bottom - bandsTop },
    ...{ bands: bandsOf(model.faults, scale), bandLabels: [] },
    ...{ headings: layout.headings, rows: layout.rows, legend: legendOf(layout.rows), notes: [] },
  };
}

function groupLane(group: SpanGroup, place: Place): GanttRow {
  const failed = group.failed === 0 ? '' : `, ${String(group.failed)} failed`;
  const slowest = formatDuration(group.slowestMs);
  return rowAt(place, {
    label: group.name === '' ? '(no name)' : group.name,
    bars: group.drawn.map((span) => {
      const look = span.failed ? 'span-failed' : 'span';
      return bar(span, { look, inset: 4, title: `${visible(span.name, 100)}, ${visible(span.status, 100)}` }, place);
    }),
    marks: [],
    ending: group.count === 1 ? `${slowest}${failed}` : `${String(group.count)} times, to ${slowest}${failed}`,
    isBad: group.failed > 0,
  });
}

function notesOf(spans: SpansOfRun, drawn: readonly SpanGroup[]): readonly string[] {
  const inRows = drawn.reduce((sum, group) => sum + group.count, 0);
  const shapes = drawn.reduce((sum, group) => sum + group.drawn.length, 0);
  const others = spans.count - inRows;
  return [
    others > 0 ? `${count(others, 'span')} not drawn: inside others, or of further names.` : null,
    inRows > shapes ? `${count(inRows - shapes, 'span')} would lie under others of their row.` : null,
    spans.ungrouped > 0
      ? `${count(spans.ungrouped, 'span')} of further names only in ${visible(spans.path, 100)}.`
      : null,
    spans.problem === null ? null : `Not read to the end: ${visible(spans.problem, 300)}.`,
  ].filter((note) => note !== null);
}

function groupRow(group: SpanGroup): SpanGroupRow {
  return {
    ...{ service: visible(group.service, 60), name: visible(group.name, 120), count: String(group.count) },
    ...{ place: group.isTop ? 'top' : 'inside another', failed: String(group.failed) },
    ...{ slowest: formatDuration(group.slowestMs), total: formatDuration(group.totalMs) },
  };
}

function spanRow(span: PlacedSpan, path: string): SpanRow {
  return {
    ...{ name: visible(span.name, 120), service: visible(span.service, 60), at: formatTime(span.fromMs) },
    ...{ took: formatDuration(span.toMs - span.fromMs), status: visible(span.status, 200), isBad: span.failed },
    ...{ trace: visible(span.traceId, 32), evidence: fileLink(path, span.line) },
  };
}
