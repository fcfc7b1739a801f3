// SPDX-License-Identifier: Apache-2.0
/** Ending one instance for good: in the system by its delete hook, beside it by ending its process. */
import { describeHookFailure, runHook } from './hooks.ts';
import { endHostInstance } from './host-workloads.ts';
import type { InstanceName } from './instances.ts';
import type { Run } from './run.ts';

export interface EndOptions {
  /** Of the error that is recorded when it could not be ended. */
  readonly code: string;
  /** From asking to killing; for processes of ours. */
  readonly graceMs: number;
  readonly signal: AbortSignal;
}

/** Whether it is gone. States are no longer noted from here on. Never rejects for what the environment does. */
export async function endInstance(run: Run, name: InstanceName, options: EndOptions): Promise<boolean> {
  const { workload, instance, on } = name;
  run.instances.beginDelete(instance);
  const problem = on === 'host' ? await endHostInstance(run, name, options) : await callDelete(run, name, options);
  // Where the flow broke off around it, teardown tries again.
  if (problem !== null && run.phase() === 'flow' && options.signal.aborted) return false;
  run.timeline.emit({ type: 'instance.deleted', workload, instance, deleted: problem === null });
  if (problem === null) run.instances.noteDeleted(instance);
  else run.recordError({ code: options.code, subject: instance, message: problem });
  return problem === null;
}

async function callDelete(
  run: Run,
  { workload, instance }: InstanceName,
  { signal }: EndOptions,
): Promise<string | null> {
  const env = { ...run.environment, CHAOS_INSTANCE: instance, CHAOS_WORKLOAD: workload };
  const call = { hook: 'instance.delete', subject: instance, env } as const;
  const result = await runHook(run.hookTools, call, signal);
  return result.ok ? null : describeHookFailure(call, result);
}
