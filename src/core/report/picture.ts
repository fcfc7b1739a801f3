// SPDX-License-Identifier: Apache-2.0
/**
 * The timeline of a run as one picture that stands alone: which run it is and why its verdict, the same shapes as on
 * the page, what they mean, and the colours, since no stylesheet comes along.
 */
import { formatDuration } from '../domain/duration.ts';
import type { VerdictDocument } from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';
import { buildGanttView } from './gantt.ts';
import type { GanttView, LegendEntry } from './gantt-shapes.ts';
import { statusLook } from './looks.ts';
import { headlineWithoutStandIn, standInLine } from './stand-in.ts';
import { shorten, visible } from './text.ts';
import { buildTimelineModel } from './timeline-model.ts';

export type Theme = 'light' | 'dark';

export interface Palette {
  readonly page: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly pale: string;
  readonly pending: string;
  readonly pass: string;
  readonly xfail: string;
  readonly xpass: string;
  readonly fail: string;
  readonly error: string;
  readonly none: string;
}

export interface PictureView {
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly colours: Palette;
  readonly verdict: { readonly text: string; readonly colour: string };
  /** Lines beside and below the verdict, each with its baseline. */
  readonly heading: string;
  readonly lines: readonly { readonly y: number; readonly text: string }[];
  readonly headingX: number;
  /** Where the chart's own upper left corner lies. */
  readonly chartY: number;
  readonly gantt: GanttView;
  readonly legend: readonly PlacedLegend[];
  readonly notes: readonly { readonly y: number; readonly text: string }[];
}

export interface PlacedLegend extends LegendEntry {
  readonly x: number;
  readonly y: number;
}

const margin = 16;
const lineHeight = 18;
const firstLineY = 26;
const lineLength = 170;
/** As wide as a character of the legend is at most, on average; and the room of its sample. */
const characterWidth = 6.6;
const sampleWidth = 30;
const legendGap = 18;

const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    ...{ page: '#ffffff', text: '#1f2328', muted: '#59636e', line: '#d1d9e0', pale: '#e3e8ed', pending: '#e5b64a' },
    ...{ pass: '#1a7f37', xfail: '#9a6700', xpass: '#0a58ca', fail: '#c4212d', error: '#7a3fc4', none: '#59636e' },
  },
  dark: {
    ...{ page: '#0d1117', text: '#e6edf3', muted: '#9198a1', line: '#3d444d', pale: '#2d333b', pending: '#a0741a' },
    ...{ pass: '#3fb950', xfail: '#d29922', xpass: '#58a6ff', fail: '#ff6a61', error: '#b083f0', none: '#9198a1' },
  },
};

export function buildPictureView(
  { record, verdict }: { readonly record: RunRecord; readonly verdict: VerdictDocument },
  theme: Theme,
): PictureView {
  const failed = verdict.instances.filter((instance) => instance.verdict !== 'PASS').map(({ instance }) => instance);
  const gantt = buildGanttView(buildTimelineModel(record.state, new Set(failed)));
  const { glyph, word, tone } = statusLook(verdict.verdict);
  const lines = linesOf(record, verdict).map((text, index) => ({ y: firstLineY + (index + 1) * lineHeight, text }));
  const chartY = firstLineY + lines.length * lineHeight + 10;
  const legend = placeLegend(gantt.legend, { top: chartY + gantt.height + 8, width: gantt.width });
  const notesY = (legend.at(-1)?.y ?? chartY + gantt.height) + lineHeight;
  const notes = gantt.notes.map((text, index) => ({ y: notesY + index * lineHeight + 12, text }));
  const experiment = visible(verdict.experiment, 64);
  const standIn = standInLine(verdict, record);
  const name = `${glyph} ${word}`;
  return {
    title: [`${word}: ${experiment}`, standIn ?? []].flat().join(', '),
    description: `${headlineWithoutStandIn(verdict)} ${gantt.description.replace(/ The table below .*$/, '')}`,
    width: gantt.width + 2 * margin,
    height: notesY + notes.length * lineHeight + 8,
    colours: palettes[theme],
    verdict: { text: name, colour: palettes[theme][tone] },
    heading: standIn === null ? experiment : `${experiment} · ${standIn}`,
    headingX: margin + Math.ceil(name.length * 10.5) + 12,
    ...{ lines, chartY, gantt, legend, notes },
  };
}

/** What a picture without its page would leave open. */
function linesOf(record: RunRecord, verdict: VerdictDocument): readonly string[] {
  const { manifest } = record;
  const system = manifest.system === null ? null : `${manifest.system.name} ${manifest.system.version}`;
  const facts = [
    system === null ? null : visible(system, 80),
    `adapter ${visible(verdict.adapter, 64)}`,
    `run ${visible(verdict.runId, 40)}`,
    formatDuration(verdict.durationMs),
  ].filter((fact) => fact !== null);
  return [headlineWithoutStandIn(verdict), facts.join(' · ')].map((line) => shorten(line, lineLength));
}

/** One after another, in as many lines as they need. */
function placeLegend(
  entries: readonly LegendEntry[],
  { top, width }: { readonly top: number; readonly width: number },
): readonly PlacedLegend[] {
  const placed: PlacedLegend[] = [];
  let [x, y] = [margin, top];
  for (const entry of entries) {
    const length = sampleWidth + entry.text.length * characterWidth;
    if (x > margin && x + length > margin + width) [x, y] = [margin, y + lineHeight];
    placed.push({ ...entry, x: Math.round(x), y });
    x += length + legendGap;
  }
  return placed;
}
