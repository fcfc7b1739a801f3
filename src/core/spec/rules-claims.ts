// SPDX-License-Identifier: Apache-2.0
/** Rules about claims: checks that can be decided and can hold. What they say of operations and inventories is rules-subjects.ts's affair. */
import { parseDuration } from '../domain/duration.ts';
import type { SpecProblem } from '../domain/errors.ts';
import type { FlowStepKind } from './flow-steps.ts';
import { has, inner, type Item, numberOf, type Word, word } from './items.ts';
import type { Outline } from './outline.ts';
import { child, lastKey, problemAt } from './places.ts';
import { unknownName, workloadNames } from './rules-flow.ts';
import { quoted } from './show.ts';

/** Steps after which a workload's instances have ended. */
const ENDS: readonly FlowStepKind[] = ['name', 'await', 'stop'];

type Rule = (outline: Outline) => readonly SpecProblem[];

const exitCodesAreAwaited: Rule = (outline) => {
  if (!outline.complete.flow || !outline.complete.names) return [];
  const awaited = new Set(
    outline.steps.flatMap(({ kind, target }) => (ENDS.includes(kind) ? (target?.text ?? []) : [])),
  );
  return outline.checks.flatMap(({ name, kind, workload }) => {
    if (kind !== 'exit-code' || workload === null || awaited.has(workload)) return [];
    const found = `an exit-code check on workload ${quoted(workload)}, which the flow never awaits`;
    return problemAt(outline.places, name.pointer, { found, expected: `a step "${workload}" or {await: ${workload}}` });
  });
};

const steadyStatesNameWorkloads: Rule = (outline) =>
  outline.checks.flatMap(({ item, isSteadyState }) => {
    const workload = isSteadyState ? word(item, 'workload') : null;
    return workload === null ? [] : unknownName(outline, workload, { what: 'workload', names: workloadNames(outline) });
  });

const outputClaimsCanHold: Rule = (outline) =>
  outline.checks.flatMap(({ item, kind }) => {
    if (kind !== 'output') return [];
    const content = ['equals', 'matches', 'lines', 'consecutive-from'].find((key) => has(item, key));
    if (item.map['exists'] === false && content !== undefined) {
      return problemAt(outline.places, child(item.pointer, content), {
        found: `${quoted(content)} of a file that must not exist`,
        expected: 'exists: false alone',
        atKey: true,
      });
    }
    const line = ['matches', 'consecutive-from'].find((key) => has(item, key));
    if (numberOf(item, 'lines') !== 0 || line === undefined) return [];
    return problemAt(outline.places, child(item.pointer, line), {
      found: `${quoted(line)} of a file without lines`,
      expected: 'lines: 0 alone',
      atKey: true,
    });
  });

const durationBoundsCanHold: Rule = (outline) =>
  outline.checks.flatMap(({ item, kind }) => {
    const [least, most] = [milliseconds(word(item, 'at-least')), milliseconds(word(item, 'at-most'))];
    if ((kind !== 'duration' && kind !== 'operation') || least === null || most === null || least <= most) return [];
    return problemAt(outline.places, child(item.pointer, 'at-most'), {
      found: 'at-most below at-least',
      expected: 'a range',
    });
  });

const patternsCompile: Rule = (outline) => {
  const patterns = [
    ...outline.steps.map(({ wait }) => word(wait, 'matches')),
    ...outline.checks.map(({ item }) => word(item, 'matches')),
    ...outline.expectations.map((expectation) => word(expectation, 'message')),
  ];
  return patterns.flatMap((pattern) => {
    const error = pattern === null ? null : patternError(pattern.text);
    return pattern === null || error === null
      ? []
      : problemAt(outline.places, pattern.pointer, {
          found: `pattern ${quoted(pattern.text)} (${error})`,
          expected: 'a JavaScript regular expression',
        });
  });
};

/** They are compared with one line at a time: with a line break in it, `absent` would hold whatever the log says. */
const textsAreOneLine: Rule = (outline) => {
  const texts = [
    ...outline.steps.map(({ wait }) => word(wait, 'matches')),
    ...outline.checks.flatMap(({ item }) => [
      ...['contains', 'absent', 'matches'].map((key) => word(item, key)),
      word(inner(item, 'count'), 'text'),
    ]),
    ...outline.expectations.map((expectation) => word(expectation, 'message')),
  ];
  return texts.flatMap((text) =>
    text === null || !/[\r\n]/.test(text.text)
      ? []
      : problemAt(outline.places, text.pointer, {
          found: `${lastKey(text.pointer)}: ${quoted(text.text)}`,
          expected: 'text without a line break: it is looked for in one line at a time',
        }),
  );
};

const limitsAreAboveZero: Rule = (outline) => {
  const limits = [
    ...['timeout', 'settle-timeout'].map((key) => word(outline.root, key)),
    ...[...outline.workloads, ...outline.operations].map(({ item }) => word(item, 'timeout')),
    ...outline.steps.map(({ kind, target, wait }) => (kind === 'for' ? target : word(wait, 'timeout'))),
  ];
  return limits.flatMap((limit) => zeroLimit(limit, outline) ?? []);
};

export const CLAIM_RULES: readonly Rule[] = [
  exitCodesAreAwaited,
  steadyStatesNameWorkloads,
  outputClaimsCanHold,
  durationBoundsCanHold,
  patternsCompile,
  textsAreOneLine,
  limitsAreAboveZero,
];

/** The problem of a limit or pause that leaves no time. */
export function zeroLimit(limit: Word | null, outline: Pick<Outline, 'places'>): SpecProblem | null {
  if (limit === null || milliseconds(limit) !== 0) return null;
  return problemAt(outline.places, limit.pointer, {
    found: `${lastKey(limit.pointer)}: ${quoted(limit.text)}`,
    expected: 'a duration above zero',
  });
}

function milliseconds(duration: Word | null): number | null {
  if (duration === null) return null;
  try {
    return parseDuration(duration.text);
  } catch {
    return null;
  }
}

function patternError(pattern: string): string | null {
  try {
    new RegExp(pattern);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return message.slice(message.lastIndexOf(':') + 1).trim();
  }
}

/** Every map in which an event is named with what it concerns: waits, event checks and states at an event. */
export function eventReferences(outline: Outline): readonly Item[] {
  return [
    ...outline.steps.flatMap(({ wait }) => wait ?? []),
    ...outline.checks.flatMap(({ item, kind }) => {
      const inside = ['at', 'after', 'before'].flatMap((key) => inner(item, key) ?? []);
      return kind === 'event' ? [item, ...inside] : inside;
    }),
  ];
}
