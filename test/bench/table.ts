// SPDX-License-Identifier: Apache-2.0
/** Samples to a table that can be pasted into an issue: Markdown, padded so that a terminal shows it well too. */

export interface Measured {
  readonly what: string;
  readonly unit: string;
  /** At least one. */
  readonly samples: readonly number[];
  /** What the medians are divided by; the samples themselves for the anchor's own row. */
  readonly anchor?: readonly number[];
  readonly aim?: Aim;
}

export interface Aim {
  readonly of: 'median' | 'p95';
  readonly below: number;
}

/** What could not be measured, and why. */
export interface Missing {
  readonly what: string;
  readonly why: string;
}

export type Row = Measured | Missing;

export interface Table {
  readonly title: string;
  readonly rows: readonly Row[];
  /** What a reader must know to believe the numbers. */
  readonly notes: readonly string[];
}

const HEADS = ['what', 'n', 'min', 'median', 'p95', 'max', 'unit', 'x anchor', 'aim'];
const FIRST_NUMBER = 1;
const LAST_NUMBER = 5;

export function renderTable({ title, rows, notes }: Table): string {
  const cells = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0), 3));
  const [head = '', ...body] = cells.map((row) => lineOf(row, widths));
  const rule = `|${widths.map((width, column) => ruleOf(width, isNumber(column))).join('|')}|`;
  return [`### ${title}`, '', head, rule, ...body, '', ...notes.map((note) => `- ${note}`), ''].join('\n');
}

/** Nearest rank: a value that was measured, never one in between. `share` is 0 to 1. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((left, right) => left - right);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

function cellsOf(row: Row): readonly string[] {
  if ('why' in row) return [row.what, '', '', '', '', '', '', '', row.why];
  const { what, unit, samples, anchor } = row;
  const values = [0, 0.5, 0.95, 1].map((share) => formatNumber(quantile(samples, share)));
  const ratio = anchor === undefined ? '' : ratioOf(samples, anchor);
  return [what, String(samples.length), ...values, unit, ratio, aimOf(row)];
}

function ratioOf(samples: readonly number[], anchor: readonly number[]): string {
  if (samples === anchor) return 'anchor';
  return formatNumber(quantile(samples, 0.5) / quantile(anchor, 0.5));
}

function aimOf({ aim, samples }: Measured): string {
  if (aim === undefined) return '';
  const value = quantile(samples, aim.of === 'median' ? 0.5 : 0.95);
  return `${aim.of} < ${String(aim.below)}: ${value < aim.below ? 'met' : 'missed'}`;
}

/** Three digits are all that a measurement on a shared machine carries. */
function formatNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

function lineOf(row: readonly string[], widths: readonly number[]): string {
  const padded = widths.map((width, column) => {
    const text = row[column] ?? '';
    return isNumber(column) ? text.padStart(width) : text.padEnd(width);
  });
  return `| ${padded.join(' | ')} |`;
}

function ruleOf(width: number, right: boolean): string {
  return right ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2);
}

function isNumber(column: number): boolean {
  return (column >= FIRST_NUMBER && column <= LAST_NUMBER) || HEADS[column] === 'x anchor';
}
