// SPDX-License-Identifier: Apache-2.0
/** The logs that the run follows, by name: where each stands, and closing them all. Following itself is the observers' affair. */
import type { LogPosition } from '../core/domain/documents.ts';
import type { AppendFile, LogHandle } from '../ports/index.ts';
import type { RunContext } from './run-context.ts';

export interface LogSet {
  follow(request: {
    readonly log: string;
    readonly source: string;
    readonly destination: AppendFile;
    readonly texts: readonly string[];
  }): void;
  has(log: string): boolean;
  get(log: string): LogHandle | null;
  /** Names of the logs that are followed, those of one instance or all. */
  names(instance: string | null): readonly string[];
  /** Reads what the logs hold now, then tells where each stands. A log that is not followed (yet) is left out. */
  positionsNow(logs: readonly string[]): Promise<readonly LogPosition[]>;
  /** Reads each to its end and records what was counted. */
  closeAll(): Promise<void>;
}

interface Followed {
  readonly handle: LogHandle;
  readonly path: string;
}

export function createLogSet(ctx: RunContext): LogSet {
  const logs = new Map<string, Followed>();
  return {
    follow: (request) => {
      const handle = ctx.ports.observers.followLog({ ...request, onChange: () => ctx.pulse.notify() });
      logs.set(request.log, { handle, path: request.destination.path });
    },
    has: (log) => logs.has(log),
    get: (log) => logs.get(log)?.handle ?? null,
    names: (instance) => [...logs.keys()].filter((log) => instance === null || log.startsWith(`${instance}/`)),
    positionsNow: async (names) => {
      const followed = names.flatMap((log) => {
        const handle = logs.get(log)?.handle;
        return handle === undefined ? [] : [{ log, handle }];
      });
      await Promise.all(followed.map(({ handle }) => handle.catchUp()));
      return followed.map(({ log, handle }) => ({ log, ...handle.position() }));
    },
    closeAll: async () => {
      for (const [log, { handle, path }] of logs) {
        const summary = await handle.close();
        ctx.timeline.emit({ type: 'log.closed', log, path, ...summary, counts: summary.counts.slice(0, 200) });
      }
      logs.clear();
    },
  };
}
