// SPDX-License-Identifier: Apache-2.0

/**
 * The docker driver: a sandbox is a container (generation a), or a sandbox and a supervisor container with a volume between
 * them (n). Owns their lives on the engine, found by their labels; phases and what an end means are the life cycle's.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { EXIT_FILE, OUTAGE_CODE } from '../container/channel.ts';
import { type ContainerSpecs, openSpecs } from '../docker/container-specs.ts';
import { type ContainerView, type Engine, openEngine } from '../docker/engine.ts';
import { EPOCH_LABEL, ID_LABEL, namespaceLabels, ROLE_LABEL } from '../docker/labels.ts';
import { makeNetwork } from '../docker/network.ts';
import { packProgram } from '../docker/program.ts';
import { readTar } from '../docker/tar.ts';
import { packUpload } from '../docker/transfer.ts';
import { CommandError } from '../lib/errors.ts';
import type { ProcessRecord } from '../lib/registry.ts';
import { readStopReason } from '../lib/sandbox-files.ts';
import { type Gateway, liveOf, pathsOf } from './context.ts';
import type { DockerSettings, GatewaySettings } from './settings.ts';
import type { ObservedDriver, OnSupervisorExit, Upload } from './context.ts';
import type { SandboxRecord } from './store.ts';

/** What is known of all containers is asked again after this. */
const FRESH_MS = 100;
/** A supervisor may use its grace for the workload and a little for itself. */
const SUPERVISOR_EXTRA_MS = 2000;
const KILL_WAIT_MS = 10_000;

type SandboxContainers = Readonly<Partial<Record<'sandbox' | 'supervisor', ContainerView>>>;

export function openDockerDriver(settings: GatewaySettings, docker: DockerSettings): ObservedDriver {
  return new ContainerDriver(settings, docker);
}

class ContainerDriver implements ObservedDriver {
  readonly name = 'docker';
  readonly ownsLifecycle = true;
  private readonly settings: GatewaySettings;
  private readonly namespace: string;
  private readonly engine: Engine;
  private readonly program: Buffer;
  private specs: ContainerSpecs;
  private seen: { readonly atMs: number; readonly views: Promise<ReadonlyMap<string, SandboxContainers>> } | undefined;

  constructor(settings: GatewaySettings, docker: DockerSettings) {
    this.settings = settings;
    this.namespace = docker.namespace;
    this.engine = openEngine(docker.host);
    this.program = packProgram(settings.entry);
    this.specs = openSpecs(settings, docker);
  }

  async prepare(): Promise<readonly string[]> {
    if (this.settings.generation === 'n') return [];
    const { gatewayAddress } = await makeNetwork(this.engine, this.namespace);
    this.specs = this.specs.on(gatewayAddress);
    return process.platform === 'linux' ? [gatewayAddress] : [];
  }

  async tidy(gateway: Gateway): Promise<void> {
    const known = new Set(gateway.store.list().map(({ id }) => id));
    const strays = [...(await this.listed())].filter(([id]) => !known.has(id));
    for (const [id, containers] of strays) await this.removeAll(id, containers);
  }

  async create(gateway: Gateway, record: SandboxRecord, uploads: readonly Upload[]): Promise<void> {
    mkdirSync(pathsOf(gateway, record.name).dir, { recursive: true, mode: 0o700 });
    if (this.settings.generation === 'n') await this.engine.send('POST', '/volumes/create', this.specs.volume(record));
    const id = await this.engine.create(this.specs.sandboxName(record), this.specs.sandbox(record));
    try {
      await this.engine.put(id, '/', this.program);
      for (const { source, destination } of uploads) await this.engine.put(id, '/', packUpload(source, destination));
      this.seen = undefined;
    } catch (error) {
      await this.removeAll(record.id, { sandbox: { id, name: '', state: 'created', labels: {} } });
      throw error;
    }
  }

  async exists(_gateway: Gateway, { id }: SandboxRecord): Promise<boolean> {
    return (await this.look(id)).sandbox !== undefined;
  }

  async startSupervisor(gateway: Gateway, name: string, _onExit: OnSupervisorExit): Promise<void> {
    const before = gateway.store.get(name);
    if (before === undefined) return;
    const { sandbox } = await this.look(before.id);
    if (sandbox === undefined) throw new CommandError(`the container of sandbox '${name}' is missing`);
    if (this.settings.generation === 'n') return this.startPair(gateway, before, sandbox);
    if (gateway.draining) return;
    await this.engine.start(sandbox.id);
    this.seen = undefined;
  }

  /** The supervisor's container is always a new one: its epoch is on disk before it exists. */
  private async startPair(gateway: Gateway, before: SandboxRecord, sandbox: ContainerView): Promise<void> {
    const { name, id } = before;
    const epoch = before.epoch + 1;
    const isWanted = (): boolean => !gateway.draining && gateway.store.get(name)?.epoch === epoch;
    gateway.store.update(name, { epoch });
    await gateway.store.commit();
    if (!isWanted()) return;
    await this.engine.start(sandbox.id);
    await this.engine.remove(this.specs.supervisorName(id));
    const created = await this.engine.create(
      this.specs.supervisorName(id),
      this.specs.supervisor({ ...before, epoch }),
    );
    await this.engine.put(created, '/', this.program);
    if (!isWanted()) return this.engine.remove(created);
    await this.engine.start(created);
    this.seen = undefined;
    liveOf(gateway, name).supervisor = supervisorRecord(name, epoch);
  }

  async isAlive(gateway: Gateway, { name, generation }: ProcessRecord): Promise<boolean> {
    return (await this.findSupervisor(gateway, name))?.generation === generation;
  }

  async findSupervisor(gateway: Gateway, name: string): Promise<ProcessRecord | undefined> {
    const { supervisor } = await this.look(gateway.store.get(name)?.id);
    return isUp(supervisor) ? supervisorRecord(name, Number(supervisor.labels[EPOCH_LABEL])) : undefined;
  }

  async runsWorkload(gateway: Gateway, name: string): Promise<boolean> {
    return isUp((await this.look(gateway.store.get(name)?.id)).sandbox);
  }

  async reviveRuntime(gateway: Gateway, name: string): Promise<void> {
    const { sandbox } = await this.look(gateway.store.get(name)?.id);
    if (sandbox !== undefined) await this.engine.start(sandbox.id);
    this.seen = undefined;
  }

  async awaitEnd(gateway: Gateway, name: string, limitMs: number): Promise<void> {
    const { sandbox } = await this.look(gateway.store.get(name)?.id);
    if (sandbox !== undefined) await this.engine.ended(sandbox.id, limitMs);
  }

  async stop(gateway: Gateway, name: string): Promise<boolean> {
    const { stopGraceMs, generation } = this.settings;
    const live = liveOf(gateway, name);
    clearTimeout(live.restartTimer);
    const { sandbox, supervisor } = await this.look(gateway.store.get(name)?.id);
    if (generation === 'n' && isUp(supervisor) && live.session !== undefined) {
      live.session.send({ type: 'stop' });
      await this.engine.ended(supervisor.id, stopGraceMs + SUPERVISOR_EXTRA_MS);
    }
    // A gateway that stops hears no more of its sandboxes: how they ended cannot be delivered (generation a).
    if (generation === 'a' && gateway.draining) live.session?.close();
    const rest = [supervisor, sandbox].filter((view) => view !== undefined);
    await Promise.all(rest.map(({ id }) => this.engine.stop(id, stopGraceMs)));
    return this.kill(rest);
  }

  async killSupervisor(gateway: Gateway, name: string): Promise<boolean> {
    const { supervisor } = await this.look(gateway.store.get(name)?.id);
    if (supervisor === undefined) return true;
    await this.engine.remove(supervisor.id);
    this.seen = undefined;
    return true;
  }

  async killWorkload(gateway: Gateway, name: string): Promise<boolean> {
    const { sandbox } = await this.look(gateway.store.get(name)?.id);
    return this.kill(sandbox === undefined ? [] : [sandbox]);
  }

  private async kill(views: readonly ContainerView[]): Promise<boolean> {
    const ended = await Promise.all(
      views.map(async ({ id }) => {
        await this.engine.kill(id);
        return this.engine.ended(id, KILL_WAIT_MS);
      }),
    );
    this.seen = undefined;
    return ended.every(Boolean);
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  async remove(gateway: Gateway, { id, name }: SandboxRecord): Promise<boolean> {
    clearTimeout(liveOf(gateway, name).restartTimer);
    await this.removeAll(id, await this.look(id));
    rmSync(pathsOf(gateway, name).dir, { recursive: true, force: true });
    return true;
  }

  private async removeAll(id: string, { sandbox, supervisor }: SandboxContainers): Promise<void> {
    for (const view of [supervisor, sandbox]) if (view !== undefined) await this.engine.remove(view.id);
    if (this.settings.generation === 'n')
      await this.engine.send('DELETE', `/volumes/${this.specs.volumeName(id)}?force=1`, { content: [404] });
    this.seen = undefined;
  }

  async stopReason(
    gateway: Gateway,
    { id, name, generation }: SandboxRecord,
  ): Promise<'Stopped' | 'GatewayUnreachable' | undefined> {
    const recorded = readStopReason(pathsOf(gateway, name), generation);
    if (recorded !== undefined) return recorded;
    const { supervisor } = await this.look(id);
    if (supervisor?.state !== 'exited') return undefined;
    return (await this.engine.exitCode(supervisor.id)) === OUTAGE_CODE ? 'GatewayUnreachable' : undefined;
  }

  async needsNewStart(gateway: Gateway, { id, name, generation }: SandboxRecord): Promise<boolean> {
    if (readStopReason(pathsOf(gateway, name), generation) === 'Stopped') return true;
    const { sandbox } = await this.look(id);
    const archive = sandbox === undefined ? undefined : await this.engine.take(sandbox.id, EXIT_FILE);
    const text = archive === undefined ? undefined : readTar(archive)[0]?.bytes?.toString('utf8');
    return text === undefined || (JSON.parse(text) as { readonly generation: number }).generation !== generation;
  }

  forget(): void {
    // Nothing is recorded of a container but the container.
  }

  async countSandboxes(): Promise<number> {
    return [...(await this.listed()).values()].filter(({ sandbox }) => isUp(sandbox)).length;
  }

  files(_gateway: Gateway, record: SandboxRecord): object {
    return { container: this.specs.sandboxName(record), engine: this.engine.host };
  }

  async survey(): Promise<ReadonlyMap<string, ContainerView>> {
    const pairs = [...(await this.listed())];
    return new Map(pairs.flatMap(([id, { sandbox }]) => (sandbox === undefined ? [] : [[id, sandbox]])));
  }

  private listed(): Promise<ReadonlyMap<string, SandboxContainers>> {
    const now = performance.now();
    if (this.seen === undefined || now - this.seen.atMs > FRESH_MS) {
      this.seen = { atMs: now, views: this.engine.list(namespaceLabels(this.namespace)).then(bySandbox) };
    }
    return this.seen.views;
  }

  private async look(id: string | undefined): Promise<SandboxContainers> {
    return (id === undefined ? undefined : (await this.listed()).get(id)) ?? {};
  }
}

function bySandbox(views: readonly ContainerView[]): ReadonlyMap<string, SandboxContainers> {
  const found = new Map<string, SandboxContainers>();
  for (const view of views) {
    const id = view.labels[ID_LABEL];
    if (id === undefined) continue;
    const role = view.labels[ROLE_LABEL] === 'supervisor' ? 'supervisor' : 'sandbox';
    found.set(id, { ...found.get(id), [role]: view });
  }
  return found;
}

function isUp(view: ContainerView | undefined): view is ContainerView {
  return view !== undefined && ['running', 'paused', 'restarting'].includes(view.state);
}

/** A supervisor is known by its epoch; its pid says nothing outside its container. */
function supervisorRecord(name: string, epoch: number): ProcessRecord {
  return { role: 'supervisor', name, generation: epoch, pid: 1, startTime: '0' };
}
