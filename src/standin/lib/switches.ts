// SPDX-License-Identifier: Apache-2.0

/**
 * The bug switches and the profiles made of them. Owns their names; the behaviour behind a switch is where it acts.
 */

import { UsageError } from './errors.ts';

/**
 * `4910`: a gateway that starts after a hard kill removes the supervisors that still run and starts new ones, which
 * the workloads refuse. `4910-policy`: it also forgets every policy that was set after the creation. `4828`: a sandbox
 * whose processes are ended from outside does not come back, not even when they are started again. `4981`: a start
 * close before a reconcile sweep can leave the sandbox failed. `4409`: SIGTERM during start-up recovery ends the gateway
 * at once and leaves a driver operation pending for good. `supervisor-kill`: a killed supervisor stops its workload,
 * without an exit code.
 */
export type BugSwitch = '4910' | '4910-policy' | '4828' | '4981' | '4409' | 'supervisor-kill';

export const BUG_SWITCHES: readonly BugSwitch[] = ['4910', '4910-policy', '4828', '4981', '4409', 'supervisor-kill'];

/** Reads `observed`, `fixed`, or a comma-separated list of switches. */
export function parseSwitches(text: string): ReadonlySet<BugSwitch> {
  if (text === 'observed') return new Set(BUG_SWITCHES);
  if (text === 'fixed' || text === '') return new Set();
  return new Set(text.split(',').map(parseSwitch));
}

function parseSwitch(text: string): BugSwitch {
  const found = BUG_SWITCHES.find((candidate) => candidate === text.trim());
  if (found === undefined) {
    throw new UsageError(
      `unknown bug switch or profile "${text}"; known are observed, fixed, ${BUG_SWITCHES.join(', ')}`,
    );
  }
  return found;
}

/** `a`: one container per sandbox, whose first process is the supervisor. `n`: the newer one, with two. */
export type Generation = 'a' | 'n';

export function parseGeneration(text: string): Generation {
  if (text === 'a' || text === 'n') return text;
  throw new UsageError(`unknown generation "${text}"; known are a, n`);
}
