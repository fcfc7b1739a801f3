// SPDX-License-Identifier: Apache-2.0
/** What the cluster says of the namespaces of a run's pods, written down from when they are known. */
import type { PlannedSystem } from '../core/domain/plan.ts';
import { createWatchFile } from './engine-watch.ts';
import type { RunContext } from './run-context.ts';

export interface ClusterWatch {
  /** `named`: by the boot hook. */
  readonly start: (named: readonly string[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export function createClusterWatch(ctx: RunContext): ClusterWatch {
  const { begin, close } = createWatchFile(ctx, 'cluster');
  return {
    start: async (named) => {
      if (ctx.plan.backend !== 'kubernetes') return;
      const namespaces = [...new Set([...named, ...namespacesOf(ctx.system())])].sort();
      if (namespaces.length === 0) return;
      await begin((destination) => ctx.ports.observers.watchCluster({ namespaces, destination }));
    },
    close,
  };
}

function namespacesOf({ components, roles }: PlannedSystem): readonly string[] {
  return [...Object.values(components), ...Object.values(roles)].flatMap((location) =>
    location.type === 'pod' ? [location.namespace] : [],
  );
}
