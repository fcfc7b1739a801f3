// SPDX-License-Identifier: Apache-2.0
/**
 * The sweep hook: what it removed, and why not everything. Used by a run after the shutdown and, without a timeline, by
 * whoever finds what a killed run left behind. That there is something to sweep is not known here.
 */
import type { InventoryItem, UndoResult } from '../core/domain/documents.ts';
import type { PlannedHook } from '../core/domain/plan.ts';
import type { Environment } from './environment.ts';
import { describeHookFailure, type HookTools, runHook } from './hooks.ts';
import { parseItems } from './inventory-lines.ts';
import { INVENTORY_OUTPUT_BYTES } from './limits.ts';
import { nameSome } from './text.ts';

export interface Swept {
  readonly removed: readonly InventoryItem[];
  /** Why something may be left; null when nothing is. */
  readonly problem: string | null;
}

export interface SweepCall {
  readonly planned: PlannedHook;
  readonly env: Environment;
  /** Where it is shorter than the hook's own limit. */
  readonly timeoutMs?: number;
}

/** Never rejects for what the hook does; what it removed before it failed counts. */
export async function runSweep(tools: HookTools, sweep: SweepCall, signal: AbortSignal): Promise<Swept> {
  const call = {
    ...sweep,
    hook: 'system.sweep',
    subject: null,
    stdoutLimitBytes: INVENTORY_OUTPUT_BYTES,
  } as const;
  const result = await runHook(tools, call, signal);
  const output = parseItems(result.stdout);
  const removed = output.ok ? output.items : [];
  if (!result.ok) return { removed, problem: describeHookFailure(call, result) };
  return { removed, problem: output.ok ? null : `hook system.sweep printed ${output.problem}` };
}

/** The sweep as an undo that was carried out. */
export function undoOfSweep({ removed, problem }: Swept): { readonly result: UndoResult; readonly proof: string } {
  if (problem !== null) return { result: 'failed', proof: problem };
  if (removed.length === 0) return { result: 'already-clean', proof: 'nothing was left' };
  return { result: 'reverted', proof: `removed ${nameSome(removed.map(({ kind, id }) => `${kind} ${id}`))}` };
}
