// SPDX-License-Identifier: Apache-2.0
/** The flow as rows: one per step, nested steps indented, a repeat and all its rounds in one. */
import type { RunState, StepRecord } from '../domain/record.ts';
import type { FaultSpan } from './fault-spans.ts';

export interface Mark {
  readonly kind: 'timed-out' | 'reverted' | 'revert-failed' | 'recovered' | 'not-recovered';
  readonly atMs: number;
  readonly text: string;
}

export interface FlowRow {
  readonly label: string;
  readonly kind: StepRecord['kind'];
  /** From 0. */
  readonly depth: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Null when the step did not end. */
  readonly outcome: StepRecord['outcome'];
  readonly reason: string | null;
  /** Starts of a repeat's rounds. */
  readonly rounds: readonly number[];
  readonly faults: readonly FaultSpan[];
  readonly marks: readonly Mark[];
}

/** Steps nest this deep on the page; deeper ones stand at this depth. */
const maxDepth = 8;

interface Position {
  readonly step: StepRecord;
  readonly depth: number;
}

export function buildFlowRows(state: RunState, faults: readonly FaultSpan[], endMs: number): readonly FlowRow[] {
  const children = childrenOf(state.steps);
  const happened = happenings(state, faults);
  const rows: FlowRow[] = [];
  const open: Position[] = (children.get(null) ?? []).map((step) => ({ step, depth: 0 })).reverse();
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const { step, depth } = position;
    const inside = children.get(step.step) ?? [];
    const isRoot = step.parent === null && (step.kind === 'serial' || step.kind === 'parallel');
    const isRepeat = step.kind === 'repeat';
    if (!isRoot) {
      const covered = isRepeat ? withDescendants(step, children) : [step];
      rows.push(rowOf(position, { covered, happened, endMs }));
    }
    if (isRepeat) continue;
    const nextDepth = Math.min(maxDepth, isRoot ? depth : depth + 1);
    for (const child of [...inside].reverse()) open.push({ step: child, depth: nextDepth });
  }
  return rows;
}

type Children = ReadonlyMap<string | null, readonly StepRecord[]>;

/** A step whose parent began later, or never, stands at the top: what was recorded is always shown. */
function childrenOf(steps: readonly StepRecord[]): Children {
  const seen = new Set<string>();
  const children = new Map<string | null, StepRecord[]>();
  for (const step of steps) {
    const parent = step.parent !== null && seen.has(step.parent) ? step.parent : null;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [step]);
    else siblings.push(step);
    seen.add(step.step);
  }
  return children;
}

function withDescendants(root: StepRecord, children: Children): readonly StepRecord[] {
  const found: StepRecord[] = [root];
  for (const step of found) for (const child of children.get(step.step) ?? []) found.push(child);
  return found;
}

interface Happenings {
  readonly faults: ReadonlyMap<string, readonly FaultSpan[]>;
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
}

function happenings(state: RunState, faults: readonly FaultSpan[]): Happenings {
  const faultsOf = new Map<string, FaultSpan[]>();
  const marks = new Map<string, Mark[]>();
  for (const fault of faults) {
    add(faultsOf, fault.step, fault);
    if (fault.revertedMs === null) continue;
    const kind = fault.revertFailed ? 'revert-failed' : 'reverted';
    const text = `${fault.operation} ${fault.revertFailed ? 'could not be undone' : 'undone'}`;
    add(marks, fault.step, { kind, atMs: fault.revertedMs, text });
  }
  for (const { step, condition, atMs } of state.waitTimeouts) {
    add(marks, step, { kind: 'timed-out', atMs, text: `not met in time: ${condition}` });
  }
  return { faults: faultsOf, marks };
}

function add<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function rowOf(
  { step, depth }: Position,
  around: { readonly covered: readonly StepRecord[]; readonly happened: Happenings; readonly endMs: number },
): FlowRow {
  const { covered, happened, endMs } = around;
  return {
    ...{ label: step.label, kind: step.kind, depth, outcome: step.outcome, reason: step.reason },
    fromMs: step.startMs,
    toMs: step.endMs ?? endMs,
    rounds: covered.filter(({ kind }) => kind === 'round').map(({ startMs }) => startMs),
    faults: covered.flatMap((inner) => happened.faults.get(inner.step) ?? []),
    marks: covered.flatMap((inner) => happened.marks.get(inner.step) ?? []),
  };
}
