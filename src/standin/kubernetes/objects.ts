// SPDX-License-Identifier: Apache-2.0

/**
 * The few objects of a cluster that the kubernetes driver makes and looks at, as far as it does, and where the API has
 * them. Owns these shapes and paths; a cluster's objects hold much more.
 */

export type Labels = Readonly<Record<string, string>>;

export interface Metadata {
  readonly name: string;
  readonly uid?: string;
  readonly labels?: Labels;
  readonly deletionTimestamp?: string;
}

export interface ContainerState {
  readonly terminated?: { readonly exitCode: number };
}

export interface Pod {
  readonly metadata: Metadata;
  readonly status?: {
    readonly phase?: string;
    readonly containerStatuses?: readonly { readonly state?: ContainerState; readonly lastState?: ContainerState }[];
  };
}

export interface Deployment {
  readonly metadata: Metadata;
  readonly spec: { readonly replicas?: number };
}

/** The custom resource whose controller makes a sandbox's pod. */
export interface SandboxResource {
  readonly metadata: Metadata;
  readonly spec: { readonly operatingMode?: string };
}

export interface List<T> {
  readonly items: readonly T[];
}

/** What a sandbox's resource says of itself. */
export const SANDBOX_TYPE: { readonly apiVersion: string; readonly kind: string } = {
  apiVersion: 'agents.x-k8s.io/v1beta1',
  kind: 'Sandbox',
};

export type Collection = 'pods' | 'deployments' | 'sandboxes';

const ROOTS: Readonly<Record<Collection, string>> = {
  pods: '/api/v1',
  deployments: '/apis/apps/v1',
  sandboxes: `/apis/${SANDBOX_TYPE.apiVersion}`,
};

/** Where the objects of a kind are in a namespace; with a name, where one of them is. */
export function pathOf(collection: Collection, namespace: string, name?: string): string {
  const path = `${ROOTS[collection]}/namespaces/${encodeURIComponent(namespace)}/${collection}`;
  return name === undefined ? path : `${path}/${encodeURIComponent(name)}`;
}

/** The query that selects what carries all the labels. */
export function selectorOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  return `labelSelector=${encodeURIComponent(pairs.join(','))}`;
}
