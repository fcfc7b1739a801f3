// SPDX-License-Identifier: Apache-2.0
/** The status of a pod, out of the states of its containers. */
import type { RunningContainer } from './container.ts';
import { kubeTime, type Condition, type Pod, type PodStatus } from './objects.ts';

interface Containers {
  readonly init: readonly RunningContainer[];
  readonly main: readonly RunningContainer[];
  readonly ip: string;
}

export function podStatus(pod: Pod, { init, main, ip }: Containers): PodStatus {
  const initialised = init.every(({ state }) => state.terminated?.exitCode === 0);
  const ready = main.every((container) => container.ready);
  return {
    ...{ phase: phaseOf(pod, init, main), hostIP: '127.0.0.1', podIP: ip, podIPs: [{ ip }] },
    startTime: pod.status?.startTime ?? pod.metadata.creationTimestamp,
    conditions: [
      condition(pod, 'PodScheduled', true),
      condition(pod, 'Initialized', initialised),
      condition(pod, 'ContainersReady', ready),
      condition(pod, 'Ready', ready),
    ],
    containerStatuses: main.map((container) => container.status()),
    ...(init.length === 0 ? {} : { initContainerStatuses: init.map((container) => container.status()) }),
  };
}

function phaseOf(
  { spec }: Pod,
  init: readonly RunningContainer[],
  main: readonly RunningContainer[],
): PodStatus['phase'] {
  const { restartPolicy = 'Always' } = spec;
  const failedInit = init.some(({ state }) => state.terminated !== undefined && state.terminated.exitCode !== 0);
  if (failedInit && restartPolicy === 'Never') return 'Failed';
  if (main.some(({ restarts }) => restarts < 0)) return 'Pending';
  if (restartPolicy === 'Always' || main.some(({ state }) => state.terminated === undefined)) return 'Running';
  if (main.every(({ state }) => state.terminated?.exitCode === 0)) return 'Succeeded';
  return restartPolicy === 'Never' ? 'Failed' : 'Running';
}

/** The time of its last change stays. */
function condition(pod: Pod, type: string, holds: boolean): Condition {
  const status = holds ? 'True' : 'False';
  const before = pod.status?.conditions?.find((one) => one.type === type);
  if (before?.status === status && before.lastTransitionTime !== undefined) {
    return { type, status, lastProbeTime: null, lastTransitionTime: before.lastTransitionTime };
  }
  const reason = type.endsWith('Ready') && !holds ? { reason: 'ContainersNotReady' } : {};
  return { type, status, lastProbeTime: null, lastTransitionTime: kubeTime(), ...reason };
}
