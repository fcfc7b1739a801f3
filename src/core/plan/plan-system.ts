// SPDX-License-Identifier: Apache-2.0
/** What the engine needs of an adapter: hooks with the prelude before them and their limits, targets, what to observe. */
import type { Adapter } from '../domain/documents.ts';
import type { PlannedSystem } from '../domain/plan.ts';

/** The part of a plan that follows from the adapter alone; no log texts are counted in it. */
export function planSystem(adapter: Adapter): PlannedSystem {
  throw new Error(`not built yet: ${adapter.id}`);
}
