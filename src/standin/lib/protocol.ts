// SPDX-License-Identifier: Apache-2.0

/**
 * What the gateway and a supervisor say to each other over a session: one JSON object per line. Owns the shapes and
 * their encoding; both ends are this program, of the same build, so a message is checked for being one and no more.
 */

/** A sandbox's policy as its supervisor enforces it: connections to these endpoints are allowed, all others refused. */
export interface EnforcedPolicy {
  readonly version: number;
  readonly endpoints: readonly PolicyEndpoint[];
}

export interface PolicyEndpoint {
  readonly host: string;
  readonly port: number;
}

export interface ExecRequest {
  readonly id: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly workdir: string;
  /** Base64. */
  readonly stdin: string;
  /** 0 is no limit. */
  readonly timeoutMs: number;
}

export type ToSupervisor =
  | {
      readonly type: 'config';
      readonly generation: number;
      /** False while the main process is not to be started (again) yet. */
      readonly run: boolean;
      readonly command: readonly string[];
      readonly env: Readonly<Record<string, string>>;
      readonly policy: EnforcedPolicy;
    }
  | { readonly type: 'policy'; readonly policy: EnforcedPolicy }
  | { readonly type: 'run'; readonly generation: number }
  | { readonly type: 'exit-ack'; readonly generation: number; readonly next: 'end' | 'wait' }
  | { readonly type: 'exec'; readonly request: ExecRequest }
  | { readonly type: 'stop' }
  | { readonly type: 'refused'; readonly message: string };

export type ToGateway =
  | {
      readonly type: 'hello';
      readonly name: string;
      readonly epoch: number;
      readonly pid: number;
      readonly startTime: string;
    }
  | { readonly type: 'running'; readonly generation: number }
  /** `code` is null when the runtime ended without recording one; `outside`: not the main process ended, it was ended. */
  | { readonly type: 'exit'; readonly generation: number; readonly code: number | null; readonly outside: boolean }
  | { readonly type: 'bind-refused'; readonly message: string }
  | { readonly type: 'policy-loaded'; readonly version: number }
  | { readonly type: 'log'; readonly level: string; readonly target: string; readonly message: string }
  | { readonly type: 'exec-output'; readonly id: string; readonly stream: 'stdout' | 'stderr'; readonly data: string }
  | { readonly type: 'exec-end'; readonly id: string; readonly code: number };

export const SESSION_PROTOCOL = 'openshell-session';

/** What a runtime says to a supervisor that is not its own. */
export const ALREADY_BOUND = 'sandbox runtime is already bound to another supervisor process';

export function encode(message: ToSupervisor | ToGateway): string {
  return `${JSON.stringify(message)}\n`;
}

/** A line from the gateway; undefined when it is no message. */
export function decodeToSupervisor(line: string): ToSupervisor | undefined {
  return decode(line) as ToSupervisor | undefined;
}

/** A line from a supervisor; undefined when it is no message. */
export function decodeToGateway(line: string): ToGateway | undefined {
  return decode(line) as ToGateway | undefined;
}

function decode(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'type' in value ? value : undefined;
  } catch {
    return undefined;
  }
}
