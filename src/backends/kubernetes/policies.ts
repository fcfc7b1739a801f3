// SPDX-License-Identifier: Apache-2.0
/**
 * Cutting a pod off with a network policy that selects it alone and lets nothing through, and removing that again. A policy
 * outlives the pod: what replaces it with the same labels stays cut. Policies only add, so that one which lets something
 * through makes a cut impossible.
 */
import { randomBytes } from 'node:crypto';
import { HarnessError } from '../../core/domain/errors.ts';
import type { PodIdentity, UndoPlan } from '../../ports/backend.ts';
import { type ClusterApi, unlessMissing } from '../../platform/kubernetes/cluster-api.ts';
import { statusOf } from '../../platform/kubernetes/errors.ts';
import { type Fields, listAt, recordAt, textAt, textsAt, valueAt } from '../../platform/kubernetes/values.ts';
import { isTerminating, metadataOf, type PodFacts, podOf } from './objects.ts';
import { policiesPath, policyPath, podsPath } from './paths.ts';
import { RUN_LABEL } from './labels.ts';

/** A policy of ours. */
export interface Cut {
  readonly namespace: string;
  readonly name: string;
  readonly run: string;
}

const CONFLICT = 409;
const NAMED = 10;

/** Rejects with a HarnessError (`not-applicable-target`) where no policy of ours could cut the pod off. */
export async function refuseUncuttable(api: ClusterApi, pod: PodFacts, signal: AbortSignal): Promise<void> {
  const { namespace, name, labels } = pod;
  const { items } = await api.list({ path: podsPath(namespace), labels }, signal);
  const others = items.map(podOf).filter(({ uid }) => uid !== pod.uid);
  if (Object.keys(labels).length === 0 || others.length > 0) {
    const [other] = others;
    const why = other === undefined ? 'it has no labels' : `pod ${other.name} carries all its labels as well`;
    throw cannotCut(`pod ${namespace}/${name} cannot be selected alone: ${why}`);
  }
  const opening = await openingPolicies(api, pod, signal);
  if (opening.length === 0) return;
  const named = `${opening.slice(0, NAMED).join(', ')}${opening.length > NAMED ? ' and more' : ''}`;
  throw cannotCut(`pod ${namespace}/${name} cannot be cut off: network policies let something through: ${named}`);
}

function cannotCut(message: string): HarnessError {
  return new HarnessError(message, {
    code: 'not-applicable-target',
    hint: 'Network policies only add to each other: a cut needs a pod that no other policy opens.',
  });
}

/** Names of the policies that select the pod and let something through. */
async function openingPolicies(api: ClusterApi, pod: PodFacts, signal: AbortSignal): Promise<readonly string[]> {
  const { items } = await api.list({ path: policiesPath(pod.namespace) }, signal);
  return items
    .filter((policy) => letsThrough(policy) && selects(recordAt(policy, 'spec', 'podSelector'), pod.labels))
    .map((policy) => metadataOf(policy).name)
    .sort();
}

function letsThrough(policy: Fields): boolean {
  const types = listAt(policy, 'spec', 'policyTypes');
  const opens = (type: string, rules: string): boolean =>
    (types.length === 0 || types.includes(type)) && listAt(policy, 'spec', rules).length > 0;
  return opens('Ingress', 'ingress') || opens('Egress', 'egress');
}

/** A label selector of Kubernetes; an empty one selects all. What is not known selects, so that nothing is overlooked. */
function selects(selector: Fields, labels: Readonly<Record<string, string>>): boolean {
  const exact = Object.entries(textsAt(selector, 'matchLabels'));
  if (!exact.every(([name, value]) => labels[name] === value)) return false;
  return listAt(selector, 'matchExpressions').every((expression) => {
    const value = labels[textAt(expression, 'key') ?? ''];
    const isListed = value !== undefined && listAt(expression, 'values').includes(value);
    switch (textAt(expression, 'operator')) {
      case 'In':
        return isListed;
      case 'NotIn':
        return !isListed;
      case 'Exists':
        return value !== undefined;
      case 'DoesNotExist':
        return value === undefined;
      default:
        return true;
    }
  });
}

/** What removes a cut that is about to be made. */
export function undoOfCut({ server }: Pick<ClusterApi['connection'], 'server'>, cut: Cut): UndoPlan {
  const { namespace, name, run } = cut;
  return {
    action: { kind: 'network-policy.delete', server, namespace, name, run },
    shell: `kubectl --namespace ${namespace} delete networkpolicy ${name}`,
  };
}

export function newCut({ namespace }: PodIdentity, run: string): Cut {
  return { namespace, name: `chaos-cut-${randomBytes(6).toString('hex')}`, run };
}

/** One that is there already, because an answer was lost, does as well. */
export async function createCut(
  api: ClusterApi,
  { cut, pod }: { readonly cut: Cut; readonly pod: PodFacts },
  signal: AbortSignal,
): Promise<void> {
  const { namespace, name, run } = cut;
  const body = {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: { name, namespace, labels: { [RUN_LABEL]: run } },
    spec: { podSelector: { matchLabels: pod.labels }, policyTypes: ['Ingress', 'Egress'] },
  };
  try {
    await api.send({ method: 'POST', path: policiesPath(namespace), body }, signal);
  } catch (error) {
    if (statusOf(error) !== CONFLICT || !isOurs(await api.read(policyPath(cut), signal), cut)) throw error;
  }
}

function isOurs(policy: Fields | null, { run }: Pick<Cut, 'run'>): boolean {
  return policy !== null && textsAt(policy, 'metadata', 'labels')[RUN_LABEL] === run;
}

export type CutState = 'there' | 'opened' | 'missing';

/** Whether the policy is there, and whether another one has opened the pod since. */
export async function lookAtCut(api: ClusterApi, cut: Cut, signal: AbortSignal): Promise<CutState> {
  const { items } = await api.list({ path: policiesPath(cut.namespace) }, signal);
  const own = items.find((policy) => metadataOf(policy).name === cut.name);
  if (own === undefined || isTerminating(own)) return 'missing';
  const labels = textsAt(own, 'spec', 'podSelector', 'matchLabels');
  const opening = items.some(
    (policy) => letsThrough(policy) && selects(recordAt(policy, 'spec', 'podSelector'), labels),
  );
  return opening ? 'opened' : 'there';
}

export type Removal =
  | { readonly state: 'gone' | 'asked' }
  | { readonly state: 'foreign'; readonly why: string }
  | { readonly state: 'leaving'; readonly finalizers: readonly string[] };

/** Asks for it to go, if it is there and of that run. */
export async function removeCut(api: ClusterApi, cut: Cut, signal: AbortSignal): Promise<Removal> {
  const policy = await api.read(policyPath(cut), signal);
  if (policy === null) return { state: 'gone' };
  if (!isOurs(policy, cut)) return { state: 'foreign', why: `it does not carry ${RUN_LABEL}=${cut.run}` };
  if (isTerminating(policy)) {
    const finalizers = listAt(valueAt(policy, 'metadata'), 'finalizers').filter((one) => typeof one === 'string');
    return { state: 'leaving', finalizers };
  }
  const body = { apiVersion: 'v1', kind: 'DeleteOptions', preconditions: { uid: metadataOf(policy).uid } };
  await unlessMissing(() => api.send({ method: 'DELETE', path: policyPath(cut), body }, signal));
  return { state: 'asked' };
}
