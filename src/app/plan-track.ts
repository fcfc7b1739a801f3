// SPDX-License-Identifier: Apache-2.0
/**
 * The verb `plan` for tracking: which flaky expectations of the default branch are looked at tonight and how often, within
 * a budget of time. Starts none of them. What is not run is said: it did not fit, or it would be a stand-in.
 */
import { formatDuration } from '../core/domain/duration.ts';
import type { MatrixRow } from '../core/publish/matrix.ts';
import { stratumOf } from '../core/publish/site-rows.ts';
import { flakyExpectations, type StratumHistory, trackExpectations } from '../core/publish/tracking.ts';
import { planRepeats, type PlannedRepeats, repeatRows, type TrackCandidate } from '../core/publish/tracking-plan.ts';
import { count, listNames } from '../core/report/text.ts';
import { listDocuments } from './lookup.ts';
import { isStandIn, selectorOf } from './plan-jobs.ts';
import type { AppPorts } from './ports.ts';
import { experimentPlacesOf, type Prepared, prepareRuns } from './prepare.ts';
import { sha256Of } from './sources.ts';
import { readKnownHistory, type TrackedFrom, whyNotTracked } from './tracking.ts';

export interface PlanTrackRequest {
  readonly cwd: string;
  readonly experiments: readonly string[];
  readonly adapter: string | null;
  readonly gateway: string;
  /** Most jobs. */
  readonly shards: number;
  /** Folder of a site, or its index.json; null: nothing is known. */
  readonly index: string | null;
  /** Of all jobs together. */
  readonly budgetMs: number;
  readonly allowStandIn: boolean;
  readonly from: TrackedFrom;
}

export interface PlannedTracking {
  readonly rows: readonly MatrixRow[];
  /** Number of experiments that are run. */
  readonly count: number;
  /** What is run and what is not, a line each. */
  readonly lines: readonly string[];
}

type Ready = Extract<Prepared, { readonly kind: 'ready' }>;
type Flaky = Ready & { readonly selector: string };

/** Throws a SpecError with the problems of all experiments, a UsageError, or a HarnessError where the site is damaged. */
export async function planTracking(ports: AppPorts, request: PlanTrackRequest): Promise<PlannedTracking> {
  const refused = whyNotTracked(request.from);
  if (refused !== null) return { rows: [], count: 0, lines: [refused] };
  const { flaky, lines } = findFlaky(ports, request);
  const known = await readKnownHistory(
    flaky.map(({ bound }) => bound.experiment.id),
    request,
  );
  const plan = planRepeats(candidatesOf(flaky, known.strata, request.allowStandIn), request.budgetMs);
  const rows = repeatRows(plan.planned, request.shards);
  const chosen = plan.planned.filter(({ repeat }) => repeat > 0);
  const runs = chosen.reduce((sum, { repeat }) => sum + repeat, 0);
  const unknown = chosen.filter(({ candidate }) => candidate.runMs === null).length;
  const total = [
    `${count(chosen.length, 'experiment')}, at most ${count(runs, 'run')}`,
    `about ${formatDuration(plan.expectedMs)} of ${formatDuration(request.budgetMs)}`,
    ...(unknown === 0 ? [] : [`${count(unknown, 'experiment')} of unknown duration among them`]),
  ].join(', ');
  return {
    rows,
    count: chosen.length,
    lines: [...lines, ...known.notes, total, ...plan.planned.map(lineOf), ...sharedLine(rows)],
  };
}

/** Those that can run at all, by what the experiments' files say. */
function findFlaky(
  ports: AppPorts,
  request: PlanTrackRequest,
): { readonly flaky: readonly Flaky[]; readonly lines: readonly string[] } {
  const { cwd, experiments, adapter, gateway, allowStandIn } = request;
  const selection = { cwd, experiments, adapter, gateway, sets: [], experimentsDir: null, adaptersDir: null };
  const ids = new Map(listDocuments(experimentPlacesOf(ports, selection)).map((file) => [file.id, file.path]));
  const prepared = prepareRuns(ports, selection);
  const ready = prepared.filter((one): one is Ready => one.kind === 'ready' && flakyHere(one).length > 0);
  const standIns = ready.filter((one) => !allowStandIn && isStandIn(one));
  const names = standIns.map(({ experiment }) => experiment.id);
  const refused = `${listNames(names, 20)}: a stand-in is evidence for nothing, and allow-stand-in is not set.`;
  const flaky = ready
    .filter((one) => !standIns.includes(one))
    .map((one) => ({ ...one, selector: selectorOf(one, { ids, cwd }) }));
  const nothing = flaky.length === 0 && names.length === 0 ? ['No experiment has a flaky expectation here.'] : [];
  return { flaky, lines: names.length === 0 ? nothing : [refused] };
}

function flakyHere({ bound }: Ready): ReturnType<typeof flakyExpectations> {
  const all = flakyExpectations(bound.experiment);
  return all.filter(({ adapters }) => adapters?.includes(bound.adapter.id) ?? true);
}

function candidatesOf(
  flaky: readonly Flaky[],
  strata: readonly StratumHistory[],
  allowStandIn: boolean,
): readonly TrackCandidate[] {
  const own = strata.filter(({ stratum }) => flaky.some((one) => isPlaceOf(stratum, one)));
  const tracked = trackExpectations({ expectations: flaky.flatMap(flakyHere), strata: own, allowStandIn });
  return flaky.map(({ bound, selector }) => {
    const { id: experiment } = bound.experiment;
    const mine = tracked.filter(({ expectation }) => expectation.experiment === experiment);
    const times = mine.flatMap(({ runMs }) => runMs ?? []);
    return { selector, experiment, tracked: mine, runMs: times.length === 0 ? null : Math.max(...times) };
  });
}

/** Whatever the system is called: that is known when it has booted. */
function isPlaceOf(stratum: StratumHistory['stratum'], { bound, gateway }: Flaky): boolean {
  const { experiment, adapter } = { experiment: bound.experiment.id, adapter: bound.adapter.id };
  const wanted = stratumOf({ experiment, adapter, gateway, system: null }, sha256Of);
  return stratum.experiment === experiment && stratum.adapter === adapter && stratum.gateway === wanted.gateway;
}

function lineOf({ candidate, repeat, wanted }: PlannedRepeats): string {
  const each = candidate.runMs === null ? 'nobody knows how long one takes' : `${formatDuration(candidate.runMs)} each`;
  if (repeat === 0) return `  ${candidate.experiment}: did not fit (${each})`;
  const rest = repeat < wanted ? `; ${String(wanted - repeat)} more did not fit` : '';
  return `  ${candidate.experiment}: at most ${count(repeat, 'run')}, ${each}${rest}`;
}

function sharedLine(rows: readonly MatrixRow[]): readonly string[] {
  const isShared = rows.some(({ experiments }) => experiments.includes('\n'));
  return isShared
    ? ['There are fewer jobs than experiments: those of one job are run as often as the rarest of it.']
    : [];
}
