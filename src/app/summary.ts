// SPDX-License-Identifier: Apache-2.0
/** The results of a job as Markdown for its step summary. */
import path from 'node:path';
import { buildSummaryView, MAX_SUMMARY_CHARTS, type SummaryChart } from '../core/publish/summary-view.ts';
import { chartOfRun } from '../core/report/chart.ts';
import { compareUrgency, needsDetail } from '../core/report/looks.ts';
import { renderSummary } from '../render/render-summary.ts';
import { readRun } from '../rundir/reader.ts';
import type { RunOutcome } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import { readTemplates } from './templates.ts';

/** Run directories are shown relative to `cwd`, the workspace. */
export function renderJobSummary(
  ports: AppPorts,
  outcomes: readonly RunOutcome[],
  { cwd, selectors }: { readonly cwd: string; readonly selectors: readonly string[] },
): string {
  const runs = outcomes.flatMap(({ document, runDir }) =>
    document === null || runDir === null ? [] : [{ verdict: document, runDir: path.relative(cwd, runDir) }],
  );
  const others = outcomes.flatMap(({ document, experiment, verdict: status, headline }) =>
    document === null ? [{ experiment, status, headline }] : [],
  );
  const view = buildSummaryView({ runs, others, selectors, charts: chartsOf(ports, outcomes) });
  return renderSummary(view, readTemplates(ports.shipped.templatesDir));
}

/** A run whose record cannot be read has none: the table says what there is to say of it. */
function chartsOf(ports: AppPorts, outcomes: readonly RunOutcome[]): readonly SummaryChart[] {
  const told = outcomes
    .filter(({ verdict, document }) => document !== null && needsDetail(verdict))
    .toSorted((a, b) => compareUrgency(a.verdict, b.verdict));
  return told.slice(0, MAX_SUMMARY_CHARTS).flatMap(({ experiment, document, runDir }) => {
    if (document === null || runDir === null) return [];
    try {
      return [{ experiment, chart: chartOfRun(readRun(ports.openEvidence(runDir)).state, document) }];
    } catch {
      return [];
    }
  });
}
