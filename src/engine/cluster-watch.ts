// SPDX-License-Identifier: Apache-2.0
/** What the cluster says of the namespaces of a run's pods, written down from when they are known. */
import type { PlannedSystem } from '../core/domain/plan.ts';
import type { AppendFile, EngineWatchHandle } from '../ports/index.ts';
import { noteLost } from './engine-watch.ts';
import type { RunContext } from './run-context.ts';

const NAME = 'cluster';

export interface ClusterWatch {
  /** `named`: by the boot hook. */
  readonly start: (named: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createClusterWatch(ctx: RunContext): ClusterWatch {
  let watching: { readonly handle: EngineWatchHandle; readonly destination: AppendFile } | null = null;
  return {
    start: async (named) => {
      if (ctx.plan.backend !== 'kubernetes') return;
      const namespaces = [...new Set([...named, ...namespacesOf(ctx.system())])].sort();
      if (namespaces.length === 0) return;
      const destination = ctx.ports.writers.openWatch(NAME);
      watching = { handle: await ctx.ports.observers.watchCluster({ namespaces, destination }), destination };
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

function namespacesOf({ components, roles }: PlannedSystem): readonly string[] {
  return [...Object.values(components), ...Object.values(roles)].flatMap((location) =>
    location.type === 'pod' ? [location.namespace] : [],
  );
}
