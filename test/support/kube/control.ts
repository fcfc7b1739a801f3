// SPDX-License-Identifier: Apache-2.0
/** What the stand-in's controllers work with: what the cache knows, and writes that are in it at once. */
import type { Cache } from './cache.ts';
import { ClientError, type KubeClient } from './kube-client.ts';
import type { KubeObject, NewObject } from './objects.ts';
import type { ResourceName } from './resources.ts';

export interface Control {
  readonly cache: Cache;
  readonly client: KubeClient;
  readonly create: (resource: ResourceName, object: NewObject) => Promise<KubeObject>;
  readonly remove: (resource: ResourceName, object: KubeObject, options?: object) => Promise<void>;
  /** `below` is a subresource such as `/status`. */
  readonly patch: (resource: ResourceName, object: KubeObject, change: object, below?: string) => Promise<void>;
}

/** Looked after by garbage collection, and emptied with their namespace. */
export const COLLECTED: readonly ResourceName[] = [
  ...['pods', 'services', 'configmaps', 'secrets', 'serviceaccounts', 'persistentvolumeclaims'],
  ...['statefulsets.apps', 'deployments.apps', 'replicasets.apps', 'networkpolicies.networking.k8s.io'],
  ...['roles.rbac.authorization.k8s.io', 'rolebindings.rbac.authorization.k8s.io', 'sandboxes.agents.x-k8s.io'],
];

export function createControl(cache: Cache, client: KubeClient): Control {
  return {
    cache,
    client,
    create: async (resource, object) => {
      const created = await client.create(resource, object);
      cache.put(resource, created);
      return created;
    },
    patch: async (resource, object, change, below = '') => {
      cache.put(resource, await client.patch(resource, object, change, below));
    },
    remove: async (resource, object, options = {}) => {
      const preconditions = { uid: object.metadata.uid };
      try {
        const answer = (await client.delete(resource, object, { preconditions, ...options })) as KubeObject;
        const pending = answer.kind !== 'Status' && answer.metadata.deletionTimestamp !== undefined;
        const { deletionGracePeriodSeconds = 0, finalizers = [] } = pending ? answer.metadata : {};
        if (deletionGracePeriodSeconds > 0 || finalizers.length > 0) cache.put(resource, answer);
        else cache.drop(resource, object);
      } catch (error) {
        if (!(error instanceof ClientError) || error.code !== 404) throw error;
        cache.drop(resource, object);
      }
    },
  };
}
