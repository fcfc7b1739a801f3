// SPDX-License-Identifier: Apache-2.0

/**
 * What a gateway has on its cluster, by the sandbox: the custom resource, its pod, the supervisor's Deployment and pods.
 * Owns the look at it, which many ask for and few make, and what is read from a pod's status.
 */

import { OUTAGE_CODE } from '../container/channel.ts';
import type { Api } from './api.ts';
import { type Collection, type Deployment, type Labels, type List, pathOf, type Pod } from './objects.ts';
import { type SandboxResource, selectorOf } from './objects.ts';
import { EPOCH_LABEL, ID_LABEL, ROLE_LABEL } from './specs.ts';

/** What is known is asked again after this. */
const FRESH_MS = 100;

export interface Seen {
  readonly resource?: SandboxResource;
  /** The one that the resource's controller made. */
  readonly pod?: Pod;
  readonly deployment?: Deployment;
  readonly supervisors: readonly Pod[];
}

export interface Survey {
  /** By the sandbox's id. */
  readonly look: () => Promise<ReadonlyMap<string, Seen>>;
  /** What was seen is out of date. */
  readonly forget: () => void;
}

export function openSurvey(api: Api, at: { readonly namespace: string; readonly labels: Labels }): Survey {
  let seen: { readonly atMs: number; readonly found: Promise<ReadonlyMap<string, Seen>> } | undefined;
  let pending = false;
  const list = async (collection: Collection): Promise<readonly unknown[]> => {
    const path = `${pathOf(collection, at.namespace)}?${selectorOf(at.labels)}`;
    return ((await api.get(path)) as List<unknown> | undefined)?.items ?? [];
  };
  const ask = async (): Promise<ReadonlyMap<string, Seen>> => {
    const [resources, pods, deployments] = await Promise.all(
      (['sandboxes', 'pods', 'deployments'] as const).map((collection) => list(collection)),
    );
    return join({
      resources: (resources ?? []) as readonly SandboxResource[],
      pods: (pods ?? []) as readonly Pod[],
      deployments: (deployments ?? []) as readonly Deployment[],
    });
  };
  return {
    look: () => {
      const now = performance.now();
      // One question at a time: while the API server is away they would pile up.
      if (seen === undefined || (!pending && now - seen.atMs > FRESH_MS)) {
        pending = true;
        const found = ask().finally(() => {
          pending = false;
        });
        seen = { atMs: now, found };
      }
      return seen.found;
    },
    forget: () => {
      seen = undefined;
    },
  };
}

interface Found {
  readonly resources: readonly SandboxResource[];
  readonly pods: readonly Pod[];
  readonly deployments: readonly Deployment[];
}

function join({ resources, pods, deployments }: Found): ReadonlyMap<string, Seen> {
  const joined = new Map<string, Seen>();
  const add = (labels: Labels | undefined, part: (before: Seen) => Partial<Seen>): void => {
    const id = labels?.[ID_LABEL];
    if (id === undefined) return;
    const before = joined.get(id) ?? { supervisors: [] };
    joined.set(id, { ...before, ...part(before) });
  };
  for (const resource of resources) add(resource.metadata.labels, () => ({ resource }));
  for (const deployment of deployments) add(deployment.metadata.labels, () => ({ deployment }));
  for (const pod of pods) {
    const { labels } = pod.metadata;
    const isSupervisor = labels?.[ROLE_LABEL] === 'supervisor';
    add(labels, ({ supervisors }) => (isSupervisor ? { supervisors: [...supervisors, pod] } : { pod }));
  }
  return joined;
}

/** It runs and is not being ended. */
export function isUp(pod: Pod | undefined): pod is Pod {
  return pod?.status?.phase === 'Running' && pod.metadata.deletionTimestamp === undefined;
}

/** Its containers have ended for good. */
export function hasEnded(pod: Pod | undefined): boolean {
  return pod?.status?.phase === 'Succeeded' || pod?.status?.phase === 'Failed';
}

/** One of its containers has ended for want of a gateway. */
export function hadOutage({ status }: Pod): boolean {
  const states = (status?.containerStatuses ?? []).flatMap(({ state, lastState }) => [state, lastState]);
  return states.some((state) => state?.terminated?.exitCode === OUTAGE_CODE);
}

export function epochOf({ labels }: { readonly labels?: Labels }): number {
  return Number(labels?.[EPOCH_LABEL]);
}
