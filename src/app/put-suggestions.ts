// SPDX-License-Identifier: Apache-2.0
/**
 * Our suggestions beside the lines of a pull request: each fix has one, at its lines as they are now. One that is no longer
 * apt is removed, or withdrawn where somebody has answered it; where people talk about one, no other is put beside it. An
 * older run changes nothing that a newer one wrote.
 */
import { createHash } from 'node:crypto';
import type { CommentSource } from '../core/publish/comment-source.ts';
import {
  buildSuggestion,
  type ShownFile,
  type ShownFix,
  shownFixes,
  type Suggestion,
  withdrawnBody,
} from '../core/publish/guard-suggestion.ts';
import { compareMarkers, type Marker, readMarker } from '../core/publish/marker.ts';
import { hunksOf } from '../core/publish/patch.ts';
import { guardOfLines } from '../core/spec/guard-edit.ts';
import type { GitHubApi, ReviewComment } from '../ports/github.ts';

type Api = Pick<
  GitHubApi,
  'viewerId' | 'changedFiles' | 'reviewComments' | 'createReviewComment' | 'updateReviewComment' | 'deleteReviewComment'
>;

export interface SuggestRequest {
  readonly pull: number;
  readonly source: CommentSource;
  /** Address of the comment that says what they rest on. */
  readonly commentUrl: string;
}

/** How many stand beside their lines now. Throws a GitHubError. */
export async function putSuggestions(github: Api, request: SuggestRequest): Promise<number> {
  const { pull, source } = request;
  const { marker, place } = source;
  const wanted = await suggestionsOf(github, request);
  const viewer = await github.viewerId();
  const read = async (): Promise<readonly Own[]> => ownOf(await github.reviewComments(pull), viewer, marker.key);
  const own = await read();
  if (own.some((one) => compareMarkers(one.marker, marker) > 0)) return 0;
  const kept = new Set<number>();
  for (const suggestion of wanted) {
    const mine = own.filter((one) => isOf(one, suggestion));
    const here = mine.find((one) => isAt(one, suggestion));
    if (here !== undefined) {
      kept.add(here.id);
      if (saysOther(here, suggestion)) await github.updateReviewComment(here.id, suggestion.body);
    } else if (!mine.some(({ isAnswered }) => isAnswered)) {
      const { body, path, startLine, line } = suggestion;
      await github.createReviewComment(pull, { body, path, startLine, line, commitSha: place.headSha });
    }
  }
  await removeOthers(github, { own, kept, wanted });
  await removeDoubles(github, await read());
  return wanted.length;
}

async function suggestionsOf(
  github: Api,
  { pull, source, commentUrl }: SuggestRequest,
): Promise<readonly Suggestion[]> {
  const fixes = shownFixes(source);
  if (fixes.length === 0) return [];
  const { files } = await github.changedFiles(pull);
  return fixes.flatMap((fix) => {
    const found = files.find(({ path }) => path === fix.edit.file);
    if (found === undefined || found.patch === null) return [];
    const file: ShownFile = { path: found.path, hunks: hunksOf(found.patch) };
    const marker = { ...source.marker, state: nameOf(fix) };
    return buildSuggestion(fix, { source, file, marker, commentUrl, guardOf: guardOfLines }) ?? [];
  });
}

function nameOf({ experiment, issue, index, edit }: ShownFix): string {
  const name = JSON.stringify([edit.file, experiment, issue, index]);
  return createHash('sha256').update(name).digest('hex').slice(0, 16);
}

interface Own extends ReviewComment {
  readonly marker: Marker;
  readonly isAnswered: boolean;
}

/** The first of each thread of ours, lowest id first. */
function ownOf(comments: readonly ReviewComment[], viewer: string, key: string): readonly Own[] {
  const answered = new Set(comments.flatMap(({ replyTo }) => replyTo ?? []));
  return comments
    .flatMap((comment) => {
      const isOurs = comment.authorId === viewer && comment.replyTo === null;
      const marker = isOurs ? readMarker(comment.body) : null;
      return marker?.key === key ? [{ ...comment, marker, isAnswered: answered.has(comment.id) }] : [];
    })
    .sort((a, b) => a.id - b.id);
}

function isOf(one: Own, { marker }: Suggestion): boolean {
  return one.marker.state === marker.state;
}

function isAt({ path, lines }: ReviewComment, suggestion: Suggestion): boolean {
  return path === suggestion.path && lines?.from === suggestion.startLine && lines.to === suggestion.line;
}

/** Which run says it is no difference. */
function saysOther({ body }: ReviewComment, suggestion: Suggestion): boolean {
  const text = (whole: string): string => whole.trim().split('\n').slice(0, -1).join('\n').trim();
  return text(body) !== text(suggestion.body);
}

async function removeOthers(
  github: Api,
  about: { readonly own: readonly Own[]; readonly kept: ReadonlySet<number>; readonly wanted: readonly Suggestion[] },
): Promise<void> {
  for (const one of about.own) {
    if (about.kept.has(one.id)) continue;
    if (!one.isAnswered) await github.deleteReviewComment(one.id);
    else if (one.lines !== null && !about.wanted.some((suggestion) => isOf(one, suggestion))) {
      // GitHub applies none whose lines have changed.
      const body = withdrawnBody(one.marker);
      if (one.body.trim() !== body) await github.updateReviewComment(one.id, body);
    }
  }
}

/** Two jobs may have written at once: the first one stays. */
async function removeDoubles(github: Api, own: readonly Own[]): Promise<void> {
  const seen = new Set<string>();
  for (const { id, marker, isAnswered } of own) {
    if (seen.has(marker.state) && !isAnswered) await github.deleteReviewComment(id);
    seen.add(marker.state);
  }
}
