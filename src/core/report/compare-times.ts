// SPDX-License-Identifier: Apache-2.0
/** When times of two runs are the same, and which moment of both is 0. */
import type { ComparisonAlignment, ComparisonTolerance } from '../domain/documents.ts';
import type { FaultRecord, RunState } from '../domain/record.ts';

export type AlignAt = ComparisonAlignment['at'];

/** Two runs on one machine differ by about as much as polling and scheduling do. */
export const TOLERANCE: ComparisonTolerance = { ms: 1000, share: 0.25 };

export function isSameTime(aMs: number, bMs: number): boolean {
  const allowed = Math.max(TOLERANCE.ms, TOLERANCE.share * Math.max(Math.abs(aMs), Math.abs(bMs)));
  return Math.abs(aMs - bMs) <= allowed;
}

export interface Aligned {
  readonly alignment: ComparisonAlignment;
  /** Why it is not as asked, or what makes it doubtful. */
  readonly warnings: readonly string[];
}

/** At the first fault that was seen to take effect, if both runs have one; else at the start. */
export function alignRuns(a: RunState, b: RunState, asked: AlignAt): Aligned {
  const [first, second] = [firstEffect(a), firstEffect(b)];
  if (asked === 'start') return { alignment: atStart, warnings: [] };
  if (first === null || second === null) {
    const which = first === null ? (second === null ? 'Neither run has' : 'A has no') : 'B has no';
    const what = which === 'Neither run has' ? 'a fault with a confirmed effect' : 'fault with a confirmed effect';
    return { alignment: atStart, warnings: [`${which} ${what}: times count from the start of each run.`] };
  }
  const warnings =
    first.operation === second.operation
      ? []
      : [`The first fault of A is ${first.operation}, that of B ${second.operation}: times count from each.`];
  return { alignment: { at: 'fault', a: first, b: second }, warnings };
}

const atStart: ComparisonAlignment = {
  at: 'start',
  a: { operation: null, atMs: 0 },
  b: { operation: null, atMs: 0 },
};

function firstEffect({ faults }: RunState): { readonly operation: string; readonly atMs: number } | null {
  const effective = faults.filter(
    (fault): fault is FaultRecord & { effectiveMs: number } => fault.effectiveMs !== null,
  );
  const [first, ...others] = effective;
  if (first === undefined) return null;
  const { operation, effectiveMs } = others.reduce(
    (least, next) => (next.effectiveMs < least.effectiveMs ? next : least),
    first,
  );
  return { operation, atMs: effectiveMs };
}
