// SPDX-License-Identifier: Apache-2.0
/**
 * Faults on containers of an engine. A container is its id together with the time it was started; its main process is a
 * pid of this machine together with its start time. Plain processes of the system (a gateway beside its containers) are
 * handed to the process backend.
 */
import type { FaultKind } from '../../core/domain/documents.ts';
import type { Backend } from '../../ports/backend.ts';
import type { Clock } from '../../ports/clock.ts';

/** What this backend can do; an experiment with any other fault is not applicable on it. */
export const DOCKER_FAULTS: readonly FaultKind[] = [
  'kill',
  'stop',
  'restart',
  'restart-in-place',
  'freeze',
  'outage',
  'partition',
];

export function createDockerBackend({ processes }: { readonly clock: Clock; readonly processes: Backend }): Backend {
  return { ...processes, id: 'docker' };
}
