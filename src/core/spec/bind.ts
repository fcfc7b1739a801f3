// SPDX-License-Identifier: Apache-2.0
/**
 * An experiment on an adapter: the rules that need both, and what the backend, the adapter or the hooks cannot do, which
 * makes the experiment not applicable rather than wrong.
 */
import type { Adapter, Experiment, FaultKind, ParameterValue } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import type { BackendId } from '../domain/plan.ts';
import type { ParsedExperiment } from './parse.ts';

export interface BoundExperiment {
  readonly experiment: Experiment;
  readonly adapter: Adapter;
  readonly parameters: Readonly<Record<string, ParameterValue>>;
}

export interface BindRequest {
  readonly experiment: ParsedExperiment;
  readonly adapter: Adapter;
  /** Faults that each backend can do. */
  readonly capabilities: Readonly<Record<BackendId, readonly FaultKind[]>>;
}

export type Binding =
  | { readonly kind: 'bound'; readonly bound: BoundExperiment }
  | { readonly kind: 'invalid'; readonly problems: readonly SpecProblem[] }
  | { readonly kind: 'not-applicable'; readonly reasons: readonly string[] };

export function bindExperiment(request: BindRequest): Binding {
  throw new Error(`not built yet: ${request.adapter.id}`);
}
