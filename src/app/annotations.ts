// SPDX-License-Identifier: Apache-2.0
/** What a job points at: lines of experiments' files, where a check failed or an expectation did not show. */
import type { FailingCheck } from '../core/domain/documents.ts';
import { buildShardRun } from '../core/report/shard-run.ts';
import { checkLines } from '../core/spec/check-lines.ts';
import { guardEdits } from '../core/spec/guard-edit.ts';
import { readRun } from '../rundir/reader.ts';
import type { RunOutcome } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import { sourceFile } from './shard.ts';

export interface Annotation {
  readonly level: 'error' | 'notice';
  /** Relative to the workspace; null where no file of it can be pointed at. */
  readonly file: string | null;
  /** From 1. */
  readonly line: number;
  readonly title: string;
  readonly message: string;
}

/** Never throws: a run that cannot be read has none. */
export function annotationsOf(ports: AppPorts, outcomes: readonly RunOutcome[]): readonly Annotation[] {
  return outcomes.flatMap((outcome) => {
    try {
      return annotationsOfRun(ports, outcome);
    } catch {
      return [];
    }
  });
}

function annotationsOfRun(ports: AppPorts, { document, runDir }: RunOutcome): readonly Annotation[] {
  if (document === null || runDir === null) return [];
  const record = readRun(ports.openEvidence(runDir));
  const source = sourceFile(record);
  const file = record.manifest.experiment.origin === 'local' ? source : null;
  const edits = guardEdits(record.experimentText, source ?? '');
  const { failing, omittedFailing } = buildShardRun({ record, verdict: document, edits, place: null });
  const lines = checkLines(record.experimentText);
  // Where the run broke, what it could not decide is no news.
  const told = document.errors.length === 0 ? failing : failing.filter(({ outcome }) => outcome === 'failed');
  const errors = told.map((one): Annotation => {
    const line = lines.get(one.check) ?? 1;
    return { level: 'error', file, line, title: titleOf(document.experiment, one), message: messageOf(one) };
  });
  const rest = omittedFailing === 0 ? [] : [restOf({ file, experiment: document.experiment, omittedFailing })];
  const clean = document.expectations.flatMap(({ outcome, flaky, issue }, index): readonly Annotation[] => {
    if (outcome !== 'clean' || flaky) return [];
    const message = `${issue} did not show. If it is fixed, empty the checks of its expectation: then this experiment guards the fix.`;
    const line = edits[index]?.startLine ?? 1;
    return [{ level: 'notice', file, line, title: `XPASS ${document.experiment}`, message }];
  });
  return [...errors, ...rest, ...clean];
}

function titleOf(experiment: string, { check, instance, outcome }: FailingCheck): string {
  return `${experiment}: ${check} ${outcome}${instance === null ? '' : ` on ${instance}`}`;
}

function messageOf({ expected, actual, evidence }: FailingCheck): string {
  const where =
    evidence === null ? '' : ` (${evidence.file}${evidence.line === null ? '' : `:${String(evidence.line)}`})`;
  return `expected ${expected}; ${actual}${where}`;
}

function restOf(about: {
  readonly file: string | null;
  readonly experiment: string;
  readonly omittedFailing: number;
}): Annotation {
  const message = `${String(about.omittedFailing)} more outcomes failed or could not be decided; all are in the report.`;
  return { level: 'error', file: about.file, line: 1, title: about.experiment, message };
}
