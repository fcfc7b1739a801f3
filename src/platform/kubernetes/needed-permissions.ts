// SPDX-License-Identifier: Apache-2.0
/**
 * What a run may have to do in a cluster, as role-based access control names it: the faults and observers of the backend,
 * and the hooks of the adapter that is shipped. The one list: the shipped role is compared with it, and preflight asks
 * for each of it. Data alone.
 */

export interface NeededPermission {
  /** Empty for the core group. */
  readonly group: string;
  /** With its subresource: `pods/log`. */
  readonly resource: string;
  readonly verbs: readonly string[];
  /** In the namespace of the system's components, in that of the instances, or in both. */
  readonly where: 'system' | 'instances' | 'both';
  /** What is done with it. */
  readonly why: string;
}

export const NEEDED_PERMISSIONS: readonly NeededPermission[] = [
  need('pods', ['get', 'list', 'watch'], { why: 'find targets and see what becomes of them' }),
  need('pods', ['create'], { why: 'read files of instances, and prove that network policies are enforced' }),
  need('pods', ['delete'], { why: 'kill, stop, and remove what was created' }),
  need('pods/log', ['get'], { why: 'keep logs' }),
  need('pods/portforward', ['get', 'create'], { where: 'system', why: 'reach the ports that hooks and metrics need' }),
  need('events', ['list', 'watch'], { why: 'record what happens' }),
  need('namespaces', ['get'], { why: 'see whether the namespace is being deleted' }),
  need('configmaps', ['get'], { where: 'system', why: 'read the generation off the configuration' }),
  need('apps/statefulsets', ['get', 'list', 'watch'], { where: 'system', why: 'find the component and what makes it' }),
  need('apps/deployments', ['get', 'list', 'watch'], { why: 'find the component or supervisor and what makes it' }),
  need('apps/replicasets', ['get'], { why: 'find the Deployment of a pod' }),
  need('apps/statefulsets', ['patch'], { where: 'system', why: 'restart' }),
  need('apps/deployments', ['patch'], { where: 'system', why: 'restart' }),
  need('apps/statefulsets/scale', ['patch'], { where: 'system', why: 'outage' }),
  need('apps/deployments/scale', ['patch'], { where: 'system', why: 'outage' }),
  need('apps/deployments', ['delete'], { where: 'instances', why: 'remove what an instance left' }),
  need('networking.k8s.io/networkpolicies', ['get', 'list', 'create', 'delete'], { why: 'partition' }),
  need('agents.x-k8s.io/sandboxes', ['list', 'delete'], { where: 'instances', why: 'remove what an instance left' }),
];

/** `apps/deployments/scale`: a group that has a dot or is `apps`, then the resource. */
function need(
  name: string,
  verbs: readonly string[],
  { where = 'both', why }: { readonly where?: NeededPermission['where']; readonly why: string },
): NeededPermission {
  const [first = '', ...rest] = name.split('/');
  const hasGroup = first === 'apps' || first.includes('.');
  return { group: hasGroup ? first : '', resource: hasGroup ? rest.join('/') : name, verbs, where, why };
}
