// SPDX-License-Identifier: Apache-2.0
/**
 * Checks on logs. Texts that were counted while the log was copied are decided by those counts; others are sought in
 * the copy. What is known only as "at least so many" decides what it can and leaves the rest undecided.
 */
import type { LogPosition, RunCheck, Workload, WorkloadCheck } from '../domain/documents.ts';
import type { LogPlace, LogQuery, LogWindow } from '../domain/facts.ts';
import type { Bound } from '../domain/plan.ts';
import type { LogRecord } from '../domain/record.ts';
import { instanceLogRole, roleLabel } from '../domain/target.ts';
import { answerTo, type Evaluation, type Finding } from './input.ts';
import { boundOf, countOf, describeBound, meets, quote } from './text.ts';

export type LogCheck = Extract<WorkloadCheck | RunCheck, { kind: 'log' }>;

interface Counted {
  readonly count: number;
  /** False when there may be more. */
  readonly exact: boolean;
  readonly path: string;
  readonly firstLine: number | null;
}

type Windows =
  | { readonly known: true; readonly windows: readonly LogWindow[] | null }
  | { readonly known: false; readonly why: string };

export function instancePlace({ name, on }: Pick<Workload, 'name' | 'on'>, instance: string): LogPlace {
  return { workload: name, instance, role: instanceLogRole(on) };
}

/** The question that the recorded counts leave open; null when they answer it or when it cannot be asked. */
export function logQuery(evaluation: Evaluation, check: LogCheck, place: LogPlace): LogQuery | null {
  const { text } = claimOf(check);
  const log = labelOf(place);
  const recorded = recordOf(evaluation, log)?.counts.find((entry) => entry.text === text);
  const windows = windowsOf(evaluation, check.during, log);
  if (recorded !== undefined || !windows.known) return null;
  return { kind: 'log', place, text, windows: windows.windows };
}

export function decideLog(evaluation: Evaluation, check: LogCheck, place: LogPlace): Finding {
  const { text, bound } = claimOf(check);
  const during = check.during === undefined ? '' : ` during ${check.during}`;
  const expected = describeClaim(check, bound) + during;
  const windows = windowsOf(evaluation, check.during, labelOf(place));
  if (!windows.known) return { outcome: 'undecided', expected, actual: windows.why, evidence: null };
  if (windows.windows?.length === 0 && evaluation.endReached) {
    const outcome = meets(bound, 0, true);
    return { outcome, expected, actual: `${String(check.during)} did not fire`, evidence: null };
  }
  const record = recordOf(evaluation, labelOf(place));
  const counted = countRecorded(record, text, windows.windows) ?? countInCopy(evaluation, check, { place, record });
  const early = whyEarly(record);
  if (typeof counted === 'string') return { outcome: 'undecided', expected, actual: counted + early, evidence: null };
  const found = `${countOf(counted.count, 'line')} with ${quote(text)}${during}`;
  const actual = counted.exact ? found : `at least ${found}; the log is not whole${early}`;
  // In a capped log the copy's lines are not those that were counted.
  const line = record?.capped === true ? null : counted.firstLine;
  return {
    outcome: meets(bound, counted.count, counted.exact),
    expected,
    actual,
    evidence: { file: counted.path, line },
  };
}

/** Why it was closed before its end, as the rest of a sentence. */
function whyEarly(record: LogRecord | null): string {
  return record === null || record.complete || record.reason === null ? '' : ` (${record.reason})`;
}

/** Reads the counts that were made while the log was copied; null when this text was not counted. */
function countRecorded(record: LogRecord | null, text: string, windows: readonly LogWindow[] | null): Counted | null {
  const entry = record?.counts.find((candidate) => candidate.text === text);
  if (record === null || entry === undefined) return null;
  const { path } = record;
  if (windows === null) {
    return { count: entry.count, exact: record.complete, path, firstLine: entry.lines[0] ?? null };
  }
  const inside = entry.lines.filter((line) => windows.some(({ after, through }) => line > after && line <= through));
  const end = Math.max(...windows.map(({ through }) => through));
  const allListed = entry.lines.length === entry.count || (entry.lines.at(-1) ?? 0) > end;
  const exact = allListed && (record.complete || record.lines >= end);
  return { count: inside.length, exact, path, firstLine: inside[0] ?? null };
}

/** Counts in the copied log, or says why that gives no answer. */
function countInCopy(
  evaluation: Evaluation,
  check: LogCheck,
  log: { readonly place: LogPlace; readonly record: LogRecord | null },
): Counted | string {
  const query = logQuery(evaluation, check, log.place);
  if (query === null) return 'the log was not looked at';
  const capped = log.record?.capped ?? false;
  if (capped && query.windows !== null) return 'the log was shortened and this text was not counted before';
  const fact = answerTo(evaluation, query);
  switch (fact.kind) {
    case 'log': {
      const exact = log.record !== null && log.record.complete && !capped;
      return { count: fact.count, exact, path: fact.path, firstLine: fact.firstLine };
    }
    case 'missing':
      return 'there is no such log';
    case 'unreadable':
      return fact.message;
    default:
      throw new RangeError(`the answer is of kind ${fact.kind}`);
  }
}

/** Where the log had been read to at the operation's requests and at its confirmed effects or ends. */
function windowsOf(evaluation: Evaluation, during: string | undefined, log: string): Windows {
  if (during === undefined) return { known: true, windows: null };
  const windows: LogWindow[] = [];
  for (const { before, after } of positionsOf(evaluation, during)) {
    if (after === null) return { known: false, why: `${during} has no confirmed effect` };
    const from = before.find((position) => position.log === log);
    const to = after.find((position) => position.log === log);
    if (from === undefined || to === undefined)
      return { known: false, why: `${log} was not followed during ${during}` };
    if (to.lines < from.lines) return { known: false, why: `${log} became shorter during ${during}` };
    windows.push({ after: from.lines, through: to.lines });
  }
  if (windows.length === 0 && !evaluation.endReached) return { known: false, why: `${during} had not fired yet` };
  return { known: true, windows };
}

/** On each target; `after` is null where the effect of a fault, or the end of an operation, was not seen. */
function positionsOf(
  { state }: Evaluation,
  during: string,
): readonly { readonly before: readonly LogPosition[]; readonly after: readonly LogPosition[] | null }[] {
  const faults = state.faults.filter(({ operation }) => operation === during);
  const actions = state.actions.filter(({ operation }) => operation === during);
  return [
    ...faults.map(({ requestedLogs, effectiveLogs, effectiveSeq }) => ({
      before: requestedLogs,
      after: effectiveSeq === null ? null : effectiveLogs,
    })),
    ...actions.map(({ startedLogs, end }) => ({ before: startedLogs, after: end?.logs ?? null })),
  ];
}

function claimOf(check: LogCheck): { readonly text: string; readonly bound: Bound } {
  if (check.contains !== undefined) return { text: check.contains, bound: { op: 'at-least', value: 1 } };
  if (check.absent !== undefined) return { text: check.absent, bound: { op: 'at-most', value: 0 } };
  if (check.count !== undefined) return { text: check.count.text, bound: boundOf(check.count) };
  throw new RangeError('the check has none of contains, absent, count');
}

function describeClaim(check: LogCheck, bound: Bound): string {
  if (check.contains !== undefined) return `a line with ${quote(check.contains)}`;
  if (check.absent !== undefined) return `no line with ${quote(check.absent)}`;
  const noun = bound.value === 1 ? 'line' : 'lines';
  return `${describeBound(bound)} ${noun} with ${quote(check.count?.text ?? '')}`;
}

function labelOf(place: LogPlace): string {
  return 'component' in place ? place.component : roleLabel(place.instance, place.role);
}

function recordOf(evaluation: Evaluation, log: string): LogRecord | null {
  return evaluation.state.logs.findLast((record) => record.log === log) ?? null;
}
