// SPDX-License-Identifier: Apache-2.0
/** The quality of service that a server reads out of a pod's resources when it is made, and refuses to change. */
import type { Cause } from './api-error.ts';
import type { KubeObject, PodSpec, PodStatus } from './objects.ts';

const counted = ['cpu', 'memory'];

export function qualityOf({ containers, initContainers = [] }: PodSpec): string {
  const all = [...containers, ...initContainers].map(({ resources = {} }) => resources);
  const named = all.flatMap(({ requests = {}, limits = {} }) => [...Object.keys(requests), ...Object.keys(limits)]);
  if (!named.some((name) => counted.includes(name))) return 'BestEffort';
  const isGuaranteed = all.every(({ requests = {}, limits = {} }) =>
    counted.every((name) => limits[name] !== undefined && (requests[name] ?? limits[name]) === limits[name]),
  );
  return isGuaranteed ? 'Guaranteed' : 'Burstable';
}

/** What is left out of a new status stays. */
export function withQuality(current: KubeObject, status: unknown): unknown {
  const { qosClass } = (current['status'] ?? {}) as Partial<PodStatus>;
  return { ...(qosClass === undefined ? {} : { qosClass }), ...(status as object) };
}

export function qualityCauses(current: KubeObject, next: KubeObject): readonly Cause[] {
  const [before, after] = [current, next].map(({ status }) => (status as Partial<PodStatus> | undefined)?.qosClass);
  if (before === after) return [];
  const message = `Invalid value: ${JSON.stringify(after)}: field is immutable`;
  return [{ reason: 'FieldValueInvalid', field: 'status.qosClass', message }];
}
