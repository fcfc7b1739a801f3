// SPDX-License-Identifier: Apache-2.0
/**
 * Writes what the container engine says of a run's containers to system/watch/engine.jsonl:
 *
 *     {"atMs": 1203.5, "at": "2026-11-29T15:45:01.203Z", "connection": "open", "reason": null}
 *     {"atMs": 2204.1, "at": "2026-11-29T15:45:02.204Z", "event": {"action": "die", "id": "4f0c...", "name": "counter-0",
 *      "labels": {"example/instance": "counter-0"}, "exitCode": 137, "signal": null, "status": null,
 *      "timeNano": "1796053502203512345"}}
 *
 * `atMs` and `at` are when it was heard, `timeNano` is the engine's clock. An event of action `present` says what was found
 * when the connection was made. After a connection was `lost` what is present is looked at again once it is `back`, since
 * an engine that was restarted has forgotten.
 */
import type { Clock } from '../ports/clock.ts';
import type { OpenEngineEvents } from '../ports/engine-events.ts';
import type { EngineWatchHandle, Observers } from '../ports/observers.ts';
import { writeWhatIsSaid } from './capped-file.ts';

type EngineWatchRequest = Parameters<Observers['watchEngine']>[0];

/** Resolves when the engine has begun to tell, or has not for a while. */
export function watchEngine(
  { clock, openEngineEvents }: { readonly clock: Clock; readonly openEngineEvents: OpenEngineEvents },
  { labels, labelNames, destination }: EngineWatchRequest,
): Promise<EngineWatchHandle> {
  return writeWhatIsSaid({ clock, destination }, (say) =>
    openEngineEvents({
      labels,
      labelNames,
      onContainer: (event) => say({ event }),
      onConnection: ({ state, reason }) => say({ connection: state, reason }),
    }),
  );
}
