// SPDX-License-Identifier: Apache-2.0
/**
 * One pod on the stand-in node, from its start to its removal: init containers, containers, restarts, probes, a graceful
 * end, and the status of all that, written through the API.
 */
import fs from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { commandOf, environmentOf, type PodPlace } from './container-environment.ts';
import { RunningContainer } from './container.ts';
import { ClientError, type KubeClient } from './kube-client.ts';
import type { Container, Pod, PodStatus } from './objects.ts';
import { podStatus } from './pod-status.ts';
import { runProbe } from './probes.ts';
import { recordEvent } from './record-event.ts';
import type { ProcessGuard } from './process-guard.ts';

export interface RunnerOptions {
  readonly client: KubeClient;
  readonly guard: ProcessGuard;
  readonly place: PodPlace;
  readonly periodScale: number;
  /** First wait before a container is started again; doubled each time. */
  readonly backOffMs: number;
}

const maxBackOffMs = 5_000;
const retryMs = 50;
/** Also of a pod that is removed without grace: a kubelet gives containers a moment in any case. */
const leastGraceSeconds = 2;

export class PodRunner {
  pod: Pod;
  readonly containers: readonly RunningContainer[];
  readonly initContainers: readonly RunningContainer[];
  readonly #options: RunnerOptions;
  readonly #stopping = new AbortController();
  /** The cluster stops: nothing is reported any more. */
  #abandoned = false;
  #killTimer: NodeJS.Timeout | undefined;
  #graceSeconds = Infinity;
  #reported = '';
  #reporting: Promise<void> | null = null;
  #hasEnded = false;
  #done: Promise<void> = Promise.resolve();

  constructor(pod: Pod, options: RunnerOptions) {
    this.pod = pod;
    this.#options = options;
    this.containers = pod.spec.containers.map((spec) => this.#container(spec));
    this.initContainers = (pod.spec.initContainers ?? []).map((spec) => this.#container(spec));
    fs.mkdirSync(options.place.folder, { recursive: true });
  }

  get ip(): string {
    return this.#options.place.ip;
  }

  /** In the cluster. */
  get address(): string {
    return this.#options.place.address;
  }

  /** Of its processes. */
  sessions(): readonly number[] {
    return this.#all().flatMap(({ pid }) => (pid === undefined ? [] : [pid]));
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  start(): void {
    this.#done = this.#run().finally(() => (this.#hasEnded = true));
  }

  /** It changed in the cluster. */
  update(pod: Pod): void {
    this.pod = pod;
    const { deletionTimestamp, deletionGracePeriodSeconds = 30 } = pod.metadata;
    if (deletionTimestamp !== undefined) this.#terminate(deletionGracePeriodSeconds);
  }

  /** It is gone from the cluster. */
  removed(): void {
    this.#terminate(0);
  }

  /** At once and without a word. */
  async abandon(): Promise<void> {
    this.#abandoned = true;
    this.#terminate(0);
    this.#kill();
    await this.#done;
  }

  async ended(): Promise<void> {
    await this.#done;
  }

  container(name: string): RunningContainer | undefined {
    return [...this.containers, ...this.initContainers].find(({ spec }) => spec.name === name);
  }

  async #run(): Promise<void> {
    void this.#report();
    for (const container of this.initContainers) {
      if (!(await this.#initialised(container))) break;
    }
    if (this.initContainers.every(({ state }) => state.terminated?.exitCode === 0)) {
      await Promise.all(this.containers.map((container) => this.#keep(container)));
    }
    clearTimeout(this.#killTimer);
    await this.#report();
    if (this.#stopping.signal.aborted && !this.#abandoned) await this.#remove();
  }

  /** One that fails is run again where the pod restarts at all. */
  async #initialised(container: RunningContainer): Promise<boolean> {
    while (!this.#stopping.signal.aborted) {
      await container.live(() => void this.#report());
      if (container.state.terminated?.exitCode === 0) {
        container.ready = true;
        return true;
      }
      if (this.pod.spec.restartPolicy === 'Never') return false;
      await this.#backOff(container);
    }
    return false;
  }

  async #keep(container: RunningContainer): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const life = new AbortController();
      await container.live(() => this.#watchOver(container, life.signal));
      life.abort();
      void this.#report();
      if (!this.#restarts(container)) return;
      await this.#backOff(container);
    }
  }

  #restarts({ state }: RunningContainer): boolean {
    const { restartPolicy = 'Always' } = this.pod.spec;
    return restartPolicy === 'Always' || (restartPolicy === 'OnFailure' && state.terminated?.exitCode !== 0);
  }

  async #backOff(container: RunningContainer): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const ms = Math.min(maxBackOffMs, this.#options.backOffMs * 2 ** container.restarts);
    container.lastState = container.state;
    container.state = {
      waiting: { reason: 'CrashLoopBackOff', message: `back-off ${String(ms)}ms restarting failed container` },
    };
    this.#tell('BackOff', `Back-off restarting failed container ${container.spec.name}`, 'Warning');
    void this.#report();
    await delay(ms, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }

  #watchOver(container: RunningContainer, life: AbortSignal): void {
    const { readinessProbe, livenessProbe, startupProbe } = container.spec;
    const signal = AbortSignal.any([life, this.#stopping.signal]);
    if (signal.aborted) container.kill('SIGTERM');
    this.#tell('Started', `Started container ${container.spec.name}`);
    const { place, periodScale } = this.#options;
    const environment = environmentOf(this.pod, container.spec, place);
    const probed = { container: container.spec, ip: place.ip, environment, periodScale };
    const started = (): void => {
      container.started = true;
      container.ready ||= readinessProbe === undefined;
      void this.#report();
      const onReady = (ready: boolean): void => {
        if (container.ready && !ready) this.#tell('Unhealthy', 'Readiness probe failed', 'Warning');
        container.ready = ready;
        void this.#report();
      };
      if (readinessProbe !== undefined) void runProbe(readinessProbe, probed, { signal, onResult: onReady });
      const onLive = (live: boolean): void => {
        if (live) return;
        this.#tell('Unhealthy', 'Liveness probe failed', 'Warning');
        container.kill('SIGKILL');
      };
      if (livenessProbe !== undefined) void runProbe(livenessProbe, probed, { signal, onResult: onLive });
    };
    if (startupProbe === undefined) {
      started();
      return;
    }
    const starting = new AbortController();
    const onResult = (healthy: boolean): void => {
      starting.abort();
      if (healthy) started();
      else container.kill('SIGKILL');
    };
    void runProbe(startupProbe, probed, { signal: AbortSignal.any([signal, starting.signal]), onResult });
    void this.#report();
  }

  #terminate(seconds: number): void {
    if (seconds >= this.#graceSeconds) return;
    this.#graceSeconds = seconds;
    const first = !this.#stopping.signal.aborted;
    this.#stopping.abort();
    if (first) {
      for (const container of this.#all().filter(({ running }) => running)) {
        this.#tell('Killing', `Stopping container ${container.spec.name}`);
        container.kill('SIGTERM');
      }
    }
    clearTimeout(this.#killTimer);
    this.#killTimer = setTimeout(() => this.#kill(), Math.max(leastGraceSeconds, seconds) * 1_000);
  }

  #tell(reason: string, message: string, type: 'Normal' | 'Warning' = 'Normal'): void {
    if (!this.#abandoned) recordEvent(this.#options.client, this.pod, { reason, message, type, component: 'kubelet' });
  }

  #kill(): void {
    for (const container of this.#all()) container.kill('SIGKILL');
  }

  #all(): readonly RunningContainer[] {
    return [...this.initContainers, ...this.containers];
  }

  /** One patch at a time, of what holds when it is written. */
  async #report(): Promise<void> {
    const before = this.#reporting;
    if (before !== null) {
      await before;
      if (this.#reporting !== null) return;
    }
    this.#reporting = this.#write();
    await this.#reporting;
    this.#reporting = null;
  }

  async #write(): Promise<void> {
    // What changes while it is written is written right after.
    for (let text = this.#status(); text !== this.#reported && !this.#abandoned; text = this.#status()) {
      const status = JSON.parse(text) as PodStatus;
      const change = { metadata: { uid: this.pod.metadata.uid }, status };
      const done = await this.#insist(() => this.#options.client.patch('pods', this.pod, change, '/status'));
      if (!done) return;
      this.#reported = text;
      this.pod = { ...this.pod, status };
    }
  }

  #status(): string {
    return JSON.stringify(podStatus(this.pod, { init: this.initContainers, main: this.containers, ip: this.address }));
  }

  async #remove(): Promise<void> {
    const preconditions = { uid: this.pod.metadata.uid };
    await this.#insist(() => this.#options.client.delete('pods', this.pod, { gracePeriodSeconds: 0, preconditions }));
  }

  /** False when it is no longer wanted: the pod is gone, or another has its name. */
  async #insist(write: () => Promise<unknown>): Promise<boolean> {
    while (!this.#abandoned) {
      try {
        await write();
        return true;
      } catch (error) {
        if (error instanceof ClientError && [404, 409, 422].includes(error.code)) return false;
        await delay(retryMs);
      }
    }
    return false;
  }

  #container(spec: Container): RunningContainer {
    const { place, guard } = this.#options;
    const environment = environmentOf(this.pod, spec, place);
    return new RunningContainer(
      spec,
      { folder: place.folder, command: commandOf(spec, environment), environment },
      guard,
    );
  }
}
