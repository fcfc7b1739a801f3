// SPDX-License-Identifier: Apache-2.0
/** Operations in flight: started and left to themselves, awaited later, and what becomes of them when the flow is over. */
import type { PlannedOperation } from '../core/domain/plan.ts';
import { fireAll, operationOf, whyNotFire } from './operations.ts';
import type { Run, StartedFiring } from './run.ts';
import { breakAt, CANCELLED, DONE, endOf, type StepEnd } from './step-end.ts';

/**
 * Ends as soon as the operation is on its way. From then on a failure breaks the run off as if the step had failed. Only
 * one firing of an operation can be in flight: of two, `await` could not tell which is meant.
 */
export async function startOperation(run: Run, name: string, path: string): Promise<StepEnd> {
  const operation = operationOf(run, name);
  const refused = await whyNotFire(run);
  if (refused !== null) return refused;
  if (run.started.get(name)?.isOver === false) {
    const message = `${name} was started before and has not ended`;
    run.recordError({ code: 'in-flight', subject: path, message });
    return { outcome: 'failed', reason: message };
  }
  run.started.set(name, begin(run, operation, path));
  return DONE;
}

function begin(run: Run, operation: PlannedOperation, path: string): StartedFiring {
  const { name } = operation;
  const lastsMs = operation.kind === 'fault' ? operation.durationMs : 0;
  const fired = fireAll(run, operation, { path, holding: { lastsMs, release: null } });
  const applied = endOf(run, path, async () => (await fired).applied);
  const ended = applied.then(async (end) => {
    const last = end.outcome === 'failed' ? end : await endOf(run, path, async () => (await fired).ended);
    started.isOver = true;
    breakAt(run, `${path} (start ${name})`, last);
    return last;
  });
  const started: StartedFiring = { applied, ended, isOver: false, lastsMs };
  return started;
}

/** Ends as the firing that was started last ends. */
export async function awaitOperation(run: Run, name: string): Promise<StepEnd> {
  const started = run.started.get(name);
  if (started === undefined) return { outcome: 'skipped', reason: `${name} has not been started` };
  const end = await started.ended;
  return end.outcome !== 'failed' && run.isBroken() ? CANCELLED : end;
}

/**
 * Waits at the end of the flow for what is still in flight: its parts have limits of their own, and the run has its
 * timeout. What only a revert ends is left to the reverts that follow. When the run is broken off, everything ends by itself.
 */
export async function endStarted(run: Run): Promise<void> {
  await Promise.all(
    [...run.started.values()].map(async ({ lastsMs, applied, ended }) => {
      if (lastsMs === null) await applied;
      if (lastsMs !== null || run.isBroken()) await ended;
    }),
  );
}
