// SPDX-License-Identifier: Apache-2.0
/** The page of an experiment at one place: its history, how often its issues showed and when that changed. */
import { formatDuration } from '../domain/duration.ts';
import type { HistorySlice, SiteRow, StratumIndex } from '../domain/documents.ts';
import { segmentHistory } from '../stats/change-points.ts';
import { sliceFile } from './links.ts';
import { statusLook } from './looks.ts';
import {
  intervalWords,
  isOnStandIn,
  issueLink,
  momentOf,
  type RateView,
  type RunRowView,
  type TextLink,
  viewCell,
  type CellView,
  viewRate,
  viewRunRow,
  whereOf,
} from './site-parts.ts';
import { count, visible } from './text.ts';

export interface StratumView {
  readonly pageTitle: string;
  readonly root: string;
  readonly experiment: string;
  readonly title: string;
  readonly where: string;
  readonly standIn: boolean;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly rates: readonly RateView[];
  readonly tracked: readonly TrackedRow[];
  /** About claims of a fix; empty without one. */
  readonly claimNote: string;
  readonly charts: readonly RateChartView[];
  readonly durations: DurationChartView;
  readonly landmarks: readonly { readonly what: string; readonly row: RunRowView }[];
  readonly cells: readonly CellView[];
  readonly rows: readonly RunRowView[];
  /** The newest parts that are full. */
  readonly slices: readonly TextLink[];
  readonly badge: string;
}

/** What is to be thought of a flaky failure by now, in the words of the tracking issue. */
interface TrackedText {
  readonly stateText: string;
  readonly rate: string;
  readonly recorded: string;
  readonly runs: string;
  readonly missing: string;
}

type TrackedRow = TrackedText & { readonly issue: TextLink };

/** Runs of one tone: a path with a dot for each, in few bytes. */
interface MarksView {
  readonly tone: string;
  readonly path: string;
}

/** Stretches of runs with one rate of hits, as steps in a box of `width` by `height`. */
export interface RateChartView {
  readonly id: string;
  readonly issue: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly steps: readonly { readonly x: string; readonly y: string; readonly width: string }[];
  readonly marks: readonly MarksView[];
  readonly segments: readonly {
    readonly from: string;
    readonly to: string;
    readonly seen: string;
    readonly interval: string;
  }[];
}

export interface DurationChartView {
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly marks: readonly MarksView[];
  readonly least: string;
  readonly most: string;
}

export interface SliceView {
  readonly pageTitle: string;
  readonly root: string;
  readonly experiment: string;
  readonly title: string;
  readonly where: string;
  readonly number: string;
  /** The part before; null of the first. */
  readonly older: TextLink | null;
  readonly rows: readonly RunRowView[];
}

const root = '../../';
const chartWidth = 600;
const chartHeight = 80;
const margin = 6;
/** Parts that the page names; each of them leads to the one before it. */
const maxSlices = 20;
const claimNote =
  'The tracking issue adjusts its claims of a fix for each other, so that it may ask for more runs than this page.';

/** `rows` (the oldest first) are what rates over time are drawn from; `newest` of them are listed. */
export function viewStratum(sources: {
  readonly index: StratumIndex;
  readonly rows: readonly SiteRow[];
  readonly newest: readonly SiteRow[];
  readonly tracked: readonly (TrackedText & { readonly issue: string })[];
  readonly fullSlices: number;
}): StratumView {
  const { index, rows, newest, tracked, fullSlices } = sources;
  const { row } = index;
  const { experiment } = row.stratum;
  const shown = [...newest].reverse();
  return {
    ...{ pageTitle: `History: ${experiment}`, root, experiment, title: visible(row.title, 200) },
    ...{ where: whereOf(row.stratum), standIn: isOnStandIn(row) },
    facts: [
      { name: 'runs', value: String(row.total) },
      { name: 'listed here', value: `the newest ${String(shown.length)}` },
      { name: 'usually takes', value: row.durationMs === null ? 'unknown' : formatDuration(row.durationMs) },
      { name: 'last run', value: row.recent[0] === undefined ? 'none' : momentOf(row.recent[0].at) },
    ],
    rates: row.counted.filter(({ flaky }) => !flaky).map((each) => viewRate(each, root)),
    tracked: tracked.map(({ issue, stateText, rate, recorded, runs, missing }) => ({
      ...{ issue: issueLink(issue, root), stateText, rate, recorded, runs, missing },
    })),
    claimNote: row.counted.some(({ candidate }) => candidate !== null) ? claimNote : '',
    charts: row.counted.flatMap(({ issue }, place) => viewRateChart(rows, { issue, place })),
    durations: viewDurations(rows),
    landmarks: index.first.map((landmark) => ({
      what: visible(landmark.what, 240),
      row: viewRunRow(landmark.row, root),
    })),
    cells: row.recent.map((each) => viewCell(each, root)),
    rows: shown.map((each) => viewRunRow(each, root)),
    slices: Array.from({ length: Math.min(maxSlices, fullSlices) }, (_, place) => partLink(fullSlices - 1 - place, '')),
    badge: `${root}badges/${experiment}.svg`,
  };
}

export function viewSlice(slice: HistorySlice, title: string): SliceView {
  const deeper = `${root}../../`;
  const { experiment } = slice.stratum;
  const number = String(slice.number + 1);
  return {
    ...{ pageTitle: `History: ${experiment}, part ${number}`, number, root: deeper, experiment },
    ...{ title: visible(title, 200), where: whereOf(slice.stratum) },
    older: slice.number === 0 ? null : partLink(slice.number - 1, '../../'),
    rows: [...slice.rows].reverse().map((row) => viewRunRow(row, deeper)),
  };
}

/** `toStratum` leads from the page to the folder of the stratum. */
function partLink(number: number, toStratum: string): TextLink {
  return { text: `part ${String(number + 1)}`, href: `${toStratum}${sliceFile(number, 'html')}` };
}

/** None with fewer than two runs that count. */
function viewRateChart(
  rows: readonly SiteRow[],
  { issue, place }: { readonly issue: string; readonly place: number },
): readonly RateChartView[] {
  const runs = rows.flatMap((row) => {
    const found = row.issues.find((each) => each.issue === issue);
    const counts = found?.counts === true && (found.outcome === 'hit' || found.outcome === 'clean');
    return counts ? [{ row, hit: found.outcome === 'hit' }] : [];
  });
  if (runs.length < 2) return [];
  const segments = segmentHistory(runs.map(({ hit }) => hit));
  const at = (run: number): number => margin + (run * (chartWidth - 2 * margin)) / runs.length;
  const yOf = (rate: number): string => (chartHeight - margin - rate * (chartHeight - 2 * margin)).toFixed(1);
  const changes = segments.length - 1;
  return [
    {
      ...{ id: `rate-${String(place + 1)}`, issue: visible(issue, 200), width: chartWidth, height: chartHeight },
      description:
        `Share of the newest ${String(runs.length)} runs that hit, the oldest on the left: ` +
        `${changes === 0 ? 'no change of the rate' : count(changes, 'change')} found.`,
      steps: segments.map(({ from, to, hits }) => ({
        ...{ x: at(from).toFixed(1), y: yOf(hits / (to - from)), width: (at(to) - at(from)).toFixed(1) },
      })),
      marks: viewMarks(runs.map(({ row, hit }, run) => ({ row, x: at(run + 0.5), y: yOf(hit ? 1 : 0) }))),
      segments: segments.map(({ from, to, hits }) => ({
        from: momentOf(runs[from]?.row.at ?? ''),
        to: momentOf(runs[to - 1]?.row.at ?? ''),
        seen: `${String(hits)} of ${count(to - from, 'run')}`,
        interval: intervalWords({ hits, runs: to - from }),
      })),
    },
  ];
}

function viewMarks(
  marks: readonly { readonly row: SiteRow; readonly x: number; readonly y: string }[],
): readonly MarksView[] {
  const paths = new Map<string, string>();
  for (const { row, x, y } of marks) {
    const { tone } = statusLook(row.verdict);
    paths.set(tone, `${paths.get(tone) ?? ''}M${x.toFixed(1)} ${y}h0`);
  }
  return [...paths].map(([tone, path]) => ({ tone, path }));
}

function viewDurations(rows: readonly SiteRow[]): DurationChartView {
  const longest = Math.max(1, ...rows.map(({ durationMs }) => durationMs));
  const shortest = Math.min(longest, ...rows.map(({ durationMs }) => durationMs));
  const x = (place: number): number => margin + ((place + 0.5) * (chartWidth - 2 * margin)) / Math.max(1, rows.length);
  const y = (ms: number): number => chartHeight - margin - (ms / longest) * (chartHeight - 2 * margin);
  return {
    ...{ width: chartWidth, height: chartHeight },
    description: `How long the newest ${count(rows.length, 'run')} took, the oldest on the left; the top is ${formatDuration(longest)}.`,
    marks: viewMarks(rows.map((row, place) => ({ row, x: x(place), y: y(row.durationMs).toFixed(1) }))),
    least: formatDuration(shortest),
    most: formatDuration(longest),
  };
}
