// SPDX-License-Identifier: Apache-2.0
/**
 * Processes of a workload beside the system: each leads a session of its own, reads /dev/null, prints into one file and
 * sees the environment it is given and nothing more. What it started ends with it, and none begins before it is let go.
 */
import type { UndoAction } from '../core/domain/documents.ts';

export interface HostProcessRequest {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Entry of the environment (`NAME=value`) that nobody else has: by it what it started is known, wherever that went. */
  readonly mark: string;
  readonly cwd: string;
  /** Takes what it prints, on both streams. Absolute. */
  readonly logFile: string;
}

export interface HostProcessEnd {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  /** `SIGKILL` */
  readonly signal: string | null;
}

export interface HostProcess {
  /** How somebody else would end it and all of its session. */
  readonly undo: { readonly action: UndoAction; readonly shell: string };
  /** Lets it begin. Where we die before, it never does. */
  release(): void;
  /** Resolves when it has ended and nothing that it started is left. Never rejects. */
  readonly ended: Promise<HostProcessEnd>;
  /**
   * Asks it and all that it started to end (TERM); kills it when the grace is over, or as soon as the signal aborts. Whether
   * nothing is left then. Never rejects.
   */
  end(graceMs: number, signal: AbortSignal): Promise<boolean>;
}

export interface HostProcesses {
  /** Rejects with a HarnessError (`create-failed`). */
  start(request: HostProcessRequest): Promise<HostProcess>;
}
