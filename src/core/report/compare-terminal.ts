// SPDX-License-Identifier: Apache-2.0
/** A comparison for a terminal: both verdicts and what B changes first, then what differs, part by part. */
import { formatDuration } from '../domain/duration.ts';
import type { ComparedSide, Comparison } from '../domain/documents.ts';
import { cellWidth, fitCells, padCells, wrapCells } from './cells.ts';
import {
  alignmentText,
  type DivergenceGroup,
  durationChange,
  durationName,
  durationText,
  expectationWord,
  groupChecks,
  groupDivergences,
  inputText,
  laneNotes,
  measured,
  sameChecks,
  seriesName,
  toleranceText,
} from './compare-words.ts';
import { statusLook, type Tone } from './looks.ts';
import { paint, toneCodes, type TableOptions } from './terminal.ts';
import { count, listNames, visible } from './text.ts';

export interface ShownDirs {
  readonly a: string;
  readonly b: string;
}

type Line = (text: string, indent?: number) => readonly string[];

const maxRows = 30;
const textLines = 4;

/** Lines with a line break at the end of each. */
export function comparisonText(comparison: Comparison, dirs: ShownDirs, options: TableOptions): string {
  const line = liner(options.width);
  const parts = [
    head(comparison, options, line),
    comparison.warnings.flatMap((warning) => line(`! ${visible(warning, 500)}`)),
    sides(comparison, dirs, options),
    checkLines(comparison, options, line),
    expectationLines(comparison, line),
    laneLines(comparison, line),
    durationLines(comparison, options),
    metricLines(comparison, line),
    inputLines(comparison, line),
  ];
  const shown = parts.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${shown.join('\n\n')}\n`;
}

/** What does not fit on one line goes on under its own text, not under its name. */
function liner(width: number): Line {
  return (text, indent = 0) => {
    const hanging = indent + (/^(?:[AB!]  ?)/.exec(text)?.[0].length ?? (indent === 0 ? 0 : 2));
    const lines = wrapCells(text, { cells: width - hanging, lines: textLines });
    return lines.map((part, index) => `${' '.repeat(index === 0 ? indent : hanging)}${part}`);
  };
}

function head({ a, b, summary, sameExperiment }: Comparison, options: TableOptions, line: Line): readonly string[] {
  const name = sameExperiment ? a.experiment : `${a.experiment}, ${b.experiment}`;
  const standIn = a.standInFor ?? b.standInFor;
  return [
    `${verdictText(a, options)} -> ${verdictText(b, options)}  ${visible(name, 140)}`,
    ...line(summary.text),
    ...(standIn === null ? [] : line(`Stand-in, not ${visible(standIn, 100)}`)),
  ];
}

function verdictText({ verdict }: ComparedSide, options: TableOptions): string {
  const { glyph, word, tone } = statusLook(verdict);
  return coloured(`${glyph} ${word}`, tone, options);
}

function coloured(text: string, tone: Tone, { color }: TableOptions): string {
  return paint(text, { code: `1;${toneCodes[tone]}`, color });
}

function sides({ a, b }: Comparison, dirs: ShownDirs, { color }: TableOptions): readonly string[] {
  return [
    { name: 'A', side: a, dir: dirs.a },
    { name: 'B', side: b, dir: dirs.b },
  ].flatMap(({ name, side, dir }) => [
    `${name}  ${visible(side.system ?? 'no system', 40)} on ${visible(side.adapter, 30)}, ${formatDuration(side.durationMs)}`,
    `   ${paint(visible(dir, 4096), { code: '2', color })}`,
  ]);
}

function checkLines(comparison: Comparison, options: TableOptions, line: Line): readonly string[] {
  const groups = groupChecks(comparison);
  const same = sameChecks(comparison);
  return [
    'Checks:',
    ...groups
      .slice(0, maxRows)
      .flatMap((group) => [
        ...line(`${group.glyph} ${group.word}: ${group.check} (${group.subject})`, 2).map((text, index) =>
          index === 0 ? text.replace(group.glyph, coloured(group.glyph, group.tone, options)) : text,
        ),
        ...line(`A  ${group.a}`, 6),
        ...line(`B  ${group.b}`, 6),
        ...(group.note === '' ? [] : line(group.note, 6)),
      ]),
    ...more(groups.length, 'change'),
    ...(same === null ? [] : line(`  ${same}`)),
    ...(groups.length === 0 && same === null ? ['  none'] : []),
  ];
}

function more(all: number, noun: string): readonly string[] {
  return all > maxRows ? [`  and ${count(all - maxRows, `more ${noun}`)} with --json`] : [];
}

function expectationLines({ expectations }: Comparison, line: Line): readonly string[] {
  if (expectations.length === 0) return [];
  return [
    'Expectations:',
    ...expectations.slice(0, maxRows).flatMap(({ issue, a, b }) => {
      const [first, second] = [expectationWord(a), expectationWord(b)];
      const how = first === second ? `${first} in both` : `${first} in A, ${second} in B`;
      return line(`${visible(issue, 100)} ${how}`, 2);
    }),
    ...more(expectations.length, 'expectation'),
  ];
}

function laneLines(comparison: Comparison, line: Line): readonly string[] {
  const { lanes } = comparison;
  if (lanes.length === 0) return [];
  const { groups, same } = groupDivergences(lanes);
  return [
    ...line(`States; ${alignmentText(comparison)}; ${toleranceText(comparison)}:`),
    ...groups.slice(0, maxRows).flatMap((group) => linesOfGroup(group, line)),
    ...more(groups.length, 'divergence'),
    ...(same.length === 0 ? [] : line(`the same in both: ${listNames(same, 8)}`, 2)),
    ...laneNotes(comparison).flatMap((note) => line(note, 2)),
  ];
}

function linesOfGroup({ names, title, a, b }: DivergenceGroup, line: Line): readonly string[] {
  return [
    ...line(`${listNames(names, 6)}: ${title}`, 2),
    ...(a === '' ? [] : line(`A  ${a}`, 6)),
    ...(b === '' ? [] : line(`B  ${b}`, 6)),
  ];
}

function durationLines({ durations }: Comparison, { width }: TableOptions): readonly string[] {
  const rows = durations.filter(({ differs, kind }) => differs || kind === 'run');
  if (rows.length === 0) return [];
  const cells = rows.slice(0, maxRows).map((row) => {
    return { name: durationName(row), a: durationText(row.aMs), b: durationText(row.bMs), change: durationChange(row) };
  });
  const widest = (texts: readonly string[]): number => texts.reduce((most, text) => Math.max(most, cellWidth(text)), 0);
  const [forA, forB, forChange] = [
    widest(['A', ...cells.map(({ a }) => a)]),
    widest(['B', ...cells.map(({ b }) => b)]),
    widest(cells.map(({ change }) => change)),
  ];
  const forName = Math.min(widest(cells.map(({ name }) => name)), Math.max(16, width - forA - forB - forChange - 8));
  const row = (name: string, a: string, b: string): string =>
    `  ${padCells(fitCells(name, forName), forName)}  ${a.padStart(forA)}  ${b.padStart(forB)}`;
  return [
    row('Durations that differ:', 'A', 'B').slice(2),
    ...cells.map(({ name, a, b, change }) => `${row(name, a, b)}  ${change.padStart(forChange)}`.trimEnd()),
    ...more(rows.length, 'duration'),
  ];
}

const maxMetrics = 12;

function metricLines({ metrics, metricsSame, moreMetrics }: Comparison, line: Line): readonly string[] {
  if (metrics.length + metricsSame === 0) return ['Metrics: none in either run'];
  const rest = metrics.length + moreMetrics - maxMetrics;
  return [
    `Metrics that changed by more than a quarter (${String(metricsSame)} did not):`,
    ...metrics.slice(0, maxMetrics).flatMap((metric) => {
      const [a, b] = [measured(metric, 'a'), measured(metric, 'b')];
      return [...line(seriesName(metric), 2), ...line(`${metric.measure} ${a} -> ${b}`, 6)];
    }),
    ...(rest > 0 ? [`  and ${String(rest)} more with --json or --html`] : []),
  ];
}

function inputLines({ inputs, inputsSame }: Comparison, line: Line): readonly string[] {
  return [
    `Inputs that differ (${String(inputsSame)} are the same):`,
    ...inputs
      .slice(0, maxRows)
      .flatMap(({ name, a, b }) => line(`${visible(name, 80)}: ${inputText(a)} -> ${inputText(b)}`, 2)),
    ...more(inputs.length, 'input'),
    ...(inputs.length === 0 ? ['  none'] : []),
  ];
}
