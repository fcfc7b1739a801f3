// SPDX-License-Identifier: Apache-2.0
/** `chaos run`: progress on stderr, then the table of results, or the results as JSON. */
import path from 'node:path';
import { exitCodeOfResults, resultOf } from '../../app/outcome.ts';
import { runExperiments, type RunRequest } from '../../app/run.ts';
import type { Command } from '../command.ts';
import { createAppPorts, watchStopSignals } from '../../wiring.ts';
import { printJson } from '../output.ts';
import { createProgressDisplay } from '../progress.ts';
import { listenerFor } from '../run-listener.ts';
import { printTable } from '../table.ts';

export const runCommand: Command = async (args, terminal) => {
  const request: RunRequest = {
    cwd: terminal.cwd,
    experiments: args.positionals,
    adapter: args.text('adapter'),
    gateway: args.text('gateway') ?? 'auto',
    sets: args.list('set'),
    seed: args.text('seed'),
    runsDir: path.resolve(terminal.cwd, args.text('runs-dir') ?? 'runs'),
    experimentsDir: args.text('experiments-dir'),
    adaptersDir: args.text('adapters-dir'),
    keepLeftovers: args.flag('keep-leftovers'),
  };
  const display = createProgressDisplay(terminal);
  const stop = watchStopSignals((name) => display.line(`${name} again: already stopping, faults are being reverted`));
  try {
    const listener = listenerFor(display, terminal.cwd);
    const results = await runExperiments(createAppPorts(), request, { listener, signal: stop.signal });
    if (args.flag('json')) printJson(terminal, results.map(resultOf));
    else printTable(terminal, results);
    return exitCodeOfResults(results, args.flag('strict'));
  } finally {
    display.end();
    stop.close();
  }
};
