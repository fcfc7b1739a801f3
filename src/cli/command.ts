// SPDX-License-Identifier: Apache-2.0
/** What a command is to main: parsed arguments and a terminal in, an exit code out. */
import type { ExitCode } from '../core/domain/errors.ts';
import type { Terminal } from './terminal.ts';

export interface ParsedArguments {
  readonly positionals: readonly string[];
  /** Whether a flag was given. */
  flag(name: string): boolean;
  /** Value of an option; null when it was not given. */
  text(name: string): string | null;
  /** Values of an option that may be repeated. */
  list(name: string): readonly string[];
}

export type Command = (args: ParsedArguments, terminal: Terminal) => Promise<ExitCode>;
