// SPDX-License-Identifier: Apache-2.0
/** `chaos gateway WHAT`, which hooks call and people do not: hands the hook's environment over. */
import process from 'node:process';
import type { ExitCode } from '../../core/domain/errors.ts';
import { callGateway } from '../../wiring.ts';
import type { Command } from '../command.ts';

export const gatewayCommand: Command = async ({ positionals: [what = ''] }, terminal) => {
  const code = await callGateway({
    what,
    env: process.env,
    out: (text) => terminal.out(text),
    err: (text) => terminal.err(text),
  });
  // Of a hook, which has more of them.
  return code as ExitCode;
};
