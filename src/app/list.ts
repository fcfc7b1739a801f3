// SPDX-License-Identifier: Apache-2.0
/**
 * The verb `list`: recorded runs and what was decided of them, as their verdict.json says, and whether one without a
 * verdict is still under way. Decides nothing itself.
 */
import type { Verdict, VerdictDocument } from '../core/domain/documents.ts';
import { causeChain, HarnessError, UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import { VERDICT_FILE } from '../rundir/layout.ts';
import { checkVerdict } from '../rundir/validators.ts';
import { type IssueResult, issueResultsOf, issuesOf } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import { runsUnderWay } from './recover.ts';
import { listRuns, type RunPlace } from './runs.ts';

export interface ListedRun extends RunPlace {
  /** Null when none was written (the run was killed, or is still under way) or it cannot be read. */
  readonly verdict: Verdict | null;
  /** Whether it has no verdict yet, and its harness lives. */
  readonly running: boolean;
  readonly adapter: string | null;
  readonly headline: string;
  readonly durationMs: number | null;
  readonly issues: readonly string[];
  readonly issueResults: readonly IssueResult[];
  readonly standInFor: string | null;
}

const verdictLimitBytes = 16 * 1024 * 1024;

/** Runs below the folder, newest first; only those of the named experiments when some are named. */
export async function listRecordedRuns(
  ports: AppPorts,
  request: { readonly runsDir: string; readonly experiments: readonly string[] },
): Promise<readonly ListedRun[]> {
  const runs = listRuns(request.runsDir);
  const known = [...new Set(runs.map(({ experiment }) => experiment))];
  for (const name of request.experiments) {
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    throw new UsageError(`there is no recorded run of "${name}"`, {
      code: 'unknown-experiment',
      hint: nearest === null ? undefined : `Did you mean ${nearest}?`,
    });
  }
  const living = await runsUnderWay(ports);
  return runs
    .filter(({ experiment }) => request.experiments.length === 0 || request.experiments.includes(experiment))
    .map((place) => describe(ports, place, living));
}

function describe(ports: AppPorts, place: RunPlace, living: ReadonlySet<string>): ListedRun {
  const unknown = { verdict: null, adapter: null, durationMs: null, issues: [], issueResults: [], standInFor: null };
  try {
    const reader = ports.openEvidence(place.runDir);
    if (reader.stat(VERDICT_FILE) === null && living.has(place.runId)) {
      return { ...place, ...unknown, running: true, headline: 'under way; its harness lives' };
    }
    const document = parseVerdict(reader.readText(VERDICT_FILE, verdictLimitBytes));
    const problem = checkVerdict(document);
    if (problem !== null) throw new HarnessError(`${VERDICT_FILE} is damaged: ${problem}`, { code: 'verdict-damaged' });
    const { verdict, adapter, headline, durationMs, standInFor } = document;
    const issueResults = issueResultsOf(document);
    const issues = issuesOf(document);
    return { ...place, verdict, running: false, adapter, headline, durationMs, issues, issueResults, standInFor };
  } catch (error) {
    const headline = `no verdict: ${causeChain(error)[0] ?? 'unknown reason'}`;
    return { ...place, ...unknown, running: false, headline };
  }
}

function parseVerdict(text: string): VerdictDocument {
  try {
    return JSON.parse(text) as VerdictDocument;
  } catch (cause) {
    throw new HarnessError(`${VERDICT_FILE} is damaged: is not JSON`, { code: 'verdict-damaged', cause });
  }
}
