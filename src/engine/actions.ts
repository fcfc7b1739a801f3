// SPDX-License-Identifier: Apache-2.0
/** Operations that are no faults: one firing on all its targets, and what a failure means for the run. */
import type { PlannedAction } from '../core/domain/plan.ts';
import type { ActionResult, Deed } from './action-record.ts';
import { doAdapterOperation } from './adapter-operation.ts';
import { forEachLimited } from './deadlines.ts';
import { createOne, deleteOne } from './instance-operations.ts';
import { AT_ONCE } from './limits.ts';
import { describeThrown } from './run-context.ts';
import type { Run } from './run.ts';
import { CANCELLED, DONE, type StepEnd } from './step-end.ts';
import type { Firing, Subject } from './targets.ts';
import { nameSome } from './text.ts';

interface DeedEnd {
  readonly target: string;
  readonly outcome: 'done' | 'recorded' | 'failed' | 'cancelled';
  readonly reason: string | null;
}

/** Done to all, so many at once. */
export async function doAction(
  run: Run,
  firing: Firing<PlannedAction>,
  subjects: readonly Subject[],
): Promise<StepEnd> {
  const ends: DeedEnd[] = [];
  await forEachLimited(subjects, AT_ONCE, async (subject) => {
    ends.push(await doSafely(run, deedOf(firing, subject)));
  });
  return summarise(ends);
}

function deedOf({ operation, number, step }: Firing<PlannedAction>, subject: Subject): Deed {
  const { label, component, workload, instance } = subject;
  const about = { operation: operation.name, firing: number, fault: null, target: label };
  return { operation, subject: { ...about, component, workload, instance, role: null }, step };
}

/** `uses` of the operation whose target does not exist beforehand. */
export const CREATES = 'instance-create';

function workOf({ uses }: PlannedAction): typeof doAdapterOperation {
  if (uses === CREATES) return createOne;
  return uses === 'instance-delete' ? deleteOne : doAdapterOperation;
}

async function doSafely(run: Run, deed: Deed): Promise<DeedEnd> {
  const { target } = deed.subject;
  if (run.isBroken()) return { target, outcome: 'cancelled', reason: null };
  try {
    return judge(run, deed, await workOf(deed.operation)(run, deed));
  } catch (error) {
    run.recordThrown(error, { subject: nameOf(deed) });
    return { target, outcome: 'failed', reason: describeThrown(error) };
  }
}

function judge(run: Run, deed: Deed, result: ActionResult): DeedEnd {
  const { target } = deed.subject;
  if (result.outcome === 'ok') return { target, outcome: 'done', reason: null };
  if (result.outcome === 'cancelled' && run.isBroken()) return { target, outcome: 'cancelled', reason: null };
  const reason = result.fault?.message ?? result.proof ?? 'failed';
  if (result.fault === null && deed.operation.onFailure === 'record') return { target, outcome: 'recorded', reason };
  run.recordError({ code: result.fault?.code ?? 'operation-failed', subject: nameOf(deed), message: reason });
  return { target, outcome: 'failed', reason };
}

function nameOf({ subject }: Deed): string {
  return `${subject.operation} on ${subject.target}`;
}

function summarise(ends: readonly DeedEnd[]): StepEnd {
  const failed = ends.find(({ outcome }) => outcome === 'failed');
  if (failed !== undefined) return { outcome: 'failed', reason: `${failed.target}: ${failed.reason ?? 'failed'}` };
  if (ends.some(({ outcome }) => outcome === 'cancelled')) return CANCELLED;
  const recordedEnds = ends.filter(({ outcome }) => outcome === 'recorded').map(({ target }) => target);
  return recordedEnds.length === 0 ? DONE : { outcome: 'done', reason: `failed on ${nameSome(recordedEnds.sort())}` };
}
