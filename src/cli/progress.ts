// SPDX-License-Identifier: Apache-2.0
/**
 * Progress on stderr: one block that is redrawn on a terminal, plain lines elsewhere. What the lines say is the app's
 * affair.
 */
import { createProgress, type Progress, type ProgressView } from '../app/progress.ts';
import type { TimelineEvent } from '../core/domain/documents.ts';
import { formatDuration } from '../core/domain/duration.ts';
import type { RunPlan } from '../core/domain/plan.ts';
import { cellWidth, fitCells } from '../core/report/cells.ts';
import type { Terminal } from './terminal.ts';

const redrawEveryMs = 250;
/** Rows of the block at most; what is more is counted. */
const maxRows = 12;

export interface ProgressDisplay {
  begin(plan: RunPlan): void;
  event(event: TimelineEvent): void;
  /** A line that stays: above the block on a terminal. */
  line(text: string): void;
  /** Like `line`, and cut to one row on a terminal, where a table follows that says all of it. */
  result(text: string): void;
  end(): void;
}

export function createProgressDisplay(terminal: Terminal): ProgressDisplay {
  return terminal.live ? createBlockDisplay(terminal) : createLineDisplay(terminal);
}

function createLineDisplay(terminal: Terminal): ProgressDisplay {
  let progress: Progress | null = null;
  return {
    begin(plan) {
      progress = createProgress(plan);
    },
    event(event) {
      for (const line of progress?.observe(event) ?? []) terminal.err(`${line}\n`);
    },
    line: (text) => terminal.err(`${text}\n`),
    result: (text) => terminal.err(`${text}\n`),
    end() {
      progress = null;
    },
  };
}

function createBlockDisplay(terminal: Terminal): ProgressDisplay {
  let progress: Progress | null = null;
  let timer: NodeJS.Timeout | null = null;
  let lastEventAt = 0;
  let drawn: readonly string[] = [];

  function erase(): string {
    const rows = rowsOnScreen(drawn, terminal.columns());
    drawn = [];
    // From the first column: a terminal writes `^C` where the cursor is.
    return rows === 0 ? '' : `\r\u001b[${String(rows)}A\u001b[0J`;
  }
  function draw(): void {
    if (progress === null) return;
    const rows = blockRows(progress.view(performance.now() - lastEventAt), terminal.columns());
    terminal.err(`${erase()}${rows.map((row) => `${row}\n`).join('')}`);
    drawn = rows;
  }
  function line(text: string): void {
    terminal.err(`${erase()}${text}\n`);
    draw();
  }
  return {
    begin(plan) {
      progress = createProgress(plan);
      lastEventAt = performance.now();
      timer = setInterval(draw, redrawEveryMs);
      timer.unref();
    },
    event(event) {
      const lines = progress?.observe(event) ?? [];
      lastEventAt = performance.now();
      // Whoever pressed Ctrl-C wants to see that it was heard, and that it is not over yet.
      if (event.type === 'signal.received') for (const text of lines) line(text);
    },
    line,
    result: (text) => line(fitCells(text, terminal.columns() - 1)),
    end() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      progress = null;
      terminal.err(erase());
    },
  };
}

/** Rows of the block, each cut to the width. Exported for its tests. */
export function blockRows(view: ProgressView, columns: number): readonly string[] {
  const times = `${formatDuration(view.elapsedMs)} of at most ${formatDuration(view.limitMs)}`;
  const details = [
    ...view.steps.map((step) => `step    ${step}`),
    ...view.faults.map(
      ({ text, leftMs }) => `fault   ${text}${leftMs === null ? '' : `, ${formatDuration(leftMs)} left`}`,
    ),
    ...view.operations.map((operation) => `doing   ${operation}`),
    ...view.states.map((states) => `states  ${states}`),
  ];
  const shown = details.slice(0, maxRows);
  const more = details.length - shown.length;
  return [
    `${view.experiment} on ${view.adapter}: ${view.phase}, ${times}`,
    ...shown.map((row) => `  ${row}`),
    ...(more > 0 ? [`  and ${String(more)} more`] : []),
  ].map((row) => fitCells(row, columns - 1));
}

/** Rows that a block takes now: a terminal that became narrower has wrapped those that it holds. */
export function rowsOnScreen(rows: readonly string[], columns: number): number {
  return rows.reduce((sum, row) => sum + Math.max(1, Math.ceil(cellWidth(row) / columns)), 0);
}
