// SPDX-License-Identifier: Apache-2.0

import { Ajv2020 } from 'ajv/dist/2020.js';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CheckOutcome, ComparedState, VerdictDocument } from '../../../src/core/domain/documents.ts';
import { buildComparison, type RunToCompare } from '../../../src/core/report/compare.ts';
import { compareChecks, summarizeChecks } from '../../../src/core/report/compare-checks.ts';
import { compareStates } from '../../../src/core/report/compare-lanes.ts';
import { compareMetrics } from '../../../src/core/report/compare-metrics.ts';
import { comparisonText } from '../../../src/core/report/compare-terminal.ts';
import { collectSeries, type MetricsOfSource } from '../../../src/core/report/metric-series.ts';
import { unseen } from '../../../src/core/report/text.ts';
import { hostileRun } from '../../support/hostile-run.ts';
import * as samples from '../../support/sample-runs.ts';

const second = 1000;

/** `Running 3 8`: a state from 3 s to 8 s. */
function life(...words: readonly string[]): readonly ComparedState[] {
  return words.map((word) => {
    const [state = '', from, to = from] = word.split(' ');
    return { state, fromMs: Number(from) * second, toMs: Number(to) * second, detail: null };
  });
}

test('lives that end in other states diverge at the first state that the other did not reach', () => {
  const { divergences } = compareStates(
    life('Created -3 -2', 'Running -2 0', 'Unknown 0 4', 'Running 4 9', 'Pending 9 11', 'Failed 11'),
    life('Created -3 -2', 'Running -2 0', 'Unknown 0 4', 'Running 4 8', 'Succeeded 8'),
  );
  const [a, b] = [life('Pending 9 11', 'Failed 11'), life('Succeeded 8')];
  expect(divergences).toEqual([{ kind: 'states', atMs: 8000, lasting: true, before: 'Running', a, b }]);
});

test('a state that one run alone passed through is told if it lasted longer than the tolerance', () => {
  const straight = life('Created 0 2', 'Running 2 9');
  const brief = compareStates(life('Created 0 1', 'Pending 1 1.9', 'Running 1.9 9'), straight);
  expect(brief).toEqual({ divergences: [], brief: 1 });
  const long = compareStates(straight, life('Created 0 1', 'Pending 1 2.1', 'Running 2.1 9'));
  const b = life('Pending 1 2.1');
  expect(long.divergences).toEqual([{ kind: 'states', atMs: 1000, lasting: false, before: 'Created', a: [], b }]);
});

test('the same order of states diverges in time only beyond a second and a quarter, and once per delay', () => {
  const a = life('Running 0 40', 'Unknown 40 50', 'Running 50 60', 'Succeeded 60');
  const near = life('Running 0.9 50', 'Unknown 50 60', 'Running 60 70', 'Succeeded 70');
  expect(compareStates(a, near).divergences).toEqual([]);
  const far = life('Running 0 60', 'Unknown 60 70', 'Running 70 80', 'Succeeded 80');
  expect(compareStates(a, far).divergences).toEqual([
    { kind: 'time', atMs: 40_000, lasting: false, before: 'Running', a: a.slice(1, 2), b: far.slice(1, 2) },
  ]);
});

test('what one run reached after the record of the other had ended is not known to differ', () => {
  const whole = life('Created 0 1', 'Running 1 7', 'Succeeded 7');
  expect(compareStates(whole, life('Created 0 1', 'Running 1 4')).divergences).toEqual([
    { kind: 'unseen', atMs: 7000, lasting: true, before: 'Running', a: life('Succeeded 7'), b: [] },
  ]);
  expect(compareStates(life('Created 0 1', 'Running 1 9'), whole).divergences).toEqual([
    { kind: 'states', atMs: 7000, lasting: true, before: 'Running', a: [], b: life('Succeeded 7') },
  ]);
});

test('of lives that are cut nothing is said of how they end', () => {
  const [a, b] = [life('Running 0 5', 'Unknown 5 9'), life('Running 0 5')];
  expect(compareStates(a, b).divergences).toHaveLength(1);
  expect(compareStates(a, b, { isCut: true }).divergences).toEqual([]);
});

test('the same end for another reason is told', () => {
  const failed = (detail: string): readonly ComparedState[] => [{ state: 'Failed', fromMs: 1, toMs: 1, detail }];
  expect(compareStates(failed('exit code 1'), failed('exit code 2')).divergences).toEqual([
    { kind: 'detail', atMs: 1, lasting: true, before: null, a: failed('exit code 1'), b: failed('exit code 2') },
  ]);
  expect(compareStates(failed('exit code 1'), failed('exit code 1')).divergences).toEqual([]);
});

test('two lives without end are compared in a bounded time', () => {
  const long = (offset: number): readonly ComparedState[] =>
    life(
      ...Array.from(
        { length: 200 },
        (_, i) => `${i % 2 === 0 ? 'Running' : 'Unknown'} ${String(i + offset)} ${String(i + 1)}`,
      ),
    );
  const started = performance.now();
  for (let lane = 0; lane < 100; lane += 1) compareStates(long(0), long(1));
  expect(performance.now() - started).toBeLessThan(10_000);
});

function outcome(
  instance: string | null,
  result: CheckOutcome['outcome'],
  more: Partial<CheckOutcome> = {},
): CheckOutcome {
  return { instance, outcome: result, expected: 'x', actual: 'y', evidence: null, expectedBy: [], ...more };
}

function verdictWith(outcomes: Readonly<Record<string, readonly CheckOutcome[]>>): VerdictDocument {
  const checks = Object.entries(outcomes).map(([name, list]) => ({
    name,
    kind: 'output',
    workload: 'w',
    outcomes: list,
  }));
  return { ...samples.passRun().verdict, checks };
}

test('each kind of change of a check has its name', () => {
  const a = verdictWith({
    fix: [outcome('w-0', 'failed'), outcome('w-1', 'held')],
    worse: [outcome('w-0', 'held')],
    still: [outcome('w-0', 'failed', { expectedBy: ['o/r#1'] })],
    doubt: [outcome('w-0', 'undecided')],
    left: [outcome('w-0', 'held')],
    claim: [outcome(null, 'held', { expected: '28 lines' })],
  });
  const b = verdictWith({
    fix: [outcome('w-0', 'held'), outcome('w-1', 'held')],
    worse: [outcome('w-0', 'failed')],
    still: [outcome('w-0', 'failed')],
    doubt: [outcome('w-0', 'held')],
    claim: [outcome(null, 'held', { expected: '60 lines' })],
    added: [outcome('w-0', 'failed')],
  });
  const rows = compareChecks(a, b);
  expect(rows.map(({ check, change }) => `${check} ${change}`)).toEqual([
    'worse broken',
    'doubt undecided',
    'fix fixed',
    'still failed-again',
    'added new',
    'left gone',
    'claim same',
    'fix same',
  ]);
  expect(rows.filter(({ otherClaim }) => otherClaim).map(({ check }) => check)).toEqual(['claim']);
  expect(rows.filter(({ otherIssues }) => otherIssues).map(({ check }) => check)).toEqual(['still']);
  expect(summarizeChecks(rows).text).toBe(
    'B fixes 1 check (fix on 1 instance), breaks 1 check (worse on 1 instance); still failed in both; doubt undecided in A or B',
  );
});

function metrics(...scrapes: readonly Readonly<Record<string, number>>[]): readonly MetricsOfSource[] {
  const collector = collectSeries({ source: 'gateway', path: 'system/metrics/gateway.jsonl', endMs: 100_000 });
  for (const [index, values] of scrapes.entries()) {
    const samplesOf = Object.entries(values).map(([name, value]) => ({ name, labels: {}, value }));
    collector.add({ atMs: index * second, at: null, samples: samplesOf, gap: null, line: index + 1 });
  }
  return [collector.result(null)];
}

test('a counter is compared by its increase over restarts, a gauge by its last and its greatest value', () => {
  const at = { at: 'start', a: { operation: null, atMs: 0 }, b: { operation: null, atMs: 0 } } as const;
  const a = metrics({ n_total: 100, up: 1, same: 4 }, { n_total: 110, up: 9, same: 4 }, { n_total: 5, up: 1, same: 4 });
  const b = metrics(
    { n_total: 0, up: 1, same: 4.5 },
    { n_total: 15, up: 1, same: 4 },
    { n_total: 16, up: 1, same: 4, idle: 0, new: 2 },
  );
  const { changed, same, more } = compareMetrics(a, b, at);
  expect(
    changed.map(({ name, measure, a: left, b: right }) => [name, measure, left?.[measure], right?.[measure]]),
  ).toEqual([
    ['new', 'max', undefined, 2],
    ['up', 'max', 9, 1],
  ]);
  expect({ same, more }).toEqual({ same: 3, more: 0 });
  expect(a[0]?.series.find(({ name }) => name === 'n_total')?.increase).toBe(15);
  expect(b[0]?.series.find(({ name }) => name === 'n_total')?.increase).toBe(16);
});

function toCompare({ record, verdict }: samples.SampleRun): RunToCompare {
  return { record, verdict, metrics: metrics({ up: 1 }, { up: Number.MAX_VALUE }) };
}

const schemaFolder = path.resolve(import.meta.dirname, '../../../src/schema');
const schemas = fs
  .readdirSync(schemaFolder)
  .filter((name) => name.endsWith('.schema.json'))
  .map((name) => JSON.parse(fs.readFileSync(path.join(schemaFolder, name), 'utf8')) as object);

const recorded = [
  ...[samples.passRun(), samples.failRun(), samples.xfailRun(), samples.xpassRun(), samples.errorRun()],
  ...[samples.largeRun(), samples.stopStartRun(), samples.changingRun()],
];

test('comparisons of samples of every verdict fit the schema', () => {
  const validate = new Ajv2020({ strict: false, schemas }).getSchema('comparison.schema.json');
  for (const a of recorded.map(toCompare)) {
    for (const b of recorded.map(toCompare)) {
      const comparison = buildComparison(a, b, 'fault');
      expect({ valid: validate?.(comparison), errors: validate?.errors }).toEqual({ valid: true, errors: null });
    }
  }
});

test('nothing in the text is unseen, whatever the runs hold', () => {
  for (const a of [hostileRun(), ...recorded].map(toCompare)) {
    const comparison = buildComparison(a, toCompare(hostileRun()), 'fault');
    const text = comparisonText(comparison, { a: 'runs/\u001b[2Ja', b: 'runs/b' }, { color: false, width: 80 });
    expect(text.replaceAll('\n', '').match(unseen)).toBeNull();
  }
});
