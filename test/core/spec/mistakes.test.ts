// SPDX-License-Identifier: Apache-2.0

// Each mistake is said once, at its place, with what was expected and the nearest right word; nothing else is said.

import { describe, expect, test } from 'vitest';
import {
  adapterProblems,
  edited,
  everything,
  experimentOf,
  lab,
  labAdapter,
  lines,
  operations,
  plant,
  problemsOn,
} from './manifests.ts';
import { OPERATION_MISTAKES, PLANT_MISTAKES } from './mistakes-operations.ts';
import { ADAPTER_MISTAKES, EXPERIMENT_MISTAKES } from './mistakes.ts';

test('the manifests that the mistakes are made in are valid', () => {
  expect(problemsOn(everything)).toEqual([]);
  expect(adapterProblems(lab)).toEqual([]);
  expect(problemsOn(operations, labAdapter(plant))).toEqual([]);
  expect(adapterProblems(plant)).toEqual([]);
});

test('there are at least two hundred mistakes, each of its own', () => {
  const all = [...EXPERIMENT_MISTAKES, ...ADAPTER_MISTAKES, ...OPERATION_MISTAKES, ...PLANT_MISTAKES];
  const names = all.map(({ mistake }) => mistake);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(200);
});

describe('an experiment with', () => {
  test.for(EXPERIMENT_MISTAKES)('$mistake', ({ edit, says }) => {
    expect(problemsOn(edited(everything, ...edit))).toEqual(says);
  });
});

describe('an adapter with', () => {
  test.for(ADAPTER_MISTAKES)('$mistake', ({ edit, says }) => {
    expect(adapterProblems(edited(lab, ...edit))).toEqual(says);
  });
});

describe('an experiment on an adapter with operations with', () => {
  const adapter = labAdapter(plant);
  test.for(OPERATION_MISTAKES)('$mistake', ({ edit, says }) => {
    expect(problemsOn(edited(operations, ...edit), adapter)).toEqual(says);
  });
});

describe('an adapter with operations with', () => {
  test.for(PLANT_MISTAKES)('$mistake', ({ edit, says }) => {
    expect(adapterProblems(edited(plant, ...edit))).toEqual(says);
  });
});

test('several mistakes are all said at once, in the order of the file', () => {
  const text = [
    ['timeout: 12m', 'timeout: 12'],
    ['kind: shell\n    run: sleep', 'kind: shel\n    run: sleep'],
    ['target: {workload: prober', 'target: {workload: probe'],
    ['- await: prober', '- await: probr'],
    ['[exited-ok, gateway-ready@after]', '[exited-ok, gateway-redy@after]'],
  ].reduce((changed, [from = '', to = '']) => edited(changed, from, to), everything);

  expect(problemsOn(text).map((line) => line.slice(0, line.indexOf(';')))).toEqual([
    'everything.yaml:12:10: timeout: 12',
    'everything.yaml:32:11: kind: "shel"',
    'everything.yaml:45:57: unknown name "probe"',
    'everything.yaml:65:18: unknown name "probr"',
    'everything.yaml:76:25: unknown name "gateway-redy@after"',
  ]);
});

test('names are not doubted while a misspelled key may hold them', () => {
  expect(problemsOn(edited(everything, 'operations:', 'operatoins:'))).toEqual([
    'everything.yaml:36:1: unknown key "operatoins"; expected one of requires, operations or secrets; did you mean "operations"?',
  ]);
});

test('more problems than anyone reads are counted', () => {
  const keys = Array.from({ length: 300 }, (_, index) => `wrong-${String(index)}: 1`).join('\n');
  const parsed = experimentOf(`${everything}${keys}\n`);
  const said = parsed.ok ? [] : lines(parsed.problems);
  expect(said).toHaveLength(101);
  expect(said.at(-1)).toBe('everything.yaml:1:1: 200 problems more than are shown; expected none');
});

test('values are shown on one line, bounded and without characters that a terminal acts on', () => {
  const parsed = experimentOf(edited(everything, 'timeout: 12m', 'timeout: "\\e[2J\\u202e\\n' + 'x'.repeat(200) + '"'));
  const [said = ''] = parsed.ok ? [] : lines(parsed.problems);
  expect(said).toMatch(/^everything\.yaml:12:10: timeout: "\\u001b\[2J\\u202e\\nx{40,60}\.\.\."; expected/);
});
