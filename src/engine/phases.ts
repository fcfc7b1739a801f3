// SPDX-License-Identifier: Apache-2.0
/** Parts of a run as events. A part never rejects: what goes wrong in it is recorded. */
import type { EventBody, Phase } from '../core/domain/documents.ts';
import { describeThrown, type RunContext } from './run-context.ts';

export type PhaseEnd = Pick<Extract<EventBody, { type: 'phase.ended' }>, 'outcome' | 'reason'>;

export const PHASE_DONE: PhaseEnd = { outcome: 'done', reason: null };

export async function inPhase(run: RunContext, phase: Phase, work: () => Promise<PhaseEnd>): Promise<void> {
  run.setPhase(phase);
  run.timeline.emit({ type: 'phase.started', phase });
  run.timeline.emit({ type: 'phase.ended', phase, ...(await endOf(run, work)) });
}

async function endOf(run: RunContext, work: () => Promise<PhaseEnd>): Promise<PhaseEnd> {
  try {
    return await work();
  } catch (error) {
    run.recordThrown(error, { subject: null });
    run.breakOff('error', describeThrown(error));
    return { outcome: 'failed', reason: describeThrown(error) };
  }
}

/** A part that is left out has an end and no beginning. */
export function skipPhase(run: RunContext, phase: Phase, reason: string): void {
  run.timeline.emit({ type: 'phase.ended', phase, outcome: 'skipped', reason });
}
