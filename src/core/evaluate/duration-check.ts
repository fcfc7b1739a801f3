// SPDX-License-Identifier: Apache-2.0
/**
 * How long something took: the flow, the recovery, the longest firing of an operation or one part of it, the longest
 * instance of a workload.
 */
import type { RunCheck } from '../domain/documents.ts';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import { FAULTS } from '../domain/faults.ts';
import type { ActionRecord, FaultRecord, RevertRecord } from '../domain/record.ts';
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
  const what = check.part === undefined ? check.of : `${check.part} of ${check.of}`;
  const expected = `${what} takes ${describeBounds(check)}`;
  const stretches = stretchesOf(evaluation, check);
  const missing = evaluation.endReached ? 'failed' : 'undecided';
  if (stretches.length === 0) {
    const outcome = check.of === RECOVERY ? 'undecided' : missing;
    return { outcome, expected, actual: `${what} did not begin`, evidence: null };
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

const RECOVERY = 'recovery';

function stretchesOf(evaluation: Evaluation, { of: name, part }: DurationCheck): readonly Stretch[] {
  if (name === 'flow') {
    const flow = evaluation.state.phases.filter(({ phase }) => phase === 'flow');
    return flow.map(({ startMs, endMs, seq }) => ({ name, startMs, endMs, seq }));
  }
  if (name === RECOVERY) return recoveryOf(evaluation);
  const workload = evaluation.input.experiment.workloads?.find((candidate) => candidate.name === name);
  if (workload === undefined) return firingsOf(evaluation, { operation: name, part: part ?? null });
  return instanceNames(evaluation, workload).flatMap((instance) => lifeOf(evaluation, instance));
}

/**
 * From the end of the last revert, or of the flow where nothing was reverted, until the system was seen to be well. None
 * where nobody looked whether it was; open where it was not, or where a revert did not end.
 */
function recoveryOf({ state }: Evaluation): readonly Stretch[] {
  const settle = state.phases.find(({ phase }) => phase === 'settle');
  const flow = state.phases.find(({ phase }) => phase === 'flow');
  if (settle === undefined || settle.outcome === 'skipped' || flow === undefined) return [];
  const reverts = [...state.faults, ...state.actions].flatMap(({ revert }) => revert ?? []);
  const ends = reverts.length > 0 ? reverts.map(({ endedMs }) => endedMs) : [flow.endMs];
  const startMs = ends.reduce(latest, 0);
  const endMs = settle.outcome === 'done' ? settle.endMs : null;
  return [
    { name: RECOVERY, startMs: startMs ?? settle.startMs, endMs: startMs === null ? null : endMs, seq: settle.seq },
  ];
}

interface FiringsQuery {
  readonly operation: string;
  /** Null for all of it. */
  readonly part: DurationCheck['part'] | null;
}

/** Each from the beginning on its first target to the end on its last; one that had ended before is none. */
function firingsOf({ state }: Evaluation, { operation, part }: FiringsQuery): readonly Stretch[] {
  const firings = new Map<number, Stretch>();
  for (const act of actsOf(state).filter((candidate) => candidate.operation === operation)) {
    const span = spanOf(act, part);
    if (span === null) continue;
    const known = firings.get(act.firing);
    firings.set(act.firing, {
      name: `firing ${String(act.firing)}`,
      startMs: Math.min(span.startMs, known?.startMs ?? span.startMs),
      endMs: known === undefined ? span.endMs : latest(known.endMs, span.endMs),
      seq: known?.seq ?? span.seq,
    });
  }
  const all = [...firings.values()];
  return all.length === 1 ? all.map((stretch) => ({ ...stretch, name: operation })) : all;
}

/** One firing on one target, of a fault or of any other operation. */
interface Act {
  readonly operation: string;
  readonly firing: number;
  /** Whether it lasts until it is reverted. */
  readonly held: boolean;
  readonly requestedMs: number;
  readonly requestedSeq: number;
  readonly effectiveMs: number | null;
  readonly revert: RevertRecord | null;
}

function actsOf({ faults, actions }: Evaluation['state']): readonly Act[] {
  const alive = faults.filter(({ failure }) => failure?.startsWith('already-exited:') !== true);
  return [...alive.map(actOfFault), ...actions.map(actOfAction)];
}

function actOfFault(fault: FaultRecord): Act {
  return { ...fault, held: FAULTS[fault.fault].held };
}

function actOfAction(action: ActionRecord): Act {
  const { startedMs, startedSeq, end } = action;
  return { ...action, held: false, requestedMs: startedMs, requestedSeq: startedSeq, effectiveMs: end?.atMs ?? null };
}

/** Null where there is no such part of it. */
function spanOf(act: Act, part: FiringsQuery['part']): Omit<Stretch, 'name'> | null {
  const { held, requestedMs, requestedSeq: seq, effectiveMs, revert } = act;
  switch (part) {
    case 'revert':
      return revert === null ? null : { startMs: revert.requestedMs, endMs: revert.endedMs, seq: revert.seq };
    case 'hold':
      return effectiveMs === null ? null : { startMs: effectiveMs, endMs: revert?.endedMs ?? null, seq };
    case 'effect':
      return { startMs: requestedMs, endMs: effectiveMs, seq };
    default:
      return { startMs: requestedMs, endMs: held ? (revert?.endedMs ?? null) : effectiveMs, seq };
  }
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
