// SPDX-License-Identifier: Apache-2.0
/**
 * The verb `compare`: two run directories to what differs between them, and that to a page. Reads nothing else and
 * writes no other file than the page.
 */
import type { Comparison } from '../core/domain/documents.ts';
import { buildComparison, type RunToCompare } from '../core/report/compare.ts';
import type { AlignAt } from '../core/report/compare-times.ts';
import { buildComparisonView } from '../core/report/compare-view.ts';
import { renderComparison } from '../render/render-comparison.ts';
import { metricsPath } from '../rundir/layout.ts';
import { judgeRun } from './evaluate.ts';
import { writeOutputFile } from './output-file.ts';
import { readMetrics } from './page-evidence.ts';
import type { AppPorts } from './ports.ts';
import { parseRecordedAdapter } from './recorded.ts';
import { readTemplates } from './templates.ts';

export interface RunsToCompare {
  /** Absolute paths of run directories: before and after. */
  readonly a: string;
  readonly b: string;
  readonly align: AlignAt;
}

/** Throws a HarnessError where a directory cannot be read as a run. */
export function compareRuns(ports: AppPorts, { a, b, align }: RunsToCompare): Comparison {
  return buildComparison(readSide(ports, a), readSide(ports, b), align);
}

/** Throws a UsageError when the file cannot be made. */
export function writeComparisonPage(ports: AppPorts, comparison: Comparison, file: string): void {
  const html = renderComparison(buildComparisonView(comparison), readTemplates(ports.shipped.templatesDir));
  writeOutputFile(file, (write) => write(html));
}

function readSide(ports: AppPorts, runDir: string): RunToCompare {
  const judged = judgeRun(ports, runDir);
  const { metrics = [] } = parseRecordedAdapter(judged.record.adapterText);
  const reader = ports.openEvidence(runDir);
  const endMs = Math.max(1, judged.record.state.lastMs);
  return { ...judged, metrics: metrics.map(({ name }) => readMetrics(reader, metricsPath(name), endMs)) };
}
