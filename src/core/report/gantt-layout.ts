// SPDX-License-Identifier: Apache-2.0
/** Rows of a picture from top to bottom, each 18 px high, with headings between them. */
import { axisY } from './chart-frame.ts';
import type { Place } from './gantt-marks.ts';
import { type GanttRow, type Heading, rowHeight } from './gantt-shapes.ts';

export interface Layout {
  readonly rows: readonly GanttRow[];
  readonly headings: readonly Heading[];
  /** Top of the row that comes next. */
  next(): number;
  heading(text: string): void;
  row(build: (place: Place) => GanttRow): void;
  /** `n` of what is not drawn, with what there is to say of it; nothing for 0. */
  more(n: number, what: { readonly text: string; readonly note: string }): void;
}

export function createLayout(around: Pick<Place, 'scale' | 'clock'>): Layout {
  const rows: GanttRow[] = [];
  const headings: Heading[] = [];
  let y = axisY + 4;
  const heading = (text: string, note = ''): void => {
    headings.push({ y: y + 13, text, note });
    y += rowHeight;
  };
  const row = (build: (place: Place) => GanttRow): void => {
    rows.push(build({ ...around, y }));
    y += rowHeight;
  };
  const more = (n: number, what: { readonly text: string; readonly note: string }): void => {
    if (n > 0) heading(`${String(n)} ${what.text}`, what.note);
  };
  return { rows, headings, next: () => y, heading, row, more };
}
