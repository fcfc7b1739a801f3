// SPDX-License-Identifier: Apache-2.0
/** Creates of instances that are under way, so that whoever ends a workload ends all of it. What creates them is not known here. */
import type { Run } from './run.ts';

/** The work creates instances of the workload, and resolves or rejects when no further one can come of it. */
export async function creating<T>(run: Run, workload: string, work: () => Promise<T>): Promise<T> {
  const underWay = run.creates.get(workload) ?? new Set();
  run.creates.set(workload, underWay);
  const one = work();
  underWay.add(one);
  try {
    return await one;
  } finally {
    underWay.delete(one);
  }
}

/** Resolves when all that were under way at the call have ended; each has limits of its own. */
export async function createsEnded(run: Run, workload: string): Promise<void> {
  await Promise.allSettled(run.creates.get(workload) ?? new Set<Promise<unknown>>());
}
