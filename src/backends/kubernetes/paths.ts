// SPDX-License-Identifier: Apache-2.0
/** Where the objects that are used here lie in a cluster's API. Names come from manifests and answers, so they are encoded. */
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

export function replicaSetPath({ namespace, name }: Named): string {
  return `${appsPath(namespace, 'replicasets')}/${part(name)}`;
}

function appsPath(namespace: string, resource: string): string {
  return `/apis/apps/v1/namespaces/${part(namespace)}/${resource}`;
}
