// SPDX-License-Identifier: Apache-2.0
/** Ports of pods made reachable from this machine. Which pods those are is said anew for each connection. */
import type { PodPlace } from '../core/domain/plan.ts';

export interface ForwardRequest {
  /** As the adapter names it, for messages. */
  readonly name: string;
  /** Where the pod is now; null while that is not known. */
  readonly place: () => PodPlace | null;
  /** Of the pod, or the name that its container gives it. */
  readonly port: number | string;
}

export interface ForwardHandle {
  readonly host: string;
  readonly port: number;
  /** Why the last connection led nowhere; null when it led to a pod, and before the first. */
  problem(): string | null;
  /** Ends all its connections. Never rejects. */
  close(): Promise<void>;
}

/**
 * Listens on a free port of this machine until closed. Each connection goes to the pod that is ready when it comes; while
 * there is none it is closed at once. Rejects with a HarnessError when it cannot listen; never for what the cluster does.
 */
export type OpenForward = (request: ForwardRequest) => Promise<ForwardHandle>;
