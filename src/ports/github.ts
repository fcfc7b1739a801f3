// SPDX-License-Identifier: Apache-2.0
/**
 * What the action asks of GitHub. Every answer is read from the API and not from an artifact; texts in it (titles, bodies,
 * file names, labels) are anybody's. All calls wait out rate limits within a limit of their own, and throw a GitHubError
 * whose `kind` says what the caller can do about it.
 */

export interface PullRequest {
  readonly number: number;
  readonly isOpen: boolean;
  readonly headSha: string;
  /** `owner/name` of the head; null when that repository is gone. */
  readonly headRepository: string | null;
  readonly baseRef: string;
  readonly baseSha: string;
}

export interface Issue {
  readonly number: number;
  readonly isOpen: boolean;
  /** GitHub numbers both together. */
  readonly isPullRequest: boolean;
  readonly labels: readonly string[];
}

/** An issue as a text that somebody wrote. */
export interface IssueText {
  readonly number: number;
  readonly isOpen: boolean;
  /** Number of the author's account, as text; null when the account is gone. */
  readonly authorId: string | null;
  readonly body: string;
}

export interface NewIssue {
  readonly title: string;
  readonly body: string;
  readonly label: string;
}

export interface IssueComment {
  readonly id: number;
  /** Number of the author's account, as text; null when the account is gone. */
  readonly authorId: string | null;
  readonly body: string;
}

export interface ChangedFile {
  /** As the pull request leaves it. */
  readonly path: string;
  /** In hunks, as GitHub shows them; null where it shows none, or the file is too large for it. */
  readonly patch: string | null;
}

/** A comment beside lines of a pull request's files. */
export interface ReviewComment extends IssueComment {
  readonly path: string;
  /** As the pull request leaves the file, from 1, both included; null where these lines have changed since. */
  readonly lines: { readonly from: number; readonly to: number } | null;
  /** The first comment of the thread that it belongs to; null where it is the first itself. */
  readonly replyTo: number | null;
}

export interface NewReviewComment {
  readonly body: string;
  readonly commitSha: string;
  readonly path: string;
  /** As of `ReviewComment.lines`. */
  readonly startLine: number;
  readonly line: number;
}

/** A workflow run as the API names it: what an artifact says of itself is compared with this. */
export interface WorkflowRun {
  readonly id: string;
  readonly attempt: number;
  readonly workflow: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  /** `owner/name`; null when that repository is gone. */
  readonly headRepository: string | null;
  /** Null while it runs. */
  readonly conclusion: string | null;
}

export interface RemoteArtifact {
  readonly id: number;
  readonly name: string;
  readonly sizeBytes: number;
  /** `sha256:HEX` of the zip; null where GitHub gives none. */
  readonly digest: string | null;
  readonly expired: boolean;
  readonly createdAt: string;
}

/** One repository, by one token. */
export interface GitHubApi {
  defaultBranch(): Promise<string>;
  /** Address of the repository's Pages site, with a slash at its end; null without one, or where the token may not ask. */
  pagesUrl(): Promise<string | null>;
  /** Number of the account that the token belongs to, as text. Node ids will not do: they have two forms. */
  viewerId(): Promise<string>;
  /** Null when there is none. */
  pullRequest(number: number): Promise<PullRequest | null>;
  /** Open pull requests whose head is this branch (`owner:branch`). */
  pullRequestsOfHead(head: string): Promise<readonly PullRequest[]>;
  /** Files that a pull request changes; `complete` is false when GitHub's list was cut. */
  changedFiles(number: number): Promise<{ readonly files: readonly ChangedFile[]; readonly complete: boolean }>;
  /** `owner/name#1` of the issues that GitHub closes with this pull request; from its references, never from text. */
  closingIssues(number: number): Promise<readonly string[]>;
  /** Whether somebody may push: roles write, maintain, admin and custom ones above them; triage and read may not. */
  canWrite(login: string): Promise<boolean>;
  /** Null when there is none, or it is gone. */
  issue(number: number): Promise<Issue | null>;
  /** Made where the repository does not have it yet. */
  addLabel(issue: number, label: string): Promise<void>;
  /** One that is not there is no error. */
  removeLabel(issue: number, label: string): Promise<void>;
  /** Open and closed ones with this label, the oldest first; no pull requests. */
  labelledIssues(label: string): Promise<readonly IssueText[]>;
  createIssue(issue: NewIssue): Promise<IssueText>;
  updateIssue(number: number, text: Pick<NewIssue, 'title' | 'body'>): Promise<void>;
  comments(issue: number): Promise<readonly IssueComment[]>;
  createComment(issue: number, body: string): Promise<IssueComment>;
  updateComment(id: number, body: string): Promise<void>;
  deleteComment(id: number): Promise<void>;
  /** Of all threads of a pull request, in the order in which they were written. */
  reviewComments(pull: number): Promise<readonly ReviewComment[]>;
  /** Beside lines that the pull request's diff shows; a GitHubError `refused` where it does not show them. */
  createReviewComment(pull: number, comment: NewReviewComment): Promise<void>;
  updateReviewComment(id: number, body: string): Promise<void>;
  /** One that is not there is no error. */
  deleteReviewComment(id: number): Promise<void>;
  workflowRun(id: string): Promise<WorkflowRun | null>;
  artifacts(runId: string): Promise<readonly RemoteArtifact[]>;
  /** The zip. Throws a GitHubError `refused` when it is larger than `limitBytes` or its digest is another. */
  downloadArtifact(artifact: RemoteArtifact, limitBytes: number): Promise<Uint8Array>;
}
