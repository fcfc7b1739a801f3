// SPDX-License-Identifier: Apache-2.0
/** The steps of workloads: start (create every instance) and await (each has ended, or time is up). */
import type { PlannedWorkload } from '../core/domain/plan.ts';
import { creatorOf } from './create-instance.ts';
import { creating } from './creates.ts';
import { forEachLimited } from './deadlines.ts';
import { startHostInstance } from './host-workloads.ts';
import { AT_ONCE } from './limits.ts';
import { waitUntil } from './pulse.ts';
import type { Run } from './run.ts';
import { CANCELLED, DONE, type StepEnd } from './step-end.ts';

/** Ends when all have been created (their hooks have returned, their processes run); fails when one was not. */
export function startWorkload(run: Run, name: string): Promise<StepEnd> {
  return creating(run, name, () => createAll(run, workloadOf(run, name)));
}

async function createAll(run: Run, workload: PlannedWorkload): Promise<StepEnd> {
  const create = creatorFor(run, workload);
  const failed: string[] = [];
  await forEachLimited(workload.instances, AT_ONCE, async (instance) => {
    if (run.isBroken()) return;
    if (isFirst(run, instance) && (await create(instance))) return;
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

/** False when it was not created; why is recorded. */
function creatorFor(run: Run, workload: PlannedWorkload): (instance: string) => Promise<boolean> {
  if (workload.on === 'host') return (instance) => startHostInstance(run, workload, instance);
  const create = creatorOf(run, workload);
  return async (instance) => {
    const { result, problem } = await create(instance);
    if (problem !== null && result.outcome !== 'cancelled') {
      run.recordError({ code: 'create-failed', subject: instance, message: problem });
    }
    return problem === null;
  };
}

/** Ends when each instance has ended, by itself or on purpose, or at the workload's timeout, which is no error. */
export async function awaitWorkload(run: Run, name: string, path: string): Promise<StepEnd> {
  const workload = workloadOf(run, name);
  const running = (): readonly string[] => run.instances.awaited(name);
  const { clock } = run.ports;
  const deadlineMs = run.nowMs() + workload.timeoutMs;
  const end = await waitUntil({ clock, pulse: run.pulse, deadlineMs, holds: () => running().length === 0 }, run.flow);
  if (end === 'met') return DONE;
  if (end === 'aborted') return CANCELLED;
  const instances = running();
  run.timeline.emit({ type: 'await.timed-out', step: path, workload: name, instances });
  return { outcome: 'timed-out', reason: `not ended: ${instances.join(', ')}` };
}

export function workloadOf(run: Run, name: string): PlannedWorkload {
  const workload = run.plan.workloads.find((candidate) => candidate.name === name);
  if (workload === undefined) throw new TypeError(`the plan has no workload ${name}`);
  return workload;
}
