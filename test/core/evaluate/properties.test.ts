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
  Verdict,
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
import { harnessError, instanceState, runStarted, timeline, wholeRun } from '../../support/timeline.ts';

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

test('the order in which checks are written changes neither verdict nor outcomes', () => {
  fc.assert(
    fc.property(
      anyBodies,
      fc.shuffledSubarray([...workloadChecks], { minLength: workloadChecks.length }),
      (bodies, turned) => {
        const byName = (checks: readonly CheckResult[]): CheckResult[] =>
          checks.toSorted((left, right) => left.name.localeCompare(right.name));
        const first = decideEvents(bodies, workloadChecks);
        const second = decideEvents(bodies, turned);
        expect([second.verdict, byName(second.checks)]).toEqual([first.verdict, byName(first.checks)]);
      },
    ),
  );
});

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
