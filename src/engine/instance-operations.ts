// SPDX-License-Identifier: Apache-2.0
/** The operations `instance-create` and `instance-delete` on one instance. */
import { formatDuration } from '../core/domain/duration.ts';
import { type ActionResult, type Deed, recorded, resultOfHook } from './action-record.ts';
import { collectSafely } from './collect.ts';
import { creatorOf } from './create-instance.ts';
import { creating } from './creates.ts';
import { withDeadline } from './deadlines.ts';
import { type EndAttempt, tryToEnd } from './end-instance.ts';
import { startHostInstance } from './host-workloads.ts';
import type { InstanceName } from './instances.ts';
import { STOP_GRACE_MS } from './limits.ts';
import type { Run } from './run.ts';
import { workloadOf } from './workloads.ts';

/** Of what no hook did: it is done, in no time worth telling. */
const DONE: ActionResult = {
  ...{ outcome: 'ok', exitCode: 0, durationMs: 0, stdout: '', stderr: '', cut: false },
  ...{ proof: null, fault: null },
};

/** The instance has a name that was free. It ends when the system has accepted it. */
export function createOne(run: Run, deed: Deed): Promise<ActionResult> {
  const instance = deed.subject.target;
  const workload = workloadOf(run, deed.subject.workload ?? '');
  return recorded(run, { deed, undo: null }, () =>
    creating(run, workload.name, async () => {
      run.instances.beginCreate(instance);
      if (workload.on === 'host') {
        return (await startHostInstance(run, workload, instance)) ? DONE : failed(`${instance} could not be started`);
      }
      const { result } = await creatorOf(run, workload)(instance);
      return resultOfHook(result);
    }),
  );
}

/** What a sandbox holds goes with it, so that is taken first; where that fails it stays. */
export function deleteOne(run: Run, deed: Deed): Promise<ActionResult> {
  const { clock } = run.ports;
  const { timeoutMs } = deed.operation;
  return recorded(run, { deed, undo: null }, async () => {
    const name = run.instances.existing().find(({ instance }) => instance === deed.subject.target);
    if (name === undefined) return failed('it was deleted meanwhile');
    const result = await withDeadline({ clock, limitMs: timeoutMs, parent: run.flow }, (signal) =>
      remove(run, name, signal),
    );
    if (result.outcome !== 'cancelled' || run.isBroken()) return result;
    return { ...result, outcome: 'timed-out', proof: `did not end within ${formatDuration(timeoutMs)}` };
  });
}

async function remove(run: Run, name: InstanceName, signal: AbortSignal): Promise<ActionResult> {
  const { workload, instance, on } = name;
  if (on === 'system' && !(await collectSafely(run, name, signal))) {
    return signal.aborted ? { ...failed('it was not collected in time'), outcome: 'cancelled' } : failed(NOT_COLLECTED);
  }
  const attempt = await tryToEnd(run, name, { graceMs: STOP_GRACE_MS, signal });
  if (attempt.problem === null)
    run.timeline.emit({ type: 'instance.stopped', workload, instance, by: 'instance-delete' });
  else if (!run.isBroken()) run.instances.noteKept(instance);
  if (on === 'host') await collectSafely(run, name, signal);
  return resultOf(attempt);
}

const NOT_COLLECTED = 'it could not be collected whole, so it was not deleted';

function resultOf({ problem, result }: EndAttempt): ActionResult {
  if (result !== null) return resultOfHook(result);
  return problem === null ? DONE : failed(problem);
}

function failed(proof: string): ActionResult {
  return { ...DONE, outcome: 'failed', exitCode: null, proof };
}
