// SPDX-License-Identifier: Apache-2.0
/**
 * A run in a few bars, for places that have no room for the whole picture: steps, faults and undos of the flow, states of
 * instances, the failed ones first. How they are drawn is not decided here.
 */
import type { ChartBar, VerdictDocument } from '../domain/documents.ts';
import type { RunState } from '../domain/record.ts';
import type { Lane, LaneSpan } from './lanes.ts';
import { shorten } from './text.ts';
import { buildTimelineModel, type TimelineModel } from './timeline-model.ts';

export interface Chart {
  readonly bars: readonly ChartBar[];
  readonly omitted: number;
}

const maxBars = 60;
/** So many of them have room beside however many states of instances. */
const minFaultBars = 20;
const minStepBars = 16;
const maxText = 100;
const maxMs = 1e12;

const flowLane = 'flow';

/** Of a run, with the instances that failed first. */
export function chartOfRun(state: RunState, { instances }: Pick<VerdictDocument, 'instances'>): Chart {
  const failed = instances.filter(({ verdict }) => verdict !== 'PASS').map(({ instance }) => instance);
  return buildChart(buildTimelineModel(state, new Set(failed)));
}

function buildChart(model: TimelineModel): Chart {
  const steps = model.flow.flatMap(({ label, stretches }) =>
    stretches.map((stretch) => bar({ lane: flowLane, label, kind: 'step' }, stretch)),
  );
  const faults = model.faults.flatMap(faultBars);
  const states = model.instances.flatMap(laneBars);
  const room = maxBars - states.length;
  const shownFaults = faults.slice(0, Math.max(minFaultBars, room - steps.length));
  const shownSteps = steps.slice(0, Math.max(minStepBars, room - shownFaults.length));
  const flow = [...shownSteps, ...shownFaults].sort((a, b) => a.startMs - b.startMs || b.endMs - a.endMs);
  const bars = [...flow, ...states].slice(0, maxBars);
  return { bars, omitted: steps.length + faults.length + states.length - bars.length };
}

function faultBars(fault: TimelineModel['faults'][number]): readonly ChartBar[] {
  const { operation, revertedMs, revertFailed } = fault;
  const inForce = bar({ lane: flowLane, label: `${operation}: ${fault.fault}`, kind: 'fault' }, fault);
  if (revertedMs === null) return [inForce];
  const label = revertFailed ? `${operation} could not be undone` : `${operation} undone`;
  return [inForce, bar({ lane: flowLane, label, kind: 'revert' }, { fromMs: revertedMs, toMs: revertedMs })];
}

function laneBars({ name, spans }: Lane): readonly ChartBar[] {
  return spans.flatMap((span) => {
    const kind = kinds[span.state];
    return kind === undefined ? [] : [bar({ lane: name, label: span.state, kind }, span)];
  });
}

const kinds: Readonly<Partial<Record<LaneSpan['state'], ChartBar['kind']>>> = {
  Created: 'created',
  Pending: 'pending',
  Running: 'running',
  Unknown: 'unknown',
  Succeeded: 'succeeded',
  Failed: 'failed',
};

function bar(
  what: Pick<ChartBar, 'lane' | 'label' | 'kind'>,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): ChartBar {
  const startMs = Math.min(maxMs, Math.max(0, Math.round(fromMs)));
  const endMs = Math.min(maxMs, Math.max(startMs, Math.round(toMs)));
  return { lane: shorten(what.lane, maxText), label: shorten(what.label, maxText), kind: what.kind, startMs, endMs };
}
