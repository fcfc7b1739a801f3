// SPDX-License-Identifier: Apache-2.0
/**
 * What keeps a right experiment from running on an adapter: faults that its backend or its system cannot do, targets
 * that cannot be started again, observers that it does not have. Each is a reason in words, not a mistake of the author.
 */
import type {
  Adapter,
  AdapterTargetLocation as TargetLocation,
  Experiment,
  FaultKind,
  Operation,
} from '../domain/documents.ts';
import { FAULTS, isFault } from '../domain/faults.ts';
import type { BackendId } from '../domain/plan.ts';
import { GATEWAY, instanceLogRole } from '../domain/target.ts';
import { type Item, word } from './items.ts';
import type { Outline } from './outline.ts';

export interface ApplicabilityRequest {
  readonly experiment: Experiment;
  readonly outline: Outline;
  readonly adapter: Adapter;
  readonly capabilities: Readonly<Record<BackendId, readonly FaultKind[]>>;
  /** The system is someone else's: only what its own commands do can be done to it. */
  readonly atEndpoint?: boolean | undefined;
}

type Reason = (request: ApplicabilityRequest) => readonly string[];

/** Role whose log is that of a workload in the system. */
const LOG_ROLE = instanceLogRole('system');

const faultsCanBeDone: Reason = ({ experiment, adapter, capabilities }) =>
  (experiment.operations ?? []).flatMap(({ name, uses }) => {
    if (!isFault(uses)) return [];
    if (!capabilities[adapter.backend].includes(uses))
      return [`${name}: the ${adapter.backend} backend cannot ${uses}`];
    const without: readonly string[] = adapter.capabilities?.without ?? [];
    return without.includes(uses) ? [`${name}: adapter ${adapter.id} does without ${uses}`] : [];
  });

/** Only a container is connected to networks that it can be cut from. */
const partitionsAreOfContainers: Reason = ({ experiment, adapter }) =>
  (experiment.operations ?? []).flatMap((operation) => {
    const { name, target, uses } = operation;
    const types = typesOf(adapter, target);
    if (uses !== 'partition' || types.length === 0 || types.includes('container') || types.includes('pod')) return [];
    return [`${name}: ${targetText(operation)} is no container of adapter ${adapter.id}, so that nothing can be cut`];
  });

const targetsStartAgain: Reason = ({ experiment, outline, adapter }) => {
  const reverted = new Set(
    outline.steps.flatMap(({ kind, target }) => (kind === 'revert' ? (target?.text ?? []) : [])),
  );
  return (experiment.operations ?? []).flatMap((operation) => {
    const { name, target, uses } = operation;
    if (!isFault(uses)) return [];
    const { startsTarget } = FAULTS[uses];
    const starts = startsTarget === 'always' || (startsTarget === 'when-reverted' && reverted.has(name));
    if (!starts || isStartedAgain(adapter, target)) return [];
    return [`${name}: adapter ${adapter.id} has no hook that starts ${targetText(operation)} again`];
  });
};

/** Pods have owners that make them again: of components, one whose number of pods the harness can set. */
const podsOfRolesAreNotStarted: Reason = ({ experiment, adapter, capabilities }) =>
  (experiment.operations ?? []).flatMap((operation) => {
    const { name, target, uses } = operation;
    if (!isFault(uses) || !capabilities[adapter.backend].includes(uses)) return [];
    if (FAULTS[uses].startsTarget !== 'always' || !isPodOfRole(adapter, target)) return [];
    return [`${name}: ${targetText(operation)} is a pod, and of pods ${uses} is only done to those of components`];
  });

/** Nothing sends signals into a pod: it is deleted, with its grace or without. */
const signalsOfPods: Reason = ({ experiment, adapter }) =>
  (experiment.operations ?? []).flatMap(({ name, target, uses, with: options }) => {
    const signal = uses === 'kill' ? options?.['signal'] : undefined;
    if (signal === undefined || signal === 'KILL' || signal === 'TERM') return [];
    if (!typesOf(adapter, target).includes('pod')) return [];
    return [`${name}: a pod can be killed by KILL and by TERM, not by ${String(signal)}`];
  });

function isPodOfRole(adapter: Adapter, target: Operation['target']): boolean {
  return target.component === undefined && typesOf(adapter, target).includes('pod');
}

/** A container is started again by the backend, a component's pod by its controller; a role's is told of elsewhere. */
function isStartedAgain(adapter: Adapter, target: Operation['target']): boolean {
  if (target.component === GATEWAY || locationOf(adapter, target)?.start !== undefined) return true;
  const types = typesOf(adapter, target);
  return (
    types.length > 0 && types.every((type) => type === 'container' || type === 'container-process' || type === 'pod')
  );
}

function locationOf({ targets }: Adapter, { component, role = '' }: Operation['target']): TargetLocation | undefined {
  return component === undefined ? targets.roles?.[role] : targets.components[component];
}

/** What it is in systems of all generations; none for a target that is unknown or an instance. */
export function typesOf(adapter: Adapter, target: Operation['target']): readonly TargetLocation['type'][] {
  const location = locationOf(adapter, target);
  if (location === undefined) return [];
  return [location, ...Object.values(location.generations ?? {})].map(({ type }) => type);
}

const metricsAreObserved: Reason = ({ outline, adapter }) => {
  if ((adapter.metrics ?? []).length > 0) return [];
  const used = [...waitsOf(outline), ...outline.checks.map(({ item }) => item)].flatMap(
    (item) => word(item, 'metric')?.text ?? [],
  );
  return used.map((metric) => `${metric}: adapter ${adapter.id} observes no metrics`);
};

const signalsAreReceived: Reason = ({ outline, adapter }) => {
  if (Object.keys(adapter.signals ?? {}).length > 0) return [];
  const used = waitsOf(outline).flatMap((item) => word(item, 'signal')?.text ?? []);
  // Forwards lead into a cluster, not out of it.
  const why = adapter.backend === 'kubernetes' ? ', since what pods send does not reach this machine' : '';
  return used.map((signal) => `${signal}: adapter ${adapter.id} declares no signals${why}`);
};

const logsAreKept: Reason = ({ outline, adapter }) => {
  // What a process of ours prints needs no adapter.
  const ours = new Set(outline.workloads.flatMap(({ isHost, name }) => (isHost ? name : [])));
  const ofWorkloads = outline.checks.some(
    ({ kind, workload }) => kind === 'log' && workload !== null && !ours.has(workload),
  );
  const named = [...waitsOf(outline), ...outline.checks.map(({ item }) => item)].flatMap(
    (item) => word(item, 'log')?.text ?? [],
  );
  const components = adapter.targets.components;
  const withoutLog = named.filter((name) => Object.hasOwn(components, name) && components[name]?.log === undefined);
  const workloadLogs = ofWorkloads || named.some((name) => !Object.hasOwn(components, name) && !ours.has(name));
  return [
    ...withoutLog.map((name) => `${name}: adapter ${adapter.id} names no log of it`),
    ...(workloadLogs && adapter.targets.roles?.[LOG_ROLE]?.log === undefined
      ? [`adapter ${adapter.id} names no log of role ${LOG_ROLE}`]
      : []),
  ];
};

const settingsAreUnderstood: Reason = ({ experiment, adapter }) => {
  const known = adapter.settings ?? [];
  const unknown = Object.keys(experiment.requires?.settings ?? {}).filter((name) => !known.includes(name));
  return unknown.map((name) => `${name}: adapter ${adapter.id} has no such setting`);
};

const inventoriesCanBeTaken: Reason = ({ outline, adapter }) => {
  if (adapter.inventory !== undefined) return [];
  const taken = outline.steps.flatMap(({ kind, target }) => (kind === 'inventory' ? (target?.text ?? []) : []));
  const checked = outline.checks.flatMap(({ kind, name }) => (kind === 'inventory' ? name.text : []));
  return [...taken, ...checked].map((name) => `${name}: adapter ${adapter.id} takes no inventory`);
};

/** Faults need processes or containers of the run's own; logs, metrics and traces of the system, a boot that sets them up. */
const endpointIsLeftAlone: Reason = ({ experiment, outline, adapter, atEndpoint }) => {
  if (atEndpoint !== true) return [];
  const items = [...waitsOf(outline), ...outline.checks.map(({ item }) => item)];
  const isOfSystem = (log: string): boolean => Object.hasOwn(adapter.targets.components, log);
  const named = (key: string): readonly string[] => items.flatMap((item) => word(item, key)?.text ?? []);
  return [
    ...(experiment.operations ?? []).flatMap(({ name, uses }) => (isFault(uses) ? [`${name} (${uses})`] : [])),
    ...[...named('metric'), ...named('signal'), ...named('log').filter(isOfSystem)],
    ...Object.keys(experiment.requires?.settings ?? {}),
  ].map((what) => `${what}: not at an endpoint, where the system is not the run's own`);
};

const REASONS: readonly Reason[] = [
  endpointIsLeftAlone,
  faultsCanBeDone,
  partitionsAreOfContainers,
  podsOfRolesAreNotStarted,
  signalsOfPods,
  targetsStartAgain,
  metricsAreObserved,
  signalsAreReceived,
  logsAreKept,
  settingsAreUnderstood,
  inventoriesCanBeTaken,
];

/** Why the experiment cannot run there, each reason once; empty when it can. */
export function reasonsAgainst(request: ApplicabilityRequest): readonly string[] {
  return [...new Set(REASONS.flatMap((reason) => reason(request)))];
}

function waitsOf(outline: Outline): readonly Item[] {
  return outline.steps.flatMap(({ wait }) => wait ?? []);
}

function targetText({ target }: Operation): string {
  return target.component === undefined ? `the ${target.role ?? ''} of an instance` : `component ${target.component}`;
}
