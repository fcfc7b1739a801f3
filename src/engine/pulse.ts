// SPDX-License-Identifier: Apache-2.0
/**
 * Waiting for a condition: looked at again whenever anything was observed, not on a timer. What is observed is told by
 * others through `notify`.
 */
import type { Clock } from '../ports/index.ts';

export interface Pulse {
  /** Something was observed. */
  notify(): void;
  /** Calls back on each observation until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createPulse(): Pulse {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type WaitEnd = 'met' | 'timed-out' | 'aborted';

export interface PulseWait {
  readonly clock: Clock;
  readonly pulse: Pulse;
  /** On the clock of `elapsedMs`. */
  readonly deadlineMs: number;
  /** Looked at once at the beginning and after each observation. What it throws rejects the wait. */
  readonly holds: () => boolean;
}

/** Resolves when the condition holds, at the deadline, or as soon as the signal aborts. */
export function waitUntil(wait: PulseWait, signal: AbortSignal): Promise<WaitEnd> {
  return new Promise((resolve, reject) => {
    const timer = new AbortController();
    let ended = false;
    const end = (settle: () => void): void => {
      if (ended) return;
      ended = true;
      unsubscribe();
      signal.removeEventListener('abort', look);
      timer.abort();
      settle();
    };
    const look = (): void => {
      if (ended) return;
      if (signal.aborted) {
        end(() => resolve('aborted'));
        return;
      }
      try {
        if (wait.holds()) end(() => resolve('met'));
      } catch (error) {
        end(() => reject(error instanceof Error ? error : new Error(String(error))));
      }
    };
    const unsubscribe = wait.pulse.subscribe(look);
    signal.addEventListener('abort', look);
    void wait.clock.sleepUntil(wait.deadlineMs, timer.signal).then(() => end(() => resolve('timed-out')));
    look();
  });
}
