// SPDX-License-Identifier: Apache-2.0
/** An operation that is no fault, on one target: what it is, what became of it, and its two events in the timeline. */
import type { EventBody } from '../core/domain/documents.ts';
import type { PlannedAction } from '../core/domain/plan.ts';
import { describeHookEnd, hookFacts, type HookResult } from './hooks.ts';
import { HOOK_OUTPUT_BYTES } from './limits.ts';
import { positionsAround } from './marks.ts';
import type { UndoSubject } from './reverts.ts';
import type { Run } from './run.ts';
import { clip, oneLine } from './text.ts';

type Ended = Extract<EventBody, { type: 'operation.ended' }>;

/** What became of an operation on one target. */
export interface ActionResult
  extends Pick<Ended, 'outcome' | 'exitCode' | 'durationMs' | 'stdout' | 'stderr' | 'proof'> {
  /** Whether some of the output is not there. */
  readonly cut: boolean;
  /** Why it is an error whatever the experiment says: the operation itself could not be tried. Null otherwise. */
  readonly fault: { readonly code: string; readonly message: string } | null;
}

/** One operation on one target, as events name it. */
export interface Deed {
  readonly operation: PlannedAction;
  readonly subject: UndoSubject;
  readonly step: string;
}

/** Its start and its end in the timeline, around the work; nothing is done once the run was broken off. */
export async function recorded(
  run: Run,
  { deed, undo }: { readonly deed: Deed; readonly undo: number | null },
  work: () => Promise<ActionResult>,
): Promise<ActionResult> {
  const { operation, subject, step } = deed;
  const { fault: _, ...about } = subject;
  const named = { ...about, uses: operation.uses };
  const before = await positionsAround(run, subject.instance);
  run.timeline.emit({ type: 'operation.started', ...named, step, undo, logs: before });
  const result = run.isBroken() ? NOT_DONE : await work();
  const logs = await positionsAround(run, subject.instance);
  const { outcome, exitCode, durationMs, stdout, stderr, cut } = result;
  const proof = result.proof === null ? null : clip(oneLine(result.proof), 1000);
  const output = { stdout, stderr, ...(cut ? { cut } : {}) };
  run.timeline.emit({ type: 'operation.ended', ...named, outcome, exitCode, durationMs, ...output, proof, logs });
  return result;
}

const NOT_DONE: ActionResult = {
  ...{ outcome: 'cancelled', exitCode: null, durationMs: 0, stdout: '', stderr: '', cut: false },
  ...{ proof: 'the run was broken off', fault: null },
};

/** What became of it where one hook was all of it. */
export function resultOfHook(result: HookResult): ActionResult {
  const ended = describeHookEnd(result);
  const started = result.outcome !== 'not-started';
  return {
    ...hookFacts(result),
    cut: result.stdoutBytes > HOOK_OUTPUT_BYTES || result.stderrBytes > HOOK_OUTPUT_BYTES,
    proof: result.ok ? null : ended,
    fault: started ? null : { code: 'operation-failed', message: ended },
  };
}
