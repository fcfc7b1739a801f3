// SPDX-License-Identifier: Apache-2.0
/** How long something took: the flow, the longest firing of an operation, the longest instance of a workload. */
import type { RunCheck } from '../domain/documents.ts';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import { FAULTS } from '../domain/faults.ts';
import type { FaultRecord } from '../domain/record.ts';
import { before, endSeqOf, type Evaluation, type Finding, instanceNames, lineOf } from './input.ts';

export type DurationCheck = Extract<RunCheck, { kind: 'duration' }>;

/** A stretch of the run; `endMs` is null when its end was not seen. */
interface Stretch {
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number | null;
  readonly seq: number;
}

export function decideDuration(evaluation: Evaluation, check: DurationCheck): Finding {
  const expected = `${check.of} takes ${describeBounds(check)}`;
  const stretches = stretchesOf(evaluation, check.of);
  const missing = evaluation.endReached ? 'failed' : 'undecided';
  if (stretches.length === 0) {
    return { outcome: missing, expected, actual: `${check.of} did not begin`, evidence: null };
  }
  const open = stretches.find(({ endMs }) => endMs === null);
  if (open !== undefined) {
    const evidence = lineOf(evaluation, open.seq);
    return { outcome: missing, expected, actual: `${open.name} did not end`, evidence };
  }
  const longest = stretches.reduce((left, right) => (lengthOf(right) > lengthOf(left) ? right : left));
  const ms = lengthOf(longest);
  const outcome = isWithin(check, ms) ? 'held' : 'failed';
  const place = longest.name === check.of ? '' : ` (${longest.name})`;
  return { outcome, expected, actual: formatDuration(ms) + place, evidence: lineOf(evaluation, longest.seq) };
}

function stretchesOf(evaluation: Evaluation, name: string): readonly Stretch[] {
  if (name === 'flow') {
    const flow = evaluation.state.phases.filter(({ phase }) => phase === 'flow');
    return flow.map(({ startMs, endMs, seq }) => ({ name, startMs, endMs, seq }));
  }
  const workload = evaluation.input.experiment.workloads?.find((candidate) => candidate.name === name);
  if (workload === undefined) return firingsOf(evaluation, name);
  return instanceNames(evaluation, workload).flatMap((instance) => lifeOf(evaluation, instance));
}

/** From the first request of a firing to its last effect or end, or for a held fault to the last revert. */
function firingsOf(evaluation: Evaluation, operation: string): readonly Stretch[] {
  const firings = new Map<number, Stretch>();
  for (const { firing, startMs, endMs, seq } of partsOf(evaluation, operation)) {
    const known = firings.get(firing);
    firings.set(firing, {
      name: `firing ${String(firing)}`,
      startMs: Math.min(startMs, known?.startMs ?? startMs),
      endMs: known === undefined ? endMs : latest(known.endMs, endMs),
      seq: known?.seq ?? seq,
    });
  }
  const all = [...firings.values()];
  return all.length === 1 ? all.map((stretch) => ({ ...stretch, name: operation })) : all;
}

/** On each target. */
function partsOf(
  { state }: Evaluation,
  operation: string,
): readonly (Omit<Stretch, 'name'> & { readonly firing: number })[] {
  const faults = state.faults.map((fault) => ({
    ...{ operation: fault.operation, firing: fault.firing, startMs: fault.requestedMs, seq: fault.requestedSeq },
    endMs: endOf(fault),
  }));
  const actions = state.actions.map((action) => ({
    ...{ operation: action.operation, firing: action.firing, startMs: action.startedMs, seq: action.startedSeq },
    endMs: action.end?.atMs ?? null,
  }));
  return [...faults, ...actions].filter((part) => part.operation === operation);
}

function endOf(fault: FaultRecord): number | null {
  return FAULTS[fault.fault].held ? (fault.revert?.endedMs ?? null) : fault.effectiveMs;
}

function latest(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : Math.max(left, right);
}

/** From the first sight of an instance to its end. */
function lifeOf(evaluation: Evaluation, instance: string): readonly Stretch[] {
  const record = evaluation.instances.get(instance);
  const states = before(record?.states ?? [], endSeqOf(evaluation, instance));
  const [first] = states;
  if (first === undefined) return [];
  const last = states.at(-1)?.state;
  const hasEnded = last === 'Succeeded' || last === 'Failed';
  const endMs = hasEnded ? endOfLife(states) : (record?.stopped?.atMs ?? null);
  return [{ name: instance, startMs: first.atMs, endMs, seq: first.seq }];
}

/** When the last of the ended states was entered; later reads of an ended instance only add reasons. */
function endOfLife(states: readonly { readonly state: string; readonly atMs: number }[]): number | null {
  const lastOpen = states.findLastIndex(({ state }) => state !== 'Succeeded' && state !== 'Failed');
  return states[lastOpen + 1]?.atMs ?? null;
}

function lengthOf(stretch: Stretch): number {
  return (stretch.endMs ?? stretch.startMs) - stretch.startMs;
}

function isWithin(check: DurationCheck, ms: number): boolean {
  const least = check['at-least'];
  const most = check['at-most'];
  return (least === undefined || ms >= parseDuration(least)) && (most === undefined || ms <= parseDuration(most));
}

function describeBounds(check: DurationCheck): string {
  const bounds: string[] = [];
  if (check['at-least'] !== undefined) bounds.push(`at least ${formatDuration(parseDuration(check['at-least']))}`);
  if (check['at-most'] !== undefined) bounds.push(`at most ${formatDuration(parseDuration(check['at-most']))}`);
  return bounds.join(' and ');
}
