// SPDX-License-Identifier: Apache-2.0
/** From when to when an operation that is no fault was under way: one span per firing, over all its targets. */
import type { ActionRecord, RunState } from '../domain/record.ts';
import { groupFirings, type Undoing, undoingOf } from './firings.ts';

export interface ActionSpan extends Undoing {
  readonly operation: string;
  readonly firing: number;
  readonly uses: string;
  readonly step: string;
  readonly targets: readonly string[];
  /** Targets on which it failed or ran out of time. */
  readonly failed: readonly string[];
  /** Targets on which it was broken off, or of which no end is recorded. */
  readonly unfinished: readonly string[];
  readonly fromMs: number;
  readonly toMs: number;
  /** Of the first failure. */
  readonly reason: string | null;
}

/** In the order of the first start. */
export function buildActionSpans(state: RunState, endMs: number): readonly ActionSpan[] {
  return groupFirings(state.actions).map((records) => spanOf(records, endMs));
}

export function hasFailed({ end }: ActionRecord): boolean {
  return end !== null && (end.outcome === 'failed' || end.outcome === 'timed-out');
}

function spanOf(records: readonly [ActionRecord, ...ActionRecord[]], endMs: number): ActionSpan {
  const { operation, firing, uses, step } = records[0];
  const failed = records.filter(hasFailed);
  const isUnfinished = ({ end }: ActionRecord): boolean => end === null || end.outcome === 'cancelled';
  return {
    ...{ operation, firing, uses, step },
    targets: records.map(({ target }) => target),
    failed: failed.map(({ target }) => target),
    unfinished: records.filter(isUnfinished).map(({ target }) => target),
    fromMs: records.reduce((least, { startedMs }) => Math.min(least, startedMs), Infinity),
    toMs: records.reduce((most, { end }) => Math.max(most, end?.atMs ?? endMs), 0),
    reason: failed[0] === undefined ? null : reasonOf(failed[0]),
    ...undoingOf(records),
  };
}

function reasonOf({ target, end }: ActionRecord): string {
  return `${target}: ${end?.proof ?? end?.outcome.replace('-', ' ') ?? 'no end'}`;
}
