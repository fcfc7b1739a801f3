// SPDX-License-Identifier: Apache-2.0
/** Rules about what operations act on: that it is there, that there is enough of it, and that it can be acted on. */
import type { SpecProblem } from '../domain/errors.ts';
import { has, inner, type Item, numberOf, word, wordsOf } from './items.ts';
import { instancesOf, isGrown, mayBeCreated, type Outline, type OutlinedWorkload } from './outline.ts';
import { child, problemAt } from './places.ts';
import { countedInstances, unknownName, workloadNames } from './rules-flow.ts';
import { quoted } from './show.ts';

type Rule = (outline: Outline) => readonly SpecProblem[];

const targetsExist: Rule = (outline) =>
  outline.operations.flatMap(({ target }) => {
    const name = word(target, 'workload');
    if (target === null || name === null) return [];
    const workload = outline.workloads.find((candidate) => candidate.name === name.text);
    if (workload === undefined) return unknownName(outline, name, { what: 'workload', names: workloadNames(outline) });
    const instances = instancesOf(workload);
    if (instances === null) return [];
    return wordsOf(target, 'instances')
      .filter(({ text }) => !text.startsWith(`${name.text}-`) || !mayBeCreated(outline, text))
      .flatMap((instance) => unknownName(outline, instance, { what: `instance of ${name.text}`, names: instances }));
  });

const targetsAreInTheSystem: Rule = (outline) =>
  outline.operations.flatMap(({ target }) => {
    const name = word(target, 'workload');
    if (name === null || !isHost(outline, name.text)) return [];
    const found = `the host workload ${quoted(name.text)} as a target`;
    return problemAt(outline.places, name.pointer, {
      found,
      expected: 'a workload of the system: nothing acts on the host',
    });
  });

const selectionsArePossible: Rule = (outline) =>
  outline.operations.flatMap(({ item, target }) => {
    const select = inner(item, 'select');
    const count = numberOf(select, 'count');
    if (select === null || count === null || target === null) return [];
    const most = candidatesOf(target, outline);
    if (most === null || count <= most.count) return [];
    const expected = `at most ${String(most.count)}: ${most.reason}`;
    return problemAt(outline.places, child(select.pointer, 'count'), { found: `count ${String(count)}`, expected });
  });

export const TARGET_RULES: readonly Rule[] = [targetsExist, targetsAreInTheSystem, selectionsArePossible];

export function isHost(outline: Outline, workload: string): boolean {
  return outline.workloads.some(({ name, isHost: host }) => host && name === workload);
}

function candidatesOf(target: Item, outline: Outline): { readonly count: number; readonly reason: string } | null {
  if (has(target, 'component')) return { count: 1, reason: 'a component is one target' };
  const named = wordsOf(target, 'instances').length;
  if (named > 0) return { count: named, reason: 'so many instances are named' };
  const workload = outline.workloads.find(({ name }) => name === word(target, 'workload')?.text);
  if (!isCounted(workload) || isGrown(outline, workload.name)) return null;
  return { count: workload.instances, reason: countedInstances(workload) };
}

function isCounted(
  workload: OutlinedWorkload | undefined,
): workload is OutlinedWorkload & { readonly instances: number } {
  return workload !== undefined && workload.instances !== null;
}
