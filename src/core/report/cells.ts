// SPDX-License-Identifier: Apache-2.0
/** Text in the cells of a terminal: how many it takes, and how to make it take so many. */

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const zero = /^[\p{Mn}\p{Me}]$/u;

/** Cells of a text that holds nothing unseen. */
export function cellWidth(text: string): number {
  let cells = 0;
  for (const character of text) cells += widthOf(character);
  return cells;
}

/** The text, cut with `…` where it needs more than `cells`. */
export function fitCells(text: string, cells: number): string {
  if (cellWidth(text) <= cells) return text;
  let used = 1;
  let head = '';
  for (const character of text) {
    used += widthOf(character);
    if (used > cells) break;
    head += character;
  }
  return `${head}…`;
}

/** The text on as many lines as it needs, broken between words, the last one cut with `…` where more would be needed. */
export function wrapCells(
  text: string,
  { cells, lines }: { readonly cells: number; readonly lines: number },
): readonly string[] {
  const wrapped: string[] = [];
  let rest = text;
  while (cellWidth(rest) > cells && wrapped.length < lines - 1) {
    const head = fitCells(rest, cells + 1).slice(0, -1);
    const space = head.lastIndexOf(' ');
    const end = space > 0 ? space : head.length;
    wrapped.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...wrapped, fitCells(rest, cells)];
}

export function padCells(text: string, cells: number): string {
  return text + ' '.repeat(Math.max(0, cells - cellWidth(text)));
}

function widthOf(character: string): number {
  if (zero.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
