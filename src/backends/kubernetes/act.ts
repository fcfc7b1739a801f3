// SPDX-License-Identifier: Apache-2.0
/**
 * What each action does to a pod. Who it is, is read again immediately before, and the request names its uid, so that what
 * replaced it is never hit; a request whose answer was lost does no harm when it is made again.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import type { FaultAction, PodIdentity } from '../../ports/backend.ts';
import { type ClusterApi, unlessMissing } from '../../platform/kubernetes/cluster-api.ts';
import { statusOf } from '../../platform/kubernetes/errors.ts';
import { whileAway } from '../../platform/kubernetes/retry.ts';
import type { ControllerFacts } from './objects.ts';
import { podPath } from './paths.ts';
import { lookAtPod, whyGone } from './pods.ts';
import { createCut, refuseUncuttable } from './policies.ts';
import type { KubernetesTools } from './tools.ts';
import { nameWorkload, readWorkload, restartWorkload, setReplicas, workloadOfPod } from './workloads.ts';

export interface PodAct {
  readonly action: FaultAction;
  readonly identity: PodIdentity;
}

const CONFLICT = 409;

export async function actOnPod(
  tools: KubernetesTools,
  { action, identity }: PodAct,
  signal: AbortSignal,
): Promise<void> {
  switch (action.do) {
    case 'kill':
      if (action.signal === 'KILL') return endPod(tools, { identity, graceSeconds: 0 }, signal);
      if (action.signal === 'TERM') return endPod(tools, { identity, graceSeconds: null }, signal);
      throw notOnPods(`the signal ${action.signal} cannot be sent to a pod`);
    case 'stop':
      return endPod(tools, { identity, graceSeconds: Math.ceil(action.graceMs / 1000) }, signal);
    case 'restart':
      return restart(tools, identity, signal);
    case 'scale-down':
      return scaleDown(tools, identity, signal);
    case 'partition':
      return cutOff(tools, identity, signal);
    case 'freeze':
      throw notOnPods('a pod cannot be frozen');
  }
}

function notOnPods(message: string): HarnessError {
  return new HarnessError(message, { code: 'not-applicable-target' });
}

interface PodEnd {
  readonly identity: PodIdentity;
  /** Null for the pod's own. */
  readonly graceSeconds: number | null;
}

async function endPod({ clock, cluster }: KubernetesTools, end: PodEnd, signal: AbortSignal): Promise<void> {
  const api = await cluster();
  let asked = false;
  await whileAway(
    clock,
    async () => {
      const pod = await lookAtPod(api, end.identity, signal);
      const gone = whyGone(pod);
      // One that is over although the answer was lost was ended by the request.
      if (asked && (gone !== null || pod?.isTerminating === true)) return;
      if (gone !== null) throw targetGone(end.identity, gone);
      asked = true;
      await deletePod(api, end, signal);
    },
    signal,
  );
}

export function targetGone({ namespace, name }: PodIdentity, why: string): HarnessError {
  return new HarnessError(`pod ${namespace}/${name} is gone: ${why}`, { code: 'target-gone' });
}

async function deletePod(api: ClusterApi, { identity, graceSeconds }: PodEnd, signal: AbortSignal): Promise<void> {
  const grace = graceSeconds === null ? {} : { gracePeriodSeconds: graceSeconds };
  const body = { apiVersion: 'v1', kind: 'DeleteOptions', preconditions: { uid: identity.uid }, ...grace };
  try {
    await unlessMissing(() => api.send({ method: 'DELETE', path: podPath(identity), body }, signal));
  } catch (error) {
    // Another one has its name by now.
    if (statusOf(error) !== CONFLICT) throw error;
  }
}

function restart(tools: KubernetesTools, identity: PodIdentity, signal: AbortSignal): Promise<void> {
  const at = tools.clock.wallTime();
  return changeWorkload(
    tools,
    { identity, change: (api, facts) => restartWorkload(api, { facts, at }, signal) },
    signal,
  );
}

function scaleDown(tools: KubernetesTools, identity: PodIdentity, signal: AbortSignal): Promise<void> {
  const change = async (api: ClusterApi, facts: ControllerFacts): Promise<void> => {
    if (facts.replicas === 0) return;
    tools.own.scaled.set(facts.uid, facts.replicas);
    await setReplicas(api, { facts, replicas: 0 }, signal);
  };
  return changeWorkload(tools, { identity, change }, signal);
}

/** What manages the pod, as it is when it is changed. */
async function changeWorkload(
  { clock, cluster }: KubernetesTools,
  about: {
    readonly identity: PodIdentity;
    readonly change: (api: ClusterApi, facts: ControllerFacts) => Promise<void>;
  },
  signal: AbortSignal,
): Promise<void> {
  const api = await cluster();
  const { identity, change } = about;
  const ref = workloadOfPod(identity);
  await whileAway(
    clock,
    async () => {
      const facts = await readWorkload(api, ref, signal);
      if (facts === null) throw targetGone(identity, `${nameWorkload(ref)}, which made it, was removed`);
      await change(api, facts);
    },
    signal,
  );
}

/** The policy has the name that was written down before. */
async function cutOff(
  { clock, cluster, own }: KubernetesTools,
  identity: PodIdentity,
  signal: AbortSignal,
): Promise<void> {
  const api = await cluster();
  const cut = own.cuts.get(identity.uid);
  if (cut === undefined) throw new TypeError(`a cut of pod ${identity.name} without a record`);
  await whileAway(
    clock,
    async () => {
      const pod = await lookAtPod(api, identity, signal);
      const gone = whyGone(pod);
      if (pod === null || gone !== null) throw targetGone(identity, gone ?? '');
      await refuseUncuttable(api, pod, signal);
      await createCut(api, { cut, pod }, signal);
    },
    signal,
  );
}
