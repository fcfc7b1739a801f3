// SPDX-License-Identifier: Apache-2.0
/**
 * The change of an experiment's file that turns an expectation into a guard: its `checks` become empty, all else, and
 * every comment, stays. Found from the places in the source; what cannot be changed that way has no edit.
 */
import { isMap, isScalar, isSeq, Lexer, type Pair, parseDocument } from 'yaml';
import type { SourceEdit } from '../domain/documents.ts';

const maxLines = 40;
const maxLineLength = 300;

interface Comment {
  readonly offset: number;
  readonly text: string;
}

interface Found {
  readonly keyStart: number;
  /** Behind the colon. */
  readonly keyEnd: number;
  readonly isFlow: boolean;
  /** Of the list. */
  readonly start: number;
  readonly end: number;
}

/** One for each expectation, in order; null where its list is empty already, or its lines are not plain enough. */
export function guardEdits(text: string, file: string): readonly (SourceEdit | null)[] {
  const document = parseDocument(text, { version: '1.2', logLevel: 'silent' });
  const expectations = document.get('expectations');
  if (document.errors.length > 0 || !isSeq(expectations)) return [];
  const comments = commentsOf(text);
  return expectations.items.map((item, index) => {
    const found = isMap(item) ? findChecks(text, item.items) : null;
    const edit = found === null ? null : editOf(text, found, { comments, file });
    return edit !== null && isGuardAfter(text, edit, index) ? edit : null;
  });
}

/**
 * What such an edit makes of lines of which nobody has the rest of the file; null where they are not exactly the lines of
 * one list of checks. The lines may be anybody's.
 */
export function guardOfLines(lines: readonly string[]): readonly string[] | null {
  if (lines.length > maxLines || !lines.every(isShort)) return null;
  for (const { head, tail } of surroundingsOf(lines)) {
    const [edit] = editsWithin([...head, ...lines, ...tail].join('\n'));
    const isAll = edit?.startLine === head.length + 1 && edit.before.join('\n') === lines.join('\n');
    if (isAll) return edit.after;
  }
  return null;
}

/** Whatever may stand around the lines of a list of checks: an item's beginning, or other keys of it. */
function surroundingsOf([first = '']: readonly string[]): readonly Surroundings[] {
  const indent = first.length - first.trimStart().length;
  const key = `${' '.repeat(Math.max(0, indent - 2))}- reason: it`;
  return [
    { head: ['expectations:'], tail: [] },
    { head: ['expectations:', key], tail: [] },
    { head: ['expectations:', '- {reason: it,'], tail: [] },
    { head: ['expectations:', '- {reason: it,'], tail: ['}'] },
  ];
}

interface Surroundings {
  readonly head: readonly string[];
  readonly tail: readonly string[];
}

function editsWithin(text: string): readonly SourceEdit[] {
  try {
    return guardEdits(text, '').filter((edit) => edit !== null);
  } catch {
    // What a reader of YAML refuses to unfold.
    return [];
  }
}

/** The text with the edit made. */
export function applyEdit(text: string, edit: Pick<SourceEdit, 'startLine' | 'before' | 'after'>): string {
  const lines = text.split('\n');
  const isCrLf = lines[edit.startLine - 1]?.endsWith('\r') === true;
  const after = edit.after.map((line) => (isCrLf ? `${line}\r` : line));
  lines.splice(edit.startLine - 1, edit.before.length, ...after);
  return lines.join('\n');
}

function findChecks(text: string, pairs: readonly Pair[]): Found | null {
  const pair = pairs.find(({ key }) => isScalar(key) && key.value === 'checks');
  if (pair === undefined || !isScalar(pair.key) || !isSeq(pair.value) || pair.value.items.length === 0) return null;
  // Names: lists of this key elsewhere hold the checks themselves.
  if (!pair.value.items.every(isScalar)) return null;
  const [keyStart, afterKey] = pair.key.range ?? [];
  const { range } = pair.value;
  if (keyStart === undefined || afterKey === undefined || !range) return null;
  const keyEnd = text.indexOf(':', afterKey) + 1;
  return keyEnd === 0
    ? null
    : { keyStart, keyEnd, isFlow: pair.value.flow === true, start: range[0], end: lastSeen(text, range[1]) };
}

/** Of a list in lines, the end of its last item and not of the blank that follows. */
function lastSeen(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}

function editOf(
  text: string,
  found: Found,
  { comments, file }: { readonly comments: readonly Comment[]; readonly file: string },
): SourceEdit | null {
  const lineStart = text.lastIndexOf('\n', found.keyStart - 1) + 1;
  const lineEnd = endOfLine(text, found.end);
  const indent = ' '.repeat(found.keyStart - lineStart);
  const loose = comments.filter(({ offset }) =>
    found.isFlow ? offset > found.start && offset < found.end : offset >= found.keyEnd && offset < lineEnd,
  );
  const [first] = loose;
  // A comment behind the key stays there.
  const beside = !found.isFlow && first !== undefined && !text.slice(found.keyEnd, first.offset).includes('\n');
  const head = found.isFlow
    ? `${text.slice(lineStart, found.start)}[]${text.slice(found.end, lineEnd)}`
    : `${text.slice(lineStart, found.keyEnd)} []${beside ? ` ${first.text}` : ''}`;
  const rest = (beside ? loose.slice(1) : loose).map((comment) => `${indent}${comment.text}`);
  const before = linesOf(text.slice(lineStart, lineEnd));
  const after = [...linesOf(head), ...rest];
  const fits = [before, after].every((lines) => lines.length <= maxLines && lines.every(isShort));
  return fits ? { file, startLine: text.slice(0, lineStart).split('\n').length, before, after } : null;
}

function isShort(line: string): boolean {
  return line.length <= maxLineLength;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').map((line) => line.replace(/\r$/, ''));
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** Marks of the lexer that stand for no character. */
const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f']);

function commentsOf(text: string): readonly Comment[] {
  const comments: Comment[] = [];
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (marks.has(token)) continue;
    if (token.startsWith('#')) comments.push({ offset, text: token.trimEnd() });
    offset += token.length;
  }
  return comments;
}

/** Whether the edit does this and nothing else. */
function isGuardAfter(text: string, edit: SourceEdit, index: number): boolean {
  const options = { version: '1.2', logLevel: 'silent' } as const;
  const [was, is] = [text, applyEdit(text, edit)].map((source) => parseDocument(source, options));
  if (was === undefined || is === undefined || is.errors.length > 0) return false;
  was.setIn(['expectations', index, 'checks'], []);
  return JSON.stringify(was.toJSON()) === JSON.stringify(is.toJSON());
}
