// SPDX-License-Identifier: Apache-2.0
/**
 * What happens to many targets at once, told in one line each: a firing of an operation or a fault, its undoing, and
 * instances that are ended on purpose. Failures are named; the rest is counted.
 */
import type { EventBody, TimelineEvent } from '../core/domain/documents.ts';
import { compareNames, count, listNames, visible } from '../core/report/text.ts';
import { undoWords } from '../core/report/undo-words.ts';
import { lineLimit } from './progress-lines.ts';

export interface Groups {
  /** Takes the event in and returns the lines of groups that it completes. */
  observe(event: TimelineEvent): readonly string[];
}

type Told = Extract<EventBody, { type: 'operation.ended' | 'fault.effective' | 'fault.failed' | 'revert.ended' }>;

interface Group {
  readonly of: Told;
  /** Targets that are still to come. */
  missing: number;
  readonly done: Told[];
  readonly failed: Told[];
}

export function createGroups(): Groups {
  /** How many targets each firing has, and how many of them can be undone. */
  const targets = new Map<string, number>();
  const undoable = new Map<string, number>();
  const groups = new Map<string, Group>();
  const stopped = new Map<string, string[]>();

  function add(event: Told): readonly string[] {
    const firing = firingOf(event);
    const key = `${event.type === 'revert.ended' ? 'undo' : 'do'} ${firing}`;
    const expected = (event.type === 'revert.ended' ? undoable : targets).get(firing) ?? 1;
    const group = groups.get(key) ?? { of: event, missing: expected, done: [], failed: [] };
    (isFailure(event) ? group.failed : group.done).push(event);
    group.missing -= 1;
    groups.set(key, group);
    if (group.missing > 0) return [];
    groups.delete(key);
    return [describeGroup(group)];
  }
  function tellAll(): readonly string[] {
    const lines = [...groups.values()].map(describeGroup);
    groups.clear();
    return lines;
  }
  function tellStopped(): readonly string[] {
    const lines = [...stopped].map(([workload, instances]) => describeStopped(workload, instances));
    stopped.clear();
    return lines;
  }
  function take(event: TimelineEvent): readonly string[] {
    switch (event.type) {
      case 'targets.resolved':
        targets.set(firingOf(event), event.chosen.length);
        return [];
      case 'fault.requested':
      case 'operation.started':
        if (event.undo !== null) undoable.set(firingOf(event), (undoable.get(firingOf(event)) ?? 0) + 1);
        return [];
      case 'operation.ended':
      case 'fault.effective':
      case 'fault.failed':
      case 'revert.ended':
        return add(event);
      // What has not come by then does not come: the firing broke off.
      case 'phase.started':
      case 'run.ended':
        return tellAll();
      default:
        return [];
    }
  }
  return {
    observe(event) {
      if (event.type === 'instance.stopped') {
        // The line of the operation that deleted it says it as well.
        if (event.by === 'stop') stopped.set(event.workload, [...(stopped.get(event.workload) ?? []), event.instance]);
        return [];
      }
      const lines = take(event);
      return event.type === 'step.ended' || event.type === 'phase.started' ? [...tellStopped(), ...lines] : lines;
    },
  };
}

function firingOf({ operation, firing }: { readonly operation: string; readonly firing: number }): string {
  return `${operation}#${String(firing)}`;
}

function isFailure(event: Told): boolean {
  if (event.type === 'operation.ended') return event.outcome !== 'ok';
  if (event.type === 'revert.ended') return event.result === 'failed' || event.result === 'foreign-state-refused';
  return event.type === 'fault.failed';
}

/** `start-all: toy-start done on 6 of 8 targets, failed on toy-1 and toy-3 (toy-1: ended with exit code 1: …)` */
function describeGroup({ of, done, failed }: Group): string {
  const all = done.length + failed.length;
  const [first] = done;
  const [worst] = failed;
  const name = of.firing > 1 ? `${of.operation}, firing ${String(of.firing)}` : of.operation;
  const what = `${name}: ${whatOf(of)}`;
  if (all === 1) return visible(`${what}of ${of.target} ${wordOf(of)}${inBrackets(reasonOf(of))}`, lineLimit);
  const parts = [
    ...(first === undefined ? [] : [`${wordOf(first)} on ${String(done.length)} of ${count(all, 'target')}`]),
    ...(worst === undefined ? [] : [`${wordOf(worst)} on ${namesOf(failed)}`]),
  ];
  const reason = worst === undefined ? null : reasonOf(worst);
  const why = worst === undefined || reason === null ? null : `${worst.target}: ${reason}`;
  return visible(`${what}${parts.join(', ')}${inBrackets(why)}`, lineLimit);
}

function namesOf(events: readonly Told[]): string {
  return listNames(events.map(({ target }) => target).sort(compareNames), 8);
}

function whatOf(event: Told): string {
  if (event.type === 'operation.ended') return `${event.uses} `;
  return event.fault === null ? '' : `${event.fault} `;
}

function wordOf(event: Told): string {
  switch (event.type) {
    case 'operation.ended':
      return event.outcome === 'ok' ? 'done' : event.outcome.replace('-', ' ');
    case 'fault.effective':
      return 'in effect';
    case 'fault.failed':
      return 'without effect';
    case 'revert.ended':
      return undoWords[event.result];
  }
}

function reasonOf(event: Told): string | null {
  if (event.type === 'fault.failed') return event.message;
  return event.proof;
}

function inBrackets(text: string | null): string {
  return text === null ? '' : ` (${text})`;
}

function describeStopped(workload: string, instances: readonly string[]): string {
  const [only] = instances;
  return visible(
    instances.length === 1
      ? `${only ?? ''}: ended on purpose`
      : `${workload}: ${count(instances.length, 'instance')} ended on purpose`,
    lineLimit,
  );
}
