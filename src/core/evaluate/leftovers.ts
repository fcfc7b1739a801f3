// SPDX-License-Identifier: Apache-2.0
/** What the system could not delete, and what became of it. */
import type { InventoryItem } from '../domain/documents.ts';
import type { RunState, SweepRecord } from '../domain/record.ts';
import { clip } from './text.ts';

const lengthLimit = 300;

/** Instances that were created and not deleted. */
export function notDeleted(state: RunState): readonly string[] {
  return state.instances
    .filter(({ states, deleted }) => deleted === false || (deleted === null && states.length > 0))
    .map(({ instance }) => instance)
    .sort(compareInstances);
}

/**
 * `counter-1: removed by the sweep`; after them, what else outlived the system. Without a sweep only names, unless the
 * system was `putBack` after the harness had died.
 */
export function describeLeftovers(state: RunState, putBack: boolean): readonly string[] {
  const instances = notDeleted(state);
  const { sweep } = state;
  if (sweep === null) return putBack ? instances.map((instance) => `${instance}: ${REMOVED_LATER}`) : instances;
  const named = new Set(instances);
  const others = (items: readonly InventoryItem[], fate: string): readonly string[] =>
    items
      .filter(({ instance }) => instance === null || !named.has(instance))
      .map(({ kind, id }) => clip(`${kind} ${id}: ${fate}`, lengthLimit));
  return [
    ...instances.map((instance) => `${instance}: ${fateOf(instance, sweep)}`),
    ...others(sweep.removed, REMOVED),
    ...others(sweep.left, LEFT),
  ];
}

const REMOVED = 'removed by the sweep';
const REMOVED_LATER = 'removed after the harness died';
const LEFT = 'left';

function fateOf(name: string, { removed, left }: SweepRecord): string {
  const isAmong = (items: readonly InventoryItem[]): boolean => items.some(({ instance }) => instance === name);
  // What is left of it counts, whatever was removed.
  if (isAmong(left)) return LEFT;
  return isAmong(removed) ? REMOVED : 'gone after the shutdown';
}

/** By workload, then by index. */
function compareInstances(left: string, right: string): number {
  const [leftName, leftIndex] = splitInstance(left);
  const [rightName, rightIndex] = splitInstance(right);
  if (leftName !== rightName) return leftName < rightName ? -1 : 1;
  return leftIndex - rightIndex;
}

function splitInstance(instance: string): readonly [string, number] {
  const dash = instance.lastIndexOf('-');
  return [instance.slice(0, dash), Number(instance.slice(dash + 1))];
}
