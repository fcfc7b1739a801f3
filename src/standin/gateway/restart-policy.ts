// SPDX-License-Identifier: Apache-2.0

/**
 * When a main process that has reported its exit is replaced. Pure: the first replacement at once, quick exits wait
 * one second doubling to three minutes, ten seconds of uptime start over.
 */

export type RestartPolicy = 'never' | 'on-failure' | 'always';

export const RESTART_POLICIES: readonly RestartPolicy[] = ['never', 'on-failure', 'always'];

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 180_000;
const STEADY_UPTIME_MS = 10_000;

export interface ReportedExit {
  readonly policy: RestartPolicy;
  readonly code: number;
  readonly uptimeMs: number;
  /** Replacements so far without a steady uptime between them. */
  readonly quickRestarts: number;
}

export type RestartDecision =
  | { readonly restart: false }
  | { readonly restart: true; readonly pauseMs: number; readonly quickRestarts: number };

export function decideRestart(exit: ReportedExit): RestartDecision {
  const wanted = exit.policy === 'always' || (exit.policy === 'on-failure' && exit.code !== 0);
  if (!wanted) return { restart: false };
  const quick = exit.uptimeMs >= STEADY_UPTIME_MS ? 0 : exit.quickRestarts;
  const pauseMs = quick === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (quick - 1), LONGEST_PAUSE_MS);
  return { restart: true, pauseMs, quickRestarts: quick + 1 };
}
