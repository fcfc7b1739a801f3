// SPDX-License-Identifier: Apache-2.0
/** Runs as a table on stdout. */
import { type TerminalRow, terminalTable } from '../core/report/terminal.ts';
import { shownPath } from './paths.ts';
import type { Terminal } from './terminal.ts';

/** Wider would be harder to read; a narrower terminal gets a narrower table. */
const maxColumns = 80;

/** `runDir` is absolute; it is shown as short as it can be copied. */
export function printTable(terminal: Terminal, rows: readonly TerminalRow[]): void {
  const shown = rows.map((row) => ({
    ...row,
    runDir: row.runDir === null ? null : shownPath(row.runDir, terminal.cwd),
  }));
  terminal.out(terminalTable(shown, { color: terminal.colour, width: Math.min(maxColumns, terminal.outColumns()) }));
}
