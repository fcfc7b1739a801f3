// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a change fixes a failure, from runs without it (base) and with it (head): what the two sides say together, and
 * how many runs that takes. A failure that shows in every run needs one run of each. A flaky one is counted on one side
 * until it has shown often enough, and the clean runs of the other are held against that: how likely they are were
 * nothing different. Knows numbers only; what a run is and whose runs count is the caller's affair.
 */
import { type Evidence, requireEvidence } from './arguments.ts';
import { chanceOfCleanRuns, type Claim, CLAIM_LEVELS, claimOf, cleanRunsNeeded } from './fix-claim.ts';
import { adjustByHolm } from './holm.ts';
import type { BetaShape } from './special-functions.ts';

export interface ProofEvidence {
  readonly flaky: boolean;
  /** Runs that count; none is allowed. */
  readonly base: Evidence;
  readonly head: Evidence;
}

export type ProofSide = 'base' | 'head';

export type ProofState =
  /** Fails on base and holds on head. */
  | 'fix-shown'
  /** Holds on base and fails on head. */
  | 'regression'
  | 'fails-on-both'
  | 'holds-on-both'
  /** Flaky, shows on one side alone, and the other has too few clean runs for that to mean anything. */
  | 'not-enough'
  /** A side has no run that counts. */
  | 'unknown';

export interface ProofVerdict {
  readonly state: ProofState;
  /** The side on which it shows, where that is one alone. */
  readonly showsOn: ProofSide | null;
  /** Of a flaky failure that shows on one side alone: how likely the other's clean runs are were nothing different. */
  readonly chance: number | null;
  /** The word that the chance earns. */
  readonly claim: Claim | null;
  /** Clean runs of the other side that it takes; infinite when a million are not enough. */
  readonly needed: number | null;
}

/** After so many hits the base's runs end: fewer runs in all than with one hit, which says little of the rate. */
export const HITS_WANTED = 3;

const level = CLAIM_LEVELS['probably-fixed'];

/**
 * Decides the proofs of one report together, in the order given: each chance is adjusted by Holm's rule for the others.
 * Throws a RangeError for counts that mean nothing.
 */
export function decideProofs(all: readonly ProofEvidence[]): readonly ProofVerdict[] {
  const open = all.map(openClaim);
  const adjusted = [...adjustByHolm(open.flatMap((claim) => (claim === null ? [] : [claim.chance])))];
  const claims = adjusted.length;
  return all.map((evidence, index) => {
    const claim = open[index] ?? null;
    if (claim === null) return without(evidence);
    const chance = adjusted.shift() ?? 1;
    const word = claimOf(chance);
    const shown = claim.showsOn === 'base' ? 'fix-shown' : 'regression';
    const needed = cleanRunsNeeded(claim.shape, level / claims);
    return { state: word === null ? 'not-enough' : shown, showsOn: claim.showsOn, chance, claim: word, needed };
  });
}

/** Whether more runs on the base would tell nothing that is needed. */
export function isBaseEnough({ flaky, base }: Pick<ProofEvidence, 'flaky' | 'base'>): boolean {
  return flaky ? base.hits >= HITS_WANTED : base.runs > 0;
}

/** Whether more runs on the head would change nothing, once the base's runs are over; `claims` are made at once. */
export function isHeadEnough({ flaky, base, head }: ProofEvidence, claims: number): boolean {
  if (!flaky || base.hits === 0) return head.runs > 0;
  return head.hits > 0 || head.runs >= cleanRunsNeeded(shapeOf(base), level / claims);
}

interface OpenClaim {
  readonly showsOn: ProofSide;
  readonly shape: BetaShape;
  readonly chance: number;
}

/** Null where nothing is left to chance. */
function openClaim({ flaky, base, head }: ProofEvidence): OpenClaim | null {
  for (const side of [base, head]) {
    if (side.runs !== 0 || side.hits !== 0) requireEvidence(side);
  }
  if (!flaky || base.runs === 0 || head.runs === 0 || base.hits > 0 === head.hits > 0) return null;
  const showsOn = base.hits > 0 ? 'base' : 'head';
  const [shows, silent] = showsOn === 'base' ? [base, head] : [head, base];
  const shape = shapeOf(shows);
  return { showsOn, shape, chance: chanceOfCleanRuns(shape, silent.runs) };
}

/**
 * What runs that end with a hit say of the rate: Jeffreys' shape for a number of hits that was fixed beforehand. The one
 * for a fixed number of runs takes the last hit, which ended them, for luck, and claims too much.
 */
function shapeOf({ hits, runs }: Evidence): BetaShape {
  return { a: hits, b: runs - hits + 0.5 };
}

function without({ base, head }: ProofEvidence): ProofVerdict {
  const nothing = { chance: null, claim: null, needed: null };
  if (base.runs === 0 || head.runs === 0) return { ...nothing, state: 'unknown', showsOn: null };
  if (base.hits > 0) {
    return head.hits > 0
      ? { ...nothing, state: 'fails-on-both', showsOn: null }
      : { ...nothing, state: 'fix-shown', showsOn: 'base' };
  }
  return head.hits > 0
    ? { ...nothing, state: 'regression', showsOn: 'head' }
    : { ...nothing, state: 'holds-on-both', showsOn: null };
}
