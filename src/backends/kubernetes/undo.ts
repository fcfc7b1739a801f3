// SPDX-License-Identifier: Apache-2.0
/**
 * What puts a fault on a pod back, as data, and carrying it out: tried until it shows or the deadline has come. Nothing is
 * done through another cluster than the one that the record names.
 */
import type { UndoAction, UndoResult } from '../../core/domain/documents.ts';
import { type ClusterUndo, outlivesMachine } from '../../core/domain/undo.ts';
import { HarnessError } from '../../core/domain/errors.ts';
import type { Backend, FaultAction, PodIdentity, UndoPlan } from '../../ports/backend.ts';
import type { ClusterApi } from '../../platform/kubernetes/cluster-api.ts';
import { quote } from '../../platform/kubernetes/errors.ts';
import { insist, NotYet, whileAway } from '../../platform/kubernetes/retry.ts';
import { targetGone } from './act.ts';
import { lookAtPod } from './pods.ts';
import { newCut, refuseUncuttable, removeCut, undoOfCut } from './policies.ts';
import { cutOf, type KubernetesTools } from './tools.ts';
import {
  describeMissing,
  kindOf,
  nameWorkload,
  readPods,
  readWorkload,
  setReplicas,
  type WorkloadRef,
  workloadOfPod,
} from './workloads.ts';

interface UndoOutcome {
  readonly result: UndoResult;
  readonly proof: string;
}

/** What is carried out may have been tried before: what was done then counts. */
interface Progress {
  changed: boolean;
}

/** Null where nothing brings such a pod back. */
export async function undoOfPod(
  tools: KubernetesTools,
  { action, identity }: { readonly action: FaultAction; readonly identity: PodIdentity },
  signal: AbortSignal,
): Promise<UndoPlan | null> {
  const api = await tools.cluster();
  if (action.do === 'partition') {
    return whileAway(tools.clock, () => planCut({ tools, api }, identity, signal), signal);
  }
  if (identity.controller === null && action.do !== 'scale-down') return null;
  const ref = workloadOfPod(identity);
  const facts = await whileAway(tools.clock, () => readWorkload(api, ref, signal), signal);
  if (facts === null) throw targetGone(identity, `${nameWorkload(ref)}, which made it, was removed`);
  // One that we scaled down already tells its number no more.
  const replicas = tools.own.scaled.get(ref.uid) ?? facts.replicas;
  if (replicas === 0) {
    throw new HarnessError(`${nameWorkload(ref)} is to have no pods: somebody else scaled it down`, {
      code: 'not-applicable-target',
    });
  }
  const { server } = api.connection;
  const { resource, namespace, name, uid } = ref;
  const about = { server, namespace, resource, name, uid, replicas };
  const kubectl = `kubectl --namespace ${namespace}`;
  return action.do === 'scale-down'
    ? {
        action: { kind: 'workload.scale', ...about },
        shell: `${kubectl} scale ${kindOf(resource)} ${name} --current-replicas=0 --replicas=${replicas}`,
      }
    : {
        action: { kind: 'workload.ready', ...about },
        shell: `${kubectl} rollout status ${kindOf(resource)} ${name} # its controller makes the pod again`,
      };
}

async function planCut(
  { tools, api }: { readonly tools: KubernetesTools; readonly api: ClusterApi },
  identity: PodIdentity,
  signal: AbortSignal,
): Promise<UndoPlan> {
  const known = tools.own.cuts.get(identity.uid);
  if (known !== undefined) return undoOfCut(api.connection, known);
  const pod = await lookAtPod(api, identity, signal);
  if (pod === null) throw targetGone(identity, 'it was removed');
  await refuseUncuttable(api, pod, signal);
  const cut = newCut(identity, tools.run());
  tools.own.cuts.set(identity.uid, cut);
  return undoOfCut(api.connection, cut);
}

/** Never rejects. The signal is its deadline. */
export async function undoOnCluster(
  tools: KubernetesTools,
  { action, processes }: { readonly action: UndoAction; readonly processes: Backend },
  signal: AbortSignal,
): Promise<UndoOutcome> {
  if (!outlivesMachine(action)) return processes.undo(action, signal);
  const progress: Progress = { changed: false };
  const work = async (): Promise<UndoOutcome> => {
    const api = await tools.cluster();
    const elsewhere = whyElsewhere(api, action);
    if (elsewhere !== null) return { result: 'failed', proof: elsewhere };
    return carryOut({ api, progress }, action, signal);
  };
  const tried = await insist(tools.clock, work, signal);
  const outcome: UndoOutcome = tried.done ? tried.value : { result: 'failed', proof: tried.why };
  if (outcome.result !== 'failed') forget(tools, action);
  return outcome;
}

function whyElsewhere({ connection }: ClusterApi, { server }: ClusterUndo): string | null {
  if (connection.server === server) return null;
  const here = `the current context (${quote(connection.context)}) is of the cluster at ${connection.server}`;
  return `it was done at ${server}, and ${here}: set KUBECONFIG or the context to that cluster, then: chaos recover`;
}

function forget({ own }: KubernetesTools, action: ClusterUndo): void {
  if (action.kind === 'workload.scale') own.scaled.delete(action.uid);
  if (action.kind !== 'network-policy.delete') return;
  const uid = cutOf(own, action);
  if (uid !== null) own.cuts.delete(uid);
}

interface Undoing {
  readonly api: ClusterApi;
  readonly progress: Progress;
}

function carryOut(undoing: Undoing, action: ClusterUndo, signal: AbortSignal): Promise<UndoOutcome> {
  switch (action.kind) {
    case 'workload.scale':
    case 'workload.ready':
      return bringBack(undoing, action, signal);
    case 'network-policy.delete':
      return connectAgain(undoing, action, signal);
  }
}

async function bringBack(
  { api, progress }: Undoing,
  action: Exclude<ClusterUndo, { readonly kind: 'network-policy.delete' }>,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  const ref: WorkloadRef = action;
  const named = nameWorkload(ref);
  const { replicas } = action;
  const facts = await readWorkload(api, ref, signal);
  if (facts === null || facts.isTerminating) {
    return { result: 'gone-with-target', proof: `${named} was ${facts === null ? 'removed' : 'asked to go'}` };
  }
  if (facts.replicas !== replicas) {
    if (action.kind === 'workload.ready' || facts.replicas !== 0) {
      const proof = `${named} is to have ${facts.replicas} pods, which somebody else has set; it had ${replicas}`;
      return { result: 'foreign-state-refused', proof };
    }
    await setReplicas(api, { facts, replicas }, signal);
    progress.changed = true;
  }
  const pods = await readPods(api, facts, signal);
  if (pods.running.length < replicas) {
    progress.changed = true;
    throw new NotYet(await describeMissing(api, { facts, pods, replicas }, signal));
  }
  const proof = `${named}: ${pods.running.map(({ name, uid }) => `${name} (uid ${uid})`).join(', ')} runs`;
  return { result: progress.changed ? 'reverted' : 'already-clean', proof };
}

async function connectAgain(
  { api, progress }: Undoing,
  action: Extract<ClusterUndo, { readonly kind: 'network-policy.delete' }>,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  const { namespace, name } = action;
  const named = `network policy ${namespace}/${name}`;
  const removal = await removeCut(api, action, signal);
  switch (removal.state) {
    case 'gone':
      return { result: progress.changed ? 'reverted' : 'already-clean', proof: `${named} is not there` };
    case 'foreign':
      return { result: 'foreign-state-refused', proof: `${named} is left: ${removal.why}` };
    case 'asked':
      progress.changed = true;
      throw new NotYet(`${named} was asked to go and is still there`);
    case 'leaving': {
      progress.changed = true;
      const patch = `kubectl --namespace ${namespace} patch networkpolicy ${name} --type=merge --patch '{"metadata":{"finalizers":null}}'`;
      throw new NotYet(`${named} does not go, held by ${removal.finalizers.slice(0, 5).join(', ')} (${patch})`);
    }
  }
}
