// SPDX-License-Identifier: Apache-2.0
/** Operations that are no faults as rows of a report: one per firing and target, the failed ones first and apart. */
import { formatDuration } from '../domain/duration.ts';
import type { ActionRecord, RevertRecord, RunState } from '../domain/record.ts';
import { hasFailed } from './action-spans.ts';
import { type Link, fileLink } from './checks-view.ts';
import type { Look } from './looks.ts';
import { count, formatTime, visible } from './text.ts';
import { undoWords } from './undo-words.ts';

export interface OperationRow extends Look {
  readonly operation: string;
  readonly uses: string;
  readonly firing: string;
  readonly target: string;
  readonly at: string;
  readonly exitCode: string;
  readonly took: string;
  /** Why it failed, or how it was undone; empty where there is nothing to say. */
  readonly note: string;
  /** The first line that it printed; empty without any. */
  readonly head: string;
  /** Lines of all that is kept of its output; empty where the head says it all. */
  readonly output: readonly string[];
  readonly evidence: Link;
}

export interface OperationRows {
  /** Failed, broken off or without an end: the first ones, and those after them. */
  readonly bad: readonly OperationRow[];
  readonly moreBad: readonly OperationRow[];
  readonly moreBadTitle: string;
  readonly good: readonly OperationRow[];
  /** `156 that went well` */
  readonly goodTitle: string;
  readonly more: string | null;
}

const openBad = 8;
const maxBad = 100;
const maxGood = 200;
const headLength = 160;
const outputLength = 2000;

export function viewOperations({ actions }: RunState): OperationRows {
  const bad = actions.filter((action) => !isGood(action));
  const good = actions.filter(isGood);
  const more = Math.max(0, bad.length - maxBad) + Math.max(0, good.length - maxGood);
  return {
    bad: bad.slice(0, openBad).map(viewOperation),
    moreBad: bad.slice(openBad, maxBad).map(viewOperation),
    moreBadTitle: `${String(bad.length - openBad)} more that did not go well`,
    good: good.slice(0, maxGood).map(viewOperation),
    goodTitle: `${String(good.length)} that went well`,
    more: more === 0 ? null : `${count(more, 'more row')}; all of it is in timeline.jsonl`,
  };
}

function isGood({ end, revert }: ActionRecord): boolean {
  return end?.outcome === 'ok' && revert?.result !== 'failed' && revert?.result !== 'foreign-state-refused';
}

function viewOperation(action: ActionRecord): OperationRow {
  const { end } = action;
  const note = noteOf(action);
  return {
    ...lookOf(action),
    operation: visible(action.operation, 60),
    uses: visible(action.uses, 60),
    firing: String(action.firing),
    target: visible(action.target, 100),
    at: formatTime(action.startedMs),
    exitCode: String(end?.exitCode ?? 'none'),
    took: end === null ? '' : formatDuration(end.durationMs),
    note,
    ...(end === null ? { head: '', output: [] } : viewOutput(end, note)),
    evidence: fileLink('timeline.jsonl', (end?.seq ?? action.startedSeq) + 1),
  };
}

function viewOutput(end: NonNullable<ActionRecord['end']>, note: string): Pick<OperationRow, 'head' | 'output'> {
  const printed = [end.stderr, end.stdout].filter((text) => text.trim() !== '').join('\n');
  const head = visible(printed.trim().split('\n', 1)[0] ?? '', headLength);
  if (printed.trim() !== head || end.cut) return { head, output: outputLines(printed, end.cut) };
  // A reason often quotes what was printed.
  return { head: note.includes(head) ? '' : head, output: [] };
}

function lookOf(action: ActionRecord): Look {
  const { end } = action;
  if (end === null) return { word: 'no end', glyph: '!', tone: 'error' };
  if (end.outcome === 'ok') return { word: 'done', glyph: '✓', tone: 'pass' };
  return hasFailed(action)
    ? { word: end.outcome.replace('-', ' '), glyph: '✕', tone: 'fail' }
    : { word: 'broken off', glyph: '–', tone: 'none' };
}

function noteOf({ end, revert }: ActionRecord): string {
  const notes = [end?.proof ?? null, revert === null ? null : undoText(revert)].filter((note) => note !== null);
  return visible(notes.join('; '), 400);
}

function undoText({ endedMs, result }: RevertRecord): string {
  if (endedMs === null || result === null) return 'its undo began, the end of that is not known';
  return `${undoWords[result]} at ${formatTime(endedMs)}`;
}

function outputLines(printed: string, wasCut: boolean): readonly string[] {
  const lines = printed.slice(0, outputLength).trimEnd().split('\n');
  const shown = lines.map((line) => visible(line, outputLength));
  return printed.length > outputLength || wasCut ? [...shown, '(there was more)'] : shown;
}
