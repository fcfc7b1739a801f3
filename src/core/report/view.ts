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
import { type MetricsView, viewMetrics } from './metrics-view.ts';
import { type InventoryRows, type LeftoverRows, viewInventories, viewLeftovers } from './leftovers-view.ts';
import { type OperationRows, viewOperations } from './operations-view.ts';
import type { PageEvidence } from './page-evidence.ts';
import { buildReproduceCommand } from './reproduce.ts';
import {
  type FaultRow,
  type InstanceRows,
  type NamedErrors,
  viewErrors,
  moreFaults,
  viewFaults,
  viewInstances,
  viewWarnings,
} from './run-parts-view.ts';
import { type SpansView, viewSpans } from './spans-view.ts';
import { headlineWithoutStandIn, standInLine } from './stand-in.ts';
import { visible } from './text.ts';
import { anchorsOf, type TextsView, viewLogs, viewOutputs } from './texts-view.ts';
import { buildTimelineModel, type TimelineModel } from './timeline-model.ts';
import { type TimelineRows, viewTimeline } from './timeline-view.ts';
import { wallMs } from './wall-time.ts';

/** Where a published page of a run came from, and the way back to the site that it is on. */
export interface PublishedNote {
  /** Leads to the root of the site. */
  readonly root: string;
  readonly upHref: string;
  readonly upText: string;
  /** What marks a pull request's run as its own claim; null for ours. */
  readonly claim: string | null;
  readonly notes: readonly string[];
}

export interface ReportView {
  /** Null for a page in a run directory. */
  readonly published: PublishedNote | null;
  /** Of the page: verdict and experiment. */
  readonly pageTitle: string;
  /** "Stand-in, not OpenShell"; null for a real system. */
  readonly standIn: string | null;
  readonly title: string;
  readonly experiment: string;
  readonly verdict: Look & { readonly phrase: string };
  readonly headline: string;
  readonly facts: readonly Fact[];
  /** None when nothing was checked: four zeros would look like a result. */
  readonly counts: readonly CountView[];
  /** What makes the record itself doubtful: a torn tail, contradictions, an end that is missing. */
  readonly warnings: readonly string[];
  readonly errors: NamedErrors;
  readonly leftovers: LeftoverRows;
  readonly checks: CheckRows;
  readonly expectations: readonly ExpectationRow[];
  readonly axis: AxisView;
  readonly gantt: GanttView;
  readonly timeline: TimelineRows;
  readonly faults: readonly FaultRow[];
  /** "12 more firings in timeline.jsonl"; null when all are shown. */
  readonly moreFaults: string | null;
  readonly operations: OperationRows;
  readonly inventories: InventoryRows;
  readonly instances: InstanceRows;
  readonly inputs: readonly Fact[];
  readonly provenance: readonly Fact[];
  readonly reproduce: string | null;
  readonly metrics: MetricsView;
  readonly spans: SpansView;
  readonly logs: TextsView;
  readonly outputs: TextsView;
  readonly files: FileRows;
}

/** What a script needs to label other stretches of the axis than the one drawn. */
export interface AxisView {
  readonly endMs: number;
  /** Milliseconds since 1970 at the start of the run; empty when it is not known. */
  readonly wallStartMs: string;
  /** `1500:-3600000 ...`: when the wall clock was moved, and by how much. */
  readonly wallSteps: string;
  /** First and last moment of a fault; empty without one. */
  readonly faultFromMs: string;
  readonly faultToMs: string;
}

export interface CountView extends Look {
  readonly number: number;
}

/** What a report is made from; `files` are those of the run directory, in the order in which they are to be listed. */
export interface ReportSources {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
  readonly files: readonly RunFile[];
  readonly evidence: PageEvidence;
}

export function buildReportView({ record, verdict, files, evidence }: ReportSources): ReportView {
  const { manifest, state } = record;
  const failed = verdict.instances.filter((instance) => instance.verdict !== 'PASS').map(({ instance }) => instance);
  const model = buildTimelineModel(state, new Set(failed));
  const { word, glyph, tone, phrase } = statusLook(verdict.verdict);
  const [logs, outputs] = [viewLogs(evidence, state), viewOutputs(evidence, state)];
  const anchors = new Map([...anchorsOf(logs.texts, evidence.logs), ...anchorsOf(outputs.texts, evidence.outputs)]);
  return {
    published: null,
    pageTitle: `${word}: ${visible(verdict.experiment, 64)}`,
    standIn: standInLine(verdict, record),
    title: visible(manifest.experiment.title, 200),
    experiment: visible(verdict.experiment, 64),
    verdict: { word, glyph, tone, phrase },
    headline: headlineOf(verdict),
    facts: viewFacts(record, verdict),
    counts: viewCounts(verdict),
    warnings: viewWarnings(record),
    errors: viewErrors(verdict),
    leftovers: viewLeftovers(verdict, state),
    checks: viewChecks(verdict, anchors),
    expectations: viewExpectations(verdict),
    axis: viewAxis(model),
    gantt: buildGanttView(model),
    timeline: viewTimeline(model),
    faults: viewFaults(state),
    moreFaults: moreFaults(state),
    operations: viewOperations(state),
    inventories: viewInventories(state),
    instances: viewInstances(verdict, state),
    inputs: viewInputs(manifest),
    provenance: viewProvenance(manifest, state),
    reproduce: buildReproduceCommand(manifest.reproduce),
    metrics: viewMetrics(evidence, model),
    spans: viewSpans(evidence.spans, model),
    ...{ logs, outputs },
    files: viewFiles(files, evidence.refused),
  };
}

/** Why an experiment does not apply is half a sentence: it also stands after a verdict's word. */
function headlineOf(verdict: VerdictDocument): string {
  const headline = headlineWithoutStandIn(verdict);
  if (verdict.verdict !== 'not-applicable') return headline;
  return `${headline.slice(0, 1).toUpperCase()}${headline.slice(1)}${headline.endsWith('.') ? '' : '.'}`;
}

const maxClockSteps = 100;

function viewAxis({ clock, endMs, faults }: TimelineModel): AxisView {
  const steps = clock.steps.slice(0, maxClockSteps).map(({ atMs, byMs }) => `${String(atMs)}:${String(byMs)}`);
  const text = (ms: number): string => (faults.length === 0 ? '' : String(ms));
  return {
    ...{ endMs, wallStartMs: String(wallMs({ ...clock, steps: [] }, 0) ?? ''), wallSteps: steps.join(' ') },
    faultFromMs: text(faults.reduce((least, { fromMs }) => Math.min(least, fromMs), endMs)),
    faultToMs: text(faults.reduce((most, { toMs }) => Math.max(most, toMs), 0)),
  };
}

function viewCounts({ counts, checks }: VerdictDocument): readonly CountView[] {
  if (checks.every(({ outcomes }) => outcomes.length === 0)) return [];
  return [
    { ...outcomeLook('failed', false), number: counts.failedUnexpected },
    { ...outcomeLook('undecided', false), number: counts.undecided },
    { ...outcomeLook('failed', true), number: counts.failedExpected },
    { ...outcomeLook('held', false), number: counts.held },
  ];
}
