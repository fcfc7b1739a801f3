// SPDX-License-Identifier: Apache-2.0
/**
 * Finding pods by their labels, and looking at one again: a pod is its namespace, its name and its uid. Which of two is
 * meant while a controller replaces one by the other is decided here; what is done to it is elsewhere.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type { Located, PodController, PodIdentity, TargetAddress, TargetObservation } from '../../ports/backend.ts';
import { type ClusterApi, labelSelector } from '../../platform/kubernetes/cluster-api.ts';
import { describePod, isRunning, ownerOf, type PodFacts, podOf } from './objects.ts';
import { podPath, podsPath, replicaSetPath } from './paths.ts';
import { lookAtCut } from './policies.ts';
import type { KubernetesTools } from './tools.ts';

export type PodAddress = Extract<TargetAddress, { readonly type: 'pod' }>;

/** As many are named in a message. */
const NAMED = 10;

/** Rejects with a HarnessError (`ambiguous-target`) when the labels do not tell one pod from another. */
export async function locatePod(
  tools: Pick<KubernetesTools, 'cluster' | 'deployments'>,
  address: PodAddress,
  signal: AbortSignal,
): Promise<Located> {
  const { namespace, labels } = address;
  const api = await tools.cluster();
  const { items } = await api.list({ path: podsPath(namespace), labels }, signal);
  const pods = items.map(podOf);
  const running = pods.filter(isRunning);
  if (running.length === 0) {
    const [waiting] = pods;
    const what = `${labelSelector(labels)} in namespace ${namespace}`;
    const reason = waiting === undefined ? `no pod carries ${what}` : `pod ${waiting.name} is ${describePod(waiting)}`;
    return { found: false, reason };
  }
  const pod = chosenOf(running);
  if (pod === null) throw ambiguous(address, running);
  const controller = await controllerOfPod({ api, tools }, pod, signal);
  return { found: true, identity: { kind: 'pod', namespace, name: pod.name, uid: pod.uid, controller } };
}

/**
 * The one that stays, of a pod and what replaces it: who was asked to go yields to who was not, and of two generations of
 * one Deployment the newest that is ready counts. Null where more than one is meant at the same time.
 */
function chosenOf(running: readonly PodFacts[]): PodFacts | null {
  const staying = running.filter(({ isTerminating }) => !isTerminating);
  const candidates = staying.length === 0 ? newest(running).slice(0, 1) : staying;
  const [only, ...more] = candidates;
  if (only === undefined || more.length === 0) return only ?? null;
  const sets = new Set(candidates.map(({ owner }) => (owner?.kind === 'ReplicaSet' ? owner.uid : '')));
  if (sets.size !== candidates.length || sets.has('')) return null;
  return newest(candidates).find(({ isReady }) => isReady) ?? newest(candidates).at(-1) ?? null;
}

function newest(pods: readonly PodFacts[]): readonly PodFacts[] {
  return [...pods].sort((left, right) => (left.createdAt < right.createdAt ? 1 : -1));
}

function ambiguous({ label, labels, namespace }: PodAddress, pods: readonly PodFacts[]): HarnessError {
  const named = pods.map((pod) => `${pod.name} (${describePod(pod)})`).sort();
  const shown = `${named.slice(0, NAMED).join(' and ')}${named.length > NAMED ? ' and more' : ''}`;
  return new HarnessError(`${label}: ${shown} carry ${labelSelector(labels)} in namespace ${namespace}`, {
    code: 'ambiguous-target',
    hint: 'Exactly one pod may carry the labels of a target: run one replica, or give the adapter labels that tell them apart.',
    subject: label,
  });
}

/** Null for a pod that neither a StatefulSet nor a Deployment makes. */
async function controllerOfPod(
  { api, tools }: { readonly api: ClusterApi; readonly tools: Pick<KubernetesTools, 'deployments'> },
  { namespace, owner }: PodFacts,
  signal: AbortSignal,
): Promise<PodController | null> {
  if (owner === null) return null;
  const { kind, name, uid } = owner;
  if (kind === 'StatefulSet') return { resource: 'statefulsets', name, uid };
  if (kind !== 'ReplicaSet') return null;
  const known = tools.deployments.get(uid);
  if (known !== undefined) return known;
  const set = await api.read(replicaSetPath({ namespace, name }), signal);
  const above = set === null ? null : ownerOf(set);
  const controller: PodController | null =
    above?.kind === 'Deployment' ? { resource: 'deployments', name: above.name, uid: above.uid } : null;
  if (set !== null) tools.deployments.set(uid, controller);
  return controller;
}

/** The pod as it is now; null when it is gone or another one has its name. */
export async function lookAtPod(
  api: ClusterApi,
  identity: Pick<PodIdentity, 'namespace' | 'name' | 'uid'>,
  signal: AbortSignal,
): Promise<PodFacts | null> {
  const found = await api.read(podPath(identity), signal);
  if (found === null) return null;
  const pod = podOf(found);
  return pod.uid === identity.uid ? pod : null;
}

/** Null while it runs. */
export function whyGone(pod: PodFacts | null): string | null {
  if (pod === null) return 'it was removed';
  return isRunning(pod) ? null : `it is ${describePod(pod)}`;
}

/** A pod that was removed at once may run on its node for a moment more, which nobody here can see. */
export async function observePod(
  { cluster, own }: Pick<KubernetesTools, 'cluster' | 'own'>,
  identity: PodIdentity,
  signal: AbortSignal,
): Promise<TargetObservation> {
  const api = await cluster();
  const pod = await lookAtPod(api, identity, signal);
  const gone = whyGone(pod);
  const name = `pod ${identity.namespace}/${identity.name} (uid ${identity.uid})`;
  const cut = own.cuts.get(identity.uid);
  const state = cut === undefined ? null : await lookAtCut(api, cut, signal);
  const isCut = state === 'there' ? ({ isCut: true } as const) : {};
  if (pod === null || gone !== null) return { condition: 'gone', ...isCut, proof: `${name}: ${gone ?? ''}` };
  const seen = `${name} is ${describePod(pod)}`;
  if (cut === undefined) return { condition: 'running', proof: seen };
  const words = {
    there: 'lets nothing through to or from it',
    opened: 'is opened by another one',
    missing: 'is not there',
  };
  const proof = `${seen}; network policy ${cut.name} ${words[state ?? 'missing']}`;
  return { condition: state === 'there' ? 'cut' : 'running', ...isCut, proof };
}
