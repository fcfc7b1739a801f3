// SPDX-License-Identifier: Apache-2.0
/** The steps of workloads: start (create every instance) and await (each has ended, or time is up). */
import type { PlannedWorkload } from '../core/domain/plan.ts';
import { instanceLogRole, roleLabel } from '../core/domain/target.ts';
import { roleLog } from './addresses.ts';
import { forEachLimited } from './deadlines.ts';
import { createEnvironment, workloadEnvironmentFile } from './environment.ts';
import { describeHookFailure, runHook } from './hooks.ts';
import { startHostInstance } from './host-workloads.ts';
import { AT_ONCE } from './limits.ts';
import { waitUntil } from './pulse.ts';
import type { Run } from './run.ts';
import { CANCELLED, DONE, type StepEnd } from './step-end.ts';

/** Ends when all have been created (their hooks have returned, their processes run); fails when one was not. */
export async function startWorkload(run: Run, name: string): Promise<StepEnd> {
  const workload = workloadOf(run, name);
  const create = workload.on === 'host' ? startHostInstance : createWith(run, workload);
  const failed: string[] = [];
  await forEachLimited(workload.instances, AT_ONCE, async (instance) => {
    if (run.isBroken()) return;
    if (isFirst(run, instance) && (await create(run, workload, instance))) return;
    failed.push(instance);
    if (!run.isBroken()) run.breakOff('error', `${instance} could not be created`);
  });
  if (failed.length > 0 && run.breakage()?.kind !== 'signal') {
    return { outcome: 'failed', reason: `not created: ${failed.join(', ')}` };
  }
  return run.isBroken() ? CANCELLED : DONE;
}

function isFirst(run: Run, instance: string): boolean {
  const first = run.instances.beginCreate(instance);
  if (!first) run.recordError({ code: 'create-failed', subject: instance, message: `${instance} was created before` });
  return first;
}

/** Creates instances in the system, from files that they share. */
function createWith(run: Run, { name, script, policy }: PlannedWorkload): typeof startHostInstance {
  const { workDir, writers } = run.ports;
  const shared = {
    script: workDir.write(`script-${name}.sh`, script),
    policy: policy === null ? null : writers.inputPath(policy),
  };
  return (_, workload, instance) => {
    const env = workDir.write(`env-${instance}`, workloadEnvironmentFile(workload, instance));
    return createInstance(run, { workload, instance, files: { ...shared, env } });
  };
}

type Creation = Parameters<typeof createEnvironment>[1];

async function createInstance(run: Run, creation: Creation): Promise<boolean> {
  const { instance, workload } = creation;
  const call = {
    hook: 'instance.create',
    subject: instance,
    env: createEnvironment(run.environment, creation),
  } as const;
  const result = await runHook(run.hookTools, call, run.flow);
  if (!result.ok) {
    if (result.outcome !== 'cancelled') {
      run.recordError({ code: 'create-failed', subject: instance, message: describeHookFailure(call, result) });
    }
    return false;
  }
  run.instances.noteCreated(instance);
  followLogs(run, workload, instance);
  return true;
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

/** Ends when each instance has ended, by itself or on purpose, or at the workload's timeout, which is no error. */
export async function awaitWorkload(run: Run, name: string, path: string): Promise<StepEnd> {
  const workload = workloadOf(run, name);
  const running = (): readonly string[] => workload.instances.filter((instance) => !run.instances.isOver(instance));
  const { clock } = run.ports;
  const deadlineMs = run.nowMs() + workload.timeoutMs;
  const end = await waitUntil({ clock, pulse: run.pulse, deadlineMs, holds: () => running().length === 0 }, run.flow);
  if (end === 'met') return DONE;
  if (end === 'aborted') return CANCELLED;
  const instances = running();
  run.timeline.emit({ type: 'await.timed-out', step: path, workload: name, instances });
  return { outcome: 'timed-out', reason: `not ended: ${instances.join(', ')}` };
}

function workloadOf(run: Run, name: string): PlannedWorkload {
  const workload = run.plan.workloads.find((candidate) => candidate.name === name);
  if (workload === undefined) throw new TypeError(`the plan has no workload ${name}`);
  return workload;
}
