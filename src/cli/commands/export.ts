// SPDX-License-Identifier: Apache-2.0
/** `chaos export`: a run in the formats of other programs. */
import path from 'node:path';
import { EXPORT_FORMATS, exportRun } from '../../app/export.ts';
import { resolveRun } from '../../app/runs.ts';
import { EXIT } from '../../core/domain/errors.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { checkJsonHasFile, choiceOf, printText } from '../text-output.ts';

export const exportCommand: Command = (args, terminal) => {
  const { cwd } = terminal;
  const format = choiceOf(args, { name: 'format', choices: EXPORT_FORMATS, usual: null });
  checkJsonHasFile(args);
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const runDir = resolveRun(args.positionals[0] ?? '', { cwd, runsDir });
  const produce = exportRun(createAppPorts(), runDir, { format, strict: args.flag('strict') });
  printText(args, terminal, { format, produce });
  return Promise.resolve(EXIT.ok);
};
