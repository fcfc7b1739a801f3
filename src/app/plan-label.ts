// SPDX-License-Identifier: Apache-2.0
/**
 * The verb `plan` for a label: whether whoever set it may ask, and which experiments name the issue. GitHub's API and the
 * files of the default branch decide; nothing in an issue's title or body is looked at. A refusal starts nothing.
 */
import { ASK_LABEL, checkedWord, type LabelEvent } from '../core/publish/label-request.ts';
import { listNames } from '../core/report/text.ts';
import type { GitHubApi } from '../ports/github.ts';
import { issuesOf } from './issue-map.ts';
import { type PlannedJobs, planJobs, type PlanJobsRequest } from './plan-jobs.ts';
import type { AppPorts } from './ports.ts';

export interface PlanLabelRequest extends Omit<PlanJobsRequest, 'experiments'> {
  /** `owner/name` */
  readonly repository: string;
  readonly event: LabelEvent;
  readonly runId: string;
  /** That asks; null: the usual one. */
  readonly label: string | null;
  readonly issueMap: string | null;
  readonly allowStandIn: boolean;
}

export type PlannedLabel =
  | { readonly refused: string }
  | {
      readonly planned: PlannedJobs;
      /** What the issue is called where experiments name it. */
      readonly issues: readonly string[];
      readonly checked: string;
    };

/** Throws as `planJobs` does. */
export async function planLabel(
  ports: AppPorts,
  request: PlanLabelRequest,
  github: Pick<GitHubApi, 'canWrite' | 'issue'>,
): Promise<PlannedLabel> {
  const { event, repository, cwd } = request;
  const refused = whyNotThis(request) ?? (await whyNotNow(event, github));
  if (refused !== null) return { refused };
  const issues = issuesOf(`${repository}#${String(event.issue)}`, request.issueMap, cwd);
  const selectors = issues.map((issue) => `issue:${issue}`);
  const notAsked = (): never => {
    throw new Error('an issue is no question about a pull request');
  };
  const planned = await planJobs(ports, { ...request, experiments: selectors }, notAsked);
  if (planned.count === 0) return { refused: `No experiment of the default branch names ${listNames(issues, 5)}.` };
  if (planned.standIns.length > 0 && !request.allowStandIn) {
    const names = listNames(planned.standIns, 10);
    return { refused: `${names} would run on a stand-in, which is evidence for no issue; allow-stand-in is not set.` };
  }
  return { planned, issues, checked: checkedWord(event, request.runId) };
}

/** By the event alone. */
function whyNotThis({ event: { label, sender }, label: wanted }: PlanLabelRequest): string | null {
  if (label !== (wanted ?? ASK_LABEL)) return `The label "${label}" asks for nothing.`;
  return sender.isBot ? `The label was set by ${sender.login}, a bot.` : null;
}

async function whyNotNow(
  { issue, sender }: LabelEvent,
  github: Pick<GitHubApi, 'canWrite' | 'issue'>,
): Promise<string | null> {
  if (!(await github.canWrite(sender.login))) {
    return `${sender.login}, who set the label, may not write to this repository.`;
  }
  const now = await github.issue(issue);
  if (now === null || now.isPullRequest) return `There is no issue ${String(issue)}.`;
  return now.isOpen ? null : `Issue ${String(issue)} is closed.`;
}
