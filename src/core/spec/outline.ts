// SPDX-License-Identifier: Apache-2.0
/**
 * An experiment as the cross-file rules see it: names and who uses them, the flow as one list of steps. It is made of
 * whatever is there, so that a rule speaks also when the schema has something to say elsewhere; `complete` says which
 * names are all known.
 */
import { INSTANCE_OPERATIONS } from '../domain/faults.ts';
import { nearestName } from '../domain/nearest.ts';
import { flowSteps, type FlowStep } from './flow-steps.ts';
import { inner, isSound, type Item, itemsOf, numberOf, textOf, type Word, word } from './items.ts';
import { child, type Places } from './places.ts';

const MAX_INSTANCES = 1000;

export interface OutlinedWorkload {
  readonly item: Item;
  readonly name: string;
  /** Number of instances; null where it is not one that the schema allows. */
  readonly instances: number | null;
  /** Processes of the harness, on which nothing acts. */
  readonly isHost: boolean;
}

export interface OutlinedOperation {
  readonly item: Item;
  readonly name: string;
  readonly uses: string | null;
  readonly target: Item | null;
  /** Its arguments are all known: no misspelled key may hold one. */
  readonly isPlain: boolean;
}

export interface OutlinedCheck {
  readonly item: Item;
  readonly name: Word;
  readonly kind: string | null;
  /** The workload that the check belongs to; null for a check on the run. */
  readonly workload: string | null;
  readonly isSteadyState: boolean;
  /** Its keys are all known. */
  readonly isPlain: boolean;
}

export interface Outline {
  readonly places: Places;
  readonly root: Item;
  readonly workloads: readonly OutlinedWorkload[];
  readonly operations: readonly OutlinedOperation[];
  readonly checks: readonly OutlinedCheck[];
  readonly expectations: readonly Item[];
  readonly steps: readonly FlowStep[];
  readonly hasFlow: boolean;
  /** Whether all names of a kind are known: where a key is misspelled or a name missing, an unknown name may be one of these. */
  readonly complete: { readonly names: boolean; readonly checks: boolean; readonly flow: boolean };
}

export function outlineOf(root: Item, places: Places, mapsWithUnknownKeys: ReadonlySet<string>): Outline {
  const sound = (item: Item, key: string): boolean => isSound(item, key, mapsWithUnknownKeys);
  const workloads = itemsOf(root, 'workloads');
  const operations = itemsOf(root, 'operations');
  const checks = checkItems(root, workloads);
  const named = (items: readonly Item[]): boolean => items.every((item) => textOf(item, 'name') !== null);
  const steps = flowSteps(root, workloads);
  const flowIsSound = steps.every((step) => !mapsWithUnknownKeys.has(step.pointer) && step.kind !== 'unknown');
  return {
    places,
    root,
    workloads: workloads.flatMap((item) => {
      const name = textOf(item, 'name');
      const given = Object.hasOwn(item.map, 'instances') ? numberOf(item, 'instances') : 1;
      const instances = given !== null && Number.isInteger(given) && given > 0 && given <= MAX_INSTANCES ? given : null;
      return name === null ? [] : [{ item, name, instances, isHost: textOf(item, 'on') === 'host' }];
    }),
    operations: operations.flatMap((item) => {
      const name = textOf(item, 'name');
      const isPlain = [item.pointer, child(item.pointer, 'with')].every((at) => !mapsWithUnknownKeys.has(at));
      return name === null ? [] : [{ item, name, uses: textOf(item, 'uses'), target: inner(item, 'target'), isPlain }];
    }),
    checks: checks.flatMap(({ item, ...of }) => {
      const name = word(item, 'name');
      const isPlain = !mapsWithUnknownKeys.has(item.pointer);
      return name === null ? [] : [{ item, name, kind: textOf(item, 'kind'), isPlain, ...of }];
    }),
    expectations: itemsOf(root, 'expectations'),
    steps,
    hasFlow: Object.hasOwn(root.map, 'flow'),
    complete: {
      names: sound(root, 'workloads') && sound(root, 'operations') && named([...workloads, ...operations]),
      checks:
        sound(root, 'checks') &&
        sound(root, 'steady-state') &&
        sound(root, 'workloads') &&
        workloads.every((workload) => sound(workload, 'checks')) &&
        named(checks.map(({ item }) => item)),
      flow: !mapsWithUnknownKeys.has('') && flowIsSound,
    },
  };
}

/** Names of the instances of a workload, `<name>-0` and so on; null when their number is not known. */
export function instancesOf(workload: OutlinedWorkload): readonly string[] | null {
  const { name, instances } = workload;
  if (instances === null) return null;
  return Array.from({ length: instances }, (_, index) => `${name}-${String(index)}`);
}

/** Whether some operation creates instances of a workload beside those of its start. */
export function isGrown(outline: Pick<Outline, 'operations'>, workload: string): boolean {
  // Also where it is misspelled: that is told once, and not again of each instance.
  return outline.operations.some(
    ({ uses, target }) =>
      nearestName(uses ?? '', INSTANCE_OPERATIONS) === 'instance-create' && textOf(target, 'workload') === workload,
  );
}

/** Whether a name may be that of an instance which an operation creates. */
export function mayBeCreated(outline: Pick<Outline, 'operations'>, name: string): boolean {
  const workload = workloadOf(name);
  return workload !== null && isGrown(outline, workload);
}

/** `counter` of `counter-0`; null when it cannot be the name of an instance. */
export function workloadOf(instance: string): string | null {
  return /^(.+)-[0-9]{1,4}$/.exec(instance)?.[1] ?? null;
}

/** Names of all instances; null when the number of some is not known. */
export function allInstances(outline: Outline): readonly string[] | null {
  const known = outline.workloads.map(instancesOf);
  return known.includes(null) ? null : known.flatMap((names) => names ?? []);
}

type CheckItem = { readonly item: Item } & Pick<OutlinedCheck, 'workload' | 'isSteadyState'>;

function checkItems(root: Item, workloads: readonly Item[]): readonly CheckItem[] {
  return [
    ...workloads.flatMap((workload) =>
      itemsOf(workload, 'checks').map((item) => ({ item, workload: textOf(workload, 'name'), isSteadyState: false })),
    ),
    ...itemsOf(root, 'checks').map((item) => ({ item, workload: null, isSteadyState: false })),
    ...itemsOf(root, 'steady-state').map((item) => ({ item, workload: null, isSteadyState: true })),
  ];
}
