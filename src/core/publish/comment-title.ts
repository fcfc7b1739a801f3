// SPDX-License-Identifier: Apache-2.0
/**
 * The first line of a comment, of a job's summary and of the comment's log: does its reader need to act? Worded here and
 * nowhere else.
 */
import { compareUrgency, type RunStatus, statusLook } from '../report/looks.ts';
import { count } from '../report/text.ts';
import type { ProofState } from '../stats/fix-proof.ts';
import type { CommentSource } from './comment-source.ts';
import { isAsOnMain } from './against-main.ts';
import { isClosing, isEvidence, isProofRun } from './fix-proof.ts';
import { proofLook } from './fix-proof-words.ts';
import type { MergedExperiment, MergedResults } from './merge.ts';

type Said = Pick<CommentSource, 'merged' | 'missing' | 'refused' | 'allowStandIn' | 'closes'>;
type SaidBeside = Said & Pick<CommentSource, 'main'>;

/**
 * Whether somebody should look: a new failure, a run that cannot be trusted, a possible fix, or no result. What is the
 * same on main is no matter of the pull request.
 */
export function needsAction(said: SaidBeside): boolean {
  const asks = (one: MergedExperiment): boolean => asksForSomebody(one.worst.verdict) && !isAsOnMain(one, said.main);
  return lacksResults(said) || proofStates(said).length > 0 || said.merged.experiments.some(asks);
}

/** Whether something failed or is not known. */
export function hasFailed(said: Said): boolean {
  const isAnyBad = said.merged.experiments.some(({ worst }) => isBad(worst.verdict));
  return lacksResults(said) || isAnyBad || proofStates(said).includes('regression');
}

function lacksResults({ merged, missing, refused }: Said): boolean {
  return merged.unfinished.length > 0 || missing.length > 0 || refused.length > 0;
}

/** Name of the system that the runs only stand in for; null where all are real. */
export function standInOf(merged: MergedResults): string | null {
  const all = [...merged.experiments.map(({ worst }) => worst), ...merged.proofs];
  return all.find(({ standInFor }) => standInFor !== null)?.standInFor ?? null;
}

/** `❌ Chaos: 1 new failure, 2 known`. Plain text. */
export function commentTitle(said: SaidBeside): string {
  const { merged, missing, refused } = said;
  const told = toldProofs(said);
  const proofs = told.map(({ state }) => state);
  const shown = merged.experiments.filter((one) => !isTold(one, told));
  const statuses = shown.map(({ worst }) => worst.verdict);
  const old = shown.filter((one) => one.worst.verdict === 'FAIL' && isAsOnMain(one, said.main)).length;
  const notes = [
    ...(missing.length > 0 ? [`${count(missing.length, 'job')} without results`] : []),
    ...(refused.length > 0 ? [`results of ${count(refused.length, 'job')} not used`] : []),
    ...unfinishedNotes(merged),
  ];
  const nothing = merged.selectors.length > 0 ? 'nothing was selected' : 'no results';
  return chaosTitle({ statuses, oldFailures: old, proofs, isStandIn: standInOf(merged) !== null, notes, nothing });
}

/** Of what became of each experiment, and what else there is to say. Plain text. */
export function chaosTitle(about: {
  readonly statuses: readonly RunStatus[];
  /** Of what ran without a change, too; its statuses are among the others only where they say more. */
  readonly proofs?: readonly ProofState[];
  /** Of those that fail, how many fail in the same way without what is tested. */
  readonly oldFailures: number;
  readonly isStandIn: boolean;
  /** What is missing or went wrong beside the experiments; each asks for somebody. */
  readonly notes: readonly string[];
  /** Said where there are no experiments. */
  readonly nothing: string;
}): string {
  const { statuses, notes, proofs = [] } = about;
  const [first] = statuses.toSorted(compareUrgency);
  if (first === undefined && proofs.length === 0)
    return `${statusLook('not-run').emoji} Chaos: ${[about.nothing, ...notes].join('; ')}`;
  const known = order.flatMap((status) => {
    const old = status === 'FAIL' ? about.oldFailures : 0;
    const n = statuses.filter((one) => one === status).length - old;
    const others = old === 0 ? [] : [`${String(old)} failing as on main`];
    return n === 0 ? others : [words(n, about.isStandIn)[status], ...others];
  });
  const parts = [...proofWords(proofs), ...known];
  const calm = notes.length > 0 || proofs.length > 0 || statuses.some(asksForSomebody) ? '' : 'nothing to do, ';
  const emoji = emojiOf(first ?? 'PASS', { proofs, isWhole: notes.length === 0 });
  return `${emoji} Chaos: ${[`${calm}${parts.join(', ')}`, ...notes].join('; ')}`;
}

/** A regression weighs as a failure, and what else the proofs say more than runs that are well. */
function emojiOf(
  first: RunStatus,
  { proofs, isWhole }: { readonly proofs: readonly ProofState[]; readonly isWhole: boolean },
): string {
  if (isBad(first) && first !== 'not-run') return statusLook(first).emoji;
  const [proof] = proofOrder.filter((state) => proofs.includes(state));
  if (proof !== undefined) return proofLook(proof).emoji;
  return statusLook(first === 'PASS' && !isWhole ? 'not-run' : first).emoji;
}

function asksForSomebody(status: RunStatus): boolean {
  return isBad(status) || status === 'XPASS';
}

function isBad(status: RunStatus): boolean {
  return ['FAIL', 'ERROR', 'not-run'].includes(status);
}

interface ToldProof {
  readonly experiment: string;
  readonly adapter: string;
  readonly state: ProofState;
}

/** Of an issue that is only touched, what goes on failing is a known failure as any other. */
const ofTouched: readonly ProofState[] = ['fix-shown', 'regression', 'holds-on-both'];

function toldProofs({
  merged,
  closes,
  ...said
}: Pick<Said, 'merged' | 'allowStandIn' | 'closes'>): readonly ToldProof[] {
  return merged.proofs
    .filter((proved) => isEvidence(proved, said))
    .flatMap(({ experiment, adapter, proofs, isCutOff }) =>
      proofs
        .filter(({ issue, state }) => isClosing(issue, closes) !== false || ofTouched.includes(state))
        // What was cut off would not have been enough by itself.
        .map(({ state }) => ({ experiment, adapter, state: isCutOff && state === 'not-enough' ? 'unknown' : state })),
    );
}

/** Of the proofs that may be told. */
export function proofStates(said: Pick<Said, 'merged' | 'allowStandIn' | 'closes'>): readonly ProofState[] {
  return toldProofs(said).map(({ state }) => state);
}

/** What runs with the change came to is in the words for the proofs, but for what no issue explains. */
function isTold({ worst }: MergedExperiment, proofs: readonly ToldProof[]): boolean {
  const isProved = proofs.some(
    ({ experiment, adapter }) => experiment === worst.experiment && adapter === worst.adapter,
  );
  return isProofRun(worst) && isProved && (worst.cancelled || ['XPASS', 'XFAIL', 'PASS'].includes(worst.verdict));
}

const proofOrder: readonly ProofState[] = [
  'regression',
  'fails-on-both',
  'not-enough',
  'unknown',
  'fix-shown',
  'holds-on-both',
];

function proofWords(states: readonly ProofState[]): readonly string[] {
  return proofOrder.flatMap((state) => {
    const n = states.filter((one) => one === state).length;
    return n === 0 ? [] : [proofCount(state, n)];
  });
}

function proofCount(state: ProofState, n: number): string {
  const fixes = count(n, 'fix', 'fixes');
  return {
    regression: count(n, 'regression'),
    'fails-on-both': `${fixes} not shown`,
    'not-enough': `${fixes} without enough runs`,
    unknown: `${fixes} not decided`,
    'fix-shown': `${fixes} shown`,
    'holds-on-both': `${count(n, 'issue')} not seen on the base`,
  }[state];
}

const order: readonly RunStatus[] = ['FAIL', 'ERROR', 'XPASS', 'XFAIL', 'not-run', 'not-applicable', 'PASS'];

function words(n: number, isStandIn: boolean): Readonly<Record<RunStatus, string>> {
  const failure = `${count(n, 'known failure')} did not show`;
  return {
    FAIL: count(n, 'new failure'),
    ERROR: `${count(n, 'run')} not to be trusted`,
    XPASS: isStandIn ? failure : `${count(n, 'fix', 'fixes')} to confirm`,
    XFAIL: `${String(n)} known`,
    'not-run': `${String(n)} not run`,
    'not-applicable': `${String(n)} not applicable`,
    PASS: `${String(n)} passed`,
  };
}

function unfinishedNotes({ unfinished }: MergedResults): readonly string[] {
  const cancelled = unfinished.filter(({ state }) => state === 'cancelled').length;
  const failed = unfinished.length - cancelled;
  return [
    ...(cancelled > 0 ? ['cancelled before everything had run'] : []),
    ...(failed > 0 ? [`${count(failed, 'job')} could not do what was asked`] : []),
  ];
}
