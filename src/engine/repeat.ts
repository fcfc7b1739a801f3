// SPDX-License-Identifier: Apache-2.0
/** Repeats: one round after another, and whether a further one starts. What a round does is the walker's affair. */
import type { PlanStep, RepeatRule, WaitCondition } from '../core/domain/plan.ts';
import { describeWait, lookAtWait, SlowPatternError } from './conditions.ts';
import { ROUND_LIMIT, ROUND_PACE_MS } from './limits.ts';
import { logsOf, markFor } from './marks.ts';
import type { Mark, Run } from './run.ts';
import { CANCELLED, DONE, type StepEnd } from './step-end.ts';

type RepeatStep = Extract<PlanStep, { kind: 'repeat' }>;

export interface Rounds {
  /** Of the repeat, at run time. */
  readonly path: string;
  /** Runs a round, numbered from 1. */
  readonly round: (number: number, label: string) => Promise<StepEnd>;
}

/** Where a repeat stands before a round. */
interface Standing {
  readonly startMs: number;
  readonly mark: Mark | null;
  /** When the round before began; null before the first. */
  readonly roundMs: number | null;
}

/** A round that is under way is always finished. */
export async function runRepeat(run: Run, { rule }: RepeatStep, rounds: Rounds): Promise<StepEnd> {
  const startMs = run.nowMs();
  const mark = rule.kind === 'until' ? await markFor(run, rule.condition) : null;
  let roundMs: number | null = null;
  for (let number = 1; ; number += 1) {
    if (run.isBroken()) return CANCELLED;
    const over = await whyOver(run, { rule, path: rounds.path, rounds: number - 1 }, { startMs, mark, roundMs });
    if (over !== null) return over;
    roundMs = run.nowMs();
    const of = rule.kind === 'times' ? ` of ${String(rule.times)}` : '';
    const end = await rounds.round(number, `round ${String(number)}${of}`);
    if (end.outcome !== 'done') return end;
  }
}

interface Repeated {
  readonly rule: RepeatRule;
  readonly path: string;
  /** Ended so far. */
  readonly rounds: number;
}

/** How the repeat ends; null when a further round starts. */
async function whyOver(run: Run, repeated: Repeated, standing: Standing): Promise<StepEnd | null> {
  const { rule, path, rounds } = repeated;
  if (rule.kind === 'times') return rounds < rule.times ? null : DONE;
  try {
    const reason = (await whyMet(run, rule, standing)) ?? (await paceNext(run, rule, standing));
    if (reason !== null) return { outcome: 'done', reason };
  } catch (error) {
    if (!(error instanceof SlowPatternError)) throw error;
    run.recordError({ code: 'pattern-too-slow', subject: path, message: error.message });
    return { outcome: 'failed', reason: error.message };
  }
  if (run.isBroken()) return CANCELLED;
  if (rounds < ROUND_LIMIT) return null;
  const message = `not over after ${String(ROUND_LIMIT)} rounds`;
  run.recordError({ code: 'round-limit', subject: path, message });
  return { outcome: 'failed', reason: message };
}

type OpenRule = Exclude<RepeatRule, { kind: 'times' }>;

/** Waits until the next round may begin, and looks again: while it waited, the repeat may have come to its end. */
async function paceNext(run: Run, rule: OpenRule, standing: Standing): Promise<string | null> {
  const { roundMs } = standing;
  const { clock } = run.ports;
  if (roundMs === null || clock.elapsedMs() >= roundMs + ROUND_PACE_MS) return null;
  await clock.sleepUntil(roundMs + ROUND_PACE_MS, run.flow);
  return run.isBroken() ? null : whyMet(run, rule, standing);
}

/** What ended the repeat, for people; null when it goes on. */
async function whyMet(run: Run, rule: OpenRule, standing: Standing): Promise<string | null> {
  switch (rule.kind) {
    case 'for':
      return run.nowMs() >= standing.startMs + rule.durationMs ? 'its time is over' : null;
    case 'until':
      return standing.roundMs === null ? null : whyHolds(run, rule.condition, standing);
    case 'while':
      return run.instances.awaited(rule.workload).length === 0 ? `${rule.workload} has ended` : null;
  }
}

/**
 * Occurrences count from the beginning of the repeat. Of what is observed again and again, what was observed since the
 * last round began: what was seen before it was looked at before it.
 */
async function whyHolds(run: Run, condition: WaitCondition, standing: Standing): Promise<string | null> {
  const { mark, roundMs, startMs } = standing;
  if (mark === null) return null;
  // What was written in this round is read before it is searched.
  await run.logs.positionsNow(logsOf(run, condition));
  const look = lookAtWait(run, condition, { sinceMs: roundMs ?? startMs, mark });
  return look.met ? `${describeWait(condition)}: ${look.seen}` : null;
}
