// SPDX-License-Identifier: Apache-2.0
/** What all parts of this backend work with. */
import type { Clock } from '../../ports/clock.ts';
import { type ClusterApi, openCluster } from '../../platform/kubernetes/cluster-api.ts';
import type { PodController } from '../../ports/backend.ts';

export interface KubernetesTools {
  readonly clock: Clock;
  /** Connects to nothing yet. */
  readonly cluster: () => Promise<ClusterApi>;
  /** What owns a ReplicaSet, by the uid of that: it never changes. */
  readonly deployments: Map<string, PodController | null>;
}

export function createTools(clock: Clock): KubernetesTools {
  let opened: Promise<ClusterApi> | null = null;
  const cluster = (): Promise<ClusterApi> => (opened ??= openCluster());
  return { clock, cluster, deployments: new Map() };
}
