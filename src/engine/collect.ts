// SPDX-License-Identifier: Apache-2.0
/** Evidence at the end: what each instance left is copied into the run directory, then all observers are closed but those of the logs of components. */
import type { AdoptedFiles, CommandResult } from '../ports/index.ts';
import { forEachLimited } from './deadlines.ts';
import { describeHookFailure, runHook } from './hooks.ts';
import { adoptHostFiles } from './host-workloads.ts';
import type { InstanceName } from './instances.ts';
import { AT_ONCE, LEFT_OUT_NAMED } from './limits.ts';
import { type PhaseEnd, PHASE_DONE } from './phases.ts';
import type { Run } from './run.ts';
import { clip, oneLine } from './text.ts';

/** Every instance that was created and not deleted, whatever became of it. */
export async function collectInstances(run: Run): Promise<PhaseEnd> {
  const incomplete: string[] = [];
  await forEachLimited(run.instances.existing(), AT_ONCE, async (name) => {
    if (!(await collectSafely(run, name, run.evidence))) incomplete.push(name.instance);
  });
  await closeObservers(run);
  return incomplete.length === 0
    ? PHASE_DONE
    : { outcome: 'failed', reason: `not collected whole: ${incomplete.join(', ')}` };
}

/** Takes what one has left so far. Whether that is all; an error is recorded. */
export async function collectSafely(run: Run, name: InstanceName, signal: AbortSignal): Promise<boolean> {
  try {
    return await collectInstance(run, name, signal);
  } catch (error) {
    run.recordThrown(error, { subject: name.instance });
    return false;
  }
}

async function collectInstance(run: Run, name: InstanceName, signal: AbortSignal): Promise<boolean> {
  if (name.on === 'host') {
    const adopted = await adoptHostFiles(run, name);
    if (adopted !== null) noteCollected(run, name, { adopted, complete: true });
    return true;
  }
  const { workload, instance } = name;
  const staging = run.ports.workDir.staging(instance);
  const env = { ...run.environment(), CHAOS_INSTANCE: instance, CHAOS_WORKLOAD: workload, CHAOS_DEST: staging };
  const call = { hook: 'instance.collect', subject: instance, env } as const;
  const result = await runHook(run.hookTools, call, signal);
  if (!result.ok && !isCutShort(run, result)) {
    run.recordError({ code: 'collect-failed', subject: instance, message: describeHookFailure(call, result) });
  }
  if (isWithout(result)) return false;
  // What a failed hook brought before it failed is evidence too.
  const adopted = await run.ports.writers.adoptInstanceFiles(name, staging);
  noteCollected(run, name, { adopted, complete: result.ok });
  return result.ok;
}

function noteCollected(
  run: Run,
  { workload, instance }: InstanceName,
  { adopted, complete }: { readonly adopted: AdoptedFiles; readonly complete: boolean },
): void {
  const { files, bytes } = adopted;
  const leftOut = adopted.leftOut.slice(0, LEFT_OUT_NAMED).map((text) => clip(oneLine(text), 500));
  run.timeline.emit({ type: 'instance.collected', workload, instance, complete, files, bytes, leftOut });
}

/** The flow broke off around it: it is collected again when evidence is. */
function isCutShort(run: Run, result: CommandResult): boolean {
  return result.outcome === 'cancelled' && run.phase() === 'flow';
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
