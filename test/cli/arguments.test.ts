// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { parseInvocation, wantsJson } from '../../src/cli/arguments.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { UsageError } from '../../src/core/domain/errors.ts';

test('a command, its positionals and its options are told apart', () => {
  const args = commandArguments(['run', 'smoke', '--adapter', 'standin', '--set', 'a=1', 'hello-world', '--set=b=2']);
  expect(args.positionals).toEqual(['smoke', 'hello-world']);
  expect(args.text('adapter')).toBe('standin');
  expect(args.list('set')).toEqual(['a=1', 'b=2']);
  expect(args.text('seed')).toBeNull();
  expect(args.flag('strict')).toBe(false);
});

test('what follows two dashes is a positional', () => {
  expect(commandArguments(['run', '--', '--strict']).positionals).toEqual(['--strict']);
});

test('help can be asked for in every way people try', () => {
  for (const argv of [[], ['--help'], ['-h'], ['help']])
    expect(parseInvocation(argv)).toEqual({ kind: 'help', command: null });
  for (const argv of [
    ['run', '--help'],
    ['run', '-h'],
    ['help', 'run'],
    ['run', 'x', '--help'],
  ]) {
    expect(parseInvocation(argv)).toMatchObject({ kind: 'help', command: { name: 'run' } });
  }
});

test.for([
  { argv: ['rnu', 'x'], message: 'unknown command "rnu"', hint: 'Did you mean run?' },
  { argv: ['--strict', 'run'], message: 'unknown option --strict before a command', hint: 'chaos --help' },
  {
    argv: ['run', 'x', '--adaptor', 'y'],
    message: 'unknown option --adaptor of run',
    hint: 'Did you mean --adapter?',
  },
  { argv: ['run', 'x', '--adapter'], message: 'option --adapter needs a value, ID|FILE', hint: 'chaos run --help' },
  { argv: ['run', 'x', '--adapter='], message: 'option --adapter needs a value', hint: 'chaos run --help' },
  { argv: ['run', 'x', '--adapter', '--json'], message: '--json follows', hint: 'chaos run --help' },
  { argv: ['run', 'x', '--seed', '1', '--seed', '2'], message: '--seed was given twice', hint: 'chaos run --help' },
  { argv: ['list', '--json=yes'], message: 'option --json takes no value', hint: 'chaos list --help' },
  { argv: ['show'], message: 'show needs RUN', hint: 'chaos show --help' },
  { argv: ['demo', 'x'], message: 'demo takes no argument; found "x"', hint: 'chaos demo --help' },
  { argv: ['show', 'a', 'b'], message: 'show takes at most 1 argument; found "b"', hint: 'chaos show --help' },
  { argv: ['run', 'x', '-x'], message: 'unknown option -x of run', hint: 'chaos run --help' },
  { argv: ['help', 'lst'], message: 'unknown command "lst"', hint: 'Did you mean list?' },
])('$argv is refused with the way out', ({ argv, message, hint }) => {
  const error = catchError(() => parseInvocation(argv));
  expect(error).toBeInstanceOf(UsageError);
  expect((error as UsageError).message).toContain(message);
  expect((error as UsageError).hint).toContain(hint);
});

test('no word of a command line that can be misspelt by one letter is left without its correction', () => {
  for (const { name } of COMMANDS) {
    const misspelt = `${name.slice(0, -1)}x`;
    const error = catchError(() => parseInvocation([misspelt])) as UsageError;
    expect(error.hint).toContain(`Did you mean ${name}?`);
  }
});

test('JSON is wanted only where the option stands', () => {
  expect(wantsJson(['run', 'x', '--json'])).toBe(true);
  expect(wantsJson(['run', '--', '--json'])).toBe(false);
});

function commandArguments(argv: readonly string[]) {
  const invocation = parseInvocation(argv);
  if (invocation.kind !== 'command') throw new Error(`not a command: ${invocation.kind}`);
  return invocation.args;
}

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}
