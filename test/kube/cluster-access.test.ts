// SPDX-License-Identifier: Apache-2.0
/** Who may do what in the test cluster: tokens, roles, reviews, and what a refusal says. */
import {
  AuthorizationV1Api,
  NetworkingV1Api,
  RbacAuthorizationV1Api,
  PatchStrategy,
  setHeaderOptions,
} from '@kubernetes/client-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientsOf, type Clients } from '../support/kube/client-of.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { plain, refusal, setOf } from '../support/kube/samples.ts';

let cluster: Cluster;
let admin: Clients;

beforeAll(async () => {
  cluster = await startCluster({ kubelet: false });
  admin = clientsOf(cluster.kubeconfig);
});
afterAll(() => cluster.stop());

interface Rule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
  readonly resourceNames?: readonly string[];
}

/** A client of the namespace's account, which may do that there. */
async function accountWith(namespace: string, rules: readonly Rule[]): Promise<Clients> {
  const rbac = admin.config.makeApiClient(RbacAuthorizationV1Api);
  await rbac.createNamespacedRole({ namespace, body: plain({ metadata: { name: 'given' }, rules }) });
  const subjects = [{ kind: 'ServiceAccount', name: 'default', namespace }];
  const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'given' };
  await rbac.createNamespacedRoleBinding({
    namespace,
    body: plain({ metadata: { name: 'given' }, subjects, roleRef }),
  });
  return clientsOf(cluster.kubeconfigFor(namespace, 'default'));
}

const core = (resources: readonly string[], verbs: readonly string[]): Rule => ({ apiGroups: [''], resources, verbs });

test('a token that nobody knows is refused', async () => {
  const other = await startCluster({ kubelet: false });
  const { core: api } = clientsOf(other.kubeconfig);
  other.revoke();
  expect(await refusal(api.listNamespace())).toMatchObject({ code: 401 });
  await other.stop();
});

describe('an account', () => {
  test('may do what a role gives it, in its namespace only', async () => {
    const namespace = await admin.newNamespace();
    const account = await accountWith(namespace, [core(['pods'], ['list', 'get'])]);
    expect((await account.core.listNamespacedPod({ namespace })).items).toEqual([]);
    const user = `system:serviceaccount:${namespace}:default`;
    expect(await refusal(account.core.deleteNamespacedPod({ namespace, name: 'one' }))).toMatchObject({
      ...{ code: 403, reason: 'Forbidden' },
      message: `pods "one" is forbidden: User "${user}" cannot delete resource "pods" in API group "" in the namespace "${namespace}"`,
    });
    expect((await refusal(account.core.listPodForAllNamespaces())).message).toBe(
      `pods is forbidden: User "${user}" cannot list resource "pods" in API group "" at the cluster scope`,
    );
    const elsewhere = await admin.newNamespace();
    expect(await refusal(account.core.listNamespacedPod({ namespace: elsewhere }))).toMatchObject({ code: 403 });
  });

  test('needs the subresource, and the verb, that it uses', async () => {
    const namespace = await admin.newNamespace();
    const scale = { apiGroups: ['apps'], resources: ['statefulsets/scale'], verbs: ['get', 'patch'] };
    const account = await accountWith(namespace, [core(['pods/log'], ['get']), scale]);
    await admin.apps.createNamespacedStatefulSet({ namespace, body: setOf('web', 1) });
    const place = { namespace, name: 'web' };
    expect((await account.apps.readNamespacedStatefulSetScale(place)).spec?.replicas).toBe(1);
    expect(await refusal(account.apps.readNamespacedStatefulSet(place))).toMatchObject({ code: 403 });
    const asMerge = setHeaderOptions('Content-Type', PatchStrategy.MergePatch);
    const body = plain({ spec: { replicas: 2 } });
    const scaled = await account.apps.patchNamespacedStatefulSetScale({ ...place, body }, asMerge);
    expect(scaled.spec?.replicas).toBe(2);
    expect(await refusal(account.core.readNamespacedPod({ namespace, name: 'web-0' }))).toMatchObject({ code: 403 });
    // The pod is not there, and its log may be asked for.
    expect(await refusal(account.core.readNamespacedPodLog({ namespace, name: 'web-7' }))).toMatchObject({ code: 404 });
  });

  test('is told by a review what it may do', async () => {
    const namespace = await admin.newNamespace();
    const named = { ...core(['configmaps'], ['get']), resourceNames: ['settings'] };
    const account = await accountWith(namespace, [core(['pods'], ['*']), named]);
    const reviews = account.config.makeApiClient(AuthorizationV1Api);
    const may = async (attributes: object): Promise<boolean | undefined> => {
      const body = plain({ spec: { resourceAttributes: { namespace, ...attributes } } });
      return (await reviews.createSelfSubjectAccessReview({ body })).status?.allowed;
    };
    expect(await may({ verb: 'delete', resource: 'pods' })).toBe(true);
    expect(await may({ verb: 'create', resource: 'pods', subresource: 'portforward' })).toBe(false);
    expect(await may({ verb: 'get', resource: 'configmaps', name: 'settings' })).toBe(true);
    expect(await may({ verb: 'get', resource: 'configmaps', name: 'other' })).toBe(false);
    expect(await may({ verb: 'patch', group: 'apps', resource: 'statefulsets' })).toBe(false);
  });

  test('gets rights everywhere from a cluster role', async () => {
    const namespace = await admin.newNamespace();
    const rbac = admin.config.makeApiClient(RbacAuthorizationV1Api);
    const rules = [{ apiGroups: ['networking.k8s.io'], resources: ['networkpolicies'], verbs: ['create', 'list'] }];
    await rbac.createClusterRole({ body: plain({ metadata: { name: 'cutter' }, rules }) });
    const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'ClusterRole', name: 'cutter' };
    const subjects = [{ kind: 'ServiceAccount', name: 'default', namespace }];
    await rbac.createClusterRoleBinding({ body: plain({ metadata: { name: 'cutter' }, subjects, roleRef }) });
    const network = clientsOf(cluster.kubeconfigFor(namespace, 'default')).config.makeApiClient(NetworkingV1Api);
    const spec = { podSelector: { matchLabels: { app: 'web' } }, policyTypes: ['Ingress', 'Egress'] };
    const body = plain({ metadata: { generateName: 'chaos-cut-', labels: { run: 'a' } }, spec });
    const made = await network.createNamespacedNetworkPolicy({ namespace, body });
    expect(made.metadata?.name).toMatch(/^chaos-cut-.{5}$/);
    expect((await network.listNetworkPolicyForAllNamespaces({ labelSelector: 'run=a' })).items).toHaveLength(1);
    const name = made.metadata?.name ?? '';
    expect(await refusal(network.deleteNamespacedNetworkPolicy({ namespace, name }))).toMatchObject({ code: 403 });
  });
});
