// SPDX-License-Identifier: Apache-2.0
/** Which resources the server has, by group and version; and which of their fields can be selected. */

export interface Resource {
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly kind: string;
  readonly namespaced: boolean;
  /** Beside `status`. */
  readonly subresources: readonly string[];
  /** Has a `status` that only its own subresource writes. */
  readonly status: boolean;
  /** Selectable fields beside metadata.name and metadata.namespace. */
  readonly fields: readonly string[];
  /** Name in the description; null for a custom resource. */
  readonly definition: string | null;
  readonly shortNames: readonly string[];
}

type Options = Partial<
  Pick<Resource, 'namespaced' | 'subresources' | 'status' | 'fields' | 'shortNames' | 'definition'>
>;

function resource(place: string, plural: string, rest: Options & { readonly kind: string }): Resource {
  const [group = '', version = ''] = place.includes('/') ? place.split('/') : ['', place];
  const definition = `io.k8s.api.${group === '' ? 'core' : (group.split('.')[0] ?? '')}.${version}.${rest.kind}`;
  const defaults = { namespaced: true, subresources: [], status: false, fields: [], shortNames: [], definition };
  return { group, version, plural, ...defaults, ...rest };
}

const podFields = ['nodeName', 'restartPolicy', 'schedulerName', 'serviceAccountName', 'hostNetwork'];
const eventFields = ['kind', 'namespace', 'name', 'uid', 'apiVersion', 'resourceVersion', 'fieldPath'];
const apps = 'apps/v1';
const rbac = 'rbac.authorization.k8s.io/v1';

export const RESOURCES: readonly Resource[] = [
  resource('v1', 'namespaces', {
    ...{ kind: 'Namespace', namespaced: false, status: true, subresources: ['finalize'] },
    ...{ fields: ['status.phase'], shortNames: ['ns'] },
  }),
  resource('v1', 'nodes', { kind: 'Node', namespaced: false, status: true, shortNames: ['no'] }),
  resource('v1', 'pods', {
    ...{ kind: 'Pod', status: true, subresources: ['log', 'portforward', 'binding'], shortNames: ['po'] },
    fields: [...podFields.map((name) => `spec.${name}`), 'status.phase', 'status.podIP'],
  }),
  resource('v1', 'services', { kind: 'Service', status: true, shortNames: ['svc'] }),
  resource('v1', 'configmaps', { kind: 'ConfigMap', shortNames: ['cm'] }),
  resource('v1', 'secrets', { kind: 'Secret', fields: ['type'] }),
  resource('v1', 'serviceaccounts', { kind: 'ServiceAccount', subresources: ['token'], shortNames: ['sa'] }),
  resource('v1', 'persistentvolumeclaims', { kind: 'PersistentVolumeClaim', status: true, shortNames: ['pvc'] }),
  resource('v1', 'events', {
    ...{ kind: 'Event', shortNames: ['ev'] },
    fields: [...eventFields.map((name) => `involvedObject.${name}`), 'reason', 'type', 'source', 'reportingComponent'],
  }),
  resource(apps, 'statefulsets', { kind: 'StatefulSet', status: true, subresources: ['scale'], shortNames: ['sts'] }),
  resource(apps, 'deployments', { kind: 'Deployment', status: true, subresources: ['scale'], shortNames: ['deploy'] }),
  resource(apps, 'replicasets', { kind: 'ReplicaSet', status: true, subresources: ['scale'], shortNames: ['rs'] }),
  resource('networking.k8s.io/v1', 'networkpolicies', { kind: 'NetworkPolicy', shortNames: ['netpol'] }),
  resource(rbac, 'roles', { kind: 'Role' }),
  resource(rbac, 'rolebindings', { kind: 'RoleBinding' }),
  resource(rbac, 'clusterroles', { kind: 'ClusterRole', namespaced: false }),
  resource(rbac, 'clusterrolebindings', { kind: 'ClusterRoleBinding', namespaced: false }),
  resource('authorization.k8s.io/v1', 'selfsubjectaccessreviews', {
    kind: 'SelfSubjectAccessReview',
    namespaced: false,
  }),
  resource('agents.x-k8s.io/v1beta1', 'sandboxes', {
    ...{ kind: 'Sandbox', status: true, definition: null },
  }),
];

/** As `qualified` gives it: `pods`, `statefulsets.apps`. */
export type ResourceName = string;

export function apiVersionOf({ group, version }: Resource): string {
  return group === '' ? version : `${group}/${version}`;
}

/** `pods`, `statefulsets.apps`: as error messages say it. */
export function qualified({ group, plural }: Resource): ResourceName {
  return group === '' ? plural : `${plural}.${group}`;
}

/** By the name that `qualified` gives. */
export function resourceOf(name: ResourceName): Resource {
  const found = RESOURCES.find((one) => qualified(one) === name);
  if (found === undefined) throw new Error(`the test cluster has no resource ${name}`);
  return found;
}

export function pathOf(resource: Resource, namespace: string | null, name?: string): string {
  const root = resource.group === '' ? `/api/${resource.version}` : `/apis/${resource.group}/${resource.version}`;
  const place = resource.namespaced && namespace !== null ? `/namespaces/${namespace}` : '';
  return `${root}${place}/${resource.plural}${name === undefined ? '' : `/${name}`}`;
}
