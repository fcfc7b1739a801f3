// SPDX-License-Identifier: Apache-2.0

/**
 * The race of a start with the reconcile sweep (bug 4981). Owns when two of them meet, who wins, by a draw that the seed
 * decides, and what is left of a start that lost; without the switch they never meet.
 */

import { createHash } from 'node:crypto';
import { type Gateway, named, note } from './context.ts';
import type { SandboxRecord } from './store.ts';

const DRAW_BYTES = 6;

export interface Draw {
  readonly seed: string;
  readonly name: string;
  /** Which start of the sandbox this is. */
  readonly generation: number;
}

/** A number from 0 up to 1 that depends on nothing but its inputs, so that the order of starts does not matter. */
export function drawRace({ seed, name, generation }: Draw): number {
  const hash = createHash('sha256').update(`${seed}/${name}/${generation}`).digest();
  return hash.readUIntBE(0, DRAW_BYTES) / 2 ** (8 * DRAW_BYTES);
}

/** True when a start at this moment loses against the sweep; a race is logged whoever wins. */
export function losesRace(gateway: Gateway, record: SandboxRecord): boolean {
  const { switches, seed, raceWindowMs, raceProbability } = gateway.settings;
  const inMs = gateway.sweep.running ? 0 : Math.round(gateway.sweep.nextAtMs - performance.now());
  if (!switches.has('4981') || inMs >= raceWindowMs) return false;
  const lost = drawRace({ seed, name: record.name, generation: record.generation }) < raceProbability;
  const fields = { ...named(record), sweep_in_ms: Math.max(0, inMs), outcome: lost ? 'lost' : 'won' };
  note(gateway, 'Sandbox start races with the reconcile sweep', fields);
  return lost;
}

/** The sweep is over: whatever lost against it is failed. */
export async function failLosers(gateway: Gateway): Promise<void> {
  const losers = [...gateway.losers];
  gateway.losers.clear();
  for (const name of losers) {
    if (gateway.store.get(name)?.phase !== 'Starting') continue; // deleted meanwhile
    await gateway.rules.fail(gateway, name, gateway.rules.lostStart);
  }
}
