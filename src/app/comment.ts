// SPDX-License-Identifier: Apache-2.0
/**
 * The verdict comment: results of all jobs of a run, merged, on the pull request they are for. The verdict is said before
 * anything is written, and the text is given back where it could not become a comment.
 */
import { createHash } from 'node:crypto';
import { artifactKey } from '../core/domain/artifact-names.ts';
import { GitHubError, UsageError } from '../core/domain/errors.ts';
import { compareWithMain } from '../core/publish/against-main.ts';
import { commentTitle, hasFailed, needsAction, proofStates, standInOf } from '../core/publish/comment-title.ts';
import type { CommentSource } from '../core/publish/comment-source.ts';
import { mergeShards } from '../core/publish/merge.ts';
import { count } from '../core/report/text.ts';
import type { GitHubApi, WorkflowRun } from '../ports/github.ts';
import { collectShards, type ReadArchivedFile } from './collect-shards.ts';
import { writeCommentText } from './comment-text.ts';
import { findOwnPull, findPullOfRun, type FoundPull, type TestedCommit } from './find-pull-request.ts';
import { type CommentWish, putComment, type PutComment } from './put-comment.ts';
import { putSuggestions, type SuggestRequest } from './put-suggestions.ts';
import { readMain } from './read-main.ts';
import { readTemplates } from './templates.ts';

export type CommentMode = 'always' | 'changes' | 'failures' | 'off';

export interface CommentJob extends TestedCommit {
  /** `owner/name` */
  readonly repository: string;
  readonly serverUrl: string;
  readonly workflow: string;
  readonly runId: string;
  readonly runAttempt: number;
  /** The run that an event `workflow_run` tells of; null for any other event. */
  readonly reportedRun: string | null;
}

export interface CommentRequest {
  readonly job: CommentJob;
  /** Name of the workflow whose results these are; null: the run's. */
  readonly key: string | null;
  readonly mode: CommentMode;
  /** Checked; null: none. */
  readonly reportUrl: string | null;
  /** How many jobs there were; null: not known. */
  readonly expected: number | null;
  /** Whether runs on a stand-in may be told as evidence. */
  readonly allowStandIn: boolean;
  /** Index of the site of reports, or its folder, from `cwd`; null: nothing is compared with main. */
  readonly index: string | null;
  readonly cwd: string;
}

export interface CommentPorts {
  readonly github: GitHubApi;
  readonly readArchivedFile: ReadArchivedFile;
  readonly templatesDir: string;
}

export interface CommentListener {
  verdict(line: string): void;
  warning(text: string): void;
  notice(text: string): void;
}

export interface CommentOutcome {
  readonly text: string;
  /** Null where there is no comment of ours now, or none was wanted. */
  readonly comment: { readonly id: number; readonly url: string } | null;
}

export async function commentOnPull(
  ports: CommentPorts,
  request: CommentRequest,
  listener: CommentListener,
): Promise<CommentOutcome> {
  const reported = await readReportedRun(ports.github, request.job);
  const warnings: string[] = [];
  const main = await readMain(request, (text) => warnings.push(text));
  const results = await readResults(ports, request, { reported, main });
  const asked = request.mode === 'off' ? modeOff : await askForPull(ports.github, request.job, reported);
  const source = complete(results, await closesOf(ports.github, { asked, results, warnings }));
  const standIn = standInOf(source.merged);
  listener.verdict(`${standIn === null ? '' : `Stand-in, not ${standIn}. `}${commentTitle(source)}`);
  for (const text of [...warnings, ...source.refused]) listener.warning(text);
  const text = writeCommentText(source, readTemplates(ports.templatesDir));
  if ('none' in asked) {
    listener.notice(asked.none);
    return { text, comment: null };
  }
  try {
    if ('error' in asked) throw asked.error;
    return await write(ports.github, { request, source, text, number: asked.pull.number }, listener);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.kind !== 'forbidden') throw error;
    listener.notice(`This token may not comment (${error.message}); the text is in the summary of this step.`);
    return { text, comment: null };
  }
}

type AskedPull = FoundPull | { readonly error: GitHubError };

const modeOff: AskedPull = { none: 'comment-mode is off: no comment.' };

interface Written {
  readonly request: CommentRequest;
  readonly source: CommentSource;
  readonly text: string;
  /** Of the pull request. */
  readonly number: number;
}

async function write(github: GitHubApi, what: Written, listener: CommentListener): Promise<CommentOutcome> {
  const { request, source, text, number } = what;
  const wanted = wantedBy(request.mode, source);
  const put = await putComment(github, { issue: number, body: text, marker: source.marker, wanted });
  const comment = tell(put, { number, request, listener });
  if (comment !== null && put?.did !== 'left a newer one') {
    await suggest(github, { pull: number, source, commentUrl: comment.url }, listener);
  }
  return { text, comment };
}

/** What GitHub refuses is told after the verdict, which it does not change. */
async function askForPull(github: GitHubApi, job: CommentJob, reported: WorkflowRun | null): Promise<AskedPull> {
  try {
    return await (reported === null ? findOwnPull(github, job) : findPullOfRun(github, reported));
  } catch (error) {
    if (error instanceof GitHubError) return { error };
    throw error;
  }
}

/** Asked only where it matters: of a proof. */
async function closesOf(
  github: GitHubApi,
  about: { readonly asked: AskedPull; readonly results: Results; readonly warnings: string[] },
): Promise<CommentSource['closes']> {
  const { asked, results, warnings } = about;
  if (!('pull' in asked) || results.merged.proofs.length === 0) return null;
  try {
    return await github.closingIssues(asked.pull.number);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    warnings.push(`Which issues the pull request closes is not known: ${error.message}`);
    return null;
  }
}

/** What it would say is in the comment: nothing depends on it. */
async function suggest(github: GitHubApi, request: SuggestRequest, listener: CommentListener): Promise<void> {
  if (request.source.merged.proofs.length === 0) return;
  try {
    const suggested = await putSuggestions(github, request);
    if (suggested > 0) listener.notice(`${count(suggested, 'edit')} suggested beside the lines of the pull request`);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    listener.notice(`No edit could be suggested beside its lines (${error.message}); it is in the comment.`);
  }
}

async function readReportedRun(github: GitHubApi, { reportedRun }: CommentJob): Promise<WorkflowRun | null> {
  if (reportedRun === null) return null;
  const run = await github.workflowRun(reportedRun);
  if (run === null) throw new UsageError(`there is no workflow run ${reportedRun}`, { code: 'no-run' });
  return run;
}

/** All that is told, but for what GitHub says of the pull request. */
type Results = Omit<CommentSource, 'closes' | 'marker'> & { readonly marker: Omit<CommentSource['marker'], 'state'> };

async function readResults(
  { github, readArchivedFile }: CommentPorts,
  { job, key, reportUrl, expected, allowStandIn }: CommentRequest,
  { reported, main }: { readonly reported: WorkflowRun | null; readonly main: CommentSource['main'] },
): Promise<Results> {
  const runId = reported?.id ?? job.runId;
  const slug = artifactKey(key ?? reported?.workflow ?? job.workflow);
  const collected = await collectShards({ github, readArchivedFile }, { runId, key: slug, expected });
  const merged = mergeShards(collected.shards);
  const isForeign = reported !== null && reported.headRepository !== job.repository;
  return {
    ...{ merged, main, missing: collected.missing, refused: collected.refused, allowStandIn },
    place: {
      repository: job.repository,
      serverUrl: job.serverUrl,
      runId,
      headSha: reported?.headSha ?? job.headSha,
      artifacts: collected.artifacts,
    },
    reportUrl,
    claim: isForeign ? { conclusion: reported.conclusion } : null,
    marker: { key: slug, runId, attempt: reported?.attempt ?? job.runAttempt },
  };
}

function complete(results: Results, closes: CommentSource['closes']): CommentSource {
  return { ...results, closes, marker: { ...results.marker, state: stateOf({ ...results, closes }) } };
}

function wantedBy(mode: CommentMode, source: CommentSource): CommentWish['wanted'] {
  switch (mode) {
    case 'changes':
      return (earlier) => (earlier === null ? needsAction(source) : earlier.state !== source.marker.state);
    case 'failures':
      // One that tells of a failure must not stay when it is over.
      return (earlier) => earlier !== null || hasFailed(source);
    default:
      return () => true;
  }
}

type StateSource = Pick<CommentSource, 'merged' | 'main' | 'missing' | 'refused' | 'allowStandIn' | 'closes'>;

/** Stands for what is said of each experiment, and for nothing that differs from run to run. */
function stateOf(source: StateSource): string {
  const { merged, main, missing, refused, closes } = source;
  const said = merged.experiments.map((experiment) => {
    const { worst } = experiment;
    const against = compareWithMain(experiment, main)?.word ?? [];
    return [worst.experiment, worst.adapter, worst.gateway, worst.verdict].concat(against);
  });
  const unfinished = merged.unfinished.map(({ shard, state }) => `${shard} ${state}`);
  const text = JSON.stringify([said, unfinished, missing, refused.length, closes, ...proofStates(source)]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function tell(
  put: PutComment | null,
  context: { readonly number: number; readonly request: CommentRequest; readonly listener: CommentListener },
): CommentOutcome['comment'] {
  const { number, request, listener } = context;
  if (put === null) {
    listener.notice(`comment-mode is ${request.mode}, and nothing of that kind happened: no comment.`);
    return null;
  }
  const url = `${request.job.serverUrl}/${request.job.repository}/pull/${String(number)}#issuecomment-${String(put.id)}`;
  listener.notice(put.did === 'left a newer one' ? `A newer run has commented: ${url}` : `${capital(put.did)}: ${url}`);
  return { id: put.id, url };
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
