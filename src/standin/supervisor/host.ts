// SPDX-License-Identifier: Apache-2.0

/**
 * What a supervisor runs on: a process of this machine beside the workload's, or a container. Owns the words of that
 * interface; when the workload starts and stops is the supervisor's matter.
 */

import type { Log } from '../lib/log.ts';
import type { ProcessId } from '../lib/process-table.ts';
import type { ExecRequest, ToGateway } from '../lib/protocol.ts';
import type { StopReason } from '../lib/sandbox-files.ts';
import type { Decide, Proxy } from './proxy.ts';

export interface Launch {
  readonly generation: number;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly proxyPort: number;
}

export interface Runtime {
  /** Makes start number `generation` exist once: binds to it, or reports how it ended, or begins it. */
  readonly ensure: (launch: Launch) => Promise<'running' | 'ended' | 'refused'>;
  /** Ends the workload: TERM, then KILL after the grace. Resolves when nothing of it is left. */
  readonly stop: (graceMs: number) => Promise<void>;
}

export interface Host {
  /** How the gateway tells this supervisor from any other. */
  readonly self: ProcessId;
  readonly runtime: Runtime;
  /** Called once, when this process has become the sandbox's supervisor. */
  readonly openProxy: (generation: number, decide: Decide) => Promise<Proxy>;
  readonly environment: (own: Readonly<Record<string, string>>, proxyPort: number) => Record<string, string>;
  readonly exec: (request: ExecRequest, at: ExecSurroundings) => Promise<void>;
  /** Why this start was ended on purpose; undefined when it was not. */
  readonly stopReason: (generation: number) => StopReason | undefined;
  readonly recordStop: (generation: number, reason: StopReason) => void;
  /** The main process did not end by itself. `terminated`: this supervisor was told to end, and passed that on. */
  readonly endedOutside: (generation: number, terminated: boolean) => boolean;
  /** Told to end, it is to leave the workload alone: another supervisor comes in its place. */
  readonly isReplaced: boolean;
  /** What this process ends with after its main process. */
  readonly exitCode: (main: number | null) => number;
  /** What it ends with after the outage limit. */
  readonly outageCode: number;
  readonly close: () => void;
}

export interface ExecSurroundings {
  readonly env: Readonly<Record<string, string>>;
  readonly send: (message: ToGateway) => void;
}

export interface HostEvents {
  readonly log: Log;
  /** Called once per start; the code is null when the runtime ended without recording one. */
  readonly onEnd: (generation: number, code: number | null) => void;
}

export type OpenHost = (events: HostEvents) => Host;
