// SPDX-License-Identifier: Apache-2.0
/**
 * The verdict document from a record and the answers that files gave. The same evidence gives the same bytes: no time
 * of evaluation, no path of this machine, one order throughout.
 */
import type { CheckResult, InstanceVerdict, Phase, RunError, VerdictDocument } from '../domain/documents.ts';
import type { Facts } from '../domain/facts.ts';
import { FAULTS } from '../domain/faults.ts';
import type { RunState } from '../domain/record.ts';
import { decideChecks } from './checks.ts';
import { applyExpectations, type Matches } from './expectations.ts';
import { buildHeadline } from './headline.ts';
import { type Evaluation, type EvaluationInput, instanceNames, openEvaluation } from './input.ts';
import { lastEntry } from './instance-checks.ts';
import { describeLeftovers, notDeleted } from './leftovers.ts';
import { countOutcomes, decideInstance, decideVerdict } from './verdict.ts';

/** Version of verdict.json. */
const verdictFormat = 1;

/** Decides a run. Never throws: what an evaluator cannot answer is undecided. */
export function decide(input: EvaluationInput, facts: Facts, matches: Matches): VerdictDocument {
  const { manifest, state, experiment } = input;
  const evaluation = openEvaluation(input, facts);
  const system = state.system ?? manifest.system;
  const context = { adapter: manifest.adapter.id, system, state, matches };
  const notApplicable = state.notApplicable?.reason ?? null;
  // Nothing was created on a system that the experiment does not apply to, so there is nothing to check.
  const { checks, results } =
    notApplicable === null
      ? applyExpectations(decideChecks(evaluation), experiment.expectations ?? [], context)
      : { checks: [], results: [] };
  const errors = collectErrors(state);
  const cancelled = state.ended?.cancelled ?? state.signals.length > 0;
  const decided = { cancelled, errors, checks, expectations: results, notApplicable };
  const verdict = decideVerdict(decided);
  const standInFor = system?.standInFor ?? null;
  return {
    format: verdictFormat,
    experiment: manifest.experiment.id,
    adapter: manifest.adapter.id,
    runId: manifest.runId,
    verdict,
    headline: buildHeadline(verdict, decided, standInFor),
    standInFor,
    cancelled,
    durationMs: Math.round(state.lastMs),
    counts: countOutcomes(checks),
    checks,
    expectations: results,
    instances: notApplicable === null ? decideInstances(evaluation, checks, errors) : [],
    errors,
    leftovers: describeLeftovers(state, input.putBack),
  };
}

/** The bytes of verdict.json. */
export function verdictText(document: VerdictDocument): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** What was recorded, and what the record itself gives away. */
function collectErrors(state: RunState): readonly RunError[] {
  const recorded = state.errors.map(({ phase, code, subject, message }) => ({ phase, code, subject, message }));
  const errors: RunError[] = [...recorded];
  if (state.ended === null) {
    const message = state.events === 0 ? 'the harness died before its first event' : diedAt(state);
    errors.push({ phase: lastPhase(state), code: 'harness-died', subject: null, message });
  }
  const [problem] = state.problems;
  if (problem !== undefined) {
    errors.push({ phase: 'evaluate', code: 'timeline-inconsistent', subject: null, message: problem.message });
  }
  if (state.ended !== null && recorded.length === 0) errors.push(...openFaults(state), ...openActions(state));
  const named = new Set(recorded.filter(({ code }) => code === 'delete-failed').map(({ subject }) => subject));
  for (const instance of state.ended === null ? [] : notDeleted(state)) {
    if (named.has(instance)) continue;
    errors.push({ phase: 'delete', code: 'delete-failed', subject: instance, message: 'the instance was not deleted' });
  }
  return errors;
}

/** In a run that ended without a word: faults of which it is not known that they took effect, or that they were undone. */
function openFaults({ faults }: RunState): readonly RunError[] {
  return faults.flatMap(({ operation, fault, target, effectiveMs, failure, revert }): RunError[] => {
    if (failure !== null) return [];
    const about = { code: 'fault-unknown', subject: target };
    if (effectiveMs === null) {
      return [{ ...about, phase: 'flow', message: `${operation} was requested and its effect is not known` }];
    }
    if (!FAULTS[fault].held || (revert?.result ?? null) !== null) return [];
    return [{ ...about, phase: 'revert', message: `${operation} took effect and its revert is not known` }];
  });
}

/** The same of operations that are no faults. */
function openActions({ actions }: RunState): readonly RunError[] {
  return actions.flatMap(({ operation, target, undo, end, revert }): RunError[] => {
    const about = { code: 'operation-unknown', subject: target };
    if (end === null) return [{ ...about, phase: 'flow', message: `${operation} was begun and its end is not known` }];
    if (undo === null || (revert?.result ?? null) !== null) return [];
    return [{ ...about, phase: 'revert', message: `${operation} was done and its revert is not known` }];
  });
}

function diedAt(state: RunState): string {
  return `the harness died after event ${String(state.events - 1)}, before the run had ended; what it recorded until then is all there is`;
}

function lastPhase(state: RunState): Phase {
  return state.phases.findLast(({ endMs }) => endMs === null)?.phase ?? state.phases.at(-1)?.phase ?? 'boot';
}

function decideInstances(
  evaluation: Evaluation,
  checks: readonly CheckResult[],
  errors: readonly RunError[],
): readonly InstanceVerdict[] {
  const workloads = evaluation.input.experiment.workloads ?? [];
  const outcomes = checks.flatMap((check) => check.outcomes);
  const subjects = new Set(errors.map(({ subject }) => subject?.split('/')[0] ?? null));
  return workloads.flatMap((workload) =>
    instanceNames(evaluation, workload).map((instance) => {
      const last = lastEntry(evaluation, instance);
      const own = outcomes.filter((outcome) => outcome.instance === instance);
      return {
        workload: workload.name,
        instance,
        verdict: decideInstance(own, last === null || subjects.has(instance)),
        lastState: last?.state ?? null,
        exitCode: last?.exitCode ?? null,
      };
    }),
  );
}
