// SPDX-License-Identifier: Apache-2.0
/** What a cluster says of the objects of some namespaces. Writing it down is the observers' affair. */

export type WatchedKind = 'pod' | 'event' | 'statefulset' | 'deployment';

export interface ObjectSaid {
  readonly what: WatchedKind;
  /** `present`: it was found there as it is, when the watch began or after a gap. */
  readonly change: 'present' | 'added' | 'changed' | 'deleted';
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  /** What is kept of it; texts of it are cut. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** `lost`: until it is `back`, nothing is heard, and then told late. `gap`: what came and went in between is not known. */
export interface WatchSaid {
  readonly what: WatchedKind;
  readonly namespace: string;
  readonly state: 'open' | 'lost' | 'back' | 'gap';
  readonly reason: string | null;
}

export interface ClusterEventsRequest {
  readonly namespaces: readonly string[];
  readonly onObject: (said: ObjectSaid) => void;
  readonly onWatch: (said: WatchSaid) => void;
}

export interface ClusterEvents {
  /** Resolves when all that is watched has begun to tell, or has not for a while. Never rejects. */
  readonly open: Promise<void>;
  /** What is so now is told first. Never rejects. */
  close(): Promise<void>;
}

export type OpenClusterEvents = (request: ClusterEventsRequest) => ClusterEvents;
