// SPDX-License-Identifier: Apache-2.0
/**
 * The stand-in's controller manager: one loop that compares what is with what should be, over what the cache knows. Each
 * controller is a function of its own file.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { Cache } from './cache.ts';
import { COLLECTED, createControl, type Control } from './control.ts';
import { reconcileDeployments } from './deployments.ts';
import { collectGarbage } from './garbage.ts';
import type { KubeClient } from './kube-client.ts';
import { reconcileNamespaces } from './namespaces.ts';
import { reconcileReplicaSets } from './replicasets.ts';
import { reconcileSandboxes } from './sandboxes.ts';
import { reconcileStatefulSets } from './statefulsets.ts';

type Reconcile = (control: Control) => Promise<void>;

const reconcilers: readonly Reconcile[] = [
  reconcileNamespaces,
  reconcileStatefulSets,
  reconcileDeployments,
  reconcileReplicaSets,
  reconcileSandboxes,
  collectGarbage,
];

const retryMs = 50;

/** Works until the signal; the first lists are known when it returns. A genuine cluster has all but one. */
export async function startControllers(
  client: KubeClient,
  signal: AbortSignal,
  which: 'all' | 'sandboxes' = 'all',
): Promise<void> {
  let changed = true;
  let wake = (): void => undefined;
  const cache = new Cache(client, signal, () => {
    changed = true;
    wake();
  });
  signal.addEventListener('abort', () => wake());
  await cache.start(which === 'all' ? ['namespaces', ...COLLECTED] : ['pods', 'sandboxes.agents.x-k8s.io']);
  const control = createControl(cache, client);
  void (async () => {
    while (!signal.aborted) {
      if (!changed) await new Promise<void>((resolve) => (wake = resolve));
      changed = false;
      const failed = await reconcileAll(control, {
        signal,
        work: which === 'all' ? reconcilers : [reconcileSandboxes],
      });
      if (failed) await delay(retryMs, undefined, { signal }).catch(() => undefined);
      changed ||= failed;
    }
  })();
}

/** Whether one of them has to be tried again: somebody else was faster, or the server is away. */
async function reconcileAll(
  control: Control,
  { signal, work }: { readonly signal: AbortSignal; readonly work: readonly Reconcile[] },
): Promise<boolean> {
  let failed = false;
  for (const reconcile of work) {
    if (signal.aborted) return false;
    await reconcile(control).catch(() => (failed = true));
  }
  return failed;
}
