// SPDX-License-Identifier: Apache-2.0
/**
 * Whether an issue reproduces, by the runs of the experiments that name it. The unit is the run: what does not count is
 * not counted, and runs on another adapter, system or gateway are never added up.
 */
import type { ShardExpectation, ShardRun } from '../domain/documents.ts';
import type { Evidence } from '../stats/arguments.ts';
import { chanceOfCleanRuns, CLAIM_LEVELS, cleanRunsNeeded } from '../stats/fix-claim.ts';
import { clopperPearsonBounds, jeffreysShape } from '../stats/intervals.ts';
import { groupByStratum } from '../stats/strata.ts';
import type { CommentSource } from './comment-source.ts';

export interface ReproductionSource
  extends Pick<CommentSource, 'merged' | 'place' | 'missing' | 'refused' | 'marker' | 'reportUrl'> {
  /** What the issue is called where experiments name it. */
  readonly issues: readonly string[];
}

export type ReproductionState = 'reproduced' | 'not-reproduced' | 'not-applicable' | 'undecided';

export interface ReproductionStratum {
  readonly state: ReproductionState;
  readonly runs: readonly ShardRun[];
  /** Of the runs that count. */
  readonly evidence: Evidence;
  readonly hitRuns: readonly ShardRun[];
  /** Those that were hit, of all runs. */
  readonly instances: readonly string[];
  readonly instanceCounts: { readonly hit: number; readonly all: number };
  readonly failed: readonly string[];
  /** Of a flaky one; null where it is none, or nobody recorded a rate. */
  readonly recorded: Evidence | null;
}

export interface Reproduction {
  readonly state: ReproductionState;
  readonly strata: readonly ReproductionStratum[];
}

export function decideReproduction(source: ReproductionSource): Reproduction {
  const strata = strataOf(source).map((runs) => examine(runs, source.issues));
  return { state: stateOfAll(strata, source), strata };
}

/** A hit is one whatever else went wrong; that nothing was hit is only known where all that was planned was decided. */
function stateOfAll(strata: readonly ReproductionStratum[], source: ReproductionSource): ReproductionState {
  const has = (state: ReproductionState): boolean => strata.some((stratum) => stratum.state === state);
  const isPartial = source.missing.length > 0 || source.refused.length > 0 || source.merged.unfinished.length > 0;
  if (has('reproduced')) return 'reproduced';
  if (isPartial || has('undecided')) return 'undecided';
  if (has('not-reproduced')) return 'not-reproduced';
  return has('not-applicable') ? 'not-applicable' : 'undecided';
}

/** A system that did not boot did not say what it is; it is that of the other runs of the same pair. */
function strataOf({ merged }: ReproductionSource): readonly (readonly ShardRun[])[] {
  const entries = merged.experiments.flatMap(({ runs }) => {
    const known = runs.find(({ system }) => system !== null)?.system?.name ?? null;
    return runs.map((run) => ({
      experiment: run.experiment,
      adapter: run.adapter,
      system: run.system?.name ?? known,
      gateway: run.gateway,
      run,
    }));
  });
  return groupByStratum(entries).map(({ runs }) => runs.map(({ run }) => run));
}

function examine(runs: readonly ShardRun[], issues: readonly string[]): ReproductionStratum {
  const wanted = new Set(issues.map((issue) => issue.toLowerCase()));
  const said = runs.map((run) => {
    const expectations = run.expectations.filter(({ issue }) => wanted.has(issue.toLowerCase()));
    return { run, expectations, outcome: outcomeOf(run, expectations) };
  });
  const hits = said.filter(({ outcome }) => outcome === 'hit');
  const counted = said.filter(({ outcome }) => outcome === 'hit' || outcome === 'clean').length;
  const hitExpectations = hits.flatMap(({ expectations }) => expectations.filter(isHit));
  const [recorded = null] = said.flatMap(({ expectations }) => expectations.flatMap((one) => ratesOf(one)));
  const isElsewhere = said.every(({ outcome }) => outcome === 'not-applicable');
  return {
    state:
      hits.length > 0 ? 'reproduced' : counted > 0 ? 'not-reproduced' : isElsewhere ? 'not-applicable' : 'undecided',
    runs,
    evidence: { hits: hits.length, runs: counted },
    hitRuns: hits.map(({ run }) => run),
    instances: [...new Set(hitExpectations.flatMap(({ hitInstances }) => hitInstances))],
    instanceCounts: {
      hit: hitExpectations.reduce((sum, { instances }) => sum + instances.hit, 0),
      all: hitExpectations.reduce((sum, { instances }) => sum + instances.all, 0),
    },
    failed: [...new Set(hitExpectations.flatMap(({ failed }) => failed))],
    recorded,
  };
}

/** Results are claims: a rate that is none is nobody's. */
function ratesOf({ recorded }: ShardExpectation): readonly Evidence[] {
  return recorded !== undefined && recorded.hits <= recorded.runs ? [recorded] : [];
}

function isHit({ outcome, counts }: ShardExpectation): boolean {
  return counts && outcome === 'hit';
}

/** A guard has nothing that may be hit: that it holds is as good as a clean run, that it fails says nothing of the issue. */
function outcomeOf(
  { verdict }: ShardRun,
  expectations: readonly ShardExpectation[],
): 'hit' | 'clean' | 'undecided' | 'not-applicable' {
  if (expectations.some(isHit)) return 'hit';
  if (expectations.length === 0) {
    return verdict === 'ERROR' || verdict === 'not-run' ? 'undecided' : 'not-applicable';
  }
  const isClean = expectations.every(
    ({ outcome, counts }) => counts && (outcome === 'clean' || (outcome === 'guard' && verdict === 'PASS')),
  );
  return isClean ? 'clean' : 'undecided';
}

/** How sure clean runs make: `17 clean runs: a failure that showed in 2 of 8 runs would have shown with 95 %.` */
export function sureness({ evidence: { runs }, recorded }: Pick<ReproductionStratum, 'evidence' | 'recorded'>): string {
  const clean = `${String(runs)} clean ${runs === 1 ? 'run' : 'runs'}`;
  if (recorded === null || recorded.hits === 0) {
    const most = Math.ceil(clopperPearsonBounds({ hits: 0, runs }, confidence).high * 100);
    return `${clean}: a failure that shows in ${String(most)} % of runs would have shown with 95 %; a rarer one may still be there.`;
  }
  const shape = jeffreysShape(recorded);
  const shown = Math.floor((1 - chanceOfCleanRuns(shape, runs)) * 100);
  const rate = `${String(recorded.hits)} of ${String(recorded.runs)} runs`;
  const needed = runsNeeded(recorded);
  const more = needed === null || runs >= needed ? '' : ` That is not enough to tell: ${String(needed)} would be 95 %.`;
  return `${clean}: a failure that showed in ${rate} would have shown with ${String(shown)} %.${more}`;
}

/** Clean runs that are enough to tell; null where nobody recorded how often it shows. */
export function runsNeeded(recorded: Evidence | null): number | null {
  if (recorded === null || recorded.hits === 0) return null;
  return cleanRunsNeeded(jeffreysShape(recorded), CLAIM_LEVELS['probably-fixed']);
}

const confidence = 0.95;
