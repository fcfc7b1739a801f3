// SPDX-License-Identifier: Apache-2.0
/** Comments beside lines of a pull request, with GitHub's rules of where they may be: at lines of one hunk of its diff. */
import { type Answer, maxBodyLength, notFound, type Question, tooLong } from './answers.ts';
import { reviewCommentAnswer, type StoredPull, type StoredReviewComment, type World } from './world.ts';

interface Wanted {
  readonly body: string;
  readonly commit_id: string;
  readonly path: string;
  readonly line: number;
  readonly side?: string;
  readonly start_line?: number;
  readonly start_side?: string;
}

export function reviewCommentOperation(world: World, { routed: { path, operation }, body, rights }: Question): Answer {
  const pull = world.pulls.find(({ number }) => String(number) === path['pull_number']);
  if (operation.id === 'pulls/list-review-comments') {
    const list = world.reviewComments.filter((one) => one.pull === pull?.number).sort((a, b) => a.id - b.id);
    return pull === undefined ? notFound : { status: 200, list: list.map(reviewCommentAnswer) };
  }
  if (rights.comments !== 'write') return { status: 403, body: { message: 'Resource not accessible by integration' } };
  const wanted = body as Wanted | undefined;
  if (Array.from(wanted?.body ?? '').length > maxBodyLength) return tooLong;
  if (operation.id === 'pulls/create-review-comment') {
    return pull === undefined ? notFound : create(world, { pull, wanted: wanted!, author: rights });
  }
  const at = world.reviewComments.findIndex(({ id }) => String(id) === path['comment_id']);
  const comment = world.reviewComments[at];
  if (comment === undefined) return notFound;
  if (operation.id === 'pulls/delete-review-comment') {
    world.reviewComments.splice(at, 1);
    return { status: 204 };
  }
  comment.body = wanted!.body;
  return { status: 200, body: reviewCommentAnswer(comment) };
}

function create(
  world: World,
  about: { readonly pull: StoredPull; readonly wanted: Wanted; readonly author: StoredReviewComment['author'] },
): Answer {
  const { pull, wanted, author } = about;
  const { start_line: from, line } = wanted;
  if (from !== undefined && (from >= line || wanted.start_side !== 'RIGHT')) return refused('start_line');
  const isShown = wanted.commit_id === pull.headSha && wanted.side === 'RIGHT' && isInOneHunk(pull, wanted);
  if (!isShown) return refused('line');
  const id = Math.max(5000, ...world.reviewComments.map((one) => one.id)) + 1;
  const place = { path: wanted.path, line, ...(from === undefined ? {} : { startLine: from }) };
  const { id: authorId, login } = author;
  const comment = { id, pull: pull.number, author: { id: authorId, login }, body: wanted.body, ...place };
  world.reviewComments.push(comment);
  return { status: 201, body: reviewCommentAnswer(comment) };
}

function isInOneHunk({ files = [] }: StoredPull, { path, line, start_line: from = line }: Wanted): boolean {
  const file = files.find((one) => typeof one !== 'string' && one.filename === path);
  const patch = typeof file === 'object' ? (file.patch ?? '') : '';
  return [...patch.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].some(([, start, length]) => {
    const end = Number(start) + Number(length ?? 1) - 1;
    return Number(start) <= from && line <= end;
  });
}

function refused(field: string): Answer {
  const message = `pull_request_review_thread.${field} must be part of the diff`;
  const errors = [{ resource: 'PullRequestReviewComment', code: 'custom', field, message }];
  return {
    status: 422,
    body: { message: 'Validation Failed', errors, documentation_url: 'https://docs.github.com/rest/pulls/comments' },
  };
}
