// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { buildGanttView } from '../../../src/core/report/gantt.ts';
import type { GanttRow, GanttView } from '../../../src/core/report/gantt-shapes.ts';
import { buildTicks } from '../../../src/core/report/time-axis.ts';
import { buildTimelineModel } from '../../../src/core/report/timeline-model.ts';
import { viewTimeline } from '../../../src/core/report/timeline-view.ts';
import type { EventBody } from '../../../src/core/domain/documents.ts';
import { foldEvents } from '../../../src/core/timeline/fold.ts';
import { placeMarks } from '../../../src/core/report/gantt-marks.ts';
import {
  changingRun,
  errorRun,
  eventOf,
  failRun,
  largeRun,
  passRun,
  type SampleRun,
  stopStartRun,
  xfailRun,
} from '../../support/sample-runs.ts';

function ganttOf({ record, verdict }: SampleRun): GanttView {
  const failed = verdict.instances.filter((each) => each.verdict !== 'PASS').map(({ instance }) => instance);
  return buildGanttView(buildTimelineModel(record.state, new Set(failed)));
}

function rowNamed(view: GanttView, label: string): GanttRow {
  const row = view.rows.find((each) => each.label === label);
  if (row === undefined) throw new Error(`no row ${label}: ${view.rows.map((each) => each.label).join(', ')}`);
  return row;
}

test('the flow is on top, then the system, then the instances with the failed ones first', () => {
  const view = ganttOf(xfailRun());
  expect(view.rows.map(({ label }) => label)).toEqual([
    ...['phases of the run', 'counter', 'serial', 'wait counter Running', 'delay 5 s', 'crash-gateway'],
    ...['gateway', 'counter-0', 'counter-2', 'counter-1'],
  ]);
  expect(view.headings.map(({ text }) => text)).toEqual(['flow', 'system', 'instances']);
  expect(rowNamed(view, 'delay 5 s').labelX).toBeGreaterThan(rowNamed(view, 'serial').labelX);
});

test('a held fault is a solid bar in the flow and a band through the lanes, named once', () => {
  const view = ganttOf(xfailRun());
  const [bar] = rowNamed(view, 'crash-gateway').bars;
  const [band] = view.bands;
  expect(bar?.look).toBe('fault');
  expect({ x: band?.x, width: band?.width }).toEqual({ x: bar?.x, width: bar?.width });
  expect(view.bandsTop).toBeGreaterThan(bar?.y ?? Infinity);
  expect(view.bandsTop + view.bandHeight).toBe(view.bottom);
  expect(view.bandLabels.map(({ text }) => text)).toEqual(['crash-gateway: outage']);
  expect(rowNamed(view, 'crash-gateway').marks.map(({ look }) => look)).toEqual(['reverted']);
});

test('a momentary fault is never too thin to be seen', () => {
  const view = ganttOf(failRun());
  expect(rowNamed(view, 'kill-supervisor').bars.map(({ look, width }) => [look, width])).toEqual([['fault', 3]]);
  expect(view.bands.map(({ width }) => width)).toEqual([2]);
});

test('a lane shows each state at its time and ends with a cap that says why', () => {
  const lane = rowNamed(ganttOf(xfailRun()), 'counter-0');
  expect(lane.bars.map(({ look }) => look)).toEqual(['created', 'pending', 'running', 'unknown', 'running']);
  for (const [index, bar] of lane.bars.entries()) {
    const next = lane.bars[index + 1];
    if (next !== undefined) expect(bar.x + bar.width).toBeCloseTo(next.x, 0);
  }
  expect(lane.marks.map(({ look, glyph }) => [look, glyph])).toEqual([['failed', '✕']]);
  expect(lane.marks[0]?.title).toContain('journal is not whole');
  expect(lane.ending).toBe('Failed: journal is not whole');
  expect(lane.isBad).toBe(true);
});

test('a wait that timed out and a system that was not well again are marked', () => {
  const view = ganttOf(errorRun());
  const wait = rowNamed(view, 'wait counter Running');
  expect(wait.marks.map(({ look }) => look)).toEqual(['timed-out']);
  expect(wait.ending).toContain('timed out after 2 m');
  expect(rowNamed(view, 'phases of the run').marks.map(({ look }) => look)).toEqual(['not-recovered']);
});

test('a repeat is one row with a tick per round, and each step in it is one row, however many rounds there were', () => {
  const view = ganttOf(largeRun());
  const repeat = rowNamed(view, 'repeat 20 times');
  expect(repeat.ticks).toHaveLength(20);
  expect(repeat.ending).toBe('20 rounds in 21 m 00 s');
  expect(rowNamed(view, 'restart-gateway').bars.map(({ look }) => look)).toEqual(Array(20).fill('fault'));
  const wait = rowNamed(view, 'wait sandbox Running');
  expect(wait.bars).toHaveLength(20);
  expect(wait.marks.map(({ look }) => look)).toEqual(['timed-out', 'timed-out']);
  expect(wait.ending).toBe('20 times, 2 timed out');
});

test('operations of 20 rounds on 8 instances stay readable: one bar per firing, and every failure is marked', () => {
  const view = ganttOf(stopStartRun());
  const start = rowNamed(view, 'start-all');
  expect(start.bars.map(({ look }) => look)).toEqual(Array(20).fill('action'));
  expect(start.ending).toBe('20 times, failed on 4 of 160');
  expect(start.marks.map(({ look }) => look)).toEqual(Array(4).fill('operation-failed'));
  expect(start.marks[0]?.title).toContain('start-all, firing 3 failed on sandbox-2 (sandbox-2: ended with exit code 1');
  expect(rowNamed(view, 'stop-all').marks).toEqual([]);
  const lane = rowNamed(view, 'sandbox-2');
  expect(lane.marks.map(({ look }) => look)).toEqual(['operation-failed', 'operation-failed']);
  expect(lane.bars.filter(({ look }) => look === 'action-hit')).toEqual([]);
  expect(view.notes).toContain(
    'Operations that went well are drawn in the flow alone, failed ones on each lane as well.',
  );
});

test('few operations are drawn on the lanes of their targets, too, and so are faults', () => {
  const lane = rowNamed(ganttOf(changingRun()), 'sandbox-0');
  expect(lane.bars.filter(({ look }) => look === 'action-hit')).toHaveLength(2);
  expect(lane.bars.filter(({ look }) => look === 'fault-hit')).toHaveLength(1);
});

test('a fault that was over early is cut there, in the flow, on its lane and as a band', () => {
  const view = ganttOf(changingRun());
  const hold = rowNamed(view, 'hold pause');
  const bar = hold.bars.find(({ look }) => look === 'fault');
  const cut = hold.marks.find(({ look }) => look === 'ended-early');
  expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeCloseTo(cut?.x ?? 0, 0);
  expect(cut?.title).toContain('pause over early on sandbox-0/sandbox: it runs');
  const [band] = view.bands;
  expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(cut?.x ?? 0, 0);
  expect(rowNamed(view, 'sandbox-0').marks.map(({ look }) => look)).toContain('ended-early');
});

test('instances live from their creation to the end that the flow gave them, and that is not red', () => {
  const view = ganttOf(changingRun());
  const late = rowNamed(view, 'sandbox-1');
  const more = rowNamed(view, 'more').bars[0];
  const firstState = late.bars.find(({ look }) => look === 'created');
  expect(firstState?.x).toBeGreaterThanOrEqual(more?.x ?? Infinity);
  const deleted = late.marks.find(({ look }) => look === 'deleted');
  const end = Math.max(...late.bars.filter(({ look }) => look === 'running').map(({ x, width }) => x + width));
  expect(end).toBeCloseTo(deleted?.x ?? 0, 0);
  expect([late.ending, late.isBad]).toEqual(['deleted by the flow', false]);
  const host = rowNamed(view, 'prober-0 (host)');
  expect([host.ending, host.isBad]).toEqual(['ended on purpose', false]);
  expect(host.marks.map(({ look }) => look)).toEqual(['stopped']);
});

test('a step of the wall clock is marked', () => {
  expect(rowNamed(ganttOf(changingRun()), 'phases of the run').marks.map(({ look }) => look)).toContain(
    'clock-stepped',
  );
});

test('marks at one place become one that looks like the worst and names the others', () => {
  const at = (atMs: number, look: 'reverted' | 'operation-failed') => ({ atMs, look, text: look });
  const place = { scale: { left: 0, length: 1000, endMs: 1000 }, y: 0, clock: null };
  const marks = placeMarks([at(100, 'reverted'), at(105, 'operation-failed'), at(200, 'reverted')], place);
  expect(marks.map(({ x, look }) => [x, look])).toEqual([
    [100, 'operation-failed'],
    [200, 'reverted'],
  ]);
  expect(marks[0]?.title).toBe('operation-failed, at 105 ms; reverted, at 100 ms');
});

test('what is more than 30 lanes is counted, not drawn', () => {
  const view = ganttOf(largeRun());
  expect(view.rows.filter(({ label }) => label.startsWith('sandbox-'))).toHaveLength(30);
  expect(view.rows.map(({ label }) => label)).toContain('sandbox-223');
  expect(view.headings.at(-1)).toMatchObject({ text: '270 more like this', note: '270 Running' });
});

test('everything lies inside the picture, and times lie where the axis says', () => {
  for (const run of [passRun(), failRun(), xfailRun(), errorRun(), largeRun(), stopStartRun(), changingRun()]) {
    const view = ganttOf(run);
    for (const { bars, y } of view.rows) {
      expect(y + 18).toBeLessThanOrEqual(view.height);
      for (const bar of bars) {
        expect(bar.x).toBeGreaterThanOrEqual(view.axisStart);
        expect(bar.x + bar.width).toBeLessThanOrEqual(view.axisEnd + 3);
      }
    }
  }
  const ten = ganttOf(xfailRun()).ticks.find(({ label }) => label === '10 s');
  const delay = rowNamed(ganttOf(xfailRun()), 'delay 5 s').bars[0];
  expect((delay?.x ?? 0) + (delay?.width ?? 0)).toBeCloseTo(ten?.x ?? 0, -1);
});

test.each([
  [1, ['0', '1 ms']],
  [950, ['0', '100 ms', '200 ms', '300 ms', '400 ms', '500 ms', '600 ms', '700 ms', '800 ms', '900 ms']],
  [71_000, ['0', '10 s', '20 s', '30 s', '40 s', '50 s', '1 m', '1 m 10 s']],
  [5_400_000, ['0', '10 m', '20 m', '30 m', '40 m', '50 m', '1 h', '1 h 10 m', '1 h 20 m', '1 h 30 m']],
])('an axis of %d ms begins at 0 and has round labels', (endMs, labels) => {
  expect(buildTicks({ left: 0, length: 700, endMs }).map(({ label }) => label)).toEqual(labels);
});

test('an axis of a year has few labels', () => {
  expect(buildTicks({ left: 0, length: 700, endMs: 31_536_000_000 }).length).toBeLessThanOrEqual(11);
});

test('the table says all that the picture shows', () => {
  for (const { record } of [xfailRun(), failRun(), errorRun(), changingRun()]) {
    const model = buildTimelineModel(record.state, new Set());
    const words = viewTimeline(model)
      .rows.map(({ kind, what, detail }) => `${kind} ${what} ${detail}`)
      .join('\n');
    for (const row of buildGanttView(model).rows.slice(1)) expect(words).toContain(row.label);
    for (const mark of model.flow.flatMap(({ marks }) => marks)) expect(words).toContain(mark.text);
    for (const fault of model.faults) expect(words).toContain(fault.operation);
    for (const span of model.instances.flatMap(({ spans }) => spans)) expect(words).toContain(span.state);
  }
});

test('any beginning of a timeline can be drawn, also an empty one', () => {
  const body: EventBody = { type: 'step.started', step: 'a', parent: 'a', kind: 'wait', label: 'own parent' };
  const odd = foldEvents([eventOf(0, 5, body)]);
  expect(buildTimelineModel(odd, new Set()).flow.map(({ label }) => label)).toEqual(['own parent']);
  expect(buildGanttView(buildTimelineModel(foldEvents([]), new Set())).rows).toEqual([]);
});

test('a fault that was never undone lasts to the end of the record', () => {
  const { record } = xfailRun();
  const faults = record.state.faults.map((fault) => ({ ...fault, revert: null }));
  const [span] = buildTimelineModel({ ...record.state, faults }, new Set()).faults;
  expect(span).toMatchObject({ open: true, toMs: record.state.lastMs, revertedMs: null });
});

test('a deep or broken nesting of steps is drawn without running out of stack', () => {
  const steps = Array.from({ length: 20_000 }, (_, index): EventBody => {
    const parent = index === 0 ? null : `s${String(index - 1)}`;
    return { type: 'step.started', step: `s${String(index)}`, parent, kind: 'serial', label: `s${String(index)}` };
  });
  const state = foldEvents(steps.map((body, seq) => eventOf(seq, seq, body)));
  const view = buildGanttView(buildTimelineModel(state, new Set()));
  expect(view.rows).toHaveLength(40);
  expect(view.headings.map(({ text }) => text)).toContain('19959 more steps');
});

test('a lane with very many shapes shows the longest of each stretch, and counts the others', () => {
  const { record } = largeRun();
  const [component] = record.state.components;
  const stepMs = record.state.lastMs / 2000;
  const states = Array.from({ length: 1000 }, (_, index) => ({
    ...{ state: 'up' as const, atMs: (2 * index + (index % 5 === 0 ? 0 : 1)) * stepMs, seq: index },
  }));
  const components = component === undefined ? [] : [{ ...component, states }];
  const view = buildGanttView(buildTimelineModel({ ...record.state, components }, new Set()));
  const bars = rowNamed(view, 'gateway').bars.filter(({ look }) => look === 'up');
  expect(bars.length).toBeGreaterThan(150);
  expect(bars.length).toBeLessThanOrEqual(200);
  expect((bars.at(-1)?.x ?? 0) - (bars[0]?.x ?? 0)).toBeGreaterThan(600);
  const undrawn = 1000 - bars.length;
  expect(view.notes).toEqual([`${String(undrawn)} shapes not drawn: they would lie under others of their row.`]);
});
