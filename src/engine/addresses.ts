// SPDX-License-Identifier: Apache-2.0
/** Where targets and their logs are: the adapter's locations with names put in, and what the boot hook said of the gateway. */
import type {
  PlannedSystem,
  RunPlan,
  TargetLocation,
  TargetPlace,
  VersionedLocation,
  WaitCondition,
} from '../core/domain/plan.ts';
import { instanceIndex, instanceLogRole, instanceWorkload, roleLabel } from '../core/domain/target.ts';
import type { LogPlace, TargetAddress } from '../ports/index.ts';
import { HarnessError } from '../core/domain/errors.ts';

/** In place of a path: the log is what the container writes. */
const CONTAINER_LOG = 'container';

export interface RolePlace {
  readonly workload: string;
  readonly instance: string;
  readonly role: string;
}

export function componentAddress(system: PlannedSystem, component: string, workDir: string): TargetAddress {
  const location = known(system.components[component], `component ${component}`);
  return { label: component, ...placeWith(location, { 'work-dir': workDir }) };
}

/** Where the component's log is; null when the adapter names none. */
export function componentLog(system: PlannedSystem, component: string, workDir: string): LogPlace | null {
  return logPlace(system.components[component], { 'work-dir': workDir });
}

export function roleAddress(system: PlannedSystem, place: RolePlace, workDir: string): TargetAddress {
  const location = known(system.roles[place.role], `role ${place.role}`);
  return { label: roleLabel(place.instance, place.role), ...placeWith(location, namesOf(place, workDir)) };
}

export function roleLog(system: PlannedSystem, place: RolePlace, workDir: string): LogPlace | null {
  return logPlace(system.roles[place.role], namesOf(place, workDir));
}

function logPlace(location: TargetLocation | undefined, names: Readonly<Record<string, string>>): LogPlace | null {
  if (location === undefined || location.log === null) return null;
  if (location.log !== CONTAINER_LOG || !('labels' in location)) return { file: putIn(location.log, names) };
  return { labels: mapValues(location.labels, (label) => putIn(label, names)) };
}

function placeWith(location: TargetPlace, names: Readonly<Record<string, string>>): TargetPlace {
  return 'labels' in location
    ? { type: location.type, labels: mapValues(location.labels, (label) => putIn(label, names)) }
    : { type: location.type, pidFile: putIn(location.pidFile, names) };
}

/** The system as it is in the generation that booted; null where that is not known. */
export function ofGeneration(system: PlannedSystem, generation: string | null): PlannedSystem {
  if (generation === null) return system;
  const placed = <L extends VersionedLocation>(location: L): L => {
    const { generations } = location;
    return Object.hasOwn(generations, generation) ? { ...location, ...generations[generation] } : location;
  };
  return { ...system, components: mapValues(system.components, placed), roles: mapValues(system.roles, placed) };
}

function mapValues<A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B): Readonly<Record<string, B>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Whether a line of the log of that name would satisfy the condition; of a workload's logs those of any instance. */
export function isLogOf({ workloads }: Pick<RunPlan, 'workloads'>, condition: WaitCondition, log: string): boolean {
  if (condition.kind !== 'log') return false;
  if (!condition.ofWorkload) return condition.log === log;
  const [instance = '', role] = log.split('/');
  if (instanceWorkload(instance) !== condition.log) return false;
  return role === instanceLogRole(workloads.find(({ name }) => name === condition.log)?.on);
}

/** An address with `${endpoints.NAME}` put in. Throws a HarnessError (`boot-output`) when the system named no such endpoint. */
export function endpointUrl(url: string, endpoints: Readonly<Record<string, string>>): string {
  return url.replace(/\$\{endpoints\.([A-Za-z0-9_-]+)\}/g, (_, name: string) => {
    const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
    if (endpoint !== undefined) return endpoint;
    const seen = Object.keys(endpoints).join(', ');
    throw new HarnessError(`hook system.boot named no endpoint ${name}; it named ${seen === '' ? 'none' : seen}`, {
      code: 'boot-output',
      phase: 'boot',
      subject: 'system.boot',
    });
  });
}

function namesOf(place: RolePlace, workDir: string): Readonly<Record<string, string>> {
  return {
    'work-dir': workDir,
    workload: place.workload,
    instance: place.instance,
    index: String(instanceIndex(place.instance)),
  };
}

function putIn(template: string, names: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([a-z-]+)\}/g, (whole, name: string) => names[name] ?? whole);
}

function known<T>(location: T | undefined, what: string): T {
  if (location === undefined) throw new TypeError(`the plan names ${what}, which its system does not have`);
  return location;
}
