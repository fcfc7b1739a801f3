// SPDX-License-Identifier: Apache-2.0
/** `chaos list`: recorded runs, newest first. */
import path from 'node:path';
import { listRecordedRuns } from '../../app/list.ts';
import { EXIT } from '../../core/domain/errors.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';
import { printTable } from '../table.ts';

export const listCommand: Command = async (args, terminal) => {
  const runsDir = path.resolve(terminal.cwd, args.text('runs-dir') ?? 'runs');
  const runs = await listRecordedRuns(createAppPorts(), { runsDir, experiments: args.positionals });
  if (args.flag('json')) {
    printJson(terminal, runs);
  } else if (runs.length === 0) {
    printLines(terminal, [`No run under ${shownPath(runsDir, terminal.cwd)}. ${terminal.program} demo makes some.`]);
  } else {
    // Without a verdict nothing can be trusted of a run that is over, which is what ERROR says.
    printTable(
      terminal,
      runs.map((run) => ({ ...run, verdict: run.verdict ?? (run.running ? 'running' : 'ERROR') })),
    );
  }
  return EXIT.ok;
};
