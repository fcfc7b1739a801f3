// SPDX-License-Identifier: Apache-2.0
/**
 * What a run itself has to say as time series beside those of its system: its verdict, when faults were in force, states
 * of instances and components. Each is sampled at its changes and regularly between them, so that a reader who looks
 * back a few seconds always finds the state.
 */
import type { ComponentState, InstanceState, VerdictDocument } from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';
import { faultEnd } from './fault-spans.ts';
import { familyHead, type Labels, sampleLine, seriesText } from './openmetrics-text.ts';

export interface OwnMetrics {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
  /** On every series. */
  readonly labels: Labels;
  /** Milliseconds since 1970 at 0 on the run's clock. */
  readonly startMs: number;
}

/** Numbers of states, for readers that draw them. */
export const INSTANCE_STATE_CODES: Readonly<Record<InstanceState, number>> = {
  ...{ Unknown: 0, Created: 1, Pending: 2, Running: 3, Succeeded: 4, Failed: 5 },
};
export const COMPONENT_STATE_CODES: Readonly<Record<ComponentState, number>> = { down: 0, up: 1, ready: 2 };

/** From `atMs` on. */
interface Change {
  readonly atMs: number;
  readonly value: number;
}

interface Series {
  readonly labels: Labels;
  /** In the order of their times. */
  readonly changes: readonly Change[];
}

interface Family {
  readonly name: string;
  readonly help: string;
  readonly series: readonly Series[];
}

const maxRegularSamples = 2000;

/** Family after family, a piece of text per series. */
export function* ownMetricsText(run: OwnMetrics): Generator<string> {
  const endMs = Math.max(1, Math.ceil(run.record.state.lastMs));
  const stepMs = Math.max(1000, Math.ceil(endMs / maxRegularSamples / 1000) * 1000);
  for (const { name, help, series } of familiesOf(run, { endMs, stepMs })) {
    if (series.length === 0) continue;
    yield familyHead(name, { help, type: 'gauge' });
    for (const { labels, changes } of series) {
      const text = seriesText(name, { ...run.labels, ...labels });
      yield samplesOf(changes, { endMs, stepMs })
        .map(({ atMs, value }) => sampleLine(text, value, Math.round(run.startMs) + atMs))
        .join('');
    }
  }
}

interface Grid {
  readonly endMs: number;
  readonly stepMs: number;
}

/** Whole milliseconds, each later than the one before; the last change of a millisecond counts. */
function samplesOf(changes: readonly Change[], { endMs, stepMs }: Grid): readonly Change[] {
  const samples = new Map<number, number>();
  changes.forEach(({ atMs, value }, index) => {
    const from = Math.round(atMs);
    const to = Math.round(changes[index + 1]?.atMs ?? endMs);
    samples.set(from, value);
    for (let ms = Math.ceil((from + 1) / stepMs) * stepMs; ms < to; ms += stepMs) samples.set(ms, value);
  });
  const last = changes.at(-1);
  if (last !== undefined && Math.round(last.atMs) <= endMs) samples.set(endMs, last.value);
  return [...samples].map(([atMs, value]) => ({ atMs, value })).sort((a, b) => a.atMs - b.atMs);
}

function familiesOf(run: OwnMetrics, grid: Grid): readonly Family[] {
  const { state } = run.record;
  const always = (labels: Labels, value: number): Series => ({ labels, changes: [{ atMs: 0, value }] });
  const { counts } = run.verdict;
  const checks = { held: counts.held, failed: counts.failedUnexpected, undecided: counts.undecided };
  return [
    {
      ...{ name: 'chaos_run_info', help: 'Always 1; its labels say what ran and how it was decided.' },
      series: [always(infoLabels(run), 1)],
    },
    {
      ...{ name: 'chaos_run_checks', help: 'Outcomes of checks, by how they came out.' },
      series: Object.entries({ ...checks, 'failed-as-expected': counts.failedExpected }).map(([outcome, number]) =>
        always({ outcome }, number),
      ),
    },
    {
      ...{
        name: 'chaos_fault_active',
        help: 'Whether a fault is in force on a target; one that is over at once lasts one sample.',
      },
      series: faultSeries(run, grid),
    },
    {
      ...{ name: 'chaos_instance_state', help: `State of an instance: ${legend(INSTANCE_STATE_CODES)}.` },
      series: state.instances.map(({ workload, instance, states }) => ({
        labels: { workload, instance },
        changes: states.map((entry) => ({ atMs: entry.atMs, value: INSTANCE_STATE_CODES[entry.state] })),
      })),
    },
    {
      ...{ name: 'chaos_component_state', help: `State of a component: ${legend(COMPONENT_STATE_CODES)}.` },
      series: state.components.map(({ component, states }) => ({
        labels: { component },
        changes: states.map((entry) => ({ atMs: entry.atMs, value: COMPONENT_STATE_CODES[entry.state] })),
      })),
    },
  ];
}

function infoLabels({ record, verdict }: OwnMetrics): Labels {
  const { system, gateway, seed } = record.manifest;
  return {
    verdict: verdict.verdict,
    adapter: verdict.adapter,
    system: system?.name ?? '',
    version: system?.version ?? '',
    stand_in_for: verdict.standInFor ?? '',
    ...{ gateway, seed },
  };
}

function legend(codes: Readonly<Record<string, number>>): string {
  return Object.entries(codes)
    .map(([word, code]) => `${String(code)} ${word}`)
    .join(', ');
}

/** One series per operation and target, whatever number of firings. */
function faultSeries({ record }: OwnMetrics, { endMs, stepMs }: Grid): readonly Series[] {
  const byTarget = new Map<string, { readonly labels: Labels; readonly edges: [number, number][] }>();
  for (const fault of record.state.faults) {
    if (fault.failure !== null) continue;
    const labels = { operation: fault.operation, fault: fault.fault, target: fault.target };
    const key = JSON.stringify(labels);
    const known = byTarget.get(key) ?? { labels, edges: [] as [number, number][] };
    byTarget.set(key, known);
    const to = Math.max(faultEnd(fault, endMs).atMs, fault.requestedMs + stepMs);
    known.edges.push([Math.round(fault.requestedMs), 1], [Math.round(to), -1]);
  }
  return [...byTarget.values()].map(({ labels, edges }) => ({ labels, changes: activity(edges, endMs) }));
}

/** 0 from the start, 1 where at least one is open. */
function activity(edges: readonly [number, number][], endMs: number): readonly Change[] {
  const changes: Change[] = [{ atMs: 0, value: 0 }];
  let open = 0;
  // What begins goes before what ends at the same moment: then nothing seems to have been over between two firings.
  for (const [atMs, by] of [...edges].sort((a, b) => a[0] - b[0] || b[1] - a[1])) {
    open += by;
    if (atMs <= endMs) changes.push({ atMs, value: open > 0 ? 1 : 0 });
  }
  return changes;
}
