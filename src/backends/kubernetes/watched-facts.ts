// SPDX-License-Identifier: Apache-2.0
/** What is kept of the objects that are watched: little, and bounded, since anybody may write them. */
import type { WatchedKind } from '../../ports/cluster-events.ts';
import { quote } from '../../platform/kubernetes/errors.ts';
import { type Fields, numberAt, textAt } from '../../platform/kubernetes/values.ts';
import { isTerminating, podOf } from './objects.ts';
import { appsPath, podsPath } from './paths.ts';

interface Watched {
  readonly path: (namespace: string) => string;
  readonly facts: (value: Fields) => Readonly<Record<string, unknown>>;
}

const CONTAINERS = 20;

export const WATCHED: Readonly<Record<WatchedKind, Watched>> = {
  pod: { path: podsPath, facts: podFacts },
  event: { path: (namespace) => `/api/v1/namespaces/${encodeURIComponent(namespace)}/events`, facts: eventFacts },
  statefulset: { path: (namespace) => appsPath(namespace, 'statefulsets'), facts: workloadFacts },
  deployment: { path: (namespace) => appsPath(namespace, 'deployments'), facts: workloadFacts },
};

function podFacts(value: Fields): Readonly<Record<string, unknown>> {
  const { phase, isReady, containers, finalizers } = podOf(value);
  return {
    phase: quote(phase),
    ready: isReady,
    terminating: isTerminating(value),
    ...(finalizers.length === 0 ? {} : { finalizers: finalizers.slice(0, 5).map(quote) }),
    node: textAt(value, 'spec', 'nodeName'),
    containers: containers.slice(0, CONTAINERS).map(({ name, state, reason, exitCode, restarts }) => ({
      ...{ name: quote(name), state, reason: reason === null ? null : quote(reason), exitCode, restarts },
    })),
  };
}

function eventFacts(value: Fields): Readonly<Record<string, unknown>> {
  const [kind, name] = [textAt(value, 'involvedObject', 'kind'), textAt(value, 'involvedObject', 'name')];
  return {
    type: quote(textAt(value, 'type') ?? ''),
    reason: quote(textAt(value, 'reason') ?? ''),
    about: quote(`${kind ?? ''} ${name ?? ''}`),
    message: quote(textAt(value, 'message') ?? ''),
    count: numberAt(value, 'count') ?? numberAt(value, 'series', 'count') ?? 1,
    lastAt: textAt(value, 'lastTimestamp') ?? textAt(value, 'eventTime'),
  };
}

function workloadFacts(value: Fields): Readonly<Record<string, unknown>> {
  return {
    wanted: numberAt(value, 'spec', 'replicas') ?? 1,
    there: numberAt(value, 'status', 'replicas') ?? 0,
    ready: numberAt(value, 'status', 'readyReplicas') ?? 0,
    updated: numberAt(value, 'status', 'updatedReplicas') ?? 0,
    generation: numberAt(value, 'metadata', 'generation'),
    observed: numberAt(value, 'status', 'observedGeneration'),
    terminating: isTerminating(value),
  };
}
