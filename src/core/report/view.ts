// SPDX-License-Identifier: Apache-2.0
/**
 * The report of one run as plain data: what stands on the page, in which words and order. Every field is always
 * there, null when there is nothing to say; every text is bounded and free of unseen characters; every address was
 * checked. How it is marked up is the templates' affair.
 */
import type { RunRecord } from '../domain/record.ts';
import type { VerdictDocument } from '../domain/documents.ts';
import { type CheckRows, type ExpectationRow, viewChecks, viewExpectations } from './checks-view.ts';
import { buildGanttView } from './gantt.ts';
import type { GanttView } from './gantt-shapes.ts';
import { type Look, outcomeLook, statusLook } from './looks.ts';
import {
  type Fact,
  type FileRows,
  type RunFile,
  viewFacts,
  viewFiles,
  viewInputs,
  viewProvenance,
} from './provenance-view.ts';
import { type InventoryRow, type LeftoverRows, viewInventories, viewLeftovers } from './leftovers-view.ts';
import { type OperationRows, viewOperations } from './operations-view.ts';
import { buildReproduceCommand } from './reproduce.ts';
import {
  type FaultRow,
  type InstanceRows,
  type NamedErrors,
  viewErrors,
  viewFaults,
  viewInstances,
  viewWarnings,
} from './run-parts-view.ts';
import { headlineWithoutStandIn, standInLine } from './stand-in.ts';
import { visible } from './text.ts';
import { buildTimelineModel } from './timeline-model.ts';
import { type TimelineRows, viewTimeline } from './timeline-view.ts';

export interface ReportView {
  /** Of the page: verdict and experiment. */
  readonly pageTitle: string;
  /** "Stand-in, not OpenShell"; null for a real system. */
  readonly standIn: string | null;
  readonly title: string;
  readonly experiment: string;
  readonly verdict: Look & { readonly phrase: string };
  readonly headline: string;
  readonly facts: readonly Fact[];
  readonly counts: readonly CountView[];
  /** What makes the record itself doubtful: a torn tail, contradictions, an end that is missing. */
  readonly warnings: readonly string[];
  readonly errors: NamedErrors;
  readonly leftovers: LeftoverRows;
  readonly checks: CheckRows;
  readonly expectations: readonly ExpectationRow[];
  readonly gantt: GanttView;
  readonly timeline: TimelineRows;
  readonly faults: readonly FaultRow[];
  readonly operations: OperationRows;
  readonly inventories: readonly InventoryRow[];
  readonly instances: InstanceRows;
  readonly inputs: readonly Fact[];
  readonly provenance: readonly Fact[];
  readonly reproduce: string | null;
  readonly files: FileRows;
}

export interface CountView extends Look {
  readonly number: number;
}

/** What a report is made from; `files` are those of the run directory, in the order in which they are to be listed. */
export interface ReportSources {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
  readonly files: readonly RunFile[];
}

export function buildReportView({ record, verdict, files }: ReportSources): ReportView {
  const { manifest, state } = record;
  const failed = verdict.instances.filter((instance) => instance.verdict !== 'PASS').map(({ instance }) => instance);
  const model = buildTimelineModel(state, new Set(failed));
  const { word, glyph, tone, phrase } = statusLook(verdict.verdict);
  return {
    pageTitle: `${word}: ${visible(verdict.experiment, 64)}`,
    standIn: standInLine(verdict, record),
    title: visible(manifest.experiment.title, 200),
    experiment: visible(verdict.experiment, 64),
    verdict: { word, glyph, tone, phrase },
    headline: headlineWithoutStandIn(verdict),
    facts: viewFacts(record, verdict),
    counts: viewCounts(verdict),
    warnings: viewWarnings(record),
    errors: viewErrors(verdict),
    leftovers: viewLeftovers(verdict, state),
    checks: viewChecks(verdict),
    expectations: viewExpectations(verdict),
    gantt: buildGanttView(model),
    timeline: viewTimeline(model),
    faults: viewFaults(state),
    operations: viewOperations(state),
    inventories: viewInventories(state),
    instances: viewInstances(verdict, state),
    inputs: viewInputs(manifest),
    provenance: viewProvenance(manifest, state),
    reproduce: buildReproduceCommand(manifest.reproduce),
    files: viewFiles(files),
  };
}

function viewCounts({ counts }: VerdictDocument): readonly CountView[] {
  return [
    { ...outcomeLook('failed', false), number: counts.failedUnexpected },
    { ...outcomeLook('undecided', false), number: counts.undecided },
    { ...outcomeLook('failed', true), number: counts.failedExpected },
    { ...outcomeLook('held', false), number: counts.held },
  ];
}
