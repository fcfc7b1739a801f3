// SPDX-License-Identifier: Apache-2.0
/** From when to when a fault was in force: one span per firing, over all its targets. */
import type { FaultKind } from '../domain/documents.ts';
import { isOverAtOnce } from '../domain/faults.ts';
import type { FaultRecord, RevertRecord, RunState } from '../domain/record.ts';

export interface FaultSpan {
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
  /** When its undo was over; null without one. */
  readonly revertedMs: number | null;
  /** How the undo ended, worst of the targets. */
  readonly revertFailed: boolean;
}

/** In the order of the first request. */
export function buildFaultSpans(state: RunState, endMs: number): readonly FaultSpan[] {
  const firings = new Map<string, FaultRecord[]>();
  for (const fault of state.faults) {
    const key = `${String(fault.firing)} ${fault.operation}`;
    const known = firings.get(key);
    if (known === undefined) firings.set(key, [fault]);
    else known.push(fault);
  }
  return [...firings.values()].flatMap((records) => {
    const span = spanOf(records, endMs);
    return span === null ? [] : [span];
  });
}

function spanOf(records: readonly FaultRecord[], endMs: number): FaultSpan | null {
  const [first] = records;
  if (first === undefined) return null;
  const { operation, firing, fault, step } = first;
  const ends = records.map((record) => endOf(record, endMs));
  const reverts = records.flatMap(({ revert }) => (revert === null ? [] : [revert]));
  return {
    ...{ operation, firing, fault, step },
    targets: records.map(({ target }) => target),
    fromMs: records.reduce((least, { requestedMs }) => Math.min(least, requestedMs), Infinity),
    toMs: ends.reduce((most, end) => Math.max(most, end.atMs), 0),
    open: ends.some(({ open }) => open),
    failure: records.find(({ failure }) => failure !== null)?.failure ?? null,
    revertedMs: reverts.reduce<number | null>(latest, null),
    revertFailed: reverts.some(({ result }) => result === 'failed' || result === 'foreign-state-refused'),
  };
}

/** A restart is over when the process runs again; what cannot be undone, when its effect was seen. */
function endOf(record: FaultRecord, endMs: number): { readonly atMs: number; readonly open: boolean } {
  const { revert, effectiveMs, respondedMs, requestedMs, fault, undo, failure } = record;
  const momentary = { atMs: effectiveMs ?? respondedMs ?? requestedMs, open: false };
  if (isOverAtOnce(fault) || failure !== null) return momentary;
  const revertedMs = revert?.endedMs ?? null;
  if (revertedMs !== null) return { atMs: revertedMs, open: false };
  return undo === null ? momentary : { atMs: endMs, open: true };
}

function latest(most: number | null, { endedMs }: RevertRecord): number | null {
  if (endedMs === null) return most;
  return Math.max(most ?? 0, endedMs);
}
