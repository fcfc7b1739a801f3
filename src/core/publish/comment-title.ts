// SPDX-License-Identifier: Apache-2.0
/**
 * The first line of a comment, of a job's summary and of the comment's log: does its reader need to act? Worded here and
 * nowhere else.
 */
import { compareUrgency, type RunStatus, statusLook } from '../report/looks.ts';
import { count } from '../report/text.ts';
import type { CommentSource } from './comment-source.ts';
import type { MergedResults } from './merge.ts';

type Said = Pick<CommentSource, 'merged' | 'missing' | 'refused'>;

/** Whether somebody should look: a new failure, a run that cannot be trusted, a possible fix, or no result. */
export function needsAction(said: Said): boolean {
  return hasFailed(said) || said.merged.experiments.some(({ worst }) => worst.verdict === 'XPASS');
}

/** Whether something failed or is not known. */
export function hasFailed({ merged, missing, refused }: Said): boolean {
  const isAnyBad = merged.experiments.some(({ worst }) => isBad(worst.verdict));
  return isAnyBad || merged.unfinished.length > 0 || missing.length > 0 || refused.length > 0;
}

/** Name of the system that the runs only stand in for; null where all are real. */
export function standInOf(merged: MergedResults): string | null {
  for (const { worst } of merged.experiments) if (worst.standInFor !== null) return worst.standInFor;
  return null;
}

/** `❌ Chaos: 1 new failure, 2 known`. Plain text. */
export function commentTitle(said: Said): string {
  const { merged, missing, refused } = said;
  const statuses = merged.experiments.map(({ worst }) => worst.verdict);
  const notes = [
    ...(missing.length > 0 ? [`${count(missing.length, 'job')} without results`] : []),
    ...(refused.length > 0 ? [`results of ${count(refused.length, 'job')} not used`] : []),
    ...unfinishedNotes(merged),
  ];
  const nothing = merged.selectors.length > 0 ? 'nothing was selected' : 'no results';
  return chaosTitle({ statuses, isStandIn: standInOf(merged) !== null, notes, nothing });
}

/** Of what became of each experiment, and what else there is to say. Plain text. */
export function chaosTitle(about: {
  readonly statuses: readonly RunStatus[];
  readonly isStandIn: boolean;
  /** What is missing or went wrong beside the experiments; each asks for somebody. */
  readonly notes: readonly string[];
  /** Said where there are no experiments. */
  readonly nothing: string;
}): string {
  const { statuses, notes } = about;
  const [first] = statuses.toSorted(compareUrgency);
  if (first === undefined) return `${statusLook('not-run').emoji} Chaos: ${[about.nothing, ...notes].join('; ')}`;
  const parts = order.flatMap((status) => {
    const n = statuses.filter((one) => one === status).length;
    return n === 0 ? [] : [words(n, about.isStandIn)[status]];
  });
  const calm = notes.length > 0 || statuses.some(asksForSomebody) ? '' : 'nothing to do, ';
  const emoji = statusLook(first === 'PASS' && notes.length > 0 ? 'not-run' : first).emoji;
  return `${emoji} Chaos: ${[`${calm}${parts.join(', ')}`, ...notes].join('; ')}`;
}

function asksForSomebody(status: RunStatus): boolean {
  return isBad(status) || status === 'XPASS';
}

function isBad(status: RunStatus): boolean {
  return ['FAIL', 'ERROR', 'not-run'].includes(status);
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
