// SPDX-License-Identifier: Apache-2.0
/** What all parts of this backend work with, and how they wait: for an engine that is away for a moment, and for effects. */
import { HarnessError } from '../../core/domain/errors.ts';
import type { Backend } from '../../ports/backend.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ListedContainer, NetworkAttachment } from './container-facts.ts';
import type { EngineApi } from './engine-api.ts';

export interface DockerTools {
  readonly clock: Clock;
  /** The backend of plain processes. */
  readonly processes: Backend;
  /** Connects to nothing yet. */
  readonly engine: () => Promise<EngineApi>;
  /** A listing of all containers that began after it was asked for. */
  readonly list: () => Promise<readonly ListedContainer[]>;
  readonly own: OwnFaults;
}

/** What this backend has done to containers and not undone: faults may overlap on one target. */
export interface OwnFaults {
  /** By the lives of containers. */
  readonly frozen: Set<string>;
  /** By the ids of containers, as a cut outlives a life of one. */
  readonly cut: Map<string, Cut>;
}

export interface Cut {
  /** When the life began in which it was cut. */
  readonly startedAt: string;
  readonly networks: readonly NetworkAttachment[];
}

export function lifeOf({ id, startedAt }: { readonly id: string; readonly startedAt: string }): string {
  return `${id} ${startedAt}`;
}

/** As long as a restart of the engine takes; who waits without a deadline of his own waits no longer. */
const AWAY_LIMIT_MS = 15_000;
const ASK_AGAIN_MS = 250;

/**
 * Does the work again while the engine does not answer at all, until it does, the signal aborts or the limit is over. The
 * work may have been done by a request whose answer was lost, so it must look first each time.
 */
export async function whileAway<T>(clock: Clock, work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const deadlineMs = clock.elapsedMs() + AWAY_LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || signal.aborted || clock.elapsedMs() >= deadlineMs) throw error;
    }
    await clock.sleepUntil(clock.elapsedMs() + ASK_AGAIN_MS, signal);
  }
}

function isAway(error: unknown): boolean {
  return error instanceof HarnessError && error.code === 'engine-unreachable';
}

/** Polls until the condition holds; false at the limit or the abort. */
export async function holdsWithin(
  clock: Clock,
  how: { readonly condition: () => boolean | Promise<boolean>; readonly limitMs: number; readonly pollMs: number },
  signal: AbortSignal,
): Promise<boolean> {
  const deadlineMs = clock.elapsedMs() + how.limitMs;
  while (!(await how.condition())) {
    if (signal.aborted || clock.elapsedMs() >= deadlineMs) return false;
    await clock.sleepUntil(Math.min(clock.elapsedMs() + how.pollMs, deadlineMs), signal);
  }
  return true;
}

/**
 * One reading for all who ask for it before it begins: many targets are looked for at once. Nobody gets a reading that
 * began before he asked.
 */
export function shareReadings<T>(read: () => Promise<T>): () => Promise<T> {
  let waiting: Promise<T> | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const begin = (): Promise<T> => {
    waiting = null;
    const reading = read();
    running = reading.catch(() => undefined);
    return reading;
  };
  return () => (waiting ??= running.then(begin));
}
