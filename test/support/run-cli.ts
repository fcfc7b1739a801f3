// SPDX-License-Identifier: Apache-2.0
/** The command line inside the test's process: the same code as main.ts, without the time that a start takes. */
import { dispatch } from '../../src/cli/dispatch.ts';
import { type ProgramResult, stateHome } from './run-program.ts';

export async function callCli(args: readonly string[], options: { readonly cwd: string }): Promise<ProgramResult> {
  let stdout = '';
  let stderr = '';
  // Of this worker's process, which runs one test file.
  process.env['XDG_STATE_HOME'] = stateHome(options.cwd);
  const code = await dispatch(args, {
    out: (text) => (stdout += text),
    err: (text) => (stderr += text),
    colour: false,
    live: false,
    columns: () => 80,
    outColumns: () => 80,
    cwd: options.cwd,
    program: 'chaos',
  });
  return { code, stdout, stderr };
}
