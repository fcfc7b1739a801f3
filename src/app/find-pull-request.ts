// SPDX-License-Identifier: Apache-2.0
/**
 * Which pull request the results of a run are for. Everything is read from the API: what an artifact, a branch's name or
 * an event says is a hint, and counts only where the pull request is open and its head is the commit that was tested.
 */
import type { GitHubApi, PullRequest, WorkflowRun } from '../ports/github.ts';

export interface TestedCommit {
  /** Event of the workflow run that has the results. */
  readonly event: string;
  readonly headSha: string;
  /** `refs/heads/main` */
  readonly ref: string;
  /** Of the event's payload; null without one. */
  readonly pullRequest: number | null;
}

export type FoundPull = { readonly pull: PullRequest } | { readonly none: string };

/** For the run that this job belongs to. */
export async function findOwnPull(github: Pick<GitHubApi, 'pullRequest'>, tested: TestedCommit): Promise<FoundPull> {
  if (tested.pullRequest !== null) return await checked(github, tested.pullRequest, tested.headSha);
  const [, hint] = /^refs\/heads\/pull-request\/([1-9]\d{0,8})$/.exec(tested.ref) ?? [];
  if (tested.event === 'push' && hint !== undefined) return await checked(github, Number(hint), tested.headSha);
  return { none: `Event ${tested.event} belongs to no pull request: nothing to comment on.` };
}

/** For another run, by the commit and the branch that GitHub says it tested. */
export async function findPullOfRun(github: GitHubApi, run: WorkflowRun): Promise<FoundPull> {
  if (run.headRepository === null || run.headBranch === null) {
    return { none: 'The repository or the branch of the run is gone: nothing to comment on.' };
  }
  const [, hint] = /^pull-request\/([1-9]\d{0,8})$/.exec(run.headBranch) ?? [];
  if (run.event === 'push' && hint !== undefined) return await checked(github, Number(hint), run.headSha);
  const [owner = ''] = run.headRepository.split('/');
  const candidates = await github.pullRequestsOfHead(`${owner}:${run.headBranch}`);
  const ofRepository = candidates.filter(({ headRepository }) => headRepository === run.headRepository);
  const pull = ofRepository.find(({ isOpen, headSha }) => isOpen && headSha === run.headSha);
  if (pull !== undefined) return { pull };
  return {
    none:
      ofRepository.length === 0
        ? `No open pull request comes from ${run.headRepository}:${run.headBranch}: nothing to comment on.`
        : `The pull request has moved on from ${run.headSha.slice(0, 7)}: its next run will comment.`,
  };
}

async function checked(github: Pick<GitHubApi, 'pullRequest'>, number: number, headSha: string): Promise<FoundPull> {
  const pull = await github.pullRequest(number);
  if (pull === null) return { none: `There is no pull request ${String(number)}: nothing to comment on.` };
  if (!pull.isOpen) return { none: `Pull request ${String(number)} is closed: no comment.` };
  if (pull.headSha === headSha) return { pull };
  const [now, then] = [pull.headSha.slice(0, 7), headSha.slice(0, 7)];
  return { none: `The head of pull request ${String(number)} is ${now} and not ${then}: its next run will comment.` };
}
