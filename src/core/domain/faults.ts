// SPDX-License-Identifier: Apache-2.0
/** What the contract says of each built-in fault. How it is applied is the engine's and the backend's affair. */
import type { FaultKind } from './documents.ts';

export interface FaultTraits {
  /** Lasts for a duration, and is reverted when that is over. */
  readonly held: boolean;
  /** When its target has to be started again: as part of it, only when it is reverted, or never. */
  readonly startsTarget: 'always' | 'when-reverted' | 'never';
}

export const FAULTS: Readonly<Record<FaultKind, FaultTraits>> = {
  kill: { held: false, startsTarget: 'when-reverted' },
  stop: { held: false, startsTarget: 'when-reverted' },
  restart: { held: false, startsTarget: 'always' },
  'restart-in-place': { held: false, startsTarget: 'always' },
  freeze: { held: true, startsTarget: 'never' },
  outage: { held: true, startsTarget: 'always' },
  partition: { held: true, startsTarget: 'never' },
};

/** Over as soon as it has taken effect, with nothing left to undo: a restart. */
export function isOverAtOnce(fault: FaultKind): boolean {
  const { held, startsTarget } = FAULTS[fault];
  return !held && startsTarget === 'always';
}

/** Whether what an operation `uses` is a built-in fault; else it is an operation of the harness or of the adapter. */
export function isFault(uses: string): uses is FaultKind {
  return Object.hasOwn(FAULTS, uses);
}

/** Operations that need no adapter's help beyond its instance hooks. */
export const INSTANCE_OPERATIONS = ['instance-create', 'instance-delete'] as const;
