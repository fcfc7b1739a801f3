// SPDX-License-Identifier: Apache-2.0
/** What an evaluation is given, and the words that its evaluators share: where the end of the run is, what an event's line is. */
import type {
  EventReference,
  EvidencePointer,
  Experiment,
  Outcome,
  RunManifest,
  Workload,
} from '../domain/documents.ts';
import { type Fact, type FactQuery, type Facts, factKey } from '../domain/facts.ts';
import type { InstanceRecord, Occurrence, RunState } from '../domain/record.ts';
import { instanceIndex } from '../domain/target.ts';

export interface EvaluationInput {
  readonly manifest: RunManifest;
  readonly state: RunState;
  /** See RunRecord. */
  readonly putBack: boolean;
  /** With its parameters put in. */
  readonly experiment: Experiment;
  /** The one that the run was made with, by whose conditions its steady state was checked. */
  readonly recorded: Experiment;
  /** Names of the adapter's `metrics`, in their order. */
  readonly metricSources: readonly string[];
  /** Name of the timeline's file in the run directory, for pointers to evidence. */
  readonly timelineFile: string;
}

/** What one evaluator found, for one instance or for the run. */
export interface Finding {
  readonly outcome: Outcome;
  readonly expected: string;
  readonly actual: string;
  readonly evidence: EvidencePointer | null;
}

export interface Evaluation {
  readonly input: EvaluationInput;
  readonly state: RunState;
  readonly facts: Facts;
  /** Number of the event that began the collect phase: what follows is not "the end". */
  readonly endSeq: number;
  /** False when the run broke off before it came to collecting. */
  readonly endReached: boolean;
  readonly instances: ReadonlyMap<string, InstanceRecord>;
}

export function openEvaluation(input: EvaluationInput, facts: Facts): Evaluation {
  const { state } = input;
  const collect = state.phases.find(({ phase }) => phase === 'collect');
  return {
    input,
    state,
    facts,
    endSeq: collect?.seq ?? Number.POSITIVE_INFINITY,
    endReached: collect !== undefined || state.ended !== null,
    instances: new Map(state.instances.map((record) => [record.instance, record])),
  };
}

/** Names of a workload's instances: those of the experiment, from 0, then those that the flow created. */
export function instanceNames({ instances }: Pick<Evaluation, 'instances'>, workload: Workload): readonly string[] {
  const { name, instances: count = 1 } = workload;
  const planned = Array.from({ length: count }, (_, index) => `${name}-${String(index)}`);
  const created = [...instances.values()].filter((record) => record.workload === name && record.states.length > 0);
  const further = created.map(({ instance }) => instance).filter((instance) => instanceIndex(instance) >= count);
  return [...planned, ...further.sort((left, right) => instanceIndex(left) - instanceIndex(right))];
}

/** Where "the end" of an instance is: it was ended on purpose, or collecting began. */
export function endSeqOf(evaluation: Evaluation, instance: string): number {
  return Math.min(evaluation.endSeq, evaluation.instances.get(instance)?.stopped?.seq ?? Number.POSITIVE_INFINITY);
}

/** Whether its end came, rather than that of the harness. */
export function isEndReached(evaluation: Evaluation, instance: string): boolean {
  return evaluation.endReached || (evaluation.instances.get(instance)?.stopped ?? null) !== null;
}

/** What was observed before the event with this number. */
export function before<T extends { readonly seq: number }>(entries: readonly T[], seq: number): readonly T[] {
  return entries.filter((entry) => entry.seq < seq);
}

export function lineOf(evaluation: Evaluation, seq: number): EvidencePointer {
  return { file: evaluation.input.timelineFile, line: seq + 1 };
}

/** The first event of that type that concerns `of`, and for which `holds`. */
export function findOccurrence(
  { occurrences }: RunState,
  { event, of }: EventReference,
  holds?: (occurrence: Occurrence) => boolean,
): Occurrence | null {
  return occurrences.first(event, of ?? null, holds);
}

/** `fault.effective of crash-gateway` */
export function describeReference(reference: EventReference): string {
  return reference.of === undefined ? reference.event : `${reference.event} of ${reference.of}`;
}

/** The answer to a question; the lack of one is an answer too. */
export function answerTo(evaluation: Evaluation, query: FactQuery): Fact {
  const missing: Fact = { kind: 'unreadable', path: '', message: 'the evidence was not looked at' };
  return evaluation.facts.get(factKey(query)) ?? missing;
}
