// SPDX-License-Identifier: Apache-2.0
/** All that the action tells its runner: log lines, outputs, state for `post`, annotations and the step summary. */
import { getState, info, saveState, setFailed, setOutput, summary } from '@actions/core';
import { resultOf, type RunOutcome, worstVerdict } from '../app/outcome.ts';
import type { OpenedRun } from '../app/revert-left.ts';
import { causeChain, UsageError } from '../core/domain/errors.ts';
import { neutralise } from './log.ts';

const runsState = 'runs';
/** The runner drops a summary that is larger, whole. */
const summaryLimitBytes = 1024 * 1024;

export function log(text: string): void {
  info(neutralise(text));
}

export function writeOutputs(results: readonly RunOutcome[]): void {
  setOutput('verdict', worstVerdict(results) ?? '');
  setOutput('run-dirs', results.flatMap(({ runDir }) => (runDir === null ? [] : [runDir])).join('\n'));
  setOutput('results-json', JSON.stringify(results.map(resultOf)));
}

/** Appends to the step's summary; says so in the log where there is none or it does not fit. */
export async function writeSummary(markdown: string): Promise<void> {
  const path = process.env['GITHUB_STEP_SUMMARY'] ?? '';
  if (path === '') {
    log('No step summary: GITHUB_STEP_SUMMARY is not set.');
  } else if (Buffer.byteLength(markdown) > summaryLimitBytes) {
    log('The step summary is too large and was left out.');
  } else {
    await summary.addRaw(markdown, true).write();
  }
}

/** Kept by the runner for `post`, also when this process is killed later. */
export function saveRuns(runs: readonly OpenedRun[]): void {
  saveState(runsState, JSON.stringify(runs));
}

/** What `saveRuns` was last given, as text. Empty when it was never called. */
export function savedRuns(): string {
  return getState(runsState);
}

/** Marks the step as failed, with one annotation. */
export function failBecause(text: string): void {
  setFailed(neutralise(text));
}

/** Fails the step for an error, with the whole chain of causes and the hint. */
export function failWith(error: unknown): void {
  const hint = error instanceof Error && 'hint' in error && typeof error.hint === 'string' ? `\n${error.hint}` : '';
  const stack = error instanceof UsageError || !(error instanceof Error) ? '' : detail(error);
  failBecause(`${causeChain(error).join(': ')}${hint}`);
  if (stack !== '') log(stack);
}

function detail(error: Error): string {
  return 'code' in error ? '' : (error.stack ?? '');
}
