// SPDX-License-Identifier: Apache-2.0

/**
 * The small records of a sandbox that the gateway, its supervisor and its runtime leave for each other, so that any of
 * them can die and the others still know: who the runtime belongs to, how the main process ended, why it was stopped.
 */

import { rmSync } from 'node:fs';
import { readTextIfPresent, writeFileAtomic } from './files.ts';
import type { SandboxPaths } from './layout.ts';
import type { ProcessId } from './process-table.ts';

/** Which supervisor a runtime obeys, and the proxy port its workload was given. */
export interface Binding {
  readonly generation: number;
  readonly supervisor: ProcessId;
  readonly proxyPort: number;
  /** True when no other supervisor may take over, not even after this one's death. */
  readonly exclusive: boolean;
}

/** `Stopped`: by the gateway or an operator. `GatewayUnreachable`: by its supervisor, after the outage limit. */
export type StopReason = 'Stopped' | 'GatewayUnreachable';

export function readBinding(paths: SandboxPaths): Binding | undefined {
  const text = readTextIfPresent(paths.binding);
  return text === undefined ? undefined : (JSON.parse(text) as Binding);
}

export function writeBinding(paths: SandboxPaths, binding: Binding): void {
  writeFileAtomic(paths.binding, JSON.stringify(binding));
}

/** The recorded exit code of the main process's start number `generation`. */
export function readExitCode(paths: SandboxPaths, generation: number): number | undefined {
  const [recorded, code] = (readTextIfPresent(paths.exit) ?? '').trim().split(' ');
  return code !== undefined && Number(recorded) === generation ? Number(code) : undefined;
}

/** True when the runtime of start number `generation` was told to end, so that the exit code is not its workload's own. */
export function wasTerminated(paths: SandboxPaths, generation: number): boolean {
  const [recorded, , how] = (readTextIfPresent(paths.exit) ?? '').trim().split(' ');
  return Number(recorded) === generation && how === 'terminated';
}

/** Why start number `generation` was ended on purpose; undefined when it was not. */
export function readStopReason(paths: SandboxPaths, generation: number): StopReason | undefined {
  const [recorded, reason] = (readTextIfPresent(paths.stopReason) ?? '').trim().split(' ');
  if (Number(recorded) !== generation) return undefined;
  return reason === 'Stopped' || reason === 'GatewayUnreachable' ? reason : undefined;
}

/** Must be written before the first signal, so that the end that follows is never taken for the workload's own. */
export function writeStopReason(paths: SandboxPaths, generation: number, reason: StopReason): void {
  writeFileAtomic(paths.stopReason, `${generation} ${reason}\n`);
}

/** Removes a pid file if it still names this process. */
export function removePidFile(path: string, pid: number): void {
  if (readTextIfPresent(path)?.trim() === String(pid)) rmSync(path, { force: true });
}
