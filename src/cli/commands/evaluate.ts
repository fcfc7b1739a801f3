// SPDX-License-Identifier: Apache-2.0
/** `chaos evaluate`: the verdict again, or beside the first one that of an edited experiment. */
import path from 'node:path';
import { type EvaluatedRun, evaluateRun, reevaluateRun } from '../../app/evaluate.ts';
import { resolveRun } from '../../app/runs.ts';
import { exitCodeOfVerdict } from '../../core/domain/errors.ts';
import { statusLook } from '../../core/report/looks.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';

export const evaluateCommand: Command = (args, terminal) => {
  const { cwd } = terminal;
  const ports = createAppPorts();
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const runDir = resolveRun(args.positionals[0] ?? '', { cwd, runsDir });
  const editedFile = args.text('experiment');
  const strict = args.flag('strict');
  if (editedFile === null) {
    const evaluated = evaluateRun(ports, runDir);
    if (args.flag('json')) printJson(terminal, evaluated.verdict);
    else printLines(terminal, [describe(evaluated), evaluated.changed ? 'verdict.json was written' : unchanged]);
    return Promise.resolve(exitCodeOfVerdict(evaluated.verdict.verdict, strict));
  }
  const { first, edited, folder } = reevaluateRun(ports, runDir, {
    path: path.resolve(cwd, editedFile),
    shownPath: editedFile,
  });
  if (args.flag('json')) {
    printJson(terminal, { first: first.verdict, edited: edited.verdict, folder: path.join(runDir, folder) });
  } else {
    printLines(terminal, [
      `as it ran: ${describe(first)}`,
      `with ${visible(editedFile, 300)}: ${describe(edited)}`,
      `  ${shownPath(path.join(runDir, folder), cwd)}`,
    ]);
  }
  return Promise.resolve(exitCodeOfVerdict(edited.verdict.verdict, strict));
};

const unchanged = 'verdict.json is unchanged, byte for byte';

function describe({ verdict }: EvaluatedRun): string {
  const { glyph, word } = statusLook(verdict.verdict);
  return `${glyph} ${word} ${verdict.experiment}: ${visible(verdict.headline, 500)}`;
}
