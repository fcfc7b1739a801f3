// SPDX-License-Identifier: Apache-2.0
/** Checks on the run as a whole: metrics, events, durations and the steady state's conditions. */
import type { Experiment, RunCheck } from '../domain/documents.ts';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import type { MetricFact, MetricQuery } from '../domain/facts.ts';
import type { Bound } from '../domain/plan.ts';
import type { Occurrence, SteadyRecord } from '../domain/record.ts';
import {
  answerTo,
  describeReference,
  type Evaluation,
  type EvaluationInput,
  type Finding,
  findOccurrence,
  lineOf,
} from './input.ts';
import { boundOf, describeBound, formatNumber, meets } from './text.ts';

export type MetricCheck = Extract<RunCheck, { kind: 'metric' }>;
export type EventCheck = Extract<RunCheck, { kind: 'event' }>;

export function metricQuery(input: EvaluationInput, check: MetricCheck): MetricQuery | null {
  const source = check.source ?? input.metricSources[0];
  if (source === undefined) return null;
  // Deleting the instances is the harness's doing.
  const end = input.state.phases.find(({ phase }) => phase === 'delete');
  const { metric, labels = {} } = check;
  return { kind: 'metric', source, metric, labels, untilMs: end?.startMs ?? null };
}

export function decideMetric(evaluation: Evaluation, check: MetricCheck): Finding {
  const bound = boundOf(check);
  const of = check.of ?? 'value';
  const words = { value: 'last value', delta: 'increase', max: 'greatest value' } as const;
  const expected = `${check.metric}: ${words[of]} ${describeBound(bound)}`;
  const query = metricQuery(evaluation.input, check);
  if (query === null) return { outcome: 'undecided', expected, actual: 'the adapter has no metrics', evidence: null };
  const fact = answerTo(evaluation, query);
  switch (fact.kind) {
    case 'metric':
      break;
    case 'missing':
    case 'unreadable': {
      const actual = fact.kind === 'missing' ? `${query.source} was never scraped` : fact.message;
      return { outcome: 'undecided', expected, actual, evidence: null };
    }
    default:
      throw new RangeError(`the answer is of kind ${fact.kind}`);
  }
  return { expected, ...judgeMetric(fact, of, bound) };
}

function judgeMetric(fact: MetricFact, of: 'value' | 'delta' | 'max', bound: Bound): Omit<Finding, 'expected'> {
  const known = valueOf(fact, of);
  const evidence = { file: fact.path, line: known.line };
  const undecided = (actual: string): Omit<Finding, 'expected'> => ({ outcome: 'undecided', actual, evidence });
  if (fact.scrapes === 0) return undecided('no scrape succeeded');
  if (known.value === null) return undecided('no such metric was seen');
  if (of === 'delta' && fact.scrapes === 1) return undecided('scraped once only');
  const isWhole = fact.failedSince === 0;
  const actual = formatNumber(known.value) + (isWhole ? '' : '; the last scrapes failed');
  // A value may have fallen since, an increase or a maximum has not.
  const outcome = of === 'value' && !isWhole ? 'undecided' : meets(bound, known.value, isWhole);
  return { outcome, actual, evidence };
}

function valueOf(
  fact: MetricFact,
  of: 'value' | 'delta' | 'max',
): { readonly value: number | null; readonly line: number | null } {
  if (of === 'delta') return { value: fact.last === null ? null : fact.increase, line: fact.last?.line ?? null };
  const point = of === 'max' ? fact.max : fact.last;
  return { value: point?.value ?? null, line: point?.line ?? null };
}

export function decideEvent(evaluation: Evaluation, check: EventCheck): Finding {
  const reference = check.after ?? check.before;
  if (check.occurs === false) return decideAbsence(evaluation, check);
  const expected = describeEventClaim(check);
  const first = findOccurrence(evaluation.state, check);
  const missing = evaluation.state.ended === null ? 'undecided' : 'failed';
  if (first === null) {
    return { outcome: missing, expected, actual: `${describeReference(check)} did not occur`, evidence: null };
  }
  const evidence = lineOf(evaluation, first.seq);
  if (reference === undefined)
    return { outcome: 'held', expected, actual: `at ${formatDuration(first.atMs)}`, evidence };
  const other = findOccurrence(evaluation.state, reference);
  if (other === null) {
    return { outcome: missing, expected, actual: `${describeReference(reference)} did not occur`, evidence };
  }
  const outcome = fits(check, first, other) ? 'held' : 'failed';
  return { outcome, expected, actual: describeDistance(check, first, other), evidence };
}

/** `occurs: false`: no event of the kind, or with `after` or `before` none in that stretch. */
function decideAbsence(evaluation: Evaluation, check: EventCheck): Finding {
  const expected = describeEventClaim(check);
  const reference = check.after ?? check.before;
  const other = reference === undefined ? null : findOccurrence(evaluation.state, reference);
  const found = findOccurrence(
    evaluation.state,
    check,
    (occurrence) => reference === undefined || (other !== null && fits(check, occurrence, other)),
  );
  if (found !== null) {
    const evidence = lineOf(evaluation, found.seq);
    return { outcome: 'failed', expected, actual: `at ${formatDuration(found.atMs)}`, evidence };
  }
  const outcome = evaluation.state.ended === null ? 'undecided' : 'held';
  return { outcome, expected, actual: 'did not occur', evidence: null };
}

function fits(check: EventCheck, event: Occurrence, other: Occurrence): boolean {
  if (check.after === undefined ? event.seq >= other.seq : event.seq <= other.seq) return false;
  return check.within === undefined || Math.abs(event.atMs - other.atMs) <= parseDuration(check.within);
}

function describeDistance(check: EventCheck, event: Occurrence, other: Occurrence): string {
  const order = event.seq > other.seq ? 'after' : 'before';
  const reference = describeReference(check.after ?? check.before ?? check);
  return `${formatDuration(Math.abs(event.atMs - other.atMs))} ${order} ${reference}`;
}

function describeEventClaim(check: EventCheck): string {
  const within = check.within === undefined ? '' : `within ${formatDuration(parseDuration(check.within))} `;
  const order = check.after === undefined ? 'before' : 'after';
  const reference = check.after ?? check.before;
  const place = reference === undefined ? '' : ` ${within}${order} ${describeReference(reference)}`;
  return `${check.occurs === false ? 'no ' : ''}${describeReference(check)}${place}`;
}

/** Recorded conditions, or those that the experiment names: each must have held before and after. */
export function steadyNames(experiment: Experiment, records: readonly SteadyRecord[]): readonly string[] {
  const named = experiment['steady-state'];
  return named === undefined ? [...new Set(records.map(({ name }) => name))] : named.map(({ name }) => name);
}

export function decideSteady(
  evaluation: Evaluation,
  condition: { readonly name: string; readonly when: 'before' | 'after' },
): Finding {
  const record = evaluation.state.steady.findLast(
    ({ name, when }) => name === condition.name && when === condition.when,
  );
  if (record === undefined) {
    return { outcome: 'undecided', expected: 'the condition holds', actual: 'was not checked', evidence: null };
  }
  const { outcome, expected, actual, seq } = record;
  const evidence = lineOf(evaluation, seq);
  // What another condition of that name says was never looked at.
  if (!isAsRecorded(evaluation.input, condition.name)) {
    return { outcome: 'undecided', expected: 'the condition holds', actual: `checked was: ${expected}`, evidence };
  }
  return { outcome, expected, actual, evidence };
}

function isAsRecorded({ experiment, recorded }: EvaluationInput, name: string): boolean {
  if (experiment['steady-state'] === undefined) return true;
  const [now, then] = [experiment, recorded].map((each) => each['steady-state']?.find((known) => known.name === name));
  return textOf(now) === textOf(then);
}

/** The same whatever the order of keys. */
function textOf(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === 'object' && part !== null
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
