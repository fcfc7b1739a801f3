// SPDX-License-Identifier: Apache-2.0
/**
 * Where a run came from, by what the API says of the workflow run that made it and never by what the run says of
 * itself. Only runs of the repository's own code enter its history; what a pull request shows is its own claim.
 */

/** Null throughout for a run of a person's machine. */
export interface Origin {
  /** Commit that the workflow run tested. */
  readonly commit: string | null;
  /** What started the workflow run. */
  readonly event: string | null;
  /** Its id. */
  readonly workflowRun: string | null;
}

export type Provenance =
  | (Origin & { readonly kind: 'history' })
  | (Origin & {
      readonly kind: 'pull-request';
      readonly number: number;
      /** `owner/name`; null when that repository is gone. */
      readonly headRepository: string | null;
    });

/** A workflow run as the API names it. */
export interface ProducingRun {
  readonly id: string;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string | null;
  /** `owner/name`; null when that repository is gone. */
  readonly headRepository: string | null;
}

export type ProvenanceDecision =
  | { readonly ok: true; readonly provenance: Provenance }
  | { readonly ok: false; readonly why: string };

/** Of a run made on a person's machine and put into a site of their own. */
export const LOCAL_PROVENANCE: Provenance = { kind: 'history', commit: null, event: null, workflowRun: null };

/** The pull request that a workflow run belongs to, from trusted data. */
export interface ClaimingPull {
  readonly number: number;
  /** `owner/name`; null when that repository is gone. */
  readonly headRepository: string | null;
}

const eventsOfOurs: readonly string[] = ['schedule', 'merge_group', 'workflow_dispatch'];

/** `pullRequest` is null where there is none, or nobody vouches for it. */
export function decideProvenance(
  run: ProducingRun,
  {
    repository,
    defaultBranch,
    pullRequest,
  }: { readonly repository: string; readonly defaultBranch: string; readonly pullRequest: ClaimingPull | null },
): ProvenanceDecision {
  const origin: Origin = { commit: run.headSha, event: run.event, workflowRun: run.id };
  if (isOfPull(run)) {
    if (pullRequest === null) return { ok: false, why: 'no open pull request has the tested commit as its head' };
    const { number, headRepository } = pullRequest;
    return { ok: true, provenance: { kind: 'pull-request', ...origin, number, headRepository } };
  }
  if (run.headRepository?.toLowerCase() !== repository.toLowerCase()) {
    return { ok: false, why: `workflow run ${run.id} is of another repository` };
  }
  const isEventOfOurs = eventsOfOurs.includes(run.event) || (run.event === 'push' && run.headBranch === defaultBranch);
  const isOurs = isEventOfOurs && !isMirror(run.headBranch);
  if (!isOurs) return { ok: false, why: `event ${run.event} on ${run.headBranch ?? 'no branch'} counts nowhere` };
  return { ok: true, provenance: { kind: 'history', ...origin } };
}

/**
 * Of a pull request, or of a branch `pull-request/N` that a bot keeps equal to the pull request of a fork: that branch is
 * one of this repository and its code is not.
 */
export function isOfPull({ event, headBranch }: Pick<ProducingRun, 'event' | 'headBranch'>): boolean {
  return event === 'pull_request' || (event === 'push' && isMirror(headBranch));
}

function isMirror(branch: string | null): boolean {
  return branch?.startsWith('pull-request/') ?? false;
}
