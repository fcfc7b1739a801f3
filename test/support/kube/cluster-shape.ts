// SPDX-License-Identifier: Apache-2.0
/** What tests get of a cluster, whoever runs it. */
import type { LoggedRequest } from './api-server.ts';
import type { Injected, Injection } from './faults.ts';
import type { KubeClient } from './kube-client.ts';
import type { NodeOptions } from './stand-in-node.ts';

export interface ClusterOptions extends NodeOptions {
  /** How many changes a watch can be behind. */
  readonly window?: number;
  readonly bookmarkMs?: number;
  /** False: nothing takes the pods. */
  readonly kubelet?: boolean;
}

export interface Cluster {
  readonly url: string;
  /** Path of a file for the administrator. */
  readonly kubeconfig: string;
  readonly token: string;
  readonly ca: string;
  /** As the administrator; not the client under test. */
  readonly api: KubeClient;
  /** Of everyone but the stand-in's own parts and `api`. */
  readonly requests: readonly LoggedRequest[];
  /** What was not as described; `stop` fails with them. */
  readonly problems: readonly string[];
  /** A file like `kubeconfig` for a service account, which has what RBAC objects give it. */
  kubeconfigFor(namespace: string, account: string): string;
  inject(injection: Injection): Injected;
  /** How many there were. */
  cutWatches(): number;
  /** Breaks every port-forward and every followed log. */
  cutStreams(): void;
  /** Every resourceVersion so far is too old from now on, and watches break. */
  expireVersions(): void;
  /** The API server is away for so long; state and port stay. */
  restart(downMs?: number): Promise<void>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** The token of the kubeconfig is no longer known. */
  revoke(token?: string): void;
  stop(): Promise<void>;
}
