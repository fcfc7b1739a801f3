// SPDX-License-Identifier: Apache-2.0
/** The command line that runs the same again, quoted for bash so that it can be pasted. */
import { unseen } from './text.ts';

const maxLength = 4000;

/** `chaos run hello-world --seed 7`; null when there is none or it is too long to paste. */
export function buildReproduceCommand(args: readonly string[]): string | null {
  if (args.length === 0) return null;
  const command = ['chaos', ...args.map(quote)].join(' ');
  return command.length > maxLength ? null : command;
}

function quote(argument: string): string {
  if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(argument)) return argument;
  if (argument.search(unseen) < 0) return `'${argument.replaceAll("'", `'\\''`)}'`;
  return `$'${argument.replace(/[\\']/g, '\\$&').replace(unseen, escapeForBash)}'`;
}

function escapeForBash(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  if (hex.length <= 2) return `\\x${hex.padStart(2, '0')}`;
  return hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}
