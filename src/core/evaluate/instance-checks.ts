// SPDX-License-Identifier: Apache-2.0
/** Checks that the recorded states of an instance or a component decide: exit code and state. */
import type { EventReference, RunCheck, WorkloadCheck } from '../domain/documents.ts';
import { formatDuration } from '../domain/duration.ts';
import type { InstanceEntry } from '../domain/record.ts';
import {
  before,
  describeReference,
  endSeqOf,
  type Evaluation,
  type Finding,
  findOccurrence,
  isEndReached,
  lineOf,
} from './input.ts';
import { listNames, quote } from './text.ts';

export type ExitCodeCheck = Extract<WorkloadCheck, { kind: 'exit-code' }>;
export type StateCheck = Extract<WorkloadCheck | RunCheck, { kind: 'state' }>;

interface SeenState {
  readonly state: string;
  readonly atMs: number;
  readonly seq: number;
  readonly reason?: string | null;
}

/** States of one subject, in their order. */
interface Observed {
  /** Up to the end. */
  readonly entries: readonly SeenState[];
  /** Also those after the end: for `at` an event. */
  readonly all: readonly SeenState[];
  readonly endReached: boolean;
}

/** The entry that counts as "at the end": the last one read before it was ended on purpose, or collecting began. */
export function lastEntry(evaluation: Evaluation, instance: string): InstanceEntry | null {
  const states = evaluation.instances.get(instance)?.states ?? [];
  return before(states, endSeqOf(evaluation, instance)).at(-1) ?? null;
}

export function decideExitCode(evaluation: Evaluation, check: ExitCodeCheck, instance: string): Finding {
  const expected = `exit code ${String(check.equals)}`;
  const last = lastEntry(evaluation, instance);
  if (last === null) return { outcome: 'undecided', expected, actual: 'never seen by the system', evidence: null };
  const evidence = lineOf(evaluation, last.seq);
  const hasEnded = last.state === 'Succeeded' || last.state === 'Failed';
  const stopped = evaluation.instances.get(instance)?.stopped ?? null;
  if (!hasEnded && stopped !== null) {
    return { outcome: 'held', expected, actual: 'ended on purpose', evidence: lineOf(evaluation, stopped.seq) };
  }
  if (!hasEnded && !evaluation.endReached) {
    return { outcome: 'undecided', expected, actual: `the run broke off in state ${last.state}`, evidence };
  }
  if (!hasEnded || last.exitCode === null) {
    return { outcome: 'failed', expected, actual: `none recorded; ${describeEntry(last)}`, evidence };
  }
  const outcome = last.exitCode === check.equals ? 'held' : 'failed';
  return { outcome, expected, actual: `exit code ${String(last.exitCode)}`, evidence };
}

/** A state check on one instance. */
export function decideInstanceState(evaluation: Evaluation, check: StateCheck, instance: string): Finding {
  const all = evaluation.instances.get(instance)?.states ?? [];
  const entries = before(all, endSeqOf(evaluation, instance));
  return decideState(evaluation, check, { all, entries, endReached: isEndReached(evaluation, instance) });
}

/** A state check on a component; the harness's own shutdown of the system is not looked at. */
export function decideComponentState(evaluation: Evaluation, check: StateCheck, component: string): Finding {
  const all = evaluation.state.components.find((record) => record.component === component)?.states ?? [];
  const shutdown = evaluation.state.phases.find(({ phase }) => phase === 'shutdown');
  const entries = before(all, shutdown?.seq ?? Number.POSITIVE_INFINITY);
  return decideState(evaluation, check, { all, entries, endReached: evaluation.endReached });
}

function decideState(evaluation: Evaluation, check: StateCheck, observed: Observed): Finding {
  if (check.at !== undefined && check.equals !== undefined) {
    return decideStateAt(evaluation, { reference: check.at, equals: check.equals }, observed);
  }
  const last = observed.entries.at(-1);
  if (last === undefined) {
    return { outcome: 'undecided', expected: describeClaim(check), actual: 'never seen', evidence: null };
  }
  if (check.equals !== undefined) return decideLast(evaluation, check, { ...observed, last });
  return decideSeen(evaluation, check, { ...observed, last });
}

type Seen = Observed & { readonly last: SeenState };

function decideLast(evaluation: Evaluation, check: StateCheck, { last, endReached }: Seen): Finding {
  const expected = describeClaim(check);
  const evidence = lineOf(evaluation, last.seq);
  if (!endReached) {
    return { outcome: 'undecided', expected, actual: `the run broke off in state ${last.state}`, evidence };
  }
  return { outcome: last.state === check.equals ? 'held' : 'failed', expected, actual: describeEntry(last), evidence };
}

/** `ever` and `never`: a state that was seen decides at once, one that was not only at the end. */
function decideSeen(evaluation: Evaluation, check: StateCheck, { entries, last, endReached }: Seen): Finding {
  const expected = describeClaim(check);
  const seen = entries.find(({ state }) => state === (check.ever ?? check.never));
  if (seen !== undefined) {
    const outcome = check.ever === undefined ? 'failed' : 'held';
    return {
      outcome,
      expected,
      actual: `${describeEntry(seen)} ${seenAt(seen)}`,
      evidence: lineOf(evaluation, seen.seq),
    };
  }
  const evidence = lineOf(evaluation, last.seq);
  if (!endReached) {
    return { outcome: 'undecided', expected, actual: `the run broke off in state ${last.state}`, evidence };
  }
  const states = listNames([...new Set(entries.map(({ state }) => state))], 6);
  // A last read that says nothing of the instance cannot vouch that the state was never entered.
  const outcome = check.never !== undefined && last.state !== 'Unknown' ? 'held' : 'failed';
  return { outcome, expected, actual: `seen: ${states}; last ${describeEntry(last)}`, evidence };
}

function decideStateAt(
  evaluation: Evaluation,
  claim: { readonly reference: EventReference; readonly equals: string },
  observed: Observed,
): Finding {
  const event = describeReference(claim.reference);
  const expected = `state ${claim.equals} at ${event}`;
  const occurrence = findOccurrence(evaluation.state, claim.reference);
  if (occurrence === null) {
    const outcome = evaluation.endReached ? 'failed' : 'undecided';
    return { outcome, expected, actual: `${event} did not occur`, evidence: null };
  }
  const entry = before(observed.all, occurrence.seq + 1).at(-1);
  const evidence = lineOf(evaluation, entry?.seq ?? occurrence.seq);
  if (entry === undefined) return { outcome: 'failed', expected, actual: 'not seen yet', evidence };
  return {
    outcome: entry.state === claim.equals ? 'held' : 'failed',
    expected,
    actual: describeEntry(entry),
    evidence,
  };
}

function describeClaim(check: StateCheck): string {
  if (check.ever !== undefined) return `state ${check.ever} at some time`;
  return check.never === undefined ? `state ${String(check.equals)} at the end` : `never state ${check.never}`;
}

function describeEntry(entry: SeenState): string {
  const reason = entry.reason ?? null;
  return reason === null ? `state ${entry.state}` : `state ${entry.state}, reason ${quote(reason)}`;
}

function seenAt(entry: SeenState): string {
  return `at ${formatDuration(entry.atMs)}`;
}
