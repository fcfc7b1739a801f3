// SPDX-License-Identifier: Apache-2.0
/**
 * Faults on pods of a cluster, through its API. A pod is its namespace, name and uid; what makes it again is a StatefulSet
 * or a Deployment. Plain processes of the system (what a hook started on this machine) are handed to the process backend.
 */
import type { FaultKind } from '../../core/domain/documents.ts';
import { causeChain } from '../../core/domain/errors.ts';
import type {
  Backend,
  Located,
  TargetAddress,
  TargetIdentity,
  TargetObservation,
  StrayOutcome,
} from '../../ports/backend.ts';
import type { Clock } from '../../ports/clock.ts';
import { quote, statusOf } from '../../platform/kubernetes/errors.ts';
import { whileAway } from '../../platform/kubernetes/retry.ts';
import { textAt } from '../../platform/kubernetes/values.ts';
import { actOnPod } from './act.ts';
import { locatePod, observePod } from './pods.ts';
import { removeOfDead } from './scratch.ts';
import { undoOfPod, undoOnCluster } from './undo.ts';
import { createTools, type KubernetesTools } from './tools.ts';

/** What this backend can do; an experiment with any other fault is not applicable on it. */
export const KUBERNETES_FAULTS: readonly FaultKind[] = ['kill', 'stop', 'restart', 'outage', 'partition'];

/** `processes` acts on targets that are no pods. The clock paces repeats. */
export function createKubernetesBackend(parts: {
  readonly clock: Clock;
  readonly processes: Backend;
  /** Id of the run that faults are for; null where what others left is undone. */
  readonly run: string | null;
}): Backend {
  const tools = createTools(parts);
  const { processes } = parts;
  const observe = (identity: TargetIdentity, signal: AbortSignal): Promise<TargetObservation> =>
    identity.kind === 'pod'
      ? whileAway(tools.clock, () => observePod(tools, identity, signal), signal)
      : processes.observe(identity, signal);
  return {
    id: 'kubernetes',
    describe: (signal) => describe(tools, signal),
    locate: (address, signal) => locate(tools, { address, processes }, signal),
    observe,
    observeAll: (identities, signal) => Promise.all(identities.map((identity) => observe(identity, signal))),
    async apply(action, identity, signal) {
      if (identity.kind !== 'pod') return processes.apply(action, identity, signal);
      return actOnPod(tools, { action, identity }, signal);
    },
    undoOf: (action, identity, signal) =>
      identity.kind === 'pod'
        ? undoOfPod(tools, { action, identity }, signal)
        : processes.undoOf(action, identity, signal),
    undo: (action, signal) => undoOnCluster(tools, { action, processes }, signal),
    removeStrays: (signal) => removeStrays(tools, signal),
  };
}

/** Whose blast radius it is: the cluster's version, its address, and the context that named it. */
async function describe({ cluster, clock }: KubernetesTools, signal: AbortSignal): Promise<string> {
  const api = await cluster();
  const said = await whileAway(clock, () => api.send({ method: 'GET', path: '/version' }, signal), signal);
  const { server, context } = api.connection;
  const version = quote(textAt(said, 'gitVersion') ?? 'of an unknown version').slice(0, 60);
  return `Kubernetes ${version} at ${server} (context ${quote(context).slice(0, 100)})`;
}

function locate(
  tools: KubernetesTools,
  { address, processes }: { readonly address: TargetAddress; readonly processes: Backend },
  signal: AbortSignal,
): Promise<Located> {
  if (address.type !== 'pod') return processes.locate(address, signal);
  return whileAway(tools.clock, () => locatePod(tools, address, signal), signal);
}

/** Cuts and numbers of pods have records of their own; this is what was made to try something. Never rejects. */
async function removeStrays({ cluster }: KubernetesTools, signal: AbortSignal): Promise<StrayOutcome> {
  try {
    const api = await cluster();
    const { namespace } = api.connection;
    const removed = await removeOfDead(api, namespace, signal);
    const line = `${removed} scratch objects of a harness that is dead in namespace ${namespace}: removed`;
    return { clean: true, lines: removed === 0 ? [] : [line] };
  } catch (error) {
    // Who may not even look has made none.
    if (statusOf(error) === 403) return { clean: true, lines: [] };
    return { clean: false, lines: [`scratch pods and network policies: ${causeChain(error)[0] ?? ''}`] };
  }
}
