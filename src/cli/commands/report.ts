// SPDX-License-Identifier: Apache-2.0
/** `chaos report`: report.html again, from the run directory. */
import path from 'node:path';
import { evaluateRun } from '../../app/evaluate.ts';
import { resolveRun } from '../../app/runs.ts';
import { EXIT } from '../../core/domain/errors.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';

export const reportCommand: Command = (args, terminal) => {
  const { cwd } = terminal;
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const { reportPath } = evaluateRun(createAppPorts(), resolveRun(args.positionals[0] ?? '', { cwd, runsDir }));
  if (args.flag('json')) printJson(terminal, { report: reportPath });
  else printLines(terminal, [shownPath(reportPath, cwd)]);
  return Promise.resolve(EXIT.ok);
};
