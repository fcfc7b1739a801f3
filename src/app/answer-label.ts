// SPDX-License-Identifier: Apache-2.0
/**
 * The answer to a label: one comment on the issue that says whether it reproduces, the label that says the same, and the
 * label that asked is taken off, so that setting it asks again. An older run answers nothing that a newer one has.
 */
import { createHash } from 'node:crypto';
import { artifactKey } from '../core/domain/artifact-names.ts';
import { BugError, GitHubError } from '../core/domain/errors.ts';
import { commentLength, MAX_COMMENT_LENGTH } from '../core/publish/comment-source.ts';
import { standInOf } from '../core/publish/comment-title.ts';
import { ASK_LABEL, NOT_REPRODUCED_LABEL, REPRODUCED_LABEL } from '../core/publish/label-request.ts';
import { mergeShards } from '../core/publish/merge.ts';
import {
  decideReproduction,
  type Reproduction,
  type ReproductionSource,
  type ReproductionState,
} from '../core/publish/reproduction.ts';
import { buildReproductionView, REPRODUCTION_TIERS, reproductionTitle } from '../core/publish/reproduction-view.ts';
import { renderReproduction } from '../render/render-reproduction.ts';
import type { GitHubApi } from '../ports/github.ts';
import type { Templates } from '../render/templates.ts';
import { collectShards } from './collect-shards.ts';
import type { CommentJob, CommentListener, CommentOutcome, CommentPorts, CommentRequest } from './comment.ts';
import { putComment, standingMarker } from './put-comment.ts';
import { readTemplates } from './templates.ts';

export interface AnswerRequest extends Omit<CommentRequest, 'mode' | 'job' | 'index' | 'cwd'> {
  readonly job: Omit<CommentJob, 'reportedRun' | 'event' | 'ref' | 'pullRequest'>;
  readonly issue: number;
  /** As the plan says; empty where it planned nothing. */
  readonly issues: readonly string[];
  /** That asked; null: the usual one. */
  readonly label: string | null;
  readonly allowStandIn: boolean;
}

/** Throws a GitHubError. */
export async function answerLabel(
  ports: CommentPorts,
  request: AnswerRequest,
  listener: CommentListener,
): Promise<CommentOutcome> {
  if (request.issues.length === 0) {
    listener.notice('The plan planned nothing for this label: nothing to answer.');
    return { text: '', comment: null };
  }
  const source = await readSource(ports, request);
  const decided = decideReproduction(source);
  const standIn = standInOf(source.merged);
  listener.verdict(`${standIn === null ? '' : `Stand-in, not ${standIn}. `}${reproductionTitle(source, decided)}`);
  for (const text of source.refused) listener.warning(text);
  const nothing = { text: writeReproductionText(source, readTemplates(ports.templatesDir)), comment: null };
  if (standIn !== null && !request.allowStandIn) {
    listener.notice(`A stand-in is evidence for no issue, and allow-stand-in is not set: no comment and no label.`);
    return nothing;
  }
  try {
    return await answer(ports, { request, source, text: nothing.text }, listener);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.kind !== 'forbidden') throw error;
    listener.notice(`This token may not comment (${error.message}); the text is in the summary of this step.`);
    return nothing;
  }
}

interface Answer {
  readonly request: AnswerRequest;
  readonly source: ReproductionSource;
  readonly text: string;
}

async function answer(
  { github }: CommentPorts,
  { request, source, text }: Answer,
  listener: CommentListener,
): Promise<CommentOutcome> {
  const { issue, job } = request;
  if ((await github.issue(issue)) === null) {
    listener.notice(`There is no issue ${String(issue)}: nothing to comment on.`);
    return { text, comment: null };
  }
  const put = await putComment(github, { issue, body: text, marker: source.marker, wanted: () => true });
  if (put === null) throw new BugError('an answer is always wanted');
  const url = `${job.serverUrl}/${job.repository}/issues/${String(issue)}#issuecomment-${String(put.id)}`;
  const comment = { id: put.id, url };
  if (put.did === 'left a newer one') {
    listener.notice(`A newer run has answered: ${url}`);
    return { text, comment };
  }
  listener.notice(`Answered: ${url}`);
  await settleLabels(github, { issue, key: source.marker.key });
  // It goes last: then all else is done.
  await github.removeLabel(issue, request.label ?? ASK_LABEL);
  return { text, comment };
}

/** By the first digit of a marker's state: every other one leaves the labels as an earlier answer set them. */
const answers: Readonly<Record<string, string>> = { 1: REPRODUCED_LABEL, 2: NOT_REPRODUCED_LABEL };
const digits: Readonly<Partial<Record<ReproductionState, number>>> = { reproduced: 1, 'not-reproduced': 2 };
/** Another run may answer between our reading and our writing; this often it is put right. */
const maxRounds = 4;

/**
 * The labels that our comment asks for as it stands, whichever run wrote it: whoever writes labels looks again after that,
 * so that of two runs at once the last to look has left what the comment says.
 */
async function settleLabels(github: GitHubApi, about: { readonly issue: number; readonly key: string }): Promise<void> {
  const { issue } = about;
  for (let round = 0; round < maxRounds; round += 1) {
    const label = answers[(await standingMarker(github, about))?.state.charAt(0) ?? ''];
    if (label === undefined) return;
    const others = Object.values(answers).filter((other) => other !== label);
    const now = await github.issue(issue);
    const isSo = now?.labels.includes(label) === true && !now.labels.some((one) => others.includes(one));
    if (now === null || isSo) return;
    await github.addLabel(issue, label);
    for (const other of others) await github.removeLabel(issue, other);
  }
}

async function readSource(
  { github, readArchivedFile }: CommentPorts,
  { job, key, expected, reportUrl, issues }: AnswerRequest,
): Promise<ReproductionSource> {
  const slug = artifactKey(key ?? job.workflow);
  const collected = await collectShards({ github, readArchivedFile }, { runId: job.runId, key: slug, expected });
  const merged = mergeShards(collected.shards);
  const { artifacts, missing, refused } = collected;
  const place = { ...job, artifacts };
  const marker = { key: slug, runId: job.runId, attempt: job.runAttempt, state: '0' };
  const source = { merged, missing, refused, place, reportUrl, issues, marker };
  return { ...source, marker: { ...marker, state: stateOf(decideReproduction(source), standInOf(merged)) } };
}

/** What a stand-in does is evidence for no issue, so it answers with no label. */
function stateOf({ state, strata }: Reproduction, standIn: string | null): string {
  const said = strata.map(({ runs: [run], evidence, state: one }) => [run?.experiment, run?.adapter, evidence, one]);
  const digest = createHash('sha256')
    .update(JSON.stringify([state, said]))
    .digest('hex');
  return `${String((standIn === null ? digits[state] : undefined) ?? 0)}${digest.slice(0, 15)}`;
}

/** The fullest text that fits; what a shorter one leaves out it counts. */
export function writeReproductionText(source: ReproductionSource, templates: Templates): string {
  for (const limits of REPRODUCTION_TIERS) {
    const text = renderReproduction(buildReproductionView(source, limits), templates);
    if (commentLength(text) <= MAX_COMMENT_LENGTH) return text;
  }
  throw new BugError('the shortest answer does not fit');
}
