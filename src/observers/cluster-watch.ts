// SPDX-License-Identifier: Apache-2.0
/**
 * Writes what a cluster says of the namespaces of a run to system/watch/cluster.jsonl:
 *
 *     {"atMs": 1203.5, "at": "2026-11-29T15:45:01.203Z", "what": "pod", "namespace": "lab", "watch": "open", "reason": null}
 *     {"atMs": 2204.1, "at": "2026-11-29T15:45:02.204Z", "what": "pod", "namespace": "lab", "change": "changed",
 *      "name": "gateway-0", "uid": "8c2e...", "facts": {"phase": "Running", "ready": true, ...}}
 *
 * `atMs` and `at` are when it was heard. After a `gap` what came and went in between is not known.
 */
import type { Clock } from '../ports/clock.ts';
import type { OpenClusterEvents } from '../ports/cluster-events.ts';
import type { EngineWatchHandle, Observers } from '../ports/observers.ts';
import { writeWhatIsSaid } from './capped-file.ts';

type ClusterWatchRequest = Parameters<Observers['watchCluster']>[0];

/** Resolves when the cluster has begun to tell, or has not for a while. */
export function watchCluster(
  { clock, openClusterEvents }: { readonly clock: Clock; readonly openClusterEvents: OpenClusterEvents },
  { namespaces, destination }: ClusterWatchRequest,
): Promise<EngineWatchHandle> {
  return writeWhatIsSaid({ clock, destination }, (say) =>
    openClusterEvents({
      namespaces,
      onObject: say,
      onWatch: ({ what, namespace, state, reason }) => say({ what, namespace, watch: state, reason }),
    }),
  );
}
