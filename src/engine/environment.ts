// SPDX-License-Identifier: Apache-2.0
/**
 * The environment of hooks, built from nothing: what the host lets a child see, the experiment's parameters, and
 * CHAOS_* variables. Pure; nothing is read or written here.
 */
import type { PlannedWorkload, RunPlan } from '../core/domain/plan.ts';
import { environmentName, instanceIndex, runScope } from '../core/domain/target.ts';
import type { TracesHandle } from '../ports/index.ts';

export type Environment = Readonly<Record<string, string>>;

export interface EnvironmentParts {
  readonly plan: Pick<RunPlan, 'runId' | 'parameters'>;
  /** PATH, HOME and the like, as the host gives them to children. */
  readonly host: Environment;
  readonly nodePath: string;
  readonly cliPath: string;
  readonly workDir: string;
}

/** What every hook and watch command gets. */
export function buildEnvironment(parts: EnvironmentParts): Environment {
  const parameters: Record<string, string> = {};
  for (const [name, value] of Object.entries(parts.plan.parameters)) parameters[environmentName(name)] = String(value);
  return {
    ...parameters,
    ...parts.host,
    CHAOS_RUN_ID: parts.plan.runId,
    CHAOS_RUN_LABEL: runLabel(parts.plan.runId),
    CHAOS_RUN_SCOPE: runScope(parts.plan.runId),
    CHAOS_WORK_DIR: parts.workDir,
    CHAOS_NODE: parts.nodePath,
    CHAOS_CLI: parts.cliPath,
  };
}

/** `name=value`, put on whatever a system can label, so that what is left of a run can be found. */
function runLabel(runId: string): string {
  return `chaos-run=${runId}`;
}

export interface SystemParts {
  readonly gateway: string;
  readonly seed: string;
  /** A JSON file. */
  readonly settingsFile: string;
  /** What receives traces; null where nothing does. */
  readonly traces: TracesHandle['endpoints'] | null;
}

/** What the hooks of the system as a whole get on top. */
export function systemEnvironment(base: Environment, system: SystemParts): Environment {
  return {
    ...base,
    CHAOS_GATEWAY: system.gateway,
    CHAOS_SEED: system.seed,
    CHAOS_SETTINGS: system.settingsFile,
    CHAOS_OTLP_GRPC: system.traces?.grpc ?? '',
    CHAOS_OTLP_HTTP: system.traces?.http ?? '',
  };
}

export interface InstanceFiles {
  readonly script: string;
  readonly env: string;
  /** Null without a policy. */
  readonly policy: string | null;
}

/** What the create hook gets on top. Variables without a value are empty, so that `set -u` does not end the hook. */
export function createEnvironment(
  base: Environment,
  subject: { readonly workload: PlannedWorkload; readonly instance: string; readonly files: InstanceFiles },
): Environment {
  const { workload, instance, files } = subject;
  return {
    ...base,
    CHAOS_INSTANCE: instance,
    CHAOS_WORKLOAD: workload.name,
    CHAOS_INDEX: String(instanceIndex(instance)),
    CHAOS_SCRIPT: files.script,
    CHAOS_ENV: files.env,
    CHAOS_IMAGE: workload.image ?? '',
    CHAOS_POLICY: files.policy ?? '',
    CHAOS_RESTART_POLICY: workload.restartPolicy ?? '',
  };
}

/** Folder of the work folder in which instances beside the system have theirs. */
export const HOST_FOLDER = 'host';

/** How the environment says whose a process beside the system is: of one instance, or of all that have their folder in there. */
export function hostMark(folder: string): string {
  return `CHAOS_OUTPUT=${folder}`;
}

/** What an instance beside the system gets: what hooks get, and what its peer in a sandbox does. */
export function hostEnvironment(
  base: Environment,
  subject: {
    readonly workload: PlannedWorkload;
    readonly instance: string;
    /** Folder for its files. */
    readonly output: string;
    /** Of the system, as its boot hook named them. */
    readonly endpoints: Readonly<Record<string, string>>;
  },
): Environment {
  const { workload, instance, output, endpoints } = subject;
  const addresses = Object.entries(endpoints).map(([name, address]) => [
    `CHAOS_ENDPOINT_${environmentName(name)}`,
    address,
  ]);
  return {
    ...base,
    ...(Object.fromEntries(addresses) as Environment),
    ...instanceEnvironment(workload, instance),
    CHAOS_OUTPUT: output,
  };
}

export interface OperationParts {
  readonly component: string | null;
  readonly workload: string | null;
  readonly instance: string | null;
  /** Files as absolute paths. */
  readonly with: Readonly<Record<string, string>>;
  readonly captured: string;
}

/** What the hooks of an adapter's operation get on top of what those of the system get. */
export function operationEnvironment(base: Environment, parts: OperationParts): Environment {
  const { component, workload, instance, captured } = parts;
  const values = Object.entries(parts.with).map(([name, value]) => [`CHAOS_WITH_${environmentName(name)}`, value]);
  return {
    ...base,
    ...(Object.fromEntries(values) as Environment),
    ...(component === null ? {} : { CHAOS_COMPONENT: component }),
    ...(workload === null ? {} : { CHAOS_WORKLOAD: workload }),
    ...(instance === null ? {} : { CHAOS_INSTANCE: instance }),
    CHAOS_TARGET: component ?? instance ?? '',
    CHAOS_CAPTURED: captured,
  };
}

/** The workload's whole environment as `NAME=value` entries, each ended by a NUL. */
export function workloadEnvironmentFile(workload: PlannedWorkload, instance: string): string {
  return Object.entries(instanceEnvironment(workload, instance))
    .map(([name, value]) => `${name}=${value}\0`)
    .join('');
}

function instanceEnvironment(workload: PlannedWorkload, instance: string): Environment {
  return { ...workload.env, CHAOS_INSTANCE: instance, CHAOS_INDEX: String(instanceIndex(instance)) };
}
