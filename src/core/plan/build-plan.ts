// SPDX-License-Identifier: Apache-2.0
/** From an experiment bound to an adapter to the plan that the engine walks: same input, same bytes. */
import type { Adapter, Experiment, FaultArguments, Operation, ParameterValue, Workload } from '../domain/documents.ts';
import { isFault } from '../domain/faults.ts';
import { parseDuration } from '../domain/duration.ts';
import type {
  PlannedOperation,
  PlannedSelect,
  PlannedSystem,
  PlannedTarget,
  PlannedWorkload,
  RunPlan,
} from '../domain/plan.ts';
import { environmentName } from '../domain/target.ts';
import type { BoundExperiment } from '../spec/bind.ts';
import { planFlow } from './plan-flow.ts';
import { fileArguments, planSystem } from './plan-system.ts';
import { planCondition } from './plan-wait.ts';

export interface PlanOptions {
  readonly runId: string;
  /** 64-bit root seed, decimal. */
  readonly seed: string;
  /** As the boot hook gets it (`standin:observed`). */
  readonly gateway: string;
}

const DEFAULT_RUN_TIMEOUT = '10m';
const DEFAULT_SETTLE_TIMEOUT = '60s';
const DEFAULT_WORKLOAD_TIMEOUT = '10m';
const DEFAULT_OPERATION_TIMEOUT = '30s';

/** Takes what has passed every rule; a claim that cannot be planned is a bug, not a problem of the author. */
export function buildPlan(bound: BoundExperiment, options: PlanOptions): RunPlan {
  const { experiment, adapter, parameters } = bound;
  const { workloads = [], operations = [] } = experiment;
  const defaultSource = adapter.metrics?.[0]?.name ?? '';
  return {
    format: 1,
    runId: options.runId,
    experiment: experiment.id,
    title: experiment.title,
    adapter: adapter.id,
    backend: adapter.backend,
    gateway: options.gateway,
    seed: options.seed,
    parameters,
    timeoutMs: parseDuration(experiment.timeout ?? DEFAULT_RUN_TIMEOUT),
    settleTimeoutMs: parseDuration(experiment['settle-timeout'] ?? DEFAULT_SETTLE_TIMEOUT),
    requires: planRequires(experiment),
    secrets: unique([...(adapter.secrets ?? []), ...(experiment.secrets ?? [])]),
    workloads: workloads.map((workload) => planWorkload(workload, { experiment, parameters })),
    operations: operations.map((operation) => planOperation(operation, adapter)),
    steadyState: (experiment['steady-state'] ?? []).map((condition) => planCondition(condition, defaultSource)),
    flow: planFlow(experiment, { workloads: new Set(workloads.map(({ name }) => name)), defaultSource }),
    inventoryAtEnd: (experiment.checks ?? []).some((check) => check.kind === 'inventory' && check.at === undefined),
    system: withLogTexts(planSystem(adapter, options.runId), experiment),
  };
}

function planRequires({ requires = {} }: Experiment): RunPlan['requires'] {
  return { settings: requires.settings ?? {}, system: requires.system ?? null };
}

function planWorkload(
  workload: Workload,
  of: { readonly experiment: Experiment; readonly parameters: Readonly<Record<string, ParameterValue>> },
): PlannedWorkload {
  return {
    name: workload.name,
    on: workload.on ?? 'system',
    instances: Array.from({ length: workload.instances ?? 1 }, (_, index) => `${workload.name}-${String(index)}`),
    script: workload.run,
    env: {
      ...textValues(Object.entries(of.parameters).map(([name, value]) => [environmentName(name), value])),
      ...textValues(Object.entries(workload.env ?? {})),
    },
    image: workload.image ?? null,
    policy: workload.policy ?? null,
    restartPolicy: workload['restart-policy'] ?? null,
    timeoutMs: parseDuration(workload.timeout ?? DEFAULT_WORKLOAD_TIMEOUT),
    logTexts: unique([...logTextsOf(workload.checks ?? []), ...runLogTexts(of.experiment, workload.name)]),
  };
}

function planOperation(operation: Operation, adapter: Adapter): PlannedOperation {
  const { name, uses } = operation;
  const base = {
    name,
    target: planTarget(operation.target),
    select: planSelect(operation.select ?? 'all'),
    onEmpty: operation['on-empty'] ?? 'error',
    timeoutMs: parseDuration(operation.timeout ?? DEFAULT_OPERATION_TIMEOUT),
  };
  if (!isFault(uses)) {
    const { values, files } = planArguments(operation, adapter);
    return { kind: 'action', ...base, uses, with: values, files, onFailure: operation['on-failure'] ?? 'error' };
  }
  const { signal, how, duration } = (operation.with ?? {}) as FaultArguments;
  return {
    kind: 'fault',
    ...base,
    fault: uses,
    signal: uses === 'kill' ? (signal ?? 'KILL') : null,
    how: uses === 'outage' ? (how ?? 'stop') : null,
    durationMs: duration === undefined ? null : parseDuration(duration),
  };
}

/** What the hooks of an adapter's operation get, with its defaults. */
function planArguments(
  { uses, with: given = {} }: Operation,
  { operations = {} }: Adapter,
): { readonly values: Readonly<Record<string, string>>; readonly files: readonly string[] } {
  const used = operations[uses];
  const values = Object.entries(used?.with ?? {}).flatMap(([name, { default: fallback }]) => {
    const value = given[name] ?? fallback;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { values: textValues(values), files: used === undefined ? [] : fileArguments(used) };
}

/** Files that the experiment names, as it spells them: policies and arguments of operations. */
export function inputFiles({
  experiment,
  adapter,
}: Pick<BoundExperiment, 'experiment' | 'adapter'>): readonly string[] {
  const policies = (experiment.workloads ?? []).flatMap(({ policy }) => policy ?? []);
  const given = (experiment.operations ?? []).flatMap((operation) => {
    if (isFault(operation.uses)) return [];
    const { values, files } = planArguments(operation, adapter);
    return files.flatMap((name) => values[name] ?? []);
  });
  return unique([...policies, ...given]);
}

function planTarget(target: Operation['target']): PlannedTarget {
  if (target.component !== undefined) return { kind: 'component', component: target.component };
  const { workload = '', role, instances = null } = target;
  return role === undefined ? { kind: 'instance', workload, instances } : { kind: 'role', workload, role, instances };
}

function planSelect(select: NonNullable<Operation['select']>): PlannedSelect {
  if (select === 'all') return { kind: 'all' };
  if (select.count !== undefined) return { kind: 'count', count: select.count };
  return { kind: 'percent', percent: select.percent ?? 100 };
}

/** Texts of log checks are counted while the log is copied, so the plan must name them beforehand. */
function withLogTexts(system: PlannedSystem, experiment: Experiment): PlannedSystem {
  const components = Object.entries(system.components).map(
    ([name, location]) => [name, { ...location, logTexts: unique(runLogTexts(experiment, name)) }] as const,
  );
  return { ...system, components: Object.fromEntries(components) };
}

function runLogTexts(experiment: Experiment, log: string): readonly string[] {
  return logTextsOf((experiment.checks ?? []).filter((check) => check.kind === 'log' && check.log === log));
}

function logTextsOf(
  checks: readonly {
    readonly kind: string;
    readonly contains?: string;
    readonly absent?: string;
    readonly count?: { readonly text: string };
  }[],
): readonly string[] {
  return checks.flatMap((check) => {
    const text = check.kind === 'log' ? (check.contains ?? check.absent ?? check.count?.text) : undefined;
    return text === undefined ? [] : [text];
  });
}

function textValues(entries: readonly (readonly [string, ParameterValue])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
