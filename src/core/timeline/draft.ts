// SPDX-License-Identifier: Apache-2.0
/**
 * The mutable inside of a fold: the state under construction and the indexes that keep each event at constant cost.
 * What an event means is not decided here.
 */
import type { EventBody, Phase, TimelineEvent } from '../domain/documents.ts';
import type {
  ActionRecord,
  ComponentRecord,
  FaultRecord,
  InstanceRecord,
  PhaseSpan,
  RunState,
  StepRecord,
} from '../domain/record.ts';
import { createOccurrences, type GrowingOccurrences } from './occurrences.ts';

/** A record whose fields may be set and whose lists may grow. */
export type Mutable<T> = {
  -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K];
};

export type EventOf<T extends EventBody['type']> = Extract<TimelineEvent, { type: T }>;

export interface Draft {
  readonly state: Mutable<RunState>;
  /** Those of the state. */
  readonly occurrences: GrowingOccurrences;
  readonly phases: Map<Phase, Mutable<PhaseSpan>>;
  readonly components: Map<string, Mutable<ComponentRecord>>;
  readonly instances: Map<string, Mutable<InstanceRecord>>;
  readonly steps: Map<string, Mutable<StepRecord>>;
  readonly faults: Map<string, Mutable<FaultRecord>>;
  readonly actions: Map<string, Mutable<ActionRecord>>;
}

/** Contradictions kept; one is enough to distrust the timeline. */
const maxProblems = 100;

export function emptyDraft(): Draft {
  const occurrences = createOccurrences();
  return {
    occurrences,
    state: {
      runId: null,
      experiment: null,
      adapter: null,
      startedAt: null,
      events: 0,
      lastMs: 0,
      system: null,
      phases: [],
      components: [],
      instances: [],
      steps: [],
      targets: [],
      faults: [],
      actions: [],
      inventories: [],
      sweep: null,
      notApplicable: null,
      clockSteps: [],
      steady: [],
      logs: [],
      waitTimeouts: [],
      occurrences,
      errors: [],
      signals: [],
      problems: [],
      ended: null,
    },
    phases: new Map(),
    components: new Map(),
    instances: new Map(),
    steps: new Map(),
    faults: new Map(),
    actions: new Map(),
  };
}

export function report(draft: Draft, event: TimelineEvent, message: string): void {
  if (draft.state.problems.length >= maxProblems) return;
  draft.state.problems.push({ message: `event ${String(event.seq)} (${event.type}): ${message}`, seq: event.seq });
}

/** The component's record, made at its first event. */
export function componentOf(draft: Draft, component: string): Mutable<ComponentRecord> {
  const known = draft.components.get(component);
  if (known !== undefined) return known;
  const record: Mutable<ComponentRecord> = { component, states: [] };
  draft.components.set(component, record);
  draft.state.components.push(record);
  return record;
}

/** The instance's record, made at its first event. */
export function instanceOf(
  draft: Draft,
  name: { readonly workload: string; readonly instance: string },
): Mutable<InstanceRecord> {
  const known = draft.instances.get(name.instance);
  if (known !== undefined) return known;
  const record: Mutable<InstanceRecord> = {
    workload: name.workload,
    instance: name.instance,
    states: [],
    revivals: 0,
    collected: null,
    deleted: null,
    stopped: null,
  };
  draft.instances.set(name.instance, record);
  draft.state.instances.push(record);
  return record;
}

/** One firing of an operation on one target. */
export function faultKey(fault: {
  readonly operation: string;
  readonly firing: number;
  readonly target: string;
}): string {
  return `${fault.operation} ${String(fault.firing)} ${fault.target}`;
}
