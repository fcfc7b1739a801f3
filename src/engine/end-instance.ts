// SPDX-License-Identifier: Apache-2.0
/** Ending one instance for good: in the system by its delete hook, beside it by ending its process. */
import { describeHookFailure, type HookResult, runHook } from './hooks.ts';
import { endHostInstance } from './host-workloads.ts';
import type { InstanceName } from './instances.ts';
import type { Run } from './run.ts';

export interface EndLimits {
  /** From asking to killing; for processes of ours. */
  readonly graceMs: number;
  readonly signal: AbortSignal;
}

export interface EndOptions extends EndLimits {
  /** Of the error that is recorded when it could not be ended. */
  readonly code: string;
}

export interface EndAttempt {
  /** Null when it is gone. */
  readonly problem: string | null;
  /** Of the hook; null for a process of ours. */
  readonly result: HookResult | null;
}

/** Whether it is gone. States are no longer noted from here on. Never rejects for what the environment does. */
export async function endInstance(run: Run, name: InstanceName, options: EndOptions): Promise<boolean> {
  const { problem } = await tryToEnd(run, name, options);
  if (problem === null) return true;
  if (!isCutShort(run, options)) run.recordError({ code: options.code, subject: name.instance, message: problem });
  return false;
}

/** The same, with what a failure means left to the caller. */
export async function tryToEnd(run: Run, name: InstanceName, limits: EndLimits): Promise<EndAttempt> {
  const { workload, instance, on } = name;
  run.instances.beginDelete(instance);
  const attempt =
    on === 'host'
      ? { problem: await endHostInstance(run, name, limits), result: null }
      : await callDelete(run, name, limits);
  const isGone = attempt.problem === null;
  if (!isGone && isCutShort(run, limits)) return attempt;
  run.timeline.emit({ type: 'instance.deleted', workload, instance, deleted: isGone });
  if (isGone) run.instances.noteDeleted(instance);
  return attempt;
}

/** Where the flow broke off around it, teardown tries again. */
function isCutShort(run: Run, { signal }: EndLimits): boolean {
  return run.phase() === 'flow' && signal.aborted;
}

async function callDelete(run: Run, { workload, instance }: InstanceName, { signal }: EndLimits): Promise<EndAttempt> {
  const env = { ...run.environment(), CHAOS_INSTANCE: instance, CHAOS_WORKLOAD: workload };
  const call = { hook: 'instance.delete', subject: instance, env } as const;
  const result = await runHook(run.hookTools, call, signal);
  return { problem: result.ok ? null : describeHookFailure(call, result), result };
}
