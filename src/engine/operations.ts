// SPDX-License-Identifier: Apache-2.0
/** The steps of operations: one firing on all its targets, and reverting the last firing. */
import { HarnessError } from '../core/domain/errors.ts';
import type { PlannedAction, PlannedOperation, PlannedTarget } from '../core/domain/plan.ts';
import { doAction } from './actions.ts';
import { forEachLimited, withDeadline } from './deadlines.ts';
import { fire, type ShotEnd } from './faults.ts';
import { AT_ONCE } from './limits.ts';
import { isRefused } from './undo.ts';
import { describeThrown } from './run-context.ts';
import type { Run } from './run.ts';
import { steadyBefore } from './steady.ts';
import { CANCELLED, DONE, type StepEnd } from './step-end.ts';
import { type Firing, resolveSubjects, resolveTargets, type Target } from './targets.ts';

export async function runOperation(run: Run, name: string, path: string): Promise<StepEnd> {
  const operation = operationOf(run, name);
  if (!(await steadyBefore(run))) {
    return run.isBroken() && run.breakage()?.kind === 'signal'
      ? CANCELLED
      : { outcome: 'failed', reason: 'not fired: the steady state did not hold' };
  }
  if (run.isBroken()) return CANCELLED;
  const number = (run.firings.get(name) ?? 0) + 1;
  run.firings.set(name, number);
  const about = { number, step: path };
  try {
    return operation.kind === 'fault'
      ? await fireFault(run, { operation, ...about })
      : await fireAction(run, { operation, ...about });
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    if (run.isBroken()) return CANCELLED;
    run.recordThrown(error, { subject: name });
    return { outcome: 'failed', reason: describeThrown(error) };
  }
}

async function fireFault(run: Run, firing: Firing): Promise<StepEnd> {
  const { operation } = firing;
  const targets = await withDeadline(
    { clock: run.ports.clock, limitMs: operation.timeoutMs, parent: run.flow },
    (signal) => resolveTargets(run, firing, signal),
  );
  return targets.length === 0 ? nothingToActOn(run, operation) : summarise(await act(run, firing, targets));
}

async function fireAction(run: Run, firing: Firing<PlannedAction>): Promise<StepEnd> {
  const subjects = resolveSubjects(run, firing);
  return subjects.length === 0 ? nothingToActOn(run, firing.operation) : doAction(run, firing, subjects);
}

/** Applies to all, so many at once; those that took effect are held side by side, however many they are. */
async function act(run: Run, firing: Firing, targets: readonly Target[]): Promise<readonly ShotEnd[]> {
  const holds: Promise<ShotEnd>[] = [];
  const { name } = firing.operation;
  try {
    await forEachLimited(targets, AT_ONCE, async (target) => {
      const { held } = await fire(run, firing, target);
      holds.push(held);
    });
  } catch (error) {
    run.recordThrown(error, { subject: name });
    run.breakOff('error', `${name} could not be applied`);
    holds.push(Promise.resolve({ target: name, outcome: 'failed', reason: describeThrown(error) }));
  }
  return Promise.all(holds);
}

function nothingToActOn(run: Run, operation: PlannedOperation): StepEnd {
  const { name, target, onEmpty } = operation;
  const reason = `no targets: ${describeNothing(target)}`;
  if (onEmpty === 'skip') return { outcome: 'skipped', reason };
  run.recordError({ code: 'no-targets', subject: name, message: reason });
  return { outcome: 'failed', reason };
}

function describeNothing(target: PlannedTarget): string {
  switch (target.kind) {
    case 'component':
      return `${target.component} has no process`;
    case 'role':
      return `role ${target.role} of ${target.workload} has no process`;
    case 'instance':
      return `${target.workload} has no instance`;
  }
}

function summarise(ends: readonly ShotEnd[]): StepEnd {
  const failed = ends.find(({ outcome }) => outcome === 'failed');
  if (failed !== undefined) return { outcome: 'failed', reason: `${failed.target}: ${failed.reason ?? 'failed'}` };
  if (ends.some(({ outcome }) => outcome === 'cancelled')) return CANCELLED;
  const exited = ends.filter(({ outcome }) => outcome === 'already-exited').map(({ target }) => target);
  return exited.length === 0 ? DONE : { outcome: 'done', reason: `already exited: ${exited.join(', ')}` };
}

/** Ends when the operation's last firing is undone and read back. */
export async function runRevert(run: Run, name: string): Promise<StepEnd> {
  if (!run.firings.has(name)) return { outcome: 'skipped', reason: `${name} has not fired` };
  const reasons: string[] = [];
  await forEachLimited(run.journal.lastFiring(name), AT_ONCE, async (entry) => {
    const { result, proof } = await run.journal.revert(entry, 'step');
    if (isRefused(result)) reasons.push(`${entry.fault?.target ?? name}: ${proof}`);
  });
  return reasons.length === 0 ? DONE : { outcome: 'failed', reason: reasons.join('; ') };
}

function operationOf(run: Run, name: string): PlannedOperation {
  const operation = run.plan.operations.find((candidate) => candidate.name === name);
  if (operation === undefined) throw new TypeError(`the plan has no operation ${name}`);
  return operation;
}
