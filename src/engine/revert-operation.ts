// SPDX-License-Identifier: Apache-2.0
/** Undoing an operation of the adapter with its revert hook, in a run or for one that was left. */
import type { OperationRevert } from '../core/domain/documents.ts';
import { operationEnvironment } from './environment.ts';
import { describeHookFailure, runHook } from './hooks.ts';
import { hookToolsOf, type StartTools, type UndoOutcome } from './start.ts';

export interface UndoTools extends StartTools {
  /** Absolute path of a file of the run directory that a record names. Throws a HarnessError for any other. */
  readonly runFile?: (name: string) => string;
}

/** What the hook undid is for the adapter to read back; that it succeeded is the proof. */
export async function revertOperation(
  action: OperationRevert,
  tools: UndoTools,
  signal: AbortSignal,
): Promise<UndoOutcome> {
  const { operation } = action;
  const { operations } = tools.system;
  const planned = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (planned === undefined || planned.revert === null)
    return { result: 'failed', proof: `the adapter has no revert hook of ${operation}` };
  const values = withFiles(action.with, planned.files, (name) => fileOf(tools, name));
  const env = operationEnvironment(tools.env, { ...action, with: values });
  const subject = action.component ?? action.instance;
  const call = { hook: `${operation}.revert`, planned: planned.revert, subject, env } as const;
  const result = await runHook(hookToolsOf(tools), call, signal);
  return result.ok
    ? { result: 'reverted', proof: 'its revert hook succeeded' }
    : { result: 'failed', proof: describeHookFailure(call, result) };
}

function fileOf({ runFile }: UndoTools, name: string): string {
  if (runFile === undefined) throw new TypeError('an undo that names a file, without a run directory');
  return runFile(name);
}

/** Arguments of an operation, with the names of its files replaced. */
export function withFiles(
  values: Readonly<Record<string, string>>,
  files: readonly string[],
  replace: (name: string) => string,
): Readonly<Record<string, string>> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, files.includes(name) ? replace(value) : value]));
}
