// SPDX-License-Identifier: Apache-2.0
/** `chaos dashboard`: runs in Prometheus and Grafana. */
import path from 'node:path';
import { writeDashboard } from '../../app/dashboard.ts';
import { resolveRun } from '../../app/runs.ts';
import { EXIT, UsageError } from '../../core/domain/errors.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';

export const dashboardCommand: Command = (args, terminal) => {
  const { cwd } = terminal;
  const out = args.text('out');
  if (out === null) throw new UsageError('--out is missing; expected a folder', { code: 'wrong-arguments' });
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const runDirs = [...new Set(args.positionals.map((text) => resolveRun(text, { cwd, runsDir })))];
  const dir = path.resolve(cwd, out);
  const { files, notes } = writeDashboard(createAppPorts(), runDirs, dir);
  for (const note of notes) terminal.err(`chaos: ${visible(note, 500)}\n`);
  if (args.flag('json')) printJson(terminal, { folder: dir, files, leftOut: notes });
  else
    printLines(terminal, [
      shownPath(dir, cwd),
      `docker compose -f ${shownPath(path.join(dir, 'compose.yml'), cwd)} up`,
    ]);
  return Promise.resolve(EXIT.ok);
};
