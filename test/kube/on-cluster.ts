// SPDX-License-Identifier: Apache-2.0
/** The backend on the test cluster: what a test needs of both. */
import { afterAll, beforeAll } from 'vitest';
import { createKubernetesBackend } from '../../src/backends/kubernetes/backend.ts';
import { createProcessBackend } from '../../src/backends/process/backend.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import type { Backend, PodIdentity, TargetAddress } from '../../src/ports/backend.ts';
import type { Cluster, ClusterOptions } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { until } from '../support/kube/samples.ts';

export const RUN_ID = '20261129T154500Z-abc123';
export const NEVER: AbortSignal = new AbortController().signal;

export interface OnCluster {
  readonly cluster: Cluster;
  /** A namespace of its own. */
  namespace(): Promise<string>;
  stop(): Promise<void>;
}

let namespaces = 0;

/** KUBECONFIG names it until it is stopped. */
export async function startOnCluster(options: ClusterOptions = {}): Promise<OnCluster> {
  const cluster = await startCluster({ periodScale: 0.05, ...options });
  const before = process.env['KUBECONFIG'];
  process.env['KUBECONFIG'] = cluster.kubeconfig;
  return {
    cluster,
    namespace: async () => {
      namespaces += 1;
      const name = `lab-${String(namespaces)}`;
      await cluster.api.create('namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
      return name;
    },
    stop: async () => {
      if (before === undefined) delete process.env['KUBECONFIG'];
      else process.env['KUBECONFIG'] = before;
      await cluster.stop();
    },
  };
}

/** One for all tests of a file. */
export function clusterOfSuite(options: ClusterOptions = {}): Omit<OnCluster, 'stop'> {
  let on: OnCluster | null = null;
  const started = (): OnCluster => {
    if (on === null) throw new Error('the cluster of a suite is there for its tests alone');
    return on;
  };
  beforeAll(async () => {
    on = await startOnCluster(options);
  });
  afterAll(() => on?.stop());
  return {
    get cluster() {
      return started().cluster;
    },
    namespace: () => started().namespace(),
  };
}

export function newBackend(run: string | null = RUN_ID): Backend {
  const clock = createSystemClock();
  return createKubernetesBackend({ clock, processes: createProcessBackend({ clock }), run });
}

export function addressOf(namespace: string, app = 'gateway'): TargetAddress {
  return { label: app, type: 'pod', namespace, labels: { app }, container: null };
}

export async function located(backend: Backend, address: TargetAddress, not?: PodIdentity): Promise<PodIdentity> {
  const found = await until(
    `${address.label} runs`,
    () => backend.locate(address, NEVER),
    (one) => one.found && (one.identity.kind !== 'pod' || one.identity.uid !== not?.uid),
  );
  if (!found.found || found.identity.kind !== 'pod') throw new Error('no pod was found');
  return found.identity;
}

export async function isGone(backend: Backend, identity: PodIdentity): Promise<void> {
  await until(
    `${identity.name} is gone`,
    () => backend.observe(identity, NEVER),
    ({ condition }) => condition === 'gone',
  );
}

export interface WorkloadShape {
  readonly kind: 'StatefulSet' | 'Deployment';
  readonly replicas?: number;
  /** Shell. */
  readonly script?: string;
  readonly app?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

/** A workload of pods labelled `app: gateway`. */
export async function createWorkload(
  { cluster }: Pick<OnCluster, 'cluster'>,
  namespace: string,
  { kind, replicas = 1, script = 'exec sleep 600', app = 'gateway', labels = {} }: WorkloadShape,
): Promise<void> {
  const selector = { matchLabels: { app } };
  const containers = [{ name: 'main', image: 'test/image', command: ['/bin/sh', '-c', script] }];
  const template = {
    metadata: { labels: { app, ...labels } },
    spec: { containers, terminationGracePeriodSeconds: 2 },
  };
  const spec = { replicas, selector, template, ...(kind === 'StatefulSet' ? { serviceName: app } : {}) };
  const resource = kind === 'StatefulSet' ? 'statefulsets.apps' : 'deployments.apps';
  await cluster.api.create(resource, { apiVersion: 'apps/v1', kind, metadata: { name: app, namespace }, spec });
}
