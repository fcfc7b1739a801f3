// SPDX-License-Identifier: Apache-2.0
/** From an experiment bound to an adapter to the plan that the engine walks: same input, same bytes. */
import type { RunPlan } from '../domain/plan.ts';
import type { BoundExperiment } from '../spec/bind.ts';

export interface PlanOptions {
  readonly runId: string;
  /** 64-bit root seed, decimal. */
  readonly seed: string;
  /** As the boot hook gets it (`standin:observed`). */
  readonly gateway: string;
}

export function buildPlan(bound: BoundExperiment, options: PlanOptions): RunPlan {
  throw new Error(`not built yet: ${bound.adapter.id} ${options.runId}`);
}
