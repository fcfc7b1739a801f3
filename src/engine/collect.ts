// SPDX-License-Identifier: Apache-2.0
/** Evidence at the end: what each instance left is copied into the run directory, then all observers are closed but those of the logs of components. */
import type { CommandResult } from '../ports/index.ts';
import { forEachLimited } from './deadlines.ts';
import { describeHookFailure, runHook } from './hooks.ts';
import type { InstanceName } from './instances.ts';
import { AT_ONCE, LEFT_OUT_NAMED } from './limits.ts';
import { type PhaseEnd, PHASE_DONE } from './phases.ts';
import type { Run } from './run.ts';
import { clip, oneLine } from './text.ts';

/** Every instance that the system accepted, whatever became of it. */
export async function collectInstances(run: Run): Promise<PhaseEnd> {
  const incomplete: string[] = [];
  await forEachLimited(run.instances.existing(), AT_ONCE, async (name) => {
    if (!(await collectSafely(run, name))) incomplete.push(name.instance);
  });
  await closeObservers(run);
  return incomplete.length === 0
    ? PHASE_DONE
    : { outcome: 'failed', reason: `not collected whole: ${incomplete.join(', ')}` };
}

async function collectSafely(run: Run, name: InstanceName): Promise<boolean> {
  try {
    return await collectInstance(run, name);
  } catch (error) {
    run.recordThrown(error, { subject: name.instance });
    return false;
  }
}

async function collectInstance(run: Run, name: InstanceName): Promise<boolean> {
  const { workload, instance } = name;
  const staging = run.ports.workDir.staging(instance);
  const env = { ...run.environment, CHAOS_INSTANCE: instance, CHAOS_WORKLOAD: workload, CHAOS_DEST: staging };
  const call = { hook: 'instance.collect', subject: instance, env } as const;
  const result = await runHook(run.hookTools, call, run.evidence);
  if (!result.ok) {
    run.recordError({ code: 'collect-failed', subject: instance, message: describeHookFailure(call, result) });
  }
  if (isWithout(result)) return false;
  // What a failed hook brought before it failed is evidence too.
  const adopted = await run.ports.writers.adoptInstanceFiles(name, staging);
  const leftOut = adopted.leftOut.slice(0, LEFT_OUT_NAMED).map((text) => clip(oneLine(text), 500));
  const { files, bytes } = adopted;
  run.timeline.emit({ type: 'instance.collected', workload, instance, complete: result.ok, files, bytes, leftOut });
  return result.ok;
}

/** No hook ran, or no time is left. */
function isWithout(result: CommandResult): boolean {
  return result.outcome === 'not-started' || result.outcome === 'cancelled';
}

async function closeObservers(run: Run): Promise<void> {
  for (const close of [() => run.logs.sumUp(), () => run.observers.closeAll()]) {
    try {
      await close();
    } catch (error) {
      run.recordThrown(error, { subject: 'observers' });
    }
  }
}
