// SPDX-License-Identifier: Apache-2.0
/**
 * What the shipped experiments give on the stand-in with its docker driver and all of its bugs, for each generation of
 * OpenShell. Of generation n this is the table of `chaos demo --all`; of generation a it follows from the facts in
 * adapters/README.md. Written down before they were run.
 */
import type { RunStatus } from '../../../src/core/report/looks.ts';

export const GENERATIONS = ['n', 'a'] as const;
export type Generation = (typeof GENERATIONS)[number];

export interface Expected {
  readonly id: string;
  readonly verdict: RunStatus;
  /** The issue that must have been hit, and no other; null for none. */
  readonly hit: string | null;
  /** Whether a sandbox that cannot be deleted makes it an ERROR, which is then the only reason. */
  readonly isUndeletable?: boolean;
  /** Parameters that suit the stand-in, as `name=value`. */
  readonly sets?: readonly string[];
}

const alike: readonly Expected[] = [
  { id: 'hello-world', verdict: 'PASS', hit: null },
  { id: 'smoke', verdict: 'PASS', hit: null },
  { id: 'supervisor-pause', verdict: 'PASS', hit: null },
  { id: 'gateway-graceful-restart', verdict: 'PASS', hit: null },
  { id: 'supervisor-kill', verdict: 'FAIL', hit: null },
];

const restartAndRace: readonly Expected[] = [
  // It is back within seconds, or never.
  { id: 'sandbox-container-restart', verdict: 'XFAIL', hit: 'NVIDIA/OpenShell#4828', sets: ['back=30s'] },
  // Its sweeps come every 3 s, and a start meets the next one within 2.5 s before it.
  {
    id: 'sandbox-stop-start',
    verdict: 'XFAIL',
    hit: 'NVIDIA/OpenShell#4981',
    sets: ['restarts=6', 'to-next-sweep=700ms', 'back=15s'],
  },
];

export const EXPECTED: Readonly<Record<Generation, readonly Expected[]>> = {
  n: [
    ...alike,
    { id: 'gateway-kill-keeps-state', verdict: 'XFAIL', hit: 'NVIDIA/OpenShell#4910' },
    { id: 'policy-tighten-survives-gateway-restart', verdict: 'XFAIL', hit: 'NVIDIA/OpenShell#4910' },
    ...restartAndRace,
    { id: 'gateway-sigterm-during-recovery', verdict: 'ERROR', hit: 'NVIDIA/OpenShell#4409', isUndeletable: true },
  ],
  // It has no supervisors that a killed gateway would replace, and is of a version that the expectation of #4910 does not
  // name. What a SIGTERM left it repairs at its next start.
  a: [
    ...alike,
    { id: 'gateway-kill-keeps-state', verdict: 'PASS', hit: null },
    { id: 'policy-tighten-survives-gateway-restart', verdict: 'PASS', hit: null },
    ...restartAndRace,
    { id: 'gateway-sigterm-during-recovery', verdict: 'XFAIL', hit: 'NVIDIA/OpenShell#4409' },
  ],
};
