// SPDX-License-Identifier: Apache-2.0
/** The events of the container engine about the run's containers, written down from before the system boots. */
import type { PlannedSystem, TargetPlace } from '../core/domain/plan.ts';
import type { AppendFile, EngineWatchHandle } from '../ports/index.ts';
import type { RunContext } from './run-context.ts';

/** The file of one watch, from when it begins until it is closed. */
export interface WatchFile {
  /** `open` gets what to write to. */
  readonly begin: (open: (destination: AppendFile) => Promise<EngineWatchHandle>) => Promise<void>;
  /** Nothing where it has not begun. */
  readonly close: () => Promise<void>;
}

export interface EngineWatch {
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createEngineWatch(ctx: RunContext): EngineWatch {
  const { begin, close } = createWatchFile(ctx, 'engine');
  return {
    start: async () => {
      const { system } = ctx.plan;
      const { scope } = system;
      if (scope === null) return;
      const labelNames = labelNamesOf(system);
      await begin((destination) => ctx.ports.observers.watchEngine({ labels: scope, labelNames, destination }));
    },
    close,
  };
}

/** `name`: that of the file under system/watch/. */
export function createWatchFile(ctx: RunContext, name: string): WatchFile {
  let watching: { readonly handle: EngineWatchHandle; readonly path: string } | null = null;
  return {
    begin: async (open) => {
      const destination = ctx.ports.writers.openWatch(name);
      watching = { handle: await open(destination), path: destination.path };
    },
    close: async () => {
      if (watching !== null) await endWatch(ctx, name, watching);
    },
  };
}

/** Closes what wrote the file, and records what became of that. */
export async function endWatch(
  ctx: RunContext,
  name: string,
  { handle, path }: { readonly handle: EngineWatchHandle; readonly path: string },
): Promise<void> {
  const { lines, complete } = await handle.close();
  ctx.timeline.emit({ type: 'watch.ended', name, path, lines, exitCode: null, expected: true });
  if (!complete) noteLost(ctx, path);
}

/** Labels by which containers of the run are told apart. */
function labelNamesOf({ scope, components, roles }: PlannedSystem): readonly string[] {
  const places: readonly TargetPlace[] = [...Object.values(components), ...Object.values(roles)].flatMap((location) => [
    location,
    ...Object.values(location.generations),
  ]);
  const labels = places.flatMap((place) => ('labels' in place ? Object.keys(place.labels) : []));
  return [...new Set([...Object.keys(scope ?? {}), ...labels])];
}

/** The disk may have room for a short event again where it had none for a long line. */
export function noteLost(ctx: RunContext, path: string): void {
  ctx.recordError({
    code: 'evidence-lost',
    subject: path,
    message: `the disk refused a part of ${path}; it ends there`,
  });
}
