// SPDX-License-Identifier: Apache-2.0
/**
 * Runs without a change and with it, as jobs reported them, to what they prove of each linked issue. Runs of one job,
 * experiment and adapter belong together; jobs are never added up, since each has a base and a head of its own. How it is
 * told is not decided here.
 */
import type { ComparedRuns, ShardExpectation, ShardResults, ShardRun, SourceEdit } from '../domain/documents.ts';
import { compareUrgency, type RunStatus } from '../report/looks.ts';
import type { Evidence } from '../stats/arguments.ts';
import { decideProofs, type ProofEvidence, type ProofSide, type ProofVerdict } from '../stats/fix-proof.ts';

export interface FixProof extends ProofEvidence, ProofVerdict {
  readonly issue: string;
  /** Turns its expectation into a guard; null where that is not known, or the pull request has done it. */
  readonly edit: SourceEdit | null;
}

/** An experiment that ran on both. */
export interface ProvedExperiment {
  readonly experiment: string;
  readonly adapter: string;
  /** Name of the system that any of its runs only stands in for. */
  readonly standInFor: string | null;
  /** Whose experiment decides: the head's only where the base has none. */
  readonly decidedBy: ProofSide;
  readonly proofs: readonly FixProof[];
  /** By the experiment that decides. */
  readonly verdicts: Verdicts;
  /** By the pull request's own edition of it; null where it edits none. */
  readonly edited: Verdicts | null;
  readonly compared: (ComparedRuns & { readonly headRun: string; readonly artifact: string | null }) | null;
  /** Whether its job was cancelled or killed; a proof that is not decided then was cut off. */
  readonly isCutOff: boolean;
  /** Why runs of it cannot be trusted, the first reason of each side. */
  readonly problems: readonly { readonly side: ProofSide; readonly text: string }[];
}

/** The verdict of each side that most asks for a reader; null without runs. */
export type Verdicts = Readonly<Record<ProofSide, RunStatus | null>>;

type Side = readonly ShardRun[];

interface Group {
  readonly runs: readonly ShardRun[];
  readonly decidedBy: ProofSide;
  readonly base: Side;
  readonly head: Side;
  readonly isCutOff: boolean;
}

/** Whether a run is one of those that are to show a fix. */
export function isProofRun({ side }: Pick<ShardRun, 'side'>): boolean {
  return side !== undefined;
}

/** Whether what ran may be told as a proof: a stand-in only where that is allowed, which is said then. */
export function isEvidence(
  { standInFor }: Pick<ProvedExperiment, 'standInFor'>,
  { allowStandIn }: { readonly allowStandIn: boolean },
): boolean {
  return standInFor === null || allowStandIn;
}

/**
 * Whether the pull request says that it fixes an issue: null where it is not known what it closes, or it closes nothing.
 * Issues that the same experiments name beside them are only touched.
 */
export function isClosing(issue: string, closes: readonly string[] | null): boolean | null {
  if (closes === null || closes.length === 0) return null;
  return closes.some((one) => one.toLowerCase() === issue.toLowerCase());
}

export function collectProofs(shards: readonly ShardResults[]): readonly ProvedExperiment[] {
  const groups = shards.flatMap(groupsOf);
  const open = groups.map((group) => ({ group, issues: issuesOf(group) }));
  const verdicts = [...decideProofs(open.flatMap(({ issues }) => issues.map(({ evidence }) => evidence)))];
  return open.map(({ group, issues }) => {
    const proofs = issues.flatMap(({ issue, evidence, edit }): readonly FixProof[] => {
      const verdict = verdicts.shift();
      return verdict === undefined ? [] : [{ issue, edit, ...evidence, ...verdict }];
    });
    return describe(group, proofs);
  });
}

function groupsOf({ runs, state }: ShardResults): readonly Group[] {
  const byName = new Map<string, ShardRun[]>();
  for (const run of runs.filter(isProofRun)) {
    const key = JSON.stringify([run.experiment, run.adapter]);
    byName.set(key, [...(byName.get(key) ?? []), run]);
  }
  return [...byName.values()].map((group) => {
    const decidedBy = group.some((run) => run.decidedBy === 'base') ? 'base' : 'head';
    const of = (side: ProofSide): Side => group.filter((run) => run.side === side && run.decidedBy === decidedBy);
    return { runs: group, decidedBy, base: of('base'), head: of('head'), isCutOff: state === 'cancelled' };
  });
}

interface OpenIssue {
  readonly issue: string;
  readonly evidence: ProofEvidence;
  readonly edit: SourceEdit | null;
}

/** Guards are no failure that is known, and prove nothing of one. */
function issuesOf(group: Group): readonly OpenIssue[] {
  const all = [...group.base, ...group.head].flatMap(({ expectations }) => numbered(expectations));
  const known = all.filter(({ expectation }) => expectation.outcome !== 'guard');
  const keys = [...new Set(known.map(({ key }) => key))];
  return keys.flatMap((key) => {
    const mine = known.filter((one) => one.key === key);
    const [first] = mine;
    if (first === undefined) return [];
    const flaky = mine.some(({ expectation }) => expectation.flaky);
    const evidence = { flaky, base: evidenceOf(group.base, key), head: evidenceOf(group.head, key) };
    return [{ issue: first.expectation.issue, evidence, edit: editOf(group, key, first.expectation) }];
  });
}

/** An issue may have several expectations: they are told apart by their order. */
function numbered(
  expectations: readonly ShardExpectation[],
): readonly { readonly key: string; readonly expectation: ShardExpectation }[] {
  const times = new Map<string, number>();
  return expectations.map((expectation) => {
    const time = (times.get(expectation.issue) ?? 0) + 1;
    times.set(expectation.issue, time);
    return { key: `${String(time)} ${expectation.issue}`, expectation };
  });
}

function evidenceOf(side: Side, key: string): Evidence {
  const mine = side.flatMap(({ expectations }) => numbered(expectations).filter((one) => one.key === key));
  const counted = mine.filter(({ expectation: { counts, outcome } }) => counts && outcome !== 'undecided');
  return { hits: counted.filter(({ expectation }) => expectation.outcome === 'hit').length, runs: counted.length };
}

/** Of the file as the pull request leaves it, since that is what it would change. */
function editOf({ runs, decidedBy }: Group, key: string, known: ShardExpectation): SourceEdit | null {
  const edited = decidedBy === 'head' ? [] : runs.filter((run) => run.decidedBy === 'head');
  if (edited.length === 0) return known.edit;
  const now = edited.flatMap(({ expectations }) => numbered(expectations)).find((one) => one.key === key);
  return now?.expectation.edit ?? null;
}

function describe(group: Group, proofs: readonly FixProof[]): ProvedExperiment {
  const { runs, decidedBy, base, head, isCutOff } = group;
  const [first] = runs;
  const edited = runs.filter((run) => run.decidedBy === 'head');
  const of = (side: ProofSide): Side => edited.filter((run) => run.side === side);
  return {
    experiment: first?.experiment ?? '',
    adapter: first?.adapter ?? '',
    standInFor: runs.find((run) => run.standInFor !== null)?.standInFor ?? null,
    decidedBy,
    proofs,
    verdicts: { base: worstOf(base), head: worstOf(head) },
    edited:
      decidedBy === 'head' || edited.length === 0 ? null : { base: worstOf(of('base')), head: worstOf(of('head')) },
    compared: comparedOf(head),
    isCutOff,
    problems: [...problemsOf('base', base), ...problemsOf('head', head)],
  };
}

function comparedOf(head: Side): ProvedExperiment['compared'] {
  for (const { compared, runId, place } of head) {
    if (compared !== undefined && runId !== null) {
      return { ...compared, headRun: runId, artifact: place?.artifact ?? null };
    }
  }
  return null;
}

function worstOf(side: Side): RunStatus | null {
  return side.map(({ verdict }) => verdict).toSorted(compareUrgency)[0] ?? null;
}

function problemsOf(side: ProofSide, runs: Side): ProvedExperiment['problems'] {
  const broken = runs.find(({ verdict }) => ['ERROR', 'not-run', 'not-applicable'].includes(verdict));
  return broken === undefined ? [] : [{ side, text: broken.headline }];
}
