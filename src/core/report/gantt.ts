// SPDX-License-Identifier: Apache-2.0
/**
 * The picture of a run in numbers: rows of 18 px on one time axis, the flow on top, faults as bands through what lies
 * below, one lane per instance. Only shapes and places are decided here; colours are the stylesheet's, markup the
 * template's. What is not drawn is counted and said.
 */
import { formatDuration } from '../domain/duration.ts';
import { bandsOf, frameOf, maxBands, scaleOf } from './chart-frame.ts';
import type { FaultSpan } from './fault-spans.ts';
import { createLayout } from './gantt-layout.ts';
import { legendOf } from './gantt-legend.ts';
import { countUndrawn, flowRow, laneRow, phasesRow } from './gantt-rows.ts';
import type { BandLabel, GanttView } from './gantt-shapes.ts';
import type { Lane } from './lanes.ts';
import { count, visible } from './text.ts';
import { type Scale, xOf } from './time-axis.ts';
import type { TimelineModel } from './timeline-model.ts';

const maxFlowRows = 40;
const maxLanes = 30;
const maxComponents = 10;
/** Operations on the lanes; where there are more, only the failed ones are drawn there. */
const maxActionHits = 120;

export function buildGanttView(model: TimelineModel): GanttView {
  const scale = scaleOf(model.endMs);
  const detail = { showsActions: countActionHits(model) <= maxActionHits };
  const layout = createLayout({ scale, clock: model.clock });
  const section = (text: string, lanes: readonly Lane[]): void => {
    if (lanes.length > 0) layout.heading(text);
    for (const lane of lanes) layout.row((place) => laneRow(lane, place, detail));
  };

  layout.heading('flow');
  if (model.phases.length > 0) layout.row((place) => phasesRow(model, place));
  for (const step of model.flow.slice(0, maxFlowRows)) layout.row((place) => flowRow(step, place));
  layout.more(model.flow.length - maxFlowRows, { text: 'more steps', note: 'in the table below' });
  const bandsTop = layout.next();
  section('system', model.components.slice(0, maxComponents));
  section('instances', model.instances.slice(0, maxLanes));
  const undrawn = model.instances.slice(maxLanes);
  layout.more(undrawn.length, { text: 'more like this', note: summarize(undrawn) });

  const bottom = layout.next() + 2;
  return {
    ...frameOf('gantt', scale),
    ...{ title: 'Timeline of the run', description: describe(model) },
    ...{ height: bottom + 4, bottom, bandsTop, bandHeight: bottom - bandsTop },
    bands: bandsOf(model.faults, scale),
    bandLabels: labelBands(model.faults.slice(0, maxBands), { scale, y: bandsTop + 13 }),
    ...{ headings: layout.headings, rows: layout.rows, legend: legendOf(layout.rows) },
    notes: notesOf(model, scale),
  };
}

const labelCharWidth = 7.2;

/** A name that would lie on another one is left out: the flow above names each fault as well. */
function labelBands(
  faults: readonly FaultSpan[],
  place: { readonly scale: Scale; readonly y: number },
): readonly BandLabel[] {
  const { scale, y } = place;
  const labels: BandLabel[] = [];
  const named = new Set<string>();
  let freeFrom = 0;
  for (const fault of [...faults].sort((a, b) => a.fromMs - b.fromMs)) {
    const text = `${visible(fault.operation, 40)}: ${fault.fault}`;
    const x = xOf(scale, fault.fromMs);
    const length = text.length * labelCharWidth;
    const isBefore = x + length > scale.left + scale.length;
    const start = isBefore ? x - length : x;
    if (named.has(fault.operation) || start < freeFrom) continue;
    named.add(fault.operation);
    labels.push({ x, y, text, isBefore });
    freeFrom = start + length;
  }
  return labels;
}

function summarize(lanes: readonly Lane[]): string {
  const states = new Map<string, number>();
  for (const lane of lanes) {
    const state = lane.spans.at(-1)?.state ?? 'never seen';
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  return [...states].map(([state, n]) => `${String(n)} ${state}`).join(', ');
}

function describe(model: TimelineModel): string {
  const failed = model.instances.filter(({ failed: isFailed }) => isFailed).length;
  const parts = [
    `${formatDuration(model.endMs)} from left to right`,
    count(model.flow.length, 'step'),
    count(model.faults.length, 'fault'),
    `${count(model.instances.length, 'instance')}, ${String(failed)} of them failed`,
  ];
  return `${parts.join('; ')}. The table below says the same in words.`;
}

function notesOf(model: TimelineModel, scale: Scale): readonly string[] {
  const bands = model.faults.length - maxBands;
  const components = model.components.length - maxComponents;
  const shapes = countUndrawn({ lanes: lanesOf(model), flow: model.flow.slice(0, maxFlowRows) }, scale);
  return [
    bands > 0 ? `${count(bands, 'fault')} after the first ${String(maxBands)} have no band.` : null,
    components > 0 ? `${count(components, 'more component')} not drawn.` : null,
    countActionHits(model) > maxActionHits
      ? 'Operations that went well are drawn in the flow alone, failed ones on each lane as well.'
      : null,
    shapes > 0 ? `${count(shapes, 'shape')} not drawn: they would lie under others of their row.` : null,
  ].filter((note) => note !== null);
}

/** On the lanes that are drawn. */
function countActionHits(model: TimelineModel): number {
  return lanesOf(model).reduce((sum, { hits }) => sum + hits.filter(({ kind }) => kind === 'operation').length, 0);
}

function lanesOf(model: TimelineModel): readonly Lane[] {
  return [...model.components.slice(0, maxComponents), ...model.instances.slice(0, maxLanes)];
}
