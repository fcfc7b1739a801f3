// SPDX-License-Identifier: Apache-2.0
/** The events of the container engine about the run's containers, written down from before the system boots. */
import type { PlannedSystem, TargetPlace } from '../core/domain/plan.ts';
import type { AppendFile, EngineWatchHandle } from '../ports/index.ts';
import type { RunContext } from './run-context.ts';

const NAME = 'engine';

export interface EngineWatch {
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createEngineWatch(ctx: RunContext): EngineWatch {
  let watching: { readonly handle: EngineWatchHandle; readonly destination: AppendFile } | null = null;
  return {
    start: async () => {
      const { system } = ctx.plan;
      if (system.scope === null) return;
      const destination = ctx.ports.writers.openWatch(NAME);
      const request = { labels: system.scope, labelNames: labelNamesOf(system), destination };
      watching = { handle: await ctx.ports.observers.watchEngine(request), destination };
    },
    close: async () => {
      if (watching === null) return;
      const { handle, destination } = watching;
      const { path } = destination;
      const { lines, complete } = await handle.close();
      ctx.timeline.emit({ type: 'watch.ended', name: NAME, path, lines, exitCode: null, expected: true });
      if (!complete) noteLost(ctx, path);
    },
  };
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
