// SPDX-License-Identifier: Apache-2.0
/** Arguments of one command, checked against its row of the table. Every refusal names the nearest correct word. */
import { parseArgs } from 'node:util';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import type { ParsedArguments } from './command.ts';
import type { CommandSpec, OptionSpec } from './command-spec.ts';
import { COMMANDS, INTERNAL_COMMANDS } from './commands.ts';

export type Invocation =
  | { readonly kind: 'help'; readonly command: CommandSpec | null }
  | { readonly kind: 'version' }
  | { readonly kind: 'command'; readonly command: CommandSpec; readonly args: ParsedArguments };

/** What `argv` (without node and script) asks for. Throws a UsageError. */
export function parseInvocation(argv: readonly string[]): Invocation {
  const [first, ...rest] = argv;
  if (first === undefined || first === '--help' || first === '-h') return { kind: 'help', command: null };
  if (first === 'help') return { kind: 'help', command: rest[0] === undefined ? null : findCommand(rest[0]) };
  if (first === '--version' || first === '-V') return { kind: 'version' };
  const command = findCommand(first);
  const parsed = parseOptions(command, rest);
  if (parsed.flag('help')) return { kind: 'help', command };
  checkPositionals(command, parsed.positionals);
  return { kind: 'command', command, args: parsed };
}

/** Whether `--json` was asked for, also where the arguments cannot be parsed. */
export function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end === -1 ? argv : argv.slice(0, end)).includes('--json');
}

function findCommand(name: string): CommandSpec {
  const found = [...COMMANDS, ...INTERNAL_COMMANDS].find((command) => command.name === name);
  if (found !== undefined) return found;
  const names = COMMANDS.map((command) => command.name);
  const what = name.startsWith('-') ? `option ${name} before a command` : `command "${name}"`;
  throw usage(`unknown ${what}; expected one of ${names.join(', ')}`, nearestName(name, names), 'chaos --help');
}

function parseOptions(command: CommandSpec, argv: readonly string[]): ParsedArguments {
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      command.options.map((option) => [
        option.name,
        { type: option.value === null ? ('boolean' as const) : ('string' as const), ...short(option) },
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind === 'option') addOption(command, token, values);
  }
  return {
    positionals,
    flag: (name) => values.has(name),
    text: (name) => values.get(name)?.[0] ?? null,
    list: (name) => values.get(name) ?? [],
  };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function addOption(command: CommandSpec, token: OptionToken, values: Map<string, string[]>): void {
  const option = command.options.find(({ name }) => name === token.name);
  const help = `chaos ${command.name} --help`;
  if (option === undefined) {
    const names = command.options.map(({ name }) => `--${name}`);
    throw usage(
      `unknown option ${token.rawName} of ${command.name}; expected one of ${names.join(', ')}`,
      nearestName(token.rawName, names),
      help,
    );
  }
  const given = values.get(option.name);
  if (option.value === null) {
    if (token.inlineValue === true) throw usage(`option ${token.rawName} takes no value`, null, help);
    values.set(option.name, []);
    return;
  }
  if (given !== undefined && !option.multiple) {
    throw usage(`option ${token.rawName} was given twice; expected once`, null, help);
  }
  values.set(option.name, [...(given ?? []), optionValue(option, token, help)]);
}

function optionValue(option: OptionSpec, token: OptionToken, help: string): string {
  const { value } = token;
  const looksLikeOption = token.inlineValue !== true && value !== undefined && /^-./.test(value);
  if (value === undefined || value === '' || looksLikeOption) {
    const seen = looksLikeOption ? `; ${value} follows (write ${token.rawName}=${value} if that is the value)` : '';
    throw usage(`option ${token.rawName} needs a value, ${option.value ?? ''}${seen}`, null, help);
  }
  return value;
}

function checkPositionals(command: CommandSpec, positionals: readonly string[]): void {
  const help = `chaos ${command.name} --help`;
  if (positionals.length < command.positionalsMin) {
    throw usage(`${command.name} needs ${command.positionals}`, null, help);
  }
  const extra = positionals[command.positionalsMax];
  if (extra === undefined) return;
  const takes = command.positionalsMax === 0 ? 'no argument' : `at most ${countOf(command.positionalsMax)}`;
  throw usage(`${command.name} takes ${takes}; found "${extra}"`, null, help);
}

function countOf(positionals: number): string {
  return positionals === 1 ? '1 argument' : `${String(positionals)} arguments`;
}

function short(option: OptionSpec): { readonly short?: string } {
  return option.name === 'help' ? { short: 'h' } : {};
}

function usage(message: string, nearest: string | null, help: string): UsageError {
  const hint = nearest === null ? `See ${help}.` : `Did you mean ${nearest}? See ${help}.`;
  return new UsageError(message, { code: 'wrong-arguments', hint });
}
