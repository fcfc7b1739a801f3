// SPDX-License-Identifier: Apache-2.0
/** What all parts of this backend work with. */
import type { Clock } from '../../ports/clock.ts';
import { type ClusterApi, openCluster } from '../../platform/kubernetes/cluster-api.ts';
import type { PodController } from '../../ports/backend.ts';
import type { Cut } from './policies.ts';

export interface KubernetesTools {
  readonly clock: Clock;
  /** Connects to nothing yet. */
  readonly cluster: () => Promise<ClusterApi>;
  /** What owns a ReplicaSet, by the uid of that: it never changes. */
  readonly deployments: Map<string, PodController | null>;
  readonly own: OwnFaults;
  /** Id of the run that faults are for. Throws where there is none: who only undoes makes none. */
  readonly run: () => string;
}

/** What this backend has done and not undone: faults may overlap on one target. */
export interface OwnFaults {
  /** How many pods a controller had, by its uid. */
  readonly scaled: Map<string, number>;
  /** By the uid of the pod that was cut off. */
  readonly cuts: Map<string, Cut>;
}

export function createTools({ clock, run }: { readonly clock: Clock; readonly run: string | null }): KubernetesTools {
  return {
    clock,
    cluster: openOnce(),
    deployments: new Map(),
    own: { scaled: new Map(), cuts: new Map() },
    run: () => {
      if (run === null) throw new TypeError('a fault on a cluster outside of a run');
      return run;
    },
  };
}

/** One connection for all who ask, made when the first one does. */
export function openOnce(): () => Promise<ClusterApi> {
  let opened: Promise<ClusterApi> | null = null;
  const open = (): Promise<ClusterApi> =>
    openCluster().catch((error: unknown) => {
      // A kubeconfig may be there the next time.
      opened = null;
      throw error;
    });
  return () => (opened ??= open());
}

/** Uid of the pod that a policy of ours cuts off; null when it is not ours. */
export function cutOf({ cuts }: OwnFaults, { name }: Pick<Cut, 'name'>): string | null {
  return [...cuts].find(([, cut]) => cut.name === name)?.[0] ?? null;
}
