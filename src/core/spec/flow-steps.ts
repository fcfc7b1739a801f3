// SPDX-License-Identifier: Apache-2.0
/** The flow as one list of steps, each knowing the groups it is in, so that rules can ask what comes before what. */
import { isRecord } from './document.ts';
import { inner, type Item, itemAt, numberOf, word, type Word } from './items.ts';
import { child } from './places.ts';

/** `for`, `until` and `while` end a `repeat` and stand where it does; `hold` is the fault of one. */
export type FlowStepKind =
  | 'name'
  | 'start'
  | 'await'
  | 'stop'
  | 'revert'
  | 'delay'
  | 'wait'
  | 'hold'
  | 'for'
  | 'until'
  | 'while'
  | 'inventory'
  | 'unknown';

export interface FlowStep {
  readonly kind: FlowStepKind;
  readonly pointer: string;
  /** The workload or operation that the step names, the inventory that it takes, or the time of a `for`. */
  readonly target: Word | null;
  /** The map under `wait` or `until`. */
  readonly wait: Item | null;
  readonly trail: readonly Position[];
  /** In a `repeat` of more than one round. */
  readonly repeated: boolean;
}

/** A step's place in a group that it is in. */
interface Position {
  readonly group: string;
  readonly ordered: boolean;
  readonly index: number;
}

type Within = Pick<FlowStep, 'trail' | 'repeated'>;

/** Deeper flows are refused when the text is read. */
export function flowSteps(root: Item, workloads: readonly Item[]): readonly FlowStep[] {
  if (Object.hasOwn(root.map, 'flow')) return stepsOf(root.map['flow'], '/flow', { trail: [], repeated: false });
  return workloads.flatMap((item, index) => {
    const target = word(item, 'name');
    const trail = [{ group: '/flow', ordered: false, index }];
    return target === null
      ? []
      : [{ kind: 'name', pointer: target.pointer, target, wait: null, trail, repeated: false }];
  });
}

/** Whether a step certainly ends before another starts; in a `repeat`, in each round. */
export function isBefore(first: FlowStep, second: FlowStep): boolean {
  return order(first, second) === 'before';
}

export function isAfter(first: FlowStep, second: FlowStep): boolean {
  return order(second, first) === 'before';
}

function order(first: FlowStep, second: FlowStep): 'before' | 'other' {
  for (const [depth, position] of first.trail.entries()) {
    const other = second.trail[depth];
    if (other?.group !== position.group) return 'other';
    if (other.index !== position.index) return position.ordered && position.index < other.index ? 'before' : 'other';
  }
  return 'other';
}

function stepsOf(value: unknown, pointer: string, within: Within): readonly FlowStep[] {
  if (typeof value === 'string') {
    return [{ kind: 'name', pointer, target: { pointer, text: value }, wait: null, ...within }];
  }
  if (Array.isArray(value)) return groupOf(value, { pointer, ordered: true }, within);
  if (!isRecord(value)) return [{ kind: 'unknown', pointer, target: null, wait: null, ...within }];
  const item = { pointer, map: value };
  const groups = (['serial', 'parallel'] as const).flatMap((key) =>
    key in value ? groupOf(value[key], { pointer: child(pointer, key), ordered: key === 'serial' }, within) : [],
  );
  return [...groups, ...repeatOf(item, within), ...holdOf(item, within), ...actionsOf(item, within)];
}

function groupOf(
  value: unknown,
  group: { readonly pointer: string; readonly ordered: boolean },
  within: Within,
): readonly FlowStep[] {
  if (!Array.isArray(value) || value.length === 0) {
    return [{ kind: 'unknown', pointer: group.pointer, target: null, wait: null, ...within }];
  }
  return value.flatMap((step: unknown, index) =>
    stepsOf(step, child(group.pointer, index), {
      trail: [...within.trail, { group: group.pointer, ordered: group.ordered, index }],
      repeated: within.repeated,
    }),
  );
}

function repeatOf(item: Item, within: Within): readonly FlowStep[] {
  if (!('repeat' in item.map)) return [];
  const repeat = itemAt(child(item.pointer, 'repeat'), item.map['repeat']);
  if (repeat === null) return [{ kind: 'unknown', pointer: item.pointer, target: null, wait: null, ...within }];
  const repeated = within.repeated || numberOf(repeat, 'times') !== 1;
  const group = { pointer: child(repeat.pointer, 'do'), ordered: true };
  const end = { pointer: repeat.pointer, ...within };
  const until = inner(repeat, 'until');
  const ends = (['for', 'while'] as const).flatMap((kind) => {
    const target = word(repeat, kind);
    return target === null ? [] : [{ kind, target, wait: null, ...end }];
  });
  return [
    ...ends,
    ...(until === null ? [] : [{ kind: 'until' as const, target: null, wait: until, ...end }]),
    ...groupOf(repeat.map['do'], group, { ...within, repeated }),
  ];
}

function holdOf(item: Item, within: Within): readonly FlowStep[] {
  if (!('hold' in item.map)) return [];
  const hold = inner(item, 'hold');
  const target = word(hold, 'fault');
  if (hold === null || target === null) {
    return [{ kind: 'unknown', pointer: item.pointer, target: null, wait: null, ...within }];
  }
  const group = { pointer: child(hold.pointer, 'do'), ordered: true };
  return [
    { kind: 'hold', pointer: hold.pointer, target, wait: null, ...within },
    ...groupOf(hold.map['do'], group, within),
  ];
}

function actionsOf(item: Item, within: Within): readonly FlowStep[] {
  const kinds = ['start', 'await', 'stop', 'revert', 'delay', 'wait', 'inventory'] as const;
  const steps = kinds
    .filter((kind) => Object.hasOwn(item.map, kind))
    .map((kind) => ({
      kind,
      pointer: item.pointer,
      target: kind === 'wait' || kind === 'delay' ? null : word(item, kind),
      wait: kind === 'wait' ? itemAt(child(item.pointer, 'wait'), item.map['wait']) : null,
      ...within,
    }));
  const isGroup = ['serial', 'parallel', 'repeat', 'hold'].some((key) => Object.hasOwn(item.map, key));
  if (steps.length > 0 || isGroup) return steps;
  return [{ kind: 'unknown', pointer: item.pointer, target: null, wait: null, ...within }];
}
