// SPDX-License-Identifier: Apache-2.0

import os from 'node:os';
import { expect, test } from 'vitest';
import { COMMANDS, EXIT_CODE_HELP } from '../../src/cli/commands.ts';
import { commandHelp, generalHelp } from '../../src/cli/help.ts';
import type { Verdict } from '../../src/core/domain/documents.ts';
import { EXIT, exitCodeOfVerdict } from '../../src/core/domain/errors.ts';
import { callCli } from '../support/run-cli.ts';
import { runProgram } from '../support/run-program.ts';

const inTmp = { cwd: os.tmpdir() };

test('the general help names every command, an example and every exit code', async () => {
  const { code, stdout, stderr } = await runProgram('src/cli/main.ts', ['--help'], inTmp);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const { name } of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(stdout).toContain('chaos demo');
  for (const { code: exit } of EXIT_CODE_HELP) expect(stdout).toMatch(new RegExp(`^  ${String(exit)}  \\S`, 'm'));
});

test.for(COMMANDS.map(({ name }) => name))('chaos %s --help shows its options and examples', async (name) => {
  const { code, stdout, stderr } = await callCli([name, '--help'], inTmp);
  const command = COMMANDS.find((candidate) => candidate.name === name)!;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(new RegExp(`^Usage: chaos ${name}`));
  for (const option of command.options) expect(stdout).toContain(`--${option.name}`);
  expect(command.examples.length).toBeGreaterThan(0);
  for (const { line } of command.examples) expect(stdout).toContain(line);
});

test('no line of a help text is wider than a terminal', () => {
  const texts = [generalHelp(), ...COMMANDS.map(commandHelp)];
  expect(texts.flatMap((text) => text.split('\n')).filter((line) => line.length > 80)).toEqual([]);
});

test('every example of a command is a command line that is accepted', async () => {
  const { parseInvocation } = await import('../../src/cli/arguments.ts');
  for (const { examples } of COMMANDS) {
    for (const { line } of examples) {
      const [program, ...argv] = line.split(' ');
      expect(program).toBe('chaos');
      expect(parseInvocation(argv)).toMatchObject({ kind: 'command' });
    }
  }
});

test('every command prints JSON when asked', () => {
  for (const { options } of COMMANDS) expect(options.map(({ name }) => name)).toContain('json');
});

test('the exit codes of the help text are those that are used', () => {
  expect(EXIT_CODE_HELP.map(({ code }) => code)).toEqual(Object.values(EXIT));
  const verdicts: readonly Verdict[] = ['PASS', 'FAIL', 'XFAIL', 'ERROR'];
  for (const verdict of verdicts) {
    const rows = EXIT_CODE_HELP.filter(({ means }) => new RegExp(`\\b${verdict}\\b`).test(means));
    expect(rows.map(({ code }) => code)).toEqual([exitCodeOfVerdict(verdict, false)]);
  }
  const xpass = EXIT_CODE_HELP.filter(({ means }) => means.includes('XPASS'));
  expect(xpass.map(({ code }) => code)).toEqual([exitCodeOfVerdict('XPASS', false), exitCodeOfVerdict('XPASS', true)]);
});

test('the version is that of the package', async () => {
  const { stdout, code } = await callCli(['--version'], inTmp);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^openshell-chaos \d+\.\d+\.\d+\n$/);
});
