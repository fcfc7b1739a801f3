// SPDX-License-Identifier: Apache-2.0
/** Targets of one firing: candidates as they are now, the choice drawn from the seed, both recorded. */
import { HarnessError } from '../core/domain/errors.ts';
import type {
  PlannedAction,
  PlannedFault,
  PlannedOperation,
  PlannedSelect,
  PlannedTarget,
} from '../core/domain/plan.ts';
import { chooseTargets } from '../core/plan/seed.ts';
import type { TargetAddress, TargetIdentity } from '../ports/index.ts';
import { componentAddress, roleAddress } from './addresses.ts';
import { forEachLimited } from './deadlines.ts';
import { AT_ONCE, MAX_INSTANCES } from './limits.ts';
import type { Run } from './run.ts';
import { nameSome } from './text.ts';

/** What an operation is done to. */
export interface Subject {
  /** As events name it. */
  readonly label: string;
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
}

/** What a fault acts on. */
export interface Target extends Subject {
  readonly address: TargetAddress;
  /** Null when it has no process; then it was named exactly. */
  readonly identity: TargetIdentity | null;
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
 * exact name is missing (`target-missing`), more are asked for than there are (`too-few-targets`), or a target of the run
 * that is replayed (`replay-diverged`).
 */
export async function resolveTargets(run: Run, firing: Firing, signal: AbortSignal): Promise<readonly Target[]> {
  return choose(run, firing, await candidatesOf(run, firing.operation.target, signal));
}

/** The same for an operation that is no fault: whether something has a process does not matter. */
export function resolveSubjects(run: Run, firing: Firing<PlannedAction>): readonly Subject[] {
  const { target } = firing.operation;
  switch (target.kind) {
    case 'component': {
      const { component } = target;
      return choose(run, firing, [{ label: component, component, workload: null, instance: null }]);
    }
    case 'instance': {
      const { workload } = target;
      const named = namedInstances(run, target);
      return choose(
        run,
        firing,
        named.map((instance) => ({ label: instance, component: null, workload, instance })),
      );
    }
    case 'role':
      throw new TypeError(`${firing.operation.name}: only faults act on a role`);
  }
}

/** The instance that is to be created. Throws a HarnessError (`too-many-instances`). */
export function reserveSubject(run: Run, { operation, number, step }: Firing<PlannedAction>): Subject {
  const { target, name } = operation;
  if (target.kind !== 'instance') throw new TypeError(`${name} creates instances, of no workload`);
  const { workload } = target;
  const instance = run.instances.reserve(workload);
  if (instance === null) {
    throw new HarnessError(`${workload} has had ${String(MAX_INSTANCES)} instances, and may have no more`, {
      code: 'too-many-instances',
      phase: 'flow',
    });
  }
  const targets = { rule: 'next free name', candidates: [instance], chosen: [instance], seedPath: null };
  run.timeline.emit({ type: 'targets.resolved', step, operation: name, firing: number, ...targets });
  return { label: instance, component: null, workload, instance };
}

function choose<S extends Subject>(run: Run, firing: Firing<PlannedOperation>, candidates: readonly S[]): readonly S[] {
  const { operation, number, step } = firing;
  const labels = candidates.map(({ label }) => label).sort(byCodeUnits);
  const pinned = run.pinnedTargets({ step, operation: operation.name, firing: number });
  const drawn = pinned === null && operation.select.kind !== 'all' && labels.length > 0;
  const emit = (chosen: readonly string[]): void =>
    run.timeline.emit({
      type: 'targets.resolved',
      step,
      operation: operation.name,
      firing: number,
      rule: `${describeRule(operation.target, operation.select)}${pinned === null ? '' : ', replayed'}`,
      candidates: labels,
      chosen,
      seedPath: drawn ? step : null,
    });
  if (labels.length === 0 && pinned === null) {
    emit([]);
    return [];
  }
  try {
    const { seed } = run.plan;
    const chosen =
      pinned === null
        ? chooseTargets({ seed, seedPath: step, candidates: labels, select: operation.select }).chosen
        : requireAll(pinned, labels);
    emit(chosen);
    return candidates.filter(({ label }) => chosen.includes(label));
  } catch (error) {
    emit([]);
    throw error;
  }
}

/** The targets of the run that is replayed, all of which must be there again. */
function requireAll(pinned: readonly string[], candidates: readonly string[]): readonly string[] {
  const missing = pinned.filter((label) => !candidates.includes(label));
  if (missing.length === 0) return pinned;
  throw new HarnessError(`${nameSome(missing)} was acted on in the run that is replayed, and is not there now`, {
    code: 'replay-diverged',
    phase: 'flow',
    hint: 'The system did something else than then; run again, or without --replay.',
  });
}

async function candidatesOf(run: Run, target: PlannedTarget, signal: AbortSignal): Promise<readonly Target[]> {
  if (target.kind === 'component') {
    const address = componentAddress(run.system(), target.component, run.ports.workDir.path);
    return locateAll(run, [{ ...NOBODY, label: address.label, address, component: target.component }], signal);
  }
  if (target.kind === 'instance') throw new TypeError('a fault acts on a role of an instance');
  const { workload, role, instances } = target;
  const places = namedInstances(run, target).map((instance) => {
    const address = roleAddress(run.system(), { workload, instance, role }, run.ports.workDir.path);
    return { label: address.label, workload, instance, role, component: null, address };
  });
  const located = await locateAll(run, places, signal);
  if (instances === null) return located;
  // One that was named stays the target although it is gone; that it is gone is then recorded.
  return places.map(
    (place) => located.find(({ instance }) => instance === place.instance) ?? { ...place, identity: null },
  );
}

/** Instances that exist, or of those the ones that are named. */
function namedInstances(
  run: Run,
  { workload, instances }: { readonly workload: string; readonly instances: readonly string[] | null },
): readonly string[] {
  const existing = run.instances.existing().flatMap((name) => (name.workload === workload ? [name.instance] : []));
  const missing = (instances ?? []).filter((instance) => !existing.includes(instance));
  if (missing.length === 0) return instances ?? existing;
  throw new HarnessError(`${missing.join(', ')} named as target, but not there`, {
    code: 'target-missing',
    phase: 'flow',
    hint: 'Start the workload before the operation, and do not name more instances than it has.',
  });
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
  return found.sort((left, right) => byCodeUnits(left.label, right.label));
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
