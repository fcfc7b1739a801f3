// SPDX-License-Identifier: Apache-2.0
/**
 * An experiment on an adapter: the rules that need both, and what the backend, the adapter or the hooks cannot do, which
 * makes the experiment not applicable rather than wrong.
 */
import type { Adapter, Experiment, FaultKind, ParameterValue } from '../domain/documents.ts';
import type { SpecProblem } from '../domain/errors.ts';
import type { BackendId } from '../domain/plan.ts';
import { reasonsAgainst } from './applicability.ts';
import type { ParsedExperiment } from './parse.ts';
import { sortedProblems } from './places.ts';
import { BINDING_RULES } from './rules-binding.ts';

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
  /** The system is someone else's. */
  readonly atEndpoint?: boolean | undefined;
}

export type Binding =
  | { readonly kind: 'bound'; readonly bound: BoundExperiment }
  | { readonly kind: 'invalid'; readonly problems: readonly SpecProblem[] }
  | { readonly kind: 'not-applicable'; readonly reasons: readonly string[] };

/** The experiment must have been parsed with the adapter's `parameters` as overrides. */
export function bindExperiment(request: BindRequest): Binding {
  const { adapter, capabilities, atEndpoint } = request;
  const { experiment, outline, parameters } = request.experiment;
  const problems = BINDING_RULES.flatMap((rule) => rule({ outline, adapter }));
  if (problems.length > 0) return { kind: 'invalid', problems: sortedProblems(problems) };
  const reasons = reasonsAgainst({ experiment, outline, adapter, capabilities, atEndpoint });
  if (reasons.length > 0) return { kind: 'not-applicable', reasons };
  return { kind: 'bound', bound: { experiment, adapter, parameters } };
}
