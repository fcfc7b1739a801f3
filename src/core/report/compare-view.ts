// SPDX-License-Identifier: Apache-2.0
/** A comparison as plain data for its page: every field is there, every text is bounded and free of unseen characters. */
import { formatDuration } from '../domain/duration.ts';
import type { ComparedLane, ComparedMetric, ComparedSide, Comparison } from '../domain/documents.ts';
import { issueLink, type Link } from './checks-view.ts';
import { buildComparedMetrics } from './compare-metrics-chart.ts';
import { buildComparedLanes, signedScale } from './compare-picture.ts';
import {
  alignmentText,
  type CheckGroup,
  durationChange,
  durationName,
  durationText,
  expectationWord,
  groupChecks,
  groupDivergences,
  inputText,
  laneNotes,
  sameChecks,
  signedTime,
  toleranceText,
} from './compare-words.ts';
import type { GanttView } from './gantt-shapes.ts';
import { type Look, statusLook } from './looks.ts';
import { formatValue, labelsText, type MetricsChart } from './metrics-chart.ts';
import { headlineWithoutStandIn } from './stand-in.ts';
import { count, listNames, visible } from './text.ts';

export interface ComparisonView {
  readonly pageTitle: string;
  readonly standIn: string | null;
  readonly title: string;
  readonly a: Look;
  readonly b: Look;
  readonly headline: string;
  readonly warnings: readonly string[];
  readonly sides: readonly PairRow[];
  readonly checks: readonly CheckGroup[];
  readonly checksNote: string | null;
  readonly expectations: readonly ExpectationPair[];
  readonly alignment: string;
  readonly gantt: GanttView;
  readonly divergences: readonly DivergenceRow[];
  readonly divergencesNote: string | null;
  readonly states: readonly StateRow[];
  readonly statesTitle: string;
  readonly durations: readonly DurationRow[];
  readonly otherDurations: readonly DurationRow[];
  readonly otherDurationsTitle: string;
  readonly metricsChart: MetricsChart | null;
  readonly metrics: readonly MetricRow[];
  readonly metricsNote: string;
  readonly inputs: readonly PairRow[];
  readonly inputsNote: string;
}

export interface PairRow {
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

export interface ExpectationPair {
  readonly issue: Link;
  readonly a: string;
  readonly b: string;
  readonly isChanged: boolean;
}

export interface DivergenceRow {
  readonly names: string;
  readonly title: string;
  readonly a: string;
  readonly b: string;
}

export interface StateRow {
  readonly name: string;
  readonly side: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
  readonly detail: string;
}

export interface DurationRow extends PairRow {
  readonly change: string;
}

export interface MetricRow {
  readonly metric: string;
  readonly labels: string;
  readonly source: string;
  readonly measure: string;
  readonly last: string;
  readonly max: string;
  readonly increase: string;
}

const maxRows = 200;
const maxStates = 600;

export function buildComparisonView(comparison: Comparison): ComparisonView {
  const { a, b, sameExperiment, summary } = comparison;
  const scale = signedScale(comparison);
  const looks = [statusLook(a.verdict), statusLook(b.verdict)].map(({ word, glyph, tone }) => ({ word, glyph, tone }));
  const [lookA = noLook, lookB = noLook] = looks;
  const title = sameExperiment
    ? visible(a.experiment, 64)
    : `${visible(a.experiment, 64)}, ${visible(b.experiment, 64)}`;
  return {
    pageTitle: `${lookA.word} to ${lookB.word}: ${title}`,
    ...{ standIn: standInOf(comparison), title, a: lookA, b: lookB, headline: summary.text },
    warnings: comparison.warnings.map((warning) => visible(warning, 500)),
    sides: viewSides(a, b),
    checks: groupChecks(comparison).slice(0, maxRows),
    checksNote: sameChecks(comparison),
    expectations: comparison.expectations.slice(0, maxRows).map((row) => ({
      ...{ issue: issueLink(row.issue), a: expectationWord(row.a), b: expectationWord(row.b), isChanged: row.changed },
    })),
    alignment: sentence(`${alignmentText(comparison)}; ${toleranceText(comparison)}`),
    gantt: buildComparedLanes(comparison, scale),
    ...viewDivergences(comparison),
    ...viewStates(comparison.lanes),
    ...viewDurations(comparison),
    metricsChart: buildComparedMetrics(comparison, scale),
    ...viewMetrics(comparison),
    inputs: comparison.inputs.slice(0, maxRows).map((row) => {
      return { name: visible(row.name, 80), a: inputText(row.a), b: inputText(row.b) };
    }),
    inputsNote: `${count(comparison.inputsSame, 'input and version is', 'inputs and versions are')} the same in both.`,
  };
}

const noLook: Look = { word: '', glyph: '', tone: 'none' };

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function standInOf({ a, b }: Comparison): string | null {
  const name = a.standInFor ?? b.standInFor;
  if (name === null) return null;
  const which = a.standInFor === null ? ' (B)' : b.standInFor === null ? ' (A)' : '';
  return `Stand-in, not ${visible(name, 100)}${which}`;
}

function viewSides(a: ComparedSide, b: ComparedSide): readonly PairRow[] {
  const row = (name: string, of: (side: ComparedSide) => string): PairRow => ({ name, a: of(a), b: of(b) });
  return [
    row('run', ({ runId }) => visible(runId, 40)),
    row('why', headlineWithoutStandIn),
    row('system', ({ system }) => visible(system ?? 'not known', 410)),
    row('adapter', ({ adapter }) => visible(adapter, 64)),
    row('started', ({ startedAt }) => visible(startedAt, 40)),
    row('took', ({ durationMs }) => formatDuration(durationMs)),
  ];
}

function viewDivergences(comparison: Comparison): Pick<ComparisonView, 'divergences' | 'divergencesNote'> {
  const { groups, same } = groupDivergences(comparison.lanes);
  const notes = [
    same.length === 0 ? null : `The same in both: ${listNames(same, 20)}.`,
    ...laneNotes(comparison).map((note) => `${note}.`),
    groups.length > maxRows ? `${count(groups.length - maxRows, 'more divergence')} not shown.` : null,
  ].filter((note) => note !== null);
  return {
    divergences: groups
      .slice(0, maxRows)
      .map(({ names, title, a, b }) => ({ names: listNames(names, 8), title, a, b })),
    divergencesNote: notes.length === 0 ? null : notes.join(' '),
  };
}

function viewStates(lanes: readonly ComparedLane[]): Pick<ComparisonView, 'states' | 'statesTitle'> {
  const all = lanes.flatMap(({ name, a, b }) => [
    ...(a ?? []).map((state) => ({ name, side: 'A', state })),
    ...(b ?? []).map((state) => ({ name, side: 'B', state })),
  ]);
  const rows = all.slice(0, maxStates).map(({ name, side, state }) => ({
    ...{ name: visible(name, 60), side, state: visible(state.state, 20), detail: visible(state.detail ?? '', 200) },
    ...{ from: signedTime(state.fromMs), to: state.toMs === state.fromMs ? '' : signedTime(state.toMs) },
  }));
  const more = all.length - rows.length;
  return {
    states: rows,
    statesTitle: `${count(rows.length, 'state')} in words${more > 0 ? `, ${String(more)} not shown` : ''}`,
  };
}

function viewDurations({
  durations,
}: Comparison): Pick<ComparisonView, 'durations' | 'otherDurations' | 'otherDurationsTitle'> {
  const rows = durations.slice(0, maxRows).map((row) => ({
    isShown: row.differs || row.kind === 'run',
    row: { name: durationName(row), a: durationText(row.aMs), b: durationText(row.bMs), change: durationChange(row) },
  }));
  const others = rows.filter(({ isShown }) => !isShown).map(({ row }) => row);
  return {
    durations: rows.filter(({ isShown }) => isShown).map(({ row }) => row),
    otherDurations: others,
    otherDurationsTitle: `${count(others.length, 'duration')} within the tolerance`,
  };
}

function viewMetrics({
  metrics,
  metricsSame,
  moreMetrics,
}: Comparison): Pick<ComparisonView, 'metrics' | 'metricsNote'> {
  const changed = metrics.length + moreMetrics;
  const more = moreMetrics === 0 ? '' : ` ${count(moreMetrics, 'of them is', 'of them are')} not shown.`;
  const note =
    changed + metricsSame === 0
      ? 'Neither run has metrics.'
      : `${count(changed, 'series', 'series')} changed by more than a quarter, ${String(metricsSame)} did not.${more}`;
  return { metrics: metrics.map(metricRow), metricsNote: note };
}

function metricRow(metric: ComparedMetric): MetricRow {
  const values = (measure: ComparedMetric['measure']): string => {
    const [a, b] = [metric.a, metric.b].map((side) => (side === null ? 'none' : formatValue(side[measure])));
    return `${a ?? ''} → ${b ?? ''}`;
  };
  return {
    ...{ metric: visible(metric.name, 200), labels: visible(labelsText(metric.labels), 300) },
    ...{ source: visible(metric.source, 60), measure: metric.measure },
    ...{ last: values('last'), max: values('max'), increase: values('increase') },
  };
}
