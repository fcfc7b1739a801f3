// SPDX-License-Identifier: Apache-2.0
/** Marks of one row of the picture. Those that would lie on each other become one, which looks like the worst of them. */
import type { GanttMark, MarkLook } from './gantt-shapes.ts';
import { count, formatTime, visible } from './text.ts';
import { round, type Scale, xOf } from './time-axis.ts';
import { type WallClock, wallTime } from './wall-time.ts';

export interface Place {
  readonly scale: Scale;
  /** Top of the row. */
  readonly y: number;
  /** Null where wall times are told elsewhere. */
  readonly clock: WallClock | null;
}

export interface PlainMark {
  readonly look: MarkLook;
  readonly atMs: number;
  readonly text: string;
}

/** The worst first: it is what several marks at one place look like. */
export const markGlyphs: Readonly<Record<MarkLook, string>> = {
  failed: '✕',
  'revert-failed': '⊘',
  'operation-failed': 'x',
  'not-recovered': '!',
  'timed-out': '▼',
  'ended-early': '⇤',
  'clock-stepped': '±',
  reverted: '↩',
  recovered: '✓',
  deleted: '–',
  stopped: '■',
  succeeded: '✓',
};

const ranks: readonly string[] = Object.keys(markGlyphs);
/** Two boxes nearer than this cannot be told apart. */
const nearest = 12;
const named = 3;

export function placeMarks(marks: readonly PlainMark[], place: Place): readonly GanttMark[] {
  const groups: { readonly x: number; readonly marks: PlainMark[] }[] = [];
  for (const mark of [...marks].sort((a, b) => a.atMs - b.atMs)) {
    const x = xOf(place.scale, mark.atMs);
    const last = groups.at(-1);
    if (last !== undefined && x - last.x < nearest) last.marks.push(mark);
    else groups.push({ x, marks: [mark] });
  }
  return groups.map((group) => drawGroup(group, place));
}

function drawGroup(group: { readonly x: number; readonly marks: readonly PlainMark[] }, place: Place): GanttMark {
  const { x, marks } = group;
  const worstFirst = [...marks].sort((a, b) => ranks.indexOf(a.look) - ranks.indexOf(b.look));
  const look = worstFirst[0]?.look ?? 'failed';
  const titles = worstFirst.slice(0, named).map((mark) => `${visible(mark.text, 200)}, at ${moment(mark.atMs, place)}`);
  const more = marks.length - titles.length;
  const title = `${titles.join('; ')}${more > 0 ? `; and ${count(more, 'more mark')}` : ''}`;
  return { x, textY: place.y + 13, boxX: round(x - 7), boxY: place.y + 2, glyph: markGlyphs[look], look, title };
}

export function moment(ms: number, { clock }: Place): string {
  const wall = clock === null ? null : wallTime(clock, ms);
  return wall === null ? formatTime(ms) : `${formatTime(ms)} (${wall})`;
}
