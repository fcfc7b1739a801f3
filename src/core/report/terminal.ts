// SPDX-License-Identifier: Apache-2.0
/**
 * Runs as a table for a terminal: verdict first, the reason under each that is not PASS, the run directory last and
 * whole so that it can be copied. Values cannot move the cursor or colour anything.
 */
import { formatDuration } from '../domain/duration.ts';
import { type ListedStatus, statusLook, type Tone } from './looks.ts';
import { cellWidth, fitCells, padCells, wrapCells } from './cells.ts';
import { headlineWithoutStandIn } from './stand-in.ts';
import { visible } from './text.ts';

export interface TerminalRow {
  readonly experiment: string;
  readonly verdict: ListedStatus;
  /** Null for a run that did not begin. */
  readonly durationMs: number | null;
  readonly issues: readonly string[];
  readonly runDir: string | null;
  /** Why, in one sentence; shown unless the verdict is PASS. */
  readonly headline: string;
  /** The real system that this one only stands in for. */
  readonly standInFor: string | null;
}

export interface TableOptions {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

/** SGR codes of look.ts's tones, from the 16 colours that every terminal has and every theme adapts. */
export const toneCodes: Readonly<Record<Tone, string>> = {
  pass: '32',
  xfail: '33',
  xpass: '34',
  fail: '31',
  error: '35',
  none: '90',
};

const minWidth = 40;
/** Where reason and run directory begin: after a verdict of five letters. */
const indent: string = ' '.repeat(9);
const gap = '  ';
/** A reason is a sentence; what needs more lines is in the report. */
const reasonLines = 3;

interface Columns {
  readonly verdict: number;
  readonly experiment: number;
  readonly time: number;
  readonly issues: number;
}

/** Lines with a line break at the end of each; empty without rows. */
export function terminalTable(rows: readonly TerminalRow[], options: TableOptions): string {
  if (rows.length === 0) return '';
  const width = Math.max(minWidth, options.width);
  const columns = fitColumns(rows, width);
  const standIn = commonStandIn(rows);
  const lines = rows.flatMap((row) => linesOf(row, { ...options, width, columns, standIn }));
  const head = standIn === null ? [] : [`Stand-in, not ${visible(standIn, 100)}`, ''];
  return `${[...head, headOf(columns, options), ...lines].join('\n')}\n`;
}

/** Said once above the table when it is true of every run that began; else each reason says it. */
function commonStandIn(rows: readonly TerminalRow[]): string | null {
  const [first, ...others] = new Set(rows.filter(({ runDir }) => runDir !== null).map(({ standInFor }) => standInFor));
  return first === undefined || others.length > 0 ? null : first;
}

function fitColumns(rows: readonly TerminalRow[], width: number): Columns {
  const widest = (head: string, text: (row: TerminalRow) => string): number =>
    rows.reduce((most, row) => Math.max(most, cellWidth(text(row))), head.length);
  const verdict = widest('verdict', verdictText);
  const time = widest('time', timeText);
  const issues = widest('issue', issuesText);
  const experiment = widest('experiment', ({ experiment: name }) => visible(name, 64));
  const free = width - verdict - time - 3 * gap.length;
  const forIssues = Math.min(issues, Math.max(8, free - experiment));
  return { verdict, time, issues: forIssues, experiment: Math.min(experiment, Math.max(8, free - forIssues)) };
}

function headOf({ verdict, experiment, time }: Columns, { color }: TableOptions): string {
  const cells = [padCells('verdict', verdict), padCells('experiment', experiment), padCells('time', time), 'issue'];
  return paint(cells.join(gap), { code: '2', color });
}

interface RowOptions extends TableOptions {
  readonly columns: Columns;
  /** The line above the table. */
  readonly standIn: string | null;
}

function linesOf(row: TerminalRow, how: RowOptions): readonly string[] {
  const { columns, color, width } = how;
  const { tone } = statusLook(row.verdict);
  const cells = [
    paint(padCells(verdictText(row), columns.verdict), { code: `1;${toneCodes[tone]}`, color }),
    padCells(fitCells(visible(row.experiment, 64), columns.experiment), columns.experiment),
    padCells(timeText(row), columns.time),
    fitCells(issuesText(row), columns.issues),
  ];
  const why = how.standIn === null ? visible(row.headline, 500) : headlineWithoutStandIn(row);
  const reason = row.verdict === 'PASS' ? [] : wrapCells(why, { cells: width - indent.length, lines: reasonLines });
  const place = row.runDir === null ? [] : [`${indent}${paint(visible(row.runDir, 4096), { code: '2', color })}`];
  return [cells.join(gap).trimEnd(), ...reason.map((line) => `${indent}${line}`), ...place];
}

function verdictText({ verdict }: TerminalRow): string {
  const { glyph, word } = statusLook(verdict);
  return `${glyph} ${word}`;
}

function timeText({ durationMs }: TerminalRow): string {
  return durationMs === null ? '' : formatDuration(durationMs);
}

function issuesText({ issues }: TerminalRow): string {
  const [first, ...others] = issues;
  if (first === undefined) return '';
  return `${visible(first, 200)}${others.length === 0 ? '' : ` +${String(others.length)}`}`;
}

export function paint(text: string, how: { readonly code: string; readonly color: boolean }): string {
  return how.color ? `\u001b[${how.code}m${text}\u001b[0m` : text;
}
