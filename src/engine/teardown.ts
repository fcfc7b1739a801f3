// SPDX-License-Identifier: Apache-2.0
/**
 * What always happens after the flow, in this order: revert, settle, steady state, collect, delete, shut down, sweep. A
 * part that fails records an error and the next one still runs.
 */
import type { InventoryItem } from '../core/domain/documents.ts';
import type { PlannedHook } from '../core/domain/plan.ts';
import type { TargetAddress } from '../ports/index.ts';
import { roleAddress } from './addresses.ts';
import { type Booting, whyNotReady } from './boot.ts';
import { collectInstances } from './collect.ts';
import { forEachLimited } from './deadlines.ts';
import { endInstance } from './end-instance.ts';
import { takeInventoryAtEnd } from './inventory.ts';
import { killLeft, withKilled } from './kill.ts';
import { AT_ONCE, HOST_END_GRACE_MS, SWEEP_AFTER_SIGNAL_MS } from './limits.ts';
import { inPhase, type PhaseEnd, PHASE_DONE, skipPhase } from './phases.ts';
import type { UndoEntry } from './reverts.ts';
import type { Run } from './run.ts';
import { describeMissing, observeSteady, recordSteady, type SteadyResult } from './steady.ts';
import { runSweep, type Swept, undoOfSweep } from './sweep.ts';
import { clip, oneLine } from './text.ts';
import { isRefused } from './undo.ts';

export async function tearDown(run: Run, booting: Booting): Promise<void> {
  await inPhase(run, 'revert', () => revertAll(run));
  await seeWhetherWell(run, booting);
  await stopLooking(run);
  await inPhase(run, 'collect', () => collectInstances(run));
  await inPhase(run, 'delete', () => deleteInstances(run));
  await inPhase(run, 'shutdown', () => shutDown(run, booting));
  await sweep(run, booting);
  await run.logs.closeAll();
}

async function revertAll(run: Run): Promise<PhaseEnd> {
  const before = run.timeline.state().errors.length;
  await run.journal.revertAll(run.breakage() === null ? 'end' : 'broken');
  return run.timeline.state().errors.length === before
    ? PHASE_DONE
    : { outcome: 'failed', reason: 'not everything was reverted' };
}

/** Settle waits until the system is well; the steady state records how it then was. */
async function seeWhetherWell(run: Run, booting: Booting): Promise<void> {
  const unneeded = whyNotSettle(run, booting);
  if (unneeded !== null) {
    skipPhase(run, 'settle', unneeded);
    skipPhase(run, 'steady-state', unneeded);
    return;
  }
  let result: SteadyResult | null = null;
  await inPhase(run, 'settle', async () => {
    result = await observeSteady(run, run.told);
    return describeSettling(run, result);
  });
  if (run.plan.steadyState.length === 0) skipPhase(run, 'steady-state', 'the experiment names no condition');
  else if (run.wasTold()) skipPhase(run, 'steady-state', TOLD);
  else await inPhase(run, 'steady-state', () => Promise.resolve(recordAfter(run, result)));
}

const TOLD = 'told to stop';

function whyNotSettle(run: Run, booting: Booting): string | null {
  if (!booting.ready) return whyNotReady(booting);
  return run.wasTold() ? TOLD : null;
}

/** With conditions of its own, an experiment's steady state is decided by checks; without, an unready system is an error. */
function describeSettling(run: Run, result: SteadyResult): PhaseEnd {
  if (result.end === 'aborted') return { outcome: 'skipped', reason: TOLD };
  if (result.end === 'held') return PHASE_DONE;
  const reason = describeMissing(run, result);
  if (run.plan.steadyState.length === 0) {
    run.recordError({ code: 'not-settled', subject: null, message: `the system was not well again: ${reason}` });
  }
  return { outcome: 'failed', reason };
}

function recordAfter(run: Run, result: SteadyResult | null): PhaseEnd {
  if (result === null) return { outcome: 'failed', reason: 'nothing was observed' };
  recordSteady(run, 'after', result);
  return result.end === 'held' ? PHASE_DONE : { outcome: 'failed', reason: describeMissing(run, result) };
}

/** The last read of all instances; from here on states are what they were. */
async function stopLooking(run: Run): Promise<void> {
  try {
    await run.instances.stop();
    if (!run.wasTold()) await run.instances.readOnce(run.told);
    await run.components.stop();
  } catch (error) {
    run.recordThrown(error, { subject: 'instance.read', phase: 'collect' });
  }
}

async function deleteInstances(run: Run): Promise<PhaseEnd> {
  const left: string[] = [];
  const how = { code: 'delete-failed', graceMs: HOST_END_GRACE_MS, signal: run.evidence };
  await forEachLimited(run.instances.attempted(), AT_ONCE, async (name) => {
    if (!(await endInstance(run, name, how))) left.push(name.instance);
  });
  await takeInventoryAtEnd(run);
  return left.length === 0 ? PHASE_DONE : { outcome: 'failed', reason: `not deleted: ${left.join(', ')}` };
}

async function shutDown(run: Run, booting: Booting): Promise<PhaseEnd> {
  const { shutdown } = booting;
  if (shutdown === null) return { outcome: 'skipped', reason: 'nothing was booted' };
  run.journal.settle(shutdown);
  const { result, proof } = await run.journal.revert(shutdown, 'end');
  if (!isRefused(result)) return PHASE_DONE;
  const message = withKilled(proof, await killLeft(run.ports, rolesLeft(run)));
  run.recordError({ code: 'shutdown-failed', subject: 'system.shutdown', message });
  return { outcome: 'failed', reason: message };
}

/** Where processes of instances may be that were not deleted. */
function rolesLeft(run: Run): readonly TargetAddress[] {
  const system = run.system();
  return run.instances
    .attempted()
    .filter(({ on }) => on === 'system')
    .flatMap((name) =>
      Object.keys(system.roles).map((role) => roleAddress(system, { ...name, role }, run.ports.workDir.path)),
    );
}

/** Whatever outlived deletion and shutdown. Not where the run was asked to keep it: a recovery can do it later. */
async function sweep(run: Run, { sweep: entry, shutdown }: Booting): Promise<void> {
  const planned = run.plan.system.hooks['system.sweep'];
  if (entry === null || planned === null) {
    const why = shutdown === null ? 'nothing was booted' : 'others use the system too';
    skipPhase(run, 'sweep', planned === null ? 'the adapter has no sweep' : why);
  } else if (run.keepLeftovers) {
    keepLeftovers(run, entry);
  } else {
    await inPhase(run, 'sweep', () => sweepAway(run, entry, planned));
  }
}

function keepLeftovers(run: Run, entry: UndoEntry): void {
  const left = notDeleted(run);
  if (left.length > 0) run.timeline.emit({ type: 'system.swept', removed: [], left });
  skipPhase(run, 'sweep', 'asked to keep what is left');
  const isShutDown = run.timeline.state().phases.some((span) => span.phase === 'shutdown' && span.outcome === 'done');
  if (left.length > 0 || !isShutDown) return;
  run.journal.noteUndone(entry, { result: 'already-clean', proof: 'all instances were deleted; not swept' });
}

async function sweepAway(run: Run, entry: UndoEntry, planned: PlannedHook): Promise<PhaseEnd> {
  const env = run.systemEnvironment();
  const call = run.wasTold() ? { planned, env, timeoutMs: SWEEP_AFTER_SIGNAL_MS } : { planned, env };
  const signal = run.evidence.aborted ? new AbortController().signal : run.evidence;
  const swept = await runSweep(run.hookTools, call, signal);
  run.timeline.emit({ type: 'system.swept', removed: [...swept.removed], left: leftBy(run, swept) });
  const outcome = undoOfSweep(swept);
  if (swept.problem === null) {
    run.journal.noteUndone(entry, outcome);
    return PHASE_DONE;
  }
  const message = clip(oneLine(withKilled(outcome.proof, await killLeft(run.ports, rolesLeft(run)))), 500);
  run.journal.noteUndone(entry, { ...outcome, proof: message });
  run.recordError({ code: 'sweep-failed', subject: 'system.sweep', message });
  return { outcome: 'failed', reason: message };
}

function leftBy(run: Run, { removed, problem }: Swept): InventoryItem[] {
  const swept = new Set(removed.map(({ instance }) => instance));
  return problem === null ? [] : notDeleted(run).filter(({ instance }) => !swept.has(instance));
}

function notDeleted(run: Run): InventoryItem[] {
  return run.instances
    .attempted()
    .map(({ instance }) => ({ kind: 'instance', id: instance, instance, role: null, identity: null }));
}
