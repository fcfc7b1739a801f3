// SPDX-License-Identifier: Apache-2.0
/** Which runs may be counted together at all: those of one stratum. */

/** What decides how often a failure shows besides the code under test; runs that differ here are never added up. */
export interface Stratum {
  readonly experiment: string;
  readonly adapter: string;
  /** Name of the system; its version is what changes along a history. Null when it did not say what it is. */
  readonly system: string | null;
  /** Where the gateway came from, as it was asked for (`release`, `standin:observed`). */
  readonly gateway: string;
}

export interface StratumRuns<R> extends Stratum {
  /** In the order given. */
  readonly runs: readonly R[];
}

/** Runs by stratum, strata in the order of their first runs. */
export function groupByStratum<R extends Stratum>(runs: readonly R[]): readonly StratumRuns<R>[] {
  const groups = new Map<string, StratumRuns<R> & { readonly runs: R[] }>();
  for (const run of runs) {
    const { experiment, adapter, system, gateway } = run;
    const key = JSON.stringify([experiment, adapter, system, gateway]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { experiment, adapter, system, gateway, runs: [run] });
    else group.runs.push(run);
  }
  return [...groups.values()];
}
