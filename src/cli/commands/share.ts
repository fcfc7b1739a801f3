// SPDX-License-Identifier: Apache-2.0
/** `chaos share`: the timeline of a run as a picture or as text that GitHub draws. */
import path from 'node:path';
import { resolveRun } from '../../app/runs.ts';
import { SHARE_FORMATS, shareRun, THEMES } from '../../app/share.ts';
import { EXIT } from '../../core/domain/errors.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { checkJsonHasFile, choiceOf, printText } from '../text-output.ts';

export const shareCommand: Command = (args, terminal) => {
  const { cwd } = terminal;
  const format = choiceOf(args, { name: 'format', choices: SHARE_FORMATS, usual: 'svg' });
  const theme = choiceOf(args, { name: 'theme', choices: THEMES, usual: 'light' });
  checkJsonHasFile(args);
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const runDir = resolveRun(args.positionals[0] ?? '', { cwd, runsDir });
  const text = shareRun(createAppPorts(), runDir, { format, theme });
  const produce = (write: (part: string) => void): readonly string[] => {
    write(text);
    return [];
  };
  printText(args, terminal, { format, produce });
  return Promise.resolve(EXIT.ok);
};
