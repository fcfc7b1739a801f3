// SPDX-License-Identifier: Apache-2.0
/** What the loopback GitHub holds: one repository with pull requests, comments, workflow runs and artifacts. */
import { createHash } from 'node:crypto';
import { sampleOf } from './description.ts';

export interface Account {
  readonly id: number;
  readonly login: string;
}

/** Who a token belongs to, and what it may do. */
export interface TokenRights extends Account {
  readonly comments: 'write' | 'read';
  readonly artifacts: 'read' | 'none';
}

export interface StoredPull {
  readonly number: number;
  state: 'open' | 'closed';
  headSha: string;
  readonly headRef: string;
  /** Null: that repository is gone. */
  readonly headRepository: string | null;
  readonly baseRef?: string;
  files?: readonly (string | StoredFile)[];
  /** `owner/name#1` */
  readonly closes?: readonly string[];
}

export interface StoredFile {
  readonly filename: string;
  /** GitHub leaves it out of a file that is too large, or no text. */
  readonly patch?: string;
}

/** Beside lines of a pull request. */
export interface StoredReviewComment {
  readonly id: number;
  readonly pull: number;
  readonly author: Account;
  body: string;
  readonly path: string;
  readonly startLine?: number;
  /** Left out where the lines have changed since. */
  line?: number;
  readonly replyTo?: number;
}

export interface StoredIssue {
  readonly number: number;
  state: 'open' | 'closed';
  readonly labels: string[];
  title?: string;
  body?: string;
  /** Somebody else, where it is left out. */
  readonly author?: Account;
}

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  readonly author: Account;
  body: string;
  /** Hidden by somebody, with the reason. */
  readonly minimised?: string;
}

export interface StoredRun {
  readonly id: number;
  readonly attempt?: number;
  readonly workflow: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  readonly headRepository: string;
  readonly conclusion?: string | null;
}

export interface StoredArtifact {
  readonly id: number;
  readonly runId: number;
  readonly name: string;
  readonly zip: Uint8Array;
  /** Instead of that of the zip. */
  readonly digest?: string;
  readonly sizeBytes?: number;
  readonly expired?: boolean;
}

export interface World {
  /** `owner/name` */
  readonly repository: string;
  defaultBranch: string;
  /** Null: there is no Pages site. */
  pagesUrl: string | null;
  readonly tokens: Map<string, TokenRights>;
  readonly pulls: StoredPull[];
  readonly issues: StoredIssue[];
  /** Role of each collaborator by login; GitHub's older word for it is made of it. */
  readonly roles: Map<string, 'admin' | 'maintain' | 'write' | 'triage' | 'read'>;
  readonly comments: StoredComment[];
  readonly reviewComments: StoredReviewComment[];
  readonly runs: StoredRun[];
  readonly artifacts: StoredArtifact[];
}

type Json = Record<string, unknown>;

export function pullAnswer(pull: StoredPull, world: World, component: 'pull-request' | 'pull-request-simple'): Json {
  const answer = sampleOf(component);
  const repository = (name: string): Json => ({ ...sampleOf('repository'), full_name: name });
  const owner = (pull.headRepository ?? 'gone/gone').split('/')[0]!;
  const side = (from: unknown, name: string | null): Json => ({
    ...(from as Json),
    repo: name === null ? null : repository(name),
  });
  return {
    ...answer,
    number: pull.number,
    state: pull.state,
    head: {
      ...side(answer['head'], pull.headRepository),
      sha: pull.headSha,
      ref: pull.headRef,
      label: `${owner}:${pull.headRef}`,
    },
    base: { ...side(answer['base'], world.repository), ref: pull.baseRef ?? 'main', sha: 'b'.repeat(40) },
  };
}

export function issueAnswer(issue: StoredIssue): Json {
  const { number, state, title = 'A title', body = '', author = { id: 1, login: 'ann' } } = issue;
  const answer = { ...sampleOf('issue'), number, state, title, body, user: accountAnswer(author) };
  return { ...answer, labels: labelsAnswer(issue) };
}

export function labelsAnswer({ labels }: StoredIssue): readonly Json[] {
  return labels.map((name) => ({ ...sampleOf('label'), name }));
}

/** `permission` knows neither of the roles between the three older ones. */
export function permissionAnswer(login: string, world: World): Json {
  const role = world.roles.get(login) ?? 'none';
  const older: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };
  return { permission: older[role] ?? role, role_name: role, user: null };
}

export function commentAnswer(comment: StoredComment): Json {
  return {
    ...sampleOf('issue-comment'),
    id: comment.id,
    body: comment.body,
    user: accountAnswer(comment.author),
    minimized: comment.minimised === undefined ? null : { reason: comment.minimised },
  };
}

export function runAnswer(run: StoredRun): Json {
  return {
    ...sampleOf('workflow-run'),
    id: run.id,
    run_attempt: run.attempt ?? 1,
    name: run.workflow,
    event: run.event,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    head_repository: { ...sampleOf('minimal-repository'), full_name: run.headRepository },
    conclusion: run.conclusion ?? null,
  };
}

export function artifactAnswer(artifact: StoredArtifact): Json {
  return {
    ...sampleOf('artifact'),
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.sizeBytes ?? artifact.zip.length,
    digest: artifact.digest ?? `sha256:${createHash('sha256').update(artifact.zip).digest('hex')}`,
    expired: artifact.expired ?? false,
    created_at: '2026-11-01T10:00:00Z',
  };
}

export function repositoryAnswer({ repository, defaultBranch }: World): Json {
  return { ...sampleOf('full-repository'), full_name: repository, default_branch: defaultBranch };
}

export function pagesAnswer(url: string): Json {
  return { ...sampleOf('page'), html_url: url };
}

export function fileAnswer(file: string | StoredFile): Json {
  return { ...sampleOf('diff-entry'), ...(typeof file === 'string' ? { filename: file } : file) };
}

export function reviewCommentAnswer(comment: StoredReviewComment): Json {
  const { id, body, path, startLine, line, replyTo, author } = comment;
  return {
    ...sampleOf('pull-request-review-comment'),
    ...{ id, body, path, user: accountAnswer(author) },
    ...(line === undefined ? {} : { line, start_line: startLine ?? null, side: 'RIGHT' }),
    ...(replyTo === undefined ? {} : { in_reply_to_id: replyTo }),
  };
}

function accountAnswer({ id, login }: Account): Json {
  return { ...sampleOf('simple-user'), id, login };
}
