// SPDX-License-Identifier: Apache-2.0
/** What the matrix measured, as one table. */
import type { CellResult } from './run-cell.ts';

const heads = ['signal', 'during', 'fault', 'fault left', 'processes left', 'reverted s', 'clean s'];

export function tableOf(results: readonly CellResult[]): string {
  const rows = results.map(({ cell, after, revertedMs, cleanMs }) => [
    cell.signals.map((name) => name.slice(3)).join('+'),
    cell.point,
    cell.fault,
    after.isFaulty ? '1' : '0',
    String(after.processes.length),
    secondsOf(revertedMs),
    secondsOf(cleanMs),
  ]);
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  return [
    ...lines,
    `slowest: reverted ${slowest(results, 'revertedMs')} s, clean ${slowest(results, 'cleanMs')} s`,
  ].join('\n');
}

function slowest(results: readonly CellResult[], what: 'revertedMs' | 'cleanMs'): string {
  return secondsOf(Math.max(...results.map((result) => result[what] ?? Infinity)));
}

function secondsOf(ms: number | null): string {
  return ms === null ? '-' : (ms / 1000).toFixed(2);
}
