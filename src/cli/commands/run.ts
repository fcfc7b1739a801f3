// SPDX-License-Identifier: Apache-2.0
/** `chaos run`: progress on stderr, then the table of results, or the results as JSON. */
import path from 'node:path';
import { exitCodeOfResults, resultOf, type RunOutcome } from '../../app/outcome.ts';
import {
  exitCodeUntilHit,
  readRepetition,
  type Repetition,
  summarise,
  type TypedRepetition,
} from '../../app/repeat.ts';
import { runExperiments, type RunRequest } from '../../app/run.ts';
import { resolveRun } from '../../app/runs.ts';
import { UsageError } from '../../core/domain/errors.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { createAppPorts, watchStopSignals } from '../../wiring.ts';
import { printJson, printLines } from '../output.ts';
import { createProgressDisplay } from '../progress.ts';
import { listenerFor } from '../run-listener.ts';
import { summaryLines } from '../summary.ts';
import { printTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

export const runCommand: Command = async (args, terminal) => {
  const request = readRequest(args, terminal.cwd);
  const display = createProgressDisplay(terminal);
  const stop = watchStopSignals((name) => display.line(`${name} again: already stopping, faults are being reverted`));
  try {
    const listener = listenerFor(display, terminal.cwd);
    const results = await runExperiments(createAppPorts(), request, { listener, signal: stop.signal });
    if (args.flag('json')) printJson(terminal, results.map(resultOf));
    else printResults(terminal, results, request.repetition);
    return request.repetition.until === 'hit'
      ? exitCodeUntilHit(results)
      : exitCodeOfResults(results, args.flag('strict'));
  } finally {
    display.end();
    stop.close();
  }
};

/** A replay takes all of these from its run. */
const pinnedByReplay = ['adapter', 'gateway', 'set', 'seed', 'repeat', 'until-hit'];

function readRequest(args: ParsedArguments, cwd: string): RunRequest & { readonly repetition: TypedRepetition } {
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const replay = args.text('replay');
  checkWhatRuns(args, replay);
  return {
    cwd,
    experiments: args.positionals,
    adapter: args.text('adapter'),
    gateway: args.text('gateway') ?? 'auto',
    sets: args.list('set'),
    seed: args.text('seed'),
    runsDir,
    experimentsDir: args.text('experiments-dir'),
    adaptersDir: args.text('adapters-dir'),
    keepLeftovers: args.flag('keep-leftovers'),
    repetition: readRepetition(args.text('repeat'), args.flag('until-hit') ? 'hit' : 'count'),
    ...(replay === null ? {} : { replay: resolveRun(replay, { cwd, runsDir }) }),
  };
}

function checkWhatRuns(args: ParsedArguments, replay: string | null): void {
  const hint = 'See chaos run --help.';
  if (replay === null) {
    if (args.positionals.length > 0) return;
    throw new UsageError('run needs EXPERIMENT..., or --replay RUN', { code: 'wrong-arguments', hint });
  }
  const [experiment] = args.positionals;
  const other = experiment ?? pinnedByReplay.filter((name) => args.flag(name)).map((name) => `--${name}`)[0];
  if (other === undefined) return;
  throw new UsageError(`--replay takes everything from its run; found ${other} beside it`, {
    code: 'wrong-arguments',
    hint,
  });
}

function printResults(terminal: Terminal, results: readonly RunOutcome[], { times }: Repetition): void {
  printTable(terminal, results);
  if (times > 1) printLines(terminal, ['', ...summaryLines(summarise(results))]);
}
