// SPDX-License-Identifier: Apache-2.0
/**
 * One call of the command line: arguments to a command to an exit code. Loads only what the command needs, so that
 * `--help` costs no more than starting Node.
 */
import { EXIT, type ExitCode, exitCodeOfError } from '../core/domain/errors.ts';
import { parseInvocation, wantsJson } from './arguments.ts';
import type { Terminal } from './terminal.ts';

/** `argv` without node and script. Never rejects: an error is printed and becomes its exit code. */
export async function dispatch(argv: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const invocation = parseInvocation(argv);
    if (invocation.kind === 'command') {
      const command = await invocation.command.load();
      return await command(invocation.args, terminal);
    }
    if (invocation.kind === 'version') {
      const { TOOL } = await import('../app/tool.ts');
      terminal.out(`${TOOL.name} ${TOOL.version}\n`);
      return EXIT.ok;
    }
    const { commandHelp, generalHelp } = await import('./help.ts');
    terminal.out(invocation.command === null ? generalHelp() : commandHelp(invocation.command));
    return EXIT.ok;
  } catch (error) {
    const { describeError } = await import('./errors.ts');
    const { text, json } = describeError(error);
    terminal.err(text);
    if (wantsJson(argv)) terminal.out(`${JSON.stringify(json, null, 2)}\n`);
    return exitCodeOfError(error);
  }
}
