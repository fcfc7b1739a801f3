// SPDX-License-Identifier: Apache-2.0
/**
 * Carrying out a typed undo and reading back what it did. Used by a run for its own faults and, without a timeline, by
 * whoever finds what a killed run left behind.
 */
import type { UndoAction, UndoIntent, UndoRecord, UndoResult } from '../core/domain/documents.ts';
import { causeChain } from '../core/domain/errors.ts';
import { isInstalled } from '../core/domain/plan.ts';
import { outlivesMachine } from '../core/domain/undo.ts';
import type { Host } from '../ports/index.ts';
import { componentAddress } from './addresses.ts';
import { pollUntil, withDeadline } from './deadlines.ts';
import { describeHookFailure, runHook } from './hooks.ts';
import { killLeft, withKilled } from './kill.ts';
import { LOOK_AGAIN_MS, SHUTDOWN_READ_BACK_MS, UNDO_LIMIT_MS } from './limits.ts';
import { revertOperation, type UndoTools } from './revert-operation.ts';
import { hookToolsOf, runningAs, startAgain, type UndoOutcome } from './start.ts';
import { runSweep, undoOfSweep } from './sweep.ts';
import { clip, oneLine } from './text.ts';

export type { UndoTools };

/** Puts one thing back. Never rejects; the signal is its deadline. */
export async function carryOutUndo(action: UndoAction, tools: UndoTools, signal: AbortSignal): Promise<UndoOutcome> {
  try {
    const outcome = await carryOut(action, tools, signal);
    return { result: outcome.result, proof: clip(oneLine(outcome.proof), 500) };
  } catch (error) {
    return { result: 'failed', proof: clip(oneLine(causeChain(error).join(': ')), 500) };
  }
}

function carryOut(action: UndoAction, tools: UndoTools, signal: AbortSignal): Promise<UndoOutcome> {
  switch (action.kind) {
    case 'component.start':
    case 'role.start':
      return startAgain(action, tools, signal);
    case 'system.shutdown':
      return shutDown(tools, signal);
    case 'system.sweep':
      return sweep(tools, signal);
    case 'operation.revert':
      return revertOperation(action, tools, signal);
    default:
      return tools.ports.backend.undo(action, signal);
  }
}

async function shutDown(tools: UndoTools, signal: AbortSignal): Promise<UndoOutcome> {
  const call = { hook: 'system.shutdown', subject: null } as const;
  const result = await runHook(hookToolsOf(tools), { ...call, env: tools.env }, signal);
  // A system that was there before goes on, and nothing of it is ended.
  if (isInstalled({ gateway: tools.env['CHAOS_GATEWAY'] ?? '' })) {
    return result.ok
      ? { result: 'reverted', proof: 'the system was there before, and is left as it is' }
      : { result: 'failed', proof: describeHookFailure(call, result) };
  }
  const left = result.ok ? await stillRunning(tools) : [];
  if (result.ok && left.length === 0) return { result: 'reverted', proof: 'no component has a process' };
  const problem = result.ok ? `still running after shutdown: ${left.join(', ')}` : describeHookFailure(call, result);
  // Nobody else stops what was started here.
  const { ports, system } = tools;
  const addresses = Object.keys(system.components).map((name) => componentAddress(system, name, ports.workDir.path));
  return { result: 'failed', proof: withKilled(problem, await killLeft(ports, addresses)) };
}

async function sweep(tools: UndoTools, signal: AbortSignal): Promise<UndoOutcome> {
  const planned = tools.system.hooks['system.sweep'];
  if (planned === null) throw new TypeError('the adapter has no sweep hook');
  return undoOfSweep(await runSweep(hookToolsOf(tools), { planned, env: tools.env }, signal));
}

/** Components whose process outlives the shutdown, after a while in which it may end. */
async function stillRunning(tools: UndoTools): Promise<readonly string[]> {
  const { clock } = tools.ports;
  return withDeadline({ clock, limitMs: SHUTDOWN_READ_BACK_MS, parent: null }, async (signal) => {
    const look = async (): Promise<readonly string[]> => {
      const left: string[] = [];
      for (const component of Object.keys(tools.system.components)) {
        const address = componentAddress(tools.system, component, tools.ports.workDir.path);
        const running = await runningAs(address, tools, new AbortController().signal);
        if (running !== null) left.push(`${component} as ${running}`);
      }
      return left;
    };
    const gone = async (): Promise<true | null> => ((await look()).length === 0 ? true : null);
    return (await pollUntil({ clock, pauseMs: LOOK_AGAIN_MS, look: gone }, signal)) === true ? [] : look();
  });
}

export interface RevertLeftOptions extends UndoTools {
  readonly host: Pick<Host, 'bootId'>;
  /** Appends to undo.jsonl. */
  readonly appendUndo: (record: UndoRecord) => void;
}

export interface RevertedRecord extends UndoOutcome {
  readonly record: UndoIntent;
}

/** Records that were not carried out, or whose undo failed, newest first. */
export function outstandingUndos(records: readonly UndoRecord[]): readonly UndoIntent[] {
  const done = carriedOut(records);
  return records
    .filter((record) => record.type === 'undo')
    .filter(({ id }) => !done.has(id))
    .reverse();
}

/** Numbers of the records that were carried out; a later result replaces an earlier one. */
function carriedOut(records: readonly UndoRecord[]): ReadonlySet<number> {
  const done = new Set<number>();
  for (const record of records) {
    if (record.type !== 'undone') continue;
    if (isRefused(record.result)) done.delete(record.id);
    else done.add(record.id);
  }
  return done;
}

/** What was not put back. */
export function isRefused(result: UndoResult): boolean {
  return result === 'failed' || result === 'foreign-state-refused';
}

/**
 * Puts back what a killed run left, in reverse order, each with a deadline of its own and the next one tried whatever
 * became of it. Every one is noted as undone with its result; a failure that was noted before is not noted again.
 */
export async function revertLeft(
  records: readonly UndoRecord[],
  options: RevertLeftOptions,
): Promise<readonly RevertedRecord[]> {
  const { clock } = options.ports;
  const done = carriedOut(records);
  const isShutDown = records.some(
    (record) => record.type === 'undo' && record.action.kind === 'system.shutdown' && done.has(record.id),
  );
  const failedBefore = new Set(records.flatMap((record) => (record.type === 'undone' ? [record.id] : [])));
  const reverted: RevertedRecord[] = [];
  for (const record of outstandingUndos(records)) {
    const gone = whyGone(record, isShutDown, options);
    const outcome =
      gone === null
        ? await withDeadline({ clock, limitMs: UNDO_LIMIT_MS, parent: null }, (signal) =>
            carryOutUndo(record.action, options, signal),
          )
        : { result: 'gone-with-target' as const, proof: gone };
    if (!isRefused(outcome.result) || !failedBefore.has(record.id)) {
      options.appendUndo({ v: 1, type: 'undone', id: record.id, at: clock.wallTime(), ...outcome });
    }
    reverted.push({ record, ...outcome });
  }
  return reverted;
}

/** Why there is nothing to put back any more; null when it must be tried. */
function whyGone({ action, bootId }: UndoIntent, isShutDown: boolean, options: RevertLeftOptions): string | null {
  // Of this machine all were processes, a system of them too: its pid files name strangers by now.
  if (bootId !== options.host.bootId() && !outlivesMachine(action)) return 'the machine was started again since';
  const needsSystem = ['component.start', 'role.start', 'operation.revert'].includes(action.kind);
  return needsSystem && isShutDown ? 'the system was shut down since' : null;
}
