// SPDX-License-Identifier: Apache-2.0
/**
 * Edits of shown fixes as suggestions beside the lines that they change, which GitHub applies at a click. Whether it shows
 * those lines is looked up in its own patches, and no text of a suggestion is taken from results as it is: it is made of
 * the lines that the patch shows.
 */
import type { SourceEdit } from '../domain/documents.ts';
import { escapeMarkdown, type Markdown } from '../report/markdown.ts';
import { issueLink } from './comment-links.ts';
import type { CommentSource } from './comment-source.ts';
import { standInOf } from './comment-title.ts';
import { isEvidence } from './fix-proof.ts';
import { codeBlock, codeSpan } from './markdown-code.ts';
import { type Marker, markerLine } from './marker.ts';
import { type Hunk, showsLines } from './patch.ts';

export interface ShownFix {
  readonly experiment: string;
  readonly issue: string;
  readonly edit: SourceEdit;
  /** How many fixes of the same issue by the same experiment come before it. */
  readonly index: number;
}

export interface Suggestion {
  readonly path: string;
  readonly startLine: number;
  readonly line: number;
  /** With its marker, whose state names the fix. */
  readonly body: string;
  readonly marker: Marker;
}

/** More of them beside one pull request are nobody's reading. */
const maxSuggestions = 10;

/** Those of which an edit is known. */
export function shownFixes(source: Pick<CommentSource, 'merged' | 'allowStandIn'>): readonly ShownFix[] {
  const all = source.merged.proofs
    .filter((proved) => isEvidence(proved, source))
    .flatMap(({ experiment, proofs }) =>
      proofs.flatMap(({ state, issue, edit }) =>
        state === 'fix-shown' && edit !== null ? [{ experiment, issue, edit }] : [],
      ),
    );
  const isSame = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.experiment === other.experiment && one.issue === other.issue;
  return all
    .map((fix, at) => ({ ...fix, index: all.slice(0, at).filter((earlier) => isSame(earlier, fix)).length }))
    .slice(0, maxSuggestions);
}

/** What the pull request's diff shows of a file. */
export interface ShownFile {
  readonly path: string;
  readonly hunks: readonly Hunk[];
}

/** Null where its lines are not all in one hunk of the diff, or are not what the edit is of. */
export function buildSuggestion(
  fix: ShownFix,
  about: {
    readonly source: CommentSource;
    readonly file: ShownFile;
    readonly marker: Marker;
    /** Address of the comment that says what it rests on. */
    readonly commentUrl: string;
    /** What the lines become; null where they are no list of checks. */
    readonly guardOf: (lines: readonly string[]) => readonly string[] | null;
  },
): Suggestion | null {
  const { source, file, marker } = about;
  const { startLine, before } = fix.edit;
  if (!showsLines(file.hunks, startLine, before)) return null;
  const after = about.guardOf(before);
  const block = after === null ? null : exactBlock(after);
  if (block === null) return null;
  const body = [...openingOf(fix, source), `${reasonOf(fix, source)} ([what it rests on](${about.commentUrl}))`, block];
  return {
    ...{ path: file.path, startLine, line: startLine + before.length - 1, marker },
    body: [...body, markerLine(marker)].join('\n\n'),
  };
}

/** Null where a line would not come out as it is. */
function exactBlock(lines: readonly string[]): Markdown | null {
  const block = codeBlock('suggestion', lines);
  return block.split('\n').slice(1, -1).join('\n') === lines.join('\n') ? block : null;
}

function openingOf(fix: ShownFix, { merged, claim }: CommentSource): readonly Markdown[] {
  const standIn = standInOf(merged);
  return [
    ...(standIn === null ? [] : [`**${escapeMarkdown(`Stand-in, not ${standIn}`, 200)}**` as Markdown]),
    ...(claim === null
      ? []
      : [escapeMarkdown(`What the code of a fork says of itself, and of ${fix.experiment}:`, 200)]),
  ];
}

function reasonOf({ experiment, issue }: ShownFix, source: CommentSource): Markdown {
  const name = codeSpan(experiment, 100);
  return `**${issueLink(issue, source)}: fix shown.** With this edit ${name} guards the fix: its verdict is FAIL, should the failure come back.` as Markdown;
}

/** What a suggestion becomes that somebody has answered, and that nothing speaks for any more. */
export function withdrawnBody(marker: Marker): string {
  return `This suggestion is withdrawn: the newest run does not show the fix, or not with these lines.\n\n${markerLine(marker)}`;
}
