// SPDX-License-Identifier: Apache-2.0

// Laws of the fold over every kind of event, of recorded runs and made up, in any order: whatever a timeline says, folding
// it never throws, never loses an event, and what is folded can be decided.

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimelineEvent } from '../../../src/core/domain/documents.ts';
import { decide } from '../../../src/core/evaluate/decide.ts';
import { createFold, foldEvents } from '../../../src/core/timeline/fold.ts';
import { checkEvent } from '../../../src/rundir/validators.ts';
import eventSchema from '../../../src/schema/timeline-event.schema.json' with { type: 'json' };
import { experimentWith, sampleManifest } from '../../support/run-dir.ts';
import { anyEvents } from '../../support/schema-values.ts';

const runs = path.resolve(import.meta.dirname, '../../fixtures/runs');
const recorded = fs.globSync('*/timeline.jsonl', { cwd: runs }).map((file) => {
  const lines = fs.readFileSync(path.join(runs, file), 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as TimelineEvent);
});

/** Events of recorded runs and others, put in any order, some twice, with numbers and times of their own. */
const anyTimeline: fc.Arbitrary<readonly TimelineEvent[]> = fc.oneof(
  anyEvents({ maxLength: 40 }),
  fc
    .tuple(fc.constantFrom(...recorded), anyEvents({ maxLength: 10 }))
    .chain(([run, more]) => fc.array(fc.constantFrom(...run, ...more), { maxLength: 150 })),
  fc
    .tuple(fc.constantFrom(...recorded), fc.nat(), fc.nat(), fc.constantFrom(0, 1, -1, 1e21))
    .map(([run, at, other, shift]) => exchanged(run, { at, other, shift })),
);

const experiment = experimentWith({
  instances: 2,
  workload: [
    { name: 'exited-ok', kind: 'exit-code', equals: 0 },
    { name: 'never-failed', kind: 'state', never: 'Failed' },
    { name: 'held', kind: 'operation', operation: 'cut', 'exit-code': 0 },
  ],
  run: [
    { name: 'is-ready', kind: 'state', component: 'gateway', equals: 'ready' },
    { name: 'took-effect', kind: 'event', event: 'fault.effective', of: 'cut', after: { event: 'system.booted' } },
    { name: 'short', kind: 'duration', of: 'cut', 'at-most': '1h' },
    { name: 'nothing-left', kind: 'inventory' },
  ],
  expectations: [{ issue: 'NVIDIA/OpenShell#1', reason: 'One.', checks: ['exited-ok'], message: 'state' }],
});

test('made-up events are of every type and fit the schema', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyEvents({ maxLength: 60 }), (events) => {
      for (const event of events) {
        expect(checkEvent(event)).toBeNull();
        seen.add(event.type);
      }
    }),
  );
  const types = eventSchema.$defs.body.oneOf.map(({ $ref }) => $ref.slice('#/$defs/'.length));
  expect([...seen].sort()).toEqual([...types].sort());
});

test('no type of event says something under a name of the envelope, where one would hide the other', () => {
  const { envelope, body: _, ...types } = eventSchema.$defs;
  const own = Object.entries(types).flatMap(([type, schema]) =>
    'properties' in schema ? Object.keys(schema.properties).map((key) => ({ type, key })) : [],
  );
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(({ key }) => key in envelope.properties)).toEqual([]);
});

test('folding any prefix of any events never throws, counts them all and keeps no more of each than one', () => {
  fc.assert(
    fc.property(anyTimeline, fc.nat(), (events, cut) => {
      const prefix = events.slice(0, cut % (events.length + 1));
      const state = foldEvents(prefix);
      expect(state.events).toBe(prefix.length);
      expect(state.problems.length).toBeLessThanOrEqual(100);
      const kept = [state.steps, state.faults, state.actions, state.errors, state.targets, state.phases];
      expect(kept.reduce((sum, records) => sum + records.length, 0)).toBeLessThanOrEqual(prefix.length);
    }),
    { numRuns: 400 },
  );
});

test('folding is the same at once and one by one, and leaves the events as they are', () => {
  fc.assert(
    fc.property(anyTimeline, (events) => {
      const before = JSON.stringify(events);
      const fold = createFold();
      for (const event of events) fold.add(event);
      const [one, other] = [fold.state(), foldEvents(events)];
      expect(JSON.stringify([one, ...one.occurrences])).toBe(JSON.stringify([other, ...other.occurrences]));
      expect(JSON.stringify(events)).toBe(before);
    }),
  );
});

test('whatever was folded is decided, and every check has an outcome', () => {
  fc.assert(
    fc.property(anyTimeline, (events) => {
      const state = foldEvents(events);
      const shared = { manifest: sampleManifest, metricSources: [], putBack: false, timelineFile: 'timeline.jsonl' };
      const input = { ...shared, state, experiment, recorded: experiment };
      const { checks, verdict } = decide(input, new Map(), (pattern, text) => text.includes(pattern));
      expect(['PASS', 'FAIL', 'XPASS', 'XFAIL', 'ERROR', 'not-applicable']).toContain(verdict);
      if (verdict === 'not-applicable' || state.notApplicable !== null) return;
      const named = checks.filter(({ kind }) => kind !== 'operation' && kind !== 'steady-state');
      expect(named.filter(({ outcomes }) => outcomes.length === 0)).toEqual([]);
      // What an evaluator throws is kept as an undecided outcome; none should.
      const said = checks.flatMap(({ outcomes }) => outcomes.map(({ actual }) => actual));
      expect(said.filter((actual) => actual.startsWith('could not be evaluated'))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** A run in which two events have changed places, and the number and time of one of them are others. */
function exchanged(
  run: readonly TimelineEvent[],
  { at, other, shift }: { readonly at: number; readonly other: number; readonly shift: number },
): readonly TimelineEvent[] {
  const [left, right] = [at % run.length, other % run.length];
  return run.map((event, index) => {
    const from = index === left ? right : index === right ? left : index;
    const { seq, elapsedMs, ...body } = run[from] ?? event;
    const moved = index === left ? shift : 0;
    return { ...body, seq: seq + moved, elapsedMs: Math.max(0, elapsedMs + moved * 1000) };
  });
}
