// SPDX-License-Identifier: Apache-2.0
/** Waits and conditions of the manifest as typed conditions of the plan, and the bound and selector they share. */
import type { ComponentState, Condition, InstanceState, Wait } from '../domain/documents.ts';
import { parseDuration } from '../domain/duration.ts';
import { BugError } from '../domain/errors.ts';
import type { Bound, MetricSelector, PlannedCondition, PlanStep, WaitCondition } from '../domain/plan.ts';

const DEFAULT_WAIT_TIMEOUT = '60s';

/** What a name or a wait in the flow may refer to. */
export interface FlowNames {
  readonly workloads: ReadonlySet<string>;
  /** Metric source that is meant where none is named. */
  readonly defaultSource: string;
}

interface MetricClaim {
  readonly metric: string;
  readonly source?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly equals?: number;
  readonly 'at-least'?: number;
  readonly 'at-most'?: number;
}

export function planWait(wait: Wait, path: string, names: FlowNames): PlanStep {
  const { condition, words } = planWaitCondition(wait, names);
  return {
    kind: 'wait',
    path,
    label: `wait ${words}`,
    condition,
    timeoutMs: parseDuration(wait.timeout ?? DEFAULT_WAIT_TIMEOUT),
    onTimeout: wait['on-timeout'] ?? 'error',
    since: wait.since ?? null,
  };
}

export function planCondition(condition: Condition, defaultSource: string): PlannedCondition {
  const { name } = condition;
  if (condition.kind === 'metric') {
    return { name, kind: 'metric', selector: selectorOf(condition, defaultSource), bound: boundOf(condition) };
  }
  // The schema lets a workload have instance states only, and a component its own.
  return condition.workload === undefined
    ? {
        name,
        kind: 'component-state',
        component: condition.component ?? '',
        equals: condition.equals as ComponentState,
      }
    : { name, kind: 'workload-state', workload: condition.workload, equals: condition.equals as InstanceState };
}

interface PlannedWait {
  readonly condition: WaitCondition;
  readonly words: string;
}

/** Also of a `repeat`'s `until`. */
export function planWaitCondition(wait: Wait, names: FlowNames): PlannedWait {
  const { workload, component, metric, log, signal } = wait;
  if (workload !== undefined) {
    const { state, raw, count = null } = wait;
    const is = state ?? raw ?? '';
    const words = count === null ? `${workload} ${is}` : `${workload} ${is}, at least ${String(count)}`;
    const condition = { kind: 'instances', workload, of: state === undefined ? 'raw' : 'state', is, count } as const;
    return { condition, words };
  }
  if (component !== undefined) {
    const state = wait.state as ComponentState;
    return { condition: { kind: 'component', component, state }, words: `${component} ${state}` };
  }
  if (metric !== undefined) {
    const bound = boundOf(wait);
    const selector = selectorOf({ ...wait, metric }, names.defaultSource);
    return { condition: { kind: 'metric', selector, bound }, words: `${metric} ${boundText(bound)}` };
  }
  if (log !== undefined) {
    const matches = wait.matches ?? '';
    const condition: WaitCondition = { kind: 'log', log, ofWorkload: names.workloads.has(log), matches };
    return { condition, words: `log of ${log}: ${matches}` };
  }
  if (signal !== undefined) return { condition: { kind: 'signal', signal }, words: signal };
  return planEventWait(wait);
}

function planEventWait(wait: Wait): PlannedWait {
  const { event } = wait;
  const of = wait.of ?? null;
  if (event === undefined) throw new BugError('a wait for nothing passed the schema');
  return { condition: { kind: 'event', event, of }, words: of === null ? event : `${event} of ${of}` };
}

function selectorOf(claim: MetricClaim, defaultSource: string): MetricSelector {
  return { source: claim.source ?? defaultSource, metric: claim.metric, labels: { ...claim.labels } };
}

function boundOf(claim: Pick<MetricClaim, 'equals' | 'at-least' | 'at-most'>): Bound {
  if (claim.equals !== undefined) return { op: 'equals', value: claim.equals };
  if (claim['at-least'] !== undefined) return { op: 'at-least', value: claim['at-least'] };
  if (claim['at-most'] !== undefined) return { op: 'at-most', value: claim['at-most'] };
  throw new BugError('a claim without a bound passed the schema');
}

function boundText(bound: Bound): string {
  const words = { equals: '=', 'at-least': '>=', 'at-most': '<=' } as const;
  return `${words[bound.op]} ${String(bound.value)}`;
}
