// SPDX-License-Identifier: Apache-2.0
/** Rules about claims: checks that can be decided and can hold, expectations of what is there, targets that exist. */
import { parseDuration } from '../domain/duration.ts';
import type { SpecProblem } from '../domain/errors.ts';
import { has, inner, type Item, numberOf, type Word, word, wordsOf } from './items.ts';
import { allInstances, instancesOf, type Outline, type OutlinedWorkload } from './outline.ts';
import { child, lastKey, problemAt } from './places.ts';
import { countedInstances, operationNames, unknownName, workloadNames } from './rules-flow.ts';
import { quoted } from './show.ts';

type Rule = (outline: Outline) => readonly SpecProblem[];

const exitCodesAreAwaited: Rule = (outline) => {
  if (!outline.complete.flow || !outline.complete.names) return [];
  const awaited = new Set(
    outline.steps.flatMap(({ kind, target }) => (kind === 'name' || kind === 'await' ? (target?.text ?? []) : [])),
  );
  return outline.checks.flatMap(({ name, kind, workload }) => {
    if (kind !== 'exit-code' || workload === null || awaited.has(workload)) return [];
    const found = `an exit-code check on workload ${quoted(workload)}, which the flow never awaits`;
    return problemAt(outline.places, name.pointer, { found, expected: `a step "${workload}" or {await: ${workload}}` });
  });
};

const checksNameOperations: Rule = (outline) =>
  outline.checks.flatMap(({ item, kind }) => {
    const during = word(item, 'during');
    const of = kind === 'duration' ? word(item, 'of') : null;
    const operations = operationNames(outline);
    return [
      ...(during === null ? [] : unknownName(outline, during, { what: 'operation', names: operations })),
      ...(of === null
        ? []
        : unknownName(outline, of, {
            what: 'workload, operation or flow',
            names: ['flow', ...workloadNames(outline), ...operations],
          })),
    ];
  });

const steadyStatesNameWorkloads: Rule = (outline) =>
  outline.checks.flatMap(({ item, isSteadyState }) => {
    const workload = isSteadyState ? word(item, 'workload') : null;
    return workload === null ? [] : unknownName(outline, workload, { what: 'workload', names: workloadNames(outline) });
  });

const expectationsNameChecks: Rule = (outline) => {
  const names = outline.checks.flatMap(({ name, isSteadyState }) =>
    isSteadyState ? [`${name.text}@before`, `${name.text}@after`] : [name.text],
  );
  return outline.expectations.flatMap((expectation) =>
    wordsOf(expectation, 'checks').flatMap((check) =>
      unknownName(outline, check, { what: 'check', names, complete: outline.complete.checks }),
    ),
  );
};

const expectationsNameInstances: Rule = (outline) => {
  const instances = allInstances(outline);
  return outline.expectations.flatMap((expectation) => {
    const targetsOf = word(inner(expectation, 'instances'), 'targets-of');
    const named = wordsOf(expectation, 'instances');
    return [
      ...(targetsOf === null
        ? []
        : unknownName(outline, targetsOf, { what: 'operation', names: operationNames(outline) })),
      ...(instances === null
        ? []
        : named.flatMap((name) => unknownName(outline, name, { what: 'instance', names: instances }))),
    ];
  });
};

const targetsExist: Rule = (outline) =>
  outline.operations.flatMap(({ item }) => {
    const target = inner(item, 'target');
    const name = word(target, 'workload');
    if (target === null || name === null) return [];
    const workload = outline.workloads.find((candidate) => candidate.name === name.text);
    if (workload === undefined) return unknownName(outline, name, { what: 'workload', names: workloadNames(outline) });
    const instances = instancesOf(workload);
    if (instances === null) return [];
    return wordsOf(target, 'instances').flatMap((instance) =>
      unknownName(outline, instance, { what: `instance of ${name.text}`, names: instances }),
    );
  });

const selectionsArePossible: Rule = (outline) =>
  outline.operations.flatMap(({ item }) => {
    const select = inner(item, 'select');
    const count = numberOf(select, 'count');
    const target = inner(item, 'target');
    if (select === null || count === null || target === null) return [];
    const most = candidatesOf(target, outline);
    if (most === null || count <= most.count) return [];
    const expected = `at most ${String(most.count)}: ${most.reason}`;
    return problemAt(outline.places, child(select.pointer, 'count'), { found: `count ${String(count)}`, expected });
  });

function candidatesOf(target: Item, outline: Outline): { readonly count: number; readonly reason: string } | null {
  if (has(target, 'component')) return { count: 1, reason: 'a component is one target' };
  const named = wordsOf(target, 'instances').length;
  if (named > 0) return { count: named, reason: 'so many instances are named' };
  const workload = outline.workloads.find(({ name }) => name === word(target, 'workload')?.text);
  return isCounted(workload) ? { count: workload.instances, reason: countedInstances(workload) } : null;
}

function isCounted(
  workload: OutlinedWorkload | undefined,
): workload is OutlinedWorkload & { readonly instances: number } {
  return workload !== undefined && workload.instances !== null;
}

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
    if (kind !== 'duration' || least === null || most === null || least <= most) return [];
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
    ...outline.steps.map(({ wait }) => word(wait, 'timeout')),
  ];
  return limits.flatMap((limit) => zeroLimit(limit, outline) ?? []);
};

export const CLAIM_RULES: readonly Rule[] = [
  exitCodesAreAwaited,
  checksNameOperations,
  steadyStatesNameWorkloads,
  expectationsNameChecks,
  expectationsNameInstances,
  targetsExist,
  selectionsArePossible,
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
