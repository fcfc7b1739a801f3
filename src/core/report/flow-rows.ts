// SPDX-License-Identifier: Apache-2.0
/**
 * The flow as rows: one per step, nested steps indented. A repeat is one row, and so is each step in it, however many
 * rounds there were.
 */
import type { RunState, StepRecord } from '../domain/record.ts';
import type { ActionSpan } from './action-spans.ts';
import type { FaultSpan } from './fault-spans.ts';
import { firingName, type Undoing } from './firings.ts';
import { listNames } from './text.ts';

export type MarkKind =
  | 'timed-out'
  | 'operation-failed'
  | 'ended-early'
  | 'reverted'
  | 'revert-failed'
  | 'recovered'
  | 'not-recovered'
  | 'clock-stepped'
  | 'stopped'
  | 'deleted';

export interface Mark {
  readonly kind: MarkKind;
  readonly atMs: number;
  readonly text: string;
}

export interface Stretch {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface FlowRow {
  readonly label: string;
  readonly kind: StepRecord['kind'];
  /** From 0. */
  readonly depth: number;
  /** Each time that the step was done; rounds of a repeat are not among them. */
  readonly stretches: readonly Stretch[];
  readonly fromMs: number;
  readonly toMs: number;
  /** The worst; null when the step did not end. */
  readonly outcome: StepRecord['outcome'];
  readonly reason: string | null;
  /** Starts of a repeat's rounds. */
  readonly rounds: readonly number[];
  readonly faults: readonly FaultSpan[];
  readonly actions: readonly ActionSpan[];
  readonly marks: readonly Mark[];
}

/** Steps nest this deep on the page; deeper ones stand at this depth. */
const maxDepth = 8;

interface Position {
  readonly step: StepRecord;
  readonly depth: number;
}

/** What happened in steps. */
export interface Firings {
  readonly faults: readonly FaultSpan[];
  readonly actions: readonly ActionSpan[];
}

export function buildFlowRows(state: RunState, firings: Firings, endMs: number): readonly FlowRow[] {
  const children = childrenOf(state.steps);
  const happened = happenings(state, firings);
  /** Positions that stand in one row, by the path without numbers of rounds. */
  const rows = new Map<string, [Position, ...Position[]]>();
  const open: Position[] = (children.get(null) ?? []).map((step) => ({ step, depth: 0 })).reverse();
  for (let position = open.pop(); position !== undefined; position = open.pop()) {
    const { step, depth } = position;
    const isRoot = step.parent === null && (step.kind === 'serial' || step.kind === 'parallel');
    if (!isRoot) addTo(rows, step.step.replace(/#\d+/g, ''), position);
    const nextDepth = Math.min(maxDepth, isRoot || step.kind === 'round' ? depth : depth + 1);
    for (const child of [...(children.get(step.step) ?? [])].reverse()) open.push({ step: child, depth: nextDepth });
  }
  return [...rows.values()].map((positions) => rowOf(positions, { happened, endMs }));
}

type Children = ReadonlyMap<string | null, readonly StepRecord[]>;

/** A step whose parent began later, or never, stands at the top: what was recorded is always shown. */
function childrenOf(steps: readonly StepRecord[]): Children {
  const seen = new Set<string>();
  const children = new Map<string | null, [StepRecord, ...StepRecord[]]>();
  for (const step of steps) {
    addTo(children, step.parent !== null && seen.has(step.parent) ? step.parent : null, step);
    seen.add(step.step);
  }
  return children;
}

interface Happenings {
  readonly faults: ReadonlyMap<string, readonly FaultSpan[]>;
  readonly actions: ReadonlyMap<string, readonly ActionSpan[]>;
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
}

function happenings(state: RunState, { faults, actions }: Firings): Happenings {
  const [faultsOf, actionsOf] = [new Map<string, [FaultSpan]>(), new Map<string, [ActionSpan]>()];
  const marks = new Map<string, [Mark]>();
  for (const fault of faults) {
    addTo(faultsOf, fault.step, fault);
    for (const mark of [...earlyMarks(fault), ...undoMarks(fault)]) addTo(marks, fault.step, mark);
  }
  for (const action of actions) {
    addTo(actionsOf, action.step, action);
    for (const mark of [...failureMarks(action), ...undoMarks(action)]) addTo(marks, action.step, mark);
  }
  for (const { step, condition, atMs } of state.waitTimeouts) {
    addTo(marks, step, { kind: 'timed-out', atMs, text: `not met in time: ${condition}` });
  }
  return { faults: faultsOf, actions: actionsOf, marks };
}

function earlyMarks({ operation, early }: FaultSpan): readonly Mark[] {
  if (early === null) return [];
  return [
    { kind: 'ended-early', atMs: early.atMs, text: `${operation} over early on ${early.target}: ${early.proof}` },
  ];
}

function failureMarks(action: ActionSpan): readonly Mark[] {
  if (action.failed.length === 0) return [];
  const text = `${firingName(action)} failed on ${listNames(action.failed, 8)} (${action.reason ?? 'no reason'})`;
  return [{ kind: 'operation-failed', atMs: action.toMs, text }];
}

function undoMarks({ operation, revertedMs, revertFailed }: Undoing & { readonly operation: string }): readonly Mark[] {
  if (revertedMs === null) return [];
  const kind = revertFailed ? 'revert-failed' : 'reverted';
  return [{ kind, atMs: revertedMs, text: `${operation} ${revertFailed ? 'could not be undone' : 'undone'}` }];
}

function addTo<K, T>(lists: Map<K, [T, ...T[]]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

function rowOf(
  positions: readonly [Position, ...Position[]],
  { happened, endMs }: { readonly happened: Happenings; readonly endMs: number },
): FlowRow {
  const [{ step, depth }] = positions;
  const covered = positions.map((position) => position.step);
  const rounds = covered.filter(({ kind }) => kind === 'round');
  const own = covered.filter(({ kind }) => kind !== 'round');
  const stretches = (own.length === 0 ? covered : own).map(({ startMs, endMs: end }) => ({
    fromMs: startMs,
    toMs: end ?? endMs,
  }));
  const worst = worstOf(own.length === 0 ? covered : own);
  return {
    ...{ label: step.label, kind: step.kind, depth, stretches },
    ...{ outcome: worst.outcome, reason: worst.reason },
    fromMs: step.startMs,
    toMs: stretches.reduce((most, { toMs }) => Math.max(most, toMs), 0),
    rounds: rounds.map(({ startMs }) => startMs),
    faults: covered.flatMap((inner) => happened.faults.get(inner.step) ?? []),
    actions: covered.flatMap((inner) => happened.actions.get(inner.step) ?? []),
    marks: covered.flatMap((inner) => happened.marks.get(inner.step) ?? []),
  };
}

const badness: readonly StepRecord['outcome'][] = ['failed', null, 'timed-out', 'cancelled', 'skipped', 'done'];

function worstOf(steps: readonly StepRecord[]): Pick<StepRecord, 'outcome' | 'reason'> {
  const rank = ({ outcome }: Pick<StepRecord, 'outcome'>): number => badness.indexOf(outcome);
  return steps.reduce<Pick<StepRecord, 'outcome' | 'reason'>>(
    (worst, step) => (rank(step) < rank(worst) ? step : worst),
    { outcome: 'done', reason: null },
  );
}
