// SPDX-License-Identifier: Apache-2.0
/**
 * One repository by GitHub's API: each method is one call with a deadline, and its answer is cut down to what the port
 * promises. How requests are repeated is in octokit.ts, how they fail in call.ts; calls about pull requests are in
 * pull-calls.ts.
 */
import { GitHubError } from '../core/domain/errors.ts';
import type { GitHubApi, Issue, IssueComment, IssueText, RemoteArtifact, WorkflowRun } from '../ports/github.ts';
import { type Ask, type Call, callWithin } from './call.ts';
import { download } from './download.ts';
import { orNull, pages, pageSize, type Place } from './lists.ts';
import { type Client, type ClientOptions, createClient } from './octokit.ts';
import { pullCalls, reviewCalls } from './pull-calls.ts';

export interface GitHubOptions extends ClientOptions {
  /** `owner/name` */
  readonly repository: string;
  /** Aborts when the step is stopped. */
  readonly signal: AbortSignal;
  /** How long one call may take, waits for rate limits included. */
  readonly totalMs?: number;
}

const defaultTotalMs = 180_000;
const maxDownloads = 3;

export function createGitHubClient(options: GitHubOptions): GitHubApi {
  const client = createClient(options);
  const [owner = '', repo = ''] = options.repository.split('/');
  const limits = { totalMs: options.totalMs ?? defaultTotalMs, signal: options.signal };
  const call = <T>(what: string, ask: Ask<T>): Promise<T> => callWithin(what, limits, ask);
  const place = { owner, repo };
  return {
    ...identityCalls(client, call),
    ...repositoryCalls(client, call, place),
    ...pullCalls(client, call, place),
    ...reviewCalls(client, call, place),
    ...issueCalls(client, call, place),
    ...issueTextCalls(client, call, place),
    ...commentCalls(client, call, place),
    ...runCalls(client, call, place),
  };
}

function identityCalls(client: Client, call: Call): Pick<GitHubApi, 'viewerId'> {
  return {
    viewerId: () =>
      call('reading whose token this is', async (request) => {
        const answer = await client.graphql<{ readonly viewer: { readonly databaseId: number | null } | null }>(
          'query { viewer { databaseId } }',
          { request },
        );
        const id = answer.viewer?.databaseId ?? null;
        if (id === null) throw new GitHubError('forbidden', 'reading whose token this is: GitHub does not say');
        return String(id);
      }),
  };
}

function repositoryCalls(client: Client, call: Call, place: Place): Pick<GitHubApi, 'defaultBranch' | 'pagesUrl'> {
  return {
    defaultBranch: () =>
      call(
        'reading the repository',
        async (request) => (await client.rest.repos.get({ ...place, request })).data.default_branch,
      ),
    pagesUrl: async () => {
      try {
        const url = await call('reading where the Pages site is', async (request) => {
          return (await client.rest.repos.getPages({ ...place, request })).data.html_url ?? null;
        });
        return url === null || url.endsWith('/') ? url : `${url}/`;
      } catch (error) {
        if (error instanceof GitHubError && (error.kind === 'not-found' || error.kind === 'forbidden')) return null;
        throw error;
      }
    },
  };
}

function issueCalls(
  client: Client,
  call: Call,
  place: Place,
): Pick<GitHubApi, 'canWrite' | 'issue' | 'addLabel' | 'removeLabel'> {
  return {
    canWrite: (username) =>
      call(`reading what ${username} may do`, async (request) => {
        const query = { ...place, username, request };
        const answer = await orNull(() => client.rest.repos.getCollaboratorPermissionLevel(query));
        // The older word of the two: maintain and custom roles that may push are `write` there, triage is `read`.
        return ['admin', 'write'].includes(answer?.data.permission ?? 'none');
      }),
    issue: (number) =>
      call(`reading issue ${String(number)}`, (request) =>
        orNull(async () => issueOf((await client.rest.issues.get({ ...place, issue_number: number, request })).data)),
      ),
    addLabel: (issue, label) =>
      call(`labelling ${String(issue)}`, async (request) => {
        await client.rest.issues.addLabels({ ...place, issue_number: issue, labels: [label], request });
      }),
    removeLabel: (issue, name) =>
      call(`taking a label off ${String(issue)}`, async (request) => {
        await orNull(() => client.rest.issues.removeLabel({ ...place, issue_number: issue, name, request }));
      }),
  };
}

function issueTextCalls(
  client: Client,
  call: Call,
  place: Place,
): Pick<GitHubApi, 'labelledIssues' | 'createIssue' | 'updateIssue'> {
  return {
    labelledIssues: (label) =>
      call(`looking for issues with the label ${label}`, async (request) => {
        const query = { ...place, labels: label, state: 'all', sort: 'created', direction: 'asc' } as const;
        const found = await pages(async (page) => {
          const answer = await client.rest.issues.listForRepo({ ...query, per_page: pageSize, page, request });
          return answer.data;
        });
        return found.filter(({ pull_request }) => pull_request === undefined).map(issueTextOf);
      }),
    createIssue: ({ title, body, label }) =>
      call('creating an issue', async (request) =>
        issueTextOf((await client.rest.issues.create({ ...place, title, body, labels: [label], request })).data),
      ),
    updateIssue: (number, { title, body }) =>
      call(`updating issue ${String(number)}`, async (request) => {
        await client.rest.issues.update({ ...place, issue_number: number, title, body, request });
      }),
  };
}

function commentCalls(
  client: Client,
  call: Call,
  place: Place,
): Pick<GitHubApi, 'comments' | 'createComment' | 'updateComment' | 'deleteComment'> {
  return {
    comments: (issue) =>
      call(`reading the comments of ${String(issue)}`, (request) =>
        pages(async (page) => {
          const query = { ...place, issue_number: issue, per_page: pageSize, page, request };
          return (await client.rest.issues.listComments(query)).data.map(commentOf);
        }),
      ),
    createComment: (issue, body) =>
      call(`commenting on ${String(issue)}`, async (request) =>
        commentOf((await client.rest.issues.createComment({ ...place, issue_number: issue, body, request })).data),
      ),
    updateComment: (id, body) =>
      call(`updating comment ${String(id)}`, async (request) => {
        await client.rest.issues.updateComment({ ...place, comment_id: id, body, request });
      }),
    deleteComment: (id) =>
      call(`deleting comment ${String(id)}`, async (request) => {
        await orNull(() => client.rest.issues.deleteComment({ ...place, comment_id: id, request }));
      }),
  };
}

function runCalls(
  client: Client,
  call: Call,
  place: Place,
): Pick<GitHubApi, 'workflowRun' | 'artifacts' | 'downloadArtifact'> {
  return {
    workflowRun: (id) =>
      call(`reading workflow run ${id}`, (request) =>
        orNull(async () =>
          runOf((await client.rest.actions.getWorkflowRun({ ...place, run_id: Number(id), request })).data),
        ),
      ),
    artifacts: (runId) =>
      call(`listing the artifacts of run ${runId}`, (request) =>
        pages(async (page) => {
          const query = { ...place, run_id: Number(runId), per_page: pageSize, page, request };
          return (await client.rest.actions.listWorkflowRunArtifacts(query)).data.artifacts.map(artifactOf);
        }),
      ),
    downloadArtifact: (artifact, limitBytes) =>
      call(`downloading artifact ${artifact.name}`, (limits) =>
        insisting(async () => {
          const request = { ...limits, redirect: 'manual' as const };
          const query = { ...place, artifact_id: artifact.id, archive_format: 'zip', request };
          const { headers } = await client.rest.actions.downloadArtifact(query);
          return await download(headers.location, artifact, { limitBytes, signal: limits.signal });
        }),
      ),
  };
}

/** The store of artifacts is not asked by the client, which would ask again by itself. */
async function insisting<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === maxDownloads || !(error instanceof GitHubError) || error.kind !== 'unavailable') throw error;
    }
  }
}

interface IssueAnswer {
  readonly number: number;
  readonly state: string;
  readonly pull_request?: unknown;
  readonly labels: readonly (string | { readonly name?: string | null })[];
}

function issueOf(issue: IssueAnswer): Issue {
  return {
    number: issue.number,
    isOpen: issue.state === 'open',
    isPullRequest: issue.pull_request !== undefined,
    labels: issue.labels.flatMap((label) => (typeof label === 'string' ? label : (label.name ?? []))),
  };
}

function issueTextOf(issue: CommentAnswer & Pick<IssueAnswer, 'number' | 'state'>): IssueText {
  const { authorId, body } = commentOf(issue);
  return { number: issue.number, isOpen: issue.state === 'open', authorId, body };
}

interface CommentAnswer {
  readonly id: number;
  readonly user: { readonly id: number } | null;
  readonly body?: string | null;
}

function commentOf(comment: CommentAnswer): IssueComment {
  return {
    id: comment.id,
    authorId: comment.user === null ? null : String(comment.user.id),
    body: comment.body ?? '',
  };
}

interface RunAnswer {
  readonly id: number;
  readonly run_attempt?: number;
  readonly name?: string | null;
  readonly event: string;
  readonly head_sha: string;
  readonly head_branch: string | null;
  readonly head_repository: { readonly full_name: string } | null;
  readonly conclusion: string | null;
}

function runOf(run: RunAnswer): WorkflowRun {
  return {
    id: String(run.id),
    attempt: run.run_attempt ?? 1,
    workflow: run.name ?? '',
    event: run.event,
    headSha: run.head_sha,
    headBranch: run.head_branch,
    headRepository: run.head_repository?.full_name ?? null,
    conclusion: run.conclusion,
  };
}

interface ArtifactAnswer {
  readonly id: number;
  readonly name: string;
  readonly size_in_bytes: number;
  readonly digest?: string | null;
  readonly expired: boolean;
  readonly created_at: string | null;
}

function artifactOf(artifact: ArtifactAnswer): RemoteArtifact {
  return {
    id: artifact.id,
    name: artifact.name,
    sizeBytes: artifact.size_in_bytes,
    digest: artifact.digest ?? null,
    expired: artifact.expired,
    createdAt: artifact.created_at ?? '',
  };
}
