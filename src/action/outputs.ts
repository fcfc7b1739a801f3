// SPDX-License-Identifier: Apache-2.0
/** All that the action tells its runner: log lines, outputs, state for `post`, annotations and the step summary. */
import path from 'node:path';
import {
  error as annotate,
  getState,
  info,
  notice as annotateNotice,
  saveState,
  setFailed,
  setOutput,
  summary,
  warning,
} from '@actions/core';
import type { Annotation } from '../app/annotations.ts';
import { resultOf, type RunOutcome, worstVerdict } from '../app/outcome.ts';
import type { OpenedRun } from '../app/opened-run.ts';
import type { ShardState } from '../app/shard-state.ts';
import { causeChain, formatProblem, SpecError, type SpecProblem, UsageError } from '../core/domain/errors.ts';
import type { MatrixRow } from '../core/publish/matrix.ts';
import { count, visible } from '../core/report/text.ts';
import { neutralise } from './log.ts';

const runState = 'run';
/** All variables of a process have 2 MiB, of which a run takes less than 1 KiB. */
const mostRuns = 1000;
const shardState = 'shard';
const doneState = 'shard-done';
const counted = {
  passed: 'PASS',
  failed: 'FAIL',
  xfailed: 'XFAIL',
  xpassed: 'XPASS',
  errored: 'ERROR',
  'not-applicable': 'not-applicable',
} as const;
/** The runner drops a summary that is larger, whole. */
const summaryLimitBytes = 1024 * 1024;
/** The runner shows ten errors of a step; one of them says how many there were. */
const maxProblems = 9;

export function log(text: string): void {
  info(neutralise(text));
}

export function writeOutputs(results: readonly RunOutcome[]): void {
  setOutput('verdict', worstVerdict(results) ?? '');
  setOutput('run-dirs', results.flatMap(({ runDir }) => (runDir === null ? [] : [runDir])).join('\n'));
  setOutput('results-json', JSON.stringify(results.map(resultOf)));
  for (const [name, verdict] of Object.entries(counted)) {
    setOutput(name, results.filter((result) => result.verdict === verdict).length);
  }
}

/** Where the run directories were uploaded to. */
export function writeArtifact(artifact: { readonly id: number; readonly url: string } | null): void {
  setOutput('artifact-id', artifact === null ? '' : String(artifact.id));
  setOutput('artifact-url', artifact?.url ?? '');
}

/** As many of each kind as the runner shows beside one error of ours; the rest is counted in the log. */
export function writeAnnotations(annotations: readonly Annotation[]): void {
  for (const level of ['error', 'notice'] as const) {
    const ofLevel = annotations.filter((annotation) => annotation.level === level);
    for (const { file, line, title, message } of ofLevel.slice(0, maxProblems)) {
      const place = file === null ? {} : { file, startLine: line };
      const emit = level === 'error' ? annotate : annotateNotice;
      emit(neutralise(visible(message, 1000)), { ...place, title: neutralise(visible(title, 200)) });
    }
    const more = ofLevel.length - maxProblems;
    if (more > 0)
      log(`${count(more, `more ${level}`)} not annotated: a step has ten of a kind; all are in the summary.`);
  }
}

/** Rows under the key that a workflow's `matrix` takes them by. */
export function writePlan(rows: readonly MatrixRow[], experiments: number): void {
  setOutput('matrix', JSON.stringify({ include: rows }));
  setOutput('count', String(experiments));
  setOutput('jobs', String(rows.length));
}

/** What the jobs of the same run need of a plan that has looked who set a label. */
export function writeChecked({
  issues,
  checked,
}: {
  readonly issues: readonly string[];
  readonly checked: string;
}): void {
  setOutput('issues', issues.join(','));
  setOutput('checked', checked);
}

/** An annotation that fails nothing. */
export function notice(text: string): void {
  annotateNotice(neutralise(text));
}

/** Appends to the step's summary; says so in the log where there is none or it does not fit. */
export async function writeSummary(markdown: string): Promise<void> {
  if ((process.env['GITHUB_STEP_SUMMARY'] ?? '') === '') {
    log('No step summary: GITHUB_STEP_SUMMARY is not set.');
  } else if (Buffer.byteLength(markdown) > summaryLimitBytes) {
    log('The step summary is too large and was left out.');
  } else {
    try {
      await summary.addRaw(markdown, true).write();
    } catch (error) {
      // The verdict stands without it.
      log(`The step summary could not be written: ${causeChain(error).join(': ')}`);
    }
  }
}

/** Kept for `post`: what it needs to finish what this step says of itself. */
export function saveShard(state: ShardState): void {
  saveState(shardState, JSON.stringify(state));
}

export function savedShard(): string {
  return getState(shardState);
}

/** Nothing is left to finish for `post`. */
export function saveShardDone(): void {
  saveState(doneState, 'true');
}

export function isShardDone(): boolean {
  return getState(doneState) === 'true';
}

/** Where a comment is; both are empty where there is none. */
export function writeCommentOutputs(comment: { readonly id: number; readonly url: string } | null): void {
  setOutput('comment-id', comment === null ? '' : String(comment.id));
  setOutput('comment-url', comment?.url ?? '');
}

/** Where the runs are to be seen, and the folder for GitHub's own Pages action; empty where there is none. */
export function writePublishOutputs({
  reportUrl,
  siteDir,
}: {
  readonly reportUrl: string | null;
  readonly siteDir: string | null;
}): void {
  setOutput('report-url', reportUrl ?? '');
  setOutput('site-dir', siteDir ?? '');
}

/** Where the tracking issue is; both are empty where it could not be written. */
export function writeIssueOutputs(issue: { readonly number: number; readonly url: string } | null): void {
  setOutput('issue-number', issue === null ? '' : String(issue.number));
  setOutput('issue-url', issue?.url ?? '');
}

let warnings = 0;

/** A warning beside the job, as far as the runner shows them; the others in the log. */
export function warn(text: string): void {
  warnings += 1;
  if (warnings > maxProblems) log(text);
  else warning(neutralise(text));
}

/**
 * Kept by the runner for `post`, also when this process is killed later. It reaches `post` as variables, of which none may
 * be longer than 128 KiB, so each run has its own; of very many the last are kept, since those before have long ended.
 */
export function saveRun(run: OpenedRun, index: number): void {
  saveState(`${runState}-${String(index % mostRuns)}`, JSON.stringify(run));
}

/** What `saveRun` was given, as the text of one list. Empty when it was never called. */
export function savedRuns(): string {
  const saved = Array.from({ length: mostRuns }, (_unused, index) => getState(`${runState}-${String(index)}`));
  const texts = saved.filter((text) => text !== '');
  return texts.length === 0 ? '' : `[${texts.join(',')}]`;
}

/** Marks the step as failed, with one annotation. */
export function failBecause(text: string): void {
  setFailed(neutralise(text));
}

/** Fails the step for an error, with the whole chain of causes and the hint. */
export function failWith(error: unknown): void {
  if (error instanceof SpecError) {
    failAt(error.problems);
    return;
  }
  const hint =
    error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? `\n${asInputs(error.hint)}` : '';
  const stack = error instanceof UsageError || !(error instanceof Error) ? '' : detail(error);
  failBecause(`${causeChain(error).join(': ')}${hint}`);
  if (stack !== '') log(stack);
}

/** Each problem on its line of the manifest, as far as the runner shows them; all of them in the log. */
function failAt(problems: readonly SpecProblem[]): void {
  problems.forEach((problem, index) => {
    const text = visible(formatProblem(problem), 1000);
    if (index >= maxProblems) log(text);
    else annotate(neutralise(text), placeOf(problem));
  });
  failBecause(`${count(problems.length, 'problem')} in manifests; nothing was started`);
}

/** Only a file of the workspace has a page where an annotation can be shown. */
function placeOf({ file, line, column }: SpecProblem): Parameters<typeof annotate>[1] {
  if (path.isAbsolute(file) || file.startsWith('..')) return {};
  return { file, startLine: line, startColumn: column };
}

/** A hint for the command line in the words of a workflow: `--adapter standin` as `adapter: standin`. */
function asInputs(hint: string): string {
  return hint.replace(/--(adapter|gateway|seed) (?=\S)/g, '$1: ');
}

function detail(error: Error): string {
  return 'code' in error ? '' : (error.stack ?? '');
}
