// SPDX-License-Identifier: Apache-2.0
/** What the commands share whose result is a text for another program: choices, and stdout or a file. */
import path from 'node:path';
import type { WriteExport } from '../app/export.ts';
import { writeOutputFile } from '../app/output-file.ts';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import { visible } from '../core/report/text.ts';
import type { ParsedArguments } from './command.ts';
import { printJson, printLines } from './output.ts';
import { shownPath } from './paths.ts';
import type { Terminal } from './terminal.ts';

/** The value of an option that has few; `usual` where it was not given, null where it must be. */
export function choiceOf<T extends string>(
  args: ParsedArguments,
  option: { readonly name: string; readonly choices: readonly T[]; readonly usual: T | null },
): T {
  const { name, choices, usual } = option;
  const given = args.text(name) ?? usual;
  const found = choices.find((choice) => choice === given);
  if (found !== undefined) return found;
  const expected = `expected one of ${choices.join(', ')}`;
  if (given === null) throw new UsageError(`--${name} is missing; ${expected}`, { code: 'wrong-arguments' });
  const nearest = nearestName(given, choices);
  const hint = nearest === null ? undefined : `Did you mean ${nearest}?`;
  throw new UsageError(`--${name} "${given}" is unknown; ${expected}`, { code: 'wrong-arguments', hint });
}

/** Refused before anything is read: stdout cannot hold both. */
export function checkJsonHasFile(args: ParsedArguments): void {
  if (!args.flag('json') || args.text('out') !== null) return;
  const hint = 'Without --json the text itself goes to stdout.';
  throw new UsageError('--json needs --out FILE', { code: 'wrong-arguments', hint });
}

/** On stdout the text alone; with --out the file's path, or what was written as JSON. What is left out is said on stderr. */
export function printText(
  args: ParsedArguments,
  terminal: Terminal,
  text: { readonly format: string; readonly produce: WriteExport },
): void {
  const out = args.text('out');
  if (out === null) {
    sayNotes(
      terminal,
      text.produce((part) => terminal.out(part)),
    );
    return;
  }
  const file = path.resolve(terminal.cwd, out);
  let notes: readonly string[] = [];
  const bytes = writeOutputFile(file, (write) => {
    notes = text.produce(write);
  });
  sayNotes(terminal, notes);
  if (args.flag('json')) printJson(terminal, { file, format: text.format, bytes, leftOut: notes });
  else printLines(terminal, [shownPath(file, terminal.cwd)]);
}

function sayNotes(terminal: Terminal, notes: readonly string[]): void {
  for (const note of notes) terminal.err(`chaos: ${visible(note, 500)}\n`);
}
