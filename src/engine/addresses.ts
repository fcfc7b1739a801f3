// SPDX-License-Identifier: Apache-2.0
/** Where targets and their logs are: the adapter's locations with names put in, and what the boot hook said of the gateway. */
import type { PlannedSystem, RunPlan, WaitCondition } from '../core/domain/plan.ts';
import { instanceIndex, instanceLogRole, roleLabel } from '../core/domain/target.ts';
import type { TargetAddress } from '../ports/index.ts';
import { HarnessError } from '../core/domain/errors.ts';

/** The component whose hooks are those of the system. */
export const GATEWAY = 'gateway';

export interface RolePlace {
  readonly workload: string;
  readonly instance: string;
  readonly role: string;
}

export function componentAddress(system: PlannedSystem, component: string, workDir: string): TargetAddress {
  const location = known(system.components[component], `component ${component}`);
  return { label: component, type: location.type, pidFile: putIn(location.pidFile, { 'work-dir': workDir }) };
}

/** Path of the component's log; null when the adapter names none. */
export function componentLog(system: PlannedSystem, component: string, workDir: string): string | null {
  const log = system.components[component]?.log ?? null;
  return log === null ? null : putIn(log, { 'work-dir': workDir });
}

export function roleAddress(system: PlannedSystem, place: RolePlace, workDir: string): TargetAddress {
  const location = known(system.roles[place.role], `role ${place.role}`);
  return {
    label: roleLabel(place.instance, place.role),
    type: location.type,
    pidFile: putIn(location.pidFile, namesOf(place, workDir)),
  };
}

export function roleLog(system: PlannedSystem, place: RolePlace, workDir: string): string | null {
  const log = system.roles[place.role]?.log ?? null;
  return log === null ? null : putIn(log, namesOf(place, workDir));
}

/** Names of the logs in which a line would satisfy the condition; none for a condition on something else. */
export function logsOf({ workloads }: Pick<RunPlan, 'workloads'>, condition: WaitCondition): readonly string[] {
  if (condition.kind !== 'log') return [];
  if (!condition.ofWorkload) return [condition.log];
  const workload = workloads.find(({ name }) => name === condition.log);
  return (workload?.instances ?? []).map((instance) => roleLabel(instance, instanceLogRole(workload?.on)));
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
