// SPDX-License-Identifier: Apache-2.0
/**
 * Running a hook: bash with its script, an environment, a limit and capped output, and saying in one line why it
 * failed. What a hook means is not known here.
 */
import type { EventBody } from '../core/domain/documents.ts';
import { formatDuration } from '../core/domain/duration.ts';
import type { HookName, PlannedHook, PlannedSystem } from '../core/domain/plan.ts';
import type { CommandResult, CommandRunner } from '../ports/index.ts';
import type { Environment } from './environment.ts';
import { HOOK_OUTPUT_BYTES } from './limits.ts';
import { clip, clipHead, oneLine } from './text.ts';

export interface HookTools {
  readonly commands: CommandRunner;
  readonly hooks: PlannedSystem['hooks'];
  readonly cwd: string;
  /** Takes the hook's events; null where there is no timeline. */
  readonly emit: ((event: EventBody) => void) | null;
}

export type HookCall = HookChoice & {
  /** Instance, role or component; null for the system as a whole. */
  readonly subject: string | null;
  readonly env: Environment;
  /** Where it is shorter than the hook's own limit. */
  readonly timeoutMs?: number;
  readonly stdoutLimitBytes?: number;
  /** Polls are recorded only when they fail, and by whoever polls. */
  readonly quiet?: boolean;
};

/** One that every adapter has, by its name; or one that only some have, with what runs and the name that events give it. */
type HookChoice =
  | { readonly hook: HookName; readonly planned?: undefined }
  | { readonly hook: string; readonly planned: PlannedHook };

export interface HookResult extends CommandResult {
  readonly ok: boolean;
  /** The limit that was in force. */
  readonly limitMs: number;
}

export function bashArguments(script: string): readonly string[] {
  return ['bash', '-c', `set -euo pipefail\n${script}`];
}

/** Runs a hook to its end, its limit or the abort. Never rejects for what the hook does. */
export async function runHook(tools: HookTools, call: HookCall, signal: AbortSignal): Promise<HookResult> {
  const planned = call.planned ?? tools.hooks[call.hook];
  if (call.quiet !== true) tools.emit?.({ type: 'hook.started', hook: call.hook, subject: call.subject });
  const limitMs = limitOf(planned, call);
  const result = await tools.commands.run(
    {
      argv: bashArguments(planned.script),
      env: call.env,
      cwd: tools.cwd,
      timeoutMs: limitMs,
      stdoutLimitBytes: call.stdoutLimitBytes ?? HOOK_OUTPUT_BYTES,
      stderrLimitBytes: HOOK_OUTPUT_BYTES,
    },
    signal,
  );
  const hookResult = { ...result, ok: result.outcome === 'exited' && result.exitCode === 0, limitMs };
  if (call.quiet !== true) tools.emit?.(hookEnded(call, hookResult));
  return hookResult;
}

function limitOf(planned: PlannedHook, call: HookCall): number {
  return Math.max(1, Math.min(planned.timeoutMs, call.timeoutMs ?? planned.timeoutMs));
}

export function hookEnded(call: Pick<HookCall, 'hook' | 'subject'>, result: HookResult): EventBody {
  return { type: 'hook.ended', hook: call.hook, subject: call.subject, ...hookFacts(result) };
}

type HookFacts = Omit<Extract<EventBody, { type: 'hook.ended' }>, 'type' | 'hook' | 'subject'>;

/** What events keep of a result. */
export function hookFacts(result: HookResult): HookFacts {
  const outcomes = { exited: result.ok ? 'ok' : 'failed', 'not-started': 'failed' } as const;
  return {
    exitCode: result.exitCode,
    outcome:
      result.outcome === 'timed-out' || result.outcome === 'cancelled' ? result.outcome : outcomes[result.outcome],
    durationMs: Math.max(0, result.durationMs),
    stdout: clip(result.stdout, HOOK_OUTPUT_BYTES),
    stderr: clipHead(result.stderr, HOOK_OUTPUT_BYTES),
  };
}

/** `hook system.boot ended with exit code 3: <tail of stderr>`, on one line. */
export function describeHookFailure(call: Pick<HookCall, 'hook' | 'subject'>, result: HookResult): string {
  const name = call.subject === null ? `hook ${call.hook}` : `hook ${call.hook} for ${call.subject}`;
  return `${name} ${describeHookEnd(result)}`;
}

/** `ended with exit code 3: <tail of stderr>`, on one line. */
export function describeHookEnd(result: HookResult): string {
  const tail = clipHead(oneLine(result.stderr), 300);
  return `${howItEnded(result)}${tail === '' ? '' : `: ${tail}`}`;
}

function howItEnded(result: HookResult): string {
  switch (result.outcome) {
    case 'timed-out':
      return `did not end within ${formatDuration(result.limitMs)} and was killed`;
    case 'cancelled':
      return `was ended early, after ${formatDuration(result.durationMs)}`;
    case 'not-started':
      return 'could not be started';
    case 'exited':
      return result.exitCode === null
        ? `was ended by signal ${result.signal ?? 'unknown'}`
        : `ended with exit code ${String(result.exitCode)}`;
  }
}
