// SPDX-License-Identifier: Apache-2.0

/**
 * What a gateway is started with, in the forms it works with. Owns the names; command.ts reads them from a command line.
 */

import type { BugSwitch, Generation } from '../lib/switches.ts';

export interface GatewaySettings {
  readonly state: string;
  readonly address: string;
  readonly port: number;
  readonly healthPort: number;
  readonly metricsPort: number;
  readonly switches: ReadonlySet<BugSwitch>;
  readonly reconcileIntervalMs: number;
  readonly outageLimitMs: number;
  readonly stopGraceMs: number;
  /** The least that start-up recovery takes for one sandbox. */
  readonly recoveryStepMs: number;
  /** How long before a sweep a start meets it. */
  readonly raceWindowMs: number;
  /** How likely such a start loses, from 0 to 1. */
  readonly raceProbability: number;
  /** Decides the races. */
  readonly seed: string;
  /** Where spans go; empty for nowhere. */
  readonly otlpEndpoint: string;
  readonly otlpDelayMs: number;
  /** The program that supervisors are started from: this one. */
  readonly entry: string;
  readonly generation: Generation;
  /** How often the older generation looks at its containers or pods. */
  readonly pollIntervalMs: number;
  /** Of the driver; without any, sandboxes are plain processes. */
  readonly docker: DockerSettings | undefined;
  readonly kubernetes: KubernetesSettings | undefined;
}

export interface DockerSettings {
  /** The label of all that this gateway makes on the engine. */
  readonly namespace: string;
  readonly image: string;
  /** As DOCKER_HOST has it; empty for the usual socket. */
  readonly host: string;
}

export interface KubernetesSettings {
  /** Where sandboxes are made. */
  readonly namespace: string;
  /** The label of all that this gateway makes on the cluster. */
  readonly gatewayId: string;
  readonly image: string;
  /** Of the API; `https://HOST:PORT`. */
  readonly server: string;
  /** The folder of its token and certificate. */
  readonly serviceAccount: string;
  /** Where sandboxes look for this gateway, whichever pod that is. */
  readonly serviceAddress: string;
  /** How long a gateway that is told to stop goes on, so that nobody is led to it any more. */
  readonly drainMs: number;
}
