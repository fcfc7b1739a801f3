// SPDX-License-Identifier: Apache-2.0
/** `chaos demo`: the table, why it is as expected, and what to do next. */
import path from 'node:path';
import { type DemoRequest, type DemoResult, readProfile, runDemo } from '../../app/demo.ts';
import { exitCodeOfResults } from '../../app/outcome.ts';
import { EXIT, type ExitCode } from '../../core/domain/errors.ts';
import { REPORT_NAME } from '../../app/evaluate.ts';
import { visible } from '../../core/report/text.ts';
import { createAppPorts, watchStopSignals } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';
import { createProgressDisplay } from '../progress.ts';
import { listenerFor } from '../run-listener.ts';
import { printTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

export const demoCommand: Command = async (args, terminal) => {
  const profile = readProfile(args.text('profile') ?? 'observed');
  const runsDir = path.resolve(terminal.cwd, args.text('runs-dir') ?? 'runs');
  const display = createProgressDisplay(terminal);
  const stop = watchStopSignals((name) => display.line(`${name} again: already stopping, faults are being reverted`));
  try {
    const listener = listenerFor(display, terminal.cwd);
    const request = { cwd: terminal.cwd, profile, all: args.flag('all'), seed: args.text('seed'), runsDir };
    const demo = await runDemo(createAppPorts(), request, { listener, signal: stop.signal });
    if (args.flag('json')) printJson(terminal, demo.results.map(pick));
    else print(terminal, demo, request);
    return exitCodeOf(demo);
  } finally {
    display.end();
    stop.close();
  }
};

/** 0 when the table is its profile's, however many of its verdicts are failures. */
function exitCodeOf(demo: DemoResult): ExitCode {
  if (demo.asExpected) return EXIT.ok;
  return exitCodeOfResults(demo.results, false) === EXIT.error ? EXIT.error : EXIT.fail;
}

function pick({ experiment, verdict, durationMs, issues, runDir, document }: DemoResult['results'][number]): unknown {
  return { experiment, verdict, durationMs, issues, leftovers: document?.leftovers ?? [], runDir };
}

function print(terminal: Terminal, demo: DemoResult, { profile, all }: Pick<DemoRequest, 'profile' | 'all'>): void {
  printTable(terminal, demo.results);
  const last = demo.results.at(-1)?.runDir ?? null;
  const other = profile === 'fixed' ? 'observed' : 'fixed';
  const { program, cwd } = terminal;
  const next = [
    { command: 'show latest', does: 'what happened in the last run, step by step' },
    {
      command: `demo${all ? ' --all' : ''} --profile ${other}`,
      does: `the same ${other === 'fixed' ? 'without' : 'with'} the bugs`,
    },
    { command: 'run supervisor-kill --adapter standin --seed 7', does: 'one of them, with choices that repeat' },
  ];
  printLines(terminal, [
    ...(demo.findings.length === 0 ? [] : ['', 'Found:']),
    ...demo.findings.map((finding) => `  ${visible(finding, 500)}`),
    '',
    demo.why,
    ...(last === null ? [] : [`The last report: ${shownPath(path.join(last, REPORT_NAME), cwd)}`]),
    '',
    'Next:',
    ...next.flatMap(({ command, does }) => [`  ${program} ${command}`, `      ${does}`]),
  ]);
}
