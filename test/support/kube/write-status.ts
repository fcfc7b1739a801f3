// SPDX-License-Identifier: Apache-2.0
/** Writing the status of a workload as Kubernetes does: only when it changed, and counts of none are left out. */
import { isDeepStrictEqual } from 'node:util';
import type { Control } from './control.ts';
import type { Fields, Workload } from './objects.ts';
import type { ResourceName } from './resources.ts';

export interface Counted {
  /** Left out when they are 0. */
  readonly counts: Readonly<Record<string, number>>;
  readonly rest: Fields;
}

export async function writeStatus(
  control: Control,
  [resource, object]: readonly [resource: ResourceName, object: Workload],
  { counts, rest }: Counted,
): Promise<void> {
  const before = object.status ?? {};
  const present = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
  const next: Fields = { ...rest, ...present };
  if (isDeepStrictEqual(next, before)) return;
  const removed = Object.keys(before).filter((name) => next[name] === undefined);
  const status = { ...next, ...Object.fromEntries(removed.map((name) => [name, null])) };
  await control.patch(resource, object, { status }, '/status');
}
