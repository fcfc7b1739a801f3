// SPDX-License-Identifier: Apache-2.0
/**
 * Events to state: a timeline, or any prefix of one, folded into what is known of the run. A transition that cannot
 * be (a step that ends before it began, a gap in the numbers) is kept as a problem; folding never throws. Reading
 * files and checking schemas are the reader's affair, deciding is the evaluator's.
 */
import type { TimelineEvent } from '../domain/documents.ts';
import type { RunState } from '../domain/record.ts';
import { type Draft, emptyDraft, report } from './draft.ts';
import { applyFaultEvent, isFaultEvent } from './fault-events.ts';
import { applyRunEvent } from './run-events.ts';

export interface Fold {
  /** Takes the next event; constant cost. */
  add(event: TimelineEvent): void;
  /** The state so far. A live view, not a copy: it changes with the next `add`. */
  state(): RunState;
}

export function createFold(): Fold {
  const draft = emptyDraft();
  return {
    add: (event) => addEvent(draft, event),
    state: () => draft.state,
  };
}

export function foldEvents(events: Iterable<TimelineEvent>): RunState {
  const fold = createFold();
  for (const event of events) fold.add(event);
  return fold.state();
}

function addEvent(draft: Draft, event: TimelineEvent): void {
  checkOrder(draft, event);
  draft.state.events += 1;
  draft.state.lastMs = Math.max(draft.state.lastMs, event.elapsedMs);
  noteOccurrence(draft, event);
  if (isFaultEvent(event)) applyFaultEvent(draft, event);
  else applyRunEvent(draft, event);
}

function checkOrder(draft: Draft, event: TimelineEvent): void {
  const { state } = draft;
  if (event.seq !== state.events) report(draft, event, `expected number ${String(state.events)}`);
  if (event.elapsedMs < state.lastMs) report(draft, event, 'its time is before that of an earlier event');
  if (state.ended !== null) report(draft, event, 'the run had already ended');
  if ((event.type === 'run.started') !== (state.events === 0)) {
    report(draft, event, state.events === 0 ? 'the first event must be run.started' : 'the run had already started');
  }
}

/** Events that checks and waits can name, with the workload, instances, operation and component they concern. */
function noteOccurrence(draft: Draft, event: TimelineEvent): void {
  const subjects = subjectsOf(event);
  if (subjects === null) return;
  draft.occurrences.add({ type: event.type, subjects, atMs: event.elapsedMs, seq: event.seq });
}

function subjectsOf(event: TimelineEvent): readonly string[] | null {
  if ('target' in event) {
    return [event.operation, event.component, event.workload, event.instance].filter((name) => name !== null);
  }
  switch (event.type) {
    case 'system.booted':
    case 'wait.timed-out':
      return [];
    case 'component.state':
      return [event.component];
    case 'instance.state':
    case 'instance.revived':
    case 'instance.collected':
    case 'instance.deleted':
    case 'instance.stopped':
      return [event.workload, event.instance];
    case 'inventory.taken':
      return [event.point];
    case 'await.timed-out':
      return [event.workload, ...event.instances];
    default:
      return null;
  }
}
