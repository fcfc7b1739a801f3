// SPDX-License-Identifier: Apache-2.0
/**
 * A cluster of the tester's own in place of the one on the loopback: a genuine API server with its controllers and without
 * nodes, which a kubeconfig names. What it lacks is brought: the stand-in node, the Sandbox resource and its controller.
 * Namespaces that tests made through `api` are removed at the end. Trouble cannot be injected, and nothing is checked
 * against Kubernetes' description: the server is what the description is about.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import type { Cluster, ClusterOptions } from './cluster-shape.ts';
import { startControllers } from './controllers.ts';
import { KubeClient, type Credentials } from './kube-client.ts';
import { writeKubeconfig } from './kubeconfig.ts';
import type { KubeObject, NewObject } from './objects.ts';
import type { ResourceName } from './resources.ts';
import { startStandInNode } from './stand-in-node.ts';

/** Path of its kubeconfig, with a token; and a command that takes `stop` or `start` for its API server. */
const KUBECONFIG = 'CHAOS_TEST_KUBECONFIG';
const CONTROL = 'CHAOS_TEST_KUBE_CONTROL';

const controlLimitMs = 60_000;
const resourceLimitMs = 20_000;

export function ownKubeconfig(): string | undefined {
  return process.env[KUBECONFIG];
}

export async function openOwnCluster(file: string, options: ClusterOptions): Promise<Cluster> {
  const credentials = credentialsIn(file);
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-kube-')));
  const api = new RecordingClient(credentials);
  await defineSandboxes(api);
  const stopping = new AbortController();
  const [node] = await Promise.all([
    options.kubelet === false ? null : startStandInNode(credentials, options),
    startControllers(api, stopping.signal, 'sandboxes'),
  ]);
  return {
    ...{ ...credentials, kubeconfig: writeKubeconfig(folder, credentials), api, requests: [], problems: [] },
    kubeconfigFor: (namespace, account) =>
      writeKubeconfig(folder, credentials, `system:serviceaccount:${namespace}:${account}`),
    ...{ inject: impossible, cutWatches: impossible, expireVersions: impossible, revoke: impossible },
    cutStreams: () => node?.cut(),
    goAway: () => control('stop'),
    comeBack: () => control('start'),
    restart: async (downMs = 0) => {
      await control('stop');
      await delay(downMs);
      await control('start');
    },
    stop: async () => {
      await api.removeNamespaces();
      stopping.abort();
      await node?.stop();
      api.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function impossible(): never {
  throw new Error(`this is not done to a cluster that ${KUBECONFIG} names`);
}

function control(what: 'stop' | 'start'): Promise<void> {
  const command = process.env[CONTROL];
  if (command === undefined) throw new Error(`${CONTROL} names no command that can ${what} the API server`);
  execFileSync(command, [what], { stdio: 'ignore', timeout: controlLimitMs });
  return Promise.resolve();
}

interface Kubeconfig {
  readonly clusters: readonly [{ readonly cluster: Named }];
  readonly users: readonly [{ readonly user: Named }];
}

type Named = Readonly<Partial<Record<string, string>>>;

function credentialsIn(file: string): Credentials {
  const config = parse(fs.readFileSync(file, 'utf8')) as Kubeconfig;
  const { cluster } = config.clusters[0];
  const { token } = config.users[0].user;
  const data = cluster['certificate-authority-data'];
  const authority = cluster['certificate-authority'];
  const ca = data === undefined ? fs.readFileSync(authority ?? '', 'utf8') : Buffer.from(data, 'base64').toString();
  const { server: url } = cluster;
  if (url === undefined || token === undefined)
    throw new Error(`${file} names no server, or no token of its first user`);
  return { url, ca, token };
}

/** Knows which namespaces were made through it. */
class RecordingClient extends KubeClient {
  readonly #namespaces = new Set<string>();

  override create<T extends KubeObject>(resource: ResourceName, object: NewObject, below = ''): Promise<T> {
    const { name } = object.metadata;
    if (resource === 'namespaces' && name !== undefined) this.#namespaces.add(name);
    return super.create<T>(resource, object, below);
  }

  async removeNamespaces(): Promise<void> {
    for (const name of this.#namespaces) {
      await this.delete('namespaces', { metadata: { name } as KubeObject['metadata'] }).catch(() => undefined);
    }
    const deadline = performance.now() + controlLimitMs;
    for (const name of this.#namespaces) {
      while ((await this.find('namespaces', null, name)) !== null && performance.now() < deadline) await delay(100);
    }
  }
}

async function defineSandboxes(api: KubeClient): Promise<void> {
  const group = 'agents.x-k8s.io';
  const schema = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
  const definition = {
    ...{ apiVersion: 'apiextensions.k8s.io/v1', kind: 'CustomResourceDefinition' },
    metadata: {
      name: `sandboxes.${group}`,
      annotations: { 'api-approved.kubernetes.io': 'unapproved, a stand-in for tests' },
    },
    spec: {
      ...{ group, scope: 'Namespaced' },
      names: { kind: 'Sandbox', plural: 'sandboxes', singular: 'sandbox', listKind: 'SandboxList' },
      versions: [{ name: 'v1beta1', served: true, storage: true, subresources: { status: {} }, schema }],
    },
  };
  const target = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';
  await api
    .call({ method: 'POST', path: target, body: definition, type: 'application/json' })
    .catch((error: unknown) => {
      if (!String(error).includes('409')) throw error;
    });
  const deadline = performance.now() + resourceLimitMs;
  for (;;) {
    const isServed = await api.list('sandboxes.agents.x-k8s.io', null).then(
      () => true,
      () => false,
    );
    if (isServed) return;
    if (performance.now() > deadline) throw new Error('the cluster does not serve the Sandbox resource');
    await delay(100);
  }
}
