// SPDX-License-Identifier: Apache-2.0
/** `chaos list`: recorded runs, newest first. */
import path from 'node:path';
import { type ListedRun, listRecordedRuns } from '../../app/list.ts';
import { summarise } from '../../app/repeat.ts';
import { EXIT } from '../../core/domain/errors.ts';
import { issueLines } from '../summary.ts';
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
    const rows = runs.map((run) => ({ ...run, verdict: run.verdict ?? statusWithout(run) }));
    printTable(
      terminal,
      rows.map((row) => ({ ...row, issues: hitsOf(row) })),
    );
    const decided = runs.flatMap((run) => (run.verdict === null ? [] : [{ ...run, verdict: run.verdict }]));
    printLines(terminal, issueLines(summarise(decided)));
  }
  return EXIT.ok;
};

function statusWithout({ running }: ListedRun): 'running' | 'ERROR' {
  return running ? 'running' : 'ERROR';
}

/** Linked issues with what became of them, those that showed first. */
function hitsOf({ issueResults }: Pick<ListedRun, 'issueResults'>): readonly string[] {
  const inOrder = [...issueResults].sort(
    (left, right) => Number(right.outcome === 'hit') - Number(left.outcome === 'hit'),
  );
  return inOrder.map(({ issue, outcome }) => `${issue} ${outcome}`);
}
