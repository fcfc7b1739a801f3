// SPDX-License-Identifier: Apache-2.0
/** The logs that the run follows, by name: where each stands, and closing them all. Following itself is the observers' affair. */
import type { LogPosition } from '../core/domain/documents.ts';
import type { AppendFile, LogHandle, LogPlace, LogSummary } from '../ports/index.ts';
import type { RunContext } from './run-context.ts';
import { clip, oneLine } from './text.ts';

export interface LogSet {
  follow(request: {
    readonly log: string;
    readonly source: LogPlace;
    readonly destination: AppendFile;
    readonly texts: readonly string[];
    /** Opens where the log goes on after the collect; null for one that ends with it. */
    readonly openRest: (() => AppendFile) | null;
  }): void;
  has(log: string): boolean;
  get(log: string): LogHandle | null;
  /** Names of the logs that are followed, those of one instance or all. */
  names(instance: string | null): readonly string[];
  /** Reads what the logs hold now, then tells where each stands. A log that is not followed (yet) is left out. */
  positionsNow(logs: readonly string[]): Promise<readonly LogPosition[]>;
  /** Reads each to its end and records what was counted. Some are followed on into a file that no check looks at. */
  sumUp(): Promise<void>;
  /** Ends what `sumUp` left. */
  closeAll(): Promise<void>;
}

interface Followed {
  readonly handle: LogHandle;
  readonly path: string;
  readonly openRest: (() => AppendFile) | null;
}

/** `isSearched`: whether a wait may look into the log of that name. */
export function createLogSet(ctx: RunContext, isSearched: (log: string) => boolean): LogSet {
  const logs = new Map<string, Followed>();
  const rest: LogHandle[] = [];
  return {
    follow: ({ openRest, ...request }) => {
      const handle = ctx.ports.observers.followLog({
        ...request,
        searched: isSearched(request.log),
        onChange: () => ctx.pulse.notify(),
      });
      logs.set(request.log, { handle, path: request.destination.path, openRest });
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
    sumUp: async () => {
      for (const [log, { handle, path, openRest }] of logs) {
        const destination = openRest === null ? null : tryToOpen(ctx, log, openRest);
        const summary = await (destination === null ? handle.close() : handle.turnTo(destination));
        if (destination !== null) rest.push(handle);
        ctx.timeline.emit({ type: 'log.closed', log, path, ...recordable(summary) });
      }
      logs.clear();
    },
    closeAll: async () => {
      for (const handle of rest) await handle.close();
    },
  };
}

function recordable(summary: LogSummary): LogSummary {
  const { counts, reason, ...rest } = summary;
  const why = reason === undefined ? {} : { reason: clip(oneLine(reason), 300) };
  return { ...rest, ...why, counts: counts.slice(0, 200) };
}

/** Null when the disk refuses. */
function tryToOpen(ctx: RunContext, log: string, open: () => AppendFile): AppendFile | null {
  try {
    return open();
  } catch (error) {
    ctx.recordThrown(error, { subject: log });
    return null;
  }
}
