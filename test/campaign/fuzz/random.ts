// SPDX-License-Identifier: Apache-2.0
/** Randomness of one input: everything that is drawn follows from the campaign's seed and the input's number. */
import { createHash } from 'node:crypto';

export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  below(limit: number): number;
  /** True that often; `share` is 0 to 1. */
  chance(share: number): boolean;
  /** One of the items. Throws when there is none. */
  pick<T>(items: readonly T[]): T;
}

export function createRandom(seed: string, index: number): Random {
  let state = createHash('sha256')
    .update(`${seed}:${String(index)}`)
    .digest()
    .readUInt32BE(0);
  // Mulberry32: small, and the same everywhere.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[below(items.length)];
      if (items.length === 0) throw new Error('nothing to pick from');
      return item as (typeof items)[number];
    },
  };
}
