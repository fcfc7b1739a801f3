// SPDX-License-Identifier: Apache-2.0
/**
 * Checks on what an operation that is no fault came to: every target and every firing of it is evidence. All claims must
 * hold for each; the first that fails is told.
 */
import type { RunCheck, Workload } from '../domain/documents.ts';
import { formatDuration, parseDuration } from '../domain/duration.ts';
import type { ActionRecord } from '../domain/record.ts';
import { type Evaluation, type Finding, instanceNames, lineOf } from './input.ts';
import { clipHead, countOf, oneLine, quote } from './text.ts';

export type OperationCheck = Extract<RunCheck, { kind: 'operation' }>;

/** Characters of the end of stderr that are told. */
const shownTail = 200;

type Ended = ActionRecord & { readonly end: NonNullable<ActionRecord['end']> };

interface Claim {
  readonly outcome: Finding['outcome'];
  readonly actual: string;
}

interface Judged extends Claim {
  readonly record: ActionRecord;
}

/**
 * Instances of a workload that the check speaks of: those that a firing chose. It was never to be done to those that a
 * firing left out, nor, where it creates them, to others. Where none was chosen it was not done to any.
 */
export function operationInstances(
  evaluation: Evaluation,
  check: OperationCheck,
  workload: Workload,
): readonly string[] {
  const own = recordsOf(evaluation, check).filter((record) => record.workload === workload.name);
  const done = [...new Set(own.flatMap(({ instance }) => instance ?? []))];
  if (own.some(({ uses }) => uses === 'instance-create')) return done;
  const { targets } = evaluation.state;
  const chosen = new Set(targets.flatMap((choice) => (choice.operation === check.operation ? choice.chosen : [])));
  const names = instanceNames(evaluation, workload);
  const meant = names.filter((name) => chosen.has(name) || done.includes(name));
  return chosen.size === 0 ? names : meant;
}

/** Over all firings on one instance; with null over all targets. */
export function decideOperation(evaluation: Evaluation, check: OperationCheck, instance: string | null): Finding {
  const expected = describeClaims(check);
  const records = recordsOf(evaluation, check).filter((record) => instance === null || record.instance === instance);
  const isWhole = evaluation.state.phases.some(({ phase, outcome }) => phase === 'flow' && outcome === 'done');
  if (records.length === 0) {
    return isWhole
      ? { outcome: 'failed', expected, actual: 'was not done', evidence: null }
      : { outcome: 'undecided', expected, actual: 'the run broke off before it was done', evidence: null };
  }
  const judged = records.map((record) => ({ record, ...judge(check, record) }));
  const told = worstOf(judged);
  const evidence = lineOf(evaluation, told.record.end?.seq ?? told.record.startedSeq);
  const firings = firingsOf(evaluation, check);
  if (told.outcome !== 'held') {
    return { outcome: told.outcome, expected, actual: describeWorst(judged, told, { firings, instance }), evidence };
  }
  const actual = `${told.actual}${describeExtent(records, instance)}`;
  if (isWhole) return { outcome: 'held', expected, actual, evidence };
  return { outcome: 'undecided', expected, actual: `${actual}, then the run broke off`, evidence };
}

function recordsOf(evaluation: Evaluation, check: OperationCheck): readonly ActionRecord[] {
  return evaluation.state.actions.filter(({ operation }) => operation === check.operation);
}

function firingsOf({ state }: Evaluation, check: OperationCheck): number {
  const known = [...state.targets, ...state.actions].filter(({ operation }) => operation === check.operation);
  return Math.max(0, ...known.map(({ firing }) => firing));
}

function worstOf(judged: readonly Judged[]): Judged {
  const worst =
    judged.find(({ outcome }) => outcome === 'failed') ??
    judged.find(({ outcome }) => outcome === 'undecided') ??
    judged.at(-1);
  if (worst === undefined) throw new RangeError('nothing was judged');
  return worst;
}

/** `exit code 1 on sandbox-3 in firing 2 of 4: no such sandbox; and 2 more` */
function describeWorst(
  judged: readonly Judged[],
  told: Judged,
  { firings, instance }: { readonly firings: number; readonly instance: string | null },
): string {
  const { record, outcome, actual } = told;
  const on = instance === null ? ` on ${record.target}` : '';
  const firing = firings > 1 ? ` in firing ${String(record.firing)} of ${String(firings)}` : '';
  const tail = outcome === 'failed' ? tailOf(record) : '';
  const more = judged.filter((each) => each.outcome === outcome).length - 1;
  return `${actual}${on}${firing}${tail}${more === 0 ? '' : `; and ${String(more)} more`}`;
}

function tailOf({ end }: ActionRecord): string {
  const tail = clipHead(oneLine(end?.stderr ?? ''), shownTail);
  return tail === '' ? '' : `: ${tail}`;
}

/** ` in 4 firings`, ` on 8 targets in 4 firings` */
function describeExtent(records: readonly ActionRecord[], instance: string | null): string {
  const targets = new Set(records.map(({ target }) => target)).size;
  const firings = new Set(records.map(({ firing }) => firing)).size;
  const on = instance === null && targets > 1 ? ` on ${countOf(targets, 'target')}` : '';
  return `${on}${firings > 1 ? ` in ${countOf(firings, 'firing')}` : ''}`;
}

function judge(check: OperationCheck, record: ActionRecord): Claim {
  if (!hasEnded(record)) return { outcome: 'undecided', actual: 'its end was not recorded' };
  if (record.end.outcome === 'cancelled') return { outcome: 'undecided', actual: 'was ended early with the run' };
  const claims = claimsOf(check, record);
  const told =
    claims.find(({ outcome }) => outcome === 'failed') ??
    claims.find(({ outcome }) => outcome === 'undecided') ??
    claims[0];
  if (told === undefined) throw new RangeError('the check claims nothing');
  return told;
}

function hasEnded(record: ActionRecord): record is Ended {
  return record.end !== null;
}

function claimsOf(check: OperationCheck, record: Ended): readonly Claim[] {
  const { 'exit-code': exitCode, contains, absent } = check;
  const claims: Claim[] = [];
  if (exitCode !== undefined) claims.push(exitCodeClaim(exitCode, record));
  if (contains !== undefined) claims.push(containsClaim(contains, record));
  if (absent !== undefined) claims.push(absentClaim(absent, record));
  if (check['at-least'] !== undefined || check['at-most'] !== undefined) claims.push(durationClaim(check, record));
  return claims;
}

/** 0 also says that the effect was seen, where the operation has a hook that looks. */
function exitCodeClaim(wanted: number, { end }: Ended): Claim {
  const { exitCode, outcome, proof } = end;
  if (exitCode === null) return { outcome: 'failed', actual: `none recorded (${whyNone(end)})` };
  if (exitCode === 0 && wanted === 0 && outcome === 'failed') {
    return { outcome: 'failed', actual: proof ?? 'exit code 0, but its effect did not show' };
  }
  return { outcome: exitCode === wanted ? 'held' : 'failed', actual: `exit code ${String(exitCode)}` };
}

function whyNone({ outcome, durationMs, proof }: Ended['end']): string {
  if (outcome !== 'timed-out') return proof ?? 'no reason recorded';
  return `timed out after ${formatDuration(durationMs).replace('.0 s', ' s')}`;
}

function containsClaim(text: string, { end }: Ended): Claim {
  if (linesOf(end).some((line) => line.includes(text)))
    return { outcome: 'held', actual: `a line with ${quote(text)}` };
  return end.cut
    ? { outcome: 'undecided', actual: `no line with ${quote(text)} in what was kept of the output` }
    : { outcome: 'failed', actual: `no line with ${quote(text)}` };
}

function absentClaim(text: string, { end }: Ended): Claim {
  const line = linesOf(end).find((each) => each.includes(text));
  if (line !== undefined) return { outcome: 'failed', actual: `printed ${quote(line)}` };
  return end.cut
    ? { outcome: 'undecided', actual: `no line with ${quote(text)} in what was kept of the output` }
    : { outcome: 'held', actual: `no line with ${quote(text)}` };
}

function linesOf({ stdout, stderr }: Ended['end']): readonly string[] {
  return [...stdout.split('\n'), ...stderr.split('\n')];
}

function durationClaim(check: OperationCheck, { end }: Ended): Claim {
  const { 'at-least': least, 'at-most': most } = check;
  const { durationMs } = end;
  const holds =
    (least === undefined || durationMs >= parseDuration(least)) &&
    (most === undefined || durationMs <= parseDuration(most));
  return { outcome: holds ? 'held' : 'failed', actual: `took ${formatDuration(durationMs)}` };
}

function describeClaims(check: OperationCheck): string {
  const { 'exit-code': exitCode, contains, absent, 'at-least': least, 'at-most': most } = check;
  const claims: string[] = [];
  if (exitCode !== undefined) claims.push(`exit code ${String(exitCode)}`);
  if (contains !== undefined) claims.push(`a line with ${quote(contains)}`);
  if (absent !== undefined) claims.push(`no line with ${quote(absent)}`);
  if (least !== undefined) claims.push(`takes at least ${formatDuration(parseDuration(least))}`);
  if (most !== undefined) claims.push(`takes at most ${formatDuration(parseDuration(most))}`);
  return claims.join(', ');
}
