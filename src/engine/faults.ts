// SPDX-License-Identifier: Apache-2.0
/**
 * One fault on one target: its undo on disk first, then requested, effective or failed, then held and reverted where it
 * has a duration. What the fault does to the target is in effects.ts.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { FAULTS } from '../core/domain/faults.ts';
import { roleLabel } from '../core/domain/target.ts';
import { withDeadline } from './deadlines.ts';
import { describeIdentity } from './identity.ts';
import { type Effect, type Shot, takeEffect, undoOf } from './effects.ts';
import { positionsAround } from './marks.ts';
import type { FaultSubject, UndoEntry } from './reverts.ts';
import { isRefused } from './undo.ts';
import { describeThrown } from './run-context.ts';
import type { Run } from './run.ts';
import type { Firing, Target } from './targets.ts';

export interface ShotEnd {
  readonly target: string;
  readonly outcome: 'done' | 'already-exited' | 'failed' | 'cancelled';
  readonly reason: string | null;
}

/** A fault that took effect and is still to be reverted by its own step. */
export interface AppliedShot {
  readonly end: ShotEnd;
  /** Resolves when the fault was held as long as it should be and is reverted. */
  readonly held: Promise<ShotEnd>;
}

/** What ends a held fault, unless it is reverted before. */
export interface Holding {
  /** How long it lasts from its confirmed effect; null where time does not end it. */
  readonly lastsMs: number | null;
  /** Ends it when it aborts; null where nobody else ends it. */
  readonly release: AbortSignal | null;
}

export type HeldFiring = Firing & { readonly holding: Holding };

/** Applies; the returned `held` goes on. Rejects only with what the disk refuses or a bug. */
export async function fire(run: Run, firing: HeldFiring, target: Target): Promise<AppliedShot> {
  const subject = subjectOf(firing, target);
  const { identity } = target;
  if (identity === null || (await isGone(run, target))) {
    return ended(await noteExited(run, { firing, subject, target }));
  }
  if (run.isBroken()) return ended({ target: subject.target, outcome: 'cancelled', reason: null });
  const shot: Shot = { operation: firing.operation, target, identity };
  const entry = await registerUndo(run, shot, subject);
  try {
    if (entry !== null) await run.journal.quiet(entry);
    return await apply(run, { firing, subject, shot, entry });
  } finally {
    if (entry !== null) run.journal.settle(entry);
  }
}

interface Application {
  readonly firing: HeldFiring;
  readonly subject: FaultSubject;
  readonly shot: Shot;
  readonly entry: UndoEntry | null;
}

async function apply(run: Run, application: Application): Promise<AppliedShot> {
  const { firing, subject, shot, entry } = application;
  const { operation } = firing;
  await request(run, { firing, subject, identity: describeIdentity(shot.identity), undo: entry?.id ?? null });
  // Reading the logs took time, in which the run may have been broken off: then nothing more may fire.
  if (run.isBroken()) return ended(noteFailed(run, subject, null));
  try {
    const { clock } = run.ports;
    const effect = await withDeadline({ clock, limitMs: operation.timeoutMs, parent: run.flow }, (signal) =>
      takeEffect(run, shot, signal),
    );
    const effectiveMs = run.nowMs();
    if (entry !== null) run.journal.noteInForce(entry);
    await noteEffective(run, subject, effect);
    const end = { target: subject.target, outcome: 'done', reason: effect.proof } as const;
    return {
      end,
      held: entry === null ? Promise.resolve(end) : hold(run, { entry, firing, subject, shot, end, effectiveMs }),
    };
  } catch (error) {
    return ended(noteFailed(run, subject, error));
  }
}

/** One of which nothing is held. */
export function ended(end: ShotEnd): AppliedShot {
  return { end, held: Promise.resolve(end) };
}

interface Hold {
  readonly entry: UndoEntry;
  readonly firing: HeldFiring;
  readonly subject: FaultSubject;
  readonly shot: Shot;
  readonly end: ShotEnd;
  readonly effectiveMs: number;
}

/** A held fault lasts as long as it is held; a restart is over at once; what is left down stays down until it is reverted. */
async function hold(run: Run, held: Hold): Promise<ShotEnd> {
  const { entry, firing, end } = held;
  const { held: lasts, startsTarget } = FAULTS[firing.operation.fault];
  if (startsTarget === 'when-reverted') return end;
  if (lasts) await lastingOf(run, held);
  const cause = lasts && firing.holding.release === null ? 'duration' : 'step';
  // A restart has started its target again, and seen that. One that ended since did so by itself.
  const known = lasts ? undefined : { result: 'already-clean' as const, proof: end.reason ?? '' };
  const { result, proof } = await run.journal.revert(entry, cause, known);
  return isRefused(result) ? { ...end, outcome: 'failed', reason: `not reverted: ${proof}` } : end;
}

/** Resolves when the fault is to be reverted, or its revert has begun. */
async function lastingOf(run: Run, held: Hold): Promise<void> {
  const { entry, firing, subject, shot, effectiveMs } = held;
  const { lastsMs, release } = firing.holding;
  const timer = new AbortController();
  const signals = [run.flow, timer.signal];
  const early = AbortSignal.any(release === null ? signals : [...signals, release]);
  const over = lastsMs === null ? aborted(early) : run.ports.clock.sleepUntil(effectiveMs + lastsMs, early);
  const { address } = shot.target;
  const unwatch = run.held.watch({ subject, address, identity: shot.identity, entry });
  await Promise.race([over, entry.reverting]);
  unwatch();
  timer.abort();
  if (run.isBroken()) await run.journal.revertAll('broken');
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function registerUndo(run: Run, shot: Shot, subject: FaultSubject): Promise<UndoEntry | null> {
  const undo = await undoOf(run, shot);
  if (undo === null) return null;
  const { operation } = shot;
  return run.journal.register({
    ...undo,
    subject: `${operation.name} #${String(subject.firing)} (${operation.fault}) on ${subject.target}`,
    fault: subject,
    limitMs: operation.timeoutMs,
    on: describeIdentity(shot.identity),
  });
}

async function isGone(run: Run, target: Target): Promise<boolean> {
  if (target.identity === null) return true;
  const { condition } = await run.ports.backend.observe(target.identity, run.flow);
  return condition === 'gone' && !run.isBroken();
}

async function noteExited(
  run: Run,
  shot: { readonly firing: Firing; readonly subject: FaultSubject; readonly target: Target },
): Promise<ShotEnd> {
  const { firing, subject, target } = shot;
  const identity = target.identity === null ? null : describeIdentity(target.identity);
  await request(run, { firing, subject, identity, undo: null });
  const message = `${subject.target} had ended before the fault`;
  run.timeline.emit({ type: 'fault.failed', ...subject, code: 'already-exited', message });
  return { target: subject.target, outcome: 'already-exited', reason: message };
}

async function request(
  run: Run,
  wanted: {
    readonly firing: Firing;
    readonly subject: FaultSubject;
    readonly identity: string | null;
    readonly undo: number | null;
  },
): Promise<void> {
  const { firing, subject, identity, undo } = wanted;
  const logs = await positionsAround(run, subject.instance);
  run.timeline.emit({ type: 'fault.requested', step: firing.step, ...subject, identity, undo, logs });
}

async function noteEffective(run: Run, subject: FaultSubject, effect: Effect): Promise<void> {
  const logs = await positionsAround(run, subject.instance);
  const respondedMs = run.timeline.sinceStart(effect.respondedMs);
  run.timeline.emit({ type: 'fault.effective', ...subject, proof: effect.proof, respondedMs, logs });
}

/** `error` is null where nothing was done because the run was broken off. */
function noteFailed(run: Run, subject: FaultSubject, error: unknown): ShotEnd {
  const known = error instanceof HarnessError ? error.code : 'bug';
  const cancelled = run.isBroken() && (error === null || known !== 'bug');
  const code = cancelled ? 'cancelled' : known === 'target-gone' ? 'already-exited' : known;
  const message = cancelled ? 'the run was broken off' : describeThrown(error);
  run.timeline.emit({ type: 'fault.failed', ...subject, code, message });
  const { target } = subject;
  if (code === 'already-exited') return { target, outcome: code, reason: message };
  if (cancelled) return { target, outcome: 'cancelled', reason: null };
  run.recordError({ code, subject: `${subject.operation} on ${target}`, message });
  return { target, outcome: 'failed', reason: message };
}

function subjectOf(firing: Firing, target: Target): FaultSubject {
  const { operation, number } = firing;
  const { component, workload, instance, role } = target;
  const label = component ?? roleLabel(instance ?? '', role ?? '');
  return {
    operation: operation.name,
    firing: number,
    fault: operation.fault,
    target: label,
    component,
    workload,
    instance,
    role,
  };
}
