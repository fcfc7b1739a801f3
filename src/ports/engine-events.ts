// SPDX-License-Identifier: Apache-2.0
/** What a container engine says of the containers of a run. Writing it down is the observers' affair. */

export interface ContainerSaid {
  /** `create`, `start`, `die`, `kill`, `stop`, `pause`, `destroy`, ..., or `present`: it is there, in that status. */
  readonly action: string;
  readonly id: string;
  readonly name: string;
  /** Those that were asked for. */
  readonly labels: Readonly<Record<string, string>>;
  readonly exitCode: number | null;
  /** Number of the signal, of `kill`. */
  readonly signal: string | null;
  /** Of `present`: `running`, `exited`, ... */
  readonly status: string | null;
  /** When it was, on the engine's clock, in nanoseconds; null of `present`. */
  readonly timeNano: string | null;
}

/** `open`: from here on nothing is missed; `lost`: until it is `back`, what happened may not be known to the engine any more. */
export type ConnectionSaid = { readonly state: 'open' | 'lost' | 'back'; readonly reason: string | null };

export interface EngineEventsRequest {
  /** Containers that carry all these. */
  readonly labels: Readonly<Record<string, string>>;
  /** Names of labels that are handed on. */
  readonly labelNames: readonly string[];
  readonly onContainer: (said: ContainerSaid) => void;
  readonly onConnection: (said: ConnectionSaid) => void;
}

export interface EngineEvents {
  /** Resolves when the engine has begun to tell, or has not for a while. Never rejects. */
  readonly open: Promise<void>;
  /** What happened until now is told first. Never rejects. */
  close(): Promise<void>;
}

export type OpenEngineEvents = (request: EngineEventsRequest) => EngineEvents;
