// SPDX-License-Identifier: Apache-2.0
/**
 * What a job says of one run to the jobs after it: verdict, what failed, what became of each linked issue, a few bars.
 * Everything is bounded, what is cut is marked, what is left out is counted. Escaping is the reader's affair.
 */
import type {
  CheckOutcome,
  ExpectationResult,
  FailingCheck,
  Phase,
  RunPlace,
  ShardExpectation,
  ShardRun,
  SourceEdit,
  SystemInfo,
  VerdictDocument,
} from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';
import type { Evidence } from '../stats/arguments.ts';
import { chartOfRun } from './chart.ts';
import type { RunStatus } from './looks.ts';
import { count, shorten } from './text.ts';

const maxFailing = 20;
const maxTexts = 10;
const maxNames = 20;
const maxReproduce = 100;

export interface ShardRunSources {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
  /** One for each expectation of the verdict. */
  readonly edits: readonly (SourceEdit | null)[];
  /** One for each expectation too, as the experiment's author recorded it; left out where none did. */
  readonly recorded?: readonly (Evidence | null)[];
  /** And how many instances it is about; left out where its text is not at hand: then of the checks that failed or held. */
  readonly covered?: readonly number[];
  readonly place: RunPlace | null;
}

export function buildShardRun(sources: ShardRunSources): ShardRun {
  const { record, verdict, place } = sources;
  const { manifest, state } = record;
  const chart = chartOfRun(state, verdict);
  const failing = failingOf(verdict);
  const reproduce = manifest.reproduce;
  return {
    experiment: verdict.experiment,
    title: shorten(manifest.experiment.title, 200),
    adapter: verdict.adapter,
    gateway: shorten(manifest.gateway, 500),
    system: systemOf(state.system ?? manifest.system),
    standInFor: shortenOrNull(verdict.standInFor, 100),
    verdict: verdict.verdict,
    headline: shorten(verdict.headline, 500),
    cancelled: verdict.cancelled,
    durationMs: verdict.durationMs,
    runId: verdict.runId,
    seed: manifest.seed,
    failedUnexpected: verdict.counts.failedUnexpected,
    failing: failing.slice(0, maxFailing),
    omittedFailing: Math.max(0, failing.length - maxFailing),
    errors: firstOf(
      verdict.errors.map(({ phase, message }) => `${phase}: ${message}`),
      500,
    ),
    leftovers: firstOf(verdict.leftovers, 300),
    expectations: verdict.expectations.flatMap((expectation, index) => expectationOf(expectation, sources, index)),
    chart: chart.bars,
    omittedChartRows: chart.omitted,
    place,
    // Half a command would run something else.
    reproduce: reproduce.length > maxReproduce || reproduce.some((text) => text.length > 500) ? [] : reproduce,
  };
}

/** Of an experiment that has no verdict document: it does not apply here, was not begun, or broke before a verdict. */
export function buildBareShardRun(about: {
  readonly experiment: string;
  readonly adapter: string;
  readonly gateway: string;
  readonly verdict: RunStatus;
  readonly headline: string;
  readonly cancelled: boolean;
  readonly runId: string | null;
  readonly place: RunPlace | null;
}): ShardRun {
  const { experiment, verdict } = about;
  const headline = shorten(about.headline, 500);
  return {
    experiment,
    title: experiment,
    adapter: about.adapter,
    gateway: shorten(about.gateway, 500),
    system: null,
    standInFor: null,
    verdict,
    headline,
    cancelled: about.cancelled,
    durationMs: null,
    runId: about.runId,
    seed: null,
    failedUnexpected: 0,
    failing: [],
    omittedFailing: 0,
    errors: verdict === 'ERROR' ? [headline] : [],
    leftovers: [],
    expectations: [],
    chart: [],
    omittedChartRows: 0,
    place: about.place,
    reproduce: [],
  };
}

const afterEvidence: readonly Phase[] = ['delete', 'shutdown', 'sweep', 'evaluate'];

/** Whether hit or clean may be counted: not where the run was cancelled, or broke before its instances were deleted. */
export function countsAsEvidence({ errors, cancelled }: Pick<VerdictDocument, 'errors' | 'cancelled'>): boolean {
  return !cancelled && errors.every(({ phase }) => afterEvidence.includes(phase));
}

function systemOf(system: SystemInfo | null): SystemInfo | null {
  if (system === null) return null;
  return {
    name: shorten(system.name, 100),
    version: shorten(system.version, 100),
    generation: shortenOrNull(system.generation, 100),
    build: shortenOrNull(system.build, 200),
    standInFor: shortenOrNull(system.standInFor, 100),
  };
}

function shortenOrNull(text: string | null, limit: number): string | null {
  return text === null ? null : shorten(text, limit);
}

const maxRecorded = 1_000_000;

/** What makes no sense as a rate is nothing to hold runs against. */
function isShown({ hits, runs }: Evidence): boolean {
  return hits <= runs && runs <= maxRecorded;
}

/** Failed before undecided, since what failed is known. */
function failingOf({ checks }: VerdictDocument): readonly FailingCheck[] {
  const open = checks.flatMap(({ name, outcomes }) =>
    outcomes.filter(isOpen).map((outcome) => failingCheck(name, outcome)),
  );
  return [
    ...open.filter(({ outcome }) => outcome === 'failed'),
    ...open.filter(({ outcome }) => outcome === 'undecided'),
  ];
}

type OpenOutcome = CheckOutcome & { readonly outcome: FailingCheck['outcome'] };

function isOpen(outcome: CheckOutcome): outcome is OpenOutcome {
  return outcome.outcome !== 'held' && outcome.expectedBy.length === 0;
}

function failingCheck(name: string, { instance, outcome, expected, actual, evidence }: OpenOutcome): FailingCheck {
  return {
    check: shorten(name, 60),
    instance: shortenOrNull(instance, 50),
    outcome,
    expected: shorten(expected, 300),
    actual: shorten(actual, 300),
    evidence,
  };
}

/** The first of them; where there are more, the last one says how many. */
function firstOf(texts: readonly string[], limit: number): readonly string[] {
  const shown = texts.length > maxTexts ? texts.slice(0, maxTexts - 1) : texts;
  const left = texts.length - shown.length;
  return [...shown.map((text) => shorten(text, limit)), ...(left === 0 ? [] : [`and ${count(left, 'more', 'more')}`])];
}

function expectationOf(
  expectation: ExpectationResult,
  { verdict, edits, recorded: all = [], covered = [] }: ShardRunSources,
  index: number,
): readonly ShardExpectation[] {
  const { outcome, failed, holding, hitInstances } = expectation;
  if (outcome === 'ignored') return [];
  const recorded = all[index] ?? null;
  const instances = covered[index] ?? instancesSeen(expectation, verdict);
  return [
    {
      issue: shorten(expectation.issue, 200),
      reason: shorten(expectation.reason, 500),
      flaky: expectation.flaky,
      ...(recorded !== null && isShown(recorded) ? { recorded } : {}),
      outcome,
      counts: countsAsEvidence(verdict),
      hitInstances: hitInstances.slice(0, maxNames).map((name) => shorten(name, 50)),
      instances: { hit: hitInstances.length, all: Math.max(instances, hitInstances.length) },
      failed: failed.slice(0, maxNames).map((name) => shorten(name, 60)),
      holding: holding.slice(0, maxNames).map((name) => shorten(name, 60)),
      edit: edits[index] ?? null,
    },
  ];
}

function instancesSeen({ failed, holding }: ExpectationResult, { checks }: VerdictDocument): number {
  const names = new Set([...failed, ...holding]);
  const seen = checks.filter(({ name }) => names.has(name)).flatMap(({ outcomes }) => outcomes);
  return new Set(seen.flatMap(({ instance }) => (instance === null ? [] : [instance]))).size;
}
