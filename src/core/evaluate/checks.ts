// SPDX-License-Identifier: Apache-2.0
/**
 * All checks of an experiment, one evaluator per kind: first the questions that they put to files, then, with the
 * answers, their outcomes. Every check is always evaluated; an evaluator that throws leaves its check undecided.
 */
import type { CheckOutcome, CheckResult, RunCheck, Workload, WorkloadCheck } from '../domain/documents.ts';
import { type FactQuery, factKey, type LogPlace } from '../domain/facts.ts';
import { decideDuration } from './duration-check.ts';
import { type Evaluation, type EvaluationInput, type Finding, instanceNames, openEvaluation } from './input.ts';
import { decideComponentState, decideExitCode, decideInstanceState } from './instance-checks.ts';
import { decideInventory } from './inventory-check.ts';
import { decideLog, instancePlace, logQuery } from './log-check.ts';
import { decideOperation, operationInstances } from './operation-check.ts';
import { decideOutput, outputQuery } from './output-check.ts';
import { decideEvent, decideMetric, decideSteady, metricQuery, steadyNames } from './run-checks.ts';
import { clip } from './text.ts';

const expectedLimit = 1000;
const actualLimit = 2000;

/** The questions that the checks of the experiment put to the files of the run directory, each once. */
export function factQueries(input: EvaluationInput): readonly FactQuery[] {
  const evaluation = openEvaluation(input, new Map());
  const { workloads = [], checks = [] } = input.experiment;
  const queries = [
    ...workloads.flatMap((workload) =>
      (workload.checks ?? []).flatMap((check) =>
        instanceNames(evaluation, workload).flatMap((instance) =>
          ask(() => [workloadQuery(evaluation, check, { workload, instance })]),
        ),
      ),
    ),
    ...checks.flatMap((check) => ask(() => runQueries(evaluation, check))),
  ];
  const asked = queries.filter((query) => query !== null).map((query) => [factKey(query), query] as const);
  return [...new Map(asked).values()];
}

/** Outcomes of every check, in the order of the experiment; what is expected is not marked yet. */
export function decideChecks(evaluation: Evaluation): readonly CheckResult[] {
  const { experiment } = evaluation.input;
  const { workloads = [], checks = [] } = experiment;
  return [
    ...workloads.flatMap((workload) =>
      (workload.checks ?? []).map((check) => decideWorkloadCheck(evaluation, workload, check)),
    ),
    ...checks.map((check) => decideRunCheck(evaluation, check)),
    ...steadyNames(experiment, evaluation.state.steady).flatMap((name) =>
      (['before', 'after'] as const).map((when) => ({
        name: `${name}@${when}`,
        kind: 'steady-state',
        workload: null,
        outcomes: [guard(null, () => decideSteady(evaluation, { name, when }))],
      })),
    ),
  ];
}

/** A check that cannot even ask is left undecided when it is evaluated. */
function ask(queries: () => readonly (FactQuery | null)[]): readonly (FactQuery | null)[] {
  try {
    return queries();
  } catch {
    return [];
  }
}

function workloadQuery(
  evaluation: Evaluation,
  check: WorkloadCheck,
  { workload, instance }: { readonly workload: Workload; readonly instance: string },
): FactQuery | null {
  switch (check.kind) {
    case 'output':
      return outputQuery(check, { workload: workload.name, instance });
    case 'log':
      return logQuery(evaluation, check, instancePlace(workload, instance));
    case 'exit-code':
    case 'state':
    case 'operation':
      return null;
  }
}

function runQueries(evaluation: Evaluation, check: RunCheck): readonly (FactQuery | null)[] {
  switch (check.kind) {
    case 'log':
      return logPlaces(evaluation, check.log).map(({ place }) => logQuery(evaluation, check, place));
    case 'metric':
      return [metricQuery(evaluation.input, check)];
    case 'state':
    case 'event':
    case 'duration':
    case 'operation':
    case 'inventory':
      return [];
  }
}

function decideWorkloadCheck(evaluation: Evaluation, workload: Workload, check: WorkloadCheck): CheckResult {
  const names =
    check.kind === 'operation' ? operationInstances(evaluation, check, workload) : instanceNames(evaluation, workload);
  const outcomes = names.map((instance) =>
    guard(instance, () => {
      switch (check.kind) {
        case 'exit-code':
          return decideExitCode(evaluation, check, instance);
        case 'state':
          return decideInstanceState(evaluation, check, instance);
        case 'output':
          return decideOutput(evaluation, check, { workload: workload.name, instance });
        case 'log':
          return decideLog(evaluation, check, instancePlace(workload, instance));
        case 'operation':
          return decideOperation(evaluation, check, instance);
      }
    }),
  );
  return { name: check.name, kind: check.kind, workload: workload.name, outcomes };
}

function decideRunCheck(evaluation: Evaluation, check: RunCheck): CheckResult {
  const head = { name: check.name, kind: check.kind, workload: null };
  switch (check.kind) {
    case 'log': {
      const places = logPlaces(evaluation, check.log);
      const outcomes = places.map(({ instance, place }) => guard(instance, () => decideLog(evaluation, check, place)));
      return { ...head, workload: places.some(({ instance }) => instance !== null) ? check.log : null, outcomes };
    }
    case 'state':
      return { ...head, outcomes: [guard(null, () => decideComponentState(evaluation, check, check.component))] };
    case 'metric':
      return { ...head, outcomes: [guard(null, () => decideMetric(evaluation, check))] };
    case 'event':
      return { ...head, outcomes: [guard(null, () => decideEvent(evaluation, check))] };
    case 'duration':
      return { ...head, outcomes: [guard(null, () => decideDuration(evaluation, check))] };
    case 'operation':
      return { ...head, outcomes: [guard(null, () => decideOperation(evaluation, check, null))] };
    case 'inventory':
      return { ...head, outcomes: [guard(null, () => decideInventory(evaluation, check))] };
  }
}

/** A component's log, or that of every instance of a workload. */
function logPlaces(
  evaluation: Evaluation,
  log: string,
): readonly { readonly instance: string | null; readonly place: LogPlace }[] {
  const workload = evaluation.input.experiment.workloads?.find(({ name }) => name === log);
  if (workload === undefined) return [{ instance: null, place: { component: log } }];
  return instanceNames(evaluation, workload).map((instance) => ({
    instance,
    place: instancePlace(workload, instance),
  }));
}

function guard(instance: string | null, decide: () => Finding): CheckOutcome {
  try {
    const { outcome, expected, actual, evidence } = decide();
    const words = { expected: clip(expected, expectedLimit), actual: clip(actual, actualLimit) };
    return { instance, outcome, ...words, evidence, expectedBy: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown reason';
    const actual = clip(`could not be evaluated: ${message}`, actualLimit);
    return { instance, outcome: 'undecided', expected: 'an answer', actual, evidence: null, expectedBy: [] };
  }
}
