// SPDX-License-Identifier: Apache-2.0
/** A repository's pull requests by GitHub's API: their files, what they close, and the comments beside their lines. */
import type { ChangedFile, GitHubApi, PullRequest, ReviewComment } from '../ports/github.ts';
import type { Call } from './call.ts';
import { orNull, pages, pageSize, type Place } from './lists.ts';
import type { Client } from './octokit.ts';

/** GitHub gives no more files of one pull request. */
const maxFiles = 3000;
/** Longer ones are kept by nobody; GitHub itself leaves out what is larger than it shows. */
const maxPatchLength = 500_000;

const closingQuery = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: 100) { nodes { number repository { nameWithOwner } } }
    }
  }
}`;

interface ClosingAnswer {
  readonly repository: {
    readonly pullRequest: {
      readonly closingIssuesReferences: {
        readonly nodes: readonly ({
          readonly number: number;
          readonly repository: { readonly nameWithOwner: string };
        } | null)[];
      } | null;
    } | null;
  } | null;
}

export function pullCalls(
  client: Client,
  call: Call,
  place: Place,
): Pick<GitHubApi, 'pullRequest' | 'pullRequestsOfHead' | 'changedFiles' | 'closingIssues'> {
  return {
    pullRequest: (number) =>
      call(`reading pull request ${String(number)}`, (request) =>
        orNull(async () => pullOf((await client.rest.pulls.get({ ...place, pull_number: number, request })).data)),
      ),
    pullRequestsOfHead: (head) =>
      call(`looking for pull requests of ${head}`, (request) =>
        pages(async (page) => {
          const query = { ...place, head, state: 'open' as const, per_page: pageSize, page, request };
          return (await client.rest.pulls.list(query)).data.map(pullOf);
        }),
      ),
    changedFiles: (number) =>
      call(`reading the files of pull request ${String(number)}`, async (request) => {
        const files = await pages(async (page) => {
          const query = { ...place, pull_number: number, per_page: pageSize, page, request };
          return (await client.rest.pulls.listFiles(query)).data.map(fileOf);
        });
        return { files, complete: files.length < maxFiles };
      }),
    closingIssues: (number) =>
      call(`reading what pull request ${String(number)} closes`, async (request) => {
        const answer = await client.graphql<ClosingAnswer>(closingQuery, { ...place, number, request });
        const nodes = answer.repository?.pullRequest?.closingIssuesReferences?.nodes ?? [];
        return nodes.flatMap((node) =>
          node === null ? [] : [`${node.repository.nameWithOwner}#${String(node.number)}`],
        );
      }),
  };
}

export function reviewCalls(
  client: Client,
  call: Call,
  place: Place,
): Pick<GitHubApi, 'reviewComments' | 'createReviewComment' | 'updateReviewComment' | 'deleteReviewComment'> {
  return {
    reviewComments: (pull) =>
      call(`reading the comments beside the lines of ${String(pull)}`, (request) =>
        pages(async (page) => {
          const query = { ...place, pull_number: pull, per_page: pageSize, page, request };
          return (await client.rest.pulls.listReviewComments(query)).data.map(reviewCommentOf);
        }),
      ),
    createReviewComment: (pull, { body, commitSha, path, startLine, line }) =>
      call(`commenting beside lines of ${String(pull)}`, async (request) => {
        const at = { body, commit_id: commitSha, path, line, side: 'RIGHT' } as const;
        // GitHub takes no range of one line.
        const range = startLine < line ? ({ start_line: startLine, start_side: 'RIGHT' } as const) : {};
        await client.rest.pulls.createReviewComment({ ...place, pull_number: pull, ...at, ...range, request });
      }),
    updateReviewComment: (id, body) =>
      call(`updating comment ${String(id)}`, async (request) => {
        await client.rest.pulls.updateReviewComment({ ...place, comment_id: id, body, request });
      }),
    deleteReviewComment: (id) =>
      call(`deleting comment ${String(id)}`, async (request) => {
        await orNull(() => client.rest.pulls.deleteReviewComment({ ...place, comment_id: id, request }));
      }),
  };
}

interface PullAnswer {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
  readonly base: { readonly ref: string; readonly sha: string };
}

function pullOf(pull: PullAnswer): PullRequest {
  return {
    number: pull.number,
    isOpen: pull.state === 'open',
    headSha: pull.head.sha,
    headRepository: pull.head.repo?.full_name ?? null,
    baseRef: pull.base.ref,
    baseSha: pull.base.sha,
  };
}

function fileOf({ filename, patch }: { readonly filename: string; readonly patch?: string }): ChangedFile {
  return { path: filename, patch: patch === undefined || patch.length > maxPatchLength ? null : patch };
}

interface ReviewCommentAnswer {
  readonly id: number;
  readonly user: { readonly id: number } | null;
  readonly body: string;
  readonly path: string;
  readonly side?: string;
  /** Null where the lines have changed since, which GitHub's description does not know. */
  readonly line?: number | null;
  readonly start_line?: number | null;
  readonly in_reply_to_id?: number;
}

function reviewCommentOf(comment: ReviewCommentAnswer): ReviewComment {
  const { id, user, body, path, side = 'RIGHT', line = null, start_line, in_reply_to_id } = comment;
  const isThere = line !== null && side === 'RIGHT';
  return {
    ...{ id, body, path, authorId: user === null ? null : String(user.id), replyTo: in_reply_to_id ?? null },
    lines: isThere ? { from: start_line ?? line, to: line } : null,
  };
}
