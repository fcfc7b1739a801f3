// SPDX-License-Identifier: Apache-2.0
/**
 * The verbs `evaluate` and `report`: a run directory to its verdict and its page, from the directory alone. What comes
 * out equal is not written again.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Experiment, VerdictDocument } from '../core/domain/documents.ts';
import { HarnessError, SpecError } from '../core/domain/errors.ts';
import type { RunRecord } from '../core/domain/record.ts';
import { factQueries } from '../core/evaluate/checks.ts';
import type { EvaluationInput } from '../core/evaluate/input.ts';
import { decide, verdictText } from '../core/evaluate/decide.ts';
import { buildReportView, type ReportView } from '../core/report/view.ts';
import { parseExperiment } from '../core/spec/parse.ts';
import { renderReport } from '../render/render-report.ts';

import { collectFacts } from '../rundir/facts.ts';
import { EVALUATIONS_DIR, EXPERIMENT_FILE, REPORT_FILE, TIMELINE_FILE, VERDICT_FILE } from '../rundir/layout.ts';
import { readRun } from '../rundir/reader.ts';
import { writeDerived } from '../rundir/writers.ts';
import type { AppPorts } from './ports.ts';
import { parseRecordedAdapter, parseRecordedExperiment } from './recorded.ts';
import { rebaseLinks } from './rebase-links.ts';
import { readPageEvidence } from './page-evidence.ts';
import { listRunFiles } from './run-files.ts';
import { readSource, sha256Of, type SourceFile } from './sources.ts';
import { readTemplates } from './templates.ts';

export interface EvaluatedRun {
  /** Absolute. */
  readonly runDir: string;
  readonly verdict: VerdictDocument;
  /** Whether verdict.json is other than it was. */
  readonly changed: boolean;
  /** Absolute path of report.html. */
  readonly reportPath: string;
}

/** The page's name in a run directory. */
export const REPORT_NAME: string = REPORT_FILE;

/** Characters of the digest that names a folder under evaluations/. */
const hashLength = 16;

/** Decides a run by its own experiment and writes verdict.json and report.html. Throws a HarnessError or SpecError. */
export function evaluateRun(ports: AppPorts, runDir: string): EvaluatedRun {
  const record = readRecord(ports, runDir);
  return writeEvaluation(ports, { runDir, record, folder: '', experiment: null });
}

/**
 * Decides a run by an edited experiment. The result lies under evaluations/, beside the first verdict, which stays as
 * it is (and is made if it was missing).
 */
export function reevaluateRun(
  ports: AppPorts,
  runDir: string,
  edited: { readonly path: string; readonly shownPath: string },
): { readonly first: EvaluatedRun; readonly edited: EvaluatedRun; readonly folder: string } {
  const source = readSource(edited);
  const record = readRecord(ports, runDir);
  const folder = `${EVALUATIONS_DIR}/${source.sha256.slice(0, hashLength)}`;
  // Before anything is written: an invalid file leaves no trace.
  const experiment = parseEdited(record, source);
  const first = writeEvaluation(ports, { runDir, record, folder: '', experiment: null });
  writeIfOther(runDir, `${folder}/${EXPERIMENT_FILE}`, source.bytes);
  return { first, edited: writeEvaluation(ports, { runDir, record, folder, experiment }), folder };
}

/** Decides a run without writing anything. Throws a HarnessError when the directory cannot be read as a run. */
export function readEvaluated(
  ports: AppPorts,
  runDir: string,
): { readonly record: RunRecord; readonly verdict: VerdictDocument; readonly view: ReportView } {
  const record = readRecord(ports, runDir);
  const verdict = decideRecord(ports, runDir, { record, experiment: ownExperiment(record) });
  return { record, verdict, view: viewRun(ports, runDir, { record, verdict, experiment: ownExperiment(record) }) };
}

export interface JudgedRun {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
}

/** What a run recorded, and what follows from it. Writes nothing; throws as `readEvaluated` does. */
export function judgeRun(ports: AppPorts, runDir: string): JudgedRun {
  const record = readRecord(ports, runDir);
  return { record, verdict: decideRecord(ports, runDir, { record, experiment: ownExperiment(record) }) };
}

/** The record of a run; what is wrong with it is said together with which directory it is. */
function readRecord(ports: AppPorts, runDir: string): RunRecord {
  try {
    return readRun(ports.openEvidence(runDir));
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    const { code, cause } = error;
    throw new HarnessError(`${error.message} (${runDir})`, { code, cause, hint: error.hint ?? undefined });
  }
}

function writeEvaluation(
  ports: AppPorts,
  request: {
    readonly runDir: string;
    readonly record: RunRecord;
    /** Relative to the run directory; empty for itself. */
    readonly folder: string;
    /** Null: the one that the run used. */
    readonly experiment: Experiment | null;
  },
): EvaluatedRun {
  const { runDir, record, folder } = request;
  const experiment = request.experiment ?? ownExperiment(record);
  const verdict = decideRecord(ports, runDir, { record, experiment });
  const changed = writeIfOther(runDir, path.posix.join(folder, VERDICT_FILE), verdictText(verdict));
  const view = viewRun(ports, runDir, { record, verdict, experiment });
  // A page under evaluations/ shows the evidence of the run two folders above it.
  const placed = folder === '' ? view : rebaseLinks(view, '../'.repeat(folder.split('/').length));
  const reportName = path.posix.join(folder, REPORT_FILE);
  writeIfOther(runDir, reportName, renderReport(placed, readTemplates(ports.shipped.templatesDir)));
  return { runDir, verdict, changed, reportPath: path.join(runDir, reportName) };
}

function viewRun(
  ports: AppPorts,
  runDir: string,
  { record, verdict, experiment }: Judged & { readonly verdict: VerdictDocument },
): ReportView {
  const entries = listRunFiles(runDir);
  const questions = factQueries(judgeInput({ record, experiment }));
  const evidence = readPageEvidence({
    ...{ reader: ports.openEvidence(runDir), entries, state: record.state, verdict },
    namedMetrics: questions.filter((question) => question.kind === 'metric'),
  });
  return buildReportView({ record, verdict, files: entries.files, evidence });
}

interface Judged {
  readonly record: RunRecord;
  readonly experiment: Experiment;
}

function judgeInput({ record, experiment }: Judged): EvaluationInput {
  const { manifest, state, putBack } = record;
  const adapter = parseRecordedAdapter(record.adapterText);
  const metricSources = (adapter.metrics ?? []).map(({ name }) => name);
  const recorded = ownExperiment(record);
  return { manifest, state, putBack, experiment, recorded, metricSources, timelineFile: TIMELINE_FILE };
}

function decideRecord(ports: AppPorts, runDir: string, judged: Judged): VerdictDocument {
  const input = judgeInput(judged);
  const facts = collectFacts(ports.openEvidence(runDir), factQueries(input), ports.patterns);
  return decide(input, facts, (pattern, text) => ports.patterns.matchLine(pattern, text));
}

function ownExperiment({ experimentText, manifest }: RunRecord): Experiment {
  return parseRecordedExperiment(experimentText, manifest.parameters);
}

/** An edited experiment with the parameters that the run had. Throws a SpecError. */
function parseEdited(record: RunRecord, source: Pick<SourceFile, 'shownPath' | 'bytes'>): Experiment {
  const parsed = parseExperiment(
    { path: source.shownPath, bytes: source.bytes },
    { overrides: record.manifest.parameters, nameIsId: false },
  );
  if (!parsed.ok) throw new SpecError(parsed.problems);
  return parsed.value.experiment;
}

/** Replaces a derived file if its bytes differ; whether they did. */
function writeIfOther(runDir: string, name: string, content: string | Uint8Array): boolean {
  const file = path.join(runDir, name);
  const digest = sha256Of(content);
  const isThere = fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (isThere && sha256Of(fs.readFileSync(file)) === digest) return false;
  try {
    writeDerived(runDir, name, content);
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    const hint = 'chaos show decides and shows a run without writing to it; to write, use a copy of the directory.';
    throw new HarnessError(error.message, { code: error.code, hint, cause: error.cause });
  }
  return true;
}
