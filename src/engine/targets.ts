// SPDX-License-Identifier: Apache-2.0
/** Targets of one firing: candidates as they are now, the choice drawn from the seed, both recorded. */
import { HarnessError } from '../core/domain/errors.ts';
import type { PlannedFault, PlannedOperation, PlannedSelect, PlannedTarget } from '../core/domain/plan.ts';
import { chooseTargets } from '../core/plan/seed.ts';
import type { TargetAddress, TargetIdentity } from '../ports/index.ts';
import { componentAddress, roleAddress } from './addresses.ts';
import { forEachLimited } from './deadlines.ts';
import { AT_ONCE } from './limits.ts';
import type { Run } from './run.ts';

export interface Target {
  readonly address: TargetAddress;
  /** Null when it has no process; then it was named exactly. */
  readonly identity: TargetIdentity | null;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  readonly role: string | null;
}

export interface Firing<O extends PlannedOperation = PlannedFault> {
  readonly operation: O;
  /** From 1. */
  readonly number: number;
  readonly step: string;
}

/**
 * Resolves, chooses and records. An empty answer means that there was nothing to act on. Throws a HarnessError when an
 * exact name is missing (`target-missing`) or more are asked for than there are (`too-few-targets`).
 */
export async function resolveTargets(run: Run, firing: Firing, signal: AbortSignal): Promise<readonly Target[]> {
  const { operation, number, step } = firing;
  const candidates = await candidatesOf(run, operation.target, signal);
  const labels = candidates.map(({ address }) => address.label).sort(byCodeUnits);
  const drawn = operation.select.kind !== 'all' && labels.length > 0;
  const emit = (chosen: readonly string[]): void =>
    run.timeline.emit({
      type: 'targets.resolved',
      step,
      operation: operation.name,
      firing: number,
      rule: describeRule(operation.target, operation.select),
      candidates: labels,
      chosen,
      seedPath: drawn ? step : null,
    });
  if (labels.length === 0) {
    emit([]);
    return [];
  }
  try {
    const { seed } = run.plan;
    const { chosen } = chooseTargets({ seed, seedPath: step, candidates: labels, select: operation.select });
    emit(chosen);
    return candidates.filter(({ address }) => chosen.includes(address.label));
  } catch (error) {
    emit([]);
    throw error;
  }
}

async function candidatesOf(run: Run, target: PlannedTarget, signal: AbortSignal): Promise<readonly Target[]> {
  if (target.kind === 'component') {
    const address = componentAddress(run.system(), target.component, run.ports.workDir.path);
    return locateAll(run, [{ ...NOBODY, address, component: target.component }], signal);
  }
  if (target.kind === 'instance')
    throw new TypeError('targets of operations that are no faults are resolved elsewhere');
  const { workload, role, instances } = target;
  const existing = run.instances.existing().filter((name) => name.workload === workload);
  const wanted = instances ?? existing.map(({ instance }) => instance);
  const missing = wanted.filter((instance) => !existing.some((name) => name.instance === instance));
  if (missing.length > 0) {
    throw new HarnessError(`${missing.join(', ')} named as target, but not there`, {
      code: 'target-missing',
      phase: 'flow',
      hint: 'Start the workload before the operation, and do not name more instances than it has.',
    });
  }
  const places = wanted.map((instance) => ({
    workload,
    instance,
    role,
    component: null,
    address: roleAddress(run.system(), { workload, instance, role }, run.ports.workDir.path),
  }));
  const located = await locateAll(run, places, signal);
  if (instances === null) return located;
  // One that was named stays the target although it is gone; that it is gone is then recorded.
  return places.map(
    (place) => located.find(({ instance }) => instance === place.instance) ?? { ...place, identity: null },
  );
}

const NOBODY = { component: null, workload: null, instance: null, role: null };

/** Those whose process exists. */
async function locateAll(
  run: Run,
  places: readonly Omit<Target, 'identity'>[],
  signal: AbortSignal,
): Promise<readonly Target[]> {
  const found: Target[] = [];
  await forEachLimited(places, AT_ONCE, async (place) => {
    const located = await run.ports.backend.locate(place.address, signal);
    if (located.found) found.push({ ...place, identity: located.identity });
  });
  return found.sort((left, right) => byCodeUnits(left.address.label, right.address.label));
}

function describeRule(target: PlannedTarget, select: PlannedSelect): string {
  const exact = target.kind === 'component' || target.instances !== null;
  switch (select.kind) {
    case 'all':
      return exact ? 'named' : 'all';
    case 'count':
      return `count ${String(select.count)}`;
    case 'percent':
      return `${String(select.percent)} percent`;
  }
}

function byCodeUnits(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
