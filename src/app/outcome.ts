// SPDX-License-Identifier: Apache-2.0
/** What became of each experiment that was asked for, and what that makes of the command as a whole. */
import type { ExpectationResult, VerdictDocument } from '../core/domain/documents.ts';
import { EXIT, type ExitCode, exitCodeOfVerdict } from '../core/domain/errors.ts';
import type { RunStatus } from '../core/report/looks.ts';
import { countsAsEvidence } from '../core/report/shard-run.ts';

/** What a run says of a linked issue. */
export interface IssueResult {
  readonly issue: string;
  readonly outcome: Exclude<ExpectationResult['outcome'], 'guard' | 'ignored'>;
  readonly flaky: boolean;
  /** On which it was hit. */
  readonly instances: readonly string[];
  /** Whether it may be counted: not where the run was cancelled, or broke before its instances were deleted. */
  readonly counts: boolean;
}

/** One experiment's result; also the shape of `--json` and of the action's `results-json`. */
export interface RunResult {
  readonly experiment: string;
  readonly adapter: string;
  readonly verdict: RunStatus;
  /** Why, in one sentence. */
  readonly headline: string;
  /** Name of the real system that the system under test only stands in for. */
  readonly standInFor: string | null;
  readonly durationMs: number | null;
  /** Issues of the expectations in scope. */
  readonly issues: readonly string[];
  readonly issueResults: readonly IssueResult[];
  /** Root seed, decimal. */
  readonly seed: string | null;
  readonly runId: string | null;
  /** Absolute; null when nothing was started. */
  readonly runDir: string | null;
  /** Failures that no expectation covers; `fail-on: fail` looks at it, also where the verdict is ERROR. */
  readonly failedUnexpected: number;
}

/** A result with the document that it comes from; null where nothing was evaluated. */
export interface RunOutcome extends RunResult {
  readonly document: VerdictDocument | null;
}

/** The part of an outcome that is printed as JSON. */
export function resultOf({ document: _, ...result }: RunOutcome): RunResult {
  return result;
}

/** The result of a run that was evaluated. */
export function outcomeOfVerdict(
  document: VerdictDocument,
  { runDir, seed }: { readonly runDir: string; readonly seed: string },
): RunOutcome {
  return {
    document,
    experiment: document.experiment,
    adapter: document.adapter,
    verdict: document.verdict,
    headline: document.headline,
    standInFor: document.standInFor,
    durationMs: document.durationMs,
    issues: issuesOf(document),
    issueResults: issueResultsOf(document),
    seed,
    runId: document.runId,
    runDir,
    failedUnexpected: document.counts.failedUnexpected,
  };
}

/** The result of an experiment that has no verdict document. */
export function outcomeWithout(
  about: { readonly experiment: string; readonly adapter: string },
  verdict: 'not-applicable' | 'not-run' | 'ERROR',
  details: { readonly headline: string; readonly runDir?: string | null; readonly runId?: string | null },
): RunOutcome {
  return {
    document: null,
    ...about,
    verdict,
    headline: details.headline,
    standInFor: null,
    durationMs: null,
    issues: [],
    issueResults: [],
    seed: null,
    runId: details.runId ?? null,
    runDir: details.runDir ?? null,
    failedUnexpected: 0,
  };
}

/** Issues that have something to do with the verdict, each once. */
export function issuesOf({ expectations }: Pick<VerdictDocument, 'expectations'>): readonly string[] {
  const relevant = expectations.filter(({ outcome }) => outcome !== 'ignored' && outcome !== 'guard');
  return [...new Set(relevant.map(({ issue }) => issue))];
}

/** What can be said of each linked issue that is in scope. */
export function issueResultsOf(document: VerdictDocument): readonly IssueResult[] {
  const counts = countsAsEvidence(document);
  return document.expectations.flatMap(({ issue, outcome, flaky, hitInstances }) =>
    outcome === 'ignored' || outcome === 'guard' ? [] : [{ issue, outcome, flaky, instances: hitInstances, counts }],
  );
}

/**
 * Exit code of several runs: 3 if any ERROR (or one was not run), 1 if any FAIL, else 0. Of several runs of one experiment
 * XPASS is only what all of them are.
 */
export function exitCodeOfResults(results: readonly RunResult[], strict: boolean): ExitCode {
  const isMixed = ({ experiment, adapter }: RunResult): boolean =>
    results.some((other) => other.experiment === experiment && other.adapter === adapter && other.verdict !== 'XPASS');
  const codes = results.map((result) => exitCodeOfOne(result.verdict, strict && !isMixed(result)));
  if (codes.includes(EXIT.error)) return EXIT.error;
  return codes.includes(EXIT.fail) ? EXIT.fail : EXIT.ok;
}

function exitCodeOfOne(verdict: RunStatus, strict: boolean): ExitCode {
  return verdict === 'not-run' ? EXIT.error : exitCodeOfVerdict(verdict, strict);
}

const fromWorst: readonly RunStatus[] = ['ERROR', 'FAIL', 'XPASS', 'XFAIL', 'PASS', 'not-run', 'not-applicable'];

/** The verdict that most asks for a reader; null without results. */
export function worstVerdict(results: readonly Pick<RunResult, 'verdict'>[]): RunStatus | null {
  return fromWorst.find((verdict) => results.some((result) => result.verdict === verdict)) ?? null;
}
