// SPDX-License-Identifier: Apache-2.0
/** Names of targets and logs as events, plans and reports spell them. */

/** The component that every adapter has, and whose hooks are those of the system. */
export const GATEWAY = 'gateway';

/** `counter-0/supervisor` */
export function roleLabel(instance: string, role: string): string {
  return `${instance}/${role}`;
}

/** Role whose log is that of a workload's instance, by where the workload runs; on the host it is the role of nothing else. */
export function instanceLogRole(on: 'system' | 'host' | undefined): 'sandbox' | 'host' {
  return on === 'host' ? 'host' : 'sandbox';
}

/** Index of an instance: 2 of `counter-2`. */
export function instanceIndex(instance: string): number {
  return Number(instance.slice(instance.lastIndexOf('-') + 1));
}

/** Workload of an instance: `counter` of `counter-2`. */
export function instanceWorkload(instance: string): string {
  return instance.slice(0, instance.lastIndexOf('-'));
}

/** `TICK_SECONDS` of the parameter `tick-seconds`. */
export function environmentName(parameter: string): string {
  return parameter.toUpperCase().replaceAll('-', '_');
}

/** Name that a run's things carry in labels and names, `chaos-20261129t154500z-abc123`: letters, digits and dashes. */
export function runScope(runId: string): string {
  return `chaos-${runId.toLowerCase()}`;
}
