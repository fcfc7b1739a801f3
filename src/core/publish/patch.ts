// SPDX-License-Identifier: Apache-2.0
/**
 * What GitHub shows of a changed file: the lines of each hunk of its patch as the change leaves them. A patch that is not
 * of that form, or ends in the middle, has only the hunks that are whole.
 */

export interface Hunk {
  /** Number of the first line, from 1. */
  readonly start: number;
  readonly lines: readonly string[];
}

const header = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,(\d{1,9}))? @@/;

export function hunksOf(patch: string): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let open: { readonly start: number; readonly length: number; readonly lines: string[] } | null = null;
  const close = (): void => {
    if (open !== null && open.lines.length === open.length) hunks.push({ start: open.start, lines: open.lines });
  };
  for (const line of patch.split('\n')) {
    const [, start, length = '1'] = header.exec(line) ?? [];
    if (start !== undefined) {
      close();
      open = { start: Number(start), length: Number(length), lines: [] };
    } else if (line.startsWith('+') || line.startsWith(' ')) {
      open?.lines.push(line.slice(1));
    }
  }
  close();
  return hunks;
}

/** Whether one of them has exactly these lines there. */
export function showsLines(hunks: readonly Hunk[], startLine: number, lines: readonly string[]): boolean {
  return hunks.some(({ start, lines: shown }) => {
    const from = startLine - start;
    return from >= 0 && lines.every((line, index) => shown[from + index] === line);
  });
}
