// SPDX-License-Identifier: Apache-2.0
/** Checks on files that an instance wrote. A file that a successful collect did not bring is not there. */
import type { EvidencePointer, WorkloadCheck } from '../domain/documents.ts';
import type { OutputFact, OutputQuery } from '../domain/facts.ts';
import { answerTo, type Evaluation, type Finding, lineOf } from './input.ts';
import { countOf, quote } from './text.ts';

export type OutputCheck = Extract<WorkloadCheck, { kind: 'output' }>;

/** Longer paths are cut where they are named as left out. */
const shownPathLength = 200;

interface Claim {
  readonly outcome: Finding['outcome'];
  readonly actual: string;
  readonly line: number | null;
}

export function outputQuery(
  check: OutputCheck,
  place: { readonly workload: string; readonly instance: string },
): OutputQuery {
  return {
    kind: 'output',
    workload: place.workload,
    instance: place.instance,
    file: check.file,
    equals: check.equals ?? null,
    matches: check.matches ?? null,
    consecutiveFrom: check['consecutive-from'] ?? null,
  };
}

export function decideOutput(
  evaluation: Evaluation,
  check: OutputCheck,
  place: { readonly workload: string; readonly instance: string },
): Finding {
  const expected = describeClaims(check);
  const fact = answerTo(evaluation, outputQuery(check, place));
  const isThere = fact.kind !== 'missing';
  const doubt = doubtOfCollect(evaluation, place.instance, { path: `output/${check.file}`, isThere });
  if (doubt !== null) return { outcome: 'undecided', expected, ...doubt };
  switch (fact.kind) {
    case 'missing': {
      const outcome = check.exists === false ? 'held' : 'failed';
      return { outcome, expected, actual: `no file ${check.file}`, evidence: collectLine(evaluation, place.instance) };
    }
    case 'output':
      return judge(check, fact);
    case 'unreadable':
      return { outcome: 'undecided', expected, actual: fact.message, evidence: null };
    default:
      throw new RangeError(`the answer is of kind ${fact.kind}`);
  }
}

/** Why nothing can be said about the file: collecting it failed, or has not happened. */
function doubtOfCollect(
  evaluation: Evaluation,
  instance: string,
  file: { readonly path: string; readonly isThere: boolean },
): { readonly actual: string; readonly evidence: EvidencePointer | null } | null {
  const collected = evaluation.instances.get(instance)?.collected ?? null;
  if (collected === null) return { actual: 'nothing was collected', evidence: null };
  const evidence = lineOf(evaluation, collected.seq);
  const leftOut = collected.leftOut.find((entry) => concerns(entry, file));
  if (leftOut !== undefined) return { actual: `not copied: ${quote(leftOut)}`, evidence };
  return collected.complete ? null : { actual: 'collecting did not finish', evidence };
}

/**
 * Whether an entry of what was left out is the file or a folder that would hold it (`output/journal: a symbolic link`).
 * What names only some of a folder (`output/...: more than 10000 entries in one folder`, `and 12 more`) may be any file
 * that is not there.
 */
function concerns(entry: string, { path, isThere }: { readonly path: string; readonly isThere: boolean }): boolean {
  const end = entry.lastIndexOf(': ');
  const named = entry.slice(0, Math.max(0, end));
  if (named === path || path.startsWith(`${named}/`)) return true;
  const isCut = named.length >= shownPathLength && path.startsWith(named);
  const isPart = named.endsWith('/...') && path.startsWith(named.slice(0, -3));
  return !isThere && (isCut || isPart || named === '' || named === 'all');
}

function collectLine(evaluation: Evaluation, instance: string): EvidencePointer | null {
  const collected = evaluation.instances.get(instance)?.collected ?? null;
  return collected === null ? null : lineOf(evaluation, collected.seq);
}

/** All claims must hold; the first that does not is the one that is told. */
function judge(check: OutputCheck, fact: OutputFact): Finding {
  const claims = claimsOf(check, fact);
  const told =
    claims.find(({ outcome }) => outcome === 'failed') ??
    claims.find(({ outcome }) => outcome === 'undecided') ??
    claims.at(-1);
  const expected = describeClaims(check);
  const size = countOf(fact.lines, 'line');
  if (told === undefined) return { outcome: 'held', expected, actual: size, evidence: { file: fact.path, line: null } };
  const actual = told.outcome === 'held' && claims.length > 1 ? size : told.actual;
  return { outcome: told.outcome, expected, actual, evidence: { file: fact.path, line: told.line } };
}

function claimsOf(check: OutputCheck, fact: OutputFact): readonly Claim[] {
  const size = countOf(fact.lines, 'line');
  const claims: Claim[] = [];
  if (check.exists !== undefined) claims.push(claim(check.exists, `a file with ${size}`));
  if (check.equals !== undefined) claims.push(claim(fact.equals === true, quote(fact.head)));
  if (check.lines !== undefined) claims.push(claim(fact.lines === check.lines, size));
  if (check['consecutive-from'] !== undefined) claims.push(sequenceClaim(fact, size));
  if (fact.matchLine !== null) claims.push(matchClaim(fact.matchLine, size));
  return claims;
}

function claim(holds: boolean, actual: string, line: number | null = null): Claim {
  return { outcome: holds ? 'held' : 'failed', actual, line };
}

function sequenceClaim(fact: OutputFact, size: string): Claim {
  const wrong = fact.sequenceBreak;
  if (fact.lines === 0) return claim(false, 'an empty file');
  if (wrong === null) return claim(true, size);
  return claim(false, `line ${String(wrong.line)} is ${quote(wrong.found)}, not ${String(wrong.expected)}`, wrong.line);
}

function matchClaim(line: number | 'too-slow', size: string): Claim {
  if (line === 'too-slow') {
    return { outcome: 'undecided', actual: 'the pattern takes too long on this file', line: null };
  }
  return line > 0 ? claim(true, `line ${String(line)} matches`, line) : claim(false, `no match in ${size}`);
}

function describeClaims(check: OutputCheck): string {
  const claims: string[] = [];
  if (check.exists !== undefined) claims.push(check.exists ? 'exists' : 'does not exist');
  if (check.equals !== undefined) claims.push(`is ${quote(check.equals)}`);
  if (check.lines !== undefined) claims.push(`has ${countOf(check.lines, 'line')}`);
  const from = check['consecutive-from'];
  if (from !== undefined) claims.push(`counts up from ${String(from)}`);
  if (check.matches !== undefined) claims.push(`has a line matching ${quote(check.matches)}`);
  return `${check.file} ${claims.join(', ')}`;
}
