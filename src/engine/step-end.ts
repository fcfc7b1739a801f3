// SPDX-License-Identifier: Apache-2.0
/** How a step of the flow ended. */
import type { EventBody } from '../core/domain/documents.ts';
import type { RunContext } from './run-context.ts';

export interface StepEnd {
  readonly outcome: Extract<EventBody, { type: 'step.ended' }>['outcome'];
  readonly reason: string | null;
  /** Whether the run is broken off because of it. A failed step always breaks it. */
  readonly breaks?: boolean;
}

export const DONE: StepEnd = { outcome: 'done', reason: null };
export const CANCELLED: StepEnd = { outcome: 'cancelled', reason: null };

/** Never rejects: what is thrown is recorded, and the step has failed. */
export async function endOf(run: RunContext, path: string, work: () => Promise<StepEnd>): Promise<StepEnd> {
  try {
    return await work();
  } catch (error) {
    run.recordThrown(error, { subject: path });
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Breaks the run off where the step's end demands it. `step` is its path and label. */
export function breakAt(run: RunContext, step: string, end: StepEnd): void {
  if (end.outcome !== 'failed' && end.breaks !== true) return;
  const how = end.outcome === 'failed' ? 'failed' : 'timed out';
  run.breakOff('error', `${step} ${end.reason === null ? how : `${how}: ${end.reason}`}`);
}

/** A step that failed or was cancelled is known by its enclosing steps too; one that only timed out is not. */
export function combine(ends: readonly StepEnd[]): StepEnd {
  const failed = ends.find(({ outcome, breaks }) => outcome === 'failed' || breaks === true);
  if (failed !== undefined) return { outcome: 'failed', reason: failed.reason };
  return ends.some(({ outcome }) => outcome === 'cancelled') ? CANCELLED : DONE;
}
