// SPDX-License-Identifier: Apache-2.0
/** `chaos recover`: what was found of runs whose harness died, and what was put back. */
import path from 'node:path';
import { recoverDirectory } from '../../app/recover-directory.ts';
import { recoverAll, type RecoveredRun, type Recovery } from '../../app/recover.ts';
import { resolveRun } from '../../app/runs.ts';
import { EXIT, UsageError } from '../../core/domain/errors.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts, watchStopSignals } from '../../wiring.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';
import type { Terminal } from '../terminal.ts';

export const recoverCommand: Command = async (args, terminal) => {
  const stop = watchStopSignals((name) => terminal.err(`${name} again: already stopping\n`));
  try {
    const one = args.positionals.length > 0;
    const recovery = await recover(args, terminal, stop.signal);
    if (args.flag('json')) printJson(terminal, recovery);
    else print(terminal, recovery);
    // Without an argument a run that is still under way is not what was asked for.
    const fine = recovery.runs.every(({ outcome }) => outcome === 'recovered' || (!one && outcome === 'running'));
    return fine && recovery.refused.length === 0 && !stop.signal.aborted ? EXIT.ok : EXIT.error;
  } finally {
    stop.close();
  }
};

async function recover(args: ParsedArguments, { cwd }: Terminal, signal: AbortSignal): Promise<Recovery> {
  const ports = createAppPorts();
  const trust = args.flag('trust-directory');
  const [run] = args.positionals;
  if (run !== undefined) {
    const runDir = resolveRun(run, { cwd, runsDir: path.resolve(cwd, args.text('runs-dir') ?? 'runs') });
    return { runs: [await recoverDirectory(ports, { runDir, trust }, signal)], refused: [] };
  }
  if (trust) throw new UsageError('--trust-directory needs the directory that is trusted', { code: 'wrong-arguments' });
  return recoverAll(ports, signal);
}

function print(terminal: Terminal, { runs, refused }: Recovery): void {
  if (runs.length === 0 && refused.length === 0) printLines(terminal, ['Nothing to recover: no run was left.']);
  printLines(terminal, [
    ...runs.flatMap((run) => describe(run, terminal.cwd)),
    ...refused.map((line) => visible(`not recovered: ${line}`, 1000)),
  ]);
}

function describe({ runId, runDir, outcome, lines }: RecoveredRun, cwd: string): readonly string[] {
  const place = visible(shownPath(runDir, cwd), 1000);
  return [`${runId}: ${words[outcome]} (${place})`, ...lines.map((line) => `  ${visible(line, 1000)}`)];
}

const words: Readonly<Record<RecoveredRun['outcome'], string>> = {
  recovered: 'nothing of it is left',
  left: 'not everything could be put back',
  running: 'still runs',
  busy: 'is being recovered',
  elsewhere: 'ran in another container',
  explained: 'nothing was done',
};
