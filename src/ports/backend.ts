// SPDX-License-Identifier: Apache-2.0
/** Faults on real targets. The engine composes faults of these primitives and proves each by reading back. */
import type { SignalName, UndoAction, UndoResult } from '../core/domain/documents.ts';
import type { BackendId } from '../core/domain/plan.ts';

/** Where a target is found: its location with all names put in. */
export interface TargetAddress {
  readonly label: string;
  readonly type: 'process' | 'process-group';
  readonly pidFile: string;
}

/** Who the target is until it is reverted: pid and start time, so that a reused pid is never taken for it. */
export interface TargetIdentity {
  readonly kind: 'process';
  readonly pid: number;
  readonly startTime: string;
  readonly group: boolean;
}

export type Located =
  | { readonly found: true; readonly identity: TargetIdentity }
  | { readonly found: false; readonly reason: string };

export interface TargetObservation {
  readonly condition: 'running' | 'frozen' | 'gone';
  /** What was read, for the timeline. */
  readonly proof: string;
}

export type FaultAction =
  | { readonly do: 'kill'; readonly signal: SignalName }
  /** Asks to end (TERM); KILL when the grace is over. */
  | { readonly do: 'stop'; readonly graceMs: number }
  | { readonly do: 'freeze' };

export interface Backend {
  readonly id: BackendId;
  /** Reads who is there now. Rejects with a HarnessError when that cannot be read. */
  locate(address: TargetAddress, signal: AbortSignal): Promise<Located>;
  /** Sends the request; resolves when it was accepted. Rejects with a HarnessError (`target-gone`, `not-permitted`, ...). */
  apply(action: FaultAction, identity: TargetIdentity, signal: AbortSignal): Promise<void>;
  observe(identity: TargetIdentity, signal: AbortSignal): Promise<TargetObservation>;
  /** What would put a freeze back, and how a person could do it by hand. */
  undoOfFreeze(identity: TargetIdentity): { readonly action: UndoAction; readonly shell: string };
  /** Carries out an undo that is the backend's own and reads it back. Never rejects. */
  undo(action: UndoAction, signal: AbortSignal): Promise<{ readonly result: UndoResult; readonly proof: string }>;
}
