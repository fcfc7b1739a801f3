// SPDX-License-Identifier: Apache-2.0

/**
 * Reads a command line into options, positionals and what follows `--`. Owns the translation of a parse failure into
 * a UsageError; which options exist is decided by each command.
 */

import { parseArgs } from 'node:util';
import { UsageError } from './errors.ts';

/** One option: a flag, a value, or a value that may be repeated; `short` is its one-letter form. */
export interface OptionSpec {
  readonly kind: 'flag' | 'value' | 'list';
  readonly short?: string;
}

export interface ParsedOptions {
  readonly flag: (name: string) => boolean;
  readonly value: (name: string) => string | undefined;
  readonly list: (name: string) => readonly string[];
  readonly positionals: readonly string[];
  /** Everything after the first `--`, undefined when there was none. */
  readonly rest: readonly string[] | undefined;
}

/** Parses `args` against `specs`; an unknown option or a missing value is a UsageError. */
export function parseOptions(args: readonly string[], specs: Readonly<Record<string, OptionSpec>>): ParsedOptions {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const { values, positionals } = parse(own, specs);
  const strings = (name: string): readonly string[] => {
    const found = values[name];
    if (found === undefined) return [];
    return (Array.isArray(found) ? found : [found]).filter((item): item is string => typeof item === 'string');
  };
  return {
    flag: (name) => values[name] === true,
    value: (name) => strings(name).at(-1),
    list: strings,
    positionals,
    rest: end < 0 ? undefined : args.slice(end + 1),
  };
}

interface RawOptions {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
}

function parse(args: readonly string[], specs: Readonly<Record<string, OptionSpec>>): RawOptions {
  const options: Record<string, { type: 'string' | 'boolean'; multiple: boolean; short?: string }> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const type = spec.kind === 'flag' ? 'boolean' : 'string';
    options[name] = {
      type,
      multiple: spec.kind === 'list',
      ...(spec.short === undefined ? {} : { short: spec.short }),
    };
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The value of an option that must be there. */
export function required(options: ParsedOptions, name: string): string {
  const value = options.value(name);
  if (value === undefined || value === '') throw new UsageError(`the option --${name} is required`);
  return value;
}

/** A whole number of an option, within [min, max]. */
export function integerOption(
  text: string,
  name: string,
  limits: { readonly min: number; readonly max: number },
): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= limits.min && value <= limits.max)) {
    throw new UsageError(`--${name} must be a whole number from ${limits.min} to ${limits.max}, not "${text}"`);
  }
  return value;
}
