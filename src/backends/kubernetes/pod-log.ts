// SPDX-License-Identifier: Apache-2.0
/**
 * The logs of the pods that carry some labels, one after another: followed while one runs, resumed whenever the connection
 * broke, with what a container wrote before it was started again, and read to the end at last. A pod may appear late, and
 * be replaced by another one. Whoever opened it gets whole lines, none twice.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import { FollowedLog, type LogPace, type LogReader } from '../../platform/followed-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LogReach, LogSource, LogSourceEvents, OpenPodLog, PodLogPlace } from '../../ports/log-source.ts';
import { type ClusterApi, labelSelector } from '../../platform/kubernetes/cluster-api.ts';
import { statusOf } from '../../platform/kubernetes/errors.ts';
import { podOf, type PodFacts } from './objects.ts';
import { podsPath } from './paths.ts';
import { lastStamp, newLife, type PodLife, type PodTransfer, transferPodLog } from './pod-log-transfer.ts';
import { openOnce } from './tools.ts';

/** A container may be started again, a pod be replaced, an API server be away. */
const PACE: LogPace = { lookMs: 300, againMs: 50, catchUpLookMs: 10, awayMs: 15_000 };

interface Parts {
  readonly clock: Clock;
  readonly cluster: () => Promise<ClusterApi>;
  /** RFC 3339, whole seconds. */
  readonly since: string;
}

/** One connection to the cluster for all logs, made when the first one is opened. */
export function createPodLogs(clock: Clock): OpenPodLog {
  // What pods wrote before is not of this run.
  const since = clock.wallTime().replace(/\.\d+Z$/, 'Z');
  const parts = { clock, cluster: openOnce(), since };
  return (place, events) => new PodLog(parts, { place, events });
}

interface Wanted {
  readonly place: PodLogPlace;
  readonly events: LogSourceEvents;
}

class PodLog implements LogSource {
  readonly #parts: Parts;
  readonly #wanted: Wanted;
  readonly #none: string;
  readonly #log: FollowedLog;
  #life: PodLife | null = null;
  #hadOne = false;
  #problem: string | null;
  /** What no later read can make good. */
  #lost: string | null = null;

  constructor(parts: Parts, wanted: Wanted) {
    this.#parts = parts;
    this.#wanted = wanted;
    this.#none = `no pod carries ${labelSelector(wanted.place.labels)} in namespace ${wanted.place.namespace}`;
    this.#problem = this.#none;
    const reader: LogReader = {
      follow: ({ onOpen }, signal) => this.#follow(onOpen, signal),
      readOn: () => this.#readOn(),
      untilNow: () => this.#untilNow(),
      isAway: (error) => error instanceof HarnessError && statusOf(error) !== 403,
      onProblem: (why) => {
        this.#problem = why;
      },
    };
    this.#log = new FollowedLog(parts.clock, reader, PACE);
    this.#log.start();
  }

  read(reach: LogReach): Promise<void> {
    return this.#log.read(reach);
  }

  problem(): string | null {
    return this.#lost ?? this.#problem;
  }

  close(): void {
    this.#log.close();
  }

  async #follow(onAttached: () => void, signal: AbortSignal): Promise<boolean> {
    const api = await this.#parts.cluster();
    const life = await this.#find(api);
    if (life === null || signal.aborted || life.isReadToEnd) return false;
    const onOpen = (): void => {
      onAttached();
      life.hasEnded = false;
      this.#problem = null;
    };
    await this.#transfer(api, { life, reach: 'follow', onOpen }, signal);
    life.hasEnded = true;
    return true;
  }

  async #untilNow(): Promise<(() => boolean) | null> {
    const life = this.#life;
    if (life === null) return () => false;
    const { cluster, since } = this.#parts;
    const last = await lastStamp(await cluster(), { life, since }, this.#log.closed);
    return last === null ? null : () => life.cursor.hasPassed(last);
  }

  async #readOn(): Promise<void> {
    const api = await this.#parts.cluster();
    const life = await this.#find(api);
    if (life === null || life.isReadToEnd) return;
    await this.#transfer(api, { life, reach: 'rest' }, this.#log.closed);
  }

  async #transfer(
    api: ClusterApi,
    transfer: Omit<PodTransfer, 'onBytes' | 'onOddity'>,
    signal: AbortSignal,
  ): Promise<void> {
    const { life } = transfer;
    const either = AbortSignal.any([signal, this.#log.closed]);
    let oddity: string | null = null;
    const onOddity = (text: string): void => {
      oddity = `log of pod ${life.name}: ${text}`;
    };
    const onBytes = (bytes: Buffer): void => this.#wanted.events.onBytes(bytes);
    await transferPodLog(api, { ...transfer, onBytes, onOddity }, either);
    // A stream that was followed ends when its container has; whether it has is looked at.
    if (transfer.reach === 'previous') life.isReadToEnd = true;
    this.#problem = oddity;
  }

  /** The life whose log comes next. Null when there is none that was ever started. */
  async #find(api: ClusterApi): Promise<PodLife | null> {
    const { namespace, labels } = this.#wanted.place;
    const { items } = await api.list({ path: podsPath(namespace), labels }, this.#log.closed);
    const pods = items.map(podOf);
    const current = this.#life;
    const same = pods.find(({ uid }) => uid === current?.uid);
    if (current !== null && same !== undefined) {
      const life = await this.#sameLife(api, current, same);
      const next = life.isReadToEnd ? newerThan(pods, same) : null;
      return next === null ? life : this.#begin(next);
    }
    if (current !== null) this.#noteRemoved(current);
    const next = startedOf(pods);
    if (next !== null) return this.#begin(next);
    // What one wrote that is gone has been read.
    this.#problem = this.#hadOne ? null : this.#none;
    return null;
  }

  #noteRemoved({ name, isReadToEnd, hasEnded }: PodLife): void {
    if (!isReadToEnd && !hasEnded) this.#lost ??= `pod ${name} was removed before its log was read to its end`;
    this.#life = null;
  }

  /** Of a container that was started again what it wrote before comes first. */
  async #sameLife(api: ClusterApi, life: PodLife, pod: PodFacts): Promise<PodLife> {
    const container = pod.containers.find(({ name }) => name === life.container);
    const restarts = container?.restarts ?? life.restarts;
    if (restarts === life.restarts) {
      if (container?.state === 'terminated' && !life.isReadToEnd) await this.#readEnded(api, life);
      return life;
    }
    const missed = restarts - life.restarts - 1;
    if (missed > 0)
      this.#lost ??= `pod ${life.name}: what ${missed} lives of container ${life.container} wrote is gone`;
    if (!life.isReadToEnd) {
      if (missed > 0) this.#lost ??= `pod ${life.name}: a log was not read to its end`;
      else await this.#readPrevious(api, life);
    }
    const { namespace, name, uid, container: named } = life;
    this.#life = newLife({ namespace, name, uid, container: named, restarts }, this.#parts.since);
    return this.#life;
  }

  /** Of a pod that was moved or cleaned up the cluster may not have it any more. */
  async #readPrevious(api: ClusterApi, life: PodLife): Promise<void> {
    try {
      await this.#transfer(api, { life, reach: 'previous' }, this.#log.closed);
    } catch (error) {
      if (statusOf(error) !== 400 && statusOf(error) !== 404) throw error;
      if (!life.hasEnded)
        this.#lost ??= `pod ${life.name}: what container ${life.container} wrote last before it was started again is gone`;
    }
  }

  /** Nothing more can come of it. */
  async #readEnded(api: ClusterApi, life: PodLife): Promise<void> {
    await this.#transfer(api, { life, reach: 'follow' }, this.#log.closed);
    life.isReadToEnd = true;
  }

  #begin(pod: PodFacts): PodLife {
    if (this.#hadOne) this.#wanted.events.onRestart('replaced');
    this.#hadOne = true;
    const { since } = this.#parts;
    this.#life = newLife(firstLifeOf(pod, { container: this.#wanted.place.container, since }), since);
    return this.#life;
  }
}

/** One whose container has not been started yet has no log. */
function startedOf(pods: readonly PodFacts[]): PodFacts | null {
  const started = pods.filter(({ containers }) =>
    containers.some(({ state, restarts }) => state !== 'waiting' || restarts > 0),
  );
  return [...started].sort(byAge)[0] ?? null;
}

function newerThan(pods: readonly PodFacts[], pod: PodFacts): PodFacts | null {
  return startedOf(pods.filter((other) => other.uid !== pod.uid && byAge(pod, other) <= 0));
}

/** The oldest first: what was written in between is not to be missed. */
function byAge(left: PodFacts, right: PodFacts): number {
  return left.createdAt < right.createdAt ? -1 : Number(left.createdAt > right.createdAt);
}

/** One that was started again since the run began may have written something before. */
function firstLifeOf(
  { namespace, name, uid, containers, containerNames }: PodFacts,
  { container: named, since }: { readonly container: string | null; readonly since: string },
): Pick<PodLife, 'namespace' | 'name' | 'uid' | 'container' | 'restarts'> {
  const container = named ?? containerNames[0] ?? '';
  const { restarts = 0, startedAt = null } = containers.find((one) => one.name === container) ?? {};
  const isRestarted = restarts > 0 && startedAt !== null && startedAt > since;
  return { namespace, name, uid, container, restarts: restarts - (isRestarted ? 1 : 0) };
}
