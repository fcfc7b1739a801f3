// SPDX-License-Identifier: Apache-2.0

import { describe, expect, test } from 'vitest';
import type { ExperimentOptions } from '../../../src/core/spec/parse.ts';
import { edited, everything, experimentOf, lines } from './manifests.ts';

describe('which value is in force', () => {
  test('the default where nobody overrides it', () => {
    expect(parametersWith({})).toEqual({ ticks: 4, lead: '2s', down: '3s', mode: 'calm' });
  });

  test("the adapter's where it overrides, but only for names that the experiment declares", () => {
    expect(parametersWith({ overrides: { ticks: 2, elsewhere: 7, constructor: 'x' } })).toEqual({
      ticks: 2,
      lead: '2s',
      down: '3s',
      mode: 'calm',
    });
  });

  test('that of --set before all others, read as a YAML scalar', () => {
    const sets = { ticks: '0x10', mode: '"5"', lead: ' 7s ' };
    expect(parametersWith({ overrides: { ticks: 2 }, sets })).toEqual({ ticks: 16, lead: '7s', down: '3s', mode: '5' });
  });

  test('empty text of --set is empty text', () => {
    expect(parametersWith({ sets: { mode: '' } })).toMatchObject({ mode: '' });
  });
});

describe('where a value is put', () => {
  test('a scalar that is nothing but a use takes the type of the parameter', () => {
    expect(experimentOf(everything, { sets: { ticks: '9' } })).toMatchObject({
      ok: true,
      value: { experiment: { workloads: [{ checks: [{}, { lines: 9 }, {}, {}, {}] }, {}] } },
    });
  });

  test('a use inside of text becomes text, each of several', () => {
    const text = edited(everything, 'SPEED: "${mode}"', 'SPEED: "${mode}-${ticks}-${mode}"');
    expect(experimentOf(text)).toMatchObject({
      ok: true,
      value: { experiment: { workloads: [{ env: { SPEED: 'calm-4-calm' } }, {}] } },
    });
  });

  test('scripts, prose and reasons keep what they say', () => {
    const text = [
      ['Every part of a manifest at once.', 'All of ${nothing}.'],
      ['Mistakes are derived from this one by one.', '"${nothing}"'],
      ['run: sleep 60', 'run: echo "${ticks} ${nothing}"'],
      ['reason: It is known.', 'reason: ${nothing}'],
    ].reduce((changed, [from = '', to = '']) => edited(changed, from, to), everything);
    expect(experimentOf(text)).toMatchObject({
      ok: true,
      value: {
        experiment: {
          title: 'All of ${nothing}.',
          description: '${nothing}',
          workloads: [{}, { run: 'echo "${ticks} ${nothing}"' }],
          expectations: [{ reason: '${nothing}' }, {}],
        },
      },
    });
  });

  test('a name that every object has is unknown all the same', () => {
    expect(problemsWith({}, edited(everything, '"${mode}"', '"${constructor}"'))[0]).toMatch(
      /unknown parameter "constructor"/,
    );
  });

  test('an unknown name in a text of several lines is said at its line', () => {
    const block = edited(
      everything,
      'env: {SPEED: "${mode}", LEVEL: 2}',
      'env:\n      SPEED: |\n        one\n        two ${mod}\n',
    );
    expect(problemsWith({}, block)).toEqual([
      'everything.yaml:23:13: unknown parameter "mod"; expected a declared parameter: ticks, lead, down or mode; did you mean "mode"?',
    ]);
  });
});

test('what does not fit after a parameter was put in names the parameter', () => {
  expect(problemsWith({ sets: { lead: 'soon' } })).toEqual([
    'everything.yaml:55:18: delay: "soon" (from ${lead}); expected a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m',
  ]);
});

test.for([
  [
    'an unknown name',
    { tiks: '3' },
    '--set:1:1: parameter "tiks"; expected one of ticks, lead, down or mode; did you mean "ticks"?',
  ],
  ['text for a number', { ticks: 'many' }, '--set:1:1: ticks="many"; expected a number, as its default 4'],
  [
    'a number for text',
    { lead: '5' },
    `--set:1:1: lead="5"; expected text, in quotes where YAML reads something else (lead='"5"'), as its default "2s"`,
  ],
  ...['.inf', '-.inf', '.nan', '1e309', '12345678901234567890'].map(
    (ticks) =>
      [
        `${ticks} for a number`,
        { ticks },
        `--set:1:1: ticks="${ticks}"; expected a number that can be kept as it is written, or text in quotes`,
      ] as const,
  ),
  [
    'a comment in it',
    { mode: 'issue #1' },
    `--set:1:1: mode="issue #1"; expected text, in quotes where YAML reads something else (mode='"5"'), as its default "calm"`,
  ],
  [
    'leading zeros for text',
    { mode: '007' },
    `--set:1:1: mode="007"; expected text, in quotes where YAML reads something else (mode='"5"'), as its default "calm"`,
  ],
  ['a list', { ticks: '[1]' }, '--set:1:1: ticks="[1]"; expected a number, as its default 4'],
  ['nothing for a number', { ticks: '' }, '--set:1:1: ticks=""; expected a number, as its default 4'],
  [
    'an alias',
    { mode: '*x' },
    `--set:1:1: mode="*x"; expected text, in quotes where YAML reads something else (mode='"5"'), as its default "calm"`,
  ],
  [
    'text without end',
    { mode: 'x'.repeat(5000) },
    expect.stringMatching(/^--set:1:1: mode="x+\.\.\."; expected at most 4096 characters$/),
  ],
] as const)('--set with %s is a problem', ([, sets, says]) => {
  expect(problemsWith({ sets })).toEqual([says]);
});

test('--set on an experiment without parameters says so', () => {
  const text = 'id: everything\ntitle: T\ndefault-adapter: lab\nworkloads: [{name: a, kind: shell, run: "true"}]\n';
  expect(problemsWith({ sets: { ticks: '1' } }, text)).toEqual([
    '--set:1:1: parameter "ticks"; expected no parameter: the experiment declares none',
  ]);
});

test('an override of another type is said at the default', () => {
  expect(problemsWith({ overrides: { ticks: 'many' } })).toEqual([
    'everything.yaml:8:10: a default that the adapter overrides with "many"; expected text on both sides',
  ]);
});

function parametersWith(options: ExperimentOptions): unknown {
  const parsed = experimentOf(everything, options);
  return parsed.ok ? parsed.value.parameters : lines(parsed.problems);
}

function problemsWith(options: ExperimentOptions, text: string = everything): readonly string[] {
  const parsed = experimentOf(text, options);
  return parsed.ok ? [] : lines(parsed.problems);
}
