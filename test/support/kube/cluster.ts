// SPDX-License-Identifier: Apache-2.0
/**
 * A Kubernetes cluster for tests, on the loopback and in the test's own process: an API server that is checked against
 * Kubernetes' description, stand-in controllers, and a stand-in node that runs pods as processes. All of it ends with
 * `stop`, and the processes also when the test's own process dies.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiServer } from './api-server.ts';
import { createCertificate } from './certificate.ts';
import { startControllers } from './controllers.ts';
import type { Cluster, ClusterOptions } from './cluster-shape.ts';
import { KubeClient } from './kube-client.ts';
import { writeKubeconfig } from './kubeconfig.ts';
import { ownNetwork, shifted } from './networks.ts';
import { openOwnCluster, ownKubeconfig } from './own-cluster.ts';
import { startProcessGuard } from './process-guard.ts';
import { startStandInNode } from './stand-in-node.ts';

/** Or opens the tester's own, where the environment names one. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const own = ownKubeconfig();
  if (own !== undefined) return openOwnCluster(own, options);
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-kube-')));
  const guard = startProcessGuard(folder);
  const certificate = createCertificate();
  const server = new ApiServer({
    certificate,
    window: options.window ?? 1_000,
    bookmarkMs: options.bookmarkMs ?? 1_000,
    serviceNetwork: shifted(await ownNetwork(), 128),
  });
  const masters = { groups: ['system:masters', 'system:authenticated'] };
  const token = server.access.issue({ name: 'admin', component: false, ...masters });
  const ownToken = server.access.issue({ name: 'system:stand-in', component: true, ...masters });
  await server.listen();
  const { url } = server;
  const ca = certificate.cert;
  const client = new KubeClient({ url, ca, token: ownToken });
  const stopping = new AbortController();
  for (const name of ['default', 'kube-system']) {
    await client.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  }
  const [node] = await Promise.all([
    options.kubelet === false ? null : startStandInNode({ url, ca, token: ownToken }, options),
    startControllers(client, stopping.signal),
  ]);
  const kubeconfig = writeKubeconfig(folder, { url, ca, token });
  const cluster: Cluster = {
    ...{ url, ca, token, kubeconfig, api: client, requests: server.requests, problems: server.problems },
    kubeconfigFor: (namespace, account) =>
      writeKubeconfig(folder, { url, ca, token: server.access.issueFor(namespace, account) }),
    inject: (injection) => server.faults.inject(injection),
    cutWatches: () => server.cutWatches(),
    cutStreams: () => node?.cut(),
    expireVersions: () => {
      server.store.compact();
      server.cutWatches();
    },
    goAway: () => server.goAway(),
    comeBack: () => server.listen(),
    restart: async (downMs = 0) => {
      await server.goAway();
      await delay(downMs);
      await server.listen();
    },
    revoke: (which = token) => server.access.revoke(which),
    stop: async () => {
      stopping.abort();
      await node?.stop();
      client.close();
      await server.goAway();
      await guard.end();
      if (server.problems.length > 0) throw new Error(`not as Kubernetes describes it:\n${server.problems.join('\n')}`);
    },
  };
  return cluster;
}
