// SPDX-License-Identifier: Apache-2.0
/** What a row of the table of commands says, and the options and words that several rows share. */
import type { Command } from './command.ts';

export interface OptionSpec {
  readonly name: string;
  /** What the value is called in the help text; null for a flag. */
  readonly value: string | null;
  readonly multiple: boolean;
  readonly help: string;
}

export interface CommandSpec {
  readonly name: string;
  readonly summary: string;
  /** Positional arguments as the usage line spells them. */
  readonly positionals: string;
  readonly positionalsMin: number;
  readonly positionalsMax: number;
  readonly options: readonly OptionSpec[];
  readonly examples: readonly { readonly line: string; readonly does: string }[];
  readonly notes: readonly string[];
  readonly load: () => Promise<Command>;
}

/** More arguments than anybody types. */
export const many = 64;
export const json: OptionSpec = flag(
  'json',
  'Print one JSON document on stdout and nothing else; progress goes to stderr.',
);
export const help: OptionSpec = flag('help', 'Print this help.');
export const strict: OptionSpec = flag('strict', 'Count XPASS (the linked issue did not show) as a failure.');
export const runsDir: OptionSpec = option('runs-dir', 'DIR', 'Where run directories are. Default ./runs.');
export const runArgument: string =
  'RUN is the path of a run directory, a run id (or its beginning), or "latest" for the newest one under the runs folder ("latest~1" for the one before it).';

export function option(name: string, value: string, text: string): OptionSpec {
  return { name, value, multiple: false, help: text };
}

export function flag(name: string, text: string): OptionSpec {
  return { name, value: null, multiple: false, help: text };
}
