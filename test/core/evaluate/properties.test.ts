// SPDX-License-Identifier: Apache-2.0

// Laws of the decision: it is total, it knows no order of checks, and its document fits the schema.

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  CheckResult,
  EventBody,
  Expectation,
  ExpectationResult,
  RunCheck,
  TimelineEvent,
  Verdict,
  VerdictDocument,
  WorkloadCheck,
} from '../../../src/core/domain/documents.ts';
import { decide, verdictText } from '../../../src/core/evaluate/decide.ts';
import { decideVerdict } from '../../../src/core/evaluate/verdict.ts';
import { foldEvents } from '../../../src/core/timeline/fold.ts';
import experimentSchema from '../../../src/schema/experiment.schema.json' with { type: 'json' };
import manifestSchema from '../../../src/schema/run-manifest.schema.json' with { type: 'json' };
import eventSchema from '../../../src/schema/timeline-event.schema.json' with { type: 'json' };
import undoSchema from '../../../src/schema/undo-record.schema.json' with { type: 'json' };
import verdictSchema from '../../../src/schema/verdict.schema.json' with { type: 'json' };
import { experimentWith, sampleManifest } from '../../support/run-dir.ts';
import { anyEvents } from '../../support/schema-values.ts';
import {
  componentState,
  faultEffective,
  faultFailed,
  faultRequested,
  harnessError,
  instanceState,
  revertEnded,
  revertRequested,
  runStarted,
  timeline,
  wholeRun,
} from '../../support/timeline.ts';

const outcome = fc.record({
  instance: fc.constantFrom(null, 'counter-0', 'counter-1'),
  outcome: fc.constantFrom('held' as const, 'failed' as const, 'undecided' as const),
  expected: fc.constant('exit code 0'),
  actual: fc.string(),
  evidence: fc.constant(null),
  expectedBy: fc.constantFrom([], ['NVIDIA/OpenShell#1']),
});
const check: fc.Arbitrary<CheckResult> = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  kind: fc.constant('exit-code'),
  workload: fc.constant('counter'),
  outcomes: fc.array(outcome, { maxLength: 3 }),
});
const expectationResult: fc.Arbitrary<ExpectationResult> = fc.record({
  issue: fc.constant('NVIDIA/OpenShell#1'),
  reason: fc.constant('A known failure.'),
  flaky: fc.boolean(),
  outcome: fc.constantFrom('hit', 'undecided', 'clean', 'guard', 'ignored'),
  scopeNote: fc.constant(null),
  hitInstances: fc.constant([]),
  failed: fc.constant([]),
  holding: fc.constant([]),
});
const decided = fc.record({
  cancelled: fc.boolean(),
  errors: fc.constantFrom([], [{ phase: 'flow', code: 'x', subject: null, message: 'x' }] as const),
  checks: fc.array(check, { maxLength: 4 }),
  expectations: fc.array(expectationResult, { maxLength: 3 }),
  notApplicable: fc.constantFrom(null, null, 'it requires another system'),
});

/** Section 6 once more, as a table: each rule with all that must be so for it to apply. */
function verdictByTable(given: Parameters<typeof decideVerdict>[0]): Verdict[] {
  const outcomes = given.checks.flatMap((each) => each.outcomes);
  const isError = given.errors.length > 0 || given.cancelled || outcomes.some((each) => each.outcome === 'undecided');
  const isFail = outcomes.some((each) => each.outcome === 'failed' && each.expectedBy.length === 0);
  const isXpass = given.expectations.some((each) => !each.flaky && each.outcome === 'clean');
  const isXfail = given.expectations.some((each) => each.outcome === 'hit');
  const isElsewhere = given.notApplicable !== null;
  const isDecided = !isError && !isElsewhere;
  const rows: [Verdict, boolean][] = [
    ['ERROR', isError],
    ['not-applicable', !isError && isElsewhere],
    ['FAIL', isDecided && isFail],
    ['XPASS', isDecided && !isFail && isXpass],
    ['XFAIL', isDecided && !isFail && !isXpass && isXfail],
    ['PASS', isDecided && !isFail && !isXpass && !isXfail],
  ];
  return rows.filter(([, applies]) => applies).map(([verdict]) => verdict);
}

test('exactly one rule decides, whatever the outcomes are', () => {
  fc.assert(
    fc.property(decided, (given) => {
      expect([decideVerdict(given)]).toEqual(verdictByTable(given));
    }),
  );
});

test('the order of checks, outcomes and expectations does not matter', () => {
  fc.assert(
    fc.property(decided, (given) => {
      const turned = {
        ...given,
        checks: given.checks.toReversed().map((each) => ({ ...each, outcomes: each.outcomes.toReversed() })),
        expectations: given.expectations.toReversed(),
      };
      expect(decideVerdict(turned)).toBe(decideVerdict(given));
    }),
  );
});

const workloadChecks: readonly WorkloadCheck[] = [
  { name: 'exited-ok', kind: 'exit-code', equals: 0 },
  { name: 'succeeded', kind: 'state', equals: 'Succeeded' },
  { name: 'never-failed', kind: 'state', never: 'Failed' },
  { name: 'journal', kind: 'output', file: 'journal', lines: 3 },
  { name: 'said', kind: 'log', contains: 'hello', during: 'crash-gateway' },
];
const expectations: readonly Expectation[] = [
  { issue: 'NVIDIA/OpenShell#1', reason: 'One.', checks: ['exited-ok'], instances: { 'targets-of': 'crash-gateway' } },
  { issue: 'NVIDIA/OpenShell#2', reason: 'Two.', checks: ['succeeded', 'never-failed'], flaky: true },
];
const states = ['Created', 'Pending', 'Running', 'Unknown', 'Succeeded', 'Failed'] as const;
const anyBodies: fc.Arbitrary<EventBody[]> = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...states), fc.constantFrom(0, 1), fc.constantFrom(null, 0, 137), fc.string())
        .map(([state, index, exitCode, reason]) => instanceState(`counter-${index}`, state, { exitCode, reason })),
      fc.string().map((message) => harnessError({ message })),
    ),
    { maxLength: 12 },
  )
  .map((flow) => wholeRun(flow, { instances: ['counter-0', 'counter-1'] }));

function decideEvents(bodies: readonly EventBody[], checks: readonly WorkloadCheck[]): ReturnType<typeof decide> {
  const experiment = experimentWith({ instances: 2, workload: checks, expectations });
  const state = foldEvents(timeline(bodies));
  const input = {
    manifest: sampleManifest,
    state,
    experiment,
    recorded: experiment,
    metricSources: [],
    putBack: false,
    timelineFile: 'timeline.jsonl',
  };
  return decide(input, new Map(), (pattern, text) => text.includes(pattern));
}

test('every prefix of every run is decided, and its document fits the schema', () => {
  const ajv = new Ajv2020({ strict: false, discriminator: true });
  for (const schema of [experimentSchema, manifestSchema, undoSchema, eventSchema]) ajv.addSchema(schema);
  const validate = ajv.compile(verdictSchema);
  fc.assert(
    fc.property(anyBodies, fc.nat(), (bodies, cut) => {
      const document = decideEvents(bodies.slice(0, cut % (bodies.length + 1)), workloadChecks);
      validate(document);
      expect(validate.errors ?? []).toEqual([]);
      expect(document.checks.every(({ outcomes }) => outcomes.length === 2)).toBe(true);
      const { held, failedExpected, failedUnexpected, undecided } = document.counts;
      expect(held + failedExpected + failedUnexpected + undecided).toBe(workloadChecks.length * 2);
    }),
  );
});

test('a run that broke off is ERROR at every event', () => {
  const bodies = wholeRun([instanceState('counter-0', 'Succeeded', { exitCode: 0 })]);
  for (let length = 0; length < bodies.length; length += 1) {
    expect(decideEvents(bodies.slice(0, length), []).verdict).toBe('ERROR');
  }
});

const runChecks: readonly RunCheck[] = [
  { name: 'is-ready', kind: 'state', component: 'gateway', equals: 'ready' },
  { name: 'took-effect', kind: 'event', event: 'fault.effective', of: 'cut' },
  { name: 'never-failed-at-all', kind: 'event', event: 'fault.failed', occurs: false },
  { name: 'short', kind: 'duration', of: 'cut', 'at-most': '1s' },
  { name: 'squeezed', kind: 'operation', operation: 'flow', 'exit-code': 0 },
  { name: 'nothing-left', kind: 'inventory' },
];
const allChecks = [...workloadChecks, ...runChecks].map(({ name }) => name);
const anyExpectations: fc.Arbitrary<readonly Expectation[]> = fc
  .uniqueArray(
    fc.record(
      {
        issue: fc.integer({ min: 1, max: 9 }).map((number) => `NVIDIA/OpenShell#${number}`),
        reason: fc.constant('Known.'),
        checks: fc.subarray(allChecks, { minLength: 1 }),
        instances: fc.constantFrom(['counter-0'], ['counter-1', 'helper-0'], { 'targets-of': 'cut' }),
        flaky: fc.constant(true as const),
        message: fc.constantFrom('state', 'Failed', 'x'),
      },
      { requiredKeys: ['issue', 'reason', 'checks'] },
    ),
    { maxLength: 4, selector: ({ issue }) => issue },
  )
  .map((expectations) => expectations as readonly Expectation[]);

interface Claims {
  readonly workloads: readonly string[];
  readonly workloadChecks: readonly WorkloadCheck[];
  readonly runChecks: readonly RunCheck[];
  readonly expectations: readonly Expectation[];
}

const anyClaims: fc.Arbitrary<Claims> = fc.record({
  workloads: fc.constant(['counter', 'helper']),
  workloadChecks: fc.subarray([...workloadChecks], { maxLength: 3 }),
  runChecks: fc.subarray([...runChecks], { maxLength: 2 }),
  expectations: anyExpectations,
});

const outage = { operation: 'cut' } as const;
const anyRun: fc.Arbitrary<readonly TimelineEvent[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc
          .tuple(fc.constantFrom(...states), fc.constantFrom('counter-0', 'counter-1', 'helper-0'))
          .map(([state, instance]) => instanceState(instance, state, { exitCode: state === 'Succeeded' ? 0 : null })),
        fc.constantFrom('down' as const, 'ready' as const).map((state) => componentState('gateway', state)),
      ),
      { maxLength: 20 },
    ),
    fc.constantFrom(
      [],
      [faultRequested(outage), faultEffective(outage), revertRequested(outage), revertEnded(outage)],
      [faultRequested(outage), faultFailed(outage)],
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, anyEvents({ maxLength: 10 }).map(bodiesOf)),
  )
  .map((parts) => timeline(wholeRun(parts.flat(), { instances: ['counter-0', 'counter-1', 'helper-0'] })));

test('the order of workloads, checks and expectations changes neither verdict nor outcomes', () => {
  const verdicts = new Set<Verdict>();
  fc.assert(
    fc.property(anyRun, anyClaims, fc.infiniteStream(fc.nat()), (events, claims, keys) => {
      const shuffled = <T>(items: readonly T[]): readonly T[] =>
        items
          .map((item) => [keys.next().value, item] as const)
          .toSorted(([left], [right]) => left - right)
          .map(([, item]) => item);
      const first = decideClaims(events, claims);
      const second = decideClaims(events, {
        workloads: shuffled(claims.workloads),
        workloadChecks: shuffled(claims.workloadChecks),
        runChecks: shuffled(claims.runChecks),
        expectations: shuffled(claims.expectations),
      });
      expect(inOneOrder(second)).toEqual(inOneOrder(first));
      verdicts.add(first.verdict);
    }),
    { numRuns: 400, seed: 20261129 },
  );
  // Were all runs broken, this would say little.
  expect(['PASS', 'FAIL', 'XFAIL', 'XPASS', 'ERROR'].filter((verdict) => !verdicts.has(verdict as Verdict))).toEqual(
    [],
  );
});

function bodiesOf(events: readonly TimelineEvent[]): readonly EventBody[] {
  return events.map(({ v: _v, seq: _seq, at: _at, elapsedMs: _ms, ...body }) => body);
}

function decideClaims(events: readonly TimelineEvent[], claims: Claims): VerdictDocument {
  const base = experimentWith({ run: claims.runChecks, expectations: claims.expectations });
  const workloads = claims.workloads.map((name) => ({
    ...{ name, kind: 'shell' as const, run: 'true', instances: name === 'counter' ? 2 : 1 },
    checks: claims.workloadChecks,
  }));
  const experiment = { ...base, workloads };
  const shared = { manifest: sampleManifest, metricSources: [], putBack: false, timelineFile: 'timeline.jsonl' };
  const input = { ...shared, state: foldEvents(events), experiment, recorded: experiment };
  return decide(input, new Map(), (pattern, text) => text.includes(pattern));
}

/** The headline names the first of what counts, in the order of the experiment; all else must be the same. */
function inOneOrder({ headline: _, ...document }: VerdictDocument): unknown {
  const byName = <T>(items: readonly T[], name: (item: T) => string): readonly T[] =>
    items.toSorted((left, right) => (name(left) < name(right) ? -1 : 1));
  const sorted = (names: readonly string[]): readonly string[] => names.toSorted();
  return {
    ...document,
    checks: byName(
      document.checks.map((each) => ({
        ...each,
        outcomes: each.outcomes.map((one) => ({ ...one, expectedBy: sorted(one.expectedBy) })),
      })),
      ({ workload, name }) => `${workload ?? ''} ${name}`,
    ),
    expectations: byName(
      document.expectations.map((each) => ({
        ...each,
        hitInstances: sorted(each.hitInstances),
        failed: sorted(each.failed),
      })),
      ({ issue }) => issue,
    ),
    instances: byName(document.instances, ({ instance }) => instance),
  };
}

test('the same evidence gives the same bytes, in two spaces with a final line break', () => {
  const bodies = wholeRun([instanceState('counter-0', 'Failed')]);
  const text = verdictText(decideEvents(bodies, workloadChecks));

  expect(verdictText(decideEvents(bodies, workloadChecks))).toBe(text);
  expect(text).toMatch(/^\{\n {2}"format": 1,\n[^]*\}\n$/);
});

test('texts of the system are bounded and stay on one line', () => {
  const reason = `a\nb\u0000${'c'.repeat(10_000)}`;
  const document = decideEvents([runStarted, instanceState('counter-0', 'Failed', { reason })], workloadChecks);

  const actual = document.checks[0]?.outcomes[0]?.actual ?? '';
  expect(actual).toMatch(/^none recorded; state Failed, reason "a\\nb\\u0000c+…"$/);
  expect(actual.length).toBeLessThan(200);
});
