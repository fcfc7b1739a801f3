// SPDX-License-Identifier: Apache-2.0
/** What the test cluster refuses and what fails a test: requests and answers that are not as Kubernetes describes them. */
import { AppsV1Api, PatchStrategy, setHeaderOptions, VersionApi } from '@kubernetes/client-node';
import { describe, expect, test } from 'vitest';
import { schemaProblems } from '../support/kube/description.ts';
import { clientsOf } from '../support/kube/client-of.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { plain, podOf, refusal, setOf } from '../support/kube/samples.ts';

describe('a request that is not described', () => {
  test('fails the test: an unknown parameter, an unknown field, also of a patch', async () => {
    const cluster = await startCluster({ kubelet: false });
    const { core } = clientsOf(cluster.kubeconfig);
    const pods = { method: 'GET', path: '/api/v1/namespaces/default/pods?labelSelektor=a' };
    await expect(cluster.api.call(pods)).rejects.toThrow('unknown query parameter labelSelektor');
    const bad = cluster.api.create('configmaps', {
      ...{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', namespace: 'default' }, dota: { a: 'b' } },
    });
    await expect(bad).rejects.toThrow('body.dota: unknown field');
    await core.listNamespacedPod({ namespace: 'default' });
    expect(cluster.problems).toHaveLength(2);
    const made = await core.createNamespacedConfigMap({
      namespace: 'default',
      body: plain({ metadata: { name: 'a' } }),
    });
    await cluster.api.patch('configmaps', { metadata: made.metadata as never }, { dota: { a: 'b' } });
    expect(cluster.problems.at(-1)).toContain('.dota: unknown field');
    await expect(cluster.stop()).rejects.toThrow('unknown query parameter labelSelektor');
  });

  test('nothing is wrong with what is described', async () => {
    const cluster = await startCluster({ kubelet: false });
    const { config } = clientsOf(cluster.kubeconfig);
    expect((await config.makeApiClient(VersionApi).getCode()).gitVersion).toBe('v1.34.2');
    expect(cluster.requests.map(({ path }) => path)).toEqual(['/version']);
    await cluster.stop();
  });
});

test('the description knows what an object has', () => {
  const name = 'io.k8s.api.core.v1.Service';
  expect(schemaProblems(name, { metadata: { name: 'a' }, spec: { ports: [{ port: 1 }] } })).toEqual([]);
  expect(schemaProblems(name, { spec: { ports: [{ port: 'x', targetPort: 'y' }, {}] }, extra: 1 })).toEqual([
    '.spec.ports[0].port: not integer',
    '.spec.ports[1].port: is missing',
    '.extra: unknown field',
  ]);
});

describe('what the server refuses', () => {
  test('is said as Kubernetes says it', async () => {
    const cluster = await startCluster({ kubelet: false });
    const { core, apps, newNamespace } = clientsOf(cluster.kubeconfig);
    const namespace = await newNamespace();
    const body = plain({ metadata: { name: 'a' } });
    await core.createNamespacedConfigMap({ namespace, body });
    expect(await refusal(core.createNamespacedConfigMap({ namespace, body }))).toMatchObject({
      ...{ code: 409, reason: 'AlreadyExists', message: 'configmaps "a" already exists' },
    });
    const upper = core.createNamespacedConfigMap({ namespace, body: plain({ metadata: { name: 'A' } }) });
    expect(await refusal(upper)).toMatchObject({ code: 422, reason: 'Invalid' });
    const nowhere = core.createNamespacedPod({ namespace: 'nowhere', body: podOf('a', 'true') });
    expect((await refusal(nowhere)).message).toBe('namespaces "nowhere" not found');
    const mixed = plain({
      ...(setOf('web', 1) as object),
      spec: { ...(setOf('web', 1) as { spec: object }).spec, selector: { matchLabels: { app: 'other' } } },
    });
    expect((await refusal(apps.createNamespacedStatefulSet({ namespace, body: mixed }))).message).toContain(
      'StatefulSet.apps "web" is invalid: spec.template.metadata.labels: Invalid value: `selector` does not match',
    );
    await cluster.stop();
  });

  test('another quality of service than the one that follows from the resources of a pod', async () => {
    const cluster = await startCluster({ kubelet: false });
    const { core, newNamespace } = clientsOf(cluster.kubeconfig);
    const namespace = await newNamespace();
    const qualities = [];
    for (const [index, resources] of [
      {},
      { requests: { cpu: '100m' } },
      { limits: { cpu: '1', memory: '64Mi' } },
      { requests: { cpu: '1' }, limits: { cpu: '1', memory: '64Mi' } },
      { requests: { 'ephemeral-storage': '1Gi' } },
    ].entries()) {
      const name = `p${String(index)}`;
      const container = { name: 'main', image: 'none', resources };
      const body = plain({ metadata: { name }, spec: { containers: [container] } });
      qualities.push((await core.createNamespacedPod({ namespace, body })).status?.qosClass);
    }
    expect(qualities).toEqual(['BestEffort', 'Burstable', 'Guaranteed', 'Guaranteed', 'BestEffort']);

    const pod = await core.readNamespacedPod({ namespace, name: 'p1' });
    const write = (status: object): Promise<{ readonly status?: { readonly qosClass?: string } }> =>
      core.replaceNamespacedPodStatus({
        namespace,
        name: 'p1',
        body: plain({ metadata: pod.metadata, spec: pod.spec, status }),
      });
    expect(await refusal(write({ phase: 'Running', qosClass: 'BestEffort' }))).toMatchObject({
      code: 422,
      message: 'Pod "p1" is invalid: status.qosClass: Invalid value: "BestEffort": field is immutable',
    });
    expect((await write({ phase: 'Running' })).status?.qosClass).toBe('Burstable');
    await cluster.stop();
  });

  test('a write on an old version, and no other', async () => {
    const cluster = await startCluster({ kubelet: false });
    const { core, newNamespace } = clientsOf(cluster.kubeconfig);
    const namespace = await newNamespace();
    const place = { namespace, name: 'a' };
    const made = await core.createNamespacedConfigMap({ namespace, body: plain({ metadata: { name: 'a' } }) });
    const write = (data: object): Promise<unknown> =>
      core.replaceNamespacedConfigMap({ ...place, body: plain({ metadata: made.metadata, data }) });
    await write({ a: '1' });
    expect(await refusal(write({ a: '2' }))).toMatchObject({
      ...{ code: 409, reason: 'Conflict' },
      message:
        'Operation cannot be fulfilled on configmaps "a": the object has been modified; please apply your changes to the latest version and try again',
    });
    await cluster.stop();
  });
});

describe('patches', () => {
  test('merge lists by their keys when they are strategic, and replace them when they are not', async () => {
    const cluster = await startCluster({ kubelet: false });
    const { config, newNamespace } = clientsOf(cluster.kubeconfig);
    const apps = config.makeApiClient(AppsV1Api);
    const namespace = await newNamespace();
    await apps.createNamespacedStatefulSet({ namespace, body: setOf('web', 1) });
    const containers = (list: readonly object[]): never =>
      plain({ spec: { template: { spec: { containers: list } } } });
    const patch = async (body: never, kind: PatchStrategy) => {
      const options = setHeaderOptions('Content-Type', kind);
      const { spec, metadata } = await apps.patchNamespacedStatefulSet({ namespace, name: 'web', body }, options);
      return { images: spec?.template.spec?.containers.map(({ name, image }) => `${name} ${image ?? ''}`), metadata };
    };
    const added = await patch(containers([{ name: 'side', image: 'b' }]), PatchStrategy.StrategicMergePatch);
    expect(added.images?.sort()).toEqual(['main test/image', 'side b']);
    expect(added.metadata?.generation).toBe(2);
    const changed = await patch(containers([{ name: 'main', image: 'c' }]), PatchStrategy.StrategicMergePatch);
    expect(changed.images?.sort()).toEqual(['main c', 'side b']);
    const gone = containers([{ name: 'side', $patch: 'delete' }]);
    expect((await patch(gone, PatchStrategy.StrategicMergePatch)).images).toEqual(['main c']);
    const whole = containers([{ name: 'only', image: 'd' }]);
    expect((await patch(whole, PatchStrategy.MergePatch)).images).toEqual(['only d']);
    const steps = plain([{ op: 'replace', path: '/spec/template/spec/containers/0/image', value: 'e' }]);
    expect((await patch(steps, PatchStrategy.JsonPatch)).images).toEqual(['only e']);
    const nothing = await patch(plain({ spec: { replicas: 1 } }), PatchStrategy.MergePatch);
    expect(nothing.metadata?.generation).toBe(5 + 1);
    await cluster.stop();
  });
});
