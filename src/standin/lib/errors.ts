// SPDX-License-Identifier: Apache-2.0

/**
 * The two ways a stand-in command ends badly on purpose: it was called wrongly (exit 2) or it could not do what was
 * asked (its own exit code). Owns their shape; what is printed is decided in main.ts.
 */

/** Wrong usage: the caller has to change the command line. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was understood and failed; `exitCode` is what the process ends with. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a system error such as ENOENT, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
