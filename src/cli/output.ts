// SPDX-License-Identifier: Apache-2.0
/** What commands share in printing: JSON alone on stdout, or lines. */
import type { Terminal } from './terminal.ts';

export function printJson(terminal: Terminal, value: unknown): void {
  terminal.out(`${JSON.stringify(value, null, 2)}\n`);
}

export function printLines(terminal: Terminal, lines: readonly string[]): void {
  terminal.out(lines.map((line) => `${line}\n`).join(''));
}
