// SPDX-License-Identifier: Apache-2.0
/** Where targets and their logs are: the adapter's locations with names put in, and what the boot hook said of the gateway. */
import type {
  PlannedSystem,
  PodPlace,
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
  const labels = mapValues(location.labels, (label) => putIn(label, names));
  if (location.type !== 'pod') return { labels };
  const { namespace, container } = location;
  // Of a system that did not boot nobody said where its pods are.
  return isPlaced(location) ? { pod: { namespace, labels, container } } : null;
}

function placeWith(location: TargetPlace, names: Readonly<Record<string, string>>): TargetPlace {
  if (!('labels' in location)) return { type: location.type, pidFile: putIn(location.pidFile, names) };
  const labels = mapValues(location.labels, (label) => putIn(label, names));
  if (location.type !== 'pod') return { type: location.type, labels };
  const { type, namespace, container } = location;
  return { type, namespace, labels, container };
}

/** Where pods of the component are; null until the boot hook has said it, and for what is no pod. */
export function componentPods({ components }: PlannedSystem, component: string): PodPlace | null {
  const location = components[component];
  if (location?.type !== 'pod' || !isPlaced(location)) return null;
  const { type, namespace, labels, container } = location;
  return { type, namespace, labels, container };
}

const TOLD = /\$\{(namespaces|names)\.([A-Za-z0-9_-]+)\}/g;

function isPlaced({ namespace, labels, container }: PodPlace): boolean {
  return [namespace, container ?? '', ...Object.values(labels)].every((text) => text.search(TOLD) === -1);
}

export interface Told {
  readonly namespaces: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

/** The system with what the boot hook said of its pods put in. Throws a HarnessError (`boot-output`) for what it did not say. */
export function withTold(system: PlannedSystem, told: Told): PlannedSystem {
  const put = (text: string): string =>
    text.replace(TOLD, (_, kind: keyof Told, name: string) => toldAs(told, kind, name));
  const placed = <L extends VersionedLocation>(location: L): L => {
    if (location.type !== 'pod') return location;
    const { namespace, labels, container } = location;
    const place = { namespace: put(namespace), labels: mapValues(labels, put), container: container && put(container) };
    return { ...location, ...place };
  };
  return { ...system, components: mapValues(system.components, placed), roles: mapValues(system.roles, placed) };
}

function toldAs(told: Told, kind: keyof Told, name: string): string {
  const text = Object.hasOwn(told[kind], name) ? told[kind][name] : undefined;
  if (text !== undefined) return text;
  throw notTold(`named nothing as ${kind}.${name}`, Object.keys(told[kind]));
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
    throw notTold(`named no endpoint ${name}`, Object.keys(endpoints));
  });
}

function notTold(what: string, known: readonly string[]): HarnessError {
  const seen = known.length === 0 ? 'none' : known.join(', ');
  return new HarnessError(`hook system.boot ${what}; it named ${seen}`, {
    code: 'boot-output',
    phase: 'boot',
    subject: 'system.boot',
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
