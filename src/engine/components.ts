// SPDX-License-Identifier: Apache-2.0
/**
 * What is known of the system's components: down (no process), up (a process), ready (the ready hook says so). Looks at
 * each in turn while the run lasts, and takes what faults read back. An observation is as old as its beginning.
 */
import type { ComponentState } from '../core/domain/documents.ts';
import { isAtEndpoint } from '../core/domain/plan.ts';
import { GATEWAY } from '../core/domain/target.ts';
import { componentAddress } from './addresses.ts';
import { describeHookFailure, hookEnded, type HookResult, runHook } from './hooks.ts';
import { BLIND_AFTER } from './limits.ts';
import type { RunContext } from './run-context.ts';

export interface ComponentSighting {
  readonly state: ComponentState;
  /** When the observation began, on the clock. */
  readonly seenMs: number;
}

export interface ComponentTracker {
  latest(component: string): ComponentSighting | null;
  /** What someone else read back. Dropped when something newer is known. */
  observe(component: string, sighting: ComponentSighting): void;
  /** Why the ready hook called the system broken when it was last asked; null when it did not. */
  broken(): string | null;
  start(): void;
  /** Ends looking; nothing is observed afterwards. */
  stop(): Promise<void>;
}

interface Watcher {
  readonly ctx: RunContext;
  readonly latest: Map<string, ComponentSighting>;
  readonly stop: AbortController;
  broken: string | null;
}

export function createComponentTracker(ctx: RunContext): ComponentTracker {
  const watcher: Watcher = { ctx, latest: new Map(), stop: new AbortController(), broken: null };
  let loops: Promise<unknown> = Promise.resolve();
  return {
    latest: (component) => watcher.latest.get(component) ?? null,
    observe: (component, sighting) => note(watcher, component, sighting),
    broken: () => watcher.broken,
    start: () => {
      loops = Promise.all(Object.keys(ctx.plan.system.components).map((name) => watch(watcher, name)));
    },
    stop: async () => {
      watcher.stop.abort();
      await loops;
    },
  };
}

async function watch(watcher: Watcher, component: string): Promise<void> {
  const { ctx, stop } = watcher;
  let blind = 0;
  while (!stop.signal.aborted) {
    const seenMs = ctx.nowMs();
    try {
      const state = await look(watcher, component);
      if (state !== null) note(watcher, component, { state, seenMs });
      blind = 0;
    } catch (error) {
      blind += 1;
      if (blind === BLIND_AFTER) ctx.recordThrown(error, { subject: component });
    }
    await ctx.ports.clock.sleepUntil(ctx.nowMs() + ctx.plan.system.readyIntervalMs, stop.signal);
  }
}

/** Null when the look was cut short. */
async function look(watcher: Watcher, component: string): Promise<ComponentState | null> {
  const { ctx, stop } = watcher;
  const { backend, workDir } = ctx.ports;
  if (component === GATEWAY && isAtEndpoint(ctx.plan)) return askReady(watcher, 'down');
  const located = await backend.locate(componentAddress(ctx.system(), component, workDir.path), stop.signal);
  if (!located.found) return stop.signal.aborted ? null : 'down';
  const { condition } = await backend.observe(located.identity, stop.signal);
  if (stop.signal.aborted) return null;
  if (condition === 'gone') return 'down';
  // A frozen gateway does not answer; asking would only hang.
  return component !== GATEWAY || condition === 'frozen' ? 'up' : askReady(watcher, 'up');
}

/** `otherwise`: its state when the hook does not call it ready; null when the look was cut short. */
async function askReady(watcher: Watcher, otherwise: ComponentState): Promise<ComponentState | null> {
  const { ctx, stop } = watcher;
  const result = await runHook(ctx.hookTools, { ...READY, env: ctx.systemEnvironment(), quiet: true }, stop.signal);
  if (result.outcome === 'cancelled') return null;
  noteAnswer(watcher, result);
  return result.ok ? 'ready' : otherwise;
}

const READY = { hook: 'system.ready', subject: null } as const;
/** What a hook exits with when the answer is "not now". */
export const NOT_YET = 75;

/** Of answers that call the system broken, the first in a row is recorded. */
function noteAnswer(watcher: Watcher, result: HookResult): void {
  const { timeline } = watcher.ctx;
  const before = watcher.broken;
  watcher.broken = result.ok || result.exitCode === NOT_YET ? null : describeHookFailure(READY, result);
  if (watcher.broken === null || before !== null) return;
  timeline.emit({ type: 'hook.started', ...READY });
  timeline.emit(hookEnded(READY, result));
}

function note(watcher: Watcher, component: string, sighting: ComponentSighting): void {
  const { ctx, latest, stop } = watcher;
  const before = latest.get(component);
  if (stop.signal.aborted || (before !== undefined && sighting.seenMs < before.seenMs)) return;
  latest.set(component, sighting);
  if (before?.state === sighting.state) ctx.pulse.notify();
  else ctx.timeline.emit({ type: 'component.state', component, state: sighting.state });
}
