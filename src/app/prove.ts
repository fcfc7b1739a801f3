// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a change fixes what it says: each experiment runs on a system without the change (base) until it has shown its
 * linked issue, and on one with it (head) until it has shown it or been silent for long enough. Both are decided by the
 * experiment of the base commit; where the pull request edits it, its own file decides the same runs once more.
 */
import type { ComparedRuns } from '../core/domain/documents.ts';
import { causeChain, UsageError } from '../core/domain/errors.ts';
import { shorten } from '../core/report/text.ts';
import { isBaseEnough, isHeadEnough, type ProofEvidence, type ProofSide } from '../core/stats/fix-proof.ts';
import { compareRuns } from './compare.ts';
import { reevaluateRun } from './evaluate.ts';
import { outcomeOfVerdict, type RunOutcome } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import { prepareRuns, type Selection } from './prepare.ts';
import { hitsOf, isHopeless, type IsEnough } from './repeat.ts';
import { type RunListener, runExperiments, type SelectedExperiment } from './run.ts';
import { readSource } from './sources.ts';
import { type FoundTwice, selectInBoth, type Trees } from './two-trees.ts';

export interface ProveRequest {
  readonly trees: Trees;
  readonly experiments: readonly string[];
  readonly adapter: string | null;
  readonly gateways: Readonly<Record<ProofSide, string>>;
  readonly seed: string | null;
  /** Absolute. */
  readonly runsDir: string;
  /** Most runs of each experiment on each side. */
  readonly times: number;
  readonly allowStandIn: boolean;
}

/** What a run is to a proof. */
export interface ProofNote {
  readonly side: ProofSide;
  readonly decidedBy: ProofSide;
  /** Text of the experiment that decided it, where that is not the one that the run used. */
  readonly text?: string;
  readonly compared?: ComparedRuns;
}

/** On which side a run is made, and whose experiment decides it first. */
export type ProofPlace = Pick<ProofNote, 'side' | 'decidedBy'>;

export interface ProofListener extends Omit<RunListener, 'ended'> {
  /** An experiment begins on one side. */
  side(experiment: string, place: ProofPlace): void;
  /** A run was decided; one whose experiment the pull request edits is told twice. */
  decided(outcome: RunOutcome, note: ProofNote): void;
}

export interface ProvedRuns {
  /** As the file that decides says. */
  readonly base: readonly RunOutcome[];
  readonly head: readonly RunOutcome[];
}

/** Throws as `runExperiments` does, and a UsageError for a stand-in that nobody has allowed. */
export async function proveFixes(
  ports: AppPorts,
  request: ProveRequest,
  control: { readonly listener: ProofListener; readonly signal: AbortSignal },
): Promise<readonly ProvedRuns[]> {
  const selected = selectInBoth(ports, request.experiments, request.trees);
  const { experiments, flaky } = requireAll(ports, request, selected);
  control.listener.selected(experiments);
  const claims = Math.max(1, flaky);
  const proved: ProvedRuns[] = [];
  for (const one of selected) {
    const tools = { ports, request, one, claims, ...control };
    const base = await runSide(tools, 'base', []);
    proved.push({ base, head: await runSide(tools, 'head', base) });
  }
  return proved;
}

interface Tools {
  readonly ports: AppPorts;
  readonly request: ProveRequest;
  readonly one: FoundTwice;
  /** How many flaky failures the job claims of at once. */
  readonly claims: number;
  readonly listener: ProofListener;
  readonly signal: AbortSignal;
}

function selectionOf({ request, one }: Pick<Tools, 'request' | 'one'>, side: ProofSide): Selection {
  const { adapter, gateways } = request;
  const found = { experiments: [one.file.path], adapter, gateway: gateways[side], sets: [] };
  return { ...found, cwd: one.tree, experimentsDir: null, adaptersDir: null };
}

/** All problems before anything is started; what is going to be run, and how many flaky failures there are. */
function requireAll(
  ports: AppPorts,
  request: ProveRequest,
  selected: readonly FoundTwice[],
): { readonly experiments: readonly SelectedExperiment[]; readonly flaky: number } {
  const experiments: SelectedExperiment[] = [];
  let flaky = 0;
  for (const one of selected) {
    for (const side of ['base', 'head'] as const) {
      const prepared = prepareRuns(ports, selectionOf({ request, one }, side));
      const ready = prepared.filter((candidate) => candidate.kind === 'ready');
      if (!request.allowStandIn) requireNoStandIn(ready);
      if (side === 'head') continue;
      experiments.push(...prepared.map((each) => ({ experiment: each.experiment.id, adapter: each.adapter.id })));
      const expectations = ready.flatMap(({ bound }) => bound.experiment.expectations ?? []);
      flaky += expectations.filter((expectation) => expectation.flaky !== undefined).length;
    }
    if (one.head !== null && isEdited(one)) {
      const { adapter, gateways, trees } = request;
      const edited = { cwd: trees.head, experiments: [one.head.path], adapter, gateway: gateways.head, sets: [] };
      prepareRuns(ports, { ...edited, experimentsDir: null, adaptersDir: null });
    }
  }
  return { experiments, flaky };
}

function requireNoStandIn(ready: readonly { readonly gateway: string }[]): void {
  const standIn = ready.find(({ gateway }) => gateway.split(':')[0] === 'standin');
  if (standIn === undefined) return;
  throw new UsageError(`${standIn.gateway} is a stand-in, and no fix is claimed of what runs on one`, {
    code: 'stand-in',
    hint: 'To try the workflow out: allow-stand-in: true, also of command comment.',
  });
}

function isEdited({ file, head, decidedBy }: FoundTwice): boolean {
  return decidedBy === 'base' && head !== null && readSource(file).sha256 !== readSource(head).sha256;
}

async function runSide(tools: Tools, side: ProofSide, base: readonly RunOutcome[]): Promise<readonly RunOutcome[]> {
  const { ports, request, one, listener, signal } = tools;
  const { seed, runsDir, times } = request;
  const isEnough: IsEnough = (outcomes) =>
    signal.aborted ||
    isHopeless(outcomes) ||
    evidenceOf(side === 'base' ? { base: outcomes, head: [] } : { base, head: outcomes }).every((evidence) =>
      side === 'base' ? isBaseEnough(evidence) : isHeadEnough(evidence, tools.claims),
    );
  const place = { side, decidedBy: one.decidedBy };
  listener.side(one.file.id, place);
  const edited = isEdited(one);
  let compared: ComparedRuns | null = null;
  const told: RunListener = {
    notice: (text) => listener.notice(text),
    // All of them were told at once.
    selected: () => undefined,
    opened: (run, plan) => listener.opened(run, plan),
    event: (event) => listener.event(event),
    ended(outcome) {
      const isFirst = side === 'head' && compared === null;
      compared ??= side === 'head' ? compareWith(tools, base, outcome) : null;
      listener.decided(outcome, isFirst && compared !== null ? { ...place, compared } : place);
      if (edited) decideAgain(tools, outcome, side);
    },
  };
  const repetition = { times, until: isEnough };
  const selection = { ...selectionOf(tools, side), seed, runsDir, repetition };
  return await runExperiments(ports, selection, { listener: told, signal });
}

/** By the pull request's own file. */
function decideAgain({ ports, one, listener }: Tools, outcome: RunOutcome, side: ProofSide): void {
  const { runDir, seed, document } = outcome;
  if (one.head === null || runDir === null || seed === null || document === null) return;
  try {
    const text = new TextDecoder().decode(readSource(one.head).bytes);
    const { verdict } = reevaluateRun(ports, runDir, one.head).edited;
    listener.decided(outcomeOfVerdict(verdict, { runDir, seed }), { side, decidedBy: 'head', text });
  } catch (error) {
    listener.notice(`${one.head.shownPath} could not decide this run: ${causeChain(error).join(': ')}`);
  }
}

const maxFlips = 10;

/** With the base's first run that showed the failure, else with its first; null where there is none to compare with. */
function compareWith(
  { ports, listener }: Tools,
  base: readonly RunOutcome[],
  { runDir: b, document }: RunOutcome,
): ComparedRuns | null {
  const recorded = base.filter((outcome) => outcome.document !== null);
  const shows = recorded.find(({ issueResults }) => issueResults.some(({ outcome }) => outcome === 'hit'));
  const { runDir: a = null, runId = null } = shows ?? recorded[0] ?? {};
  if (a === null || runId === null || b === null || document === null) return null;
  try {
    const { summary, checks } = compareRuns(ports, { a, b, align: 'fault' });
    const flips = checks.flatMap(({ check, instance, a: one, b: two }) =>
      one === null || two === null || one.outcome === two.outcome
        ? []
        : [
            {
              check: shorten(check, 60),
              instance: instance === null ? null : shorten(instance, 50),
              base: one.outcome,
              head: two.outcome,
            },
          ],
    );
    const shown = flips.slice(0, maxFlips);
    return {
      baseRun: runId,
      text: shorten(summary.text, 500),
      flips: shown,
      omittedFlips: flips.length - shown.length,
    };
  } catch (error) {
    listener.notice(`base and head could not be compared: ${causeChain(error).join(': ')}`);
    return null;
  }
}

/** What both sides came to of each linked issue that is no guard. */
export function evidenceOf({ base, head }: ProvedRuns): readonly (ProofEvidence & { readonly issue: string })[] {
  const results = [...base, ...head].flatMap(({ issueResults }) => issueResults);
  return [...new Set(results.map(({ issue }) => issue))].map((issue) => ({
    issue,
    flaky: results.some((result) => result.issue === issue && result.flaky),
    base: countOf(hitsOf(base, issue)),
    head: countOf(hitsOf(head, issue)),
  }));
}

function countOf(hits: readonly boolean[]): ProofEvidence['base'] {
  return { hits: hits.filter((isHit) => isHit).length, runs: hits.length };
}
