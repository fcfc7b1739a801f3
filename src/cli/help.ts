// SPDX-License-Identifier: Apache-2.0
/** Help texts, written from the table of commands. */
import type { CommandSpec, OptionSpec } from './command-spec.ts';
import { COMMANDS, EXIT_CODE_HELP } from './commands.ts';

const widthColumns = 80;

/** `chaos --help` */
export function generalHelp(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length)) + 2;
  return [
    'Usage: chaos COMMAND [ARGUMENTS] [OPTIONS]',
    '',
    'Fault injection for OpenShell: one YAML file in, a verdict with evidence out.',
    '',
    'Commands:',
    ...COMMANDS.flatMap(({ name, summary }) => row(name, summary, width)),
    '',
    'Examples:',
    ...examples([
      { line: 'chaos demo', does: 'six experiments on an embedded gateway, in under a minute' },
      { line: 'chaos run hello-world --adapter standin', does: 'one experiment' },
      { line: 'chaos COMMAND --help', does: 'options and examples of a command' },
    ]),
    '',
    ...exitCodes(),
    '',
  ].join('\n');
}

/** `chaos COMMAND --help` */
export function commandHelp(command: CommandSpec): string {
  const usage = ['chaos', command.name, command.positionals, '[OPTIONS]'].filter((word) => word !== '').join(' ');
  const labels = command.options.map(optionLabel);
  const width = Math.min(26, Math.max(...labels.map(({ length }) => length)) + 2);
  return [
    `Usage: ${usage}`,
    '',
    ...wrap(command.summary, widthColumns),
    ...command.notes.flatMap((note) => ['', ...wrap(note, widthColumns)]),
    '',
    'Options:',
    ...command.options.flatMap((option) => row(optionLabel(option), option.help, width)),
    '',
    'Examples:',
    ...examples(command.examples),
    '',
    ...exitCodes(),
    '',
  ].join('\n');
}

function exitCodes(): readonly string[] {
  return ['Exit codes:', ...EXIT_CODE_HELP.flatMap(({ code, means }) => row(String(code), means, 3))];
}

function examples(list: CommandSpec['examples']): readonly string[] {
  return list.flatMap(({ line, does }) => [`  ${line}`, `      ${does}`]);
}

function optionLabel(option: OptionSpec): string {
  return option.value === null ? `--${option.name}` : `--${option.name} ${option.value}`;
}

/** A label and its text beside it, or below it where the label is too long. */
function row(label: string, text: string, width: number): readonly string[] {
  const lines = wrap(text, widthColumns - width - 2);
  const indent = ' '.repeat(width + 2);
  if (label.length + 2 > width && width > 3) return [`  ${label}`, ...lines.map((line) => `${indent}${line}`)];
  const [first = '', ...rest] = lines;
  return [`  ${label.padEnd(width)}${first}`, ...rest.map((line) => `${indent}${line}`)];
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
