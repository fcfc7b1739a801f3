// SPDX-License-Identifier: Apache-2.0
/**
 * Randomness of a run: everything drawn follows from the root seed and the path of the step that draws, so that a seed
 * replays a run whatever else happened in it. Where the root seed comes from is not decided here.
 */
import type { PlannedSelect } from '../domain/plan.ts';
import { HarnessError } from '../domain/errors.ts';

const MASK = (1n << 64n) - 1n;
const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;
const GOLDEN_GAMMA = 0x9e3779b97f4a7c15n;

export interface TargetChoice {
  /** 64-bit root seed, decimal. */
  readonly seed: string;
  /** Path of the step with the rounds it is in (`flow[0].repeat#2.do[1]`). */
  readonly seedPath: string;
  /** Distinct stable keys, such as instance names; their order does not matter. */
  readonly candidates: readonly string[];
  readonly select: PlannedSelect;
}

/** A 64-bit root seed of a text that `--seed` was given: decimal digits below 2^64; null for anything else. */
export function parseSeed(text: string): string | null {
  if (!/^\d{1,20}$/.test(text)) return null;
  const value = BigInt(text);
  return value <= MASK ? String(value) : null;
}

/** Seed of one firing: a hash of the root seed and the step's path with its rounds. */
export function subSeed(seed: string, seedPath: string): bigint {
  let hash = FNV_OFFSET;
  for (const character of `${seed}\n${seedPath}`) {
    hash = ((hash ^ BigInt(character.codePointAt(0) ?? 0)) * FNV_PRIME) & MASK;
  }
  return mix(hash);
}

/**
 * Which candidates a firing acts on, in the order of their keys. Every subset of the size asked for is as likely as any
 * other. Throws a HarnessError (`too-few-targets`) when more are asked for than there are.
 */
export function chooseTargets(choice: TargetChoice): { readonly chosen: readonly string[] } {
  const sorted = [...choice.candidates].sort(byCodeUnits);
  const wanted = sizeOf(choice.select, sorted.length);
  if (wanted > sorted.length) {
    throw new HarnessError(`${String(wanted)} targets asked for, ${String(sorted.length)} there`, {
      code: 'too-few-targets',
      phase: 'flow',
      hint: 'Lower `select.count`, or start more instances before the operation.',
    });
  }
  if (wanted === sorted.length) return { chosen: sorted };
  const next = generator(subSeed(choice.seed, choice.seedPath));
  return { chosen: drawSome(sorted, wanted, next).sort(byCodeUnits) };
}

function sizeOf(select: PlannedSelect, available: number): number {
  switch (select.kind) {
    case 'all':
      return available;
    case 'count':
      return select.count;
    case 'percent':
      // The subtraction keeps a rounding error of the multiplication from adding a target, never the first one.
      return Math.max(Math.min(available, 1), Math.ceil((available * select.percent) / 100 - 1e-9));
  }
}

/** The first `size` places of a Fisher-Yates shuffle. */
function drawSome(items: readonly string[], size: number, next: () => bigint): string[] {
  const pool = [...items];
  const drawn: string[] = [];
  while (drawn.length < size) {
    const [item] = pool.splice(below(pool.length, next), 1);
    if (item !== undefined) drawn.push(item);
  }
  return drawn;
}

/** A whole number from 0 to `limit - 1`; numbers of the incomplete last stretch are thrown away, so that none is favoured. */
function below(limit: number, next: () => bigint): number {
  const size = BigInt(limit);
  const fair = MASK + 1n - ((MASK + 1n) % size);
  let value = next();
  while (value >= fair) value = next();
  return Number(value % size);
}

/** SplitMix64. */
function generator(seed: bigint): () => bigint {
  let state = seed;
  return () => {
    state = (state + GOLDEN_GAMMA) & MASK;
    return mix(state);
  };
}

function mix(value: bigint): bigint {
  let mixed = value;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return mixed ^ (mixed >> 31n);
}

function byCodeUnits(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
