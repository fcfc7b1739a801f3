// SPDX-License-Identifier: Apache-2.0
/** The steps of operations: one firing on all its targets, held while other steps are done, and reverting the last firing. */
import { HarnessError } from '../core/domain/errors.ts';
import type { PlannedAction, PlannedOperation, PlannedTarget } from '../core/domain/plan.ts';
import { CREATES, doAction } from './actions.ts';
import { forEachLimited, withDeadline } from './deadlines.ts';
import { type AppliedShot, ended, fire, type HeldFiring, type Holding, type ShotEnd } from './faults.ts';
import { AT_ONCE } from './limits.ts';
import { isRefused } from './undo.ts';
import { describeThrown } from './run-context.ts';
import type { Run } from './run.ts';
import { steadyBefore } from './steady.ts';
import { breakAt, CANCELLED, combine, DONE, type StepEnd } from './step-end.ts';
import { type Firing, reserveSubject, resolveSubjects, resolveTargets, type Target } from './targets.ts';

/** A firing whose effect was read back on every target, or that had none. */
export interface Fired {
  readonly applied: StepEnd;
  /** Resolves when it is over on every target, reverts included. Rejects as little as `fireAll`. */
  readonly ended: Promise<StepEnd>;
}

export async function runOperation(run: Run, name: string, path: string): Promise<StepEnd> {
  const operation = operationOf(run, name);
  const refused = await whyNotFire(run);
  if (refused !== null) return refused;
  const holding = { lastsMs: operation.kind === 'fault' ? (operation.durationMs ?? 0) : null, release: null };
  const { ended } = await fireAll(run, operation, { path, holding });
  return ended;
}

/** Holds the fault while the steps are done; without its effect they are not done, unless it had nothing to act on. */
export async function runHold(
  run: Run,
  hold: { readonly operation: string; readonly path: string },
  steps: () => Promise<StepEnd>,
): Promise<StepEnd> {
  const operation = operationOf(run, hold.operation);
  if (operation.kind === 'action') throw new TypeError(`${operation.uses} cannot be held`);
  const refused = await whyNotFire(run);
  if (refused !== null) return refused;
  const release = new AbortController();
  const { path } = hold;
  const fired = await fireAll(run, operation, { path, holding: { lastsMs: null, release: release.signal } });
  const { outcome, reason } = fired.applied;
  const done = outcome === 'done' || outcome === 'skipped' ? await steps() : fired.applied;
  release.abort();
  const end = combine([done, await fired.ended]);
  if (end.outcome !== 'done') return end;
  return { ...end, reason: outcome === 'skipped' ? `without ${operation.name}: ${reason ?? ''}` : reason };
}

/** How a step ends that must not fire; null when the system was well before the first operation and nothing is broken. */
export async function whyNotFire(run: Run): Promise<StepEnd | null> {
  if (!(await steadyBefore(run))) {
    return run.isBroken() && run.breakage()?.kind === 'signal'
      ? CANCELLED
      : { outcome: 'failed', reason: 'not fired: the steady state did not hold' };
  }
  return run.isBroken() ? CANCELLED : null;
}

/** Rejects only with a bug. A target on which it has no effect breaks the run off at once. */
export async function fireAll(
  run: Run,
  operation: PlannedOperation,
  how: { readonly path: string; readonly holding: Holding },
): Promise<Fired> {
  const { name } = operation;
  const { path, holding } = how;
  const number = (run.firings.get(name) ?? 0) + 1;
  run.firings.set(name, number);
  const about = { number, step: path };
  try {
    return operation.kind === 'fault'
      ? await fireFault(run, { operation, ...about, holding })
      : overAtOnce(await fireAction(run, { operation, ...about }));
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    if (run.isBroken()) return overAtOnce(CANCELLED);
    run.recordThrown(error, { subject: name });
    return overAtOnce({ outcome: 'failed', reason: describeThrown(error) });
  }
}

async function fireFault(run: Run, firing: HeldFiring): Promise<Fired> {
  const { operation, step } = firing;
  const targets = await withDeadline(
    { clock: run.ports.clock, limitMs: operation.timeoutMs, parent: run.flow },
    (signal) => resolveTargets(run, firing, signal),
  );
  if (targets.length === 0) return overAtOnce(nothingToActOn(run, operation));
  const shots = await act(run, firing, targets);
  const applied = summarise(shots.map(({ end }) => end));
  breakAt(run, `${step} (${operation.name})`, applied);
  return { applied, ended: Promise.all(shots.map(({ held }) => held)).then(summarise) };
}

/** An operation that is no fault has its effect when it has ended. */
async function fireAction(run: Run, firing: Firing<PlannedAction>): Promise<StepEnd> {
  const creates = firing.operation.uses === CREATES;
  const subjects = creates ? [reserveSubject(run, firing)] : resolveSubjects(run, firing);
  return subjects.length === 0 ? nothingToActOn(run, firing.operation) : doAction(run, firing, subjects);
}

function overAtOnce(end: StepEnd): Fired {
  return { applied: end, ended: Promise.resolve(end) };
}

/** Applies to all, so many at once; those that took effect are held side by side, however many they are. */
async function act(run: Run, firing: HeldFiring, targets: readonly Target[]): Promise<readonly AppliedShot[]> {
  const shots: AppliedShot[] = [];
  const { name } = firing.operation;
  try {
    await forEachLimited(targets, AT_ONCE, async (target) => {
      shots.push(await fire(run, firing, target));
    });
  } catch (error) {
    run.recordThrown(error, { subject: name });
    run.breakOff('error', `${name} could not be applied`);
    shots.push(ended({ target: name, outcome: 'failed', reason: describeThrown(error) }));
  }
  return shots;
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

/** Ends when the operation's last firing is undone and read back. One that was just started is applied first. */
export async function runRevert(run: Run, name: string): Promise<StepEnd> {
  await run.started.get(name)?.applied;
  if (!run.firings.has(name)) return { outcome: 'skipped', reason: `${name} has not fired` };
  const reasons: string[] = [];
  await forEachLimited(run.journal.lastFiring(name), AT_ONCE, async (entry) => {
    const { result, proof } = await run.journal.revert(entry, 'step');
    if (isRefused(result)) reasons.push(`${entry.fault?.target ?? name}: ${proof}`);
  });
  return reasons.length === 0 ? DONE : { outcome: 'failed', reason: reasons.join('; ') };
}

export function operationOf(run: Run, name: string): PlannedOperation {
  const operation = run.plan.operations.find((candidate) => candidate.name === name);
  if (operation === undefined) throw new TypeError(`the plan has no operation ${name}`);
  return operation;
}
