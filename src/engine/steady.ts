// SPDX-License-Identifier: Apache-2.0
/**
 * The steady state: before the first operation and after the last revert, retried until the settle timeout. Without
 * conditions of the experiment's own, the ready hook serves.
 */
import type { PlannedCondition } from '../core/domain/plan.ts';
import { formatDuration } from '../core/domain/duration.ts';

import { GATEWAY } from '../core/domain/target.ts';
import { describeCondition, type Look, lookAtCondition } from './conditions.ts';
import { waitUntil } from './pulse.ts';
import type { Run } from './run.ts';

export interface SteadyResult {
  readonly end: 'held' | 'not-held' | 'aborted';
  readonly attempts: number;
  readonly looks: readonly { readonly condition: PlannedCondition; readonly look: Look }[];
}

const READY: PlannedCondition = { name: 'ready', kind: 'component-state', component: GATEWAY, equals: 'ready' };

/** Looks until all hold at the same time, the settle timeout is over, or the signal aborts. */
export async function observeSteady(run: Run, signal: AbortSignal): Promise<SteadyResult> {
  const { plan, pulse } = run;
  const conditions = plan.steadyState.length === 0 ? [READY] : plan.steadyState;
  const sinceMs = run.nowMs();
  let attempts = 0;
  const lookAtAll = (): SteadyResult['looks'] =>
    conditions.map((condition) => ({ condition, look: lookAtCondition(run, condition, sinceMs) }));
  const holds = (): boolean => {
    attempts += 1;
    return lookAtAll().every(({ look }) => look.met);
  };
  const deadlineMs = sinceMs + plan.settleTimeoutMs;
  const end = await waitUntil({ clock: run.ports.clock, pulse, deadlineMs, holds }, signal);
  const ends = { met: 'held', 'timed-out': 'not-held', aborted: 'aborted' } as const;
  return { end: ends[end], attempts, looks: lookAtAll() };
}

/** Records the experiment's own conditions; the ready hook's answer is no check. */
export function recordSteady(run: Run, when: 'before' | 'after', result: SteadyResult): void {
  if (run.plan.steadyState.length === 0) return;
  for (const { condition, look } of result.looks) {
    run.timeline.emit({
      type: 'steady-state.checked',
      name: condition.name,
      when,
      outcome: look.met ? 'held' : look.known ? 'failed' : 'undecided',
      expected: describeCondition(condition),
      actual: look.seen,
      attempts: result.attempts,
    });
  }
}

/** Once, however many operations ask: whether the system was well before the first of them. */
export function steadyBefore(run: Run): Promise<boolean> {
  run.steadyBefore ??= checkBefore(run);
  return run.steadyBefore;
}

async function checkBefore(run: Run): Promise<boolean> {
  const result = await observeSteady(run, run.flow);
  if (result.end === 'aborted') return false;
  recordSteady(run, 'before', result);
  if (result.end === 'held') return true;
  run.recordError({
    code: 'steady-state-not-met',
    subject: null,
    message: `the system was not well before the first operation, nothing was fired: ${describeMissing(run, result)}`,
    phase: 'steady-state',
  });
  run.breakOff('error', 'the steady state did not hold before the first operation');
  return false;
}

/** `expected gateway is ready, seen gateway is up (60.0 s)` */
export function describeMissing(run: Run, result: SteadyResult): string {
  const missing = result.looks.filter(({ look }) => !look.met);
  const texts = missing.map(({ condition, look }) => `expected ${describeCondition(condition)}, seen ${look.seen}`);
  return `${texts.join('; ')} (waited ${formatDuration(run.plan.settleTimeoutMs)})`;
}
