// SPDX-License-Identifier: Apache-2.0
/**
 * The tracking issue: what the history of the site and this workflow run's own results say by now of each flaky
 * expectation of the default branch. What it says is told before anything is written, and the text is given back where it
 * could not become an issue.
 */
import { createHash } from 'node:crypto';
import { artifactKey } from '../core/domain/artifact-names.ts';
import { BugError, GitHubError } from '../core/domain/errors.ts';
import { commentLength, MAX_COMMENT_LENGTH } from '../core/publish/comment-source.ts';
import { addNewRuns, type StratumHistory, type Tracked, trackExpectations } from '../core/publish/tracking.ts';
import { buildTrackingIssue, trackingTitle, type TrackingIssueSource } from '../core/publish/tracking-issue.ts';
import { count } from '../core/report/text.ts';
import { renderTrackingIssue } from '../render/render-comment.ts';
import type { Templates } from '../render/templates.ts';
import { collectShards } from './collect-shards.ts';
import type { CommentJob, CommentListener, CommentPorts } from './comment.ts';
import type { Places } from './lookup.ts';
import { putTrackingIssue, type PutTrackingIssue } from './put-tracking-issue.ts';
import { sha256Of } from './sources.ts';
import { readTemplates } from './templates.ts';
import { readFlakyExpectations, readKnownHistory, type TrackedFrom, whyNotTracked } from './tracking.ts';

export interface CommentTrackRequest {
  readonly cwd: string;
  readonly job: Omit<CommentJob, 'reportedRun'>;
  readonly from: TrackedFrom;
  readonly experiments: readonly string[];
  readonly places: Places;
  /** Folder of a site, or its index.json; null: nothing is known. */
  readonly index: string | null;
  /** Of the tracking issue. */
  readonly label: string;
  /** Name of the workflow whose tracking issue it is; null: the run's. */
  readonly key: string | null;
  /** Checked; null: none. */
  readonly reportUrl: string | null;
  /** How many jobs there were; null: not known. */
  readonly expected: number | null;
  readonly allowStandIn: boolean;
  /** ISO 8601. */
  readonly now: string;
}

export interface TrackOutcome {
  /** Null where nothing is tracked from here. */
  readonly text: string | null;
  /** Null where it could not be written. */
  readonly issue: { readonly number: number; readonly url: string } | null;
}

/** Rows of the table: all that anybody has, then fewer until it fits. */
const rowTiers = [500, 200, 100, 50, 20, 5, 0];

export async function commentTracking(
  ports: CommentPorts,
  request: CommentTrackRequest,
  listener: CommentListener,
): Promise<TrackOutcome> {
  const refused = whyNotTracked(request.from);
  if (refused !== null) {
    listener.notice(refused);
    return { text: null, issue: null };
  }
  const source = await readSource(ports, request);
  listener.verdict(`${standInWords(source.tracked)}${trackingTitle(source.tracked)}`);
  for (const text of source.warnings) listener.warning(text);
  const text = writeText(source, readTemplates(ports.templatesDir));
  try {
    const put = await putTrackingIssue(ports.github, { label: request.label, body: text, marker: source.marker });
    return { text, issue: tell(put, request.job, listener) };
  } catch (error) {
    if (!(error instanceof GitHubError) || error.kind !== 'forbidden') throw error;
    listener.notice(`This token may not write issues (${error.message}); the text is in the summary of this step.`);
    return { text, issue: null };
  }
}

async function readSource(ports: CommentPorts, request: CommentTrackRequest): Promise<TrackingIssueSource> {
  const { job, now, reportUrl, allowStandIn } = request;
  const expectations = readFlakyExpectations(request.experiments, request.places);
  const known = await readKnownHistory(
    expectations.map(({ experiment }) => experiment),
    request,
  );
  const key = artifactKey(request.key ?? job.workflow);
  const collected = await collectShards(ports, { runId: job.runId, key, expected: request.expected });
  const runs = collected.shards.flatMap((shard) => shard.runs);
  const strata = addNewRuns(known.strata, runs, sha256Of);
  const tracked = trackExpectations({ expectations, strata, allowStandIn });
  const warnings = [
    ...known.notes,
    ...(allowStandIn ? [] : standInNote(strata)),
    ...collected.refused,
    ...(collected.missing.length === 0 ? [] : [`${count(collected.missing.length, 'job')} without results.`]),
  ];
  return {
    ...{ tracked, now, reportUrl, warnings },
    runUrl: `${job.serverUrl}/${job.repository}/actions/runs/${job.runId}`,
    marker: { key, runId: job.runId, attempt: job.runAttempt, state: stateOf(tracked) },
  };
}

/** What is left out is said where this run was one. */
function standInNote(strata: readonly StratumHistory[]): readonly string[] {
  const left = strata.flatMap(({ rows }) => rows.filter(({ standInFor, isNew }) => isNew && standInFor !== null));
  if (left.length === 0) return [];
  return [`${count(left.length, 'run')} on a stand-in not counted: allow-stand-in is not set.`];
}

function standInWords(tracked: readonly Tracked[]): string {
  const name = tracked.find(({ standInFor }) => standInFor !== null)?.standInFor ?? null;
  return name === null ? '' : `Stand-in, not ${name}. `;
}

function stateOf(tracked: readonly Tracked[]): string {
  const said = tracked.map(({ expectation, stratum, verdict }) => [
    ...[expectation.experiment, expectation.issue, stratum?.key ?? null, verdict.state],
  ]);
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
}

/** The fullest text that GitHub takes. */
function writeText(source: TrackingIssueSource, templates: Templates): string {
  for (const most of rowTiers) {
    const text = renderTrackingIssue(buildTrackingIssue(source, most), templates);
    if (commentLength(text) <= MAX_COMMENT_LENGTH) return text;
  }
  throw new BugError('the shortest tracking issue does not fit');
}

function tell(
  { number, did, isOpen, others }: PutTrackingIssue,
  { serverUrl, repository }: CommentTrackRequest['job'],
  listener: CommentListener,
): TrackOutcome['issue'] {
  const url = `${serverUrl}/${repository}/issues/${String(number)}`;
  const words = {
    created: `Created: ${url}`,
    updated: `Updated: ${url}`,
    'left a newer one': `A newer run has written: ${url}`,
  }[did];
  listener.notice(isOpen ? words : `${words} (somebody has closed it, and it stays closed)`);
  if (others.length > 0) {
    listener.warning(
      `More issues of ours than one: ${others.map((other) => `#${String(other)}`).join(', ')}; close them.`,
    );
  }
  return { number, url };
}
