// SPDX-License-Identifier: Apache-2.0

/**
 * What the `openshell` commands share in reading names and pairs and in printing. Owns forms, no contents.
 */

import { UsageError } from '../lib/errors.ts';
import type { ParsedOptions } from '../lib/options.ts';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Left-aligned columns. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export function outputFormat(options: ParsedOptions): 'table' | 'json' {
  const format = options.value('output') ?? 'table';
  if (format !== 'table' && format !== 'json')
    throw new UsageError(`invalid value '${format}' for '--output': possible values are table, json`);
  return format;
}

/** The one positional: a sandbox's name. */
export function oneName(options: ParsedOptions): string {
  const [name, extra] = options.positionals;
  if (name === undefined) throw new UsageError('the name of a sandbox is missing');
  if (extra !== undefined) throw new UsageError(`unexpected argument '${extra}'`);
  return encodeURIComponent(name);
}

/** `KEY=VALUE` texts as a record. */
export function parsePairs(texts: readonly string[], option: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf('=');
      if (at < 1) throw new UsageError(`invalid value '${text}' for '${option}': expected KEY=VALUE`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
}
