// SPDX-License-Identifier: Apache-2.0
/**
 * Conditions of waits and steady states, looked at in what is known now. Only observations that began since a given time
 * count, and Unknown never satisfies. Waiting is done elsewhere.
 */
import type { ComponentState } from '../core/domain/documents.ts';
import type { Bound, MetricSelector, PlannedCondition, WaitCondition } from '../core/domain/plan.ts';
import type { InstanceSighting } from './instances.ts';
import { logsOf } from './marks.ts';
import type { Mark, Run } from './run.ts';
import { nameSome } from './text.ts';

export interface Look {
  readonly met: boolean;
  /** What was seen, for people. */
  readonly seen: string;
  /** False when nothing was observed that could decide it. */
  readonly known: boolean;
}

export interface Window {
  /** Observations that began before do not count. */
  readonly sinceMs: number;
  /** Occurrences before do not count. */
  readonly mark: Mark;
}

/** A line took too long to match: the pattern cannot be decided. */
export class SlowPatternError extends Error {
  override readonly name = 'SlowPatternError';
}

export function lookAtWait(run: Run, condition: WaitCondition, window: Window): Look {
  switch (condition.kind) {
    case 'instances':
      return lookAtInstances(run, condition, window.sinceMs);
    case 'component':
      return lookAtComponent(run, { component: condition.component, equals: condition.state }, window.sinceMs);
    case 'metric':
      return lookAtMetric(run, condition, window.sinceMs);
    case 'log':
      return lookAtLogs(run, condition, window.mark);
    case 'event':
      return lookAtEvents(run, condition, window.mark);
    case 'signal':
      return lookAtSignal(run, condition.signal, window.mark);
  }
}

export function lookAtCondition(run: Run, condition: PlannedCondition, sinceMs: number): Look {
  switch (condition.kind) {
    case 'component-state':
      return lookAtComponent(run, condition, sinceMs);
    case 'workload-state':
      return lookAtInstances(run, { ...condition, of: 'state', is: condition.equals, count: null }, sinceMs);
    case 'metric':
      return lookAtMetric(run, condition, sinceMs);
  }
}

interface InstancesQuery {
  readonly workload: string;
  readonly of: 'state' | 'raw';
  readonly is: string;
  readonly count: number | null;
}

function lookAtInstances(run: Run, query: InstancesQuery, sinceMs: number): Look {
  const instances = run.instances.of(query.workload);
  const seen = instances.map((instance) => {
    const sighting = run.instances.latest(instance);
    if (sighting === null) return { instance, state: 'not created' };
    if (sighting.seenMs < sinceMs) return { instance, state: 'not read since' };
    return { instance, state: query.of === 'state' ? sighting.state : (sighting.rawPhase ?? sighting.state), sighting };
  });
  const matching = seen.filter(({ sighting }) => sighting !== undefined && isWanted(sighting, query)).length;
  return {
    // Of none that is there nothing is true.
    met: matching >= Math.max(1, query.count ?? instances.length),
    seen: instances.length === 0 ? 'no instance' : describeSeen(seen),
    known: seen.every(({ state }) => state !== 'not read since'),
  };
}

/** States of many are counted, so that the few that are in another one are seen. */
const countedFrom = 4;

/** `sandbox-3 Failed, 7 Running` */
function describeSeen(seen: readonly { readonly instance: string; readonly state: string }[]): string {
  const numbers = new Map<string, number>();
  for (const { state } of seen) numbers.set(state, (numbers.get(state) ?? 0) + 1);
  const few = seen.filter(({ state }) => (numbers.get(state) ?? 0) < countedFrom);
  const many = [...numbers].filter(([, number]) => number >= countedFrom);
  return nameSome([
    ...few.map(({ instance, state }) => `${instance} ${state}`),
    ...many.map(([state, number]) => `${String(number)} ${state}`),
  ]);
}

/** Unknown says nothing of the instance, and so never satisfies. */
function isWanted({ state, rawPhase }: InstanceSighting, { of, is }: InstancesQuery): boolean {
  return state !== 'Unknown' && (of === 'state' ? state : rawPhase) === is;
}

/** A component that is ready is up as well. */
function lookAtComponent(
  run: Run,
  query: { readonly component: string; readonly equals: ComponentState },
  sinceMs: number,
): Look {
  const sighting = run.components.latest(query.component);
  if (sighting === null || sighting.seenMs < sinceMs) {
    return { met: false, seen: `${query.component} not looked at since`, known: false };
  }
  const { state } = sighting;
  const met = state === query.equals || (query.equals === 'up' && state === 'ready');
  return { met, seen: `${query.component} is ${state}`, known: true };
}

function lookAtMetric(
  run: Run,
  query: { readonly selector: MetricSelector; readonly bound: Bound },
  sinceMs: number,
): Look {
  const { selector, bound } = query;
  const reading = run.observers.reading(selector);
  if (reading === null || reading.atMs < sinceMs) {
    return { met: false, seen: `${selector.metric} not scraped since`, known: false };
  }
  if (reading.value === null) return { met: false, seen: `no series of ${selector.metric}`, known: true };
  return {
    met: isWithin(reading.value, bound),
    seen: `${selector.metric} is ${String(reading.value)}`,
    known: true,
  };
}

function isWithin(value: number, bound: Bound): boolean {
  switch (bound.op) {
    case 'equals':
      return value === bound.value;
    case 'at-least':
      return value >= bound.value;
    case 'at-most':
      return value <= bound.value;
  }
}

type LogCondition = Extract<WaitCondition, { kind: 'log' }>;

function lookAtLogs(run: Run, condition: LogCondition, mark: Mark): Look {
  for (const log of logsOf(run, condition)) {
    const found = run.logs.get(log)?.search(condition.matches, mark.lines.get(log) ?? 0);
    if (found === undefined) continue;
    if (found.found) return { met: true, seen: `line ${String(found.line)} of ${log}`, known: true };
    if (found.reason === 'pattern-too-slow') {
      throw new SlowPatternError(`a line of ${log} took too long to match ${condition.matches}`);
    }
  }
  return { met: false, seen: 'no such line', known: true };
}

function lookAtEvents(run: Run, condition: Extract<WaitCondition, { kind: 'event' }>, mark: Mark): Look {
  const { event, of } = condition;
  const found = run.timeline.state().occurrences.lastSince(event, of, mark.seq);
  if (found === null) return { met: false, seen: 'no such event', known: true };
  return { met: true, seen: `event ${String(found.seq)}`, known: true };
}

const NANOSECONDS_PER_MS = 1_000_000n;

/**
 * A signal occurs when its span ends, not when that is heard of: what ended before the window opened and was sent later
 * does not count. Both times are wall times of this machine; the window's is rounded down to the millisecond. Once the
 * wall clock was set within the window they cannot be compared any more: then a span counts that was received in it.
 */
function lookAtSignal(run: Run, signal: string, mark: Mark): Look {
  const pattern = run.plan.system.signals[signal];
  if (pattern === undefined) throw new TypeError(`the plan waits for signal ${signal}, which its system does not have`);
  run.timeline.lookAtClock();
  const isComparable = run.timeline.state().clockSteps.length === mark.clockSteps;
  const openedNano = isComparable ? BigInt(Date.parse(mark.at)) * NANOSECONDS_PER_MS : 0n;
  let found = run.observers.findSpan(pattern, mark.spans);
  while (found.found) {
    if (BigInt(found.endUnixNano) >= openedNano) {
      return { met: true, seen: `span ${String(found.span)}, a ${pattern.name}`, known: true };
    }
    found = run.observers.findSpan(pattern, found.span);
  }
  return { met: false, seen: 'no such span', known: true };
}

export function describeWait(condition: WaitCondition): string {
  switch (condition.kind) {
    case 'instances':
      return `${condition.count === null ? 'all instances' : `at least ${String(condition.count)}`} of ${condition.workload} ${condition.is}`;
    case 'component':
      return `${condition.component} is ${condition.state}`;
    case 'metric':
      return describeMetric(condition);
    case 'log':
      return `a line of ${condition.log} matches ${condition.matches}`;
    case 'event':
      return `event ${condition.event}${condition.of === null ? '' : ` of ${condition.of}`}`;
    case 'signal':
      return `signal ${condition.signal}`;
  }
}

export function describeCondition(condition: PlannedCondition): string {
  switch (condition.kind) {
    case 'component-state':
      return `${condition.component} is ${condition.equals}`;
    case 'workload-state':
      return `all instances of ${condition.workload} ${condition.equals}`;
    case 'metric':
      return describeMetric(condition);
  }
}

function describeMetric(query: { readonly selector: MetricSelector; readonly bound: Bound }): string {
  const { selector, bound } = query;
  const labels = Object.entries(selector.labels).map(([name, value]) => `${name}="${value}"`);
  const series = labels.length === 0 ? selector.metric : `${selector.metric}{${labels.join(',')}}`;
  return `${series} ${bound.op.replace('-', ' ')} ${String(bound.value)}`;
}
