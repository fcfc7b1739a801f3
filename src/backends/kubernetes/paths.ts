// SPDX-License-Identifier: Apache-2.0
/** Where the objects that are used here lie in a cluster's API. Names come from manifests and answers, so they are encoded. */
import type { PodController } from '../../ports/backend.ts';

interface Named {
  readonly namespace: string;
  readonly name: string;
}

const part = encodeURIComponent;

export function podsPath(namespace: string): string {
  return `/api/v1/namespaces/${part(namespace)}/pods`;
}

export function podPath({ namespace, name }: Named): string {
  return `${podsPath(namespace)}/${part(name)}`;
}

export function controllerPath({ namespace, name, resource }: Named & Pick<PodController, 'resource'>): string {
  return `${appsPath(namespace, resource)}/${part(name)}`;
}

export function replicaSetPath({ namespace, name }: Named): string {
  return `${appsPath(namespace, 'replicasets')}/${part(name)}`;
}

export function appsPath(namespace: string, resource: string): string {
  return `/apis/apps/v1/namespaces/${part(namespace)}/${resource}`;
}

export function policiesPath(namespace: string): string {
  return `/apis/networking.k8s.io/v1/namespaces/${part(namespace)}/networkpolicies`;
}

export function policyPath({ namespace, name }: Named): string {
  return `${policiesPath(namespace)}/${part(name)}`;
}

export function namespacePath(name: string): string {
  return `/api/v1/namespaces/${part(name)}`;
}
