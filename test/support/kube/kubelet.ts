// SPDX-License-Identifier: Apache-2.0
/**
 * The stand-in node: registers itself, takes every pod that no node has yet, and runs the pods' containers as process
 * groups of this machine. Images are named and never looked at. Each pod has a loopback address of its own, which its
 * processes find in POD_IP and are to listen on. It talks to the API as a client, so it serves a genuine server, too.
 */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Cache } from './cache.ts';
import type { Certificate } from './certificate.ts';
import { startKubeletServer, type KubeletServer } from './kubelet-server.ts';
import type { KubeClient } from './kube-client.ts';
import { kubeTime, type KubeObject, type Pod } from './objects.ts';
import { shifted } from './networks.ts';
import { PodNetwork, type Service } from './pod-network.ts';
import { PodRunner } from './pod-runner.ts';
import type { Policy } from './policies.ts';
import type { ProcessGuard } from './process-guard.ts';
import { recordEvent } from './record-event.ts';
import { pathOf, resourceOf } from './resources.ts';

export interface KubeletOptions {
  readonly client: KubeClient;
  readonly guard: ProcessGuard;
  readonly certificate: Certificate;
  readonly folder: string;
  readonly node: string;
  /** 127.A.B: the first three parts of its pods' addresses. */
  readonly network: string;
  /** Enforced: a pod's processes listen elsewhere than the cluster finds them. */
  readonly policies: 'enforced' | 'ignored';
  readonly periodScale: number;
  readonly backOffMs: number;
}

export interface Kubelet {
  readonly port: number;
  /** Breaks every open port-forward and log. */
  cut(): void;
  stop(): Promise<void>;
}

const policyResource = 'networkpolicies.networking.k8s.io';

const heartbeatMs = 10_000;
const firstAddress = 2;
const lastAddress = 254;

export async function startKubelet(options: KubeletOptions): Promise<Kubelet> {
  const node = new RunningKubelet(options);
  await node.start();
  return node;
}

class RunningKubelet implements Kubelet {
  readonly #options: KubeletOptions;
  readonly #stopping = new AbortController();
  readonly #runners = new Map<string, PodRunner>();
  readonly #binding = new Set<string>();
  readonly #cache: Cache;
  readonly #network: PodNetwork;
  #server: KubeletServer | null = null;
  #nextAddress = firstAddress;

  constructor(options: KubeletOptions) {
    this.#options = options;
    this.#cache = new Cache(options.client, this.#stopping.signal, () => this.#look());
    const enforced = options.policies === 'enforced';
    this.#network = new PodNetwork({
      enforced,
      policies: () => this.#cache.list(policyResource) as readonly Policy[],
      services: () => this.#cache.list('services') as readonly Service[],
      runners: () => [...this.#runners.values()].filter(({ hasEnded }) => !hasEnded),
    });
  }

  get port(): number {
    return this.#server?.port ?? 0;
  }

  async start(): Promise<void> {
    const find = (namespace: string, name: string): PodRunner | undefined =>
      [...this.#runners.values()].findLast(
        ({ pod }) => pod.metadata.name === name && pod.metadata.namespace === namespace,
      );
    this.#server = await startKubeletServer(this.#options.certificate, find);
    await this.#register();
    await this.#cache.start(['pods', 'services', policyResource]);
    this.#beat();
  }

  cut(): void {
    this.#server?.cut();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#network.close();
    await Promise.all([...this.#runners.values()].map((runner) => runner.abandon()));
    await this.#server?.close();
  }

  /** At what the cache knows: a new pod is bound, a bound one runs, one that is gone ends. */
  #look(): void {
    if (this.#stopping.signal.aborted) return;
    const pods = this.#cache.list('pods') as readonly Pod[];
    const uids = new Set(pods.map(({ metadata }) => metadata.uid));
    for (const pod of pods) {
      if (pod.spec.nodeName === undefined) void this.#bind(pod);
      else if (pod.spec.nodeName === this.#options.node) this.#run(pod);
    }
    for (const [uid, runner] of this.#runners) {
      // The logs of one that has ended can be read as long as the pod is there.
      if (!uids.has(uid) && runner.hasEnded) this.#runners.delete(uid);
      else if (!uids.has(uid)) runner.removed();
    }
    this.#network.review();
  }

  async #bind(pod: Pod): Promise<void> {
    const { name, namespace = '', uid, deletionTimestamp } = pod.metadata;
    if (this.#binding.has(uid) || deletionTimestamp !== undefined) return;
    this.#binding.add(uid);
    const path = `${pathOf(resourceOf('pods'), namespace, name)}/binding`;
    const target = { apiVersion: 'v1', kind: 'Node', name: this.#options.node };
    const body = { apiVersion: 'v1', kind: 'Binding', metadata: { name, namespace, uid }, target };
    try {
      await this.#options.client.call({ method: 'POST', path, body, type: 'application/json' });
      const message = `Successfully assigned ${namespace}/${name} to ${this.#options.node}`;
      recordEvent(this.#options.client, pod, { reason: 'Scheduled', message, component: 'default-scheduler' });
    } catch {
      await delay(100);
      this.#binding.delete(uid);
      this.#look();
    }
  }

  #run(pod: Pod): void {
    const { uid, deletionTimestamp } = pod.metadata;
    const known = this.#runners.get(uid);
    if (known !== undefined) {
      known.update(pod);
      return;
    }
    const { client, guard, folder, periodScale, backOffMs, network, policies } = this.#options;
    const host = this.#freeHost();
    const ip = `${network}.${host}`;
    const address = policies === 'enforced' ? `${shifted(network, 64)}.${host}` : ip;
    const place = { folder: path.join(folder, 'pods', uid), claims: path.join(folder, 'claims'), ip, address };
    const runner = new PodRunner(pod, { client, guard, place, periodScale, backOffMs });
    this.#runners.set(uid, runner);
    if (deletionTimestamp !== undefined) runner.update(pod);
    runner.start();
    void runner.ended().then(() => this.#look());
  }

  /** The last part of an address: the next that no pod has. */
  #freeHost(): string {
    const used = new Set([...this.#runners.values()].map(({ ip }) => ip.slice(ip.lastIndexOf('.') + 1)));
    for (let tries = firstAddress; tries <= lastAddress; tries += 1) {
      const host = String(this.#nextAddress);
      this.#nextAddress = this.#nextAddress === lastAddress ? firstAddress : this.#nextAddress + 1;
      if (!used.has(host)) return host;
    }
    throw new Error(`the stand-in node runs ${String(used.size)} pods and has no address left`);
  }

  async #register(): Promise<void> {
    const { client, node } = this.#options;
    const metadata = { name: node, labels: { 'kubernetes.io/hostname': node } };
    const object = { apiVersion: 'v1', kind: 'Node', metadata, spec: {} };
    if ((await client.find('nodes', null, node)) === null) await client.create('nodes', object);
    await this.#reportNode();
  }

  async #reportNode(): Promise<void> {
    const { client, node } = this.#options;
    const now = kubeTime();
    const ready = {
      type: 'Ready',
      status: 'True',
      reason: 'KubeletReady',
      message: 'stand-in',
      lastHeartbeatTime: now,
    };
    const room = { cpu: '8', memory: '16Gi', pods: String(lastAddress - firstAddress) };
    const status = {
      conditions: [{ ...ready, lastTransitionTime: now }],
      addresses: [{ type: 'InternalIP', address: '127.0.0.1' }],
      daemonEndpoints: { kubeletEndpoint: { Port: this.port } },
      ...{ capacity: room, allocatable: room },
    };
    await client.patch('nodes', { metadata: { name: node } } as Pick<KubeObject, 'metadata'>, { status }, '/status');
  }

  #beat(): void {
    const { signal } = this.#stopping;
    const beats = setInterval(() => void this.#reportNode().catch(() => undefined), heartbeatMs);
    signal.addEventListener('abort', () => clearInterval(beats));
  }
}
