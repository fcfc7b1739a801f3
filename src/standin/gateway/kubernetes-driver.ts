// SPDX-License-Identifier: Apache-2.0

/**
 * The kubernetes driver: a sandbox is a custom resource whose controller makes its pod (generation a), and besides a
 * Deployment of its supervisor (n). Owns their lives on the cluster, found by their labels; phases and what an end means are
 * the life cycle's. Pods are the cluster's to look after: a gateway that stops leaves them running, and a supervisor that
 * was ended is started again by its Deployment.
 */

import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_FILE } from '../container/channel.ts';
import { BIN_DIR, WORKSPACE } from '../container/workload.ts';
import { type Api, openApi } from '../kubernetes/api.ts';
import { type Collection, pathOf, type Pod } from '../kubernetes/objects.ts';
import {
  foldersOf,
  gatewayLabels,
  resourceName,
  rootOf,
  sandboxResource,
  supervisorDeployment,
  supervisorName,
} from '../kubernetes/specs.ts';
import { epochOf, hadOutage, hasEnded, isUp, openSurvey, type Seen, type Survey } from '../kubernetes/survey.ts';
import { poll } from '../lib/duration.ts';
import { CommandError, messageOf } from '../lib/errors.ts';
import { readTextIfPresent } from '../lib/files.ts';
import type { ProcessRecord } from '../lib/registry.ts';
import { readStopReason, type StopReason } from '../lib/sandbox-files.ts';
import { PROBE_TEXT } from '../lib/scripts.ts';
import { copyInto, mapSandboxPath } from '../lib/workspace.ts';
import { type Gateway, liveOf, pathsOf } from './context.ts';
import type { ObservedDriver, Upload } from './context.ts';
import type { GatewaySettings, KubernetesSettings } from './settings.ts';
import type { SandboxRecord } from './store.ts';

const POLL_MS = 100;
/** What a controller and a kubelet need, on top of a grace. */
const CLUSTER_EXTRA_MS = 10_000;
const KILL_WAIT_MS = 15_000;
const AT_ONCE = { graceS: 0 } as const;
const EXECUTABLE = 0o755;
const NOTHING: Seen = { supervisors: [] };

export function openKubernetesDriver(settings: GatewaySettings, kubernetes: KubernetesSettings): ObservedDriver {
  return new ClusterDriver(settings, kubernetes);
}

class ClusterDriver implements ObservedDriver {
  readonly name = 'kubernetes';
  readonly ownsLifecycle = false;
  private readonly settings: GatewaySettings;
  private readonly cluster: KubernetesSettings;
  private readonly api: Api;
  private readonly seen: Survey;

  constructor(settings: GatewaySettings, cluster: KubernetesSettings) {
    this.settings = settings;
    this.cluster = cluster;
    this.api = openApi(cluster);
    const { namespace } = cluster;
    this.seen = openSurvey(this.api, { namespace, labels: gatewayLabels(cluster) });
  }

  /** An address of loopback is led to this pod by nobody else. */
  prepare(): Promise<readonly string[]> {
    const { serviceAddress } = this.cluster;
    const isOurs = serviceAddress.startsWith('127.') && serviceAddress !== this.settings.address;
    return Promise.resolve(isOurs ? [serviceAddress] : []);
  }

  async tidy(gateway: Gateway): Promise<void> {
    const known = new Set(gateway.store.list().map(({ id }) => id));
    const strays = [...(await this.seen.look())].filter(([id]) => !known.has(id));
    for (const [id, { resource }] of strays) {
      await this.removeObject('deployments', supervisorName(id));
      if (resource !== undefined) await this.removeObject('sandboxes', resource.metadata.name);
    }
  }

  async create(_gateway: Gateway, record: SandboxRecord, uploads: readonly Upload[]): Promise<void> {
    const root = rootOf(this.settings.state, record.name);
    for (const folder of foldersOf(root)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(root, BIN_DIR, 'probe');
    writeFileSync(probe, PROBE_TEXT);
    chmodSync(probe, EXECUTABLE);
    try {
      for (const { source, destination } of uploads) {
        copyInto(source, mapSandboxPath(destination, join(root, WORKSPACE)));
      }
      const resource = sandboxResource(this.settings, this.cluster, record);
      await this.api.create(pathOf('sandboxes', this.cluster.namespace), resource);
      this.seen.forget();
    } catch (error) {
      rmSync(root, { recursive: true, force: true });
      throw new Error(`cannot create the sandbox: ${messageOf(error)}`, { cause: error });
    }
  }

  async exists(_gateway: Gateway, { id }: SandboxRecord): Promise<boolean> {
    return (await this.look(id)).resource !== undefined;
  }

  async startSupervisor(gateway: Gateway, name: string): Promise<void> {
    const record = gateway.store.get(name);
    if (record === undefined || gateway.draining) return;
    await this.runResource(record);
    if (this.settings.generation === 'n') await this.runDeployment(gateway, record);
    this.seen.forget();
  }

  /** A pod that has ended is taken away, so that the controller makes another. */
  private async runResource({ id, name }: SandboxRecord): Promise<void> {
    const { pod } = await this.look(id);
    const path = pathOf('sandboxes', this.cluster.namespace, resourceName(name));
    const isThere = await this.api.patch(path, { spec: { operatingMode: 'Running' } });
    if (!isThere) throw new CommandError(`the resource of sandbox '${name}' is missing`);
    if (pod !== undefined && hasEnded(pod)) await this.removeObject('pods', pod.metadata.name, AT_ONCE);
  }

  /** One that is there starts its pod again by itself, under the same epoch. */
  private async runDeployment(gateway: Gateway, before: SandboxRecord): Promise<void> {
    const { deployment } = await this.look(before.id);
    const isCurrent = deployment?.spec.replicas === 1 && epochOf(deployment.metadata) === before.epoch;
    if (isCurrent && deployment.metadata.deletionTimestamp === undefined) return;
    const epoch = before.epoch + 1;
    gateway.store.update(before.name, { epoch });
    await gateway.store.commit();
    await this.removeSupervisor(before.id);
    if (gateway.draining || gateway.store.get(before.name)?.epoch !== epoch) return;
    const wanted = supervisorDeployment(this.settings, this.cluster, { ...before, epoch });
    await this.api.create(pathOf('deployments', this.cluster.namespace), wanted);
  }

  async isAlive(gateway: Gateway, supervisor: ProcessRecord): Promise<boolean> {
    const { supervisors } = await this.lookFor(gateway, supervisor.name);
    return supervisors.some((pod) => isUp(pod) && pod.metadata.uid === supervisor.startTime);
  }

  async findSupervisor(gateway: Gateway, name: string): Promise<ProcessRecord | undefined> {
    const pod = (await this.lookFor(gateway, name)).supervisors.find(isUp);
    return pod === undefined ? undefined : supervisorRecord(name, pod);
  }

  async runsWorkload(gateway: Gateway, name: string): Promise<boolean> {
    return isUp((await this.lookFor(gateway, name)).pod);
  }

  async reviveRuntime(gateway: Gateway, name: string): Promise<void> {
    const record = gateway.store.get(name);
    if (record === undefined) return;
    await this.runResource(record);
    await this.until(record.id, KILL_WAIT_MS, ({ pod }) => isUp(pod));
  }

  async stop(gateway: Gateway, name: string): Promise<boolean> {
    const record = gateway.store.get(name);
    if (record === undefined) return true;
    const live = liveOf(gateway, name);
    clearTimeout(live.restartTimer);
    const limitMs = this.settings.stopGraceMs + CLUSTER_EXTRA_MS;
    if (this.settings.generation === 'n' && live.session !== undefined) {
      live.session.send({ type: 'stop' });
      await this.until(record.id, limitMs, ({ pod }) => !isUp(pod));
    }
    await this.suspend(record);
    if (await this.until(record.id, limitMs, hasNoPods)) return true;
    return this.endPods(record.id);
  }

  async killSupervisor(gateway: Gateway, name: string): Promise<boolean> {
    const id = gateway.store.get(name)?.id;
    return id === undefined || this.removeSupervisor(id);
  }

  private async removeSupervisor(id: string): Promise<boolean> {
    await this.removeObject('deployments', supervisorName(id));
    const { supervisors } = await this.look(id);
    for (const { metadata } of supervisors) await this.removeObject('pods', metadata.name, AT_ONCE);
    return this.until(id, KILL_WAIT_MS, (now) => now.deployment === undefined && now.supervisors.length === 0);
  }

  async killWorkload(gateway: Gateway, name: string): Promise<boolean> {
    const record = gateway.store.get(name);
    if (record === undefined) return true;
    await this.suspend(record);
    return this.endPods(record.id);
  }

  async settle(gateway: Gateway, name: string): Promise<void> {
    const id = gateway.store.get(name)?.id;
    if (id === undefined || this.settings.generation === 'a') return;
    await this.api.patch(pathOf('deployments', this.cluster.namespace, supervisorName(id)), { spec: { replicas: 0 } });
    this.seen.forget();
  }

  /** From here on no controller makes a pod of it. */
  private async suspend({ id, name }: SandboxRecord): Promise<void> {
    const { namespace } = this.cluster;
    await this.api.patch(pathOf('sandboxes', namespace, resourceName(name)), { spec: { operatingMode: 'Suspended' } });
    if (this.settings.generation === 'n')
      await this.api.patch(pathOf('deployments', namespace, supervisorName(id)), { spec: { replicas: 0 } });
    this.seen.forget();
  }

  private async endPods(id: string): Promise<boolean> {
    const { pod, supervisors } = await this.look(id);
    for (const { metadata } of [...(pod === undefined ? [] : [pod]), ...supervisors])
      await this.removeObject('pods', metadata.name, AT_ONCE);
    return this.until(id, KILL_WAIT_MS, hasNoPods);
  }

  async awaitEnd(gateway: Gateway, name: string, limitMs: number): Promise<void> {
    const id = gateway.store.get(name)?.id;
    if (id !== undefined) await this.until(id, limitMs, ({ pod }) => !isUp(pod));
  }

  async remove(gateway: Gateway, { id, name }: SandboxRecord): Promise<boolean> {
    clearTimeout(liveOf(gateway, name).restartTimer);
    await this.removeObject('sandboxes', resourceName(name));
    await this.removeSupervisor(id);
    const isGone = (now: Seen): boolean => now.resource === undefined && hasNoPods(now);
    const limitMs = this.settings.stopGraceMs + CLUSTER_EXTRA_MS;
    const isOver = (await this.until(id, limitMs, isGone)) || (await this.endPods(id));
    if (isOver) rmSync(pathsOf(gateway, name).dir, { recursive: true, force: true, maxRetries: 3 });
    return isOver;
  }

  async stopReason(gateway: Gateway, { id, name, generation }: SandboxRecord): Promise<StopReason | undefined> {
    const recorded = readStopReason(pathsOf(gateway, name), generation);
    if (recorded !== undefined) return recorded;
    const { pod, supervisors } = await this.look(id);
    return !isUp(pod) && supervisors.some(hadOutage) ? 'GatewayUnreachable' : undefined;
  }

  needsNewStart(gateway: Gateway, { name, generation }: SandboxRecord): Promise<boolean> {
    if (readStopReason(pathsOf(gateway, name), generation) === 'Stopped') return Promise.resolve(true);
    const text = readTextIfPresent(join(rootOf(this.settings.state, name), EXIT_FILE));
    const ended = text === undefined ? undefined : (JSON.parse(text) as { readonly generation: number });
    return Promise.resolve(ended?.generation !== generation);
  }

  forget(): void {
    // Nothing is recorded of a pod but the pod.
  }

  async countSandboxes(): Promise<number> {
    return [...(await this.seen.look()).values()].filter(({ pod }) => isUp(pod)).length;
  }

  files(_gateway: Gateway, { name }: SandboxRecord): object {
    return { workspace: join(rootOf(this.settings.state, name), WORKSPACE) };
  }

  /** As the older generation sees them; a pod that is missing is one that its controller is about to make. */
  async survey(): Promise<ReadonlyMap<string, { readonly state: string }>> {
    const resources = [...(await this.seen.look())].filter(([, { resource }]) => resource !== undefined);
    return new Map(
      resources.map(([id, { pod }]) => [id, { state: isUp(pod) ? 'running' : hasEnded(pod) ? 'exited' : 'created' }]),
    );
  }

  private async look(id: string): Promise<Seen> {
    return (await this.seen.look()).get(id) ?? NOTHING;
  }

  private async lookFor(gateway: Gateway, name: string): Promise<Seen> {
    const id = gateway.store.get(name)?.id;
    return id === undefined ? NOTHING : this.look(id);
  }

  private until(id: string, timeoutMs: number, holds: (now: Seen) => boolean): Promise<boolean> {
    this.seen.forget();
    return poll(async () => holds(await this.look(id)), { everyMs: POLL_MS, timeoutMs });
  }

  private async removeObject(
    collection: Collection,
    name: string,
    options?: { readonly graceS: number },
  ): Promise<void> {
    await this.api.remove(pathOf(collection, this.cluster.namespace, name), options);
    this.seen.forget();
  }
}

function hasNoPods({ pod, supervisors }: Seen): boolean {
  return pod === undefined && supervisors.length === 0;
}

/** A supervisor is known by its pod; its pid says nothing outside that. */
function supervisorRecord(name: string, pod: Pod): ProcessRecord {
  const { uid: startTime = '' } = pod.metadata;
  return { role: 'supervisor', name, generation: epochOf(pod.metadata), pid: 1, startTime };
}
