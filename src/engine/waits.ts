// SPDX-License-Identifier: Apache-2.0
/** The wait step: met, timed out (an error or not, as the plan says), or ended with the run. */
import type { PlanStep } from '../core/domain/plan.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { describeWait, type Look, lookAtWait, SlowPatternError, type Window } from './conditions.ts';
import { markFor } from './marks.ts';
import { waitUntil } from './pulse.ts';
import type { Mark, Run } from './run.ts';
import type { StepEnd } from './step-end.ts';

type WaitStep = Extract<PlanStep, { kind: 'wait' }>;

export interface WaitPlace {
  readonly path: string;
  /** Where the step before it in its serial started; null when there is none. */
  readonly before: Mark | null;
}

export async function runWait(run: Run, step: WaitStep, place: WaitPlace): Promise<StepEnd> {
  const sinceMs = run.nowMs();
  const mark = await openWindow(run, step, place);
  const window: Window = { sinceMs, mark };
  let look: Look = { met: false, seen: 'nothing', known: false };
  const holds = (): boolean => {
    look = lookAtWait(run, step.condition, window);
    return look.met;
  };
  const { clock } = run.ports;
  try {
    const end = await waitUntil({ clock, pulse: run.pulse, deadlineMs: sinceMs + step.timeoutMs, holds }, run.flow);
    if (end === 'met') return { outcome: 'done', reason: look.seen };
    if (end === 'aborted') return { outcome: 'cancelled', reason: null };
    return noteTimeout(run, { step, path: place.path, lastSeen: look.seen });
  } catch (error) {
    if (!(error instanceof SlowPatternError)) throw error;
    run.recordError({ code: 'pattern-too-slow', subject: place.path, message: error.message });
    return { outcome: 'failed', reason: error.message };
  }
}

async function openWindow(run: Run, step: WaitStep, place: WaitPlace): Promise<Mark> {
  const anchor = step.since === null ? place.before : run.marks.get(step.since);
  return anchor ?? (await markFor(run, step.condition));
}

function noteTimeout(
  run: Run,
  timeout: { readonly step: WaitStep; readonly path: string; readonly lastSeen: string },
): StepEnd {
  const { step, path, lastSeen } = timeout;
  const { onTimeout, timeoutMs } = step;
  const condition = describeWait(step.condition);
  run.timeline.emit({ type: 'wait.timed-out', step: path, condition, lastSeen, onTimeout });
  const reason = `not within ${formatDuration(timeoutMs)}; last seen: ${lastSeen}`;
  if (onTimeout === 'continue') return { outcome: 'timed-out', reason };
  run.recordError({ code: 'wait-timed-out', subject: path, message: `${condition}: ${reason}` });
  return { outcome: 'timed-out', reason, breaks: true };
}
