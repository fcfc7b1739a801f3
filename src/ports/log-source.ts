// SPDX-License-Identifier: Apache-2.0
/** Where a followed log comes from. Whoever opens one gets its bytes; copying, counting and searching is done elsewhere. */

import type { PodPlace } from '../core/domain/plan.ts';

export interface LogSourceEvents {
  /** The bytes are only good during the call. */
  readonly onBytes: (bytes: Buffer) => void;
  /** What comes next is the start of another content. */
  readonly onRestart: (reason: 'truncated' | 'replaced') => void;
}

/**
 * How far to read. `new`: what is at hand, asked for again and again. `now`: all that was written until now, within a
 * limit. `end`: the same, and nothing before may have been missed.
 */
export type LogReach = 'new' | 'now' | 'end';

export interface LogSource {
  /** Never rejects. Not to be called while a read is going on. */
  read(reach: LogReach): Promise<void>;
  /** Why the last read was not whole, or what was lost before; null when all is well. */
  problem(): string | null;
  close(): void;
}

/** Opens the logs of containers: those that carry all the labels, one after another. */
export type OpenContainerLog = (labels: Readonly<Record<string, string>>, events: LogSourceEvents) => LogSource;

export type PodLogPlace = Pick<PodPlace, 'namespace' | 'labels' | 'container'>;

/** Opens the logs of pods: those of a namespace that carry all the labels, one after another. */
export type OpenPodLog = (place: PodLogPlace, events: LogSourceEvents) => LogSource;
