// SPDX-License-Identifier: Apache-2.0
/**
 * Two runs of one experiment, before (A) and after (B), compared: the document of comparison.schema.json. What one of
 * them does not have is said, never an error. Text and page of it are views made elsewhere.
 */
import type { ComparedFault, ComparedSide, Comparison, RunManifest, VerdictDocument } from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';
import { compareChecks, compareExpectations, summarizeChecks } from './compare-checks.ts';
import { compareDurations } from './compare-durations.ts';
import { compareInputs } from './compare-inputs.ts';
import { compareLanes, relative } from './compare-lanes.ts';
import { compareMetrics } from './compare-metrics.ts';
import { type AlignAt, alignRuns, TOLERANCE } from './compare-times.ts';
import type { MetricsOfSource } from './metric-series.ts';
import { buildTimelineModel, type TimelineModel } from './timeline-model.ts';

/** One of the two runs, with all that is compared of it. */
export interface RunToCompare {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
  readonly metrics: readonly MetricsOfSource[];
}

const maxChecks = 2000;
const maxExpectations = 200;
const maxDurations = 1000;
const maxInputs = 300;
const maxFaults = 200;
const maxTargets = 100;

export function buildComparison(a: RunToCompare, b: RunToCompare, align: AlignAt): Comparison {
  const { alignment, warnings } = alignRuns(a.record.state, b.record.state, align);
  const checks = compareChecks(a.verdict, b.verdict);
  const [modelA, modelB] = [modelOf(a), modelOf(b)];
  const { lanes, more: moreLanes } = compareLanes(modelA, modelB, alignment);
  const metrics = compareMetrics(a.metrics, b.metrics, alignment);
  const inputs = compareInputs(a.record, b.record);
  return {
    format: 1,
    sameExperiment: a.verdict.experiment === b.verdict.experiment,
    ...{ a: sideOf(a), b: sideOf(b), summary: summarizeChecks(checks) },
    warnings: [...pairWarnings(a, b), ...runWarnings('A', a), ...runWarnings('B', b), ...warnings],
    ...{ checks: checks.slice(0, maxChecks), moreChecks: Math.max(0, checks.length - maxChecks) },
    expectations: compareExpectations(a.verdict, b.verdict).slice(0, maxExpectations),
    durations: compareDurations(a.record.state, b.record.state).slice(0, maxDurations),
    ...{ alignment, tolerance: TOLERANCE },
    faults: { a: faultsOf(modelA, alignment.a.atMs), b: faultsOf(modelB, alignment.b.atMs) },
    ...{ lanes, moreLanes },
    ...{ metrics: metrics.changed, metricsSame: metrics.same, moreMetrics: metrics.more },
    ...{ inputs: inputs.differing.slice(0, maxInputs), inputsSame: inputs.same },
  };
}

function modelOf({ record, verdict }: RunToCompare): TimelineModel {
  const failed = verdict.instances.filter((instance) => instance.verdict !== 'PASS').map(({ instance }) => instance);
  return buildTimelineModel(record.state, new Set(failed));
}

function sideOf({ record, verdict }: RunToCompare): ComparedSide {
  const { manifest, state } = record;
  const { runId, experiment, adapter, headline, standInFor, durationMs } = verdict;
  return {
    ...{ runId, experiment, title: manifest.experiment.title, adapter, verdict: verdict.verdict, headline, standInFor },
    system: systemText(manifest.system ?? state.system),
    startedAt: state.startedAt ?? manifest.createdAt,
    durationMs,
  };
}

function systemText(system: RunManifest['system']): string | null {
  if (system === null) return null;
  const { name, version, build } = system;
  return `${name} ${version}${build === null ? '' : ` (${build})`}`;
}

function faultsOf({ faults }: TimelineModel, zeroMs: number): readonly ComparedFault[] {
  return faults.slice(0, maxFaults).map(({ operation, fault, firing, targets, fromMs, toMs }) => {
    const span = { fromMs: relative(fromMs, zeroMs), toMs: relative(toMs, zeroMs) };
    return { operation, fault, firing, targets: targets.slice(0, maxTargets), ...span };
  });
}

/** What makes the two hard to compare. */
function pairWarnings(a: RunToCompare, b: RunToCompare): readonly string[] {
  const [first, second] = [a.record.manifest, b.record.manifest];
  const isOther = first.experiment.id !== second.experiment.id;
  return [
    isOther
      ? `Two experiments, ${first.experiment.id} and ${second.experiment.id}: only what has the same name is compared.`
      : null,
    first.runId === second.runId ? 'A and B are the same run.' : null,
    !isOther && first.experiment.sha256 !== second.experiment.sha256
      ? 'The experiment was changed between the runs: a check of one name may ask for something else.'
      : null,
    a.verdict.adapter === b.verdict.adapter
      ? null
      : `Two adapters, ${a.verdict.adapter} and ${b.verdict.adapter}: components and metrics may have other names.`,
    (a.verdict.standInFor === null) === (b.verdict.standInFor === null)
      ? null
      : `${a.verdict.standInFor === null ? 'B' : 'A'} ran on a stand-in, the other on a real system.`,
  ].filter((warning) => warning !== null);
}

/** What of one run is not there or not to be trusted. */
function runWarnings(name: 'A' | 'B', run: RunToCompare): readonly string[] {
  const { record, verdict } = run;
  const { state, tornBytes } = record;
  return [
    verdict.verdict === 'ERROR' ? `${name} is an ERROR: what it shows cannot be trusted.` : null,
    verdict.verdict === 'not-applicable' ? `${name} was not carried out: its experiment does not apply.` : null,
    state.ended === null ? `The record of ${name} has no end: it shows what was written until then.` : null,
    tornBytes > 0 ? `The last line of ${name}'s timeline is torn and was left out.` : null,
    state.events === 0 ? `${name} has no timeline.` : null,
    state.faults.length === 0 ? `${name} has no fault.` : null,
    ...run.metrics.map(({ problem }) => (problem === null ? null : `Metrics of ${name}: ${problem}.`)),
  ].filter((warning) => warning !== null);
}
