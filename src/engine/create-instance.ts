// SPDX-License-Identifier: Apache-2.0
/** Creating instances in the system with its create hook, and following what they log. What a failure means is decided elsewhere. */
import type { PlannedWorkload } from '../core/domain/plan.ts';
import { instanceLogRole, roleLabel } from '../core/domain/target.ts';
import { roleLog } from './addresses.ts';
import { createEnvironment, workloadEnvironmentFile } from './environment.ts';
import { describeHookFailure, type HookResult, runHook } from './hooks.ts';
import type { Run } from './run.ts';

export interface CreateAttempt {
  readonly result: HookResult;
  /** Null when the system has accepted it. */
  readonly problem: string | null;
}

/** Creates instances of a workload, which share its script and its policy. */
export function creatorOf(run: Run, workload: PlannedWorkload): (instance: string) => Promise<CreateAttempt> {
  const { workDir, writers } = run.ports;
  const { name, policy } = workload;
  const shared = {
    script: workDir.write(`script-${name}.sh`, workload.script),
    policy: policy === null ? null : writers.inputPath(policy),
  };
  return async (instance) => {
    const env = workDir.write(`env-${instance}`, workloadEnvironmentFile(workload, instance));
    const subject = { workload, instance, files: { ...shared, env } };
    const call = {
      hook: 'instance.create',
      subject: instance,
      env: createEnvironment(run.environment(), subject),
    } as const;
    const result = await runHook(run.hookTools, call, run.flow);
    if (!result.ok) {
      run.instances.noteRefused(instance);
      return { result, problem: describeHookFailure(call, result) };
    }
    run.instances.noteCreated(instance);
    followLogs(run, workload, instance);
    return { result, problem: null };
  };
}

function followLogs(run: Run, workload: PlannedWorkload, instance: string): void {
  const { system } = run.plan;
  for (const role of Object.keys(system.roles)) {
    const place = { workload: workload.name, instance, role };
    const source = roleLog(system, place, run.ports.workDir.path);
    if (source === null) continue;
    const destination = run.ports.writers.openInstanceLog(place);
    const texts = role === instanceLogRole(workload.on) ? workload.logTexts : [];
    run.logs.follow({ log: roleLabel(instance, role), source, destination, texts, openRest: null });
  }
}
