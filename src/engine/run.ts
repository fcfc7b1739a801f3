// SPDX-License-Identifier: Apache-2.0
/** A run under way: the shared context and what is known and held of the system. */
import type { PlanStep, WaitCondition } from '../core/domain/plan.ts';
import type { HostProcess } from '../ports/index.ts';
import { isLogOf } from './addresses.ts';
import { type ComponentTracker, createComponentTracker } from './components.ts';
import { createInstanceTracker, type InstanceTracker } from './instances.ts';
import { createHeldWatch, type HeldWatch } from './held-watch.ts';
import { createLogSet, type LogSet } from './logs.ts';
import { createObserverSet, type ObserverSet } from './observers.ts';
import { createUndoJournal, type UndoEntry, type UndoJournal } from './reverts.ts';
import type { RunContext } from './run-context.ts';
import type { StepEnd } from './step-end.ts';

/** Where a window opens: the timeline's next event then, how far logs had been read, and the spans received. */
export interface Mark {
  readonly seq: number;
  /** Wall time, ISO 8601 in UTC. */
  readonly at: string;
  /** Steps of the wall clock before. */
  readonly clockSteps: number;
  readonly spans: number;
  readonly lines: ReadonlyMap<string, number>;
}

/** An instance beside the system. */
export interface HostInstance {
  readonly process: HostProcess;
  /** What would end it; null where the disk refused the record. */
  readonly entry: UndoEntry | null;
  /** Takes over its files: `output/` in it is the instance's CHAOS_OUTPUT. */
  readonly files: string;
  /** Resolves when its end is on disk. */
  readonly noted: Promise<void>;
  /** Whether the harness has asked it to end. */
  told: boolean;
}

/** A firing that its step does not wait for. */
export interface StartedFiring {
  /** How it took effect on its targets. */
  readonly applied: Promise<StepEnd>;
  /** How it ended, reverts included. Neither rejects. */
  readonly ended: Promise<StepEnd>;
  isOver: boolean;
  /** How long its effect lasts; null for what only a revert ends. */
  readonly lastsMs: number | null;
}

export interface Run extends RunContext {
  readonly journal: UndoJournal;
  readonly components: ComponentTracker;
  readonly instances: InstanceTracker;
  /** Processes of instances beside the system, by instance. */
  readonly hostInstances: Map<string, HostInstance>;
  /** Steps and operations that just create instances, by workload. */
  readonly creates: Map<string, Set<Promise<unknown>>>;
  readonly logs: LogSet;
  readonly observers: ObserverSet;
  /** Operations and workloads that a wait counts from, and where they last started. */
  readonly anchors: ReadonlySet<string>;
  readonly marks: Map<string, Mark>;
  /** How often each operation has fired. */
  readonly firings: Map<string, number>;
  /** The latest firing of each operation that was started and left to itself. */
  readonly started: Map<string, StartedFiring>;
  /** Looks whether faults that are held still are in effect. */
  readonly held: HeldWatch;
  /** The check before the first operation, once it has begun; true when the steady state holds. */
  steadyBefore: Promise<boolean> | null;
}

export function createRun(ctx: RunContext): Run {
  const journal = createUndoJournal(ctx);
  const waits = waitsOf(ctx.plan.flow);
  return {
    ...ctx,
    journal,
    components: createComponentTracker(ctx),
    instances: createInstanceTracker(ctx),
    hostInstances: new Map(),
    creates: new Map(),
    logs: createLogSet(ctx, (log) => waits.some(({ condition }) => isLogOf(ctx.plan, condition, log))),
    observers: createObserverSet(ctx, journal),
    anchors: new Set(waits.flatMap(({ since }) => since ?? [])),
    marks: new Map(),
    firings: new Map(),
    started: new Map(),
    held: createHeldWatch(ctx),
    steadyBefore: null,
  };
}

interface WaitedFor {
  readonly condition: WaitCondition;
  /** Operation or workload that the wait counts from. */
  readonly since: string | null;
}

/** All that the flow waits for, also by its repeats. */
function waitsOf(step: PlanStep): readonly WaitedFor[] {
  switch (step.kind) {
    case 'serial':
    case 'parallel':
    case 'hold':
      return step.steps.flatMap(waitsOf);
    case 'repeat': {
      const until = step.rule.kind === 'until' ? [{ condition: step.rule.condition, since: null }] : [];
      return [...until, ...step.steps.flatMap(waitsOf)];
    }
    case 'wait':
      return [step];
    default:
      return [];
  }
}
