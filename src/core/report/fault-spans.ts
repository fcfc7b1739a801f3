// SPDX-License-Identifier: Apache-2.0
/** From when to when a fault was in force: one span per firing, over all its targets. */
import type { FaultKind } from '../domain/documents.ts';
import { isOverAtOnce } from '../domain/faults.ts';
import type { FaultRecord, RunState } from '../domain/record.ts';
import { groupFirings, type Undoing, undoingOf } from './firings.ts';

export interface FaultSpan extends Undoing {
  readonly operation: string;
  readonly firing: number;
  readonly fault: FaultKind;
  readonly step: string;
  readonly targets: readonly string[];
  readonly fromMs: number;
  readonly toMs: number;
  /** Never undone, although it could have been: it lasts to the end of the record. */
  readonly open: boolean;
  readonly failure: string | null;
  /** When it was over on a target before its undo was asked for, the first time, and what showed it. */
  readonly early: { readonly target: string; readonly atMs: number; readonly proof: string } | null;
}

/** In the order of the first request. */
export function buildFaultSpans(state: RunState, endMs: number): readonly FaultSpan[] {
  return groupFirings(state.faults).map((records) => spanOf(records, endMs));
}

function spanOf(records: readonly [FaultRecord, ...FaultRecord[]], endMs: number): FaultSpan {
  const { operation, firing, fault, step } = records[0];
  const ends = records.map((record) => faultEnd(record, endMs));
  const early = records.find(({ endedEarly }) => endedEarly !== null);
  return {
    ...{ operation, firing, fault, step },
    targets: records.map(({ target }) => target),
    fromMs: records.reduce((least, { requestedMs }) => Math.min(least, requestedMs), Infinity),
    toMs: ends.reduce((most, end) => Math.max(most, end.atMs), 0),
    open: ends.some(({ open }) => open),
    failure: records.find(({ failure }) => failure !== null)?.failure ?? null,
    early: early?.endedEarly ? { target: early.target, ...early.endedEarly } : null,
    ...undoingOf(records),
  };
}

/**
 * When it was no longer in force: a restart when the process runs again, what cannot be undone when its effect was
 * seen, what was over early then, whatever its undo did later.
 */
export function faultEnd(record: FaultRecord, endMs: number): { readonly atMs: number; readonly open: boolean } {
  const { revert, effectiveMs, respondedMs, requestedMs, fault, undo, failure, endedEarly } = record;
  const momentary = { atMs: effectiveMs ?? respondedMs ?? requestedMs, open: false };
  if (isOverAtOnce(fault) || failure !== null) return momentary;
  if (endedEarly !== null) return { atMs: endedEarly.atMs, open: false };
  const revertedMs = revert?.endedMs ?? null;
  if (revertedMs !== null) return { atMs: revertedMs, open: false };
  return undo === null ? momentary : { atMs: endMs, open: true };
}
