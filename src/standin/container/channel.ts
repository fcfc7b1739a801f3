// SPDX-License-Identifier: Apache-2.0

/**
 * What a supervisor and a sandbox's runtime say to each other in the newer generation, where each has a container of its
 * own and the two share nothing but a volume with sockets: one JSON object per line. Owns the shapes and the places.
 */

import type { ExecRequest } from '../lib/protocol.ts';

/** Names the folder that a container's own paths lie below, where it has no file system of its own. */
export const ROOT_VARIABLE = 'OPENSHELL_STAND_IN_ROOT';
/** Where a pod listens for itself, and which pod it is; set by what made it. */
export const POD_ADDRESS_VARIABLE = 'POD_IP';
export const POD_UID_VARIABLE = 'POD_UID';

/** A path of this container as this process has to open it. */
export function here(path: string): string {
  return `${process.env[ROOT_VARIABLE] ?? ''}${path}`;
}

/** Where this container listens for itself. */
export function ownAddress(): string {
  return process.env[POD_ADDRESS_VARIABLE] ?? '127.0.0.1';
}

/** Where the shared volume is in both containers. */
export const CHANNEL_DIR = '/.openshell/channel';
/** The runtime listens here for its supervisor. */
export const RUNTIME_SOCKET: string = `${CHANNEL_DIR}/runtime.sock`;
/** The supervisor's proxy listens here: the only way out of a sandbox that has no network. */
export const PROXY_SOCKET: string = `${CHANNEL_DIR}/proxy.sock`;
/** The port inside a sandbox that leads there. */
export const PROXY_PORT = 3128;

/** In the sandbox's container: what was started last, and how it ended if it ended by itself. */
export const LAUNCH_FILE = '/opt/openshell/launch.json';
export const EXIT_FILE = '/opt/openshell/exit.json';

/** What a supervisor's container ends with that has stopped its workload for want of a gateway. */
export const OUTAGE_CODE = 75;

export type ToRuntime =
  /** `exclusive`: no other supervisor may ever take over. */
  | { readonly type: 'bind'; readonly epoch: number; readonly exclusive: boolean }
  | {
      readonly type: 'start';
      readonly generation: number;
      readonly command: readonly string[];
      readonly env: Readonly<Record<string, string>>;
    }
  /** Ends the workload and the runtime with it. */
  | { readonly type: 'stop'; readonly graceMs: number }
  /** The workload has ended for good: the runtime ends with its exit code. */
  | { readonly type: 'end' }
  | { readonly type: 'exec'; readonly request: ExecRequest };

export type FromRuntime =
  | { readonly type: 'bound' }
  | { readonly type: 'refused' }
  | { readonly type: 'running'; readonly generation: number }
  | Exited
  | { readonly type: 'exec-output'; readonly id: string; readonly stream: 'stdout' | 'stderr'; readonly data: string }
  | { readonly type: 'exec-end'; readonly id: string; readonly code: number };

/** `code` is null when this start was begun by a runtime that is gone; `outside`: the runtime was told to end. */
export interface Exited {
  readonly type: 'exited';
  readonly generation: number;
  readonly code: number | null;
  readonly outside: boolean;
}
