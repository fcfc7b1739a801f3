// SPDX-License-Identifier: Apache-2.0
/** The step that ends a workload on purpose: each instance that has not ended by itself, with its evidence taken. */
import { collectSafely } from './collect.ts';
import { createsEnded } from './creates.ts';
import { forEachLimited } from './deadlines.ts';
import { endInstance } from './end-instance.ts';
import type { InstanceName } from './instances.ts';
import { AT_ONCE, STOP_GRACE_MS } from './limits.ts';
import type { Run } from './run.ts';
import { CANCELLED, DONE, type StepEnd } from './step-end.ts';

/**
 * Ends when all have ended; fails when one could not be. Those that ended before are left as they are, and those that are
 * being created, by a step beside this one, are ended once they are there.
 */
export async function stopWorkload(run: Run, workload: string): Promise<StepEnd> {
  const left: string[] = [];
  await createsEnded(run, workload);
  const names = run.instances.existing().filter((name) => name.workload === workload);
  await forEachLimited(names, AT_ONCE, async (name) => {
    if (run.isBroken() || run.instances.isOver(name.instance)) return;
    if (!(await stopInstance(run, name))) left.push(name.instance);
  });
  if (run.breakage()?.kind === 'signal' || (left.length === 0 && run.isBroken())) return CANCELLED;
  return left.length === 0 ? DONE : { outcome: 'failed', reason: `not stopped: ${left.join(', ')}` };
}

/** What a sandbox holds goes with it, so that is taken first; what a process of ours writes while it ends is taken after. */
async function stopInstance(run: Run, name: InstanceName): Promise<boolean> {
  const { workload, instance, on } = name;
  if (on === 'system') {
    await collectSafely(run, name, run.flow);
    // It may have ended meanwhile, or the run was broken off: then teardown ends it.
    if (run.isBroken() || run.instances.isOver(instance)) return true;
  }
  run.timeline.emit({ type: 'instance.stopped', workload, instance, by: 'stop' });
  const gone = await endInstance(run, name, { code: 'stop-failed', graceMs: STOP_GRACE_MS, signal: run.flow });
  if (on === 'host') await collectSafely(run, name, run.flow);
  return gone;
}
